// SPDX-License-Identifier: BSD-3-Clause
// The stream of operands of one block: the steps of its tiles one after the other, so that the copies for a
// tile are under way before the tile before it is finished.
#pragma once

#include "product/epilogue.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T, ProductPolicy P, bool AFirst, bool BFirst>
class ProductPipeline {
  public:
    /// stages: P.stages of P.stage_elements(); announcements: P.announced() of P.announcement()
    LAPILLI_DEVICE ProductPipeline(const ProductPlan<T>& product, Shared<T> stage_space,
                                   Shared<int> announcement_space)
        : plan(product),
          stages(stage_space),
          announcements(announcement_space),
          walk(product.map),
          a(product.args.lda, product.wide_a),
          b(product.args.ldb, product.wide_b),
          item(block_id() - block_count()) {}

    LAPILLI_DEVICE Shared<T> operand_a(int of) const {
        return stages.slice(of * P.stage_elements(), P.a_elements());
    }
    LAPILLI_DEVICE Shared<T> operand_b(int of) const {
        return stages.slice(of * P.stage_elements() + P.a_elements(), P.b_elements());
    }

    /// Begins to copy the next step, of the next tile after the last one of a tile.
    LAPILLI_DEVICE void copy() {
        if (quick == 0 && slow == 0 && !over) turn();
        if (over) return;
        if (quick > 0) {
            --quick;
            a.copy(operand_a(stage));
            b.copy(operand_b(stage));
        } else {
            --slow;
            const int k_limit = slow == 0 ? last_k : P.bk;
            a.copy(operand_a(stage), k_limit, plan.args.a[0]);
            b.copy(operand_b(stage), k_limit, plan.args.b[0]);
        }
        stage = stage + 1 == P.stages ? 0 : stage + 1;
    }

    /// The tile that thread 0 has announced as number `index` of this block; a barrier after copy().
    LAPILLI_DEVICE TileOfC announced(int index) const {
        const int at = index % P.announced() * P.announcement();
        const int row = announcements[at], col = announcements[at + 1];
        const int split = announcements[at + 2], all = announcements[at + 3];
        return {row, col, split, all != 0};
    }

  private:
    /// On to the next term or tile.
    LAPILLI_DEVICE void turn() {
        if (step == end) next_tile();
        if (over) return;
        const int term = step < plan.term_steps ? 0 : 1, term_end = (term + 1) * plan.term_steps;
        const std::int64_t k0 = (step - term * plan.term_steps) * std::int64_t(P.bk);
        a.enter(plan.args.a[term], row(), plan.map.m - row(), k0);
        b.enter(plan.args.b[term], col(), plan.map.n - col(), k0);
        const int run = min(end, term_end) - step;
        step += run;
        last_k = P.bk;
        if (step == term_end)
            last_k = static_cast<int>(plan.args.k - (plan.term_steps - 1) * std::int64_t(P.bk));
        slow = !a.plain() || !b.plain() ? run : last_k < P.bk ? 1 : 0;
        quick = run - slow;
    }
    LAPILLI_DEVICE void next_tile() {
        item += block_count();
        over = item >= plan.items;
        const int split = over ? -1 : item % plan.splits;
        if (!over) {
            walk.advance(item / plan.splits);
            step = plan.first_step(split);
            end = plan.first_step(split + 1);
        }
        if (thread_id() == 0) {
            const int at = tiles % P.announced() * P.announcement();
            announcements[at] = walk.tile_row;
            announcements[at + 1] = walk.tile_col;
            announcements[at + 2] = split;
            announcements[at + 3] = !over && product_is_whole(plan, row(), col(), P.bm, P.bn) ? 1 : 0;
        }
        ++tiles;
    }
    LAPILLI_DEVICE std::int64_t row() const { return static_cast<std::int64_t>(walk.tile_row) * P.bm; }
    LAPILLI_DEVICE std::int64_t col() const { return static_cast<std::int64_t>(walk.tile_col) * P.bn; }
    const ProductPlan<T>& plan;
    Shared<T> stages;
    Shared<int> announcements;
    ProductWalk walk;
    ProductLoader<T, P.bm, P.bk, AFirst, P.loop, P.threads(), 0> a;
    ProductLoader<T, P.bn, P.bk, BFirst, P.loop, P.threads(), 0> b;
    int item, tiles = 0;
    int step = 0, end = 0;    // of the tile: where the next term or tile begins, and its end
    int quick = 0, slow = 0;  // steps until then: first those to copy as they are, then those in parts
    int last_k = 0;           // of the last of them
    int stage = 0;
    bool over = false;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
