// SPDX-License-Identifier: BSD-3-Clause
// Refinement of solutions from factors in single precision: LAPACK's, all columns together; then, for columns
// that do not converge, flexible GMRES preconditioned with the same factors, one column after the other.
//
//     plain    solve L U D = R in single precision, X := X + D, R := B - A X
//     GMRES    the smallest residual over the Krylov space of (L U)^-1 A and (L U)^-1 r
//
// Plain refinement multiplies the error by about cond(A) 6e-8 in a step, GMRES goes on where that is above 1.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "mixed/gmres.hpp"
#include "mixed/lower_precision.hpp"
#include "mixed/residual.hpp"
#include "norms/norms.hpp"
#include "runtime/quiet_scope.hpp"

namespace lapilli {

struct RefinementTuning {
    static constexpr int most_steps = 30;          ///< LAPACK's ITERMAX
    static constexpr double stalls_above = 0.5;    ///< of a residual: what is left of it after a plain step
    static constexpr int restart = 50;             ///< steps of GMRES between restarts
    static constexpr double gives_up_above = 0.1;  ///< of a residual: what is left after a restart
    /// Steps of GMRES for all columns. A factorization in double precision takes the time of about n / 200 of
    /// them.
    static index_t most_gmres_steps(index_t n) { return 100 + n / 100; }
};

/// LAPACK's values of iter where there is no solution.
enum class Unrefined : index_t { overflow = -2, factor = -3, not_converged = -31 };

template <class T>
struct RefinementWork {
    DistMatrix<T> residuals, v, w;  ///< v and w: one column
    typename Residual<T>::Work residual;
    typename Reductions<T>::Work of_matrix, of_columns;
    HostView<T> vector;  ///< pinned
    RefinementWork(Arena& arena, const DistMatrix<T>& a, const DistMatrix<T>& b)
        : residuals(arena, b.rows, b.cols(), b.cyclic.nb()),
          v(arena, b.rows, 1, b.cyclic.nb()),
          w(arena, b.rows, 1, b.cyclic.nb()),
          residual(arena, a),
          of_matrix(arena, a.rows, a.cyclic.cols_of_devices(), Wanted::sums),
          of_columns(arena, b.rows, b.cyclic.cols_of_devices(), Wanted::sums),
          vector(arena.pinned_matrix<T>(b.rows, 1)) {}
};

template <class T, class Lower>
class Refinement {
    using R = real_t<T>;
    using Vector = std::vector<T>;

  public:
    /// A with all its elements.
    Refinement(Context& context, const DistMatrix<T>& a, const DistMatrix<T>& b, const DistMatrix<T>& x,
               Lower& lower, RefinementWork<T>& work)
        : context_(context),
          matrix_(a),
          a_(readable(a)),
          b_(b),
          x_(x),
          lower_(lower),
          w_(work),
          residual_(context, a_, work.residual),
          sizes_of_rhs_(static_cast<std::size_t>(b.cols())),
          of_residuals_(sizes_of_rhs_.size()),
          of_solutions_(sizes_of_rhs_.size()) {}

    /// A and B in single precision, the factors, X and its refinement. Returns LAPACK's iter.
    index_t run() {
        {
            PhaseScope phase(context_, "factor in single precision");
            lower_.forget_misfits(context_);
            lower_.take(context_, b_);
            lower_.take_matrix(context_, matrix_);
            lower_.look_for_misfits(context_);
            norm_ = norm_of_general(Reductions<T>(context_, a_, 0, w_.of_matrix), Norm::infinity);
            sizes_of_rhs_ = sizes(b_);
            if (lower_.has_misfits()) return static_cast<index_t>(Unrefined::overflow);
            if (lower_.factor(context_) != 0) return static_cast<index_t>(Unrefined::factor);
        }
        if (b_.cols() == 0) return 0;
        PhaseScope phase(context_, "refine");
        correct(false);
        for (index_t step = 1; step <= RefinementTuning::most_steps; ++step) {
            const std::vector<R> before = of_residuals_;
            if (all_converged()) return step - 1;
            if (is_hopeless()) return static_cast<index_t>(Unrefined::not_converged);
            lower_.take(context_, w_.residuals);
            lower_.look_for_misfits(context_);
            correct(true);
            if (lower_.has_misfits()) return static_cast<index_t>(Unrefined::overflow);
            if (stalls(before)) return with_gmres(step);
        }
        return with_gmres(RefinementTuning::most_steps);
    }

  private:
    /// The largest |re| + |im| of each column.
    std::vector<R> sizes(const DistMatrix<T>& columns) const {
        if (columns.cols() == 0) return {};
        const DistMatrix<const T> read = readable(columns);
        return Reductions<T>(context_, read, 0, w_.of_columns)
            .columns({Combine::largest, Size::sum_of_parts});
    }

    /// Solves with what the factors' precision has taken, looks at the new residuals. Waits.
    void correct(bool add) {
        {
            const QuietScope quiet(context_);
            lower_.solve(context_, add, x_);
            residual_.compute(b_, x_, w_.residuals);
            of_solutions_ = sizes(x_);
            of_residuals_ = sizes(w_.residuals);
        }
        step_done();
    }
    void step_done() {
        ++steps_;
        context_.report(steps_ / (steps_ + 4.0));
    }

    /// LAPACK's criterion. Where what was given holds a NaN or an infinity there is nothing to gain.
    bool has_converged(std::size_t j, R residual, R solution) const {
        if (!std::isfinite(norm_) || !std::isfinite(sizes_of_rhs_[j])) return true;
        return residual <= solution * tolerance() && std::isfinite(solution);
    }
    R tolerance() const { return norm_ * unit_roundoff<T> * std::sqrt(static_cast<R>(a_.rows)); }
    bool has_converged(std::size_t j) const { return has_converged(j, of_residuals_[j], of_solutions_[j]); }
    bool all_converged() const {
        for (std::size_t j = 0; j < of_residuals_.size(); ++j) {
            if (!has_converged(j)) return false;
        }
        return true;
    }
    /// Whether the factors have made a solution that leads nowhere.
    bool is_hopeless() const {
        for (std::size_t j = 0; j < of_residuals_.size(); ++j) {
            if (!has_converged(j) && !std::isfinite(of_residuals_[j])) return true;
        }
        return false;
    }
    bool stalls(const std::vector<R>& before) const {
        for (std::size_t j = 0; j < before.size(); ++j) {
            const R most = static_cast<R>(RefinementTuning::stalls_above) * before[j];
            if (!has_converged(j) && !(of_residuals_[j] <= most)) return true;
        }
        return false;
    }

    // ---- GMRES

    index_t with_gmres(index_t steps) {
        index_t left = RefinementTuning::most_gmres_steps(a_.rows);
        const index_t most = left;
        if (is_hopeless()) return static_cast<index_t>(Unrefined::not_converged);
        for (std::size_t j = 0; j < of_residuals_.size(); ++j) {
            if (!has_converged(j) && !refine_column(static_cast<index_t>(j), left))
                return static_cast<index_t>(Unrefined::not_converged);
        }
        return steps + (most - left);
    }

    /// left: steps that may still be made.
    bool refine_column(index_t j, index_t& left) {
        const auto at = static_cast<std::size_t>(j);
        Vector x = fetched(column(x_, j)), r = fetched(column(w_.residuals, j)), d;
        R of_residual = of_residuals_[at], of_solution = of_solutions_[at];
        Gmres<T> gmres;
        const auto step = [&](const Vector& v, Vector& z, Vector& w) {
            precondition_and_multiply(v, z, w);
            step_done();
        };
        while (!has_converged(at, of_residual, of_solution)) {
            if (left == 0) return false;
            // The two-norm is the larger one; a quarter is room for rounding.
            const R enough = of_solution * tolerance() / 4;
            const int most = static_cast<int>(std::min<index_t>(left, RefinementTuning::restart));
            left -= gmres.solve(std::move(r), enough, most, step, d);
            add_multiple(T(1), d, x);
            put(x, column(x_, j));
            r = residual_of(j);
            const R before = of_residual;
            of_residual = size_of(r);
            of_solution = size_of(x);
            const R most_left = static_cast<R>(RefinementTuning::gives_up_above) * before;
            if (!has_converged(at, of_residual, of_solution) && !(of_residual <= most_left)) return false;
        }
        return true;
    }

    /// z := (L U)^-1 v in single precision, w := A z
    void precondition_and_multiply(const Vector& v, Vector& z, Vector& w) {
        const QuietScope quiet(context_);
        put(v, w_.v.local[0]);
        lower_.take(context_, w_.v);
        lower_.solve(context_, false, w_.v);
        z = fetched(w_.v.local[0]);
        set(context_.queue(0), Part::all, T(0), T(0), w_.w.local[0]);
        residual_.add_product(T(1), w_.v, w_.w);
        w = fetched(w_.w.local[0]);
    }
    Vector residual_of(index_t j) {
        copy_across(context_.queue(0), column(b_, j), w_.w.local[0]);
        copy_across(context_.queue(0), column(x_, j), w_.v.local[0]);
        residual_.add_product(T(-1), w_.v, w_.w);
        return fetched(w_.w.local[0]);
    }

    static DeviceView<T> column(const DistMatrix<T>& a, index_t j) { return columns_of(a, Span{j, 1}); }
    static R size_of(const Vector& x) {
        R largest = 0;
        for (const T& value : x) {
            R size = std::abs(real_part(value));
            if constexpr (is_complex<T>) size += std::abs(value.imag());
            if (!(size <= largest)) largest = size;
            if (std::isnan(largest)) break;
        }
        return largest;
    }
    /// Between a device and the host, through pinned memory. Both wait.
    Vector fetched(DeviceView<T> from) {
        context_.synchronize();
        copy_across(context_.queue(0), from, w_.vector);
        context_.synchronize();
        return Vector(w_.vector.data, w_.vector.data + w_.vector.rows);
    }
    void put(const Vector& x, DeviceView<T> to) {
        std::copy(x.begin(), x.end(), w_.vector.data);
        copy_across(context_.queue(0), w_.vector, to);
        context_.synchronize();
    }

    Context& context_;
    const DistMatrix<T>& matrix_;
    const DistMatrix<const T> a_;
    const DistMatrix<T>&b_, &x_;
    Lower& lower_;
    RefinementWork<T>& w_;
    Residual<T> residual_;
    R norm_ = 0;
    std::vector<R> sizes_of_rhs_, of_residuals_, of_solutions_;
    double steps_ = 0;
};

}  // namespace lapilli
