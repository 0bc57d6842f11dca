// SPDX-License-Identifier: BSD-3-Clause
#include "refine/refinement.hpp"

#include <algorithm>
#include <cmath>

#include "base/instances.hpp"
#include "condition/one_norm.hpp"
#include "host/copies.hpp"
#include "matrix/host_matrix.hpp"
#include "norms/columns_by_threads.hpp"
#include "reduce/plain.hpp"
#include "refine/small_sums.hpp"
#include "runtime/emulation.hpp"
#include "runtime/quiet_scope.hpp"

namespace lapilli {
namespace {

template <class T>
class ColumnRefinement {
    using R = real_t<T>;
    using Solve = FunctionRef<void(Op, const DistMatrix<T>&)>;
    static constexpr int most_steps = 5;

  public:
    ColumnRefinement(Context& context, const DistMatrix<T>& a, Op op, const DistMatrix<T>& b,
                     const DistMatrix<T>& x, RefinementTerms<T>& work, Solve solve, bool symmetric)
        : context_(context),
          op_(op),
          symmetric_(symmetric),
          b_(b),
          x_(x),
          w_(work),
          solve_(solve),
          terms_(context, a, op, work.terms),
          r_(x.rows, x.cols()),
          s_(x.rows, x.cols()),
          threads_(host::copy_threads(context.settings.integer("copy.threads"))) {}

    ErrorBounds<R> run() {
        ErrorBounds<R> bounds;
        {
            PhaseScope phase(context_, "refine");
            bounds.backward = refine();
        }
        PhaseScope phase(context_, "estimate");
        bounds.forward = forward_errors();
        return bounds;
    }

  private:
    index_t n() const { return x_.rows; }
    index_t columns() const { return x_.cols(); }

    /// f(j) for all columns, by several threads.
    template <class F>
    void for_columns(F f) const {
        columns_by_threads(n(), columns(), 1, threads_, [&](index_t first, index_t count) {
            for (index_t j = first; j < first + count; ++j) f(j);
        });
    }
    template <class E>
    static UserMatrix<E> user(const HostMatrix<E>& a) {
        const HostView<E> view = a.view();
        return {.data = view.data, .rows = view.rows, .cols = view.cols, .ld = view.ld};
    }

    std::vector<R> refine() {
        const auto count = static_cast<std::size_t>(columns());
        std::vector<R> errors(count);
        std::vector<char> goes_on(count, 1);
        for (int step = 0;; ++step) {
            compute_terms();
            for_columns([&](index_t j) {
                const auto at = static_cast<std::size_t>(j);
                if (goes_on[at] == 0) return;
                const R before = step == 0 ? R(3) : errors[at];
                errors[at] = backward_error(j);
                goes_on[at] =
                    errors[at] > unit_roundoff<T> && 2 * errors[at] <= before && step < most_steps ? 1 : 0;
            });
            context_.report((step + 1.0) / (most_steps + 1.0));
            if (std::count(goes_on.begin(), goes_on.end(), 1) == 0) return errors;
            const QuietScope quiet(context_);
            solve_(op_, w_.terms.r.matrix);
            add_corrections(goes_on);
        }
    }
    void compute_terms() {
        const QuietScope quiet(context_);
        terms_.compute(b_, x_);
        w_.terms.r.download(context_, user(r_));
        w_.terms.s.download(context_, user(s_));
    }
    R backward_error(index_t j) const {
        R worst = 0;
        for (index_t i = 0; i < n(); ++i) {
            const R r = size_of(Size::sum_of_parts, r_.view()(i, j)), s = s_.view()(i, j);
            worst = larger(worst, SmallSums<T>{n()}.backward_error(r, s));
        }
        return worst;
    }
    /// X := X + R in these columns.
    void add_corrections(const std::vector<char>& of_columns) {
        for (index_t j = 0; j < columns(); ++j) {
            if (of_columns[static_cast<std::size_t>(j)] == 0) continue;
            const Span one{j, 1};
            const T* const r = columns_of(w_.terms.r.matrix, one).data;
            sum_parts(context_.queue(owner_of(x_.cyclic, one)), n(), &r, 1, T(1), columns_of(x_, one).data,
                      1);
        }
    }

    /// For each column a bound of |inv(op(A))| W, W = |R| + (n + 1) eps S: the one-norm of diag(W)
    /// inv(op(A))^H.
    std::vector<R> forward_errors() {
        for_columns([&](index_t j) {
            for (index_t i = 0; i < n(); ++i) {
                R& s = s_.view()(i, j);
                s = SmallSums<T>{n()}.weight(size_of(Size::sum_of_parts, r_.view()(i, j)), s);
            }
        });
        std::vector<R> errors = estimates();
        const DistMatrix<const T> x = readable(x_);
        const std::vector<R> sizes =
            Reductions<T>(context_, x, 0, w_.sizes).columns({Combine::largest, Size::sum_of_parts});
        for (std::size_t j = 0; j < errors.size(); ++j) {
            if (sizes[j] != R(0)) errors[j] /= sizes[j];
        }
        return errors;
    }

    struct Estimate {
        std::vector<T> x;
        OneNormEstimator<T> norm;
        explicit Estimate(index_t n) : norm(n, x) {}
        bool wants(Op op) const { return !norm.done() && norm.wanted() == op; }
    };

    /// Products with the matrices and with their adjoints take turns: one solution for all columns that wait
    /// for it.
    std::vector<R> estimates() {
        std::vector<Estimate> all;
        for (index_t j = 0; j < columns(); ++j) all.emplace_back(n());
        const auto wanted = [&](Op op) {
            return std::any_of(all.begin(), all.end(), [op](const Estimate& one) { return one.wants(op); });
        };
        int turns = 0;
        while (wanted(Op::none) || wanted(Op::adjoint)) {
            for (const Op op : {Op::none, Op::adjoint}) {
                if (wanted(op)) turn(all, op);
                context_.report(std::min(1.0, ++turns / 12.0));
            }
        }
        std::vector<R> found;
        for (const Estimate& one : all) found.push_back(one.norm.estimate());
        return found;
    }
    void turn(std::vector<Estimate>& all, Op op) {
        const bool weights_first = op == Op::adjoint;
        // Where A is transposed, its conjugate does as well: sizes are all that counts.
        const Op of_a = (op == Op::none) == (op_ == Op::none) ? Op::adjoint : Op::none;
        // If A is symmetric, A^-H x is the conjugate of A^-1 times that of x.
        const bool conjugated = symmetric_ && of_a == Op::adjoint;
        const auto taken = [&](T x) { return conjugated ? conjugate(x) : x; };
        for_columns([&](index_t j) {
            const Estimate& one = all[static_cast<std::size_t>(j)];
            const bool wants = one.wants(op);
            for (index_t i = 0; i < n(); ++i) {
                const T x = wants ? one.x[static_cast<std::size_t>(i)] : T(0);
                r_.view()(i, j) = taken(weights_first ? s_.view()(i, j) * x : x);
            }
        });
        {
            const QuietScope quiet(context_);
            w_.terms.r.upload(context_, user(r_));
            solve_(symmetric_ ? Op::none : of_a, w_.terms.r.matrix);
            w_.terms.r.download(context_, user(r_));
        }
        for_columns([&](index_t j) {
            Estimate& one = all[static_cast<std::size_t>(j)];
            if (!one.wants(op)) return;
            for (index_t i = 0; i < n(); ++i) {
                const T x = taken(r_.view()(i, j));
                one.x[static_cast<std::size_t>(i)] = weights_first ? x : s_.view()(i, j) * x;
            }
            one_norm::all_finite(one.x) ? one.norm.next(one.x) : one.norm.overflow();
        });
    }

    Context& context_;
    Op op_;
    bool symmetric_;
    const DistMatrix<T>&b_, &x_;
    RefinementTerms<T>& w_;
    Solve solve_;
    ErrorTerms<T> terms_;
    HostMatrix<T> r_;
    HostMatrix<R> s_;
    int threads_;
};

}  // namespace

template <class T>
ErrorBounds<real_t<T>> refine_columns(Context& context, const DistMatrix<T>& a, Op op, const DistMatrix<T>& b,
                                      const DistMatrix<T>& x, RefinementTerms<T>& work,
                                      FunctionRef<void(Op, const DistMatrix<T>&)> solve, bool symmetric) {
    const NativeProducts native(context);  // residuals, and the sizes of what they are sums of
    return ColumnRefinement<T>(context, a, op, b, x, work, solve, symmetric).run();
}

LAPILLI_INSTANCES(refine_columns)

}  // namespace lapilli
