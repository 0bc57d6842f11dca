// SPDX-License-Identifier: BSD-3-Clause
// A tall matrix divided by one triangular factor or two: X := X F_1^-1 F_2^-1.
//
//     warp 0   x x x x     16 rows at a time, all columns, from memory to registers and back. The factors are in the block's
//     warp 1   x x x x     shared memory, 78 KB each of 128 real columns; nothing of a row's is.
//       ...    x x x x
//
// Bytes: two passes over X. Products: 168 of 16 x 8 x 8 for 16 rows of 128 columns and a factor, half of what the tensor cores could make
// meanwhile for one factor, and nearly all for two. A warp has 16 KB on their way at once, 128 KB all eight of a multiprocessor.
#pragma once

#include "tall_qr/rows.cuh"

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

template <int Columns, class T>
__global__ void __launch_bounds__(tall_qr_threads, TallGramShape<T>::blocks_at_once(Columns))
    tall_divide(const __grid_constant__ TallDivideProblem<T> p) {
    using S = wide_t<T>;
    using Factor = TallFactor<S, Columns>;
    constexpr int of_block = TallGramShape<T>::warps * 16;
    const auto way = static_cast<TallQrWay>(load(p.way));
    if (way == TallQrWay::none) return;
    const bool both = p.second != nullptr && way == TallQrWay::twice;
    const Factor factors[2] = {Factor(0), Factor(both ? Factor::bytes : 0)};
    factors[0].fetch(both || p.second == nullptr ? p.first : p.second, p.limit);
    if (both) factors[1].fetch(p.second, p.limit);
    for (int k = block_id(); k < p.width; k += block_count()) {
        for (int i = thread_id(); i < p.top_rows; i += tall_qr_threads)
            store(p.a + i - p.top_rows + k * p.lda, load(p.top + i + k * p.ldt));
    }
    sync();
    for (std::int64_t begin = static_cast<std::int64_t>(block_id()) * of_block + warp_id() * 16;
         begin < p.rows; begin += static_cast<std::int64_t>(block_count()) * of_block) {
        const std::int64_t left = p.rows - begin;
        FetchedRows<T, Columns> fetched;
        fetched.fetch(p.a + begin, p.lda, left, p.width);
        TallRows<T, Columns> x(fetched);
        for (int f = 0; f <= (both ? 1 : 0); ++f) x.divide(factors[f]);
        x.each([&](int i, int k, S value) {
            if (i >= left || k >= p.width) return;
            if (p.wide != nullptr)
                store(p.wide + begin + i + k * p.ldw, value);
            else
                store(p.a + begin + i + k * p.lda, narrowed<T>(value));
        });
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
