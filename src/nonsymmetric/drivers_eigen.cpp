// SPDX-License-Identifier: BSD-3-Clause
// HSEQR, GEEV and GEEVX. Each has one text for the call and for its memory query, which has no data.
#include <algorithm>
#include <vector>

#include "base/scaling.hpp"
#include "matrix/norms.hpp"
#include "nonsymmetric/balance.hpp"
#include "nonsymmetric/copies.hpp"
#include "nonsymmetric/drivers.hpp"
#include "nonsymmetric/hseqr.hpp"
#include "nonsymmetric/reduced.hpp"
#include "nonsymmetric/trevc.hpp"
#include "nonsymmetric/unit_vectors.hpp"
#include "runtime/copy_threads.hpp"

namespace lapilli {
namespace {

char job_of(bool vectors) { return vectors ? 'V' : 'N'; }

template <class T>
index_t hseqr(CpuCall& call, char job, char compz, const host::Balanced& rows, const UserMatrix<T>& h,
              const Eigenvalues<T>& w, const UserMatrix<T>& z) {
    const HostView<T> matrix = call.matrix(Use::changed, h, Searched::hessenberg);
    const Eigenvalues<T> values = written_values(call, w, h.rows);
    const HostView<T> vectors = matrix_if(compz != 'N', call, compz == 'V' ? Use::changed : Use::written, z);
    return call.run(
        "iterate", [&] { return host::hseqr(job, compz, rows, matrix, values, vectors); }, Failed::delivers);
}

/// A := factor A
template <class T>
void multiply(HostView<T> a, real_t<T> factor) {
    if (factor == real_t<T>(1)) return;
    for (index_t j = 0; j < a.cols; ++j) {
        for (index_t i = 0; i < a.rows; ++i) a(i, j) *= factor;
    }
}
template <class T>
void multiply(const Eigenvalues<T>& w, index_t n, real_t<T> factor) {
    multiply(HostView<T>{w.w, n, 1, n}, factor);
    if constexpr (!is_complex<T>) multiply(HostView<T>{w.imaginary, n, 1, n}, factor);
}

/// The largest sum of sizes in a column.
template <class T>
real_t<T> one_norm(HostView<T> a) {
    real_t<T> norm(0);
    for (index_t j = 0; j < a.cols; ++j) {
        real_t<T> sum(0);
        for (index_t i = 0; i < a.rows; ++i) sum += std::abs(a(i, j));
        norm = std::max(norm, sum);
    }
    return norm;
}

/// On one device: the Schur form, and its vectors.
template <class T>
struct GeevWork {
    ReducedWork<T> schur;
    TrevcWork<T> vectors;
    /// wanted: whether there are vectors. rows: of a block of them.
    GeevWork(Arena& arena, index_t n, bool wanted, index_t nb, index_t kb, const QrSizes& sizes, index_t rows)
        : schur(arena, n, wanted, nb, kb, sizes), vectors(arena, schur.q.matrix, nb, rows) {}
};

template <class T>
auto geev_plan(Context& context, index_t n, bool vectors) {
    return call_plan<GeevWork<T>>(context.use_devices("gehrd.crossover", n), [=, &context](auto f) {
        return f(one_device, n, vectors, gehrd_block<T>(context, n),
                 apply_q_block<T>(context, n, ProductUse::back_transformation), qr_sizes<T>(context, n),
                 trevc_block<T>(context, n));
    });
}

/// The steps of GEEV and GEEVX, with the Schur form and its vectors on a device. vl, vr: without elements where they are not wanted.
/// tells: what GEEVX tells of the matrix; of its condition numbers what `sense` asks for.
template <class T, class Plan>
index_t geev_by_steps(CpuCall& call, const Plan& plan, char balance, char sense, HostView<T> a,
                      const Eigenvalues<T>& w, HostView<T> vl, HostView<T> vr,
                      const Conditions<real_t<T>>& tells) {
    using R = real_t<T>;
    const index_t n = a.rows;
    const bool left = !vl.empty(), right = !vr.empty(), vectors = left || right;
    host::Balanced rows;
    R sigma(1);
    call.compute("balance", [&] {
        sigma = safe_scale(finite_max_norm(Part::all, HostView<const T>(a)));
        multiply(a, sigma);
        rows = balanced(balance, a, tells.scale);
        if (tells.norm != nullptr) *tells.norm = one_norm(a) / sigma;
        return 0;
    });
    const bool form = vectors || sense != 'N';
    Context& context = *call.context();
    auto work = plan.workspace(context);
    const index_t info = schur_on_device(context, work->schur, rows, form, a, w);
    if (info == 0 && vectors) prepare_schur_form(context, work->vectors, work->schur.a.matrix);
    const auto vectors_of = [&](const char* phase, Side side, HostView<T> v) {
        if (info != 0 || v.empty()) return;
        const PhaseScope scope(context, phase);
        const UserMatrix<T> result{v.data, n, n, v.ld};
        StagedOperand<T>& q = work->schur.q;
        schur_vectors(context, work->vectors, side, work->schur.a.matrix, q.matrix);
        collect(context, work->vectors.x, Form::direct, Part::all, result, q.transfer);
        q.write_back(context, result);
    };
    vectors_of("right vectors", Side::right, vr);
    vectors_of("left vectors", Side::left, vl);
    if (info == 0 && form) {
        call.compute("balance back", [&] {
            const HostView<const T> t = a, of_left = vl, of_right = vr;
            if (sense != 'N') host::trsna(sense, t, of_left, of_right, tells.of_values, tells.of_vectors);
            for (const auto& [side, v] : {std::pair{'L', vl}, {'R', vr}}) {
                if (v.empty()) continue;
                host::gebak(balance, side, rows, tells.scale, v);
                make_unit(v, w, copy_threads(context));
            }
            return 0;
        });
    }
    const R back = R(1) / sigma;
    multiply(w, n, back);
    if (tells.of_vectors != nullptr && info == 0) multiply(HostView<R>{tells.of_vectors, n, 1, n}, back);
    if (vectors) multiply(a, back);
    if (tells.ilo != nullptr) *tells.ilo = rows.ilo;
    if (tells.ihi != nullptr) *tells.ihi = rows.ihi;
    call.deliver(info, Failed::delivers);
    return info;
}

template <class T, class Plan>
index_t geev(CpuCall& call, const Plan& plan, bool left, bool right, const UserMatrix<T>& a,
             const Eigenvalues<T>& w, const UserMatrix<T>& vl, const UserMatrix<T>& vr) {
    const HostView<T> matrix = call.matrix(Use::changed, a);
    const Eigenvalues<T> values = written_values(call, w, a.rows);
    const HostView<T> of_left = matrix_if(left, call, Use::written, vl);
    const HostView<T> of_right = matrix_if(right, call, Use::written, vr);
    call.count_blocks<T>(a.rows, a.rows);
    if (plan.on_devices) {
        call.count<real_t<T>>(a.rows);
        if (call.context() == nullptr) return 0;
        std::vector<real_t<T>> factors(static_cast<std::size_t>(a.rows));
        return geev_by_steps<T>(call, plan, 'B', 'N', matrix, values, of_left, of_right,
                                {nullptr, nullptr, factors.data(), nullptr, nullptr, nullptr});
    }
    return call.run(
        "eigenproblem",
        [&] { return host::geev(job_of(left), job_of(right), matrix, values, of_left, of_right); },
        Failed::delivers);
}

template <class T, class Plan>
index_t geevx(CpuCall& call, const Plan& plan, char balance, bool left, bool right, char sense,
              const UserMatrix<T>& a, const Eigenvalues<T>& w, const UserMatrix<T>& vl,
              const UserMatrix<T>& vr, const Conditions<real_t<T>>& tells) {
    const index_t n = a.rows;
    const HostView<T> matrix = call.matrix(Use::changed, a);
    const Eigenvalues<T> values = written_values(call, w, n);
    const HostView<T> of_left = matrix_if(left, call, Use::written, vl);
    const HostView<T> of_right = matrix_if(right, call, Use::written, vr);
    call.count_blocks<T>(n, n);
    call.count<T>(checked_product(n, n));
    Conditions<real_t<T>> copies{};
    copies.ilo = call.vector(Use::written, tells.ilo, 1);
    copies.ihi = call.vector(Use::written, tells.ihi, 1);
    copies.scale = call.vector(Use::written, tells.scale, n);
    copies.norm = call.vector(Use::written, tells.norm, 1);
    copies.of_values = written_if(sense == 'E' || sense == 'B', call, tells.of_values, n);
    copies.of_vectors = written_if(sense == 'V' || sense == 'B', call, tells.of_vectors, n);
    if (plan.on_devices && call.context() != nullptr)
        return geev_by_steps(call, plan, balance, sense, matrix, values, of_left, of_right, copies);
    return call.run(
        "eigenproblem",
        [&] {
            return host::geevx(balance, job_of(left), job_of(right), sense, matrix, values, of_left, of_right,
                               copies);
        },
        Failed::delivers);
}

template <class T>
struct IterateWork {
    StagedOperand<T> h, z;
    HseqrWork<T> iteration;
    IterateWork(Arena& arena, const Staging& of_h, const Staging& of_z, const QrSizes& sizes)
        : h(arena, of_h, std::max<index_t>(1, of_h.cols)),
          z(arena, of_z, std::max<index_t>(1, of_z.cols)),
          iteration(arena, h.matrix, z.matrix, sizes) {}
};

template <class T>
auto hseqr_plan(Context& context, const Staging& h, const Staging& z) {
    return call_plan<IterateWork<T>>(context.use_devices("gehrd.crossover", h.rows), [=, &context](auto f) {
        return f(one_device, h, z, qr_sizes<T>(context, h.rows));
    });
}

}  // namespace

template <class T>
index_t run_hseqr(Context& context, char job, char compz, index_t ilo, index_t ihi, const UserMatrix<T>& h,
                  const Eigenvalues<T>& w, const UserMatrix<T>& z) {
    const index_t n = h.rows;
    if (n == 0) return 0;
    const bool vectors = compz != 'N';
    const auto plan = hseqr_plan<T>(context, staging_of(h), vectors ? staging_of(z) : Staging{});
    if (!plan.on_devices) {
        CpuCall call(&context, NotFinite::refused, Reason::below_crossover);
        return hseqr(call, job, compz, {ilo, ihi}, h, w, z);
    }
    auto work = plan.workspace(context);
    HseqrWork<T>& iteration = work->iteration;
    {
        const PhaseScope phase(context, "upload");
        work->h.upload(context, h);
        if (compz == 'I') set_identity(context, work->z.matrix);
        if (compz == 'V') {
            work->z.upload(context, z);
            finite_max_norm(context, Part::all, work->z.matrix, {iteration.norm}, iteration.host_norm);
        }
    }
    index_t info;
    {
        const PhaseScope phase(context, "iterate");
        info = hseqr(context, iteration, job == 'S', ilo - 1, ihi);
    }
    const PhaseScope phase(context, "download");
    work->h.collect(context, h);
    if (vectors) work->z.collect(context, z);
    Delivery results;
    results.add(false, [&] { work->h.write_back(context, h); });
    if (vectors) results.add(false, [&] { work->z.write_back(context, z); });
    results.add_vector(context, w.w, iteration.host_w, n);
    if constexpr (!is_complex<T>) results.add_vector(context, w.imaginary, iteration.host_wi, n);
    results.run();
    return info;
}

template <class T>
index_t run_geev(Context& context, bool left, bool right, const UserMatrix<T>& a, const Eigenvalues<T>& w,
                 const UserMatrix<T>& vl, const UserMatrix<T>& vr) {
    if (a.rows == 0) return 0;
    const auto plan = geev_plan<T>(context, a.rows, left || right);
    CpuCall call(&context, NotFinite::refused, Reason::below_crossover);
    return geev(call, plan, left, right, a, w, vl, vr);
}

template <class T>
index_t run_geevx(Context& context, char balance, bool left, bool right, char sense, const UserMatrix<T>& a,
                  const Eigenvalues<T>& w, const UserMatrix<T>& vl, const UserMatrix<T>& vr,
                  const Conditions<real_t<T>>& tells) {
    if (a.rows == 0) return 0;
    const auto plan = geev_plan<T>(context, a.rows, left || right);
    CpuCall call(&context, NotFinite::refused, Reason::below_crossover);
    return geevx(call, plan, balance, left, right, sense, a, w, vl, vr, tells);
}

template <class T>
Footprint hseqr_memory(Context& context, char compz, index_t n) {
    const auto plan = hseqr_plan<T>(context, Staging{n, n}, compz != 'N' ? Staging{n, n} : Staging{});
    if (plan.on_devices) return plan.memory();
    CpuCall call(nullptr);
    hseqr<T>(call, 'S', compz, {1, n}, shape_of<T>(n, n), {}, shape_of<T>(n, n));
    return call.footprint();
}

template <class T>
Footprint geev_memory(Context& context, bool left, bool right, index_t n) {
    const auto plan = geev_plan<T>(context, n, left || right);
    CpuCall call(nullptr);
    geev<T>(call, plan, left, right, shape_of<T>(n, n), {}, shape_of<T>(n, n), shape_of<T>(n, n));
    return with_devices(plan, call.footprint());
}

template <class T>
Footprint geevx_memory(Context& context, bool left, bool right, index_t n) {
    const auto plan = geev_plan<T>(context, n, left || right);
    CpuCall call(nullptr);
    geevx<T>(call, plan, 'B', left, right, 'B', shape_of<T>(n, n), {}, shape_of<T>(n, n), shape_of<T>(n, n),
             {});
    return with_devices(plan, call.footprint());
}

#define LAPILLI_INSTANTIATE(T)                                                                    \
    template index_t run_hseqr(Context&, char, char, index_t, index_t, const UserMatrix<T>&,      \
                               const Eigenvalues<T>&, const UserMatrix<T>&);                      \
    template index_t run_geev(Context&, bool, bool, const UserMatrix<T>&, const Eigenvalues<T>&,  \
                              const UserMatrix<T>&, const UserMatrix<T>&);                        \
    template index_t run_geevx(Context&, char, bool, bool, char, const UserMatrix<T>&,            \
                               const Eigenvalues<T>&, const UserMatrix<T>&, const UserMatrix<T>&, \
                               const Conditions<real_t<T>>&);                                     \
    template Footprint hseqr_memory<T>(Context&, char, index_t);                                  \
    template Footprint geev_memory<T>(Context&, bool, bool, index_t);                             \
    template Footprint geevx_memory<T>(Context&, bool, bool, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
