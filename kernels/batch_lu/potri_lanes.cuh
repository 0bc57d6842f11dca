// SPDX-License-Identifier: BSD-3-Clause
// Inverses of definite matrices by Cholesky factors of order up to 32: a matrix in the registers of N = 8, 16
// or 32 lanes.
//
//     lane j has row j of L, which goes to shared memory, then column j of W = L^-1: each of its elements takes the row of L, the same
//     for all lanes. W goes there column by column, and lane i finds row i of W^H W over its own column: element j no longer needs
//     what is before j.
//
// Bytes: the triangle there and back. Operations 2 N^3 / 3. Bound by the memory at 8, by reads of shared
// memory at 32.
#pragma once

#include "batch_lu/args.hpp"
#include "batch_lu/reciprocal.cuh"
#include "batch_lu/tile_of_lanes.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int N, class T>
class PotriOfLanes {
    using R = real_t<T>;
    static constexpr int kPack = Pack<T>::size;

  public:
    LAPILLI_DEVICE explicit PotriOfLanes(const BatchPotriArgs<T>& args)
        : p(args),
          lane_(lane_id() % N),
          first_(lane_id() - lane_),
          matrix_((static_cast<std::int64_t>(block_id()) * 128 + thread_id()) / N),
          n_(static_cast<int>(args.a.rows)),
          rows_{args.a.data + matrix_ * args.a.stride, args.a.ld, args.uplo == Uplo::lower,
                matrix_ < args.a.count, n_},
          tile_(TileOfLanes<N, T>::of_block()) {}

    LAPILLI_DEVICE void invert() {
        T x[N];
        rows_.read(x);
        sync_warp();
        tile_.put(x);
        const bool there = rows_.there && lane_ < n_;
        T diagonal = tile_.get(lane_, lane_);
        if (!there) diagonal = T(1);
        const unsigned group = N == 32 ? ~0u : ((1u << (N % 32)) - 1) << first_,
                       zeros = ballot(diagonal == T(0)) & group;
        if (rows_.there && lane_ == 0)
            store(p.infos + matrix_, std::int64_t{zeros == 0 ? 0 : first_lane(zeros) - first_ + 1});
        invert_triangle(BatchReciprocal<T>::of(diagonal), x);
        sync_warp();
        tile_.put(x);
        multiply(x);
        sync_warp();
        rows_.write(x, zeros == 0 ? n_ : 0);
    }

  private:
    LAPILLI_DEVICE void invert_triangle(const BatchReciprocal<T>& own, T (&w)[N]) const {
        const bool scaled = any(own.scale != R(1));
        LAPILLI_UNROLL
        for (int i = 0; i < N; ++i) {
            BatchReciprocal<T> by{shuffle(own.inverse, first_ + i), R(1)};
            if (scaled) by.scale = shuffle(own.scale, first_ + i);
            const T sum = tile_.minus_products(T(i == lane_ ? 1 : 0), i, 0, i, w);
            w[i] = i < lane_ || i >= n_ ? T(0) : by.times(sum);
        }
    }
    /// Row lane_ of W^H W, up to its diagonal, over the column of W.
    LAPILLI_DEVICE void multiply(T (&w)[N]) const {
        LAPILLI_UNROLL
        for (int j = 0; j < N; ++j) {
            T sums[2] = {T(0), T(0)};
            LAPILLI_UNROLL
            for (int k = j / kPack * kPack; k < N; k += kPack) {
                const Pack<T> of_column = load_pack(tile_.elements, tile_.place(j) + k);
                LAPILLI_UNROLL
                for (int e = 0; e < kPack; ++e)
                    if (k + e >= j) sums[e % 2] = conj_fma(w[k + e], of_column[e], sums[e % 2]);
            }
            const T sum = sums[0] + sums[1];
            w[j] = j == lane_ ? from_real<T>(real(sum)) : sum;
        }
    }

    const BatchPotriArgs<T>& p;
    const int lane_, first_;
    const std::int64_t matrix_;
    const int n_;
    const PotrfRows<N, T> rows_;
    const TileOfLanes<N, T> tile_;
};

template <int N, class T>
__global__ void __launch_bounds__(32 * kWarpsOfMatrices)
    potri_of_lanes(const __grid_constant__ BatchPotriArgs<T> p) {
    PotriOfLanes<N, T>(p).invert();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
