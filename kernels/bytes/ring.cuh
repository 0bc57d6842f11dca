// SPDX-License-Identifier: BSD-3-Clause
// Stages in shared memory between a warp that copies operands of bytes to them and warps that multiply.
#pragma once

#include "arch/simt.cuh"
#include "bytes/tile_number.hpp"
#include "product/plan.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The words of 32 bits in one step of both operands (bytes/plan.hpp).
template <class Shape>
inline constexpr int stage_words = Shape::a_words + Shape::b_words;

/// Space: the Shape of its operands, stages, `tiles_at` with 8 bytes for each, `barriers_at` with 16 for each
/// and 8 for each of `more_barriers`.
template <class Space>
class StageRing {
    using Shape = typename Space::Shape;

  public:
    LAPILLI_DEVICE void init() const {
        for (int s = 0; s < Space::stages; ++s) {
            barriers.init(s, 2 * arrivals_of_a_copy());
            barriers.init(emptied + s, Shape::warps * arrivals_of_a_warp());
        }
    }
    LAPILLI_DEVICE void advance() {
        if (++now == Space::stages) {
            now = 0;
            parity ^= 1;
        }
    }
    /// Where the stage's operands begin.
    LAPILLI_DEVICE int first() const { return now * stage_words<Shape>; }

    LAPILLI_DEVICE void wait_until_empty() const { barriers.wait(emptied + now, parity ^ 1); }
    LAPILLI_DEVICE void announce(TileNumber tile) const {
        if (lane_id() == 0) tiles[now] = tile;
        sync_warp();
    }
    LAPILLI_DEVICE void fill(const std::int8_t* a, const std::int8_t* b) const {
        copy_by_warp(words, first(), reinterpret_cast<const std::uint32_t*>(a), Shape::a_words / 4, barriers,
                     now);
        copy_by_warp(words, first() + Shape::a_words, reinterpret_cast<const std::uint32_t*>(b),
                     Shape::b_words / 4, barriers, now);
    }
    /// Announces a step without copies.
    LAPILLI_DEVICE void fill() const {
        if (lane_id() < arrivals_of_a_copy()) {
            barriers.arrive(now);
            barriers.arrive(now);
        }
    }

    LAPILLI_DEVICE void wait_until_filled() const { barriers.wait(now, parity); }
    LAPILLI_DEVICE TileNumber tile() const { return tiles[now]; }
    LAPILLI_DEVICE void empty() const { barriers.arrive_warp(emptied + now, lane_id() == 0); }
    /// The stage before this one.
    LAPILLI_DEVICE void empty_before() const {
        barriers.arrive_warp(emptied + (now == 0 ? Space::stages - 1 : now - 1), lane_id() == 0);
    }

    Shared<std::uint32_t> words = shared<std::uint32_t>(0, Space::stages* stage_words<Shape>);

  protected:
    static constexpr int emptied = Space::stages, more = 2 * Space::stages;

    TransferBarriers barriers{shared<std::uint64_t>(Space::barriers_at, more + Space::more_barriers)};

  private:
    Shared<TileNumber> tiles = shared<TileNumber>(Space::tiles_at, Space::stages);
    int now = 0;
    unsigned parity = 0;
};

/// By the warp that copies: all steps of all tiles of this block.
template <class Plan, class Ring>
LAPILLI_DEVICE void copy_steps(const Plan& plan, Ring& ring) {
    using Shape = typename Plan::Shape;
    ProductWalk walk(plan.product.map);
    int group = 0;
    for (int item = block_id(); item < plan.product.items; item += block_count()) {
        const int here = plan.group_of(item);
        if (here != group) {
            static_cast<ProductPosition&>(walk) = ProductWalk(plan.product.map);
            group = here;
        }
        walk.advance(plan.tile_of(item));
        const std::int64_t first = plan.first_step(group);
        const std::int8_t* a = plan.a + (walk.tile_row * plan.panel_steps() + first) * (4 * Shape::a_words);
        const std::int8_t* b = plan.b + (walk.tile_col * plan.panel_steps() + first) * (4 * Shape::b_words);
        LAPILLI_UNROLL_BY(1)
        for (int step = 0; step < plan.item_steps(); ++step) {
            ring.wait_until_empty();
            if (step == 0) ring.announce(tile_number(walk.tile_row, walk.tile_col, group));
            ring.fill(a + static_cast<std::int64_t>(step) * (4 * Shape::a_words),
                      b + static_cast<std::int64_t>(step) * (4 * Shape::b_words));
            ring.advance();
        }
    }
    ring.wait_until_empty();
    ring.announce(-1);
    ring.fill();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
