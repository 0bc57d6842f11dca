// SPDX-License-Identifier: BSD-3-Clause
// The QR factorization of a tall panel, all of its columns in one persistent kernel (PanelQrArgs in
// panel_qr/args.hpp): by Cholesky QR (cholesky.cuh) where that may be tried and succeeds, else column by
// column, which is the rest of this text.
//
// Every block has neighbouring rows of all columns, in its shared memory as long as they fit. One barrier
// over the grid a column: with x the column below its first element, the products x^H a_k with all columns to
// the right are known together with |x|^2, and those with v = (1, factor x) follow from them.
//
//     rows of block 0   | j . . k . . |     add up     |x|^2 and x^H a_k over the blocks, in their order; the reflector;
//     rows of block 1   | x     a     |                c_k = conj(tau) (a_jk + conj(factor) x^H a_k)
//     rows of block 2   | x     a     |     pass       a_k -= v c_k, and at once the products of the new column j + 1,
//        ...            | x     a     |                which a warp makes for itself, with its columns
//                                           ---- barrier
//
// A warp has four columns at a time, its lanes are rows. Column j + 1 is written to a place of its own, since
// other warps still make it from what it was.
// Bytes a column: the panel right of it, read and written in shared memory; from L2 the products of all
// blocks. Bound: the barrier, and the latencies between two. Loops do not look at the data: a NaN ends as any
// other number.
#pragma once

#include "arch/barrier.cuh"
#include "arch/warp_sum.cuh"
#include "panel_qr/args.hpp"
#include "panel_qr/cholesky.cuh"
#include "panel_qr/sum_of_parts.cuh"
#include "panel_qr/triangle.cuh"
#include "reflectors/reflector.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <bool Kept, class T>
class PanelQrBlock {
    using S = wide_t<T>;
    using Shape = PanelQrShape<T>;
    static constexpr int kTogether = 4;  // columns that a warp passes over side by side
    static constexpr int kLimit = static_cast<int>(panel_qr_limit);
    static constexpr int kLoads = sizeof(T) > 8 ? 10 : 20;  // at once, of a thread

  public:
    LAPILLI_DEVICE PanelQrBlock(const PanelQrArgs<T>& problem, const Shape& of_block)
        : p(problem),
          shape(of_block),
          width(shape.width),
          first(static_cast<std::int64_t>(block_id()) * shape.rows),
          rows(static_cast<int>(min<std::int64_t>(shape.rows, p.rows - first))),
          norm_parts(shared<double>(0, Shape::groups)),
          product_parts(shared<T>(Shape::sums_at, static_cast<std::size_t>(Shape::groups) * kLimit)),
          coefficients(shared<T>(Shape::coefficients_at, kLimit)),
          columns(shared<T>(Shape::columns_at, Kept ? 2 * static_cast<std::size_t>(shape.rows) : 0)),
          matrix(
              shared<T>(Kept ? shape.matrix_at() : Shape::columns_at,
                        Kept ? static_cast<std::size_t>(width) * static_cast<std::size_t>(shape.rows) : 0)) {}

    LAPILLI_DEVICE void run() {
        GridBarrier& grid = *static_cast<GridBarrier*>(p.barrier);
        pass<true>(-1, {});
        Reflector<T> h{};
        for (int j = 0; j < width; ++j) {
            const unsigned before = grid_arrive(grid);
            if (j > 0) finish_column(j - 1, h);  // while others come
            grid_wait(grid, before);
            const Row row = gather_sums(j);
            sync();
            h = make_reflector(j, row);
            sync();
            if (j + 1 < width) pass<false>(j, h);
        }
        finish_column(width - 1, h);
    }

  private:
    LAPILLI_DEVICE T element(int i, int k) const {
        if constexpr (Kept) return T(matrix[k * shape.rows + i]);
        return load(p.a + first + i + k * p.lda);
    }
    LAPILLI_DEVICE void set_element(int i, int k, T value) const {
        if constexpr (Kept)
            matrix[k * shape.rows + i] = value;
        else
            store(p.a + first + i + k * p.lda, value);
    }
    /// Column j, which is not in the panel any more: those of even and of odd j have a place each.
    LAPILLI_DEVICE T in_column(int j, int i) const {
        if constexpr (Kept) return T(columns[j % 2 * shape.rows + i]);
        return load(column_place(j) + i);
    }
    LAPILLI_DEVICE void set_in_column(int j, int i, T value) const {
        if constexpr (Kept)
            columns[j % 2 * shape.rows + i] = value;
        else
            store(column_place(j) + i, value);
    }
    LAPILLI_DEVICE T* column_place(int j) const {
        return p.work + panel_qr_norms + panel_qr_products + 2 * panel_qr_limit + j % 2 * p.rows + first;
    }
    /// The blocks' sums for column j; its row j, from the diagonal on.
    LAPILLI_DEVICE double* norms_of(int j) const {
        return reinterpret_cast<double*>(p.work) + j % 2 * panel_qr_most_blocks;
    }
    LAPILLI_DEVICE T* products_of(int j, int block) const {
        return p.work + panel_qr_norms + (j % 2 * panel_qr_most_blocks + block) * panel_qr_limit;
    }
    LAPILLI_DEVICE T* row_of(int j) const {
        return p.work + panel_qr_norms + panel_qr_products + j % 2 * panel_qr_limit;
    }

    /// Row j: the diagonal element and that of the thread's column.
    struct Row {
        T diagonal, own;
    };
    /// Eight threads for each column.
    LAPILLI_DEVICE Row gather_sums(int j) const {
        const int k = thread_id() % kLimit, group = thread_id() / kLimit;
        const Row row{load(row_of(j) + j), k > j && k < width ? load(row_of(j) + k) : T(0)};
        if (k == j) {
            norm_parts[group] = sum_of_parts<kLoads>(group, Shape::groups, block_count(), norms_of(j), 1);
        } else if (k > j && k < width) {
            product_parts[group * kLimit + k] = sum_of_parts<kLoads>(group, Shape::groups, block_count(),
                                                                     products_of(j, 0) + k, panel_qr_limit);
        }
        return row;
    }
    /// The same in every thread; the coefficients of the columns to the right by a thread each.
    LAPILLI_DEVICE Reflector<T> make_reflector(int j, const Row& row) const {
        double norm2 = 0;
        LAPILLI_UNROLL
        for (int g = 0; g < Shape::groups; ++g) {
            const double part = norm_parts[g];
            norm2 += part;
        }
        const auto h = Reflector<T>::of(row.diagonal, norm2);
        const int k = thread_id();
        if (k > j && k < width) {
            T sum(0);
            LAPILLI_UNROLL
            for (int g = 0; g < Shape::groups; ++g) {
                const T part = product_parts[g * kLimit + k];
                sum += part;
            }
            const T below = narrowed<T>(conj(h.factor) * widened(sum));
            coefficients[k] = conj(h.tau) * (row.own + below);
        }
        if (block_id() == 0 && thread_id() == 0) store(p.tau + j, h.tau);
        return h;
    }
    /// v in row i of the block, of column j.
    LAPILLI_DEVICE T of_reflector(int i, int j, S factor) const {
        const std::int64_t row = first + i;
        if (row < j) return T(0);
        return row == j ? T(1) : narrowed<T>(factor * widened(in_column(j, i)));
    }
    /// Column j of R and V, to where they are wanted.
    LAPILLI_DEVICE void finish_column(int j, const Reflector<T>& h) const {
        for (int i = thread_id(); i < rows; i += panel_qr_threads) {
            const std::int64_t row = first + i;
            const T v = of_reflector(i, j, h.factor);
            store(p.v + row + j * p.ldv, v);
            store(p.a + row + j * p.lda, row < j ? in_column(j, i) : row == j ? from_real<T>(h.beta) : v);
        }
    }

    /// Applies the reflector of column j to the columns to the right, and multiplies column j + 1 with those
    /// behind it. First: there is no reflector, but the panel is fetched.
    template <bool First>
    LAPILLI_DEVICE void pass(int j, const Reflector<T>& h) const {
        const int next = j + 1;
        // Rows of the block that may be on the diagonal or above it; most blocks have none.
        const int above = static_cast<int>(
            min<std::int64_t>(rows, (max<std::int64_t>(next + 1 - first, 0) + 31) / 32 * 32));
        const T by_next = First ? T(0) : T(coefficients[First ? 0 : next]);
        for (int begin = next + kTogether * warp_id(); begin < width; begin += kTogether * Shape::warps) {
            T sum[kTogether], by[kTogether];
            double norm = 0;
            LAPILLI_UNROLL
            for (int q = 0; q < kTogether; ++q) {
                sum[q] = by[q] = T(0);
                if (!First && begin + q < width) by[q] = coefficients[begin + q];
            }
            for (int i = lane_id(); i < (First ? rows : above); i += 32) {
                const std::int64_t row = first + i;
                const T v = First ? T(0) : of_reflector(i, j, h.factor);
                const T x = conj(First ? given(i, next) : element(i, next) - v * by_next);
                LAPILLI_UNROLL
                for (int q = 0; q < kTogether; ++q) {
                    const int k = begin + q;
                    if (k >= width) continue;
                    const T a = First ? given(i, k) : element(i, k) - v * by[q];
                    if (k == next)
                        set_in_column(next, i, a);
                    else if (Kept || !First)
                        set_element(i, k, a);
                    if (row == next) store(row_of(next) + k, a);
                    if (row <= next) continue;
                    if (k == next)
                        norm += abs2(widened(a));
                    else
                        sum[q] = fma(x, a, sum[q]);
                }
            }
            if (!First && begin == next)
                update_below<true>(j, above, begin, h.factor, by_next, by, sum, norm);
            else if (!First)
                update_below<false>(j, above, begin, h.factor, by_next, by, sum, norm);
            leave_sums(next, begin, sum, norm);
        }
    }
    /// The same in rows below the diagonal, which need no comparison. Owned: column j + 1 is the first of the
    /// warp's.
    template <bool Owned>
    LAPILLI_DEVICE void update_below(int j, int from, int begin, S factor, T by_next,
                                     const T (&by)[kTogether], T (&sum)[kTogether], double& norm) const {
        const int count = width - begin;
        for (int i = from + lane_id(); i < rows; i += 32) {
            const T v = narrowed<T>(factor * widened(in_column(j, i)));
            const T next = element(i, j + 1) - v * by_next, x = conj(next);
            if (Owned) {
                set_in_column(j + 1, i, next);
                norm += abs2(widened(next));
            }
            LAPILLI_UNROLL
            for (int q = Owned ? 1 : 0; q < kTogether; ++q) {
                if (q >= count) continue;
                const T a = element(i, begin + q) - v * by[q];
                set_element(i, begin + q, a);
                sum[q] = fma(x, a, sum[q]);
            }
        }
    }
    LAPILLI_DEVICE T given(int i, int k) const { return load(p.a + first + i + k * p.lda); }

    LAPILLI_DEVICE void leave_sums(int next, int begin, T (&sum)[kTogether], double norm) const {
        constexpr int lanes = 32 / kTogether;
        const T total = transposing_sum(sum);
        const int k = begin + lane_id() / lanes;
        if (lane_id() % lanes == 0 && k > next && k < width) store(products_of(next, block_id()) + k, total);
        if (begin != next) return;
        norm = warp_sum(norm);
        if (lane_id() == 0) store(norms_of(next) + block_id(), norm);
    }

    const PanelQrArgs<T>& p;
    const Shape& shape;
    const int width;
    const std::int64_t first;
    const int rows;
    const Shared<double> norm_parts;
    const Shared<T> product_parts, coefficients, columns, matrix;
};

template <bool Kept, class T>
__global__ void __launch_bounds__(panel_qr_threads, 1)
    panel_qr(const __grid_constant__ PanelQrArgs<T> problem, const __grid_constant__ PanelQrShape<T> shape) {
    if (problem.begun != nullptr && block_id() == 0 && thread_id() == 0)
        atomic_max(problem.begun, problem.step);
    if (shape.chunk > 0) {
        if (CholeskyQr<T>(problem, shape).run()) return;
        sync();
    }
    PanelQrBlock<Kept, T>(problem, shape).run();
    if (problem.t != nullptr) PanelTriangle<T>(problem, shape).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
