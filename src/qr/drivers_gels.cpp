// SPDX-License-Identifier: BSD-3-Clause
// GELS. What is factored is tall: A, or with m < n its adjoint. With Q and R of it, and X and B in the rows
// that they have,
//
//     as many equations as unknowns or more   X := R^-1 (Q^H B)
//     fewer                                   X := Q (R^-H B; 0)
#include <algorithm>

#include "base/instances.hpp"
#include "blas/triangular_left.hpp"
#include "matrix/delivery.hpp"
#include "qr/drivers.hpp"
#include "qr/drivers_common.hpp"
#include "qr/drivers_tall.hpp"
#include "qr/lapacks_range.hpp"
#include "reflectors/stored_q.hpp"
#include "runtime/call_plan.hpp"

namespace lapilli {
namespace {

template <class T>
struct LeastSquaresWork {
    GramFirstWork<T> qr;
    CopiedOperand<T> b;
    typename SafeColumns<T>::Work columns_of_b;
    std::vector<T*> tau;
    ApplyQWork<T> apply;
    typename TriangularFromLeft<T>::Work triangle;
    typename Reductions<T>::Work diagonal;

    LeastSquaresWork(Arena& arena, const CopyPlan& of_a, const CopyPlan& of_b, const GeqrfPlan& plan,
                     index_t kb)
        : qr(arena, of_a, plan),
          b(arena, of_b, plan.nb),
          columns_of_b(arena, b.matrix.rows, b.matrix.cyclic.cols_of_devices(), Wanted::sums),
          apply(arena, b.matrix.rows, kb, b.matrix.cyclic),
          triangle(arena, qr.geqrf.steps(), plan.nb, b.matrix.cyclic.cols_of_devices(), true),
          diagonal(arena, qr.geqrf.steps(), qr.a.matrix.cyclic.cols_of_devices(), Wanted::diagonal) {
        for (int d = 0; d < arena.devices(); ++d) tau.push_back(arena.device_array<T>(d, qr.geqrf.steps()));
    }
};

/// X over B, but for the common factor of its scales. overdetermined: at least as many equations as unknowns.
template <class T>
void solve(Context& context, bool overdetermined, const SolutionScales& scales, LeastSquaresWork<T>& work) {
    const DistMatrix<T>&a = work.qr.a.matrix, &b = work.b.matrix;
    const index_t n = a.cols();
    const DistMatrix<const T> r = readable(top_of(a, n));
    const DistMatrix<T> top = top_of(b, n);
    const auto triangle = [&](Op op) {
        PhaseScope phase(context, "solve");
        TriangularFromLeft<T>(context, r, top, a.cyclic.nb(), work.triangle)
            .solve({.uplo = Uplo::upper, .op = op}, T(1));
    };
    const auto q = [&](Op op) {
        PhaseScope phase(context, "multiply");
        apply_q(context, op, a, work.tau, b, Start::matrix, work.apply, 0);
    };
    solve_with_factors(overdetermined, q, triangle, [&] { scale_rows(context, top, scales.rows); });
}

/// B, or nothing where R has a zero on its diagonal.
template <class T>
index_t gels_on_devices(Context& context, bool overdetermined, LeastSquaresWork<T>& work) {
    const DistMatrix<T>& a = work.qr.a.matrix;
    SafeColumns<T> columns(context, a, work.qr.columns);
    if (columns.all_zero()) {
        clear_behind(context, work.b.matrix, 0);
        return 0;
    }
    const T* tau = work.qr.gram.host_tau;
    {
        PhaseScope phase(context, "factor");
        if (!work.qr.by_gram(context)) {
            geqrf(context, work.qr.geqrf);
            tau = work.qr.geqrf.tau;
        }
    }
    const index_t zero = first_zero<T>(context, readable(top_of(a, a.cols())), work.diagonal);
    if (zero != 0) {
        columns.restore_triangle();
        return zero;
    }
    upload_tau(context, std::vector<T>(tau, tau + a.cols()), work.tau);
    if (!overdetermined) clear_behind(context, work.b.matrix, a.cols());
    SafeColumns<T> right_hand_sides(context, work.b.matrix, work.columns_of_b);
    const SolutionScales scales = columns.of_solution();
    solve(context, overdetermined, scales, work);
    right_hand_sides.restore(overdetermined ? a.cols() : work.b.matrix.rows, scales.common);
    columns.restore_triangle();
    return 0;
}

template <class T>
index_t gels_on_cpu(Context& context, Op op, const UserMatrix<T>& a, const UserMatrix<T>& b) {
    const HostMatrix<T> factors(context, a), x(context, b);
    const char trans = op == Op::none ? 'N' : is_complex<T> ? 'C' : 'T';
    index_t info = 0;
    {
        PhaseScope phase(context, "solve");
        info = while_reporting(context, [&] {
            const index_t equations = op == Op::none ? a.rows : a.cols;
            const LapacksRange<T> range(x.view().block(0, 0, equations, b.cols));
            const index_t failed = host::gels(trans, factors.view(), x.view());
            range.restore(x.view());
            return failed;
        });
    }
    PhaseScope phase(context, "download");
    Delivery results;
    // LAPACK overwrites its B before it knows that A has not full rank.
    if (info == 0) results.add(!b.on_host(), [&] { x.deliver(); });
    results.add(!a.on_host(), [&] { factors.deliver(); });
    results.run();
    return info;
}

Orthogonal kind_of(index_t m, index_t n) { return m < n ? Orthogonal::lq : Orthogonal::qr; }

/// By columns; tall matrices may go by rows.
template <class T>
auto gels_plan(Context& context, const CopyPlan& of_a, const CopyPlan& of_b) {
    return call_plan<LeastSquaresWork<T>>(qr_on_devices(context, of_a), [=, &context](auto f) {
        const auto plan = plan_of<T>(context, of_a);
        const index_t steps = std::min(of_a.rows, of_a.cols);
        return f(plan.team, of_a, of_b, plan, apply_q_block<T>(context, steps, ProductUse::updates));
    });
}

}  // namespace

template <class T>
index_t run_gels(Context& context, Op op, const UserMatrix<T>& a, const UserMatrix<T>& b) {
    const index_t steps = std::min(a.rows, a.cols);
    if (b.rows == 0 || b.cols == 0) return 0;
    if (steps == 0) {
        const PhaseScope phase(context, "solve");  // the drop-in library's look at the arguments ends here
        const HostMatrix<T> zeros(b.rows, b.cols);
        for (index_t j = 0; j < b.cols; ++j) std::fill_n(zeros.view().at(0, j), b.rows, T(0));
        deliver_from_host<T>(context, zeros.view(), b);
        return 0;
    }
    const auto plan = gels_plan<T>(context, copy_plan_of(a, kind_of(a.rows, a.cols)), copy_plan_of(b));
    if (!plan.on_devices) return gels_on_cpu(context, op, a, b);
    const bool overdetermined = (a.rows >= a.cols) == (op == Op::none);
    if (const auto distribution = tall_distribution<T>(context, a, b))
        return run_tall_gels(context, *distribution, overdetermined, a, b);
    auto work = plan.workspace(context);
    upload<T>(context, work->qr.a, a);
    upload<T>(context, work->b, b);
    const index_t info = gels_on_devices(context, overdetermined, *work);
    PhaseScope phase(context, "download");
    work->qr.a.collect(context, a);
    if (info == 0) work->b.collect(context, b);
    Delivery results;
    results.add(false, [&] { work->qr.a.write_back(context, a); });
    if (info == 0) results.add(false, [&] { work->b.write_back(context, b); });
    results.run();
    return info;
}

template <class T>
Footprint gels_memory(Context& context, index_t m, index_t n, index_t nrhs) {
    const index_t steps = std::min(m, n), most = std::max(m, n);
    if (steps == 0 || nrhs == 0) return host_footprint<T>(checked_product(most, nrhs));
    const auto plan = gels_plan<T>(context, copy_plan_of(m, n, kind_of(m, n)), CopyPlan{most, nrhs});
    if (!plan.on_devices)
        return qr_on_host<T>(checked_sum(checked_product(m, n), checked_product(most, nrhs)), 0);
    return tall_gels_memory<T>(context, m, n, nrhs, plan.memory());
}

LAPILLI_INSTANCES(run_gels, gels_memory)

}  // namespace lapilli
