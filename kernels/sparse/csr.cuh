// SPDX-License-Identifier: BSD-3-Clause
// Y := alpha A X + beta Y, A row by row.
//
//     a group of lanes has a row               lanes along the vectors: 16 bytes of X each
//
//     columns, values   | e e e e e e e e | n n n n n n n n |   the group loads its next entries, one a lane, a step
//                         |                                     ahead, and hands those it has round by shuffles:
//     X                 [ lane 0 | lane 1 | ... | lane L-1 ]    up to 8 loads of X are on their way for each lane
//
// Rows stand in an order by which those of a warp are about equally long. A lane adds what belongs to its vectors in the order in
// which entries are stored; with fewer than 8 lanes along the vectors the row's entries are dealt to several shares, whose sums
// meet by shuffles.
//
// Bytes: 4 + sizeof(T) an entry, once; X rows come from L1 and L2. Bound by the loads of X rows out of L2.
#pragma once

#include <cstdint>

#include "sparse/vectors.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Entries of a lane and step, so that at least four loads of X are on their way.
template <int Lanes>
inline constexpr int csr_entries_each = Lanes >= 4 ? 1 : 4 / Lanes;
inline constexpr int csr_loads_at_once = 8;

/// The entries that a lane has loaded: of its group's step that begins at `at`, those at lane, lane + size, ...
template <class T, int Count>
struct CsrEntries {
    int column[Count];
    T value[Count];

    template <class Group>
    LAPILLI_DEVICE void fetch(const SparseCsrArgs<T>& p, std::int64_t begin, int length, int at) {
        LAPILLI_UNROLL
        for (int u = 0; u < Count; ++u) {
            const int entry = at + u * Group::size + lane_id() % Group::size;
            const bool there = entry < length;
            column[u] = there ? load_nc(p.columns + begin + entry) : 0;
            value[u] = there ? value_for(p.product, load_nc(p.values + begin + entry)) : T(0);
        }
    }
};

template <class T, bool Packed, int Lanes>
__global__ void __launch_bounds__(sparse_threads) sparse_csr(const __grid_constant__ SparseCsrArgs<T> p) {
    using Vectors = LaneVectors<T, Packed>;
    using Group = LaneGroup<Lanes>;
    constexpr int each = csr_entries_each<Lanes>, step = each * Group::size, rounds = each * Lanes;
    constexpr int at_once = rounds < csr_loads_at_once ? rounds : csr_loads_at_once;
    const Group group;
    const Vectors vectors(p.product, static_cast<std::int64_t>(block_y()) * Lanes + group.along);
    const bool has_row = group.index < p.short_rows;
    std::int64_t row = group.index, begin = 0;
    int length = 0;
    if (has_row) {
        if (p.order != nullptr) row = load(p.order + group.index);
        begin = load(p.pointers + row);
        if (p.product.alpha != T(0)) length = static_cast<int>(load(p.pointers + row + 1) - begin);
    }
    const int longest = static_cast<int>(warp_max(static_cast<unsigned>(length)));

    T sum[Vectors::count];
    LAPILLI_UNROLL
    for (int v = 0; v < Vectors::count; ++v) sum[v] = T(0);
    CsrEntries<T, each> now;
    now.template fetch<Group>(p, begin, length, 0);
    for (int at = 0; at < longest; at += step) {
        CsrEntries<T, each> next;
        next.template fetch<Group>(p, begin, length, at + step);
        LAPILLI_UNROLL
        for (int done = 0; done < rounds; done += at_once) {
            T value[at_once], x[at_once][Vectors::count];
            LAPILLI_UNROLL
            for (int i = 0; i < at_once; ++i) {
                // The entry's place in the step is also that of the lane that has loaded it.
                const int u = (done + i) / Lanes, place = (done + i) % Lanes * Group::shares + group.share;
                const int column = shuffle(now.column[u], group.first + place);
                value[i] = shuffle(now.value[u], group.first + place);
                vectors.load_x(p.product, column, at + u * Group::size + place < length, x[i]);
            }
            LAPILLI_UNROLL
            for (int i = 0; i < at_once; ++i) {
                LAPILLI_UNROLL
                for (int v = 0; v < Vectors::count; ++v) sum[v] = fma(value[i], x[i][v], sum[v]);
            }
        }
        now = next;
    }
    Group::add_shares(sum);
    if (has_row && group.share == 0 && vectors.present) vectors.store_y(p.product, row, sum);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
