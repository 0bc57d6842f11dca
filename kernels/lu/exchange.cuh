// SPDX-License-Identifier: BSD-3-Clause
// How the blocks of a panel find a pivot together: each offers its largest element with its row, and all take the same one.
//
//     block 0   | candidate, row | ---.
//     block 1   | candidate, row | ---+--->  every block has all of them, and compares them in the same way
//     block 2   | candidate, row | ---'
//
// The blocks of a cluster write into each other's shared memory, and a barrier of the cluster follows; others write into device
// memory, with a barrier over the grid. There are two sets of places, for even and odd columns: a block that begins to write
// those of column j + 2 has passed the barrier of column j + 1, before which all others have read those of column j.
#pragma once

#include "arch/barrier.cuh"
#include "arch/simt.cuh"
#include "lu/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// An element of a column as pivots are compared: the bits of |re| + |im|, which grow with it, those of a NaN above all others;
/// then the place of its row, the first one before the others.
struct LuCandidate {
    unsigned high, low, position;
    static constexpr unsigned nowhere = ~0u;

    LAPILLI_DEVICE static LuCandidate none() { return {0, 0, nowhere}; }
    template <class T>
    LAPILLI_DEVICE static LuCandidate of(T x, int position) {
        const real_t<T> size = is_complex<T> ? abs(real(x)) + abs(imag(x)) : abs(real(x));
        const auto place = static_cast<unsigned>(position);
        if constexpr (sizeof(real_t<T>) == 8) {
            const std::uint64_t bits = bits_of(size);
            return {static_cast<unsigned>(bits >> 32) & 0x7fffffffu, static_cast<unsigned>(bits), place};
        } else {
            return {bits_of(size) & 0x7fffffffu, 0, place};
        }
    }
    LAPILLI_DEVICE bool is_zero() const { return high == 0 && low == 0; }
    /// Without branches: the lanes of a warp differ.
    LAPILLI_DEVICE bool before(const LuCandidate& other) const {
        const std::uint64_t size = (std::uint64_t(high) << 32) | low,
                            others = (std::uint64_t(other.high) << 32) | other.low;
        return (size > others) | ((size == others) & (position < other.position));
    }
    /// That of the warp that is before all others, in every lane.
    LAPILLI_DEVICE LuCandidate of_warp() const {
        LuCandidate best{warp_max(high), 0, 0};
        bool same = high == best.high;
        best.low = warp_max(same ? low : 0);
        same = same && low == best.low;
        best.position = warp_min(same ? position : nowhere);
        return best;
    }
};

/// What the blocks tell each other.
template <class T>
class LuExchange {
    using Space = LuPanelSpace<T>;
    static constexpr int kLeaf = lu_panel_leaf<T>, kHeader = 4;
    static constexpr int kOfCluster = static_cast<int>(Space::most_of_cluster);
    static_assert(kLeaf * sizeof(T) + kHeader * sizeof(int) <= lu_panel_message_bytes);

  public:
    LAPILLI_DEVICE LuExchange(void* work, bool clustered)
        : clustered_(clustered),
          rows_(shared<T>(Space::rows_at, 2 * Space::most_of_cluster * Space::leaf)),
          headers_(shared<int>(Space::headers_at, 2 * Space::most_of_cluster * kHeader)),
          barrier_(static_cast<GridBarrier*>(work)),
          far_headers_(reinterpret_cast<int*>(static_cast<unsigned char*>(work) + barrier_bytes)),
          far_rows_(reinterpret_cast<T*>(far_headers_ + 2 * lu_panel_most_blocks * kHeader)) {}

    LAPILLI_DEVICE int rank() const { return block_id(); }
    /// All blocks wait for each other, and see what the others wrote.
    LAPILLI_DEVICE void wait_for_all() const {
        if constexpr (has_clusters()) {
            if (clustered_) return cluster_sync();
        }
        grid_sync(*barrier_);
    }

    /// By all lanes of one warp: its block's candidate, and the elements of its row in the columns from this one on, of which lane l
    /// has number l modulo the leaf.
    LAPILLI_DEVICE void offer(int column, const LuCandidate& c, int row, T element) const {
        const int e = lane_id() % kLeaf, word = lane_id() % kHeader;
        const bool wild = any(!(abs(real(element)) + abs(imag(element)) <= largest()));
        const unsigned header = word == 0 ? c.high : word == 1 ? c.low : word == 2 ? c.position : 0;
        const int value = word == 3 ? (wild ? ~row : row) : static_cast<int>(header);
        if constexpr (has_clusters()) {
            if (clustered_) {
                for (int k = lane_id() / kLeaf; k < block_count(); k += 32 / kLeaf)
                    store_peer(rows_, near(column, rank()) * kLeaf + e, k, element);
                for (int k = lane_id() / kHeader; k < block_count(); k += 32 / kHeader)
                    store_peer(headers_, near(column, rank()) * kHeader + word, k, value);
                return;
            }
        }
        if (lane_id() < kLeaf) store(far_rows_ + far(column, rank()) * kLeaf + e, element);
        if (lane_id() < kHeader) store(far_headers_ + far(column, rank()) * kHeader + word, value);
    }
    /// The best of all blocks, the same in every thread, and the block that has it. After wait_for_all.
    struct Choice {
        LuCandidate candidate;
        int rank, row;
        bool wild;  ///< its row has an element that is no finite number
    };
    LAPILLI_DEVICE Choice choose(int column) const {
        LuCandidate best = LuCandidate::none();
        int rank = 0;
        for (int k = lane_id(); k < block_count(); k += 32) {
            const LuCandidate c{static_cast<unsigned>(header(column, k, 0)),
                                static_cast<unsigned>(header(column, k, 1)),
                                static_cast<unsigned>(header(column, k, 2))};
            if (c.before(best)) {
                best = c;
                rank = k;
            }
        }
        const LuCandidate chosen = best.of_warp();
        rank = static_cast<int>(warp_max(best.position == chosen.position ? static_cast<unsigned>(rank) : 0));
        const int row = header(column, rank, 3);
        return {chosen, rank, row < 0 ? ~row : row, row < 0};
    }
    /// Of the row that a block has offered.
    LAPILLI_DEVICE T element(int column, int of_rank, int e) const {
        if constexpr (has_clusters()) {
            if (clustered_) return rows_[near(column, of_rank) * kLeaf + e];
        }
        return load(far_rows_ + far(column, of_rank) * kLeaf + e);
    }

    LAPILLI_DEVICE static real_t<T> largest() {
        return static_cast<real_t<T>>(sizeof(real_t<T>) == 8 ? 0x1.fffffffffffffp1023 : 0x1.fffffep127);
    }

  private:
    LAPILLI_DEVICE int header(int column, int of_rank, int word) const {
        if constexpr (has_clusters()) {
            if (clustered_) return headers_[near(column, of_rank) * kHeader + word];
        }
        return load(far_headers_ + far(column, of_rank) * kHeader + word);
    }
    LAPILLI_DEVICE static int near(int column, int of_rank) { return column % 2 * kOfCluster + of_rank; }
    LAPILLI_DEVICE static int far(int column, int of_rank) {
        return column % 2 * lu_panel_most_blocks + of_rank;
    }

    const bool clustered_;
    const Shared<T> rows_;
    const Shared<int> headers_;
    GridBarrier* const barrier_;
    int* const far_headers_;
    T* const far_rows_;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
