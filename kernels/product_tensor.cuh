// SPDX-License-Identifier: BSD-3-Clause
// The products of one step by FP64 tensor cores: a warp's part of the tile in blocks of 16 x 16, two instructions
// of 16 x 8 x 8 each (complex: eight, the four real products).
//
//     lane = 4 g + t      double: rows 2g, 2g + 1, columns 4t ... 4t + 3, k = 2t, 2t + 1
//                         complex: rows g, g + 8, columns 2t, 2t + 1, 2t + 8, 2t + 9, k = t, t + 4
//
// The instruction does not care which row, column or k of the block its own numbers stand for, as long as A, B and
// C agree. These choices let every read of an operand be one chunk of 16 bytes, whichever way the operand lies, and
// every column of C be written 128 bytes at a time.
// A warp of 64 x 32 reads 96 numbers for 2048 multiply-adds: shared memory is busy 3/8 of the time.
#pragma once

#include "product_stage.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T, ProductPolicy P, bool AFirst, bool BFirst>
class ProductTensorLoop {
    using StageA = ProductStage<T, P.bm, P.bk, AFirst, P.loop>;
    using StageB = ProductStage<T, P.bn, P.bk, BFirst, P.loop>;
    static constexpr int per_chunk = Pack<T>::size, parts = is_complex<T> ? 2 : 1;
    static constexpr int blocks_m = P.warp_m() / 16, blocks_n = P.warp_n() / 16;
    static constexpr int block_chunks = 8 / per_chunk;  // of C, in a block, of a thread

  public:
    static constexpr int chunks = blocks_m * blocks_n * block_chunks;

    LAPILLI_DEVICE ProductTensorLoop(bool conj_a, bool conj_b)
        : flip_a(conj_a),
          flip_b(conj_b),
          g(lane_id() / 4),
          t(lane_id() % 4),
          row0(warp_id() % P.warps_m * P.warp_m()),
          col0(warp_id() / P.warps_m * P.warp_n()),
          base_a(StageA::chunk(row0 + g * per_chunk, t * per_chunk)),
          base_b(StageB::chunk(col0 + g * per_chunk, t * per_chunk)) {}

    LAPILLI_DEVICE void clear() {
        for_each_sum([](double& x) { x = 0; });
    }
    LAPILLI_DEVICE void scale(T factor) {
        LAPILLI_UNROLL
        for (int i = 0; i < blocks_m; ++i) LAPILLI_UNROLL
        for (int j = 0; j < blocks_n; ++j) LAPILLI_UNROLL
        for (int h = 0; h < 2; ++h) LAPILLI_UNROLL
        for (int e = 0; e < 4; ++e) {
            if constexpr (is_complex<T>) {
                const T x = factor * T(sums[0][i][j][h][e], sums[1][i][j][h][e]);
                sums[0][i][j][h][e] = x.re;
                sums[1][i][j][h][e] = x.im;
            } else {
                sums[0][i][j][h][e] *= factor;
            }
        }
    }

    LAPILLI_DEVICE void multiply(Shared<T> a, Shared<T> b) {
        LAPILLI_UNROLL
        for (int k = 0; k < P.bk; k += 8) {
            double of_b[parts][blocks_n][2][2];
            LAPILLI_UNROLL
            for (int j = 0; j < blocks_n; ++j) read<StageB, BFirst>(b, base_b, 16 * j, k, flip_b, of_b, j);
            LAPILLI_UNROLL
            for (int i = 0; i < blocks_m; ++i) {
                double of_a[parts][1][2][2];
                read<StageA, AFirst>(a, base_a, 16 * i, k, flip_a, of_a, 0);
                LAPILLI_UNROLL
                for (int j = 0; j < blocks_n; ++j) {
                    multiply_add<false>(sums[0], i, j, of_a[0][0], of_b[0][j]);
                    if constexpr (is_complex<T>) {
                        multiply_add<false>(sums[1], i, j, of_a[0][0], of_b[1][j]);
                        multiply_add<false>(sums[1], i, j, of_a[1][0], of_b[0][j]);
                        multiply_add<true>(sums[0], i, j, of_a[1][0], of_b[1][j]);
                    }
                }
            }
        }
    }

    /// The chunks of C that this thread has: where they begin, and their numbers.
    LAPILLI_DEVICE int row(int q) const {
        const int base = row0 + q / block_chunks / blocks_n * 16;
        return per_chunk == 2 ? base + 2 * g : base + g + q % block_chunks / 4 * 8;
    }
    LAPILLI_DEVICE int column(int q) const {
        const int base = col0 + q / block_chunks % blocks_n * 16, in = q % 4;
        return per_chunk == 2 ? base + 4 * t + in : base + 2 * t + in % 2 + in / 2 * 8;
    }
    LAPILLI_DEVICE T value(int q, int element) const {
        const int i = q / block_chunks / blocks_n, j = q / block_chunks % blocks_n, in = q % 4;
        if constexpr (is_complex<T>) {
            const int h = in / 2, e = in % 2 + q % block_chunks / 4 * 2;
            return T(sums[0][i][j][h][e], sums[1][i][j][h][e]);
        } else {
            return sums[0][i][j][in % 2][in / 2 + 2 * element];
        }
    }

  private:
    template <class F>
    LAPILLI_DEVICE void for_each_sum(F f) {
        LAPILLI_UNROLL
        for (int p = 0; p < parts; ++p) LAPILLI_UNROLL
        for (int i = 0; i < blocks_m; ++i) LAPILLI_UNROLL
        for (int j = 0; j < blocks_n; ++j) LAPILLI_UNROLL
        for (int h = 0; h < 2; ++h) LAPILLI_UNROLL
        for (int e = 0; e < 4; ++e) f(sums[p][i][j][h][e]);
    }

    /// Of a block of 16 x by 8 k, in the order of the instruction: [k or k + 4][x or x + 8].
    template <class Stage, bool XFirst, int Blocks>
    LAPILLI_DEVICE static void read(Shared<T> s, int base, int x, int k, bool flip,
                                    double (&into)[parts][Blocks][2][2], int block) {
        if constexpr (is_complex<T>) {
            LAPILLI_UNROLL
            for (int q = 0; q < 2; ++q) {
                LAPILLI_UNROLL
                for (int r = 0; r < 2; ++r) {
                    const T z = s[Stage::from(base, x + 8 * r, k + 4 * q)];
                    into[0][block][q][r] = z.re;
                    into[1][block][q][r] = flip ? -z.im : z.im;
                }
            }
        } else {
            LAPILLI_UNROLL
            for (int c = 0; c < 2; ++c) {
                const Pack<T> pair =
                    load_pack(s, Stage::from(base, x + (XFirst ? 0 : c), k + (XFirst ? c : 0)));
                LAPILLI_UNROLL
                for (int e = 0; e < 2; ++e) into[0][block][XFirst ? c : e][XFirst ? e : c] = pair[e];
            }
        }
    }

    using Sums = double[blocks_m][blocks_n][2][4];
    template <bool Subtract>
    LAPILLI_DEVICE static void multiply_add(Sums& to, int i, int j, const double (&a)[2][2],
                                            const double (&b)[2][2]) {
        const double rows[4] = {with_sign<Subtract>(a[0][0]), with_sign<Subtract>(a[0][1]),
                                with_sign<Subtract>(a[1][0]), with_sign<Subtract>(a[1][1])};
        LAPILLI_UNROLL
        for (int h = 0; h < 2; ++h) {
            const double cols[2] = {b[0][h], b[1][h]};
            mma_f64_16x8x8(to[i][j][h], rows, cols);
        }
    }
    template <bool Minus>
    LAPILLI_DEVICE static double with_sign(double x) {
        return Minus ? -x : x;
    }

    bool flip_a, flip_b;
    int g, t, row0, col0, base_a, base_b;
    double sums[parts][blocks_m][blocks_n][2][4];
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
