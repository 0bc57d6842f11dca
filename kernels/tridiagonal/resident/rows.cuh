// SPDX-License-Identifier: BSD-3-Clause
// The warps that multiply in the reduction in shared memory. A thread has packs of rows, of every vector and
// of all the block's columns. The columns that stay in registers are members.
#pragma once

#include "tridiagonal/resident/block.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int Warps, class T>
class ResidentRows {
    using R = real_t<T>;
    using S = wide_t<T>;
    using Block = ResidentBlock<Warps, T>;
    using Shape = typename Block::Shape;
    using Thread = typename Block::Thread;
    static constexpr int kPack = Thread::kPack, kPacks = Thread::kPacks, kTogether = Thread::kTogether;
    static_assert(Shape::held <= kTogether);

  public:
    LAPILLI_DEVICE explicit ResidentRows(const Block& all) : block(all), space(all.space), n(all.n) {}

    /// The columns that stay in registers.
    LAPILLI_DEVICE void load_held() {
        LAPILLI_UNROLL
        for (int h = 0; h < Shape::held; ++h) {
            const int s = block.kept + h;
            LAPILLI_UNROLL
            for (int u = 0; u < kPacks; ++u) {
                LAPILLI_UNROLL
                for (int e = 0; e < kPack; ++e)
                    held[h][u][e] = s < block.slots ? block.given(row_of(u) + e, block.column_in(s)) : T(0);
            }
        }
        leave_row(0);
    }

    /// y, column j and v in this thread's rows; its part of v^H y.
    LAPILLI_DEVICE void fetch(int j) {
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) {
            const int row = row_of(u);
            x[u] = counts(row, j) ? load_pack(block.column_of(j) + row) : Pack<T>{};
            w[u] = counts(row, j) ? load_pack(block.y_of(j) + row) : Pack<T>{};
        }
        const S factor = space.factor[0];
        double form = 0;
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) {
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) {
                const int row = row_of(u) + e;
                v[u][e] = row == j ? T(1) : narrowed<T>(factor * widened(v[u][e]));
                if (row >= j && row < n) form += static_cast<double>(real(conj(v[u][e]) * w[u][e]));
            }
        }
        form = warp_sum(form);
        if (lane_id() == 0) space.forms[warp_id()] = form;
    }

    /// w and column j in this thread's rows; zeros where they do not count.
    LAPILLI_DEVICE void correct(int j, const ResidentCorrection<T>& by) {
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) {
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) {
                const int row = row_of(u) + e;
                w[u][e] = fma(by.shift, v[u][e], by.tau * w[u][e]);
                x[u][e] -= fma(v[u][e], by.wc, w[u][e]);
                if (row == j + 1) space.scalars[resident_alpha] = x[u][e];
                if (row <= j || row >= n) v[u][e] = w[u][e] = T(0);
                if (row <= j + 1 || row >= n) x[u][e] = T(0);
            }
        }
    }

    /// Updates the matrix with the previous reflector, and multiplies it with column j, unscaled, which is
    /// kept.
    LAPILLI_DEVICE void pass(int j) {
        Thread::leave_norm(x, space.norms, space.norms_are_there);
        Pack<T> by[kPacks];
        R balance = 1;
        if constexpr (Block::balances) balance = resident_balance<R>(block.norm_of(j));
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) {
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) by[u][e] = Block::balances ? balance * x[u][e] : x[u][e];
        }
        const int first = block.first_slot(j + 1);
        for (int begin = first; begin < block.kept; begin += kTogether) {
            T sum[kTogether];
            LAPILLI_UNROLL
            for (int i = 0; i < kTogether; ++i) {
                sum[i] = T(0);
                const int s = begin + i;
                if (s >= block.kept) continue;
                const T by_v = space.elements[2 * s], by_w = space.elements[2 * s + 1];
                LAPILLI_UNROLL
                for (int u = 0; u < kPacks; ++u) {
                    if (!counts(row_of(u), j + 1)) continue;
                    const int place = s * block.stride + row_of(u);
                    Pack<T> a = load_pack(space.matrix, place);
                    update_and_multiply(a, u, by_v, by_w, by, sum[i]);
                    store_pack(space.matrix, place, a);
                }
            }
            Thread::leave_sums(sum, begin, block.kept, space.sums);
        }
        T sum[kTogether];
        LAPILLI_UNROLL
        for (int h = 0; h < kTogether; ++h) {
            sum[h] = T(0);
            const int s = block.kept + h;
            if (h >= Shape::held || s < first || s >= block.slots) continue;
            const T by_v = space.elements[2 * s], by_w = space.elements[2 * s + 1];
            LAPILLI_UNROLL
            for (int u = 0; u < kPacks; ++u) {
                if (counts(row_of(u), j + 1)) update_and_multiply(held[h][u], u, by_v, by_w, by, sum[h]);
            }
        }
        Thread::leave_sums(sum, block.kept, block.slots, space.sums);
        leave_row(j + 1);
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) v[u] = x[u];
    }

  private:
    LAPILLI_DEVICE static int row_of(int u) { return Thread::row_of(u); }
    LAPILLI_DEVICE bool counts(int row, int j) const { return Thread::counts(row, j, n); }

    /// Row i of the columns in registers, by the thread that has it.
    LAPILLI_DEVICE void leave_row(int i) const {
        if (i / kPack % (32 * Warps) != thread_id()) return;
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) {
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) {
                if (row_of(u) + e != i) continue;
                LAPILLI_UNROLL
                for (int h = 0; h < Shape::held; ++h) space.row[h] = held[h][u][e];
            }
        }
    }
    LAPILLI_DEVICE void update_and_multiply(Pack<T>& a, int u, T by_v, T by_w, const Pack<T> (&by)[kPacks],
                                            T& sum) const {
        LAPILLI_UNROLL
        for (int e = 0; e < kPack; ++e) {
            a[e] = fma(v[u][e], by_v, fma(w[u][e], by_w, a[e]));
            sum = conj_fma(a[e], by[u][e], sum);
        }
    }

    const Block& block;
    const ResidentSpace<T, Shape>& space;
    const int n;
    // v or the column that it is made of, w or y, the current column; the last of the block's columns.
    Pack<T> v[kPacks] = {}, w[kPacks], x[kPacks], held[Shape::held][kPacks];
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
