// SPDX-License-Identifier: BSD-3-Clause
// Workspace of a product of a sparse matrix on devices: copies of the rows that they do not have, in the
// kernels' layout.
#pragma once

#include <vector>

#include "runtime/arena.hpp"

namespace lapilli {

/// The distribution of X and Y.
struct SpmmShares {
    index_t k;
    bool by_columns;  ///< the caller's X and Y have a column for each vector: they are turned
    bool x_on_host, y_on_host;
    std::vector<index_t> rows, cols, halo;  ///< of each device
    std::vector<bool> own_x, own_y;         ///< the device works with the caller's own array

    int devices() const { return static_cast<int>(rows.size()); }
    index_t all_rows() const { return sum(rows); }
    index_t all_cols() const { return sum(cols); }

  private:
    static index_t sum(const std::vector<index_t>& counts) {
        index_t all = 0;
        for (const index_t count : counts) all += count;
        return all;
    }
};

template <class T>
struct SpmmWork {
    HostView<T> x_stage, y_stage;  ///< of the caller's shapes
    std::vector<DeviceView<T>> x, y, halo, turned;

    SpmmWork(Arena& arena, const SpmmShares& shares) {
        const index_t k = shares.k;
        const auto stage = [&](index_t n) {
            // Without padding: rows of few vectors are copied as one array.
            const index_t rows = shares.by_columns ? n : k, cols = shares.by_columns ? k : n;
            return HostView<T>{arena.pinned_array<T>(checked_product(rows, cols)), rows, cols, rows};
        };
        if (shares.x_on_host) x_stage = stage(shares.all_cols());
        if (shares.y_on_host) y_stage = stage(shares.all_rows());
        for (int d = 0; d < shares.devices(); ++d) {
            const auto at = static_cast<std::size_t>(d);
            const index_t rows = shares.rows[at], cols = shares.cols[at];
            x.push_back(vectors(arena, d, k, shares.own_x[at] ? 0 : cols));
            y.push_back(vectors(arena, d, k, shares.own_y[at] ? 0 : rows));
            halo.push_back(vectors(arena, d, k, shares.halo[at]));
            turned.push_back(arena.device_matrix<T>(d, shares.by_columns ? std::max(rows, cols) : 0, k));
        }
    }

  private:
    /// Rows of X begin at multiples of 16 bytes, where there are several numbers in a row.
    static DeviceView<T> vectors(Arena& arena, int d, index_t k, index_t n) {
        constexpr index_t per_pack = 16 / static_cast<index_t>(sizeof(T));
        const index_t ld = k == 1 ? 1 : round_up(k, per_pack);
        return {arena.device_array<T>(d, checked_product(ld, n)), k, n, ld};
    }
};

}  // namespace lapilli
