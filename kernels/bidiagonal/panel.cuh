// SPDX-License-Identifier: BSD-3-Clause
// A panel of the reduction to bidiagonal form in one persistent kernel (BidiagonalPanelArgs in
// bidiagonal/args.hpp).
//
//     block p      R rows of A and L, C columns of A, rows of R; its rows of L and R stay in shared memory for the whole panel, if they fit
//
// A panel of w columns has 2 w steps, by turns on the left and on the right. Step h, with `own` the side's
// vectors:
//
//     take       own rows of a, or of b; parts of |a|^2 and of own^H a below its first element             barrier
//     reflect    every block: beta, tau and the factor of v; own^H v from the parts; v, all of it
//     multiply   A^H v in own columns, or A u in own rows, over all of the other dimension, so that nothing is to be added up
//                over blocks; the other side's next vector
//
// The other side's vector in a block's rows is all that its next `take` needs of what was not there at the
// barrier: one barrier a step, two a column. Sums over blocks run in the order of blocks, so that all blocks
// have the same bits.
//
// Bytes a column: the trailing matrix twice, from memory or L2; below m = 2000 the latency of the steps is
// the bound.
#pragma once

#include "arch/barrier.cuh"
#include "bidiagonal/columns.cuh"
#include "bidiagonal/space.cuh"
#include "panel_products/rows.cuh"
#include "panel_products/sums.cuh"
#include "reflectors/reflector.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <PanelKept Kept, class T>
class BidiagonalBlock {
    using R = real_t<T>;
    using Shape = BidiagonalPanelShape<T>;
    static constexpr bool kept_rows = Kept != PanelKept::nothing,
                          kept_vector = Kept == PanelKept::rows_and_vector;
    static constexpr int kThreads = Shape::threads, kWarps = Shape::warps;
    static constexpr bool left = true, right = false;

  public:
    LAPILLI_DEVICE explicit BidiagonalBlock(const BidiagonalProblem<T>& problem)
        : p(problem),
          stride_(2 * problem.shape.width + 1),
          first_row_(block_id() * problem.shape.rows - problem.shape.phase),
          first_column_(block_id() * problem.shape.cols),
          space(problem.shape),
          parts_left_(problem.work, left, problem.shape.m),
          parts_right_(problem.work, right, problem.shape.m),
          barrier_(*static_cast<GridBarrier*>(problem.barrier)) {}

    LAPILLI_DEVICE void run() const {
        clear_rows<left>();
        clear_rows<right>();
        sync();
        T given = element<left>(0, thread_id());
        for (int i = 0; i < p.shape.width; ++i) {
            given = step<left>(i, given);
            if (i + 1 < p.shape.n) {
                given = step<right>(i, given);
            } else if (block_id() == 0 && thread_id() == 0) {
                store(p.taup + i, T(0));  // the last column has no row
            }
        }
        grid_sync(barrier_);  // until here others may read the panel's rows
        store_rows();
    }

  private:
    // The two sides: rows of A and L, and columns of A, rows of R.
    template <bool Left>
    LAPILLI_DEVICE int order() const {
        return Left ? p.shape.m : p.shape.n;
    }
    template <bool Left>
    LAPILLI_DEVICE int count() const {
        return Left ? p.shape.rows : p.shape.cols;
    }
    template <bool Left>
    LAPILLI_DEVICE int begin() const {
        return Left ? first_row_ : first_column_;
    }
    template <bool Left>
    LAPILLI_DEVICE bool has(int row) const {
        return row >= 0 && row < order<Left>();
    }
    template <bool Left>
    LAPILLI_DEVICE T* vector(int k) const {
        return Left ? p.left + k * p.ldl : p.right + k * p.ldr;
    }
    template <bool Left>
    LAPILLI_DEVICE const BidiagonalRows<T>& rows() const {
        return Left ? space.left : space.right;
    }
    template <bool Left>
    LAPILLI_DEVICE const BidiagonalParts<T>& parts() const {
        return Left ? parts_left_ : parts_right_;
    }
    template <bool Left>
    LAPILLI_DEVICE T* current() const {
        return parts<Left>().current;
    }
    /// Vectors by the numbers of rows in the block.
    template <bool Left>
    LAPILLI_DEVICE T own(int r, int k) const {
        if constexpr (kept_rows) {
            return rows<Left>().vectors[r * stride_ + k];
        } else {
            const int row = begin<Left>() + r;
            return has<Left>(row) ? load(vector<Left>(k) + row) : T(0);
        }
    }
    template <bool Left>
    LAPILLI_DEVICE void set_own(int r, int k, T x) const {
        if constexpr (kept_rows) rows<Left>().vectors[r * stride_ + k] = x;
        if (has<Left>(begin<Left>() + r)) store(vector<Left>(k) + begin<Left>() + r, x);
    }
    template <bool Left>
    LAPILLI_DEVICE T own_current(int r) const {
        if constexpr (kept_rows) {
            return rows<Left>().current[r];
        } else {
            const int row = begin<Left>() + r;
            return has<Left>(row) ? load(current<Left>() + row) : T(0);
        }
    }
    LAPILLI_DEVICE T* a(int row, int column) const { return p.a + row + column * p.lda; }
    template <class Term, class Use>
    LAPILLI_DEVICE static void sums(int count, int terms, Term term, Use use) {
        sums_by_warps<kWarps, T>(count, terms, term, use);
    }
    template <bool Left>
    LAPILLI_DEVICE void clear_rows() const {
        if constexpr (kept_rows) {
            for (int at = thread_id(); at < count<Left>() * stride_; at += kThreads)
                rows<Left>().vectors[at] = T(0);
        }
    }

    /// Row r of column i of A, or of the adjoint of row i, as they are before the panel.
    template <bool Left>
    LAPILLI_DEVICE T element(int i, int r) const {
        const int row = begin<Left>() + r;
        if (i >= p.shape.width || r >= count<Left>() || row >= order<Left>() || row < (Left ? i : i + 1))
            return T(0);
        return Left ? load(a(row, i)) : conj(load(a(i, row)));
    }

    /// given: this thread's first element of the vector. Returns that of the next one, which is loaded before
    /// the product and needed after it.
    template <bool Left>
    LAPILLI_DEVICE T step(int i, T given) const {
        const int h = Left ? 2 * i : 2 * i + 1, first = Left ? i : i + 1;
        take<Left>(i, h, first, given);
        grid_sync(barrier_);
        const Reflector<T> w = reflect<Left>(i, h, first);
        const T ahead = element<!Left>(Left ? i : i + 1, thread_id());
        if constexpr (Left) {
            multiply_adjoint(i, h, w);
        } else {
            multiply(i, h, w);
        }
        return ahead;
    }

    /// a or b, own rows, and its products with the side's vectors. The step before has left the coefficients.
    template <bool Left>
    LAPILLI_DEVICE void take(int i, int h, int first, T given) const {
        const int rows_here = count<Left>();
        if constexpr (kept_rows) {
            for (int r = thread_id(); r < rows_here; r += kThreads)
                rows<Left>().current[r] = r < kThreads ? given : element<Left>(i, r);
            sync();
        }
        sums(
            rows_here, h, [&](int r, int k) { return own<Left>(r, k) * T(space.first[k]); },
            [&](int r, T sum) {
                const int row = begin<Left>() + r;
                const bool active = has<Left>(row) && row >= first;
                T x(0);
                if constexpr (kept_rows) {
                    if (active) x = T(rows<Left>().current[r]) - sum;
                    rows<Left>().current[r] = x;
                } else if (active) {
                    x = element<Left>(i, r) - sum;
                }
                if (active) store(current<Left>() + row, x);
            });
        sync();
        sums(
            h, rows_here,
            [&](int k, int r) {
                return begin<Left>() + r > first ? conj(own<Left>(r, k)) * own_current<Left>(r) : T(0);
            },
            [&](int k, T sum) { store(parts<Left>().products + k * block_count() + block_id(), sum); });
        if (warp_id() == kWarps - 1) {
            double square = 0;
            for (int r = lane_id(); r < rows_here; r += 32) {
                if (begin<Left>() + r > first) square += abs2(widened(own_current<Left>(r)));
            }
            square = warp_sum(square);
            if (lane_id() == 0) store(parts<Left>().squares + block_id(), square);
        }
    }

    /// All blocks' squares, by a warp.
    template <bool Left>
    LAPILLI_DEVICE double all_squares() const {
        double sum = 0;
        for (int b = lane_id(); b < block_count(); b += 32) sum += load(parts<Left>().squares + b);
        return warp_sum(sum);
    }

    /// v or u, own rows and all of it; its products with the side's vectors, and these vectors' elements for
    /// the next step.
    template <bool Left>
    LAPILLI_DEVICE Reflector<T> reflect(int i, int h, int first) const {
        for (int k = thread_id(); k <= h; k += kThreads)
            space.first[k] = k == h ? from_real<T>(R(1)) : conj(load(vector<Left>(k) + first));
        const T alpha = load(current<Left>() + first);
        const Reflector<T> w = Reflector<T>::of(alpha, all_squares<Left>());
        sums(
            h, block_count(),
            [&](int k, int b) { return load(parts<Left>().products + k * block_count() + b); },
            [&](int k, T sum) { space.products[k] = narrowed<T>(w.factor * widened(sum)); });
        if constexpr (kept_vector) {
            for (int s = Left ? by_columns().begin(first) + thread_id() : first + thread_id();
                 s < order<Left>(); s += kThreads)
                space.whole[s] = scaled<Left>(w, first, s);
        }
        for (int r = thread_id(); r < count<Left>(); r += kThreads) {
            const int row = begin<Left>() + r;
            T v(0);
            if (row == first) v = from_real<T>(R(1));
            if (row > first && has<Left>(row)) v = narrowed<T>(w.factor * widened(own_current<Left>(r)));
            set_own<Left>(r, h, v);
            if (Left && row >= first && has<Left>(row))
                store(a(row, i), row == first ? from_real<T>(w.beta) : v);
        }
        if (block_id() == 0 && thread_id() == 0) {
            store((Left ? p.tauq : p.taup) + i, w.tau);
            store((Left ? p.d : p.e) + i, w.beta);
        }
        sync();
        return w;
    }
    /// Element s of v or u.
    template <bool Left>
    LAPILLI_DEVICE T scaled(const Reflector<T>& w, int first, int s) const {
        if (s <= first) return from_real<T>(R(s == first ? 1 : 0));
        return narrowed<T>(w.factor * widened(load(current<Left>() + s)));
    }
    template <bool Left>
    LAPILLI_DEVICE T whole(const Reflector<T>& w, int first, int s) const {
        if constexpr (kept_vector) {
            return space.whole[s];
        } else {
            return scaled<Left>(w, first, s);
        }
    }
    /// own^H v, element k.
    LAPILLI_DEVICE T coefficient(int k) const { return T(space.products[k]) + T(space.first[k]); }
    LAPILLI_DEVICE ColumnProducts<T> by_columns() const { return {p.a, p.lda, p.shape.m, p.shape.phase}; }

    /// y = tau (A^H v - R (L^H v)), own rows of R.
    LAPILLI_DEVICE void multiply_adjoint(int i, int h, const Reflector<T>& w) const {
        const int at_once = p.shape.columns_at_once();
        for (int c = max(0, i + 1 - first_column_); c < p.shape.cols; c += at_once) {
            const int columns = min(min(at_once, p.shape.cols - c), p.shape.n - first_column_ - c);
            if (columns <= 0) break;
            by_columns().add(
                i, first_column_ + c, columns, [&](int s) { return whole<left>(w, i, s); }, space.sums,
                at_once + 1);
            sync();
            finish<right>(c, columns, h, w.tau, kWarps, at_once + 1, -1);
        }
    }
    /// x = taup (A u - L (R^H u)), own rows of L.
    LAPILLI_DEVICE void multiply(int i, int h, const Reflector<T>& w) const {
        const RowSlots<T> share = p.shape.share();
        for (int r = 0; r < p.shape.rows; r += share.rows) {
            RowProducts<T>(p.a, p.lda, p.shape.m, first_row_ + r, share)
                .add(
                    i + 1, p.shape.n, [&](int s) { return whole<right>(w, i + 1, s); }, space.sums);
            sync();
            finish<left>(r, min(share.rows, p.shape.rows - r), h, w.tau, share.groups(), share.rows + 1, i);
        }
    }
    /// The next vector of a side in the block's rows from r on, from the `terms` parts of their products,
    /// each `stride` elements from the one before. Rows up to `last` of the side have none.
    template <bool Left>
    LAPILLI_DEVICE void finish(int r, int rows_here, int h, T tau, int terms, int stride, int last) const {
        sums(
            rows_here, max(h, terms),
            [&](int s, int k) {
                T x(0);
                if (k < terms) x = space.sums[k * stride + s];
                if (k < h) x -= own<Left>(r + s, k) * coefficient(k);
                return x;
            },
            [&](int s, T sum) {
                if (begin<Left>() + r + s > last) set_own<Left>(r + s, h, tau * sum);
            });
        sync();
    }

    /// The panel's rows as LAPACK leaves them: e, and u adjoint.
    LAPILLI_DEVICE void store_rows() const {
        const int width = p.shape.width;
        for (int at = thread_id(); at < p.shape.cols * width; at += kThreads) {
            const int i = at % width, c = at / width, column = first_column_ + c;
            if (column <= i || column >= p.shape.n) continue;
            store(a(i, column),
                  column == i + 1 ? from_real<T>(load(p.e + i)) : conj(own<right>(c, 2 * i + 1)));
        }
    }

    const BidiagonalProblem<T>& p;
    const int stride_;
    const int first_row_, first_column_;  ///< the panel's row and column that are the block's first
    const BidiagonalPanelSpace<Kept, T> space;
    const BidiagonalParts<T> parts_left_, parts_right_;
    GridBarrier& barrier_;
};

template <PanelKept Kept, class T>
__global__ void __launch_bounds__(RowSlots<T>::threads, 1)
    bidiagonal_panel(const __grid_constant__ BidiagonalProblem<T> problem) {
    BidiagonalBlock<Kept, T>(problem).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
