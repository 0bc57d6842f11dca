// SPDX-License-Identifier: BSD-3-Clause
// Reductions to bidiagonal form, and their Q and P, between the caller's arrays and the devices or the CPU's
// LAPACK.
#include <algorithm>

#include "base/order_of_work.hpp"
#include "host/lapack_svd.hpp"
#include "matrix/cpu_call.hpp"
#include "qr/stored_q_plan.hpp"
#include "runtime/call_plan.hpp"
#include "svd/drivers.hpp"
#include "svd/gebrd.hpp"
#include "svd/plan.hpp"

namespace lapilli {
namespace {

constexpr const char* reduction_phase = "bidiagonalize";
constexpr const char* apply = "multiply";

template <class T>
index_t gebrd(CpuCall& call, const UserMatrix<T>& a, real_t<T>* d, real_t<T>* e, T* tauq, T* taup) {
    const index_t k = std::min(a.rows, a.cols);
    if (k == 0) return call.run(reduction_phase, [] { return index_t(0); });
    const HostView<T> of_a = call.matrix(Use::changed, a);
    real_t<T>* const of_d = call.vector(Use::written, d, k);
    real_t<T>* const of_e = call.vector(Use::written, e, k - 1);
    T* const of_tauq = call.vector(Use::written, tauq, k);
    T* const of_taup = call.vector(Use::written, taup, k);
    call.count_blocks<T>(a.rows, a.cols);
    return call.run(reduction_phase, [&] { return host::gebrd(of_a, of_d, of_e, of_tauq, of_taup); });
}

template <class T>
index_t orgbr(CpuCall& call, char vect, index_t k, const UserMatrix<T>& a, const T* tau) {
    if (a.rows == 0 || a.cols == 0) return call.run(apply, [] { return index_t(0); });
    const HostView<T> of_a = call.matrix(Use::changed, a);
    T* const of_tau = call.vector(Use::read, tau, std::min(vect == 'Q' ? a.rows : a.cols, k));
    return call.run(apply, [&] { return host::orgbr(vect, k, of_a, of_tau); });
}

template <class T>
index_t ormbr(CpuCall& call, char vect, Side side, Op op, index_t k, const UserMatrix<const T>& a,
              const T* tau, const UserMatrix<T>& c) {
    if (c.rows == 0 || c.cols == 0) return call.run(apply, [] { return index_t(0); });
    const char trans = op == Op::none ? 'N' : is_complex<T> ? 'C' : 'T';
    const HostView<T> of_a = call.matrix(Use::read, a);
    T* const of_tau = call.vector(Use::read, tau, std::min(side == Side::left ? c.rows : c.cols, k));
    const HostView<T> of_c = call.matrix(Use::changed, c);
    return call.run(apply,
                    [&] { return host::ormbr(vect, static_cast<char>(side), trans, k, of_a, of_tau, of_c); });
}

/// A wide matrix is the adjoint of a tall one: what are Q and P there are P and Q here.
template <class T>
struct ReduceWork {
    CopiedOperand<T> a;
    GebrdWork<T> gebrd;
    ReduceWork(Arena& arena, const CopyPlan& of_a, index_t nb)
        : a(arena, of_a, nb), gebrd(arena, a.matrix, nb) {
        gebrd.carve_workspace(arena);
    }
};

template <class T>
auto gebrd_plan(Context& context, const CopyPlan& of_a) {
    const index_t order = std::min(of_a.rows, of_a.cols);
    return call_plan<ReduceWork<T>>(
        order > 0 && context.use_devices("gesdd.crossover", order_of_work(of_a.rows, of_a.cols, order)),
        [=, &context](auto f) { return f(one_device, of_a, gebrd_block(context, order)); });
}

template <class T>
void reduce_on_device(Context& context, ReduceWork<T>& work, const UserMatrix<T>& a, real_t<T>* d,
                      real_t<T>* e, T* tauq, T* taup) {
    {
        const PhaseScope phase(context, "upload");
        work.a.upload(context, a);
    }
    {
        const PhaseScope phase(context, reduction_phase);
        gebrd(context, work.gebrd);
    }
    const PhaseScope phase(context, "download");
    const GebrdWork<T>& done = work.gebrd;
    const index_t n = done.cols();
    const bool wide = work.a.how.turned();
    work.a.collect(context, a);
    Delivery results;
    results.add(false, [&] { work.a.write_back(context, a); });
    results.add_vector(context, d, done.host_d, n);
    results.add_vector(context, e, done.host_e, n - 1);
    results.add_vector(context, tauq, wide ? done.host_taup : done.host_tauq, n);
    results.add_vector(context, taup, wide ? done.host_tauq : done.host_taup, n);
    results.run();
}

/// Q of a matrix with k columns, or P of one with k rows: its order, and how many columns, or rows, hold
/// reflectors. Those of the longer side begin on the diagonal, the others next to it.
StoredQ stored_q(char vect, index_t order, index_t k) {
    const bool is_q = vect == 'Q', shifted = is_q ? order < k : order <= k;
    const index_t count = shifted ? std::max<index_t>(0, order - 1) : k;
    return {.crossover = "gesdd.crossover",
            .order = order_of_work(order, order, std::min(order, k)),
            .form = is_q ? Form::direct : Form::adjoint,
            .turns = !is_q,
            .below = shifted ? 1 : 0,
            .count = count,
            .most = count};
}
/// The identity has no reflectors, and is the CPU's.
StoredQPlan with_reflectors(StoredQPlan plan) {
    plan.on_devices = plan.on_devices && plan.q.count > 0;
    return plan;
}
template <class T>
StoredQPlan orgbr_plan(Context& context, char vect, index_t k, const CopyPlan& a) {
    const StoredQ q = stored_q(vect, vect == 'Q' ? a.rows : a.cols, k);
    return with_reflectors(plan_to_form<T>(context, q, a, BlocksOfQr<T>{context}));
}
template <class T>
StoredQPlan ormbr_plan(Context& context, char vect, Side side, index_t k, const CopyPlan& a,
                       const CopyPlan& c) {
    const StoredQ q = stored_q(vect, side == Side::left ? c.rows : c.cols, k);
    return with_reflectors(plan_to_multiply<T>(context, q, side, a, c, BlocksOfQr<T>{context}));
}
/// Below the crossover the drivers here call LAPACK themselves, whose routines know which reflectors are
/// shifted.
index_t no_lapack() {
    require(false, "stored Q of GEBRD: the plan has no devices");
    return 0;
}

}  // namespace

template <class T>
index_t run_gebrd(Context& context, const UserMatrix<T>& a, real_t<T>* d, real_t<T>* e, T* tauq, T* taup) {
    const auto plan = gebrd_plan<T>(context, copy_plan_of(a, form_of_shape(a.rows, a.cols)));
    if (!plan.on_devices) {
        CpuCall call(&context, NotFinite::refused, Reason::below_crossover);
        return gebrd(call, a, d, e, tauq, taup);
    }
    auto work = plan.workspace(context);
    reduce_on_device(context, *work, a, d, e, tauq, taup);
    return 0;
}

template <class T>
Footprint gebrd_memory(Context& context, index_t m, index_t n) {
    const auto plan = gebrd_plan<T>(context, any_of_shape(m, n));
    if (plan.on_devices) return plan.memory();
    CpuCall query(nullptr);
    gebrd<T>(query, shape_of<T>(m, n), nullptr, nullptr, nullptr, nullptr);
    return query.footprint();
}

template <class T>
index_t run_orgbr(Context& context, char vect, index_t k, const UserMatrix<T>& a, const T* tau) {
    if (a.rows == 0 || a.cols == 0) return 0;
    const StoredQPlan plan = orgbr_plan<T>(context, vect, k, copy_plan_of(a));
    if (plan.on_devices)
        return form_q<T>(context, plan, a, tau, [](HostView<T>, const T*) { return no_lapack(); });
    CpuCall call(&context, NotFinite::passed_on, Reason::below_crossover);
    return orgbr(call, vect, k, a, tau);
}

template <class T>
Footprint orgbr_memory(Context& context, char vect, index_t m, index_t n, index_t k) {
    if (m > 0 && n > 0) {
        const StoredQPlan plan = orgbr_plan<T>(context, vect, k, CopyPlan{m, n});
        if (plan.on_devices) return memory_of<T>(plan);
    }
    CpuCall query(nullptr);
    orgbr<T>(query, vect, k, shape_of<T>(m, n), nullptr);
    return query.footprint();
}

template <class T>
index_t run_ormbr(Context& context, char vect, Side side, Op op, index_t k, const UserMatrix<const T>& a,
                  const T* tau, const UserMatrix<T>& c) {
    if (c.rows == 0 || c.cols == 0) return 0;
    const StoredQPlan plan = ormbr_plan<T>(context, vect, side, k, copy_plan_of(a), copy_plan_of(c));
    if (plan.on_devices) {
        // ORMBR multiplies with P, whose adjoint the rows hold.
        const bool turned = vect == 'P';
        return multiply_by_q<T>(context, plan, (op == Op::none) == turned ? Op::adjoint : Op::none, a, tau, c,
                                [](char, HostView<const T>, const T*, HostView<T>) { return no_lapack(); });
    }
    CpuCall call(&context, NotFinite::passed_on, Reason::below_crossover);
    return ormbr(call, vect, side, op, k, a, tau, c);
}

template <class T>
Footprint ormbr_memory(Context& context, char vect, Side side, index_t m, index_t n, index_t k) {
    CpuCall query(nullptr);
    const index_t order = side == Side::left ? m : n, reflectors = std::min(order, k);
    const UserMatrix<const T> a =
        vect == 'Q' ? shape_of<const T>(order, reflectors) : shape_of<const T>(reflectors, order);
    if (m > 0 && n > 0) {
        const StoredQPlan plan =
            ormbr_plan<T>(context, vect, side, k, CopyPlan{a.rows, a.cols}, CopyPlan{m, n});
        if (plan.on_devices) return memory_of<T>(plan);
    }
    ormbr<T>(query, vect, side, Op::none, k, a, nullptr, shape_of<T>(m, n));
    return query.footprint();
}

#define LAPILLI_INSTANTIATE(T)                                                                          \
    template index_t run_gebrd(Context&, const UserMatrix<T>&, real_t<T>*, real_t<T>*, T*, T*);         \
    template index_t run_orgbr(Context&, char, index_t, const UserMatrix<T>&, const T*);                \
    template index_t run_ormbr(Context&, char, Side, Op, index_t, const UserMatrix<const T>&, const T*, \
                               const UserMatrix<T>&);                                                   \
    template Footprint gebrd_memory<T>(Context&, index_t, index_t);                                     \
    template Footprint orgbr_memory<T>(Context&, char, index_t, index_t, index_t);                      \
    template Footprint ormbr_memory<T>(Context&, char, Side, index_t, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
