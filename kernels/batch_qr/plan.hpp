// SPDX-License-Identifier: BSD-3-Clause
// How threads have the matrices of a batch whose QR factors they find: teams that hold a matrix in registers,
// or a block with panels.
#pragma once

#include <algorithm>
#include <cstddef>

#include "batch_qr/args.hpp"

namespace lapilli {

/// A team for matrices of up to Order rows and columns. A group of `lanes` has `columns` columns; each lane
/// has `rows` rows of them.
template <int Order, class T>
struct BatchQrTeam {
    static constexpr int lanes = Order == 8 ? 2 : Order <= 32 ? 4 : Order <= 96 ? 8 : 16;
    static constexpr int columns = (Order == 16 && sizeof(T) < 16) || Order == 128 ? 8 : 4;
    static constexpr int rows = Order / lanes, groups = Order / columns;
    static constexpr int team = groups * lanes, teams = team >= 128 ? 1 : 128 / team, threads = team * teams;
    /// Elements that lie next to each other in memory and in a lane.
    static constexpr int pack = 16 / static_cast<int>(sizeof(T));
    /// As many blocks of a multiprocessor as leave each thread its elements and 60 registers, or 80: as
    /// measured.
    static constexpr int words = columns * rows * static_cast<int>(sizeof(T)) / 4,
                         others = team <= 32 && words >= 64 ? 80 : 60;
    static constexpr int least_blocks = std::max(1, 65536 / (threads * (words + others)));
    static_assert(lanes * rows == Order && rows % pack == 0);

    /// Shared memory of a team: v of even and of odd columns, the scalar factors, scales of columns.
    static constexpr int of_v = 2 * Order + 2 * pack;
    /// Whether the kernel that factors also forms Q, where R has a place of its own: at 128 two kernels are
    /// faster, as measured.
    static constexpr bool forms_q = Order < 128;
    static constexpr std::size_t taus_at = std::size_t{teams} * of_v * sizeof(T);
    static constexpr std::size_t scales_at = taus_at + std::size_t{teams} * Order * sizeof(T);
    static constexpr std::size_t bytes = scales_at + std::size_t{teams} * Order * sizeof(real_t<T>);
};

/// The largest order of a team: what the registers of a block hold.
template <class T>
inline constexpr int batch_qr_team_order = sizeof(T) == 16 ? 64 : 128;
/// A team has a square in registers: blocks are faster where most of it would be empty.
template <class T>
constexpr bool batch_qr_by_team(index_t rows, index_t cols) {
    const index_t order = std::max(rows, cols);
    return order <= 32 || (order <= batch_qr_team_order<T> && 2 * std::min(rows, cols) > order);
}

/// T: the scalar, S: that of products, of double precision.
template <class T, class S>
struct BatchQrShape {
    static constexpr int panel = sizeof(T) == 16 ? 8 : 16;
    /// Up to `few_threads` have all the registers that they need: complex numbers do not fit into 128 of
    /// them.
    static constexpr int few_threads = is_complex<T> ? 256 : 512, most_threads = 512;
    /// Tiles of 8 rows of 16 columns that a warp has in registers.
    static constexpr int tiles = sizeof(T) == 16 ? 4 : 8, rows_of_warp = 8 * tiles, tile_columns = 16;
    /// Rows of a panel in each thread.
    static constexpr int rows_of_thread = 2;
    static_assert(rows_of_thread * most_threads >= batch_qr_order);

    /// They depend on the rows alone, and so do the sums of a matrix.
    static constexpr int threads(index_t rows) {
        const index_t warps = (rows + rows_of_warp - 1) / rows_of_warp;
        return static_cast<int>(std::min<index_t>(32 * warps, most_threads));
    }

    // Shared memory: T; C^H V of a tile; parts of it, and else sums of even and of odd columns; rows of the
    // panel; scalar factors; scales; V.
    static constexpr int ldt = panel + 2;
    static constexpr std::size_t x_at = std::size_t{ldt} * panel * sizeof(S);
    /// Between columns of a part, which a fragment's lanes read and write together.
    static constexpr int part_ld = tile_columns + (sizeof(S) == 16 ? 2 : 4), part = part_ld * panel;
    static constexpr std::size_t parts_at = x_at + part * sizeof(S);
    static_assert(panel <= tile_columns && part_ld >= panel);
    static constexpr std::size_t tops_at(int warps) {
        return parts_at + static_cast<std::size_t>(warps * part) * sizeof(S);
    }
    static constexpr std::size_t taus_at(int warps) { return tops_at(warps) + 2 * panel * sizeof(T); }
    static constexpr std::size_t scales_at(int warps) { return taus_at(warps) + panel * sizeof(T); }
    static constexpr std::size_t v_at(int warps) {
        return (scales_at(warps) + panel * sizeof(real_t<T>) + 15) / 16 * 16;
    }
    /// Between columns of V: 8 rows of every second of 8 columns, a fragment, are in different banks.
    static constexpr int ld(int kept) { return kept + (sizeof(T) == 16 ? 1 : sizeof(T) == 8 ? 6 : 12); }
    static constexpr std::size_t bytes(int warps, int kept) {
        return v_at(warps) + static_cast<std::size_t>(panel * ld(kept)) * sizeof(T);
    }
    /// Rows of V that are in shared memory: all, in whole tiles, or as many as fit. The others come from L2.
    static constexpr int kept(index_t rows, int warps, int shared_bytes) {
        int all = static_cast<int>((rows + 15) / 16 * 16);
        while (bytes(warps, all) > static_cast<std::size_t>(shared_bytes)) all -= 16;
        return all;
    }
};

}  // namespace lapilli
