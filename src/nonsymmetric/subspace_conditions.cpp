// SPDX-License-Identifier: BSD-3-Clause
#include "nonsymmetric/subspace_conditions.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "condition/one_norm.hpp"
#include "device/calls.hpp"
#include "nonsymmetric/balance.hpp"
#include "nonsymmetric/reduced.hpp"
#include "norms/norms.hpp"

namespace lapilli {
namespace {

/// Room for the elements of any leading and trailing block's equation, with padded columns.
index_t most_elements(index_t n) {
    const index_t sum = checked_sum(n, row_padding), half = sum / 2;
    return checked_product(half, sum - half);
}

/// estimate_one_norm() takes as many: the first, four pairs, the last.
constexpr int most_products = 10;

template <class T>
class Subspace {
  public:
    using R = real_t<T>;

    /// solutions: at most as many are wanted.
    Subspace(Context& context, SubspaceWork<T>& work, const LineSums<T>& sums, const DistMatrix<T>& t,
             index_t m, int solutions)
        : context_(context),
          queue_(context.queue(0)),
          w_(work),
          sums_(sums),
          rows_(m),
          cols_(t.rows - m),
          solutions_(solutions) {
        const DeviceView<T> all = t.local[0];
        above_ = all.block(0, m, rows_, cols_);
        c_ = {work.right_side, rows_, cols_, round_up(rows_, row_padding)};
        work.equation.a.matrix = diagonal_block(t, 0, rows_);
        work.equation.b.matrix = diagonal_block(t, m, cols_);
        work.equation.c.rows = rows_;
        work.equation.c.cyclic = Cyclic(cols_, cols_, 1);
        work.equation.c.local = {c_};
        prepare_sylvester(context, work.equation);
    }

    /// 1 / |[I X]| of the projector on the subspace, in the norm of Frobenius for X.
    R of_values() {
        copy(queue_, Part::all, above_, c_);
        const R scale = solve(Op::none);
        const R size =
            norm_of_general(Reductions<T>(context_, readable(w_.equation.c), 0, sums_), Norm::frobenius);
        return size == R(0) ? R(1) : scale / std::hypot(scale, size);
    }

    /// The reciprocal of an estimate of the one-norm of the inverse of X -> T11 X - X T22. Right-hand sides
    /// are as large as T, so that X is far from the ends of the range.
    R separation() {
        const R largest = std::max(w_.equation.a.largest, w_.equation.b.largest);
        // Elements of right-hand sides are 2 at most.
        constexpr int most = std::numeric_limits<R>::max_exponent - 3;
        const R factor = largest == R(0) ? R(1) : std::ldexp(R(1), std::min(std::ilogb(largest), most));
        const R estimate = estimate_one_norm<T>(checked_product(rows_, cols_), [&](std::vector<T>& x, Op op) {
            const DrainScope drained(context_);
            for (T& value : x) value *= factor;
            copy_across(queue_, HostView<const T>{x.data(), rows_, cols_, rows_}, c_);
            const R scale = solve(op);
            copy_across(queue_, c_, HostView<T>{x.data(), rows_, cols_, rows_});
            queue_.synchronize();
            for (T& value : x) value /= scale;
            return one_norm::all_finite(x);
        });
        return std::min(factor / estimate, std::numeric_limits<R>::max());
    }

  private:
    /// w_.equation.c := X; its scale.
    R solve(Op op) {
        const double most = solutions_;
        R scale(1);
        solve_sylvester(context_, w_.equation, op, op, -1, &scale, {solved_ / most, (solved_ + 1) / most});
        ++solved_;
        return scale;
    }

    Context& context_;
    Queue& queue_;
    SubspaceWork<T>& w_;
    const LineSums<T>& sums_;
    const index_t rows_, cols_;
    const int solutions_;
    DeviceView<T> above_, c_;
    int solved_ = 0;
};

}  // namespace

template <class T>
SubspaceWork<T>::SubspaceWork(Arena& arena, index_t n, index_t tile)
    : equation(arena, n, n, tile), right_side(arena.device_array<T>(0, most_elements(n))) {}

index_t subspace_tile(Context& context, index_t n) { return sylvester_tile(context, n / 2); }

template <class T>
void subspace_conditions(Context& context, SubspaceWork<T>& work, const LineSums<T>& sums,
                         const DistMatrix<T>& t, index_t m, real_t<T>* s, real_t<T>* sep) {
    if (m == 0 || m == t.rows) {
        if (s != nullptr) *s = real_t<T>(1);
        if (sep != nullptr)
            *sep = norm_of_general(Reductions<T>(context, whole_matrix(t), 0, sums), Norm::one);
        return;
    }
    const int solutions = (s != nullptr ? 1 : 0) + (sep != nullptr ? most_products : 0);
    Subspace<T> of(context, work, sums, t, m, solutions);
    if (s != nullptr) *s = of.of_values();
    if (sep != nullptr) *sep = of.separation();
    context.report(1);
}

#define LAPILLI_INSTANTIATE(T)                                                                              \
    template struct SubspaceWork<T>;                                                                        \
    template void subspace_conditions(Context&, SubspaceWork<T>&, const LineSums<T>&, const DistMatrix<T>&, \
                                      index_t, real_t<T>*, real_t<T>*);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
