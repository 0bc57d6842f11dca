// SPDX-License-Identifier: BSD-3-Clause
// The rows of a sparse matrix that one device has, in columns of its own.
//
//     row of the matrix      . 3 . 7 8 . . 20 . 31 .        the device has rows 6 .. 15, and of X the same
//     columns of the device    h0  1 2   h1   h2            first its own rows of X, from 0, then the halo: those that other
//                                                           devices have, ascending
//
// The entries of a row keep their order: its sum is the same on any number of devices.
#pragma once

#include <cstdint>
#include <vector>

#include "sparse/csr.hpp"

namespace lapilli {

struct DistributedRows {
    index_t first_row = 0, rows = 0;
    index_t first_col = 0, own = 0;  ///< the rows of X that the device has
    index_t first_entry = 0;         ///< of the matrix
    std::vector<std::int64_t> pointers;
    std::vector<std::int32_t> columns;
    std::vector<std::int32_t> halo;  ///< columns of the matrix

    index_t entries() const { return static_cast<index_t>(columns.size()); }
    index_t length(index_t row) const {
        const auto at = static_cast<std::size_t>(row);
        return pointers[at + 1] - pointers[at];
    }
};

/// The columns, ascending, in which rows [first_row, last_row) have entries, and which are not in [first_col,
/// last_col).
template <class T>
std::vector<std::int32_t> halo_of(const Csr<T>& a, index_t first_row, index_t last_row, index_t first_col,
                                  index_t last_col);

/// The rows [first_row, last_row) for a device that has rows [first_col, last_col) of X.
template <class T>
DistributedRows distribute_rows(const Csr<T>& a, index_t first_row, index_t last_row, index_t first_col,
                                index_t last_col, int threads);

}  // namespace lapilli
