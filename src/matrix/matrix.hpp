// SPDX-License-Identifier: BSD-3-Clause
// The library's working matrices, distributed over the devices, and the caller's matrices in any memory.
#pragma once

#include <vector>

#include "base/cyclic.hpp"
#include "base/error.hpp"
#include "base/view.hpp"
#include "runtime/arena.hpp"

namespace lapilli {

/// A matrix in column-cyclic layout over all devices of a context. Non-owning.
template <class T>
struct DistMatrix {
    index_t rows = 0;
    Cyclic cyclic;
    std::vector<DeviceView<T>> local;

    DistMatrix() = default;
    DistMatrix(Arena& arena, index_t m, index_t n, index_t nb)
        : rows(checked_dimension(m)), cyclic(checked_dimension(n), nb, arena.devices()) {
        for (int d = 0; d < arena.devices(); ++d) {
            local.push_back(arena.device_matrix<T>(d, m, cyclic.local_cols(d)));
        }
    }

    index_t cols() const { return cyclic.cols(); }
    /// Rows i and below of block column b, on its owner.
    DeviceView<T> block_column(index_t b, index_t i) const {
        const DeviceView<T>& part = local[static_cast<std::size_t>(cyclic.owner(b))];
        return part.block(i, cyclic.local_block_start(b), rows - i, cyclic.block_width(b));
    }
    /// Rows i and below of device d's columns, from local block `first_local_block` on.
    DeviceView<T> local_from(int d, index_t first_local_block, index_t i) const {
        const DeviceView<T>& part = local[static_cast<std::size_t>(d)];
        const index_t start = std::min(first_local_block * cyclic.nb(), part.cols);
        return part.block(i, start, rows - i, part.cols - start);
    }
    /// Rows i and below of block column b and of the blocks contiguous with it on its owner
    /// (Cyclic::neighbours).
    DeviceView<T> neighbours(index_t b, index_t i) const {
        return cyclic.devices() == 1 ? local_from(0, b, i) : block_column(b, i);
    }
};

template <class T>
DistMatrix<const T> readable(const DistMatrix<T>& a) {
    DistMatrix<const T> matrix;
    matrix.rows = a.rows;
    matrix.cyclic = a.cyclic;
    matrix.local.assign(a.local.begin(), a.local.end());
    return matrix;
}

/// The matrix of a lapilli_matrix handle: column-cyclic, in memory that belongs to the caller.
struct SpreadMatrix {
    char type = 'd';
    index_t rows = 0;
    index_t ld = 0;
    Cyclic cyclic;
    std::vector<void*> local;
};

/// A spread matrix as algorithms see matrices. On one device it is one block.
template <class T>
DistMatrix<T> as_dist(const SpreadMatrix& a) {
    const Cyclic& c = a.cyclic;
    DistMatrix<T> matrix;
    matrix.rows = a.rows;
    matrix.cyclic = c.devices() == 1 ? Cyclic(c.cols(), std::max<index_t>(1, c.cols()), 1) : c;
    for (int d = 0; d < c.devices(); ++d) {
        matrix.local.push_back(
            {static_cast<T*>(a.local[static_cast<std::size_t>(d)]), a.rows, c.local_cols(d), a.ld});
    }
    return matrix;
}

/// A matrix of the caller, or a block of one: in host memory, in the memory of one device, or spread.
template <class T>
struct UserMatrix {
    T* data = nullptr;
    index_t rows = 0;
    index_t cols = 0;
    index_t ld = 0;
    bool on_device = false;
    const SpreadMatrix* spread = nullptr;
    index_t first_row = 0, first_col = 0;  ///< in a spread matrix

    bool on_host() const { return !on_device && spread == nullptr; }
    HostView<T> host() const { return {data, rows, cols, ld}; }

    /// A block of a spread matrix keeps the distribution of the matrix.
    UserMatrix block(index_t row, index_t col, index_t m, index_t n) const {
        if (spread == nullptr) return {data + row + col * ld, m, n, ld, on_device};
        return {data, m, n, ld, on_device, spread, first_row + row, first_col + col};
    }
    UserMatrix first_columns(index_t count) const { return block(0, 0, rows, count); }
    /// A view of a matrix that is on one device.
    DeviceView<T> on_one_device() const {
        if (spread == nullptr) return {data, rows, cols, ld};
        return {static_cast<T*>(spread->local[0]) + first_row + first_col * spread->ld, rows, cols,
                spread->ld};
    }

    operator UserMatrix<const T>() const requires(!std::is_const_v<T>) {
        return {data, rows, cols, ld, on_device, spread, first_row, first_col};
    }
};

/// The whole spread matrix of the caller; not for a block of one.
template <class T>
DistMatrix<T> as_dist(const UserMatrix<T>& a) {
    require(a.first_row == 0 && a.first_col == 0, "as_dist: a block of a spread matrix");
    return as_dist<T>(*a.spread);
}

}  // namespace lapilli
