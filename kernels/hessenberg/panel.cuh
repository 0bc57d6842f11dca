// SPDX-License-Identifier: BSD-3-Clause
// A panel of the reduction to Hessenberg form in one persistent kernel (HessenbergPanelArgs in
// hessenberg/args.hpp).
//
//     block p      R rows of A, V and Y; its rows of V and Y stay in shared memory for the whole panel, if they fit
//
// Per column i:
//
//     take       b, own rows; parts of V^H b and of |b|^2; the first i + 1 elements of b                   barrier
//     reflect    every block: V^H b, T^H (V^H b), the new first elements of b, v's factor and tau;
//                v, own rows; parts of V^H v                                                               barrier
//     multiply   A v, own rows and all columns, so that nothing is to be added up; y, T(:, i)
//
// Several devices do the same, but for A v: each multiplies its share of the rows and sends them to all
// (team.cuh).
//
// |b(i+1 : m)|^2 is what the first elements leave of |b|^2, since reflectors keep lengths. Where too few
// digits of it are left, a third barrier adds it up. Sums over blocks run in the order of blocks: all blocks
// have the same bits, and make the same decision.
//
// Bytes a column: the trailing matrix once, 16 a load, eight loads in flight for each thread; its bandwidth
// is the bound from m = 3000 on, and the latency of the steps before it below that.
#pragma once

#include "arch/barrier.cuh"
#include "hessenberg/space.cuh"
#include "hessenberg/team.cuh"
#include "panel_products/rows.cuh"
#include "panel_products/sums.cuh"
#include "reflectors/reflector.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The least part of |b|^2 that must be left for its digits to be trusted.
inline constexpr double kHessenbergLeft = 0.25;

template <PanelKept Kept, class T>
class HessenbergBlock {
    using R = real_t<T>;
    using Shape = HessenbergShape<T>;
    static constexpr bool kept_rows = Kept != PanelKept::nothing, kept_v = Kept == PanelKept::rows_and_vector;
    static constexpr int kThreads = Shape::threads, kWarps = Shape::warps;

  public:
    LAPILLI_DEVICE explicit HessenbergBlock(const HessenbergProblem<T>& problem)
        : p(problem),
          rows_(problem.shape.rows),
          stride_(problem.shape.width + 1),
          first_(block_id() * problem.shape.rows - problem.shape.phase),
          space(problem.shape),
          parts(problem.work),
          messages_(problem),
          barrier_(*static_cast<GridBarrier*>(problem.barrier)) {}

    LAPILLI_DEVICE void run() const {
        keep_column(0, first_element(0));
        for (int i = 0; i < p.shape.width; ++i) {
            take(i);
            grid_sync(barrier_);
            const Reflector<T> h = reflector(i);
            make_v(i, h);
            grid_sync(barrier_);
            multiply(i, h.tau);
        }
        if (block_id() == 0) store_t();
    }

  private:
    LAPILLI_DEVICE bool has(int row) const { return row >= 0 && row < p.shape.m; }
    LAPILLI_DEVICE T* a(int row, int column) const { return p.a + row + column * p.lda; }
    /// Rows of V and Y by their numbers in the block.
    LAPILLI_DEVICE T of_v(int r, int k) const {
        if constexpr (kept_rows) {
            return space.v[r * stride_ + k];
        } else {
            return has(first_ + r) ? load(p.v + first_ + r + k * p.ldv) : T(0);
        }
    }
    LAPILLI_DEVICE T of_y(int r, int k) const {
        if constexpr (kept_rows) {
            return space.y[r * stride_ + k];
        } else {
            return has(first_ + r) ? load(p.y + first_ + r + k * p.ldy) : T(0);
        }
    }
    /// T for l <= k, else V.
    LAPILLI_DEVICE T triangle(int l, int k) const { return space.triangles[l * stride_ + k]; }
    /// Element k of the vector in the first rows of V.
    LAPILLI_DEVICE T top_of_v(int row, int k) const {
        return k < row ? triangle(row, k) : from_real<T>(R(k == row ? 1 : 0));
    }
    template <class Term, class Use>
    LAPILLI_DEVICE static void sums(int count, int terms, Term term, Use use) {
        sums_by_warps<kWarps, T>(count, terms, term, use);
    }

    /// This thread's element of column i. It is loaded before A v, and needed after it.
    LAPILLI_DEVICE T first_element(int i) const {
        const int r = thread_id();
        return i < p.shape.width && r < rows_ && has(first_ + r) ? load(a(first_ + r, i)) : T(0);
    }
    LAPILLI_DEVICE void keep_column(int i, T first) const {
        if (i >= p.shape.width) return;
        if (thread_id() < rows_) space.column[thread_id()] = first;
        for (int r = thread_id() + kThreads; r < rows_; r += kThreads)
            space.column[r] = has(first_ + r) ? load(a(first_ + r, i)) : T(0);
    }
    /// b, own rows, without what left reflectors do to it; and its products.
    LAPILLI_DEVICE void take(int i) const {
        for (int k = thread_id(); k < i; k += kThreads) space.row[k] = conj(top_of_v(i - 1, k));
        sync();
        sums(
            rows_, i, [&](int r, int k) { return of_y(r, k) * T(space.row[k]); },
            [&](int r, T sum) {
                const int row = first_ + r;
                const T given = space.column[r], b = has(row) ? given - sum : T(0);
                space.column[r] = b;
                if (has(row) && row <= i) store(parts.top + row, b);
            });
        sync();
        publish_products(i, parts.of_b, [&](int r) { return T(space.column[r]); });
        if (warp_id() == kWarps - 1) {
            const double square = own_squares(0);
            if (lane_id() == 0) store(parts.squares + block_id(), square);
        }
    }
    /// This block's part of V^H x.
    template <class X>
    LAPILLI_DEVICE void publish_products(int i, T* to, X x) const {
        sums(
            i, rows_, [&](int k, int r) { return conj(of_v(r, k)) * x(r); },
            [&](int k, T sum) { store(to + k * block_count() + block_id(), sum); });
    }
    /// The squares of the block's rows of b from row `from` on, by a warp.
    LAPILLI_DEVICE double own_squares(int from) const {
        double square = 0;
        for (int r = lane_id(); r < rows_; r += 32) {
            const T x = space.column[r];
            if (first_ + r >= from) square += square_of(x);
        }
        return warp_sum(square);
    }
    LAPILLI_DEVICE static double square_of(T x) { return abs2(widened(x)); }
    /// All blocks' parts, by a warp.
    LAPILLI_DEVICE double all_squares(const double* of_blocks) const {
        double sum = 0;
        for (int b = lane_id(); b < block_count(); b += 32) sum += load(of_blocks + b);
        return warp_sum(sum);
    }
    LAPILLI_DEVICE void add_up_products(int i, const T* of_blocks) const {
        sums(
            i, block_count(), [&](int k, int b) { return load(of_blocks + k * block_count() + b); },
            [&](int k, T sum) { space.products[k] = sum; });
    }

    /// b := (I - V T V^H)^H b, own rows and the first ones; the reflector.
    LAPILLI_DEVICE Reflector<T> reflector(int i) const {
        add_up_products(i, parts.of_b);
        const double whole = all_squares(parts.squares);
        for (int r = thread_id(); r <= i; r += kThreads) space.top[r] = load(parts.top + r);
        sync();
        sums(
            i, i, [&](int k, int l) { return l <= k ? conj(triangle(l, k)) * T(space.products[l]) : T(0); },
            [&](int k, T sum) { space.coefficients[k] = sum; });
        sync();
        sums(
            rows_, i, [&](int r, int k) { return of_v(r, k) * T(space.coefficients[k]); },
            [&](int r, T sum) { space.column[r] -= sum; });
        sums(
            i + 1, i, [&](int r, int k) { return top_of_v(r, k) * T(space.coefficients[k]); },
            [&](int r, T sum) { space.top[r] -= sum; });
        sync();
        double above = 0;
        for (int r = lane_id(); r <= i; r += 32) {
            const T x = space.top[r];
            above += square_of(x);
        }
        double below = whole - warp_sum(above);
        if (!(below > kHessenbergLeft * whole)) {
            if (warp_id() == 0) {
                const double square = own_squares(i + 1);
                if (lane_id() == 0) store(parts.squares_below + block_id(), square);
            }
            grid_sync(barrier_);
            below = all_squares(parts.squares_below);
        }
        const T alpha = space.top[i];
        return Reflector<T>::of(alpha, below);
    }

    /// v, own rows; column i of A as LAPACK leaves it; parts of V^H v.
    LAPILLI_DEVICE void make_v(int i, const Reflector<T>& h) const {
        for (int r = thread_id(); r < rows_; r += kThreads) {
            const int row = first_ + r;
            const T b = space.column[r];
            T v(0);
            if (row == i) v = from_real<T>(R(1));
            if (row > i && has(row)) v = narrowed<T>(h.factor * widened(b));
            if constexpr (kept_rows) space.v[r * stride_ + i] = v;
            if (!has(row)) continue;
            store(p.v + row + i * p.ldv, v);
            store(a(row, i), row < i ? b : row == i ? from_real<T>(h.beta) : v);
        }
        if (block_id() == 0 && thread_id() == 0) store(p.tau + i, h.tau);
        sync();
        publish_products(i, parts.of_v, [&](int r) { return of_v(r, i); });
    }

    LAPILLI_DEVICE void multiply(int i, T tau) const {
        const T* const v = p.v + i * p.ldv;
        if constexpr (kept_v) {
            for (int s = i + thread_id(); s < p.shape.m; s += kThreads) space.whole[s] = load(v + s);
        }
        for (int r = i + 1 + thread_id(); r < min(p.shape.width, p.shape.m); r += kThreads)
            space.triangles[r * stride_ + i] = load(v + r);
        const T ahead = first_element(i + 1);
        add_up_products(i, parts.of_v);
        sync();
        const RowSlots<T> share = p.shape.share();
        const int groups = share.groups();
        RowProducts<T>(p.a + p.lda, p.lda, p.shape.m, messages_.first(), share)
            .add(
                i, p.shape.m, [&](int s) { return element(v, s); }, space.sums);
        if (p.team.devices > 1) {
            sync();
            send(i, share);
        }
        // Meanwhile rows of other devices are on their way.
        sums(
            i, i, [&](int l, int k) { return k >= l ? triangle(l, k) * T(space.products[k]) : T(0); },
            [&](int l, T sum) { space.triangles[l * stride_ + i] = -(tau * sum); });
        if (thread_id() == 0) space.triangles[i * stride_ + i] = tau;
        keep_column(i + 1, ahead);
        sync();
        if (p.team.devices > 1) {
            messages_.await(i, max(first_, 0), first_ + rows_);
            make_y(i, tau, 1,
                   [&](int r, int) { return has(first_ + r) ? messages_.received(i, first_ + r) : T(0); });
        } else {
            make_y(i, tau, groups, [&](int r, int k) { return T(space.sums[k * (rows_ + 1) + r]); });
        }
        sync();
    }
    /// Own rows of y, where A v has `terms` terms a row: term(row, number).
    template <class Term>
    LAPILLI_DEVICE void make_y(int i, T tau, int terms, Term term) const {
        sums(
            rows_, max(i, terms),
            [&](int r, int k) {
                T x(0);
                if (k < terms) x = term(r, k);
                if (k < i) x -= of_y(r, k) * T(space.products[k]);
                return x;
            },
            [&](int r, T sum) {
                const T y = tau * sum;
                if constexpr (kept_rows) space.y[r * stride_ + i] = y;
                if (has(first_ + r)) store(p.y + first_ + r + i * p.ldy, y);
            });
    }
    /// The block's share of A v to all devices.
    LAPILLI_DEVICE void send(int i, RowSlots<T> share) const {
        const int first = messages_.first();
        sums(
            share.rows, share.groups(), [&](int r, int k) { return T(space.sums[k * (share.rows + 1) + r]); },
            [&](int r, T sum) {
                if (messages_.has(first + r)) messages_.send(i, first + r, sum);
            });
        sync();
        messages_.tell(i);
    }

    LAPILLI_DEVICE T element(const T* v, int s) const {
        if constexpr (kept_v) {
            return space.whole[s];
        } else {
            return load(v + s);
        }
    }

    LAPILLI_DEVICE void store_t() const {
        const int width = p.shape.width;
        for (int at = thread_id(); at < width * width; at += kThreads) {
            const int l = at % width, k = at / width;
            store(p.t + l + k * p.ldt, l <= k ? triangle(l, k) : T(0));
        }
    }

    const HessenbergProblem<T>& p;
    const int rows_, stride_;
    const int first_;  ///< the panel's row that is the block's first
    const HessenbergSpace<Kept, T> space;
    const HessenbergParts<T> parts;
    const HessenbergMessages<T> messages_;
    GridBarrier& barrier_;
};

template <PanelKept Kept, class T>
__global__ void __launch_bounds__(HessenbergShape<T>::threads, 1)
    hessenberg_panel(const __grid_constant__ HessenbergProblem<T> problem) {
    HessenbergBlock<Kept, T>(problem).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
