// SPDX-License-Identifier: BSD-3-Clause
// Y := alpha A X + beta Y on FP64 tensor cores, A in bricks (bricks_args.hpp). A block stays on its
// multiprocessor and takes bricks in turn with the other blocks, and of X a panel of 16 or 32 vectors.
//
//     warps that copy                         shared memory                  warps that multiply
//       each brick: its columns, then       +---------------+                each group of 8 rows, in turn: its records,
//       those rows of X, 16 bytes a    -->  | X of a brick  | -->  A^T       which the warp itself copies, three ahead, and
//       thread                              | X of the next |                D (vectors x rows) += X^T A^T
//                                           +---------------+                                |
//       a warp's records               -->  | masks, values | -->  B                         v
//                                           +---------------+                rows of Y, when the group's records are done
//
// The 16 vectors are the rows of the tensor core's product, 8 rows of A its columns. A lane's place in the
// two operands is one bit of a tile's mask, and 16 bytes of X.
//
// A place of a tile that is no entry counts as a zero, which makes a NaN of an infinity or a NaN in X. A sum
// that is a NaN is therefore made again, from the entries alone: a NaN comes to the rows that have an entry
// for it, and to no others.
//
// The tensor core adds the products of an instruction one after the other, rounding each time (measured, bit
// for bit), so that a row's sum has the order of its columns: the same bits in whatever brick it is.
//
// Bytes: 8 + 64 / (entries of a record) an entry, about 9.3, once; X some 4 (panels of 16) or 6 times from
// L2. Bound by L2 and by the instructions that take tiles apart.
#pragma once

#include "sparse/bricks_copies.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The groups of a warp, in the order in which the block has them: the warps take them in turn, across
/// bricks.
class BrickWalk {
  public:
    LAPILLI_DEVICE explicit BrickWalk(const BrickShare& its_share) : share(its_share), at(warp_id()) {
        share.brick -= share.step;
    }
    LAPILLI_DEVICE bool advance(const BricksPlan& plan) {
        at += turn < 0 ? 0 : plan.cut.consumers;
        while (at >= end) {
            const int beyond = at - end;
            share.brick += share.step;
            ++turn;
            if (share.brick >= plan.args.bricks) return false;
            at = load(plan.args.bounds + share.brick) + beyond;
            end = load(plan.args.bounds + share.brick + 1);
        }
        return true;
    }
    LAPILLI_DEVICE int group() const { return at; }
    /// The number of the brick, among those of the block; behind the last group how many these are.
    LAPILLI_DEVICE int brick() const { return turn; }

  private:
    BrickShare share;
    int at, end = 0, turn = -1;
};

template <int Width>
class BrickConsumer {
    static constexpr int planes = Width / 16, of_record = 16 * static_cast<int>(brick_most_packs);  // bytes

  public:
    LAPILLI_DEVICE BrickConsumer(const BricksPlan& all, BrickSpace& stages, const BrickShare& its_share)
        : plan(all),
          space(stages),
          share(its_share),
          ring(static_cast<int>(all.cut.rings_at(all.args.most_columns)) +
               warp_id() * (brick_ahead + 1) * of_record),
          barriers(stages.of_records()),
          plane(static_cast<int>(all.args.most_columns) * 16),
          vector(share.panel * Width + lane_id() / 4 * 2) {}

    LAPILLI_DEVICE void run() {
        BrickWalk walk(share);
        bool more = walk.advance(plan);
        const bool multiplies = plan.args.product.alpha != 0;
        come(walk.group(), more);
        if (more && multiplies) {
            for (int i = 0; i < brick_ahead; ++i) fetch_first(i, i);
        }
        int brick = -1;
        while (more) {
            const int group = walk.group(), its_brick = walk.brick();
            const int rows[2] = {coming.rows[0], coming.rows[1]};
            const std::uint32_t records = coming.records, begin = coming.begin;
            more = walk.advance(plan);
            come(walk.group(), more);
            clear();
            if (multiplies) {
                enter(brick, its_brick);
                multiply(begin, records);
                repair(group);
            }
            LAPILLI_UNROLL
            for (int r = 0; r < 2; ++r) {
                if (rows[r] >= 0) store_row(rows[r], r);
            }
        }
        if (multiplies) {
            enter(brick, walk.brick() - 1);
            if (brick >= 0) space.empty();
        }
    }

  private:
    /// Loads the data of the group after the current one; without records if there is none.
    LAPILLI_DEVICE void come(int group, bool exists) {
        coming = {};
        if (!exists) return;
        const auto words = load_pack(reinterpret_cast<const std::uint32_t*>(plan.args.group + group));
        const std::int32_t* const list =
            plan.args.group_rows + static_cast<std::int64_t>(group) * 8 + 2 * (lane_id() % 4);
        coming = {words[0], words[1], words[2], {load(list), load(list + 1)}};
    }
    /// Record i of the coming group, of the first ones.
    LAPILLI_DEVICE void fetch_first(int i, int to) {
        const std::uint32_t packs = coming.packs >> 8 * i & 255;
        fetch(to, coming.begin, packs);
        coming.begin += packs;
    }
    LAPILLI_DEVICE void fetch(int to, std::uint32_t begin, std::uint32_t packs) const {
        const auto target = shared<double>(static_cast<std::size_t>(ring + to * of_record), of_record / 8);
        copy_by_warp(target, 0, plan.args.records + 2 * static_cast<std::int64_t>(begin),
                     static_cast<int>(packs), space.barriers, barriers + to);
    }
    /// From brick to brick: all warps of the block have each of them once.
    LAPILLI_DEVICE void enter(int& brick, int wanted) {
        while (brick < wanted) {
            if (brick >= 0) {
                space.empty();
                space.advance();
            }
            space.wait_until_filled();
            ++brick;
        }
    }

    LAPILLI_DEVICE void clear() {
        LAPILLI_UNROLL
        for (int h = 0; h < planes; ++h) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) sum[h][e] = 0;
        }
    }
    /// sum += the group's rows times X. Its first records are on their way, the next one begins at `begin`.
    LAPILLI_DEVICE void multiply(std::uint32_t begin, std::uint32_t records) {
        LAPILLI_UNROLL_BY(1)
        for (std::uint32_t left = records; left > brick_ahead; --left) {
            const int free = await_record();
            const std::uint32_t packs = words()[13];
            fetch(free, begin, packs);
            begin += packs;
            multiply_record();
        }
        // Behind them come the first records of the next group.
        LAPILLI_UNROLL_BY(1)
        for (int i = 0; i < brick_ahead; ++i) {
            const int free = await_record();
            if (coming.records > 0) fetch_first(i, free);
            multiply_record();
        }
    }
    /// Waits for the record, and finds the place of the one before, which all lanes have read.
    LAPILLI_DEVICE int await_record() const {
        space.barriers.wait(barriers + place, parity);
        sync_warp();
        return place == 0 ? brick_ahead : place - 1;
    }
    LAPILLI_DEVICE Shared<std::uint32_t> words() const {
        return shared<std::uint32_t>(static_cast<std::size_t>(ring + place * of_record), of_record / 4);
    }
    LAPILLI_DEVICE void multiply_record() {
        const auto first = static_cast<std::size_t>(ring + place * of_record);
        const auto values = shared<double>(first, of_record / 8);
        const Shared<double> x = space.x();
        const int p = lane_id() / 4;
        const Pack<std::uint32_t> masks = load_pack(words(), 0);
        const std::uint64_t places = shared<std::uint64_t>(first, of_record / 8)[2 + lane_id() % 4];
        const std::uint32_t firsts = words()[12];
        double b[4];
        int at[4];
        LAPILLI_UNROLL
        for (int t = 0; t < 4; ++t) {
            // The lane's bit on top: if it is set, the lane's value is the last one so far.
            const std::uint32_t so_far = masks[t] << (31 - lane_id());
            const double value = values[7 + static_cast<int>(firsts >> 8 * t & 255) + count_ones(so_far)];
            b[t] = static_cast<std::int32_t>(so_far) < 0 ? value : 0;
            at[t] = 2 * (static_cast<int>(places >> 16 * t & 65535) ^ p);
        }
        LAPILLI_UNROLL
        for (int t = 0; t < 4; t += 2) {
            LAPILLI_UNROLL
            for (int h = 0; h < planes; ++h) {
                const Pack<double> now = load_pack(x, at[t] + h * plane);
                const Pack<double> next = load_pack(x, at[t + 1] + h * plane);
                mma_f64_16x8x8(sum[h], now[0], now[1], next[0], next[1], b[t], b[t + 1]);
            }
        }
        if (++place > brick_ahead) {
            place = 0;
            parity ^= 1;
        }
    }

    /// Sums that are NaN, perhaps by places that are no entries.
    LAPILLI_DEVICE void repair(int group) {
        bool bad = false;
        LAPILLI_UNROLL
        for (int h = 0; h < planes; ++h) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) bad = bad || sum[h][e] != sum[h][e];
        }
        if (!bad) return;
        LAPILLI_UNROLL
        for (int h = 0; h < planes; ++h) {
            const Shared<double> x = space.x().slice(h * plane, plane);
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) {
                if (sum[h][e] != sum[h][e])
                    sum[h][e] =
                        sum_of_entries(plan, group, 2 * (lane_id() % 4) + e % 2, x, lane_id() / 4, e / 2);
            }
        }
    }
    /// The sum for one row and one of the two vectors of a pack.
    __device__ static __noinline__ double sum_of_entries(const BricksPlan& plan, int group, int row,
                                                         Shared<double> x, int pack, int vector) {
        double sum = 0;
        const BrickGroup its = plan.args.group[group];
        const double* at = plan.args.records + 2 * static_cast<std::int64_t>(its.begin);
        for (std::uint32_t record = 0; record < its.records; ++record) {
            const auto* const header = reinterpret_cast<const BrickHeader*>(at);
            int values = 0;
            for (int t = 0; t < 4; ++t) {
                const unsigned mask = header->mask[t];
                for (int c = 0; c < 4; ++c) {
                    const int bit = 4 * row + c;
                    if ((mask >> bit & 1) == 0) continue;
                    const double value = at[8 + values + count_ones(mask & ((1u << bit) - 1))];
                    const double of_x = x[2 * (header->slot[c][t] ^ pack) + vector];
                    sum = fma(value, of_x, sum);
                }
                values += count_ones(mask);
            }
            at += 8 + (values + 1) / 2 * 2;
        }
        return sum;
    }

    /// Lane 4 p + q has of row 2 q the vectors 2 p and 2 p + 1 in sum[0] and sum[2], of row 2 q + 1 those in
    /// sum[1] and sum[3].
    LAPILLI_DEVICE void store_row(int row, int r) const {
        const SparseProduct<double>& p = plan.args.product;
        double* const y = p.y.data + row * p.y.ld + vector;
        LAPILLI_UNROLL
        for (int h = 0; h < planes; ++h) {
            const std::int64_t left = p.y.rows - vector - 16 * h;
            if (left > 0) store_pair(y + 16 * h, left > 1, sum[h][r], sum[h][2 + r]);
        }
    }
    LAPILLI_DEVICE void store_pair(double* y, bool both, double low, double high) const {
        const SparseProduct<double>& p = plan.args.product;
        const bool reads = p.beta != 0;
        low *= p.alpha;
        high *= p.alpha;
        if (plan.packed_y && both) {
            if (reads) {
                const Pack<double> old = load_pack(static_cast<const double*>(y));
                low = fma(p.beta, old[0], low);
                high = fma(p.beta, old[1], high);
            }
            store_pack(y, Pack<double>{{low, high}});
        } else {
            store(y, reads ? fma(p.beta, load(y), low) : low);
            if (both) store(y + 1, reads ? fma(p.beta, load(y + 1), high) : high);
        }
    }

    struct Coming {
        std::uint32_t begin, records, packs;
        int rows[2];
    };

    const BricksPlan& plan;
    BrickSpace& space;
    const BrickShare share;
    const int ring, barriers;  // where the warp's records are, in bytes; the first of their barriers
    const int plane, vector;   // doubles of X for 16 vectors; the lane's first vector
    int place = 0;             // of the record in the ring
    unsigned parity = 0;
    Coming coming;
    double sum[planes][4];
};

template <int Width, bool Packed>
__global__ void __launch_bounds__(32 * (brick_consumers(Width) + brick_producers))
    sparse_bricks(const __grid_constant__ BricksPlan plan) {
    BrickSpace space(plan);
    const BrickShare share(plan);
    if (thread_id() == 0) space.init(plan.cut);
    const bool copies_x = warp_id() >= plan.cut.consumers;
    if (copies_x) BrickCopies<Width, Packed>(plan, share).clear();
    sync();
    if (!copies_x) {
        BrickConsumer<Width>(plan, space, share).run();
    } else if (plan.args.product.alpha != 0) {
        BrickCopies<Width, Packed>(plan, share).run(space);
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
