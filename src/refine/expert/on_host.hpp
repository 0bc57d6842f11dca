// SPDX-License-Identifier: BSD-3-Clause
// Expert drivers by the CPU's LAPACK, on copies in host memory.
#pragma once

#include "condition/on_host.hpp"
#include "elementwise/equilibrated.hpp"
#include "host/hard_pivots.hpp"
#include "refine/expert/results.hpp"

namespace lapilli {

template <class T>
struct ExpertOnHost {
    using R = real_t<T>;
    HostMatrix<T> a, factors, b, x;
    std::vector<R> rows, cols;
    ExpertOutcome<R> out;
    char equed;

    ExpertOnHost(Context& context, const ExpertCall<T>& call)
        : a(context, call.a),
          factors(context, call.factors),
          b(context, call.b),
          x(context, call.x),
          rows(call.scaling.rows),
          cols(call.scaling.cols),
          equed(call.scaling.letter()) {
        const auto columns = static_cast<std::size_t>(call.nrhs());
        out.scaling = call.scaling;
        out.bounds.forward.resize(columns);
        out.bounds.backward.resize(columns);
        rows.resize(static_cast<std::size_t>(call.n()));
        cols.resize(rows.size());
    }
};

/// A and B of a tiny system are multiplied by a power of two, and divided by it afterwards: CPUs' BLAS and
/// LAPACK multiply by reciprocals of pivots, which overflow. X, rcond and the bounds are the same. largest:
/// element of A; scale_factors(by): U, or D, of the factors.
template <class T, class ScaleFactors, class Solve>
index_t solve_at_its_scale(char fact, real_t<T> largest, ExpertOnHost<T>& there, ScaleFactors scale_factors,
                           Solve solve) {
    using R = real_t<T>;
    const R by = host::scale_before_reciprocals(largest);
    if (by == R(1)) return solve();
    const auto multiply = [&](R factor) {
        for (const HostView<T>& x : {there.a.view(), there.b.view()}) {
            for (index_t j = 0; j < x.cols; ++j) {
                for (index_t i = 0; i < x.rows; ++i) x(i, j) *= factor;
            }
        }
    };
    multiply(by);
    if (fact == 'F') scale_factors(by);
    const index_t info = solve();
    multiply(R(1) / by);
    scale_factors(R(1) / by);
    return info;
}

/// solve() for diag(R) A diag(C), with which the system stays, A all of it or a triangle. LAPACK's drivers do
/// the same, but their product of two factors overflows for subnormal rows.
template <class T, class Solve>
index_t solve_equilibrated(Part part, Op op, Scaling<real_t<T>> scaling, ExpertOnHost<T>& there,
                           Solve solve) {
    using R = real_t<T>;
    const auto factor = [](bool used, const std::vector<R>& factors, index_t k) {
        return used ? factors[static_cast<std::size_t>(k)] : R(1);
    };
    const auto scale_rows = [&](HostView<T> x, bool used, const std::vector<R>& factors) {
        for (index_t j = 0; used && j < x.cols; ++j) {
            for (index_t i = 0; i < x.rows; ++i) x(i, j) *= factor(true, factors, i);
        }
    };
    const Scaling<R>& s = there.out.scaling = std::move(scaling);
    const HostView<T> a = there.a.view();
    for (index_t j = 0; s.any() && j < a.cols; ++j) {
        const index_t first = part == Part::lower ? j : 0, end = part == Part::upper ? j + 1 : a.rows;
        for (index_t i = first; i < end; ++i)
            a(i, j) = equilibrated(a(i, j), factor(s.of_rows, s.rows, i), factor(s.of_cols, s.cols, j));
    }
    scale_rows(there.b.view(), s.of_b(op), s.factors_of_b(op));
    const index_t info = solve();
    if (!s.of_x(op) || (info > 0 && info <= a.rows)) return info;
    scale_rows(there.x.view(), true, s.factors_of_x(op));
    for (R& bound : there.out.bounds.forward) bound /= s.condition_of_x(op);
    return info;
}

/// solve(on_host): by LAPACK, its info. condition(a, factors): on_host.hpp of condition/, where LAPACK's
/// rcond is none. deliver_square(matrix): a matrix of order n, or its triangle.
template <class T, class Solve, class Condition, class DeliverSquare>
index_t expert_on_cpu(Context& context, const ExpertCall<T>& call, const ExpertResults<real_t<T>>& to,
                      std::vector<index_t>* pivots, index_t* ipiv, Solve solve, Condition condition,
                      DeliverSquare deliver_square) {
    ExpertOnHost<T> there(context, call);
    ExpertOutcome<real_t<T>>& out = there.out;
    {
        PhaseScope phase(context, "solve");
        out.info = while_reporting(context, [&] { return solve(there); });
    }
    if (out.is_solved(call.n())) {
        PhaseScope phase(context, "condition");
        const HostView<const T> a(there.a.view()), factors(there.factors.view());
        out.bounds.pass_the_range();
        out.judge(on_host::is_usual(out.rcond) ? out.rcond : condition(a, factors), call.n());
    } else {
        out.rcond = 0;  // the factors may have been refused after LAPACK had gone on with them
    }
    PhaseScope phase(context, "download");
    const Changes changes = Changes::of(call, out);
    Delivery results;
    if (changes.a) results.add(!call.a.on_host(), [&] { deliver_square(there.a); });
    if (changes.factors) results.add(!call.factors.on_host(), [&] { deliver_square(there.factors); });
    if (changes.b) results.add(!call.b.on_host(), [&] { there.b.deliver(); });
    if (changes.x) results.add(!call.x.on_host(), [&] { there.x.deliver(); });
    if (!call.given() && pivots != nullptr) results.add_vector(context, ipiv, *pivots);
    add_numbers(context, results, call, out, to);
    results.run();
    return out.info;
}

template <class T>
Footprint expert_on_host(index_t n, index_t nrhs) {
    using R = real_t<T>;
    Footprint bytes = host_footprint<T>(checked_product(2, checked_product(n, checked_sum(n, nrhs))));
    bytes.host += host_footprint<R>(checked_product(4, checked_sum(n, nrhs))).host;
    bytes.host += host_footprint<index_t>(n).host;
    return bytes;
}

}  // namespace lapilli
