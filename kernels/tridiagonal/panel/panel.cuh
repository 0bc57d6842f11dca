// SPDX-License-Identifier: BSD-3-Clause
// One panel of the tridiagonal reduction in one persistent cooperative kernel on every device of a team (the
// steps of TridiagonalPanel in tridiagonal/panel/args.hpp). Per column c, two barriers over the grid:
//
//   multiply   reflector from |a|^2, by every block alike; A v by tiles, and v^H A v with it;
//              W^H v and V^H v by segments, 16 at most, by warps that are done with their tiles
//   ---- barrier      (loads issued before it: the tiles of A for the next column, V and W for `combine`)
//   (send      several devices: own tiles summed by rows, each row block to all devices, and a flag behind it)
//   combine    y = sum of the parts - V (W^H v) - W (V^H v);  w = tau y - |tau|^2 / 2 (y^H v) v
//              a = next column - V W(c+1,:)^H - W V(c+1,:)^H, this reflector's included; parts of |a|^2
//   ---- barrier
//
// w is final at once, since y^H v = v^H A v - 2 Re (W^H v)^H (V^H v) is known before y; so is w(c+1), which
// every block computes for itself. V and W are read twice a column. In `send` and `combine` a row block is 32
// rows: lanes are rows, the block's 8 warps share the columns of V and W and the partial sums. Every warp
// adds its part for up to eight row blocks; then comes one barrier of the block, and each warp finishes one
// of them.
// Bytes per column: half of the trailing matrix once, V and W twice (from L2). Bound: the matrix over the
// bandwidth, plus the barriers.
#pragma once

#include "tridiagonal/panel/combine.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int NB, bool DynamicTail, int KB, class T>
class PanelKernel {
    using Space = PanelShared<NB, KB, T>;

  public:
    LAPILLI_DEVICE explicit PanelKernel(PanelColumn<T>& column)
        : now(column),
          sums(column),
          team(column),
          reflectors(column, Space::norms()),
          dots(column),
          tiles(column.m, Space::stages(), Space::places()),
          grid(*static_cast<GridBarrier*>(column.p.barrier)) {}

    LAPILLI_DEVICE void run() {
        double norm = enter();
        if (now.c + 1 == now.n) return;
        sums.place();
        tiles.prepare();
        unsigned barrier = arrive(norm);
        tiles.start();
        for (;; ++now.j, ++now.c) {
            grid_wait(grid, barrier);
            const auto of_reflector = reflectors.fetch();
            tiles.fetch_vector(PanelTileVector<T>(now));  // unscaled: the reflector comes later
            clear_above();
            now.reflector = reflectors.make(of_reflector);
            const ReflectorVector<T> v(now);
            tiles.multiply(PanelTileVector<T>(now));
            dots.multiply(v);
            barrier = grid_arrive(grid);
            if (!now.is_last()) tiles.start();
            PanelCombine<NB, KB, T> combine(now);
            combine.fetch();
            grid_wait(grid, barrier);
            if (now.is_shared()) team.send();
            norm = combine.run(v);
            if (now.is_last()) return;
            if (now.c + 2 == now.n) break;
            barrier = arrive(norm);
        }
        copy_async_wait<0>();
    }

  private:
    /// The panel's first column, its element of d, and this thread's terms of the norm.
    LAPILLI_DEVICE double enter() const {
        const std::int64_t c = now.c;
        if (block_id() == 0 && thread_id() == 0) {
            store(now.m.taken, 0);
            store(now.p.d + c, real(load(now.v(c, 0))));
        }
        double norm = 0;
        std::int64_t row = c + 1 + static_cast<std::int64_t>(block_id()) * kSymvThreads + thread_id();
        for (; row < now.n; row += static_cast<std::int64_t>(block_count()) * kSymvThreads) {
            const T value = load(now.v(row, 0));
            store(now.scratch.column + row, value);
            if (row > c + 1) norm += abs2(widened(value));
        }
        return norm;
    }

    /// At the barrier before the next column, with this thread's terms of its norm.
    LAPILLI_DEVICE unsigned arrive(double norm) const {
        reflectors.leave_norm(norm);
        return grid_arrive(grid);
    }

    /// Zeros over the first rows of the columns of V and W.
    LAPILLI_DEVICE void clear_above() const {
        if (block_id() != 0) return;
        for (std::int64_t row = now.p.symv.first + thread_id(); row <= now.c; row += kSymvThreads) {
            store(now.v(row, now.j), T(0));
            store(now.w(row, now.j), T(0));
        }
    }

    PanelColumn<T>& now;
    const PanelSums<KB, T> sums;
    const PanelTeam<KB, T> team;
    const PanelReflectors<T> reflectors;
    const PanelDots<T> dots;
    SymvTiles<is_complex<T>, SymvColumns::in_sectors, DynamicTail, KB, T, panel_most_strips> tiles;
    GridBarrier& grid;
};

/// DynamicTail: whether the cut has small shares. KB: of the tiles' stages, one of stage_kilobytes.
template <int NB, bool DynamicTail, int KB, class T>
__global__ void __launch_bounds__(kSymvThreads, 1)
    tridiagonal_panel(const __grid_constant__ TridiagonalPanel<T, real_t<T>> panel,
                      const __grid_constant__ SymvMatrix<T, panel_most_strips> matrix) {
    if constexpr (is_compiled_for(KB)) {
        static_assert(panel_shared_bytes<NB, KB, T>() <= KB * 1024 + beside_stages);
        PanelColumn<T> column(panel, matrix);
        PanelKernel<NB, DynamicTail, KB, T>(column).run();
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
