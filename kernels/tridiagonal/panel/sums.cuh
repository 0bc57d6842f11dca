// SPDX-License-Identifier: BSD-3-Clause
// The partial sums that the tiles of the tridiagonal panel left: where those of each row block are, and sums
// over a block's warps for all row blocks of its own. A row block is 32 rows: lanes are rows.
#pragma once

#include "symv/sum.cuh"
#include "tridiagonal/panel/column.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// KB: of the tiles' stages.
template <int KB, class T>
class PanelSums {
    using R = real_t<T>;
    using Stage = SymvStage<T>;

  public:
    LAPILLI_DEVICE explicit PanelSums(const PanelColumn<T>& column) : now(column) {}

    /// Finds the partial sums of every row block once, as strips and shares stay the same for the panel.
    /// Strips begin at row blocks: no row block has columns of two.
    LAPILLI_DEVICE void place() const {
        const SymvMatrix<T, panel_most_strips>& m = now.m;
        const std::int64_t begin = now.c / symv_unit_rows + block_id() * kSymvThreads + thread_id();
        for (std::int64_t unit = begin; unit < m.cut.row_units; unit += block_count() * kSymvThreads) {
            const SymvRowSums<T> sums = symv_row_sums(m, static_cast<int>(unit), 0);
            PanelRowSums& to = now.scratch.row_sums[unit];
            store(&to.columns, sums.slots > 0 ? sums.columns - m.columns : std::int64_t(0));
            store(&to.strips, sums.strips);
            store(&to.slots, sums.slots);
        }
    }
    LAPILLI_DEVICE PanelRowSums fetch_places(std::int64_t unit) const {
        if (unit >= now.m.cut.row_units) return {0, 0, 0};
        const PanelRowSums& from = now.scratch.row_sums[unit];
        return {load(&from.columns), load(&from.strips), load(&from.slots)};
    }
    /// The sums of row `in_unit` of the row block.
    LAPILLI_DEVICE SymvRowSums<T> of_row(const PanelRowSums& places, std::int64_t unit, int in_unit) const {
        return {now.m.rows + unit * symv_unit_rows + in_unit, now.m.columns + places.columns + in_unit,
                places.strips, places.slots};
    }

    /// This thread's terms of the device's part of v^H A v.
    LAPILLI_DEVICE R form_terms() const {
        constexpr int batch = 5;  // a little more than a multiprocessor's own
        const int slots = now.m.cut.shares() * symv_workers;
        R sum = 0;
        LAPILLI_UNROLL_BY(1)
        for (int slot = thread_id(); slot < slots; slot += batch * kSymvThreads) {
            R part[batch];
            LAPILLI_UNROLL
            for (int i = 0; i < batch; ++i) {
                const int at = slot + i * kSymvThreads;
                part[i] = at < slots ? load(now.m.forms + at) : R(0);
            }
            LAPILLI_UNROLL
            for (int i = 0; i < batch; ++i) sum += part[i];
        }
        return sum;
    }

    /// The block takes every row block of its own, up to one for each warp at a time. part(unit, sums): what
    /// a warp adds to two sums for each row; finish(unit, sums): one warp has them.
    template <class Part, class Finish>
    LAPILLI_DEVICE void over_row_blocks(Part part, Finish finish) const {
        const std::int64_t units = now.m.cut.row_units, step = block_count();
        for (std::int64_t begin = now.first_unit() + block_id(); begin < units; begin += kSymvWarps * step) {
            for (int i = 0; i < kSymvWarps && begin + i * step < units; ++i) {
                T sums[2];
                part(begin + i * step, sums);
                leave_for_sum(sums, space(i));
            }
            sync();
            const std::int64_t own = begin + warp_id() * step;
            if (own < units) {
                T sums[2];
                take_sum(sums, space(warp_id()));
                finish(own, sums);
            }
            if (begin + kSymvWarps * step < units) sync();
        }
    }

  private:
    /// Two sums for every thread, of the i-th row block that is at work. It is the last of warp i's stages,
    /// which tiles.multiply() alone fills.
    LAPILLI_DEVICE static Shared<T> space(int i) {
        static_assert(Stage::elements >= 2 * kSymvThreads);
        const int at = i * symv_warp_elements<SymvColumns::in_sectors, KB, T>() +
                       (symv_stage_count<Stage, T>(KB) - 1) * Stage::elements;
        return shared<T>(static_cast<std::size_t>(at) * sizeof(T), 2 * kSymvThreads);
    }

    const PanelColumn<T>& now;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
