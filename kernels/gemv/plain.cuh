// SPDX-License-Identifier: BSD-3-Clause
// y := alpha A x + beta y.
//
//     a block's rows          `groups` groups of `width` threads. A thread has two slots of 16 bytes, the same
//     +-------------------+   in every column, and the sums of their rows in registers. Group g takes columns
//     | g0 g1 g2 g0 g1 g2 |   g, g + groups, ..., six at a time; at the end the groups' sums are added in
//     | g0 g1 g2 g0 g1 g2 |   shared memory, eight by eight, always in the same order.
//     +-------------------+
//                             More rows than that, in a tall matrix: several strips one after the other, one
//                             group in each, and nothing to wait for between them.
//
// Bytes: sizeof(T) m n of the matrix, once; x comes from L1. Bound by memory: 12 loads of 16 bytes are in
// flight for each thread, 96 KB for each multiprocessor.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"
#include "gemv/rows.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T, bool Packed>
using PlainRows = ThreadRows<T, Packed, gemv_plain_packs>;

/// Adds to sums what columns begin, begin + step, ... before end contribute.
template <bool Cut, class T, class Rows>
LAPILLI_DEVICE void add_columns(const GemvArgs<T>& p, const Rows& rows, std::int64_t begin, std::int64_t end,
                                int step, T (&sums)[Rows::count]) {
    constexpr int columns = gemv_plain_columns;
    for (std::int64_t j = begin; j < end; j += columns * step) {
        T a[columns][Rows::count], x[columns];
        LAPILLI_UNROLL
        for (int c = 0; c < columns; ++c) {
            const std::int64_t column = j + c * step;
            const bool wanted = column < end;
            rows.template load_column<Cut>(p.a, column * p.lda, wanted, a[c]);
            x[c] = wanted ? load(p.x + column * p.incx) : T(0);
        }
        LAPILLI_UNROLL
        for (int c = 0; c < columns; ++c) {
            LAPILLI_UNROLL
            for (int e = 0; e < Rows::count; ++e) sums[e] = fma(a[c][e], x[c], sums[e]);
        }
    }
}

/// Adds the groups' sums and calls use(index, e, sum) once for every row of a thread of the first group.
template <int Count, class T, class Use>
LAPILLI_DEVICE void sum_over_groups(const T (&sums)[Count], Shared<T> space, int width, int groups, Use use) {
    constexpr int at_once = 8;
    const int thread = thread_id();
    if (thread < width * groups) {  // space(index, group, e)
        LAPILLI_UNROLL
        for (int e = 0; e < Count; ++e) space[e * width * groups + thread] = sums[e];
    }
    sync();
    for (int left = groups; left > 1;) {
        const int next = (left + at_once - 1) / at_once;
        for (int item = thread; item < Count * next * width; item += gemv_threads) {
            const int group = item / width % next, e = item / width / next;
            const int at = (e * groups + group) * width + item % width;
            T total = space[at];
            LAPILLI_UNROLL
            for (int k = 1; k < at_once; ++k) {
                if (group + k * next < left) {
                    const T part = space[at + k * next * width];
                    total += part;
                }
            }
            space[at] = total;
        }
        left = next;
        sync();
    }
    for (int item = thread; item < Count * width; item += gemv_threads) {
        const int e = item / width, index = item % width;
        const T total = space[e * groups * width + index];
        use(index, e, total);
    }
}

template <class T, bool Packed>
__global__ void __launch_bounds__(gemv_threads, 1)
    gemv_plain(const __grid_constant__ GemvArgs<T> p, const __grid_constant__ GemvPlan plan) {
    using Rows = PlainRows<T, Packed>;
    const int part = block_id() / plan.row_parts, row_part = block_id() % plan.row_parts;
    const std::int64_t begin = plan.columns.begin(part), end = plan.columns.end(part);
    const std::int64_t from = plan.rows.begin(row_part), to = plan.rows.end(row_part);
    const int width = plan.width, groups = gemv_threads / width;
    const int group = thread_id() / width, index = thread_id() % width;
    let_next_kernel_begin();
    wait_for_kernels_before();
    for (std::int64_t first = from; first < to; first += plan.height) {
        const Rows rows(p, plan, first, min(first + plan.height, to), index, width);
        T sums[Rows::count];
        LAPILLI_UNROLL
        for (int e = 0; e < Rows::count; ++e) sums[e] = T(0);
        if (group < groups) {
            if (rows.cut()) {
                add_columns<true>(p, rows, begin + group, end, groups, sums);
            } else {
                add_columns<false>(p, rows, begin + group, end, groups, sums);
            }
        }
        if (groups == 1) {
            LAPILLI_UNROLL
            for (int e = 0; e < Rows::count; ++e) {
                if (group == 0 && rows.has(e)) {
                    deliver(p, part, plan.column_parts, p.m, rows.row(e), sums[e]);
                }
            }
        } else {  // one strip
            const std::int64_t last = min(p.m, to * Rows::per_pack - plan.phase);
            sum_over_groups(sums, shared<T>(0, gemv_threads * Rows::count), width, groups,
                            [&](int at, int e, T sum) {
                                const std::int64_t i = Rows::row(plan, first, at, width, e);
                                if (i >= 0 && i < last) deliver(p, part, plan.column_parts, p.m, i, sum);
                            });
        }
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
