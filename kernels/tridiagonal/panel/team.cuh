// SPDX-License-Identifier: BSD-3-Clause
// The devices of a tridiagonal panel send each other their parts of A v:
//
//     parts on device d    [even, odd columns] [from device 0 .. p-1] [column | part of v^H A v]
//     flags on device d    [row block] [even, odd columns] [from device 0 .. p-1]
//
// A flag follows each row block: only those who need its rows wait for it.
#pragma once

#include "arch/patience.cuh"
#include "tridiagonal/panel/sums.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int KB, class T>
class PanelTeam {
    using R = real_t<T>;

  public:
    LAPILLI_DEVICE explicit PanelTeam(const PanelColumn<T>& column)
        : now(column),
          sums(column),
          rank(column.p.symv.rank),
          team(column.p.symv.team),
          ld(column.p.symv.lda) {}

    /// This device's part of A v, to every device of the team, its own included, and with the first rows its
    /// part of v^H A v.
    LAPILLI_DEVICE void send() const {
        // The terms of a row block, and the places of those of the next one, are loaded before they are
        // needed.
        std::int64_t ahead = now.first_unit() + block_id();
        SymvWarpAdder<T> product;
        PanelRowSums places = sums.fetch_places(ahead);
        const auto fetch = [&] {
            product.fetch(now.m, sums.of_row(places, ahead, lane_id()), warp_id());
            places = sums.fetch_places(ahead + block_count());
        };
        fetch();
        sums.over_row_blocks(
            [&](std::int64_t unit, T(&of_warp)[2]) {
                of_warp[1] = from_real<T>(unit == now.first_unit() ? sums.form_terms() : R(0));
                of_warp[0] = product.add_up();
                ahead += block_count();
                fetch();
            },
            [&](std::int64_t unit, const T(&of_block)[2]) {
                const std::int64_t row = unit * symv_unit_rows + lane_id();
                const R form = warp_sum(real(of_block[1]));
                for (int to = 0; to < team; ++to) {
                    if (row < now.n) store(part(to, rank) + row, of_block[0]);
                    if (unit == now.first_unit() && lane_id() == 0)
                        store(part(to, rank) + ld, from_real<T>(form));
                }
                sync_warp();
                if (lane_id() < team) store_release_system(flag(lane_id(), unit, rank), column_number());
            });
        sync();  // the space for sums is used again
    }

    /// The sum of all devices' parts, in their order, once they have come.
    LAPILLI_DEVICE T receive(std::int64_t unit, std::int64_t row) const {
        await(unit);
        T sum = T(0);
        for (int from = 0; from < team && row < now.n; ++from) sum += load(part(rank, from) + row);
        return sum;
    }

    /// Lane k of the warp: device k's parts of (A v)(c+1) and of v^H A v.
    LAPILLI_DEVICE void receive_first(T& first, R& form) const {
        await(now.first_unit());
        if (lane_id() < team) {
            first = load(part(rank, lane_id()) + now.c + 1);
            form = real(load(part(rank, lane_id()) + ld));
        }
    }

  private:
    /// A warp waits for all devices' parts of a row block. Lane k, below the size of the team, has seen
    /// device k's.
    LAPILLI_DEVICE void await(std::int64_t unit) const {
        if (lane_id() < team) {
            const unsigned* from = flag(rank, unit, lane_id());
            TeamPatience patience(now.p.aborted, now.p.patience, given_up(), 1u);
            while (load_acquire_system(from) != column_number() && !patience.is_over()) {
            }
        }
        sync_warp();
    }

    /// A word of this device behind its barrier's, zero before the first panel: set when the device has given
    /// up.
    LAPILLI_DEVICE unsigned* given_up() const {
        static_assert(sizeof(GridBarrier) + sizeof(unsigned) <= barrier_bytes);
        return static_cast<unsigned*>(now.p.barrier) + barrier_bytes / sizeof(unsigned) - 1;
    }

    /// The value of this column's flags. A device sets them again two columns later at the earliest, when it
    /// has waited for those of the column between, which tell that all of this one are read.
    LAPILLI_DEVICE unsigned column_number() const { return static_cast<unsigned>(now.c) + 1; }

    /// On device `to`, the flag of a row block, set by device `from`; even and odd columns take turns.
    LAPILLI_DEVICE unsigned* flag(int to, std::int64_t unit, int from) const {
        return now.p.flags[to] + (unit * 2 + now.c % 2) * team + from;
    }
    /// Where device `to` keeps the part that device `from` sends it; even and odd columns take turns.
    LAPILLI_DEVICE T* part(int to, int from) const {
        return now.p.parts[to] + (now.c % 2 * team + from) * panel_part(ld);
    }

    const PanelColumn<T>& now;
    const PanelSums<KB, T> sums;
    const int rank, team;
    const std::int64_t ld;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
