// SPDX-License-Identifier: BSD-3-Clause
// An expert driver on the devices, where A and its factors stay from the first step to the last:
//
//     equilibrate   A := diag(R) A diag(C), B := diag(R) B, where that is worth it
//     factor        unless the factors are given
//     measure       the growth of what is factored, |A|
//     estimate      the condition number
//     solve         X
//     refine        X, and bound its errors
//     scale back    X := diag(C) X
//
// A kind of systems says what differs (kinds.hpp).
#pragma once

#include <cmath>
#include <memory>

#include "matrix/drivers_common.hpp"
#include "matrix/redistribute.hpp"
#include "refine/expert/scaling.hpp"
#include "refine/refinement.hpp"

namespace lapilli {

/// The arguments of a call: its options, its matrices, and the scaling that comes with given factors.
template <class T>
struct ExpertCall {
    char fact;
    Op op;
    UserMatrix<T> a, factors, b, x;
    Scaling<real_t<T>> scaling;

    index_t n() const { return a.rows; }
    index_t nrhs() const { return b.cols; }
    bool given() const { return fact == 'F'; }
    bool equilibrates() const { return fact == 'E'; }
};

template <class R>
struct ExpertOutcome {
    index_t info = 0;
    R rcond = 0, growth = 1;  ///< growth: reciprocal, of pivots
    Scaling<R> scaling;
    ErrorBounds<R> bounds;
    bool is_solved(index_t n) const { return info == 0 || info > n; }
    /// The one place that says what a condition number means. found: NaN where A or its factors have a NaN,
    /// or numbers have passed the range on the way.
    void judge(R found, index_t n) {
        rcond = std::isnan(found) ? R(0) : found;
        info = rcond >= unit_roundoff<R> ? 0 : n + 1;
    }
};

/// 0 where |A| is 0 or has passed the range, NaN where it is; else estimate(|A|).
template <class R, class F>
R condition_of_norm(R norm, F estimate) {
    if (std::isnan(norm)) return norm;
    return norm > R(0) && std::isfinite(norm) ? estimate(norm) : R(0);
}

template <class T, class Kind>
struct ExpertWork {
    using Factors = typename Kind::Factors;
    CopiedOperand<T> a, factors, b, x;
    Factors system;
    typename Scaler<T>::Work scaler;
    typename Reductions<T>::Work sizes;
    // Refinement begins where the condition is known.
    std::unique_ptr<typename Kind::ConditionWork> condition;
    std::unique_ptr<RefinementTerms<T>> refinement;

    ExpertWork(Arena& arena, const CopyPlan& of_a, const CopyPlan& of_factors, const CopyPlan& of_b,
               const CopyPlan& of_x, const typename Factors::Plan& plan)
        : a(arena, of_a, plan.nb),
          factors(arena, of_factors, plan.nb),
          b(arena, of_b, plan.nb),
          x(arena, of_x, plan.nb),
          system(arena, factors.matrix, plan, x.matrix.cyclic.cols_of_devices()),
          scaler(arena, a.matrix.rows),
          sizes(arena, a.matrix.rows, a.matrix.cyclic.cols_of_devices(), Wanted::weighted_sums) {
        arena.overlay(
            [&] { condition = std::make_unique<typename Kind::ConditionWork>(arena, factors.matrix); },
            [&] { refinement = std::make_unique<RefinementTerms<T>>(arena, a.matrix, x.matrix); });
    }
};

template <class T, class Kind>
class Expert {
    using R = real_t<T>;

  public:
    /// Pivots of given factors are in work.system already.
    Expert(Context& context, const ExpertCall<T>& call, ExpertWork<T, Kind>& work)
        : context_(context), call_(call), w_(work) {}

    /// Waits.
    ExpertOutcome<R> run() {
        bring();
        equilibrate();
        if (!call_.given()) factor();
        measure();
        if (!out_.is_solved(call_.n())) return out_;
        out_.judge(condition(), call_.n());
        if (call_.nrhs() > 0) solve();
        return out_;
    }

  private:
    Reductions<T> sizes_of(const DistMatrix<T>& a) {
        return Reductions<T>(context_, readable(a), 0, w_.sizes);
    }

    void bring() {
        upload<T>(context_, w_.a, call_.a);
        upload<T>(context_, w_.b, call_.b);
        if (call_.given()) upload<T>(context_, w_.factors, call_.factors);
    }

    void equilibrate() {
        PhaseScope phase(context_, "equilibrate");
        const DistMatrix<T>&a = w_.a.matrix, &b = w_.b.matrix;
        Kind::prepare(context_, a);
        Scaler<T> scaler(context_, w_.scaler);
        out_.scaling = call_.scaling;
        if (call_.equilibrates()) {
            out_.scaling = Kind::scaling(sizes_of(a));
            scaler.scale(a, Kind::part, out_.scaling);
        }
        if (out_.scaling.of_b(call_.op)) scaler.scale_rows(b, out_.scaling.factors_of_b(call_.op));
        Kind::complete(context_, w_.system, a);
        if (!call_.given()) redistribute(context_, readable(a), w_.factors.matrix);
    }

    void factor() {
        PhaseScope phase(context_, "factor");
        out_.info = w_.system.factor(context_);
    }

    /// The largest elements of A and of U; of a factorization that has failed those of the columns that it
    /// got to.
    void measure() {
        PhaseScope phase(context_, "measure");
        if (Kind::has_growth) {
            constexpr Measure of_a{Combine::largest, Size::modulus},
                of_u{Combine::largest, Size::modulus, Part::upper};
            const index_t columns = out_.info > 0 ? out_.info : call_.n();
            const R of_factor = largest_of_first(sizes_of(w_.factors.matrix).columns(of_u), columns);
            if (of_factor != R(0))
                out_.growth = largest_of_first(sizes_of(w_.a.matrix).columns(of_a), columns) / of_factor;
        }
        if (out_.info == 0)
            norm_ = norm_of_general(sizes_of(w_.a.matrix), call_.op == Op::none ? Norm::one : Norm::infinity);
    }
    static R largest_of_first(std::vector<R> sizes, index_t columns) {
        sizes.resize(static_cast<std::size_t>(columns));
        return largest_of(sizes);
    }

    R condition() {
        PhaseScope phase(context_, "condition");
        return condition_of_norm(norm_, [&](R norm) {
            return Kind::condition(context_, w_.system, w_.factors.matrix, norm, call_.op, *w_.condition);
        });
    }

    void solve() {
        const DistMatrix<T>& x = w_.x.matrix;
        const auto solution = [&](Op op, const DistMatrix<T>& columns) {
            w_.system.solve(context_, columns, op);
        };
        {
            PhaseScope phase(context_, "solve");
            redistribute(context_, readable(w_.b.matrix), x);
            solution(call_.op, x);
        }
        out_.bounds = refine_columns<T>(context_, w_.a.matrix, call_.op, w_.b.matrix, x, *w_.refinement,
                                        solution, Kind::symmetric(w_.system));
        const Scaling<R>& scaling = out_.scaling;
        if (!scaling.of_x(call_.op)) return;
        Scaler<T>(context_, w_.scaler).scale_rows(x, scaling.factors_of_x(call_.op));
        for (R& bound : out_.bounds.forward) bound /= scaling.condition_of_x(call_.op);
    }

    Context& context_;
    const ExpertCall<T>& call_;
    ExpertWork<T, Kind>& w_;
    ExpertOutcome<R> out_;
    R norm_ = 0;
};

}  // namespace lapilli
