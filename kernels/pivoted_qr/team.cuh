// SPDX-License-Identifier: BSD-3-Clause
// Messages between the blocks of a panel of QR with column pivots. On one device a barrier over the grid
// follows. With several devices each writes into the memory of all, followed by a stamp, for which the others
// wait after their own barriers:
//
//     proposals   of every block of every device: the longest column that it knows
//     column      of every block of the device that has the chosen one: its rows are there, in V, and the squares of these
//
// The proposals for even and odd rows of R take turns: a device makes those for a row when it has read all
// for the one before.
#pragma once

#include "arch/patience.cuh"
#include "arch/simt.cuh"
#include "pivoted_qr/args.hpp"
#include "pivoted_qr/numbers.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct PivotedQrProblem {
    T* a;
    std::int64_t lda;
    int m, n, first, width, steps, taken;
    bool pivoting;
    real_t<T>* norms;
    T* f;
    std::int64_t ldf;
    T* tau;
    std::int64_t *order, *place, *count;
    int rank, team;
    T* v[pivoted_qr_most_devices];
    std::int64_t ldv;
    void* work[pivoted_qr_most_devices];
    unsigned* aborted;
    std::int64_t patience;
};

/// The longest column that somebody knows, of a device, and whether that has lost the digits of a length.
struct PivotedQrCandidate {
    LongestColumn longest;  ///< by its place
    int column = 0;         ///< of the device
    bool ends = false;
};

/// Behind the barrier in `work`.
template <class T>
struct PivotedQrMessages {
    struct alignas(64) Proposal {
        double size;
        int place, column, ends;
        unsigned stamp;
    };
    struct alignas(64) Column {
        double squares[3];
        unsigned stamp;
    };
    Proposal proposals[2][pivoted_qr_most_devices][pivoted_qr_most_blocks];
    Column column[pivoted_qr_most_blocks];
    alignas(64) unsigned given_up;
    alignas(64) T products[pivoted_qr_limit];
};

/// The column that comes next.
struct PivotedQrChoice {
    int device, column, place;
    bool ends;     ///< the panel, before it
    bool is_void;  ///< a device does not answer
};

LAPILLI_DEVICE LongestColumn longest_of_warp(LongestColumn best) {
    LAPILLI_UNROLL
    for (int step = 16; step > 0; step /= 2) {
        const LongestColumn other{shuffle_xor(best.size, step), shuffle_xor(best.column, step)};
        if (other.before(best)) best = other;
    }
    return best;
}
/// The x of the lane that has the longest column of the warp.
LAPILLI_DEVICE int of_longest(const LongestColumn& mine, const LongestColumn& longest, int x) {
    return shuffle(x, first_lane(ballot(mine.column == longest.column)));
}

template <class T>
class PivotedQrTeam {
    using Messages = PivotedQrMessages<T>;

  public:
    LAPILLI_DEVICE explicit PivotedQrTeam(const PivotedQrProblem<T>& problem)
        : p(problem), mine_(messages(problem.rank)) {}

    LAPILLI_DEVICE bool is_alone() const { return p.team == 1; }
    LAPILLI_DEVICE T* products() const { return mine_.products; }

    /// By the first warp of a block. measured: by lengths at the beginning of a panel; `row` is the panel's
    /// first.
    LAPILLI_DEVICE void propose(int row, bool measured, const PivotedQrCandidate& best) const {
        if (lane_id() >= p.team) return;
        auto& to = messages(lane_id()).proposals[row % 2][p.rank][block_id()];
        store(&to.size, best.longest.size);
        store(&to.place, best.longest.column);
        store(&to.column, best.column);
        store(&to.ends, best.ends ? 1 : 0);
        if (!is_alone()) store_release_system(&to.stamp, proposal_stamp(row, measured));
    }
    /// By all threads of a block, after a barrier over the grid.
    LAPILLI_DEVICE PivotedQrChoice choose(int row, bool measured) const {
        const int blocks = block_count();
        const auto& proposals = mine_.proposals[row % 2];
        if (!hear(
                p.team * blocks, [&](int i) { return &proposals[i / blocks][i % blocks].stamp; },
                proposal_stamp(row, measured), before_column(row)))
            return {0, 0, 0, false, true};
        LongestColumn best;
        int device = 0, column = 0;
        bool ends = false;
        for (int d = 0; d < p.team; ++d) {
            for (int b = lane_id(); b < blocks; b += 32) {
                const auto& from = proposals[d][b];
                const LongestColumn other{load(&from.size), load(&from.place)};
                ends = ends || load(&from.ends) != 0;
                if (!other.before(best)) continue;
                best = other;
                device = d;
                column = load(&from.column);
            }
        }
        const LongestColumn longest = longest_of_warp(best);
        return {of_longest(best, longest, device), of_longest(best, longest, column), longest.column,
                any(ends), false};
    }

    /// By the first warp of a block, when all of its threads have left their rows of the column.
    LAPILLI_DEVICE void tell_column(int row, const SafeSquares& squares) const {
        if (lane_id() >= p.team) return;
        auto& to = messages(lane_id()).column[block_id()];
        store(to.squares, squares.large);
        store(to.squares + 1, squares.middle);
        store(to.squares + 2, squares.small);
        if (!is_alone()) store_release_system(&to.stamp, column_stamp(row));
    }
    /// False: it will not come.
    LAPILLI_DEVICE bool hear_column(int row) const {
        return hear(
            block_count(), [&](int i) { return &mine_.column[i].stamp; }, column_stamp(row),
            behind_column(row));
    }
    /// The parts of this lane.
    LAPILLI_DEVICE SafeSquares squares() const {
        SafeSquares sum;
        for (int b = lane_id(); b < block_count(); b += 32) {
            const auto& from = mine_.column[b].squares;
            sum.add(SafeSquares{load(from), load(from + 1), load(from + 2)});
        }
        return sum;
    }

    // Whether a block of this device has waited in vain, as all of its blocks see it after the barrier that
    // follows: the waits are numbered, and those after that barrier do not count.
    LAPILLI_DEVICE bool gave_up_before_column(int row) const { return gave_up(before_column(row)); }
    LAPILLI_DEVICE bool gave_up_behind_column(int row) const { return gave_up(behind_column(row)); }

  private:
    LAPILLI_DEVICE Messages& messages(int device) const {
        return *reinterpret_cast<Messages*>(static_cast<unsigned char*>(p.work[device]) + barrier_bytes);
    }

    LAPILLI_DEVICE static unsigned proposal_stamp(int row, bool measured) {
        return 2 * static_cast<unsigned>(row) + (measured ? 1 : 0);
    }
    LAPILLI_DEVICE static unsigned column_stamp(int row) { return static_cast<unsigned>(row) + 1; }
    LAPILLI_DEVICE static unsigned before_column(int row) { return 2 * static_cast<unsigned>(row) + 1; }
    LAPILLI_DEVICE static unsigned behind_column(int row) { return before_column(row) + 1; }

    template <class Stamp>
    LAPILLI_DEVICE bool hear(int count, const Stamp& stamp_of, unsigned stamp, unsigned wait) const {
        if (is_alone()) return true;
        bool is_vain = false;
        for (int i = thread_id(); i < count && !is_vain; i += thread_count()) {
            TeamPatience patience(p.aborted, p.patience, &mine_.given_up, wait);
            const unsigned* const from = stamp_of(i);
            while (!is_vain && load_acquire_system(from) != stamp) is_vain = patience.is_over();
        }
        return sync_or(is_vain) == 0;
    }
    LAPILLI_DEVICE bool gave_up(unsigned wait) const {
        if (is_alone()) return false;
        const unsigned at = load_acquire_system(&mine_.given_up);
        return at != 0 && at <= wait;
    }

    const PivotedQrProblem<T>& p;
    Messages& mine_;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
