// SPDX-License-Identifier: BSD-3-Clause
// T of up to 64 reflectors, I - V T V^H, in a block's shared memory, from the products above the diagonal of
// G = V^H V.
//
//     T G G G      blocks of 16, all at once, a lane for each row:  T(r,i) = -tau_i sum over c < i of T(r,c) G(c,i)
//       T G G
//         T G      then pairs of neighbours, twice:  T12 = -T11 (G12 T22), by the FP64 tensor cores; the product in
//           T      brackets waits in the place of T21
//
// No inverse of a tau is asked for: where it is zero the reflector's row and column are.
#pragma once

#include "panel_qr/tile.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
class TriangularFactor {
  public:
    using S = wide_t<T>;
    static constexpr int limit = 64, threads = 256;
    /// Lanes that read 4 rows of 4 columns, or 4 of each, meet different banks.
    static constexpr int ld = limit + 4;
    static constexpr std::size_t size = static_cast<std::size_t>(ld * limit), bytes = size * sizeof(S);

    /// In `size` numbers.
    LAPILLI_DEVICE explicit TriangularFactor(Shared<S> place) : t_(place) {}

    /// By all threads of a block. Behind a barrier T(i, j) is there for i / 16 <= j / 16, with zeros from row
    /// and column k on.
    LAPILLI_DEVICE void make(int k, const T* gram, std::int64_t ldg, const T* tau) const {
        LAPILLI_UNROLL
        for (int e = 0; e < limit * limit / threads; ++e) {
            const int i = thread_id() % limit, j = thread_id() / limit + e * (threads / limit);
            T x = T(0);
            if (j < k && i <= j) x = i < j ? load(gram + i + j * ldg) : load(tau + j);
            t_[i + j * ld] = widened(x);
        }
        sync();
        if (warp_id() < limit / kBlock && lane_id() < kBlock) invert(warp_id() * kBlock, lane_id());
        LAPILLI_UNROLL_BY(1)
        for (int half = kBlock; half < k; half *= 2) {
            sync();
            over_tiles(k, half, [&](int base, int i0, int j0) {
                ProductTile<S> sum;
                LAPILLI_UNROLL_BY(1)
                for (int b = 0; b <= j0; b += 8)
                    sum.add([&](int i, int c) { return (*this)(base + i0 + i, base + half + b + c); },
                            [&](int c, int j) { return (*this)(base + half + b + c, base + half + j0 + j); });
                put(sum, 1, base + half + i0, base + j0);
            });
            sync();
            over_tiles(k, half, [&](int base, int i0, int j0) {
                ProductTile<S> sum;
                LAPILLI_UNROLL_BY(1)
                for (int b = i0; b < half; b += 8)
                    sum.add([&](int i, int c) { return (*this)(base + i0 + i, base + b + c); },
                            [&](int c, int j) { return (*this)(base + half + b + c, base + j0 + j); });
                put(sum, -1, base + i0, base + half + j0);
            });
        }
    }
    LAPILLI_DEVICE S operator()(int i, int j) const {
        const S x = t_[i + j * ld];
        return x;
    }

  private:
    static constexpr int kBlock = 16;

    /// Row r of the block that begins at `first`.
    LAPILLI_DEVICE void invert(int first, int r) const {
        S row[kBlock], sum[kBlock];
        LAPILLI_UNROLL
        for (int i = 0; i < kBlock; ++i) sum[i] = S(0);
        LAPILLI_UNROLL
        for (int i = 0; i < kBlock; ++i) {
            const S tau = (*this)(first + i, first + i);
            row[i] = i < r ? S(0) : i == r ? tau : -(tau * sum[i]);
            LAPILLI_UNROLL
            for (int j = i + 1; j < kBlock; ++j) sum[j] = fma(row[i], (*this)(first + i, first + j), sum[j]);
        }
        sync_warp((1u << kBlock) - 1);
        LAPILLI_UNROLL
        for (int i = 0; i < kBlock; ++i) t_[first + r + (first + i) * ld] = row[i];
    }
    /// f(where the pair of blocks begins, row and column of a tile of 16 x 8 in its square) for the tiles of
    /// the warp.
    template <class F>
    LAPILLI_DEVICE static void over_tiles(int k, int half, F f) {
        const int of_column = half / 16, of_pair = of_column * (half / 8);
        LAPILLI_UNROLL_BY(1)
        for (int tile = warp_id(); tile < limit / (2 * half) * of_pair; tile += threads / 32) {
            const int base = tile / of_pair * 2 * half, at = tile % of_pair;
            if (base + half < k) f(base, at % of_column * 16, at / of_column * 8);
        }
    }
    LAPILLI_DEVICE void put(const ProductTile<S>& tile, double sign, int i0, int j0) const {
        LAPILLI_UNROLL
        for (int e = 0; e < 4; ++e)
            t_[i0 + tile.row() + e / 2 * 8 + (j0 + tile.column() + e % 2) * ld] = sign * tile.element(e);
    }

    const Shared<S> t_;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
