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
        : p(problem), team_(problem.team), share_(problem.team.rank * problem.shape.blocks + block_id()) {}

    /// The panel's row that is the first of this block's in A v.
    LAPILLI_DEVICE int first() const { return share_ * p.shape.product_rows - p.shape.phase; }

    /// A row of A v in column i of the panel, to every device of the team, its own included.
    LAPILLI_DEVICE void send(int i, int row, T value) const {
        for (int to = 0; to < team_.devices; ++to) store(part(to, i) + row, value);
    }
    /// Behind a barrier of the block: all of its rows are sent.
    LAPILLI_DEVICE void tell(int i) const {
        if (thread_id() < team_.devices) store_release_system(team_.flags[thread_id()] + share_, number(i));
    }
    /// All threads of the block wait until the rows begin .. end-1 are there, and until every device has sent something of this column,
    /// if only that it has no rows: it has read the column before.
    LAPILLI_DEVICE void await(int i, int begin, int end) const {
        const int rows = p.shape.product_rows, phase = p.shape.phase;
        const int first = (begin + phase) / rows, last = (min(end, p.shape.m) + phase - 1) / rows;
        const int shares = max(last - first + 1, 0);
        for (int k = thread_id(); k < shares + team_.devices; k += Threads) {
            const int share = k < shares ? first + k : (k - shares) * p.shape.blocks;
            TeamPatience patience(team_.aborted, team_.patience, given_up(), 1u);
            while (load_acquire_system(team_.flags[team_.rank] + share) < number(i) && !patience.is_over()) {
            }
        }
        sync();
    }
    LAPILLI_DEVICE T received(int i, int row) const { return load(part(team_.rank, i) + row); }

  private:
    static constexpr int Threads = HessenbergShape<T>::threads;

    /// A device sends column i + 2 when it has waited for every device's first block in column i + 1. That block is behind a barrier over its
    /// device, whose blocks had all read column i.
    LAPILLI_DEVICE T* part(int to, int i) const {
        return team_.parts[to] + (team_.column + i) % 2 * team_.ld;
    }
    LAPILLI_DEVICE unsigned number(int i) const { return static_cast<unsigned>(team_.column + i) + 1; }
    /// A word of this device behind its barrier's, zero before the first panel: set when the device has given up.
    LAPILLI_DEVICE unsigned* given_up() const {
        static_assert(sizeof(GridBarrier) + sizeof(unsigned) <= barrier_bytes);
        return static_cast<unsigned*>(p.barrier) + barrier_bytes / sizeof(unsigned) - 1;
    }

    const HessenbergProblem<T>& p;
    const HessenbergTeam<T>& team_;
    const int share_;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
