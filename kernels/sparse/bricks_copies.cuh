// SPDX-License-Identifier: BSD-3-Clause
// The warps that copy rows of X for products with bricks: the threads take rows in turn, one pack of 16 bytes
// each.
//
//     columns of the brick   | 8 of the thread's rows | the next 8 | ...     read a step before they are needed, the first ones
//                              |                                             before the buffer is empty
//     rows of X                8 copies on their way; only the warps that multiply wait for them
//
// Packs behind the last vector are set to zero once, and never written again.
#pragma once

#include "sparse/bricks_space.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int Width, bool Packed>
class BrickCopies {
    static constexpr int packs = Width / 2, rows_at_once = 32 * brick_producers / packs, batch = 8;

  public:
    LAPILLI_DEVICE BrickCopies(const BricksPlan& all, const BrickShare& its_share)
        : plan(all), share(its_share), own(static_cast<int>(all.args.product.x.cols)) {
        const SparseProduct<double>& p = plan.args.product;
        const int thread = thread_id() - 32 * plan.cut.consumers;
        const int vector = share.panel * Width + 2 * (thread % packs);
        const std::int64_t left = p.y.rows - vector;
        there = left < 0 ? 0 : left > 2 ? 2 : static_cast<int>(left);
        row = thread / packs;
        // All rows of the thread are the same modulo 4.
        place = thread % packs / 8 * static_cast<int>(plan.args.most_columns) * 16 + 16 * row +
                2 * (thread % 8 ^ 2 * (row % 4));
        // Where column 0 would be in the one, and in the other.
        apart = static_cast<std::uintptr_t>(p.x.ld) * 8;
        halo_apart = static_cast<std::uintptr_t>(p.halo.ld) * 8;
        x = reinterpret_cast<std::uintptr_t>(p.x.data) + static_cast<std::uintptr_t>(vector) * 8;
        halo = reinterpret_cast<std::uintptr_t>(p.halo.data) + static_cast<std::uintptr_t>(vector) * 8 -
               static_cast<std::uintptr_t>(own) * halo_apart;
    }

    /// Before all begin.
    LAPILLI_DEVICE void clear() const {
        if (there == 2) return;
        const auto most = static_cast<int>(plan.args.most_columns);
        const auto all = shared<double>(0, plan.cut.rings_at(plan.args.most_columns) / sizeof(double));
        for (int buffer = 0; buffer < plan.cut.buffers; ++buffer) {
            for (int i = 0; row + i < most; i += rows_at_once)
                store_pack(all, place + buffer * most * Width + 16 * i, Pack<double>{});
        }
    }
    LAPILLI_DEVICE void run(BrickSpace& space) {
        for (; share.brick < plan.args.bricks; share.brick += share.step, space.advance()) {
            const std::int64_t begin = load(plan.args.lists + share.brick);
            const int count = static_cast<int>(load(plan.args.lists + share.brick + 1) - begin);
            const std::int32_t* list = plan.args.columns + begin + row;
            const Shared<double> to = space.x();
            int left = there > 0 ? count - row : 0, index = place;
            int columns[batch], next[batch];
            read(list, left, columns);
            space.wait_until_empty();
            for (; left > 0; left -= batch * rows_at_once) {
                list += batch * rows_at_once;
                read(list, left - batch * rows_at_once, next);
                LAPILLI_UNROLL
                for (int i = 0; i < batch; ++i) {
                    if (columns[i] >= 0) copy(to, index + i * 16 * rows_at_once, columns[i]);
                    columns[i] = next[i];
                }
                index += batch * 16 * rows_at_once;
            }
            space.fill();
        }
    }

  private:
    /// The columns of a batch; -1 behind the last one.
    LAPILLI_DEVICE static void read(const std::int32_t* list, int left, int (&columns)[batch]) {
        LAPILLI_UNROLL
        for (int i = 0; i < batch; ++i)
            columns[i] = i * rows_at_once < left ? load(list + i * rows_at_once) : -1;
    }
    LAPILLI_DEVICE void copy(Shared<double> to, int index, int column) const {
        const bool in_halo = column >= own;
        const auto* const from = reinterpret_cast<const double*>(
            (in_halo ? halo : x) +
            static_cast<std::uintptr_t>(static_cast<std::uint32_t>(column)) * (in_halo ? halo_apart : apart));
        if (Packed && there == 2) {
            copy_async16(to, index, from);
        } else {
            copy_async<8>(to, index, from);
            if (there == 2) copy_async<8>(to, index + 1, from + 1);
        }
    }

    const BricksPlan& plan;
    BrickShare share;
    int own, there, row, place;  // there: numbers of the pack, 0 to 2
    std::uintptr_t apart, halo_apart, x, halo;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
