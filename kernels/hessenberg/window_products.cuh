// SPDX-License-Identifier: BSD-3-Clause
// Products with the windows of a move, in place (WindowProductsArgs in hessenberg/window_args.hpp). A block
// has 64 rows of A or Z from the right, or 64 columns from the left, and all of a window:
//
//     shared memory     P and Q, 64 columns each, a row for each k:     R(p, q) = sum over k of P(k, p) Q(k, q)
//
//     right             p: rows of the tile, P = the tile;     q: columns of the window, Q = U
//     left              p: rows of the window, P = conj(U);    q: columns of the tile, Q = the tile
//
// so that p runs along memory in both. A thread has 4 by 4 elements of R, 16 apart. The tile is in shared
// memory before the first element is stored; tiles of one side have no element in common.
//
// In double precision tensor cores multiply: both matrices are in shared memory as in memory, and a warp has
// 16 rows and 32 columns of R. Columns are 68 elements apart, so that the four rows and four columns that
// half of a warp reads are in different banks.
//
// Bytes: the tile twice, U once for each tile. At w = 64 an element takes 64 multiplications. By plain
// multiplications shared memory is the bound, with eight loads for 16 of a warp; by tensor cores 24 loads for
// 256.
#pragma once

#include <type_traits>

#include "arch/register_tile.cuh"
#include "arch/simt.cuh"
#include "hessenberg/window_args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct WindowProblem {
    static constexpr bool by_tensor_cores = std::is_same_v<T, double>;
    static constexpr int tile = WindowProductsArgs<T>::tile, stride = tile + (by_tensor_cores ? 4 : 1),
                         threads = 256;
    WindowProductsArgs<T> args;

    /// The size of P and of Q.
    static constexpr std::size_t elements(int window) {
        return static_cast<std::size_t>(by_tensor_cores ? tile : window) * static_cast<std::size_t>(stride);
    }
};

template <bool Right, class T>
class WindowTile {
    using Problem = WindowProblem<T>;
    static constexpr int kTile = Problem::tile, kStride = Problem::stride, kEach = 4, kApart = kTile / kEach;

  public:
    LAPILLI_DEVICE WindowTile(const SweepWindow& window, const WindowProductsArgs<T>& args)
        : w(window),
          u_(args.u.data + static_cast<std::int64_t>(block_y()) * args.sweep.window * args.u.ld),
          ldu_(args.u.ld),
          p_(shared<T>(0, Problem::elements(args.sweep.window))),
          q_(shared<T>(Problem::elements(args.sweep.window) * sizeof(T),
                       Problem::elements(args.sweep.window))) {}

    /// x: element (0, 0) of the tile, which has `count` rows or columns.
    LAPILLI_DEVICE void run(T* x, std::int64_t ld, int count) const {
        // Lanes run along memory. All loads of a thread are in flight before the first element goes to shared
        // memory.
        T of_tile[kLines][kParts], of_u[kLines][kParts];
        each_element([&](int a, int b, int i, int k) {
            const bool inside = Right ? k < w.order && i < count : i < w.order && k < count;
            of_tile[a][b] = inside ? load(x + i + k * ld) : T(0);
            of_u[a][b] = i < w.order && k < w.order ? load(u_ + i + k * ldu_) : T(0);
        });
        if constexpr (Problem::by_tensor_cores) {
            each_element([&](int a, int b, int i, int k) {
                p_[k * kStride + i] = of_tile[a][b];
                q_[k * kStride + i] = of_u[a][b];
            });
            sync();
            multiply_by_tensor_cores(x, ld, count);
        } else {
            each_element([&](int a, int b, int i, int k) {
                if constexpr (Right) {
                    if (k < w.order) p_[k * kStride + i] = of_tile[a][b];
                    if (i < w.order) q_[i * kStride + k] = of_u[a][b];
                } else if (i < w.order) {
                    q_[i * kStride + k] = of_tile[a][b];
                    p_[i * kStride + k] = conj(of_u[a][b]);
                }
            });
            sync();
            multiply(x, ld, count);
        }
    }

  private:
    static constexpr int kWarps = Problem::threads / 32, kLines = kTile / kWarps, kParts = kTile / 32;

    /// f(a, b, i, k) for the elements (i, k) of a thread, k the a-th of its lines, i the b-th part of the
    /// warp's.
    template <class F>
    LAPILLI_DEVICE static void each_element(F f) {
        LAPILLI_UNROLL
        for (int a = 0; a < kLines; ++a) {
            LAPILLI_UNROLL
            for (int b = 0; b < kParts; ++b) f(a, b, lane_id() + 32 * b, warp_id() + a * kWarps);
        }
    }

    LAPILLI_DEVICE void put(T* x, std::int64_t ld, int count, int i, int j, T value) const {
        const int rows = Right ? count : w.order, columns = Right ? w.order : count;
        if (i < rows && j < columns) store(x + i + j * ld, value);
    }
    LAPILLI_DEVICE void multiply(T* x, std::int64_t ld, int count) const {
        const int p = thread_id() % kApart, q = thread_id() / kApart;
        RegisterTile<T, kEach, kApart> sums;
        for (int k = 0; k < w.order; ++k) sums.add(p_, k * kStride + p, q_, k * kStride + q);
        LAPILLI_UNROLL
        for (int a = 0; a < kEach; ++a) {
            LAPILLI_UNROLL
            for (int b = 0; b < kEach; ++b) put(x, ld, count, p + a * kApart, q + b * kApart, sums(a, b));
        }
    }
    /// The tile is in p_, U in q_, a column every kStride elements, with zeros where there are none.
    LAPILLI_DEVICE void multiply_by_tensor_cores(double* x, std::int64_t ld, int count) const {
        constexpr int blocks = 4;  // of 8 columns
        const int g = lane_id() / 4, t = lane_id() % 4, row = warp_id() % 4 * 16 + g,
                  column = warp_id() / 4 * 8 * blocks;
        const auto of_p = [&](int p, int k) {
            return Right ? double(p_[k * kStride + p]) : double(q_[p * kStride + k]);
        };
        const auto of_q = [&](int k, int q) {
            return Right ? double(q_[q * kStride + k]) : double(p_[q * kStride + k]);
        };
        double sums[blocks][4] = {};
        for (int first = t; first - t < w.order; first += 16) {
            double a[8];
            LAPILLI_UNROLL
            for (int e = 0; e < 8; ++e) a[e] = of_p(row + e % 2 * 8, first + e / 2 * 4);
            LAPILLI_UNROLL
            for (int j = 0; j < blocks; ++j) {
                double b[4];
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) b[e] = of_q(first + e * 4, column + 8 * j + g);
                mma_f64_16x8x16(sums[j], a, b);
            }
        }
        LAPILLI_UNROLL
        for (int j = 0; j < blocks; ++j) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e)
                put(x, ld, count, row + e / 2 * 8, column + 8 * j + 2 * t + e % 2, sums[j][e]);
        }
    }

    const SweepWindow w;
    const T* const u_;
    const std::int64_t ldu_;
    const Shared<T> p_, q_;
};

template <bool Right, class T>
__global__ void __launch_bounds__(256) window_products(WindowProblem<T> problem) {
    const WindowProductsArgs<T>& args = problem.args;
    const SweepWindow w = args.sweep.window_of(block_y(), args.move);
    if (w.order == 0) return;
    constexpr int tile = WindowProblem<T>::tile;
    const std::int64_t begin = args.first_of_a(block_y(), w), end = args.end_of_a(block_y(), w);
    const std::int64_t of_a = (end - begin + tile - 1) / tile, number = block_x();
    if (number < of_a) {
        const std::int64_t at = begin + number * tile;
        const int count = static_cast<int>(end - at < tile ? end - at : tile);
        T* const x = Right ? args.a.data + at + w.first * args.a.ld : args.a.data + w.first + at * args.a.ld;
        WindowTile<Right, T>(w, args).run(x, args.a.ld, count);
    } else if (Right && (number - of_a) * tile < args.z.rows) {
        const std::int64_t at = (number - of_a) * tile, left = args.z.rows - at;
        WindowTile<Right, T>(w, args).run(args.z.data + at + w.first * args.z.ld, args.z.ld,
                                          static_cast<int>(left < tile ? left : tile));
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
