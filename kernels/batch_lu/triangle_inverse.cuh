// SPDX-License-Identifier: BSD-3-Clause
// W = L^-1 of a lower triangle of order up to 1024, in place, by panels of 32 columns (16 up to order 128,
// and of complex numbers), from the last one on: a block of few warps for each matrix.
//
//       +----+
//       | D  |  done       D^-1 by a warp; x D^-1 by a thread for each row; -W x by the tensor cores, from the last rows on, as each
//       | x  |  +---+      needs x above it.
//       | x  |  | W |
//       +----+  +---+
//
// All products are in double precision; their fragments come from L1 and L2, the next eight rows while these
// are multiplied. Bytes: the triangle there and back, and n / 64 times a third of it from L2. Operations n^3
// / 3.
#pragma once

#include "batch/turned_matrix.cuh"
#include "batch_lu/panel_sums.cuh"
#include "batch_lu/reciprocal.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int Panel, class T>
class TriangleInverse {
    using R = real_t<T>;
    static constexpr int kPanel = Panel, kTiles = kPanel / 16, kRows = 16 * kTiles, kPack = Pack<T>::size;

  public:
    static constexpr std::size_t tile_elements = std::size_t{kPanel} * kPanel;

    /// unit: the diagonal is 1, and in the array there is something else. `tile`: tile_elements of shared
    /// memory.
    LAPILLI_DEVICE TriangleInverse(const TurnedMatrix<T>& a, int n, bool unit, const Shared<T>& tile)
        : a_(a), n_(n), unit_(unit), tile_(tile) {}

    /// All threads of the block call it.
    LAPILLI_DEVICE void invert() const {
        for (int first = (n_ - 1) / kPanel * kPanel; first >= 0; first -= kPanel) {
            if (warp_id() == 0) invert_diagonal(first, min(kPanel, n_ - first));
            sync();
            for (int top = first + kPanel + 32 * warp_id(); top < n_; top += thread_count()) {
                if (top + lane_id() < n_) times_diagonal(first, top + lane_id());
                sync_warp();  // else what the next rows read of shared memory were read before all of them
            }
            sync();
            multiply_below(first);
            sync();
        }
    }

    /// An element of the triangle or of its inverse, or 0.
    LAPILLI_DEVICE T get(int i, int j) const {
        return i < j || i >= n_ ? T(0) : unit_ && i == j ? T(1) : a_.get(i, j);
    }

    /// Which element of the diagonal is the first zero, counted from 1; 0: none.
    LAPILLI_DEVICE int first_zero() const {
        bool good = true;
        for (int i = thread_id(); i < n_; i += thread_count()) good = good && a_.get(i, i) != T(0);
        if (sync_and(good) != 0) return 0;
        int first = 0;
        while (a_.get(first, first) != T(0)) ++first;
        return first + 1;
    }

  private:
    LAPILLI_DEVICE static int warps() { return thread_count() / 32; }

    /// A lane has a row, and then a column of the inverse, which stays in shared memory, column by column.
    LAPILLI_DEVICE void invert_diagonal(int first, int width) const {
        const int lane = lane_id();
        T w[kPanel];
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; ++k) {
            w[k] = lane < width && k <= lane ? a_.get(first + lane, first + k) : T(0);
        }
        put_in_tile(w);
        const BatchReciprocal<T> own =
            BatchReciprocal<T>::of(lane < width ? get(first + lane, first + lane) : T(1));
        LAPILLI_UNROLL
        for (int i = 0; i < kPanel; ++i) {
            const BatchReciprocal<T> by{shuffle(own.inverse, i), shuffle(own.scale, i)};
            T sum = T(i == lane ? 1 : 0);
            LAPILLI_UNROLL
            for (int k = 0; k < i; k += kPack) {
                const Pack<T> of_row = load_pack(tile_, i * kPanel + k);
                LAPILLI_UNROLL
                for (int e = 0; e < kPack; ++e)
                    if (k + e < i) sum = fma(-of_row[e], w[k + e], sum);
            }
            w[i] = i < lane || i >= width ? T(0) : by.times(sum);
        }
        sync_warp();
        put_in_tile(w);
        LAPILLI_UNROLL
        for (int i = 0; i < kPanel; ++i)
            if ((unit_ ? i > lane : i >= lane) && i < width) a_.put(first + i, first + lane, w[i]);
    }
    LAPILLI_DEVICE void put_in_tile(const T (&x)[kPanel]) const {
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; k += kPack) {
            Pack<T> pack;
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) pack[e] = x[k + e];
            if (lane_id() < kPanel) store_pack(tile_, lane_id() * kPanel + k, pack);
        }
        sync_warp();
    }

    /// Row i of the panel times the inverse in shared memory: element j needs those from j on.
    LAPILLI_DEVICE void times_diagonal(int first, int i) const {
        T x[kPanel];
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j) x[j] = a_.get(i, first + j);
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j) {
            T sum = T(0);
            LAPILLI_UNROLL
            for (int k = j / kPack * kPack; k < kPanel; k += kPack) {
                const Pack<T> of_column = load_pack(tile_, j * kPanel + k);
                LAPILLI_UNROLL
                for (int e = 0; e < kPack; ++e)
                    if (k + e >= j) sum = fma(x[k + e], of_column[e], sum);
            }
            a_.put(i, first + j, sum);
        }
    }

    /// The panel's rows below its diagonal become -W times what they are, from the last ones on.
    LAPILLI_DEVICE void multiply_below(int first) const {
        const int begin = first + kPanel, tiles = (n_ - begin + kRows - 1) / kRows;
        for (int last = tiles; last > 0; last -= warps()) {
            const int top = begin + (last - 1 - warp_id()) * kRows;
            BatchPanelSums<kTiles, kPanel, T> sums;
            if (top >= begin)
                sums.add(
                    begin, min(n_, top + kRows), [&](int i, int k) { return get(top + i, k); },
                    [&](int k, int j) { return k < n_ ? a_.get(k, first + j) : T(0); });
            sync();
            if (top >= begin)
                sums.each([&](int i, int j, wide_t<T> sum) {
                    if (top + i < n_) a_.put(top + i, first + j, narrowed<T>(-sum));
                });
        }
    }

    const TurnedMatrix<T> a_;
    const int n_;
    const bool unit_;
    const Shared<T> tile_;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
