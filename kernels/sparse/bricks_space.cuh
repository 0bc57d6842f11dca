// SPDX-License-Identifier: BSD-3-Clause
// Shared memory of a block in a product with bricks.
//
//     buffers     X of a brick, row after row; 128 bytes of each row for the first 16 vectors, all rows, then for the second 16
//     rings       of each warp that multiplies: a record that it reads, brick_ahead more on their way
//     barriers    a buffer is full, a buffer is empty; a record has come
#pragma once

#include "arch/simt.cuh"
#include "sparse/bricks_args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

struct BricksPlan {
    SparseBricksArgs<double> args;
    BricksCut cut;
    bool packed_y;  ///< two neighbouring numbers of Y are 16 bytes that one lane may store at once
};

/// The vectors of a block, and its bricks.
struct BrickShare {
    int panel, brick, step;

    LAPILLI_DEVICE explicit BrickShare(const BricksPlan& plan)
        : panel(block_id() % plan.cut.panels),
          brick(block_id() / plan.cut.panels),
          step(block_count() / plan.cut.panels) {}
};

/// Each warp goes from brick to brick with one of these.
class BrickSpace {
  public:
    LAPILLI_DEVICE explicit BrickSpace(const BricksPlan& plan)
        : barriers(shared<std::uint64_t>(plan.cut.barriers_at(plan.args.most_columns),
                                         static_cast<std::size_t>(plan.cut.barriers()))),
          buffers(plan.cut.buffers),
          of_buffer(static_cast<int>(plan.cut.buffer_bytes(plan.args.most_columns))) {}

    TransferBarriers barriers;

    /// One thread, before all begin.
    LAPILLI_DEVICE void init(const BricksCut& cut) const {
        for (int i = 0; i < buffers; ++i) {
            barriers.init(i, 32 * brick_producers);
            barriers.init(buffers + i, cut.consumers * arrivals_of_a_warp());
        }
        for (int i = 2 * buffers; i < cut.barriers(); ++i) barriers.init(i, arrivals_of_a_copy());
    }
    /// The first of the barriers of a warp's records.
    LAPILLI_DEVICE int of_records() const { return 2 * buffers + warp_id() * (brick_ahead + 1); }

    LAPILLI_DEVICE Shared<double> x() const {
        return shared<double>(static_cast<std::size_t>(now * of_buffer),
                              static_cast<std::size_t>(of_buffer) / sizeof(double));
    }
    LAPILLI_DEVICE void advance() {
        if (++now == buffers) {
            now = 0;
            parity ^= 1;
        }
    }
    LAPILLI_DEVICE void wait_until_empty() const { barriers.wait(buffers + now, parity ^ 1); }
    /// When all copies of the thread so far have come.
    LAPILLI_DEVICE void fill() const { barriers.arrive_copied(now); }
    LAPILLI_DEVICE void wait_until_filled() const { barriers.wait(now, parity); }
    LAPILLI_DEVICE void empty() const { barriers.arrive_warp(buffers + now, lane_id() == 0); }

  private:
    int buffers, of_buffer, now = 0;
    unsigned parity = 0;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
