// SPDX-License-Identifier: BSD-3-Clause
// The warp-specialized matrix product: producer warps only copy, the others only multiply. The latter need
// few registers and few instructions other than the products, and never wait for each other.
//
//     producer warps                             shared memory           warps that multiply
//       each tile: announce it                 +---+---+---+             each step: wait until its stage is full,
//       each step: wait for an empty stage, -> | A | A |   | ->            multiply, signal that it is empty, load the
//                  copy A and B                | B | B |   |               first operands of the next one
//       C, when all stages are full and     -> +---+---+---+
//       its place is empty                     | C         | ->          after the last step: alpha sums + beta C to
//                                              +-----------+             memory, signal that C's place is empty
//
// Steps run on from tile to tile, so that the producers are ahead by the number of stages. They copy C in the
// order in which the multiplying warps will load it, 16 bytes at a time, in whole sectors and without bank
// conflicts.
#pragma once

#include "product/epilogue.cuh"
#include "product/tensor.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Shared memory, and who is where in it.
template <class T, ProductPolicy P>
class ProductStages {
    static constexpr int operand_elements = P.stages * P.stage_elements();
    static constexpr std::size_t c_at = operand_elements * sizeof(T),
                                 tiles_at = c_at + P.c_elements() * sizeof(T),
                                 barriers_at = tiles_at + P.announced() * P.announcement() * 4;
    static_assert(barriers_at % 8 == 0);
    static_assert(barriers_at + P.barriers() * 8 == product_shared_bytes(P, product_scalar<T>));

  public:
    LAPILLI_DEVICE Shared<T> a() const { return operands.slice(now * P.stage_elements(), P.a_elements()); }
    LAPILLI_DEVICE Shared<T> b() const {
        return operands.slice(now * P.stage_elements() + P.a_elements(), P.b_elements());
    }
    LAPILLI_DEVICE Shared<T> c() const { return of_c; }
    LAPILLI_DEVICE Shared<int> announcement() const {
        return tiles.slice(now * P.announcement(), P.announcement());
    }
    LAPILLI_DEVICE void advance() {
        if (++now == P.stages) {
            now = 0;
            parity ^= 1;
        }
    }
    LAPILLI_DEVICE void advance_c() { c_parity ^= 1; }

    /// For producers: a stage, or the place of C.
    LAPILLI_DEVICE void wait_until_empty() const { barriers.wait(emptied + now, parity ^ 1); }
    LAPILLI_DEVICE void wait_until_c_empty() const { barriers.wait(emptied + P.stages, c_parity ^ 1); }
    /// The stage is full when all copies so far have arrived, those of C too, and the announcement is
    /// written.
    LAPILLI_DEVICE void fill() const {
        barriers.arrive_copied(now);
        if (thread_id() == P.first_copier()) barriers.arrive(now);
    }

    /// For the warps that multiply.
    LAPILLI_DEVICE void wait_until_filled() const { barriers.wait(now, parity); }
    LAPILLI_DEVICE void empty() const { empty(now); }
    LAPILLI_DEVICE void empty_c() const { empty(P.stages); }

    /// One thread, before all begin.
    LAPILLI_DEVICE void init() const {
        LAPILLI_UNROLL_BY(1)
        for (int s = 0; s < P.stages; ++s) {
            barriers.init(s, P.copiers() + 1);
            barriers.init(emptied + s, P.warps() * arrivals_of_a_warp());
        }
        barriers.init(emptied + P.stages, P.warps() * arrivals_of_a_warp());
    }

  private:
    static constexpr int emptied = P.stages;  // the first of the barriers where a stage, or C, is empty

    LAPILLI_DEVICE void empty(int stage) const { barriers.arrive_warp(emptied + stage, first_lane); }

    Shared<T> operands = shared<T>(0, operand_elements);
    Shared<T> of_c = shared<T>(c_at, P.c_elements());
    Shared<int> tiles = shared<int>(tiles_at, P.announced() * P.announcement());
    TransferBarriers barriers{shared<std::uint64_t>(barriers_at, P.barriers())};
    bool first_lane = lane_id() == 0;
    int now = 0;
    unsigned parity = 0, c_parity = 0;
};

/// Whether C is copied to shared memory at all.
template <class T>
LAPILLI_DEVICE bool produces_c(const ProductPlan<T>& plan) {
    return plan.splits == 1 && plan.args.beta != T(0);
}

template <class T, ProductPolicy P, bool AFirst, bool BFirst>
class ProductProducer {
  public:
    LAPILLI_DEVICE ProductProducer(const ProductPlan<T>& product, ProductStages<T, P>& space)
        : plan(product),
          stages(space),
          a(product.args.lda, product.wide_a),
          b(product.args.ldb, product.wide_b) {}

    LAPILLI_DEVICE void run() {
        ProductWalk walk(plan.map);
        LAPILLI_UNROLL_BY(1)
        for (int item = block_id(); item < plan.items; item += block_count()) {
            const int split = plan.splits == 1 ? 0 : item % plan.splits;
            walk.advance(plan.splits == 1 ? item : item / plan.splits);
            begin = plan.splits == 1 ? 0 : plan.first_step(split);
            end = plan.splits == 1 ? plan.steps : plan.first_step(split + 1);
            produce({walk.tile_row, walk.tile_col, split, false});
        }
        stages.wait_until_empty();
        announce({0, 0, -1, false});
        stages.fill();
    }

  private:
    LAPILLI_DEVICE void produce(TileOfC tile) {
        const std::int64_t row = std::int64_t(tile.tile_row) * P.bm, col = std::int64_t(tile.tile_col) * P.bn;
        tile.whole = product_is_whole(plan, row, col, P.bm, P.bn);
        // C is copied when all stages are full: the producer would wait anyway, and the steps behind C are
        // not needed soon. Copies complete in order: C has arrived when the next stage is full, at the latest
        // that of the next tile.
        const int c_after = produces_c(plan) ? min(begin + P.stages, end) - 1 : -1;
        int last = 0, last_k = P.bk;
        bool plain = false;
        LAPILLI_UNROLL_BY(1)
        for (int step = begin; step < end; ++step) {
            if (step == begin || step == plan.term_steps) {
                const int term = step < plan.term_steps ? 0 : 1, first = term * plan.term_steps;
                const std::int64_t k0 = std::int64_t(step - first) * P.bk;
                a.enter(plan.args.a[term], row, plan.map.m - row, k0);
                b.enter(plan.args.b[term], col, plan.map.n - col, k0);
                plain = a.plain() && b.plain();
                last = first + plan.term_steps - 1;
                last_k = static_cast<int>(plan.args.k - (plan.term_steps - 1) * std::int64_t(P.bk));
            }
            const int k_limit = step == last ? last_k : P.bk;
            stages.wait_until_empty();
            if (step == begin) announce(tile);
            if (plain && k_limit == P.bk) {
                a.copy(stages.a());
                b.copy(stages.b());
            } else {
                a.copy(stages.a(), k_limit, plan.args.a[0]);
                b.copy(stages.b(), k_limit, plan.args.b[0]);
            }
            stages.fill();
            stages.advance();
            if (step == c_after) {
                stages.wait_until_c_empty();
                if (tile.whole && plan.wide_c) copy_c(plan.args.c + row + col * plan.args.ldc);
                stages.advance_c();
            }
        }
    }
    LAPILLI_DEVICE void announce(const TileOfC& tile) const {
        if (thread_id() != P.first_copier()) return;
        const Shared<int> to = stages.announcement();
        to[0] = tile.tile_row;
        to[1] = tile.tile_col;
        to[2] = tile.split;
        to[3] = tile.whole ? 1 : 0;
        to[4] = end - begin;
        // The step behind which the sums of the first term are scaled; the last one in a share without the
        // second term.
        to[5] = plan.rescale ? min(plan.term_steps, end) - begin : 0;
    }
    LAPILLI_DEVICE void copy_c(const T* c) const {
        using Places = ProductTensorPlaces<T, P, BFirst>;
        const std::int64_t ld = plan.args.ldc;
        LAPILLI_UNROLL_BY(1)
        for (int warp = warp_id() - P.warps(); warp < P.warps(); warp += P.producers) {
            const Places its(warp);
            LAPILLI_UNROLL
            for (int q = 0; q < Places::chunks; q += Places::group) {
                const T* from = c + its.row(q) + its.column(q) * ld;
                LAPILLI_UNROLL
                for (int e = 0; e < Places::group; ++e) {
                    copy_async16(stages.c(), product_place<T, P>(q + e, warp), from);
                    from += (Places::apart(e + 1) - Places::apart(e)) * ld;
                }
            }
        }
    }

    const ProductPlan<T>& plan;
    ProductStages<T, P>& stages;
    ProductLoader<T, P.bm, P.bk, AFirst, P.loop, P.copiers(), P.first_copier()> a;
    ProductLoader<T, P.bn, P.bk, BFirst, P.loop, P.copiers(), P.first_copier()> b;
    int begin = 0, end = 0;  // steps of the tile
};

template <class Policy, bool AFirst, bool BFirst, class T>
LAPILLI_DEVICE void product_by_specialized_warps(const ProductPlan<T>& plan) {
    constexpr ProductPolicy P = Policy::value;
    ProductStages<T, P> stages;
    if (thread_id() == 0) stages.init();
    sync();
    if (warp_id() >= P.warps()) {
        ProductProducer<T, P, AFirst, BFirst>(plan, stages).run();
        return;
    }
    using Loop = ProductTensorLoop<T, P, AFirst, BFirst>;
    Loop loop(plan.args.op_a == 'C', plan.args.op_b == 'C');
    const ProductEpilogue<T, P, Loop> epilogue(plan, loop, stages.c());
    // Whether there is a tile, when its first step has come.
    const auto more = [&] { return stages.announcement()[2] >= 0; };
    stages.wait_until_filled();
    typename Loop::Coming coming;
    bool going = more();
    if (going) loop.begin(coming, stages.a(), stages.b());
    while (going) {
        const Shared<int> announced = stages.announcement();
        const int row = announced[0], col = announced[1], split = announced[2], whole = announced[3];
        const int steps = announced[4], scale_at = announced[5];
        loop.clear();
        LAPILLI_UNROLL_BY(1)
        for (int step = 1; step <= steps; ++step) {
            loop.multiply(coming, stages.a(), stages.b(), [&](Shared<T>& a, Shared<T>& b) {
                stages.empty();
                stages.advance();
                stages.wait_until_filled();
                if (step == steps) going = more();
                a = stages.a();
                b = stages.b();
                return going;
            });
            if (step == scale_at) loop.scale(plan.ratio);
        }
        epilogue.write({row, col, split, whole != 0}, stages.c());
        if (produces_c(plan)) stages.empty_c();
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
