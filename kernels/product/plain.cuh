// SPDX-License-Identifier: BSD-3-Clause
// The products of one step by multiply-adds: a warp's part of the tile in a small tile for each of 8 x 4
// lanes.
//
//     lane = l + 8 c      rows P l ... P l + P - 1 of every 8 P rows, columns P c ... P c + P - 1 of every 4 P,
//                         P = 16 / sizeof(T) numbers in a chunk of 16 bytes
//
// Whichever way an operand lies, P steps of k take the same number of reads of one chunk each: of P rows at
// one k, or of one row at P k. A tile of 8 x 8 reads 16 numbers for 64 multiply-adds.
#pragma once

#include "product/stage.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T, ProductPolicy P, bool AFirst, bool BFirst>
class ProductPlainLoop {
    using StageA = ProductStage<T, P.bm, P.bk, AFirst, P.loop>;
    using StageB = ProductStage<T, P.bn, P.bk, BFirst, P.loop>;
    static constexpr int per_chunk = Pack<T>::size;
    static constexpr int rows = P.warp_m() / 8, cols = P.warp_n() / 4;

  public:
    static constexpr int chunks = rows * cols / per_chunk;
    static constexpr int group = 1;
    LAPILLI_DEVICE static constexpr int apart(int) { return 0; }
    static constexpr bool reads_ahead = false;

    LAPILLI_DEVICE ProductPlainLoop(bool conj_a, bool conj_b)
        : flip_a(conj_a),
          flip_b(conj_b),
          row0(warp_id() % P.warps_m * P.warp_m() + lane_id() % 8 * per_chunk),
          col0(warp_id() / P.warps_m * P.warp_n() + lane_id() / 8 * per_chunk),
          base_a(StageA::chunk(row0, 0)),
          base_b(StageB::chunk(col0, 0)) {}

    LAPILLI_DEVICE void clear() {
        LAPILLI_UNROLL
        for (int i = 0; i < rows; ++i) {
            LAPILLI_UNROLL
            for (int j = 0; j < cols; ++j) sums[i][j] = T(0);
        }
    }
    LAPILLI_DEVICE void scale(T factor) {
        LAPILLI_UNROLL
        for (int i = 0; i < rows; ++i) {
            LAPILLI_UNROLL
            for (int j = 0; j < cols; ++j) sums[i][j] = factor * sums[i][j];
        }
    }

    LAPILLI_DEVICE void multiply(Shared<T> a, Shared<T> b) {
        LAPILLI_UNROLL
        for (int k = 0; k < P.bk; k += per_chunk) {
            T of_a[per_chunk][rows], of_b[per_chunk][cols];
            read<StageA, AFirst, 8>(a, base_a, k, flip_a, of_a);
            read<StageB, BFirst, 4>(b, base_b, k, flip_b, of_b);
            LAPILLI_UNROLL
            for (int e = 0; e < per_chunk; ++e) {
                LAPILLI_UNROLL
                for (int i = 0; i < rows; ++i) {
                    LAPILLI_UNROLL
                    for (int j = 0; j < cols; ++j) sums[i][j] = fma(of_a[e][i], of_b[e][j], sums[i][j]);
                }
            }
        }
    }

    /// The chunks of C that this thread has: where they begin, and their numbers.
    LAPILLI_DEVICE int row(int q) const { return row0 + q / cols * 8 * per_chunk; }
    LAPILLI_DEVICE int column(int q) const {
        return col0 + q % cols / per_chunk * 4 * per_chunk + q % per_chunk;
    }
    LAPILLI_DEVICE T value(int q, int element) const {
        return sums[q / cols * per_chunk + element][q % cols];
    }

  private:
    template <class Stage, bool XFirst, int Lanes, int Count>
    LAPILLI_DEVICE static void read(Shared<T> s, int base, int k, bool flip, T (&into)[per_chunk][Count]) {
        LAPILLI_UNROLL
        for (int group = 0; group < Count; group += per_chunk) {
            LAPILLI_UNROLL
            for (int c = 0; c < per_chunk; ++c) {
                const int x = group * Lanes + (XFirst ? 0 : c);
                const Pack<T> chunk = load_pack(s, Stage::from(base, x, k + (XFirst ? c : 0)));
                LAPILLI_UNROLL
                for (int e = 0; e < per_chunk; ++e) {
                    const T z = chunk[e];
                    into[XFirst ? c : e][group + (XFirst ? e : c)] = flip ? conj(z) : z;
                }
            }
        }
    }

    bool flip_a, flip_b;
    int row0, col0, base_a, base_b;
    T sums[rows][cols];
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
