// SPDX-License-Identifier: BSD-3-Clause
// Interchanges of rows in sequence, and their combined effect: moves of some rows, for the operation
// swap_rows, or a permutation of all, for permute_rows.
#pragma once

#include <utility>
#include <vector>

#include "lu/permute_args.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// Row k1 is interchanged with row pivots[0], the next row with pivots[1] and so on, counted from 1; in this
/// order, or backwards.
struct Interchanges {
    index_t k1 = 1;
    std::vector<index_t> pivots;
    bool forwards = true;

    /// The two rows of the k-th interchange in the order of execution, counted from 0.
    std::pair<index_t, index_t> rows(std::size_t k) const {
        const std::size_t at = forwards ? k : pivots.size() - 1 - k;
        return {k1 - 1 + static_cast<index_t>(at), pivots[at] - 1};
    }
};

/// From LAPACK's arguments: rows k1 to k2 of a matrix with `rows` rows. Throws for a pivot that is no row;
/// number: of the argument ipiv.
Interchanges read_interchanges(Context& context, int number, index_t rows, index_t k1, index_t k2,
                               const index_t* ipiv, index_t incx);

/// Moves of rows: row to[k] becomes the former row from[k].
struct RowMoves {
    std::vector<index_t> to, from;
};

/// The interchanges first .. last-1 as moves of rows. Rows that do not move are left out.
RowMoves moves_of(const Interchanges& all, std::size_t first, std::size_t last);

/// The lists of all launches, concatenated, for each device.
struct InterchangeWork {
    index_t* lists;
    std::vector<index_t*> on_device;
    InterchangeWork(Arena& arena, index_t count) : lists(arena.pinned_array<index_t>(length(count))) {
        for (int d = 0; d < arena.devices(); ++d)
            on_device.push_back(arena.device_array<index_t>(d, length(count)));
    }
    static index_t length(index_t count) { return checked_product(4, count); }
};

/// The permutation of `rows` rows by all interchanges: row i becomes what row [i] was.
std::vector<int> permutation_of(const Interchanges& all, index_t rows);

/// Workspace for the lists of permutations with `rows` rows in all on each device, and for the columns being
/// permuted.
template <class T>
struct PermutationWork {
    struct PerDevice {
        int *host = nullptr, *list = nullptr;
        T* columns = nullptr;
    };
    std::vector<PerDevice> dev;

    /// lists, cols: one entry per device
    PermutationWork(Arena& arena, index_t rows, const std::vector<index_t>& lists,
                    const std::vector<index_t>& cols) {
        for (int d = 0; d < arena.devices(); ++d) {
            const auto at = static_cast<std::size_t>(d);
            const index_t length = cols[at] == 0 ? 0 : checked_product(lists[at], rows);
            dev.push_back({arena.pinned_array<int>(length), arena.device_array<int>(d, length),
                           arena.device_array<T>(d, permute_rows_work(rows, cols[at]))});
        }
    }
};

/// Permutes the rows of each device's columns, with the same list: row i becomes the former row from[i]. Does
/// not wait.
template <class T>
void permute_all_rows(Context& context, const std::vector<DeviceView<T>>& columns,
                      const std::vector<int>& from, PermutationWork<T>& work);
template <class T>
void permute_all_rows(Context& context, const std::vector<DeviceView<T>>& columns, const Interchanges& all,
                      PermutationWork<T>& work);

/// Interchanges rows of each device's columns; a device without columns has an empty view. Waits.
template <class T>
void interchange_rows(Context& context, const std::vector<DeviceView<T>>& columns, const Interchanges& all,
                      InterchangeWork& work);

}  // namespace lapilli
