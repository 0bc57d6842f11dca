// SPDX-License-Identifier: BSD-3-Clause
// The same for a block whose warps all copy, and all multiply from registers: what they copy is `Stages` - 1
// steps ahead of what they multiply, of this tile or the next.
#pragma once

#include "bytes/ring.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Stages, the numbers of two tiles, and where the walk over the tiles is.
template <class Shape>
struct WarpSpace {
    static constexpr std::size_t tiles_at(int stages) {
        return static_cast<std::size_t>(stages) * stage_words<Shape> * 4;
    }
    static constexpr std::size_t position_at(int stages) { return tiles_at(stages) + 2 * sizeof(TileNumber); }
    static constexpr std::size_t shared_bytes(int stages) {
        return position_at(stages) + sizeof(ProductPosition);
    }
};

template <int Stages, class Plan>
class WarpStages {
    using Shape = typename Plan::Shape;
    using Space = WarpSpace<Shape>;

  public:
    LAPILLI_DEVICE explicit WarpStages(const Plan& of_launch)
        : words(shared<std::uint32_t>(0, Stages * stage_words<Shape>)),
          plan(of_launch),
          announced(shared<TileNumber>(Space::tiles_at(Stages), 2)),
          position(shared<ProductPosition>(Space::position_at(Stages), 1)) {}

    /// Begins to copy; the first tile.
    LAPILLI_DEVICE TileNumber begin() const {
        if (thread_id() == 0) go_on(ProductWalk(plan.product.map), 0);
        sync();
        const TileNumber now = number(0);
        LAPILLI_UNROLL_BY(1)
        for (int s = 0; s < Stages - 1; ++s) {
            if (now >= 0) copy(now, s, s);
            copy_async_commit();
        }
        return now;
    }
    /// The first thread announces tile `next` of the block while the one before is made.
    LAPILLI_DEVICE void announce(int next) const {
        if (thread_id() != 0) return;
        const bool again = plan.group_of(item_of(next)) != plan.group_of(item_of(next - 1));
        const ProductPosition before = position[0];
        go_on(again ? ProductWalk(plan.product.map) : ProductWalk(plan.product.map, before), next);
    }
    LAPILLI_DEVICE TileNumber number(int tile) const { return announced[tile % 2]; }

    /// Waits for a step of tile `now`, the block's number `tile`, and says where its operands begin.
    LAPILLI_DEVICE int take(TileNumber now, int tile, int step) {
        copy_async_wait<Stages - 2>();
        sync();
        // The launch sees to it that a tile has as many steps as are copied ahead.
        const int ahead = step + Stages - 1, to = stage == 0 ? Stages - 1 : stage - 1;
        if (ahead < plan.item_steps()) {
            copy(now, ahead, to);
        } else {
            const TileNumber next = number(tile + 1);
            if (next >= 0) copy(next, ahead - plan.item_steps(), to);
        }
        copy_async_commit();
        const int first = stage * stage_words<Shape>;
        stage = stage + 1 == Stages ? 0 : stage + 1;
        return first;
    }
    LAPILLI_DEVICE void end() const { copy_async_wait<0>(); }

    Shared<std::uint32_t> words;

  private:
    LAPILLI_DEVICE static int item_of(int tile) { return block_id() + tile * block_count(); }
    LAPILLI_DEVICE void go_on(ProductWalk walk, int tile) const {
        const int item = item_of(tile);
        const bool there = item < plan.product.items && walk.advance(plan.tile_of(item));
        announced[tile % 2] = there ? tile_number(walk.tile_row, walk.tile_col, plan.group_of(item)) : -1;
        position[0] = static_cast<const ProductPosition&>(walk);
    }

    /// A step of a tile to a stage.
    LAPILLI_DEVICE void copy(TileNumber tile, int step, int to) const {
        const std::int64_t first = plan.first_step(tile_group(tile)) + step;
        const auto* a = reinterpret_cast<const std::uint32_t*>(plan.a) +
                        (tile_row(tile) * plan.panel_steps() + first) * Shape::a_words;
        const auto* b = reinterpret_cast<const std::uint32_t*>(plan.b) +
                        (tile_column(tile) * plan.panel_steps() + first) * Shape::b_words;
        const int at = to * stage_words<Shape>;
        LAPILLI_UNROLL
        for (int i = 0; i < Shape::a_words; i += 4 * Shape::threads)
            copy_async16(words, at + i + thread_id() * 4, a + i + thread_id() * 4);
        LAPILLI_UNROLL
        for (int i = 0; i < Shape::b_words; i += 4 * Shape::threads)
            copy_async16(words, at + Shape::a_words + i + thread_id() * 4, b + i + thread_id() * 4);
    }

    const Plan& plan;
    Shared<TileNumber> announced;
    Shared<ProductPosition> position;
    int stage = 0;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
