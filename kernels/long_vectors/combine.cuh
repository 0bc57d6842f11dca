// SPDX-License-Identifier: BSD-3-Clause
// target := C^H source, of up to 128 real numbers of a column: in one pass, also where the target's vectors
// are among those of the source, and without further memory.
//
//     source  |  16 columns of warp 0  |  16 of warp 1  |  ...         C in shared memory, in the order in which lanes
//             |  all vectors: in       |                |              take it: an operand of a product is one load of
//             |  registers, operand A  |                |              16 bytes a lane
//     target  |  16 columns of warp 0  |  16 of warp 1  |  ...
//                written 16 vectors at a time, when all of these columns have been read; no other warp reads them
//
//     a product of 16 x 8 x 8:   column  0 |  k:  0   1   2   3   4   5   6   7     lane 4 i + q has column i and i + 8,
//       (mma_f64_16x8x8)        ...        |      of lane q: q, then q + 4          and of these what it loads as one pack
//                               column 15  |      = its vectors 2 q, 2 q + 1        of 16 bytes: which vector is which k
//                                                                                   is our choice, as long as C follows it
//
// Numbers of single precision are widened: the tensor cores of double precision multiply as fast as other
// units do in single. Complex numbers are pairs of real ones in memory, and C a real matrix with (re im; -im
// re) for each of its elements.
//
// Bytes: one read of the source, one write of the target; operations: 2 n m k. By what an H200 can do, 48
// vectors into 32 take three times as long to read and write as to multiply.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"
#include "long_vectors/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kCombineThreads = 128, kCombineWarps = kCombineThreads / 32, kCombineColumns = 16;

/// Blocks per multiprocessor for columns of 16 `sixteens` real numbers: what registers allow.
constexpr int combine_blocks(int sixteens) {
    constexpr int blocks[] = {4, 4, 4, 4, 3, 3, 3, 2, 2};
    return blocks[sixteens];
}

/// In real numbers; R: float or double.
template <class R>
struct CombineProblem {
    const R* c;
    std::int64_t ldc;
    bool is_complex;
    int m, k;  ///< of the source and of the target
    std::int64_t n;
    const R* source;
    std::int64_t lds;
    bool source_in_packs;
    R* target;
    std::int64_t ldt;
    bool target_in_packs;
    bool adds;

    /// Element (i, j) of C as a real matrix.
    LAPILLI_DEVICE double coefficient(int i, int j) const {
        const bool crossed = is_complex && (i + j) % 2 != 0;
        const R* const at = is_complex ? c + i / 2 * 2 + (crossed ? 1 : 0) + j / 2 * ldc : c + i + j * ldc;
        const R value = i < m && j < k ? load(at) : R(0);
        return static_cast<double>(crossed && i % 2 == 0 ? -value : value);
    }
};

/// The places of a column's numbers in a lane's registers, for packs of R.
template <class R>
struct CombineLane {
    static constexpr int each = Pack<R>::size;
    /// The row of the source: a lane's numbers come in packs, four lanes next to each other; e counts the
    /// lane's numbers.
    LAPILLI_DEVICE static int source(int q, int e) { return (e / each * 4 + q) * each + e % each; }
    /// The row of the target in a group of sixteen, for column j of one of its two products: results of two
    /// neighbouring columns are in one lane, and if a pack has four numbers, those of both halves are
    /// neighbours.
    LAPILLI_DEVICE static int target(int half, int j) {
        return each == 4 ? j / 2 * 4 + half * 2 + j % 2 : half * 8 + j;
    }
};

template <class R, int Sixteens>
__global__ void __launch_bounds__(kCombineThreads, combine_blocks(Sixteens))
    combine(const __grid_constant__ CombineProblem<R> p) {
    using Lane = CombineLane<R>;
    constexpr int each = Lane::each, steps = 2 * Sixteens, numbers = 4 * Sixteens;  // of a lane in a column
    const int lane = lane_id(), row = lane / 4, q = lane % 4;
    const int pairs = (p.k + 15) / 16;  // of products, each pair with sixteen of the target

    // For each pair, step and half, two numbers a lane.
    auto coefficients = shared<double>(0, static_cast<std::size_t>(pairs) * steps * 2 * 64);
    LAPILLI_UNROLL_BY(4)
    for (int at = thread_id(); at < pairs * steps * 2 * 32; at += kCombineThreads) {
        const int to = at % 32, half = at / 32 % 2, step = at / 64 % steps, pair = at / 64 / steps;
        const int j = 16 * pair + Lane::target(half, to / 4);
        Pack<double> two;
        LAPILLI_UNROLL
        for (int e = 0; e < 2; ++e) two[e] = p.coefficient(Lane::source(to % 4, 2 * step + e), j);
        store_pack(coefficients, 2 * at, two);
    }
    sync();

    const std::int64_t stride = static_cast<std::int64_t>(block_count()) * kCombineWarps * kCombineColumns;
    std::int64_t first =
        (static_cast<std::int64_t>(block_id()) * kCombineWarps + warp_id()) * kCombineColumns;
    for (; first < p.n; first += stride) {
        double a[steps][4];
        LAPILLI_UNROLL
        for (int side = 0; side < 2; ++side) {
            const std::int64_t column = first + row + 8 * side;
            const R* const from = p.source + column * p.lds;
            if (p.source_in_packs) {
                LAPILLI_UNROLL
                for (int e = 0; e < numbers; e += each) {
                    Pack<R> pack{};
                    const int i = Lane::source(q, e);
                    if (column < p.n && i < p.m) pack = load_pack(from + i);
                    LAPILLI_UNROLL
                    for (int f = 0; f < each; ++f)
                        a[(e + f) / 2][(e + f) % 2 * 2 + side] = static_cast<double>(pack[f]);
                }
            } else {
                LAPILLI_UNROLL
                for (int e = 0; e < numbers; ++e) {
                    R number = 0;
                    const int i = Lane::source(q, e);
                    if (column < p.n && i < p.m) number = load(from + i);
                    a[e / 2][e % 2 * 2 + side] = static_cast<double>(number);
                }
            }
        }

        for (int pair = 0; pair < pairs; ++pair) {
            double d[2][4] = {};
            // f(element of d, number of the target) for the lane's ones of a side.
            const auto each_result = [&](int side, auto f) {
                LAPILLI_UNROLL
                for (int half = 0; half < 2; ++half) {
                    LAPILLI_UNROLL
                    for (int e = 0; e < 2; ++e)
                        f(d[half][2 * side + e], 16 * pair + Lane::target(half, 2 * q + e));
                }
            };
            LAPILLI_UNROLL
            for (int side = 0; side < 2 && p.adds; ++side) {
                const std::int64_t column = first + row + 8 * side;
                each_result(side, [&](double& result, int j) {
                    if (column < p.n && j < p.k)
                        result = static_cast<double>(load(p.target + j + column * p.ldt));
                });
            }
            LAPILLI_UNROLL
            for (int step = 0; step < steps; ++step) {
                LAPILLI_UNROLL
                for (int half = 0; half < 2; ++half) {
                    const Pack<double> b =
                        load_pack(coefficients, (((pair * steps + step) * 2 + half) * 32 + lane) * 2);
                    mma_f64_16x8x8(d[half], a[step][0], a[step][1], a[step][2], a[step][3], b[0], b[1]);
                }
            }
            LAPILLI_UNROLL
            for (int side = 0; side < 2; ++side) {
                const std::int64_t column = first + row + 8 * side;
                R* const to = p.target + column * p.ldt;
                if (p.target_in_packs) {
                    R results[4];
                    int at = 0;
                    each_result(side, [&](double& result, int) { results[at++] = static_cast<R>(result); });
                    LAPILLI_UNROLL
                    for (int e = 0; e < 4; e += each) {
                        const int j = 16 * pair + Lane::target(e / 2, 2 * q);
                        Pack<R> pack;
                        LAPILLI_UNROLL
                        for (int f = 0; f < each; ++f) pack[f] = results[e + f];
                        if (column < p.n && j < p.k) store_pack(to + j, pack);
                    }
                } else {
                    each_result(side, [&](double& result, int j) {
                        if (column < p.n && j < p.k) store(to + j, static_cast<R>(result));
                    });
                }
            }
        }
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
