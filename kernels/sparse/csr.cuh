// SPDX-License-Identifier: BSD-3-Clause
// Y := alpha A X + beta Y, A row by row.
//
//     8 lanes have a row           lane along the vectors: packs l, l + 8, ... of a row of X
//
//     columns, values   | e e e e e e e e | n n n n n n n n |   the lanes load the row's next entries, one each, a step ahead,
//                         |                                     and hand those they have round by shuffles; 4 rows of X are
//     X                 [ lane 0 | lane 1 | ... | lane 7 ]      on their way at a time
//
//     1 or 2 lanes along the vectors: shares of the row's entries; each lane loads its own, 4 at a time, and the shares' sums meet
//     by shuffles. Rows of a few entries have two shares, others make groups of 8 lanes.
//
// Rows are sorted so that those of a warp are about equally long. A lane adds what belongs to its vectors in
// the order in which entries are stored. Rows of more than sparse_long_row entries belong to the first thread
// blocks (long_rows.cuh).
//
// Bytes: 4 + sizeof(T) an entry, once; X rows come from L1 and L2. Bound by the loads of X rows out of L2.
// More warps on a multiprocessor than the launch bounds allow push each other's rows of X out of L1.
#pragma once

#include <cstdint>

#include "sparse/long_rows.cuh"
#include "sparse/vectors.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Rows of X that a lane has on their way.
inline constexpr int csr_ahead = 4;

/// Where the entries of a thread's row are.
struct CsrRow {
    std::int64_t row = 0, begin = 0;
    int length = 0;
    bool exists;

    template <class T>
    LAPILLI_DEVICE CsrRow(const SparseCsrArgs<T>& p, std::int64_t index) : exists(index < p.short_rows) {
        if (!exists) return;
        row = p.order != nullptr ? load(p.order + index) : index;
        begin = load(p.pointers + row);
        if (p.product.alpha != T(0)) length = static_cast<int>(load(p.pointers + row + 1) - begin);
    }
};

/// The sum of a row whose entries its lanes hand round.
template <int Lanes, class T, class Vectors>
LAPILLI_DEVICE void add_row_by_turns(const SparseCsrArgs<T>& p, const CsrRow& row, const Vectors& vectors,
                                     int first, int along, T (&sum)[Vectors::count]) {
    const int longest = static_cast<int>(warp_max(static_cast<unsigned>(row.length)));
    const std::int32_t* const columns = p.columns + row.begin;
    const T* const values = p.values + row.begin;
    const auto column_of = [&](int entry) { return entry < row.length ? load_nc(columns + entry) : 0; };
    const auto value_of = [&](int entry) {
        return entry < row.length ? value_for(p.product, load_nc(values + entry)) : T(0);
    };
    int column = column_of(along);
    T value = value_of(along);
    for (int at = 0; at < longest; at += Lanes) {
        const int next_column = column_of(at + Lanes + along);
        const T next_value = value_of(at + Lanes + along);
        LAPILLI_UNROLL
        for (int done = 0; done < Lanes; done += csr_ahead) {
            if (done > 0 && at + done >= longest) break;
            T factor[csr_ahead], x[csr_ahead][Vectors::count];
            LAPILLI_UNROLL
            for (int i = 0; i < csr_ahead; ++i) {
                factor[i] = shuffle(value, first + done + i);
                vectors.load_x(shuffle(column, first + done + i), at + done + i < row.length, x[i]);
            }
            LAPILLI_UNROLL
            for (int i = 0; i < csr_ahead; ++i) add_product(sum, factor[i], x[i]);
        }
        column = next_column;
        value = next_value;
    }
}

/// The sum of a share of a row: entries share, share + shares, ...
template <int Shares, class T, class Vectors>
LAPILLI_DEVICE void add_row_by_shares(const SparseCsrArgs<T>& p, const CsrRow& row, const Vectors& vectors,
                                      int share, T (&sum)[Vectors::count]) {
    const std::int32_t* const columns = p.columns + row.begin;
    const T* const values = p.values + row.begin;
    for (int at = share; at < row.length; at += csr_ahead * Shares) {
        int column[csr_ahead];
        T value[csr_ahead], x[csr_ahead][Vectors::count];
        LAPILLI_UNROLL
        for (int i = 0; i < csr_ahead; ++i) {
            const int entry = at + i * Shares;
            column[i] = entry < row.length ? load(columns + entry) : 0;
            value[i] = entry < row.length ? value_for(p.product, load(values + entry)) : T(0);
        }
        LAPILLI_UNROLL
        for (int i = 0; i < csr_ahead; ++i) vectors.load_x(column[i], at + i * Shares < row.length, x[i]);
        LAPILLI_UNROLL
        for (int i = 0; i < csr_ahead; ++i) add_product(sum, value[i], x[i]);
    }
}

/// Blocks of a multiprocessor: as many as registers allow, and rows of X in L1.
template <int Packs>
inline constexpr int csr_blocks = Packs == 1   ? 5
                                  : Packs == 2 ? 4
                                               : 3;

template <class T, bool Packed, int Lanes, int Packs, int Shares>
__global__ void __launch_bounds__(sparse_threads, csr_blocks<Packs>)
    sparse_csr(const __grid_constant__ SparseCsrArgs<T> p) {
    using Vectors = LaneVectors<T, Packed, Lanes, Packs>;
    using Group = LaneGroup<Lanes, Shares>;
    if (static_cast<std::int64_t>(block_x()) < p.long_count) {
        long_row<T, Packed, Lanes, Packs>(p, block_x());
        return;
    }
    const Group group;
    const Vectors vectors(p.product, static_cast<int>(block_y()), group.along);
    const CsrRow row(p, Group::index(static_cast<std::int64_t>(block_x()) - p.long_count));
    T sum[Vectors::count];
    LAPILLI_UNROLL
    for (int v = 0; v < Vectors::count; ++v) sum[v] = T(0);
    if constexpr (Lanes >= csr_ahead) {
        static_assert(Shares == 1 && Lanes % csr_ahead == 0);
        add_row_by_turns<Lanes>(p, row, vectors, group.first, group.along, sum);
    } else {
        add_row_by_shares<Shares>(p, row, vectors, group.share, sum);
        Group::add_shares(sum);
    }
    if (row.exists && group.share == 0) vectors.store_y(p.product, row.row, sum);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
