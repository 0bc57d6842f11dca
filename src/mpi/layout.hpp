// SPDX-License-Identifier: BSD-3-Clause
// ScaLAPACK's 2-D block-cyclic layout: block (I, J) of mb rows and nb columns lives on the process in row
// (rsrc + I) mod P and column (csrc + J) mod Q of the grid, where the blocks of a process follow each other
// without gaps.
#pragma once

#include <algorithm>

#include "base/scalar.hpp"

namespace lapilli::mpi {

/// ScaLAPACK's array descriptor, by its names.
struct Descriptor {
    enum Entry { dtype = 1, ctxt, m, n, mb, nb, rsrc, csrc, lld };
    const int* entries;
    /// Counted from 1, as in ScaLAPACK's codes of errors.
    index_t at(Entry entry) const { return entries[entry - 1]; }
};

/// Rows or columns of a matrix over the processes of a row or column of the grid.
struct Dimension {
    index_t n = 0, nb = 1;
    index_t source = 0, processes = 1;

    /// The number of the process's first block, and of blocks from one of its blocks to the next.
    index_t first_block(index_t process) const { return (process - source + processes) % processes; }
    /// The number of this process's elements out of n; ScaLAPACK's NUMROC.
    index_t local(index_t process) const {
        const index_t blocks = n / nb, first = first_block(process);
        const index_t whole = blocks / processes + (first < blocks % processes ? 1 : 0);
        return whole * nb + (first == blocks % processes ? n % nb : 0);
    }
    index_t global(index_t process, index_t local_index) const {
        return (local_index / nb * processes + first_block(process)) * nb + local_index % nb;
    }
    /// The least local index of the process whose global one is at least `global_index`.
    index_t local_from(index_t process, index_t global_index) const {
        const index_t block = global_index / nb, first = first_block(process);
        const index_t before = block / processes + (first < block % processes ? 1 : 0);
        return before * nb + (first == block % processes ? global_index % nb : 0);
    }
};

/// A process of the grid.
struct Place {
    index_t row = 0, column = 0;
};

struct Layout {
    Dimension rows, columns;

    Layout() = default;
    /// The first m rows and n columns of the matrix of a descriptor, on a grid of P rows and Q columns.
    Layout(const Descriptor& desc, index_t m, index_t n, index_t P, index_t Q)
        : rows{m, desc.at(Descriptor::mb), desc.at(Descriptor::rsrc), P},
          columns{n, desc.at(Descriptor::nb), desc.at(Descriptor::csrc), Q} {}

    index_t local_rows(Place place) const { return rows.local(place.row); }
    index_t local_columns(Place place) const { return columns.local(place.column); }
};

/// Calls f(row, column, local row, local column, length) for each run of elements that are contiguous both in
/// the matrix and in the process's local array, of a part of the matrix and of the process's local columns
/// from `begin` to before `end`.
template <class F>
void for_each_run(const Layout& layout, Place place, Part part, index_t begin, index_t end, F f) {
    const Dimension& rows = layout.rows;
    for (index_t c = begin; c < end; ++c) {
        const index_t column = layout.columns.global(place.column, c);
        const index_t low = part == Part::lower ? std::min(column, rows.n) : 0;
        const index_t high = part == Part::upper ? std::min(column + 1, rows.n) : rows.n;
        const index_t last = rows.local_from(place.row, high);
        for (index_t r = rows.local_from(place.row, low); r < last;) {
            const index_t length = std::min(rows.nb - r % rows.nb, last - r);
            f(rows.global(place.row, r), column, r, c, length);
            r += length;
        }
    }
}

/// Calls f(local row, local column) for each element of the diagonal that is the process's.
template <class F>
void for_each_of_diagonal(const Layout& layout, Place place, F f) {
    const index_t columns = layout.columns.local(place.column);
    for_each_run(layout, place, Part::all, 0, columns,
                 [&](index_t i, index_t j, index_t r, index_t c, index_t length) {
                     if (j >= i && j < i + length) f(r + j - i, c);
                 });
}

}  // namespace lapilli::mpi
