// SPDX-License-Identifier: BSD-3-Clause
// Z := Q Z with the Q of a chase, on FP64 tensor cores. A warp has 16 columns of Z and, of them, the rows that the tiles of
// one step and K groups meet, in registers; reflectors stream through shared memory, which all 8 warps read.
//
//     window, b + 16 K rows                             tile: W = Y X     16 reflectors by 16 columns, over b + 16 rows
//     .-----------------.                                     X += V W
//     | group 0: b + 16 |                               X lies in the registers as the tensor cores leave a product X^T:
//     |  | group 1      |  each 16 rows lower           lane 4 g + q has of 8 rows 2 q, 2 q + 1 in columns g and g + 8. So
//     |  |  | ...       |                               it is an operand of the first product as it stands, when rows are
//     '-----------------'                               counted in that order. W goes through shared memory, and is turned.
//
// In each step: tiles K-1 ... 0; then the first b rows are done, they leave, and as many come in at the end, from where the
// pass before has left them. Tasks (pass, slab) go to the blocks in turn; a word for each task says how many of its steps are
// done. Bytes: Z once to and fro for every 16 K sweeps, all tiles for every slab (from L2). Operations: 2 n^2 cols, of which
// the tensor cores do 1.25 times as many, since tiles have b + 16 rows. Bound: the tensor cores.
#pragma once

#include "arch/simt.cuh"
#include "chase/passes.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kChaseApplyWarps = chase_slab / chase_strip, kChaseApplyThreads = 32 * kChaseApplyWarps;

/// Stages: tiles in shared memory; Ahead: the next rows are copied there while the tiles are worked on.
template <int B, int Stages, bool Ahead>
struct ChaseApplySpace {
    static constexpr int tile = 2 * chase_tile * (B + chase_tile);
    static constexpr int ldw = chase_tile + 4,
                         of_w = chase_tile * ldw;  // without bank conflicts for its readers
    static constexpr int ldx = B + 8, of_x = Ahead ? chase_strip * ldx : 0;
    static constexpr int w_at = Stages * tile, x_at = w_at + kChaseApplyWarps * of_w;
    static constexpr std::size_t places_at = (x_at + kChaseApplyWarps * of_x) * sizeof(double);
    static constexpr std::size_t bytes = places_at + 8 * sizeof(std::int64_t);
};

template <int B, int K, int Stages, bool Ahead>
class ChaseApplication {
    using Space = ChaseApplySpace<B, Stages, Ahead>;
    static constexpr int kRows = B + 16 * K, kBlocks = kRows / 8, kNew = B / 8,
                         kOfTile = (B + chase_tile) / 8;

  public:
    LAPILLI_DEVICE explicit ChaseApplication(const ChaseApply<double>& problem)
        : p(problem),
          slabs(static_cast<int>(chase_slabs(problem.cols))),
          passes(static_cast<int>((problem.groups() + K - 1) / K)),
          n(static_cast<int>(problem.n)),
          sweeps(n - 1),
          cols(static_cast<int>(problem.cols)),
          stages(shared<double>(0, Stages * Space::tile)),
          w(shared<double>((Space::w_at + warp_id() * Space::of_w) * sizeof(double), Space::of_w)),
          rows_ahead(shared<double>((Space::x_at + warp_id() * Space::of_x) * sizeof(double), Space::of_x)),
          places(shared<std::int64_t>(Space::places_at, K)) {}

    LAPILLI_DEVICE void run() {
        for (int task = block_id(); task < passes * slabs; task += block_count()) {
            if (!do_task(task)) return;
        }
    }

  private:
    LAPILLI_DEVICE bool do_task(int task) {
        pass = task / slabs;
        slab = task % slabs;
        const int group = (passes - 1 - pass) * K;
        first_row = group * chase_tile;
        steps = static_cast<int>(p.shape().steps(first_row));
        column = slab * chase_slab + warp_id() * chase_strip;
        sync();  // the stages of the task before
        if (thread_id() < K && first_row + thread_id() * chase_tile < sweeps)
            places[thread_id()] = p.place(ChaseTiles::column(p.first, group + thread_id(), 0));
        stage = next_stage = 0;
        sync();
        for (int i = 0; i < Stages - 1; ++i) fetch_tile(i / K, K - 1 - i % K);
        if (sync_or(!wait_for(0, true)) != 0) return false;
        load_rows<0, kBlocks>(first_row);
        bool lost = false;
        for (int t = 0; t < steps; ++t) {
            const int row = first_row + t * B;
            if (t > 0) {
                if constexpr (Ahead) {
                    take_rows_ahead();
                } else {
                    lost = !wait_for(t, true);
                    load_rows<kBlocks - kNew, kBlocks>(row + kRows - B);
                }
            }
            fetched = late = false;
            do_tiles(t, lost);
            store_rows<0, kNew>(row);
            LAPILLI_UNROLL
            for (int i = 0; i < kBlocks - kNew; ++i) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) x[i][e] = x[i + kNew][e];
            }
        }
        store_rows<0, kBlocks - kNew>(first_row + steps * B);
        copy_async_wait<0>();
        if (sync_or(lost) != 0) return false;
        if (thread_id() == 0) atomic_add_release(word(pass), 1u);
        return true;
    }

    /// All tiles of a step.
    LAPILLI_DEVICE void do_tiles(int t, bool& lost) {
        LAPILLI_UNROLL
        for (int k = K - 1; k >= 0; --k) {
            copy_async_wait<Stages - 2>();
            sync();
            // All of the step before have stored their rows.
            if (k == K - 1 && t > 0 && thread_id() == 0) atomic_add_release(word(pass), 1u);
            if (Ahead && !fetched && t + 1 < steps) {
                if (wait_for(t + 1, k == 0)) {
                    fetch_rows(first_row + (t + 1) * B + kRows - B);
                    fetched = true;
                    late = k < Stages - 2;
                } else if (k == 0) {
                    lost = true;
                }
            }
            constexpr int ahead = Stages - 1;
            if (k >= ahead)
                fetch_tile(t, k - ahead);
            else
                fetch_tile(t + 1, k - ahead + K);
            if (has_tile(t, k) && column < cols) multiply(stages.slice(stage * Space::tile, Space::tile), k);
            stage = stage + 1 < Stages ? stage + 1 : 0;
        }
    }
    LAPILLI_DEVICE bool has_tile(int t, int k) const { return first_row + k * chase_tile + t * B < sweeps; }

    /// Copies the tile of the pass' group k in step t to the next stage, if there is one; all threads, one group of copies.
    LAPILLI_DEVICE void fetch_tile(int t, int k) {
        if (has_tile(t, k)) {
            const std::int64_t place = places[k];
            const double* from =
                p.tiles + place + static_cast<std::int64_t>(t) * (ChaseTiles::per_group * Space::tile);
            const Shared<double> to = stages.slice(next_stage * Space::tile, Space::tile);
            LAPILLI_UNROLL
            for (int e = 2 * thread_id(); e < Space::tile; e += 2 * kChaseApplyThreads)
                copy_async16(to, e, from + e);
        }
        copy_async_commit();
        next_stage = next_stage + 1 < Stages ? next_stage + 1 : 0;
    }

    /// X := X + V (Y X) in the rows of the pass' group k, blocks 2 k, 2 k + 1, ... of 8.
    LAPILLI_DEVICE void multiply(const Shared<double>& tile, int k) {
        double product[2][4] = {};
        LAPILLI_UNROLL
        for (int i = 0; i < kOfTile; i += 2) {
            double a[8];
            LAPILLI_UNROLL
            for (int pair = 0; pair < 4; ++pair) read_pair(tile, (i * 2 + pair) * 64, a + 2 * pair);
            LAPILLI_UNROLL
            for (int half = 0; half < 2; ++half) {
                const double(&low)[4] = x[2 * k + i], (&high)[4] = x[2 * k + i + 1];
                const double b[4] = {low[2 * half], low[2 * half + 1], high[2 * half], high[2 * half + 1]};
                mma_f64_16x8x16(product[half], a, b);
            }
        }
        const int g = lane_id() / 4, q = lane_id() % 4;
        LAPILLI_UNROLL
        for (int half = 0; half < 2; ++half) {
            LAPILLI_UNROLL
            for (int part = 0; part < 2; ++part)
                store_pack(w, (g + 8 * part) * Space::ldw + 8 * half + 2 * q,
                           Pack<double>{product[half][2 * part], product[half][2 * part + 1]});
        }
        sync_warp();
        double turned[8];
        LAPILLI_UNROLL
        for (int i = 0; i < 8; ++i) turned[i] = w[(q + 4 * (i / 2)) * Space::ldw + g + 8 * (i % 2)];
        sync_warp();
        LAPILLI_UNROLL
        for (int i = 0; i < kOfTile; ++i) {
            double b[4];
            read_pair(tile, Space::tile / 2 + i * 128, b);
            read_pair(tile, Space::tile / 2 + i * 128 + 64, b + 2);
            mma_f64_16x8x16(x[2 * k + i], turned, b);
        }
    }
    LAPILLI_DEVICE static void read_pair(const Shared<double>& from, int first, double* to) {
        const Pack<double> pair = load_pack(from, first + 2 * lane_id());
        to[0] = pair[0];
        to[1] = pair[1];
    }

    // Rows of the warp's columns between memory and registers; blocks First ... Last of the window that begins in `row`.
    template <int First, int Last>
    LAPILLI_DEVICE void load_rows(int row) {
        over_pairs<First, Last>(row, [&](double* at, int count, double& one, double& other) {
            const Pack<double> pair = count > 1   ? load_pack(at)
                                      : count > 0 ? Pack<double>{load(at), 0.0}
                                                  : Pack<double>{0.0, 0.0};
            one = pair[0];
            other = pair[1];
        });
    }
    template <int First, int Last>
    LAPILLI_DEVICE void store_rows(int row) {
        over_pairs<First, Last>(row, [&](double* at, int count, double& one, double& other) {
            if (count > 1)
                store_pack(at, Pack<double>{one, other});
            else if (count > 0)
                store(at, one);
        });
    }
    /// f(place in Z, rows from there on, the two elements)
    template <int First, int Last, class F>
    LAPILLI_DEVICE void over_pairs(int row, F f) {
        LAPILLI_UNROLL
        for (int half = 0; half < 2; ++half) {
            const int c = column + lane_id() / 4 + 8 * half, r = row + 2 * (lane_id() % 4);
            double* const at = p.z + r + c * p.ldz;
            const int left = c < cols ? n - r : 0;
            LAPILLI_UNROLL
            for (int i = First; i < Last; ++i)
                f(at + 8 * (i - First), left - 8 * (i - First), x[i][2 * half], x[i][2 * half + 1]);
        }
    }

    /// The next rows of the window, from `row` on, on their way to shared memory.
    LAPILLI_DEVICE void fetch_rows(int row) const {
        // A lane has the same two rows of several columns.
        constexpr int lanes = B / 2 < 32 ? B / 2 : 32, together = 32 / lanes;
        const int r = lane_id() % lanes * 2, left = n - row - r;
        const int count = 8 * max(0, min(2, left));
        LAPILLI_UNROLL
        for (int i = 0; i < chase_strip / together; ++i) {
            const int c = i * together + lane_id() / lanes;
            const bool there = column + c < cols && count > 0;
            const double* from = there ? p.z + row + r + (column + c) * p.ldz : p.z;
            copy_async_first<16>(rows_ahead, c * Space::ldx + r, from, there ? count : 0);
        }
    }
    LAPILLI_DEVICE void take_rows_ahead() {
        if (late) copy_async_wait<0>();
        // Else their group is older than those that may be on their way.
        else
            copy_async_wait<Stages - 2>();
        sync_warp();
        const int g = lane_id() / 4, q = lane_id() % 4;
        LAPILLI_UNROLL
        for (int i = 0; i < kNew; ++i) {
            LAPILLI_UNROLL
            for (int half = 0; half < 2; ++half) {
                const Pack<double> pair = load_pack(rows_ahead, (g + 8 * half) * Space::ldx + 8 * i + 2 * q);
                x[kBlocks - kNew + i][2 * half] = pair[0];
                x[kBlocks - kNew + i][2 * half + 1] = pair[1];
            }
        }
        sync_warp();
    }

    LAPILLI_DEVICE unsigned* word(int of_pass) const { return p.progress + of_pass * slabs + slab; }

    /// A warp: until the pass before is done with the rows of step t. False: not yet, or, if it must come, never.
    LAPILLI_DEVICE bool wait_for(int t, bool must) const {
        if (pass == 0) return true;
        bool there = true;
        if (lane_id() == 0) {
            // Its last step counts when all rows have left.
            const auto before = static_cast<unsigned>(p.shape().steps(first_row + K * chase_tile));
            const unsigned enough = min(static_cast<unsigned>(t) + 1, before);
            unsigned polls = 0;
            std::uint64_t since = 0;
            there = load_acquire(word(pass - 1)) >= enough;
            while (!there && must) {
                spin_pause();
                there = load_acquire(word(pass - 1)) >= enough;
                if (!there && ++polls % 1024 == 0 && is_vain(since)) break;
            }
        }
        return any(lane_id() == 0 && there);
    }
    LAPILLI_DEVICE bool is_vain(std::uint64_t& since) const {
        unsigned* const failed = p.progress + passes * slabs;
        if (load_acquire(failed) != 0) return true;
        const std::uint64_t time = nanoseconds();
        if (since == 0) since = time;
        if (time - since < static_cast<std::uint64_t>(p.patience)) return false;
        atomic_max(failed, 1u);
        return true;
    }

    const ChaseApply<double>& p;
    const int slabs, passes, n, sweeps, cols;
    const Shared<double> stages, w, rows_ahead;
    const Shared<std::int64_t> places;  ///< of the first tiles of the pass' groups
    // The task; where it begins; the stages that are read and filled next.
    int pass = 0, slab = 0, steps = 0, first_row = 0, column = 0, stage = 0, next_stage = 0;
    bool fetched = false, late = false;  // the next rows are on their way, and only just
    double x[kBlocks][4];
};

template <int B, int K, int Stages, bool Ahead>
__global__ void __launch_bounds__(kChaseApplyThreads, 1)
    chase_apply(const __grid_constant__ ChaseApply<double> problem) {
    require_cooperative();
    if constexpr (fits_architecture(ChaseApplySpace<B, Stages, Ahead>::bytes))
        ChaseApplication<B, K, Stages, Ahead>(problem).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
