// SPDX-License-Identifier: BSD-3-Clause
// HSEQR, GEEV and GEEVX. Each has one text for the call and for its memory query, which has no data.
#include <algorithm>
#include <vector>

#include "matrix/cpu_call.hpp"
#include "matrix/norms.hpp"
#include "nonsymmetric/copies.hpp"
#include "nonsymmetric/drivers.hpp"
#include "nonsymmetric/geev_on_device.hpp"
#include "nonsymmetric/hseqr.hpp"
#include "nonsymmetric/scaled_form.hpp"
#include "nonsymmetric/wanted_conditions.hpp"

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
        "iterate",
        [&] {
            const ScaledForm<T> scaled(matrix, Searched::hessenberg);
            const index_t info = host::hseqr(job, compz, rows, matrix, values, vectors);
            scaled.restore(values, job == 'S' && info == 0, vectors);
            return info;
        },
        Failed::delivers);
}

template <class T>
auto geev_plan(Context& context, const GeevCopyPlan& how) {
    const index_t n = how.a.rows;
    return call_plan<GeevWork<T>>(context.use_devices("gehrd.crossover", n), [=, &context](auto f) {
        return f(gehrd_team(context, n), how, gehrd_block<T>(context, n),
                 apply_q_block<T>(context, n, ProductUse::back_transformation), qr_sizes<T>(context, n),
                 trevc_block<T>(context, n));
    });
}

/// The operand, or none.
template <class T>
UserMatrix<T> operand_if(bool wanted, const UserMatrix<T>& a) {
    return wanted ? a : UserMatrix<T>{};
}

template <class T>
index_t geev(CpuCall& call, bool left, bool right, const UserMatrix<T>& a, const Eigenvalues<T>& w,
             const UserMatrix<T>& vl, const UserMatrix<T>& vr) {
    const HostView<T> matrix = call.matrix(Use::changed, a);
    const Eigenvalues<T> values = written_values(call, w, a.rows);
    const HostView<T> of_left = matrix_if(left, call, Use::written, vl);
    const HostView<T> of_right = matrix_if(right, call, Use::written, vr);
    call.count_blocks<T>(a.rows, a.rows);
    return call.run(
        "eigenproblem",
        [&] { return host::geev(job_of(left), job_of(right), matrix, values, of_left, of_right); },
        Failed::delivers);
}

template <class T>
index_t geevx(CpuCall& call, char balance, bool left, bool right, char sense, const UserMatrix<T>& a,
              const Eigenvalues<T>& w, const UserMatrix<T>& vl, const UserMatrix<T>& vr,
              const Conditions<real_t<T>>& tells) {
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
    copies.of_values = written_if(wants_values(sense), call, tells.of_values, n);
    copies.of_vectors = written_if(wants_space(sense), call, tells.of_vectors, n);
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
    CopiedOperand<T> h, z;
    HseqrWork<T> iteration;
    IterateWork(Arena& arena, const CopyPlan& of_h, const CopyPlan& of_z, const QrSizes& sizes)
        : h(operand_of_first<T>(arena, of_h, std::max<index_t>(1, of_h.cols))),
          z(operand_of_first<T>(arena, of_z, std::max<index_t>(1, of_z.cols))),
          iteration(arena, h.matrix, z.matrix, sizes) {}
};

template <class T>
auto hseqr_plan(Context& context, const CopyPlan& h, const CopyPlan& z) {
    return call_plan<IterateWork<T>>(context.use_devices("gehrd.crossover", h.rows), [=, &context](auto f) {
        return f(z.rows > 0 ? gehrd_team(context, h.rows) : one_device, h, z, qr_sizes<T>(context, h.rows));
    });
}

}  // namespace

template <class T>
index_t run_hseqr(Context& context, char job, char compz, index_t ilo, index_t ihi, const UserMatrix<T>& h,
                  const Eigenvalues<T>& w, const UserMatrix<T>& z) {
    const index_t n = h.rows;
    if (n == 0) return 0;
    const bool vectors = compz != 'N';
    const auto plan = hseqr_plan<T>(context, copy_plan_of(h), vectors ? copy_plan_of(z) : CopyPlan{});
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
    const GeevCall<T> of{'B', 'N', false, a, w, operand_if(left, vl), operand_if(right, vr), {}};
    const auto plan = geev_plan<T>(context, of.copy_plan());
    if (plan.on_devices) return geev_on_device(context, plan, of);
    CpuCall call(&context, NotFinite::refused, Reason::below_crossover);
    return geev(call, left, right, a, w, vl, vr);
}

template <class T>
index_t run_geevx(Context& context, char balance, bool left, bool right, char sense, const UserMatrix<T>& a,
                  const Eigenvalues<T>& w, const UserMatrix<T>& vl, const UserMatrix<T>& vr,
                  const Conditions<real_t<T>>& tells) {
    if (a.rows == 0) return 0;
    GeevCall<T> of{balance, sense, true, a, w, operand_if(left, vl), operand_if(right, vr), tells};
    if (!wants_values(sense)) of.tells.of_values = nullptr;
    if (!wants_space(sense)) of.tells.of_vectors = nullptr;
    const auto plan = geev_plan<T>(context, of.copy_plan());
    if (plan.on_devices) return geev_on_device(context, plan, of);
    CpuCall call(&context, NotFinite::refused, Reason::below_crossover);
    return geevx(call, balance, left, right, sense, a, w, vl, vr, tells);
}

template <class T>
Footprint hseqr_memory(Context& context, char compz, index_t n) {
    const auto plan = hseqr_plan<T>(context, CopyPlan{n, n}, compz != 'N' ? CopyPlan{n, n} : CopyPlan{});
    if (plan.on_devices) return plan.memory();
    CpuCall call(nullptr);
    hseqr<T>(call, 'S', compz, {1, n}, shape_of<T>(n, n), {}, shape_of<T>(n, n));
    return call.footprint();
}

namespace {

GeevCopyPlan any_copy_plan(bool left, bool right, index_t n) {
    const CopyPlan whole{n, n};
    return {whole, left ? whole : CopyPlan{}, right ? whole : CopyPlan{}};
}

}  // namespace

template <class T>
Footprint geev_memory(Context& context, bool left, bool right, index_t n) {
    const GeevCopyPlan how = any_copy_plan(left, right, n);
    const auto plan = geev_plan<T>(context, how);
    if (plan.on_devices) return with_host_steps<T>(plan.memory(), how, false);
    CpuCall call(nullptr);
    geev<T>(call, left, right, shape_of<T>(n, n), {}, shape_of<T>(n, n), shape_of<T>(n, n));
    return call.footprint();
}

template <class T>
Footprint geevx_memory(Context& context, bool left, bool right, index_t n) {
    const GeevCopyPlan how = any_copy_plan(left, right, n);
    const auto plan = geev_plan<T>(context, how);
    if (plan.on_devices) return with_host_steps<T>(plan.memory(), how, true);
    CpuCall call(nullptr);
    geevx<T>(call, 'B', left, right, 'B', shape_of<T>(n, n), {}, shape_of<T>(n, n), shape_of<T>(n, n), {});
    return call.footprint();
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
