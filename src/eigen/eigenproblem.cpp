// SPDX-License-Identifier: BSD-3-Clause
#include "eigen/eigenproblem.hpp"

#include <cstdint>
#include <string>
#include <string_view>

#include "panel_qr/args.hpp"
#include "reflectors/args.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {

namespace {

/// The order from which on two stages are faster, measured on one H200, and for vectors of double precision
/// on two. Several devices share the work of one stage better, and complex numbers add to that work. The way
/// back of the chase is computed in double precision, even where the rest is in single and faster by that.
template <class T>
index_t two_stages_from(int devices, bool with_vectors) {
    constexpr bool is_wide = sizeof(real_t<T>) == sizeof(double);
    if (!with_vectors) return is_complex<T> ? (is_wide ? 3800 : 5200) : (is_wide ? 3500 : 3700);
    if (is_complex<T>) return is_wide ? (devices == 1 ? 4500 : 5200) : 9500;
    return is_wide ? 3500 : 4000;
}

constexpr std::string_view automatic = "auto";

/// auto:n names the order, on any devices.
template <class T>
bool asks_for_two(const Context& context, const std::string& stages, int devices, index_t n,
                  bool with_vectors) {
    if (!stages.starts_with(automatic)) return stages == "2";
    if (stages != automatic) return n >= std::stoll(stages.substr(automatic.size() + 1));
    return n >= two_stages_from<T>(devices, with_vectors) && !context.is_simulated();
}

}  // namespace

template <class T>
EigenproblemPlan eigenproblem_plan(Context& context, int devices, index_t n, bool with_vectors) {
    const std::string& stages = context.settings.text("syevd.stages");
    const index_t nb = sytrd_block(context, n);
    const bool fits = nb <= panel_qr_limit;
    if (!fits || !asks_for_two<T>(context, stages, devices, n, with_vectors))
        return one_stage_plan<T>(context, n);
    return {std::min({context.settings.integer("test.sy2sb.reflectors"), larft_limit, n}),
            sy2sb_group<T>(context, devices, n, nb)};
}

template <class T>
EigenproblemPlan one_stage_plan(Context& context, index_t n) {
    return EigenproblemPlan(apply_q_block<T>(context, n, ProductUse::back_transformation));
}
bool stages_are_free(const Context& context) {
    return context.settings.text("syevd.stages").starts_with(automatic);
}

template <class T>
TwoStageWork<T>::TwoStageWork(Arena& arena, const DistMatrix<T>& a, index_t panels, bool with_vectors,
                              const CarveLater& later)
    : to_band(arena, a, a.cyclic.nb(), panels, chase_width(a.cyclic.nb()), [&] {
          to_tridiagonal =
              std::make_unique<ChaseWork<T>>(arena, a.rows, chase_width(a.cyclic.nb()), with_vectors, later);
      }) {}

namespace {

/// The square above the diagonal of a matrix on one device, of half the order, rounded up: its reflectors are
/// below. Computed as an integer: while an arena measures there is nothing to point into.
template <class T>
DeviceView<real_t<T>> above_the_diagonal(const DistMatrix<T>& a) {
    if (a.cyclic.devices() > 1) return {};
    const index_t half = ceil_div(a.rows, index_t(2)), ld = a.local[0].ld;
    const auto bytes = static_cast<std::uintptr_t>((a.rows - half) * ld) * sizeof(T);
    auto* const data =
        reinterpret_cast<real_t<T>*>(reinterpret_cast<std::uintptr_t>(a.local[0].data) + bytes);
    return {data, half, half, ld * (is_complex<T> ? 2 : 1)};
}

}  // namespace

template <class T>
EigenproblemWork<T>::EigenproblemWork(Arena& arena, const DistMatrix<T>& a, bool with_vectors,
                                      const EigenproblemPlan& plan, const Selection& part,
                                      const typename StedcWork<T>::CarveForVectors& later)
    : wanted(part) {
    const index_t n = a.rows, nb = a.cyclic.nb();
    const auto carve_back_transformation = [&](const Cyclic& columns) {
        arena.overlay([&] { apply = std::make_unique<ApplyQWork<T>>(arena, n, plan.reflectors, columns); },
                      [&] {
                          if (!plan.has_two_stages()) return;
                          const ChaseShape shape{n, chase_width(nb)};
                          apply_chase = std::make_unique<ApplyChaseWork<T>>(arena, shape, columns);
                      },
                      [&] { later(columns); });
    };
    const CarveLater after_the_reduction = [&] {
        if (with_vectors) {
            stedc = std::make_unique<StedcWork<T>>(arena, n, part.most(n), nb, carve_back_transformation,
                                                   above_the_diagonal(a));
        } else {
            sterf = std::make_unique<BisectionWork>(arena, n);
        }
    };
    if (plan.has_two_stages()) {
        two_stages =
            std::make_unique<TwoStageWork<T>>(arena, a, plan.collected, with_vectors, after_the_reduction);
        d = two_stages->to_tridiagonal->d;
        e = two_stages->to_tridiagonal->e;
    } else {
        one_stage = std::make_unique<SytrdWork<T>>(arena, a, after_the_reduction);
        d = one_stage->d;
        e = one_stage->e;
    }
}

namespace {

template <class T>
void tridiagonalize(Context& context, EigenproblemWork<T>& work) {
    if (work.one_stage != nullptr) {
        PhaseScope phase(context, "tridiagonalize");
        sytrd(context, *work.one_stage);
        return;
    }
    real_t<T> sigma = 1;
    {
        PhaseScope phase(context, "reduce to a band");
        sigma = sy2sb(context, work.two_stages->to_band);
    }
    PhaseScope phase(context, "chase the bulges");
    const index_t n = work.two_stages->to_band.n;
    chase<T>(context, work.two_stages->to_band.band, *work.two_stages->to_tridiagonal);
    for (index_t i = 0; i < n; ++i) work.d[i] /= sigma;
    for (index_t i = 0; i + 1 < n; ++i) work.e[i] /= sigma;
}

template <class T>
void transform_back(Context& context, EigenproblemWork<T>& work) {
    // An eigenvector of the tridiagonal matrix may be as long as one of its elements. Emulated products have
    // the error of that element in all others: vectors that came back by them had Z^H Z - I of 20 to 40 n
    // ulp.
    const NativeProducts native(context);
    const DistMatrix<T>& vectors = work.stedc->vectors;
    if (work.one_stage != nullptr) {
        PhaseScope phase(context, "back-transform");
        std::vector<T*> tau;
        for (const auto& device : work.one_stage->dev) tau.push_back(device.tau);
        apply_q(context, Op::none, work.one_stage->a, tau, vectors, Start::matrix, *work.apply);
        return;
    }
    TwoStageWork<T>& stages = *work.two_stages;
    {
        PhaseScope phase(context, "back-transform the chase");
        apply_chase(context, stages.to_tridiagonal->q, vectors, *work.apply_chase);
    }
    PhaseScope phase(context, "back-transform the band");
    apply_q(context, Op::none, stages.to_band.a, stages.to_band.taus(), vectors, Start::matrix, *work.apply,
            stages.to_band.b);
}

}  // namespace

template <class T>
index_t solve_eigenproblem(Context& context, EigenproblemWork<T>& work) {
    tridiagonalize(context, work);
    {
        PhaseScope phase(context, "tridiagonal eigenproblem");
        if (work.stedc == nullptr) {
            work.found = {0, bisect(context, work.d, work.e, work.wanted, work.d, nullptr, *work.sterf)};
            return 0;
        }
        const DivideAndConquerResult result = stedc(context, work.d, work.e, work.wanted, *work.stedc);
        work.found = result.found;
        if (result.info != 0) return result.info;
    }
    transform_back(context, work);
    return 0;
}

#define LAPILLI_INSTANTIATE(T)                                                    \
    template EigenproblemPlan eigenproblem_plan<T>(Context&, int, index_t, bool); \
    template EigenproblemPlan one_stage_plan<T>(Context&, index_t);               \
    template struct TwoStageWork<T>;                                              \
    template struct EigenproblemWork<T>;                                          \
    template index_t solve_eigenproblem(Context&, EigenproblemWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
