// SPDX-License-Identifier: BSD-3-Clause
// SYTRD, ORGTR and ORMTR between the caller's matrices and the devices.
#include "base/instances.hpp"
#include "eigen/drivers.hpp"
#include "eigen/sytrd.hpp"
#include "host/lapack.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/host_vector.hpp"
#include "matrix/norms.hpp"
#include "matrix/real_diagonal.hpp"
#include "reflectors/stored_q.hpp"
#include "runtime/call_plan.hpp"
#include "runtime/while_reporting.hpp"

namespace lapilli {
namespace {

/// Two-sided reductions take an upper triangle through the reversal J: the lower triangle of J A J is the
/// upper one of A, and LAPACK's upper-format reflectors, d, e and tau are the lower ones in reverse order.
Form form_of(Uplo uplo) { return uplo == Uplo::lower ? Form::direct : Form::reversed; }

template <class T>
void reverse_if_upper(Uplo uplo, T* values, index_t count) {
    if (uplo == Uplo::upper) std::reverse(values, values + count);
}

template <class T>
struct TridiagonalizeWork {
    CopiedOperand<T> a;
    SytrdWork<T> sytrd;
    TridiagonalizeWork(Arena& arena, const CopyPlan& of_a, index_t nb)
        : a(arena, of_a, nb), sytrd(arena, a.matrix) {}
};

template <class T>
auto sytrd_plan(Context& context, const CopyPlan& of_a) {
    return call_plan<TridiagonalizeWork<T>>(
        context.use_devices("sytrd.crossover", of_a.rows), [=, &context](auto f) {
            return f(sytrd_team(context, of_a.rows), of_a, sytrd_block(context, of_a.rows));
        });
}

/// Q as SYTRD stores it in a triangle of A.
StoredQ stored_q(Uplo uplo, index_t n) {
    return {.crossover = "stedc.crossover",
            .order = n,
            .form = form_of(uplo),
            .part = Part::lower,
            .below = 1,
            .count = n - 1,
            .most = n};
}

/// C in the block columns of SYTRD of order n.
struct BlocksOfSytrd {
    Context& context;
    index_t n;
    StoredQBlocks operator()(index_t, index_t) const {
        return {sytrd_team(context, n), sytrd_block(context, n)};
    }
};

/// The plans of ORGTR and ORMTR. a, c: the sizes and the places of the matrices.
template <class T>
StoredQPlan orgtr_plan(Context& context, Uplo uplo, const CopyPlan& a) {
    return plan_to_form<T>(context, stored_q(uplo, a.rows), a, BlocksOfSytrd{context, a.rows});
}
template <class T>
StoredQPlan ormtr_plan(Context& context, Side side, Uplo uplo, const CopyPlan& a, const CopyPlan& c) {
    return plan_to_multiply<T>(context, stored_q(uplo, a.rows), side, a, c, BlocksOfSytrd{context, a.rows});
}

}  // namespace

template <class T>
index_t run_sytrd(Context& context, Uplo uplo, const UserMatrix<T>& a, real_t<T>* d, real_t<T>* e, T* tau) {
    using R = real_t<T>;
    const index_t n = a.rows;
    if (n == 0) return 0;
    const auto plan = sytrd_plan<T>(context, copy_plan_of(a, form_of(uplo), Part::lower));
    if (!plan.on_devices) {
        PhaseScope phase(context, "tridiagonalize");
        const HostMatrix<T> copy(context, a);
        make_diagonal_real(copy.view());
        finite_max_norm(part_of(uplo), HostView<const T>(copy.view()));
        HostVector<R> host_d(n), host_e(n - 1);
        HostVector<T> host_tau(n - 1);
        const index_t info = while_reporting(context, [&] {
            return host::sytrd(static_cast<char>(uplo), copy.view(), host_d.data(), host_e.data(),
                               host_tau.data());
        });
        Delivery results;
        results.add(!a.on_host(), [&] { copy.deliver_triangle(uplo); });
        results.add_vector(context, d, host_d.data(), n);
        results.add_vector(context, e, host_e.data(), n - 1);
        results.add_vector(context, tau, host_tau.data(), n - 1);
        results.run();
        return info;
    }
    auto work = plan.workspace(context);
    SytrdWork<T>& w = work->sytrd;
    {
        PhaseScope phase(context, "upload");
        work->a.upload(context, a);
    }
    {
        PhaseScope phase(context, "tridiagonalize");
        sytrd(context, w);
    }
    PhaseScope phase(context, "download");
    reverse_if_upper(uplo, w.d, n);
    reverse_if_upper(uplo, w.e, n - 1);
    reverse_if_upper(uplo, w.tau, n - 1);
    work->a.collect(context, a);
    Delivery results;
    results.add(false, [&] { work->a.write_back(context, a); });
    results.add_vector(context, d, w.d, n);
    results.add_vector(context, e, w.e, n - 1);
    results.add_vector(context, tau, w.tau, n - 1);
    results.run();
    return 0;
}

template <class T>
index_t run_orgtr(Context& context, Uplo uplo, const UserMatrix<T>& a, const T* tau) {
    if (a.rows == 0) return 0;
    return form_q<T>(
        context, orgtr_plan<T>(context, uplo, copy_plan_of(a)), a, tau,
        [&](HostView<T> q, const T* factors) { return host::orgtr(static_cast<char>(uplo), q, factors); });
}

template <class T>
index_t run_ormtr(Context& context, Side side, Uplo uplo, Op op, const UserMatrix<const T>& a, const T* tau,
                  const UserMatrix<T>& c) {
    if (c.rows == 0 || c.cols == 0) return 0;
    return multiply_by_q<T>(context, ormtr_plan<T>(context, side, uplo, copy_plan_of(a), copy_plan_of(c)), op,
                            a, tau, c, [&](char trans, HostView<const T> q, const T* factors, HostView<T> x) {
                                return host::ormtr(static_cast<char>(side), static_cast<char>(uplo), trans, q,
                                                   factors, x);
                            });
}

template <class T>
Footprint sytrd_memory(Context& context, index_t n) {
    const auto plan = sytrd_plan<T>(context, CopyPlan::any(n, n));
    return plan.on_devices ? plan.memory() : host_footprint<T>(checked_product(n, n));
}

template <class T>
Footprint orgtr_memory(Context& context, index_t n) {
    return memory_of<T>(orgtr_plan<T>(context, Uplo::lower, {n, n}));
}

template <class T>
Footprint ormtr_memory(Context& context, Side side, index_t m, index_t n) {
    const index_t order = side == Side::left ? m : n;
    return memory_of<T>(ormtr_plan<T>(context, side, Uplo::lower, {order, order}, {m, n}));
}

LAPILLI_INSTANCES(run_sytrd, run_orgtr, run_ormtr, sytrd_memory, orgtr_memory, ormtr_memory)

}  // namespace lapilli
