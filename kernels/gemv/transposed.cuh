// SPDX-License-Identifier: BSD-3-Clause
// y := alpha A^T x + beta y and y := alpha A^H x + beta y, the latter as conj(A^T conj(x)).
//
//     panel 0  | warp 0 |  columns ->   A team of `lanes` x `warps` threads shares the rows of a column. Each
//              | warp 1 |               thread holds the x of its rows in registers, in 1, 2 or 4 slots of 16
//              |  ...   |               bytes, and sweeps the team's columns, four or eight at a time.
//     panel 1  | warp 0 |
//              |  ...   |               A column's sum: over the lanes by shuffles; over panels and warps in a
//                                       place of its own in shared memory; over row parts in the workspace.
//
// Short columns, of no more than 128 slots, have one panel and one warp, or a few lanes of one, and are done
// when the lanes are summed. Bytes: sizeof(T) m n of the matrix, once; x once for each panel. Bound by
// memory: 8 or 16 loads of 16 bytes are in flight for each thread, 64 to 128 KB for each multiprocessor.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"
#include "gemv/rows.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Sums over `lanes` lanes, a power of two; use(c, sum) is called once for every c.
template <int Count, class T, class Use>
LAPILLI_DEVICE void sum_over_lanes(T (&sums)[Count], int lanes, Use use) {
    const int lane = lane_id() & (lanes - 1);
    if (lanes >= Count) {
        // At each step a lane gives away half of its sums and goes on with the rest.
        int step = lanes / 2, c = 0;
        LAPILLI_UNROLL
        for (int half = Count / 2; half > 0; half /= 2) {
            const bool upper = (lane & step) != 0;
            LAPILLI_UNROLL
            for (int k = 0; k < half; ++k) {
                const T given = upper ? sums[k] : sums[k + half], kept = upper ? sums[k + half] : sums[k];
                sums[k] = kept + shuffle_xor(given, step);
            }
            c = 2 * c + (upper ? 1 : 0);
            step /= 2;
        }
        for (; step > 0; step /= 2) sums[0] += shuffle_xor(sums[0], step);
        if ((lane & (lanes / Count - 1)) == 0) use(c, sums[0]);  // the first of those that share c
    } else {
        for (int step = lanes / 2; step > 0; step /= 2) {
            LAPILLI_UNROLL
            for (int c = 0; c < Count; ++c) sums[c] += shuffle_xor(sums[c], step);
        }
        LAPILLI_UNROLL
        for (int c = 0; c < Count; ++c) {
            if (lane == 0) use(c, sums[c]);
        }
    }
}

/// One panel: calls use(j, sum over this team's rows of the warp) for the team's columns j of 0 .. columns-1;
/// column 0 begins `offset` elements behind A. Team `team` of `teams` has columns team, team + teams, ...
template <bool Cut, class T, class Rows, class Use>
LAPILLI_DEVICE void sweep_columns(const GemvArgs<T>& p, const Rows& rows, const T (&x)[Rows::count],
                                  int lanes, std::int64_t offset, int columns, int team, int teams, Use use) {
    constexpr int at_once = gemv_columns(Rows::count / Rows::per_pack);
    const std::int64_t stride = teams * p.lda;
    std::int64_t at = offset + team * p.lda;
    for (int first = 0; first < columns; first += at_once * teams, at += at_once * stride) {
        T a[at_once][Rows::count], sums[at_once];
        LAPILLI_UNROLL
        for (int c = 0; c < at_once; ++c) {
            rows.template load_column<Cut>(p.a, at + c * stride, first + c * teams + team < columns, a[c]);
        }
        LAPILLI_UNROLL
        for (int c = 0; c < at_once; ++c) {
            sums[c] = T(0);
            LAPILLI_UNROLL
            for (int e = 0; e < Rows::count; ++e) sums[c] = fma(a[c][e], x[e], sums[c]);
        }
        sum_over_lanes(sums, lanes, [&](int c, T sum) {
            const int j = first + c * teams + team;
            if (j < columns) use(j, sum);
        });
    }
}

template <class T, bool Packed, int Packs>
__global__ void __launch_bounds__(gemv_threads, 1)
    gemv_transposed(const __grid_constant__ GemvArgs<T> p, const __grid_constant__ GemvPlan plan) {
    using Rows = ThreadRows<T, Packed, Packs>;
    const int column_part = block_id() / plan.row_parts, part = block_id() % plan.row_parts;
    const std::int64_t begin = plan.columns.begin(column_part), end = plan.columns.end(column_part);
    const std::int64_t from = plan.rows.begin(part), to = plan.rows.end(part);
    const int lanes = Packs == 1 ? plan.lanes : 32;  // several slots each only where one each is not enough
    const int size = lanes * plan.warps, teams = gemv_threads / size;
    const int team = thread_id() / size, index = thread_id() % size, warp = index / 32;
    const bool direct = plan.shared_bytes == 0, conjugate = p.op == 'C';
    const auto sums = shared<T>(0, plan.shared_bytes / sizeof(T));
    const auto finish = [&](std::int64_t j, T sum) {
        deliver(p, part, plan.row_parts, p.n, j, conjugate ? conj(sum) : sum);
    };

    let_next_kernel_begin();
    wait_for_kernels_before();
    for (std::int64_t batch = begin; batch < end; batch += plan.columns_at_once) {
        const int columns = static_cast<int>(min<std::int64_t>(plan.columns_at_once, end - batch));
        for (std::int64_t first = from; first < to; first += plan.height) {
            const Rows rows(p, plan, first, min(first + plan.height, to), index, size);
            T x[Rows::count];
            LAPILLI_UNROLL
            for (int e = 0; e < Rows::count; ++e) {
                x[e] = rows.has(e) ? load(p.x + rows.row(e) * p.incx) : T(0);
                if (conjugate) x[e] = conj(x[e]);
            }
            const bool again = first != from;
            const auto use = [&](int j, T sum) {
                if (direct) {
                    finish(batch + j, sum);
                    return;
                }
                const int place = j * plan.warps + warp;
                if (again) sum += T(sums[place]);
                sums[place] = sum;
            };
            if (rows.cut()) {
                sweep_columns<true>(p, rows, x, lanes, batch * p.lda, columns, team, teams, use);
            } else {
                sweep_columns<false>(p, rows, x, lanes, batch * p.lda, columns, team, teams, use);
            }
        }
        if (direct) continue;
        sync();
        for (int j = thread_id(); j < columns; j += gemv_threads) {
            T total = sums[j * plan.warps];
            for (int w = 1; w < plan.warps; ++w) {
                const T other = sums[j * plan.warps + w];
                total += other;
            }
            finish(batch + j, total);
        }
        sync();
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
