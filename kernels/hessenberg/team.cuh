// SPDX-License-Identifier: BSD-3-Clause
// The devices of a Hessenberg panel send each other their rows of A v:
//
//     parts on device d    [even, odd columns] [row]
//     flags on device d    [block of device 0 .. p-1]: the number of the column whose rows it has sent last
//
// A block waits for the flags of those who send its own rows, and for one flag of every device.
#pragma once

#include "arch/barrier.cuh"
#include "arch/patience.cuh"
#include "hessenberg/space.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
class HessenbergMessages {
  public:
    LAPILLI_DEVICE explicit HessenbergMessages(const HessenbergProblem<T>& problem)
        : p(problem),
          team_(problem.team),
          most_rows_(first_of(1)),
          begin_(first_of(team_.rank)),
          end_(first_of(team_.rank + 1)) {}

    /// The panel's row that is the first of this block's in A v. It may be of the device before.
    LAPILLI_DEVICE int first() const { return begin_ + block_id() * p.shape.product_rows - p.shape.phase; }
    /// Whether this device has the row of A v.
    LAPILLI_DEVICE bool has(int row) const { return row >= begin_ && row < end_; }

    /// A row of A v in column i of the panel, to every device of the team, its own included.
    LAPILLI_DEVICE void send(int i, int row, T value) const {
        for (int to = 0; to < team_.devices; ++to) store(part(to, i) + row, value);
    }
    /// Behind a barrier of the block: all of its rows are sent.
    LAPILLI_DEVICE void tell(int i) const {
        const int share = team_.rank * p.shape.blocks + block_id();
        if (thread_id() < team_.devices) store_release_system(team_.flags[thread_id()] + share, number(i));
    }
    /// All threads of the block wait until the rows begin .. end-1 are there, and until every device has sent
    /// something of this column, if only that it has no rows: it has read the column before.
    LAPILLI_DEVICE void await(int i, int begin, int end) const {
        const int rows = max(min(end, p.shape.m) - begin, 0);
        for (int k = thread_id(); k < rows + team_.devices; k += Threads) {
            const int share = k < rows ? share_of(begin + k) : (k - rows) * p.shape.blocks;
            if (k > 0 && k < rows && share == share_of(begin + k - 1)) continue;
            TeamPatience patience(team_.aborted, team_.patience, given_up(), 1u);
            while (load_acquire_system(team_.flags[team_.rank] + share) < number(i) && !patience.is_over()) {
            }
        }
        sync();
    }
    LAPILLI_DEVICE T received(int i, int row) const { return load(part(team_.rank, i) + row); }

  private:
    static constexpr int Threads = HessenbergShape<T>::threads;

    /// A device sends column i + 2 when it has waited for every device's first block in column i + 1. That
    /// block is behind a barrier over its device, whose blocks had all read column i.
    LAPILLI_DEVICE T* part(int to, int i) const {
        return team_.parts[to] + (team_.column + i) % 2 * team_.ld;
    }
    LAPILLI_DEVICE int first_of(int device) const {
        return static_cast<int>(hessenberg_first_row(p.shape.m, team_.devices, device));
    }
    /// The block that sends a row of A v, by its flag's number.
    LAPILLI_DEVICE int share_of(int row) const {
        const int device = row / most_rows_;
        return device * p.shape.blocks + (row - device * most_rows_ + p.shape.phase) / p.shape.product_rows;
    }
    LAPILLI_DEVICE unsigned number(int i) const { return static_cast<unsigned>(team_.column + i) + 1; }
    /// A word of this device behind its barrier's, zero before the first panel: set when the device has given
    /// up.
    LAPILLI_DEVICE unsigned* given_up() const {
        static_assert(sizeof(GridBarrier) + sizeof(unsigned) <= barrier_bytes);
        return static_cast<unsigned*>(p.barrier) + barrier_bytes / sizeof(unsigned) - 1;
    }

    const HessenbergProblem<T>& p;
    const HessenbergTeam<T>& team_;
    const int most_rows_, begin_, end_;  ///< of a device; of this one
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
