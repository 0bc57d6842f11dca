// SPDX-License-Identifier: BSD-3-Clause
// HSEQR, TREVC3, GEEV and GEEVX. Each has one text for the call and for its memory query, which has no data.
#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/letters.hpp"
#include "base/scaling.hpp"
#include "matrix/norms.hpp"
#include "nonsymmetric/copies.hpp"
#include "nonsymmetric/drivers.hpp"
#include "nonsymmetric/hseqr.hpp"
#include "nonsymmetric/reduced.hpp"
#include "nonsymmetric/unit_vectors.hpp"

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

/// How many columns the selected vectors take: those of a real pair have two if either is selected.
template <class T>
index_t columns_of(HostView<const T> t, const index_t* select) {
    const index_t n = t.rows;
    index_t count = 0;
    for (index_t j = 0; j < n; ++j) {
        const bool pair = !is_complex<T> && j + 1 < n && t(j + 1, j) != T(0);
        if (select[j] != 0 || (pair && select[j + 1] != 0)) count += pair ? 2 : 1;
        if (pair) ++j;
    }
    return count;
}

template <class T>
index_t trevc3(CpuCall& call, char side, char howmny, index_t* select, const UserMatrix<const T>& t,
               const UserMatrix<T>& vl, const UserMatrix<T>& vr, index_t mm, index_t* m) {
    const bool some = howmny == 'S';
    index_t* const chosen = some ? call.vector(Use::changed, select, t.rows) : nullptr;
    const HostView<const T> matrix = call.matrix(Use::read, t, Searched::hessenberg);
    // Columns behind the last vector keep what they hold.
    const Use use = howmny == 'B' ? Use::changed : Use::partly;
    const HostView<T> left = matrix_if(side != 'R', call, use, vl);
    const HostView<T> right = matrix_if(side != 'L', call, use, vr);
    index_t* const found = call.vector(Use::written, m, 1);
    if (call.context() != nullptr && some) {
        const index_t least = columns_of(matrix, chosen);
        if (mm < least)
            throw Error(-11, fmt::format("argument 11 (mm) = {}, must be at least {}, the columns of the "
                                         "selected vectors",
                                         mm, least));
    }
    call.count_blocks<T>(t.rows, t.rows);
    return call.run("eigenvectors",
                    [&] { return host::trevc3(side, howmny, chosen, matrix, left, right, mm, found); });
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

/// The steps of GEEV and GEEVX, with the reduction on a device. vl, vr: without elements where they are not wanted. tells: what GEEVX
/// tells of the matrix; of its condition numbers what `sense` asks for.
template <class T, class Plan>
index_t geev_by_steps(CpuCall& call, const Plan& plan, char balance, char sense, HostView<T> a,
                      const Eigenvalues<T>& w, HostView<T> vl, HostView<T> vr,
                      const Conditions<real_t<T>>& tells) {
    using R = real_t<T>;
    const index_t n = a.rows;
    const bool left = !vl.empty(), right = !vr.empty(), vectors = left || right;
    const HostView<T> q = left ? vl : vr;
    host::Balanced rows;
    R sigma(1);
    call.compute("balance", [&] {
        sigma = safe_scale(finite_max_norm(Part::all, HostView<const T>(a)));
        multiply(a, sigma);
        rows = host::gebal(balance, a, tells.scale);
        if (tells.norm != nullptr) *tells.norm = one_norm(a) / sigma;
        return 0;
    });
    const bool form = vectors || sense != 'N';
    const index_t info = schur_on_device(*call.context(), plan, rows, form, a, w, q);
    if (info == 0 && form) {
        call.compute("eigenvectors", [&] {
            for (index_t j = 0; left && right && j < n; ++j) std::copy_n(vl.at(0, j), n, vr.at(0, j));
            index_t found = 0;
            const HostView<const T> t = a, of_left = vl, of_right = vr;
            if (vectors)
                host::trevc3(left && right ? 'B' : left ? 'L' : 'R', 'B', nullptr, t, vl, vr, n, &found);
            if (sense != 'N') host::trsna(sense, t, of_left, of_right, tells.of_values, tells.of_vectors);
            for (const auto& [side, v] : {std::pair{'L', vl}, {'R', vr}}) {
                if (v.empty()) continue;
                host::gebak(balance, side, rows, tells.scale, v);
                make_unit(v, w);
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
index_t run_trevc3(Context& context, char side, char howmny, index_t* select, const UserMatrix<const T>& t,
                   const UserMatrix<T>& vl, const UserMatrix<T>& vr, index_t mm, index_t* m) {
    CpuCall call(&context);
    return trevc3(call, side, howmny, select, t, vl, vr, mm, m);
}

template <class T>
index_t run_geev(Context& context, bool left, bool right, const UserMatrix<T>& a, const Eigenvalues<T>& w,
                 const UserMatrix<T>& vl, const UserMatrix<T>& vr) {
    if (a.rows == 0) return 0;
    const auto plan = reduced_plan<T>(context, a.rows, left || right);
    CpuCall call(&context, NotFinite::refused, Reason::below_crossover);
    return geev(call, plan, left, right, a, w, vl, vr);
}

template <class T>
index_t run_geevx(Context& context, char balance, bool left, bool right, char sense, const UserMatrix<T>& a,
                  const Eigenvalues<T>& w, const UserMatrix<T>& vl, const UserMatrix<T>& vr,
                  const Conditions<real_t<T>>& tells) {
    if (a.rows == 0) return 0;
    const auto plan = reduced_plan<T>(context, a.rows, left || right);
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
Footprint trevc3_memory(Context&, char side, char howmny, index_t n, index_t mm) {
    CpuCall call(nullptr);
    trevc3<T>(call, side, howmny, nullptr, shape_of<const T>(n, n), shape_of<T>(n, mm), shape_of<T>(n, mm),
              mm, nullptr);
    return call.footprint();
}

template <class T>
Footprint geev_memory(Context& context, bool left, bool right, index_t n) {
    const auto plan = reduced_plan<T>(context, n, left || right);
    CpuCall call(nullptr);
    geev<T>(call, plan, left, right, shape_of<T>(n, n), {}, shape_of<T>(n, n), shape_of<T>(n, n));
    return with_devices(plan, call.footprint());
}

template <class T>
Footprint geevx_memory(Context& context, bool left, bool right, index_t n) {
    const auto plan = reduced_plan<T>(context, n, left || right);
    CpuCall call(nullptr);
    geevx<T>(call, plan, 'B', left, right, 'B', shape_of<T>(n, n), {}, shape_of<T>(n, n), shape_of<T>(n, n),
             {});
    return with_devices(plan, call.footprint());
}

#define LAPILLI_INSTANTIATE(T)                                                                    \
    template index_t run_hseqr(Context&, char, char, index_t, index_t, const UserMatrix<T>&,      \
                               const Eigenvalues<T>&, const UserMatrix<T>&);                      \
    template index_t run_trevc3(Context&, char, char, index_t*, const UserMatrix<const T>&,       \
                                const UserMatrix<T>&, const UserMatrix<T>&, index_t, index_t*);   \
    template index_t run_geev(Context&, bool, bool, const UserMatrix<T>&, const Eigenvalues<T>&,  \
                              const UserMatrix<T>&, const UserMatrix<T>&);                        \
    template index_t run_geevx(Context&, char, bool, bool, char, const UserMatrix<T>&,            \
                               const Eigenvalues<T>&, const UserMatrix<T>&, const UserMatrix<T>&, \
                               const Conditions<real_t<T>>&);                                     \
    template Footprint hseqr_memory<T>(Context&, char, index_t);                                  \
    template Footprint trevc3_memory<T>(Context&, char, char, index_t, index_t);                  \
    template Footprint geev_memory<T>(Context&, bool, bool, index_t);                             \
    template Footprint geevx_memory<T>(Context&, bool, bool, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
