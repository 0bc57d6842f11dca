// SPDX-License-Identifier: BSD-3-Clause
// The products of one step by FP64 tensor cores: a warp's part of the tile in blocks of 16 x 16, two
// instructions of 16 x 8 x 16 each (complex: eight, the four real products).
//
//     lane = 4 g + t      double: rows 2g, 2g + 1, k = 2t, 2t + 1, 2t + 8, 2t + 9 (A transposed, B not: k = t,
//                         t + 4, t + 8, t + 12), and columns 4t ... 4t + 3 or, where the columns of B lie side by
//                         side, 2t, 2t + 1, 2t + 8, 2t + 9
//                         complex: rows g, g + 8, columns 2t, 2t + 1, 2t + 8, 2t + 9, k = t, t + 4, t + 8, t + 12
//
// The instruction does not care which row, column or k of the block its own numbers are, as long as A, B and
// C agree. It takes the numbers of A in pairs of rows and those of B in pairs of k, each from neighbouring
// registers: a read of 16 bytes brings such a pair where the rows of A and the k of B lie side by side. Other
// columns of B are read by 8 bytes, and so are A and B where the k of both lie side by side; with A
// transposed and other columns of B, the numbers of A are moved into their order. Every column of C is
// written 128 bytes at a time.
// A warp of 32 x 32 reads 64 numbers for 1024 multiply-adds: shared memory is busy half of the time.
#pragma once

#include "product/stage.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The chunks of a tile of C that a lane of a warp has.
template <class T, ProductPolicy P, bool BFirst>
class ProductTensorPlaces {
  protected:
    static constexpr int per_chunk = Pack<T>::size;
    static constexpr int blocks_m = P.warp_m() / 16, blocks_n = P.warp_n() / 16;
    static constexpr int block_chunks = 8 / per_chunk;  // of C, in a block, of a thread
    /// Whether a lane's columns of B are pairs of neighbours.
    static constexpr bool pairs_b = !is_complex<T> && !BFirst;

  public:
    static constexpr int chunks = blocks_m * blocks_n * block_chunks;
    /// Chunks of one row of C, and the columns from the first of them to another.
    static constexpr int group = 4;
    LAPILLI_DEVICE static constexpr int apart(int in) { return pairs_b ? in : in % 2 + in / 2 * 8; }

    LAPILLI_DEVICE explicit ProductTensorPlaces(int warp)
        : g(lane_id() / 4),
          t(lane_id() % 4),
          row0(warp % P.warps_m * P.warp_m()),
          col0(warp / P.warps_m * P.warp_n()) {}

    LAPILLI_DEVICE int row(int q) const {
        const int base = row0 + q / block_chunks / blocks_n * 16;
        return per_chunk == 2 ? base + 2 * g : base + g + q % block_chunks / 4 * 8;
    }
    LAPILLI_DEVICE int column(int q) const {
        return col0 + q / block_chunks % blocks_n * 16 + (pairs_b ? 4 : 2) * t + apart(q % group);
    }

  protected:
    int g, t, row0, col0;
};

template <class T, ProductPolicy P, bool AFirst, bool BFirst>
class ProductTensorLoop : public ProductTensorPlaces<T, P, BFirst> {
    using Places = ProductTensorPlaces<T, P, BFirst>;
    using Places::g, Places::t, Places::row0, Places::col0;
    using Places::per_chunk, Places::blocks_m, Places::blocks_n, Places::block_chunks, Places::pairs_b;
    using StageA = ProductStage<T, P.bm, P.bk, AFirst, P.loop>;
    using StageB = ProductStage<T, P.bn, P.bk, BFirst, P.loop>;
    static constexpr int parts = is_complex<T> ? 2 : 1, k_block = 16;
    /// Whether both operands are read by 8 bytes.
    static constexpr bool by_eight = pairs_b && !AFirst;

    // The numbers of an instruction, in its order: A k, k + 4, ... of row and row + 8; B of each half of the
    // columns.
    struct OfA {
        double x[parts][8];
    };
    struct OfB {
        double x[parts][2][4];
    };

  public:
    using Places::group;
    /// Blocks of k in a step.
    static constexpr int blocks_k = P.bk / k_block;
    /// With registers to spare, operands of the next block of k are read while this one's are multiplied.
    /// Moving the numbers of A into their order takes them.
    static constexpr bool reads_ahead =
        (AFirst || !BFirst) && !P.split_barrier &&
        product_registers(P, product_scalar<T>) + product_operand_registers(P, product_scalar<T>) <=
            product_register_limit(P) - 32;

    /// The operands of a block of k that are read ahead; the rest is read while the first are multiplied.
    struct Ahead {
        OfA a;
        OfB b[blocks_n];
    };
    struct Rest {
        OfA a[blocks_m > 1 ? blocks_m - 1 : 1];
    };

    LAPILLI_DEVICE ProductTensorLoop(bool conj_a, bool conj_b)
        : Places(warp_id()),
          flip_a(conj_a),
          flip_b(conj_b),
          base_a(StageA::chunk(row0 + g * per_chunk, by_eight ? t : t * per_chunk)),
          base_b(StageB::chunk(col0 + g * (pairs_b ? per_chunk : 1), by_eight ? t : t * per_chunk)) {}

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

    /// Reads block kb of a step's k.
    LAPILLI_DEVICE void read(Ahead& into, Shared<T> a, Shared<T> b, int kb) const {
        LAPILLI_UNROLL
        for (int j = 0; j < blocks_n; ++j) read_b(into.b[j], b, j, kb);
        read_a(into.a, a, 0, kb);
    }
    LAPILLI_DEVICE void read(Rest& into, Shared<T> a, int kb) const {
        LAPILLI_UNROLL
        for (int i = 1; i < blocks_m; ++i) read_a(into.a[i - 1], a, i, kb);
    }
    LAPILLI_DEVICE void multiply(const Ahead& ahead, const Rest& rest) {
        multiply_row(0, ahead.a, ahead.b);
        LAPILLI_UNROLL
        for (int i = 1; i < blocks_m; ++i) multiply_row(i, rest.a[i - 1], ahead.b);
    }

    /// A step, with the fewest registers.
    LAPILLI_DEVICE void multiply(Shared<T> a, Shared<T> b) {
        LAPILLI_UNROLL
        for (int kb = 0; kb < blocks_k; ++kb) {
            OfB of_b[blocks_n];
            LAPILLI_UNROLL
            for (int j = 0; j < blocks_n; ++j) read_b(of_b[j], b, j, kb);
            LAPILLI_UNROLL
            for (int i = 0; i < blocks_m; ++i) {
                OfA of_a;
                read_a(of_a, a, i, kb);
                multiply_row(i, of_a, of_b);
            }
        }
    }
    /// The same with A read a row of blocks ahead, and `all_read()` when the last number has been read.
    template <class F>
    LAPILLI_DEVICE void multiply(Shared<T> a, Shared<T> b, F all_read) {
        LAPILLI_UNROLL
        for (int kb = 0; kb < blocks_k; ++kb) {
            OfB of_b[blocks_n];
            OfA of_a[2];
            LAPILLI_UNROLL
            for (int j = 0; j < blocks_n; ++j) read_b(of_b[j], b, j, kb);
            read_a(of_a[0], a, 0, kb);
            LAPILLI_UNROLL
            for (int i = 0; i < blocks_m; ++i) {
                if (i + 1 < blocks_m) read_a(of_a[(i + 1) % 2], a, i + 1, kb);
                if (kb + 1 == blocks_k && i == max(blocks_m - 2, 0)) all_read();
                multiply_row(i, of_a[i % 2], of_b);
            }
        }
    }

    /// The operands that are read ahead while another warp copies: columns of B, and the first row of blocks
    /// of A.
    struct Coming {
        OfB b[blocks_n];
        OfA a[2];
    };
    LAPILLI_DEVICE void begin(Coming& coming, Shared<T> a, Shared<T> b) const {
        LAPILLI_UNROLL
        for (int j = 0; j < blocks_n; ++j) read_b(coming.b[j], b, j, 0);
        read_a(coming.a[0], a, 0, 0);
    }
    /// A step whose first numbers have been read. When its last ones have, next(a, b) goes on to the next
    /// step, if there is one, whose first numbers then take the places of those that are multiplied.
    template <class F>
    LAPILLI_DEVICE void multiply(Coming& coming, Shared<T> a, Shared<T> b, F next) {
        static_assert(blocks_m % 2 == 0);
        bool more = true;
        LAPILLI_UNROLL
        for (int kb = 0; kb < blocks_k; ++kb) {
            const int next_kb = kb + 1 < blocks_k ? kb + 1 : 0;
            LAPILLI_UNROLL
            for (int i = 0; i < blocks_m; ++i) {
                OfA& after = coming.a[(i + 1) % 2];
                if (i + 1 < blocks_m) {
                    read_a(after, a, i + 1, kb);
                    multiply_row(i, coming.a[i % 2], coming.b);
                    continue;
                }
                if (next_kb == 0) more = next(a, b);
                if (more) read_a(after, a, 0, next_kb);
                LAPILLI_UNROLL
                for (int j = 0; j < blocks_n; ++j) {
                    multiply_block(i, j, coming.a[i % 2], coming.b[j]);
                    if (more) read_b(coming.b[j], b, j, next_kb);
                }
            }
        }
    }

    /// Number `element` of chunk q.
    LAPILLI_DEVICE T value(int q, int element) const {
        const int i = q / block_chunks / blocks_n, j = q / block_chunks % blocks_n, in = q % 4;
        if constexpr (is_complex<T>) {
            const int h = in / 2, e = in % 2 + q % block_chunks / 4 * 2;
            return T(sums[0][i][j][h][e], sums[1][i][j][h][e]);
        } else {
            return pairs_b ? sums[0][i][j][in % 2][in / 2 + 2 * element]
                           : sums[0][i][j][in / 2][in % 2 + 2 * element];
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

    LAPILLI_DEVICE void read_a(OfA& into, Shared<T> a, int i, int kb) const {
        if constexpr (by_eight) {
            LAPILLI_UNROLL
            for (int q = 0; q < 4; ++q) LAPILLI_UNROLL
            for (int r = 0; r < 2; ++r)
                into.x[0][2 * q + r] = a[StageA::from(base_a, i * 16 + r, kb * k_block + 4 * q) + t % 2];
            return;
        }
        read_block<StageA, AFirst>(a, base_a, i * 16, kb * k_block, flip_a,
                                   [&](int p, int q, int r, double x) { into.x[p][2 * q + r] = x; });
    }
    LAPILLI_DEVICE void read_b(OfB& into, Shared<T> b, int j, int kb) const {
        if constexpr (by_eight) {
            LAPILLI_UNROLL
            for (int h = 0; h < 2; ++h) LAPILLI_UNROLL
            for (int q = 0; q < 4; ++q)
                into.x[0][h][q] = b[StageB::from(base_b, j * 16 + h, kb * k_block + 4 * q) + t % 2];
            return;
        }
        if constexpr (!is_complex<T> && BFirst) {
            LAPILLI_UNROLL
            for (int h = 0; h < 2; ++h) {
                LAPILLI_UNROLL
                for (int q = 0; q < 4; ++q) {
                    const int k = kb * k_block + q / 2 * 8 + q % 2;
                    into.x[0][h][q] = b[StageB::from(base_b, j * 16 + h * 8, k) + g % per_chunk];
                }
            }
            return;
        }
        read_block<StageB, BFirst>(b, base_b, j * 16, kb * k_block, flip_b,
                                   [&](int p, int q, int r, double x) { into.x[p][r][q] = x; });
    }
    /// A block of 16 x by 16 k: store(part, q, r, number) for k = 4 q and x = 8 r in the count of the
    /// instruction.
    template <class Stage, bool XFirst, class Store>
    LAPILLI_DEVICE static void read_block(Shared<T> s, int base, int x, int k, bool flip, Store store) {
        LAPILLI_UNROLL
        for (int q = 0; q < 4; ++q) {
            if constexpr (is_complex<T>) {
                LAPILLI_UNROLL
                for (int r = 0; r < 2; ++r) {
                    const T z = s[Stage::from(base, x + 8 * r, k + 4 * q)];
                    store(0, q, r, z.re);
                    store(1, q, r, flip ? -z.im : z.im);
                }
            } else {
                const int far = q / 2 * 8, c = q % 2;
                const Pack<T> pair =
                    load_pack(s, Stage::from(base, x + (XFirst ? 0 : c), k + far + (XFirst ? c : 0)));
                LAPILLI_UNROLL
                for (int e = 0; e < 2; ++e) store(0, q / 2 * 2 + (XFirst ? c : e), XFirst ? e : c, pair[e]);
            }
        }
    }

    LAPILLI_DEVICE void multiply_row(int i, const OfA& of_a, const OfB (&of_b)[blocks_n]) {
        LAPILLI_UNROLL
        for (int j = 0; j < blocks_n; ++j) multiply_block(i, j, of_a, of_b[j]);
    }
    LAPILLI_DEVICE void multiply_block(int i, int j, const OfA& of_a, const OfB& of_b) {
        LAPILLI_UNROLL
        for (int h = 0; h < 2; ++h) {
            mma_f64_16x8x16(sums[0][i][j][h], of_a.x[0], of_b.x[0][h]);
            if constexpr (is_complex<T>) mma_f64_16x8x16(sums[1][i][j][h], of_a.x[0], of_b.x[1][h]);
        }
        if constexpr (is_complex<T>) {
            double minus[8];
            LAPILLI_UNROLL
            for (int e = 0; e < 8; ++e) minus[e] = -of_a.x[1][e];
            LAPILLI_UNROLL
            for (int h = 0; h < 2; ++h) {
                mma_f64_16x8x16(sums[1][i][j][h], of_a.x[1], of_b.x[0][h]);
                mma_f64_16x8x16(sums[0][i][j][h], minus, of_b.x[1][h]);
            }
        }
    }

    bool flip_a, flip_b;
    int base_a, base_b;
    double sums[parts][blocks_m][blocks_n][2][4];
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
