// SPDX-License-Identifier: BSD-3-Clause
// A tall matrix divided by one triangular factor or two: X := X F_1^-1 F_2^-1.
//
//     warp 0   x x x x     16 rows at a time, all columns, by way of shared memory to registers, and back to memory. The next rows are
//     warp 1   x x x x     on their way meanwhile. The factors are in shared memory, 78 KB each of 128 real columns.
//       ...    x x x x
//
// Bytes: two passes over X. Products: 168 of 16 x 8 x 8 for 16 rows of 128 columns and a factor, half of what
// the tensor cores could make meanwhile for one factor, and nearly all for two. A warp has 16 KB on their way
// at once, 128 KB all eight of a multiprocessor.
#pragma once

#include "tall_qr/rows.cuh"
#include "tall_qr/shape.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct TallDivideProblem {
    using S = wide_t<T>;
    T* a;  ///< the first row that is divided
    std::int64_t lda, rows;
    int width, limit;  ///< the factors are stored for `limit` columns
    const S *first, *second;
    const int* way;
    const T* top;  ///< the rows of A above that, if they change, too
    std::int64_t ldt;
    int top_rows;
    S* wide;  ///< null: the result goes over A
    std::int64_t ldw;
};

template <class T, int Columns>
class TallDivide {
    using S = wide_t<T>;
    using Factor = TallFactor<S, Columns>;
    using Shape = TallDivideShape<T>;
    using Rows = FetchedRows<T, Columns>;
    static constexpr int kOfBlock = TallGramShape<T>::warps * Shape::rows;

  public:
    LAPILLI_DEVICE TallDivide(const TallDivideProblem<T>& problem, bool both)
        : p(problem),
          both_(both),
          staged_(!both || Shape::stages_beside_two(Columns)),
          first_(0),
          second_(both ? Factor::bytes : 0),
          next_(shared<T>((both && staged_ ? 2 : 1) * Factor::bytes +
                              static_cast<std::size_t>(warp_id()) * Shape::of_warp(Columns),
                          staged_ ? Columns * Shape::ld : 0)) {}

    LAPILLI_DEVICE void run() const {
        const std::int64_t step = static_cast<std::int64_t>(block_count()) * kOfBlock;
        std::int64_t begin = static_cast<std::int64_t>(block_id()) * kOfBlock + warp_id() * Shape::rows;
        first_.fetch(both_ || p.second == nullptr ? p.first : p.second, p.limit);
        if (both_) second_.fetch(p.second, p.limit);
        copy_async_commit();
        if (staged_) send_for(begin);
        copy_async_commit();
        copy_top();
        copy_async_wait<1>();
        sync();
        Rows fetched;
        for (; begin < p.rows; begin += step) {
            if (staged_) {
                copy_async_wait<0>();
                sync_warp();
                fetched.take(next_, Shape::ld);
                sync_warp();
                send_for(begin + step);
                copy_async_commit();
            } else {
                fetched.fetch(p.a + begin, p.lda, p.rows - begin, p.width);
            }
            TallRows<T, Columns> x(fetched);
            x.divide(first_);
            if (both_) x.divide(second_);
            deliver(x, begin);
        }
        copy_async_wait<0>();
    }

  private:
    LAPILLI_DEVICE void copy_top() const {
        for (int k = block_id(); k < p.width; k += block_count()) {
            for (int i = thread_id(); i < p.top_rows; i += tall_qr_threads)
                store(p.a + i - p.top_rows + k * p.lda, load(p.top + i + k * p.ldt));
        }
    }
    /// Copies the warp's rows from `begin` on, half a warp for a column; zeros outside the matrix.
    LAPILLI_DEVICE void send_for(std::int64_t begin) const {
        if (begin >= p.rows) return;
        const int row = lane_id() % 16, column = lane_id() / 16;
        const bool there = row < p.rows - begin, whole = p.rows - begin >= 16 && p.width == Columns;
        const T* from = p.a + begin + (there ? row : 0);
        LAPILLI_UNROLL
        for (int k = 0; k < Columns; k += 2) {
            const int to = (k + column) * Shape::ld + row;
            if (whole) {
                copy_async<static_cast<int>(sizeof(T))>(next_, to, from + (k + column) * p.lda);
            } else {
                const bool inside = there && k + column < p.width;
                copy_async_or_zero<static_cast<int>(sizeof(T))>(
                    next_, to, inside ? from + (k + column) * p.lda : p.a, inside);
            }
        }
    }
    LAPILLI_DEVICE void deliver(const TallRows<T, Columns>& x, std::int64_t begin) const {
        const std::int64_t left = p.rows - begin;
        x.each([&](int i, int k, S value) {
            if (i >= left || k >= p.width) return;
            if (p.wide != nullptr)
                store(p.wide + begin + i + k * p.ldw, value);
            else
                store(p.a + begin + i + k * p.lda, narrowed<T>(value));
        });
    }

    const TallDivideProblem<T>& p;
    const bool both_, staged_;
    const Factor first_, second_;
    const Shared<T> next_;
};

template <int Columns, class T>
__global__ void __launch_bounds__(tall_qr_threads, TallGramShape<T>::blocks_at_once(Columns))
    tall_divide(const __grid_constant__ TallDivideProblem<T> problem) {
    const auto way = static_cast<TallQrWay>(load(problem.way));
    if (way == TallQrWay::none) return;
    TallDivide<T, Columns>(problem, problem.second != nullptr && way == TallQrWay::twice).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
