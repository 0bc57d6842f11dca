// SPDX-License-Identifier: BSD-3-Clause
// Z := Q Z with the Q of a chase, on FP64 tensor cores. A warp has 16 columns of Z, 8 complex ones, and of
// them the rows that the tiles of one step and K groups meet, in registers; reflectors stream through shared
// memory, which all 8 warps read.
//
//     window, b + 16 K rows                             tile: W = Y X     16 reflectors by 16 columns, over b + 16 rows
//     .-----------------.                                     X += V W
//     | group 0: b + 16 |                               X lies in the registers as the tensor cores leave a product X^T:
//     |  | group 1      |  each 16 rows lower           lane 4 g + q has of 8 rows 2 q, 2 q + 1 in columns g and g + 8. So
//     |  |  | ...       |                               it is an operand of the first product unchanged, if rows are
//     '-----------------'                               counted in that order. W is transposed through shared memory.
//
// Complex numbers are 8 columns of real parts and 8 of imaginary ones: in the same registers, with two real
// products for one.
//
// In each step: tiles K-1 ... 0; then the first b rows are done, they leave, and as many come in at the end,
// from where the pass before has left them. Tasks (pass, slab) go to the blocks in turn; a word for each pass
// and warp says how many of its steps are done. All threads copy the tiles; a warp may be ahead of another by
// the number of stages. Bytes: Z once in and out for every 16 K sweeps, all tiles for every slab (from L2).
// Operations: 2 n^2 cols; the tensor cores execute 1.2 times as many, since tiles have b + 16 rows. Bound:
// the tensor cores.
#pragma once

#include "arch/patience.cuh"
#include "chase/tiles.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kChaseApplyWarps = chase_warps, kChaseApplyThreads = 32 * kChaseApplyWarps;

/// Stages: tiles in shared memory, a divisor of K; Ahead: the next rows are copied there while the tiles are
/// worked on. Sizes are in real numbers; a scalar has `parts` of them.
template <class T, int B, int Stages, bool Ahead>
struct ChaseApplySpace {
    static constexpr int parts = chase_parts<T>, strip = chase_strip<T>;
    static constexpr int tile = parts * 2 * chase_tile * (B + chase_tile);
    // Leading dimensions without bank conflicts for the readers; but for W where there is little room.
    static constexpr int ldw = chase_tile + (Ahead ? 4 : 2), of_w = chase_tile * ldw;
    static constexpr int ldx = parts * B + (sizeof(T) == 16 ? 2 : 8), of_x = Ahead ? strip * ldx : 0;
    static constexpr int w_at = Stages * tile;
    static constexpr int barriers = 2 * Stages + kChaseApplyWarps;
    static constexpr std::size_t x_at = (w_at + kChaseApplyWarps * of_w) * sizeof(double),
                                 places_at = x_at + kChaseApplyWarps * of_x * sizeof(real_t<T>),
                                 barriers_at = places_at + 8 * sizeof(std::int64_t),
                                 bytes = barriers_at + barriers * sizeof(std::uint64_t);
};

/// The registers of a thread besides X have to be few: others are spilled to local memory, for which shared
/// memory leaves no cache.
template <class T, int B, int K, int Stages, bool Ahead>
class ChaseApplication {
    using R = real_t<T>;
    using Space = ChaseApplySpace<T, B, Stages, Ahead>;
    static constexpr int parts = Space::parts, strip = Space::strip;
    static constexpr int kRows = B + chase_tile * K, kBlocks = kRows / 8, kNew = B / 8,
                         kOfTile = (B + chase_tile) / 8;
    // Tiles are copied kLead ahead of the one in use; warps may be apart by the remaining stages.
    static constexpr int kLead = Stages / 2;
    static_assert(K % Stages == 0 && Space::tile % (2 * kChaseApplyThreads) == 0);

  public:
    LAPILLI_DEVICE explicit ChaseApplication(const ChaseApplyArgs<T>& problem)
        : p(problem),
          stages(shared<double>(0, Stages * Space::tile)),
          w(shared<double>((Space::w_at + warp_id() * Space::of_w) * sizeof(double), Space::of_w)),
          rows_ahead(shared<R>(Space::x_at + warp_id() * Space::of_x * sizeof(R), Space::of_x)),
          places(shared<std::int64_t>(Space::places_at, K)),
          barriers(shared<std::uint64_t>(Space::barriers_at, Space::barriers)) {}

    LAPILLI_DEVICE void run() {
        if (thread_id() == 0) {
            for (int s = 0; s < Stages; ++s) {
                barriers.init(s, kChaseApplyThreads);
                barriers.init(kEmptied + s, kChaseApplyWarps * arrivals_of_a_warp());
            }
            for (int i = 0; i < kChaseApplyWarps; ++i) barriers.init(kRowsOfWarps + i, 32);
        }
        for (int task = block_id(); task < passes() * slabs(); task += block_count()) {
            progress = p.progress + task * kChaseApplyWarps + warp_id();
            const int own_strip = task % slabs() * kChaseApplyWarps + warp_id();
            if (!do_task((passes() - 1 - task / slabs()) * K, own_strip * strip)) return;
        }
    }

  private:
    // Barriers: a stage is full, a stage is empty, the next rows of a warp have come.
    static constexpr int kEmptied = Stages, kRowsOfWarps = 2 * Stages;

    LAPILLI_DEVICE int slabs() const { return static_cast<int>(chase_slabs<T>(p.cols)); }
    LAPILLI_DEVICE int passes() const { return static_cast<int>((p.groups() + K - 1) / K); }

    /// The pass over groups of sweeps from `group` on, of the warp's columns.
    LAPILLI_DEVICE bool do_task(int group, int first_column) {
        column = first_column;
        row = group * chase_tile;
        sync();  // the barriers, or the places of the task before
        if (thread_id() < K && has_tile(row, thread_id()))
            places[thread_id()] = p.place(ChaseTiles::column(p.first, group + thread_id(), 0)) * parts;
        sync();
        LAPILLI_UNROLL
        for (int place = 0; place < kLead; ++place) fill(0, row, place, phase);
        bool lost = !wait_for(0, true);
        load_rows<0, kBlocks>(row);
        for (int t = 0; t == 0 || has_tile(row, 0); ++t) {
            if (t > 0) {
                if constexpr (Ahead) {
                    take_rows_ahead();
                } else {
                    lost = !wait_for(t, !lost) || lost;
                    load_rows<kBlocks - kNew, kBlocks>(row + kRows - B);
                }
            }
            do_tiles(t, lost);
            store_rows<0, kNew>(row);
            LAPILLI_UNROLL
            for (int i = 0; i < kBlocks - kNew; ++i) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) x[i][e] = x[i + kNew][e];
            }
            row += B;
            if (K / Stages % 2 != 0) phase ^= 1;
        }
        store_rows<0, kBlocks - kNew>(row);
        release(Stages - 1);
        publish(kAll);
        return sync_or(lost) == 0;
    }

    /// All tiles of a step, from the last group to the first.
    LAPILLI_DEVICE void do_tiles(int t, bool& lost) {
        bool fetched = !Ahead || !has_tile(row + B, 0);
        LAPILLI_UNROLL
        for (int place = 0; place < K; ++place) {
            const int k = K - 1 - place, stage = place % Stages;
            unsigned seen = 0;
            if (Ahead && place > 0 && !fetched && !is_first() && lane_id() == 0)
                seen = load_relaxed(before());
            barriers.wait(stage, parity(place, phase));
            const Shared<double> tile = stages.slice(stage * Space::tile, Space::tile);
            double turned[8];
            first_product(tile, k, turned);
            // All that the tile before was read for has been read.
            if (t > 0 || place > 0) release((stage + Stages - 1) % Stages);
            if (place + kLead < K)
                fill(t, row, place + kLead, phase);
            else if (has_tile(row + B, 0))
                fill(t + 1, row + B, place + kLead - K, K / Stages % 2 != 0 ? phase ^ 1 : phase);
            second_product(tile, k, turned);
            if (!Ahead && place == 1 && t > 0) publish();
            if (Ahead && place > 0) {
                bool ready =
                    !fetched && any(lane_id() == 0 && (is_first() || seen >= static_cast<unsigned>(t) + 2));
                // The stores of the step before were issued so long ago that there is little to wait for.
                if (place == 1 && t > 0)
                    publish();
                else if (ready)
                    order();
                if (!fetched && !ready && k == 0) {
                    lost = !wait_for(t + 1, !lost) || lost;
                    ready = true;
                }
                if (ready) fetch_rows(row + kRows);
                fetched = fetched || ready;
            }
        }
    }
    LAPILLI_DEVICE bool has_tile(int of_row, int k) const {
        return of_row + k * chase_tile < static_cast<int>(p.n) - 1;
    }

    /// The parity of the barriers of the stage with a step's tile.
    LAPILLI_DEVICE static unsigned parity(int place, unsigned of_step) {
        return (of_step + static_cast<unsigned>(place / Stages)) & 1;
    }
    /// Copies a tile of step t, which begins in a row, if there is one, to its stage when that is empty.
    LAPILLI_DEVICE void fill(int t, int of_row, int place, unsigned of_step) {
        const int k = K - 1 - place, stage = place % Stages;
        barriers.wait(kEmptied + stage, parity(place, of_step) ^ 1);
        // One that is not there is read as zeros.
        const bool there = has_tile(of_row, k);
        const std::int64_t of_group =
            there ? places[k] + static_cast<std::int64_t>(t) * (ChaseTiles::per_group * Space::tile) : 0;
        const int thread = opaque(2 * thread_id());
        const double* const from = reinterpret_cast<const double*>(p.tiles) + of_group + thread;
        const Shared<double> to = stages.slice(stage * Space::tile, Space::tile);
        LAPILLI_UNROLL
        for (int e = 0; e < Space::tile; e += 2 * kChaseApplyThreads)
            copy_async_or_zero<16>(to, e + thread, from + e, there);
        barriers.arrive_copied(stage);
    }
    /// The warp has read a stage.
    LAPILLI_DEVICE void release(int stage) const { barriers.arrive_warp(kEmptied + stage, lane_id() == 0); }

    /// W := Y X with X in the rows of the pass' group k, blocks 2 k, 2 k + 1, ... of 8; turned: W^T as an
    /// operand. Of complex numbers columns 0 to 7 are the real parts, the others the imaginary ones.
    LAPILLI_DEVICE void first_product(const Shared<double>& tile, int k, double (&turned)[8]) {
        double product[2][4] = {};
        LAPILLI_UNROLL
        for (int i = 0; i < kOfTile; ++i) {
            const double(&rows)[4] = x[2 * k + i];
            LAPILLI_UNROLL
            for (int part = 0; part < parts; ++part) {
                const int at = (i / 2 * parts + part) * 256 + i % 2 * 128;
                const Pack<double> even = read_pair(tile, at), odd = read_pair(tile, at + 64);
                LAPILLI_UNROLL
                for (int half = 0; half < 2; ++half) {
                    const int of = part == 0 ? half : 1 - half;
                    const double sign = part == 1 && half == 0 ? -1.0 : 1.0;
                    mma_f64_16x8x8(product[half], even[0], even[1], odd[0], odd[1], sign * rows[2 * of],
                                   sign * rows[2 * of + 1]);
                }
            }
        }
        const int g = lane_id() / 4, q = lane_id() % 4;
        LAPILLI_UNROLL
        for (int half = 0; half < 2; ++half) {
            LAPILLI_UNROLL
            for (int low = 0; low < 2; ++low)
                store_pack(w, (g + 8 * low) * Space::ldw + 8 * half + 2 * q,
                           Pack<double>{product[half][2 * low], product[half][2 * low + 1]});
        }
        sync_warp();
        LAPILLI_UNROLL
        for (int i = 0; i < 8; ++i) turned[i] = w[(q + 4 * (i / 2)) * Space::ldw + g + 8 * (i % 2)];
        sync_warp();
    }
    /// X := X + V W
    LAPILLI_DEVICE void second_product(const Shared<double>& tile, int k, const double (&turned)[8]) {
        LAPILLI_UNROLL
        for (int i = 0; i < kOfTile; ++i) {
            LAPILLI_UNROLL
            for (int part = 0; part < parts; ++part) {
                LAPILLI_UNROLL
                for (int low = 0; low < 8; low += 4) {
                    // Reflector m has the rows from 1 + m to B + m.
                    if ((i == 0 && low == 4) || (i == kOfTile - 1 && low == 0)) continue;
                    const int at = Space::tile / 2 + (i * parts + part) * 128 + 16 * low;
                    const Pack<double> of_v = read_pair(tile, at);
                    if (part == 0)
                        mma_f64_16x8x8(x[2 * k + i], turned[low], turned[low + 1], turned[low + 2],
                                       turned[low + 3], of_v[0], of_v[1]);
                    else  // by i W
                        mma_f64_16x8x8(x[2 * k + i], -turned[low + 1], turned[low], -turned[low + 3],
                                       turned[low + 2], of_v[0], of_v[1]);
                }
            }
        }
    }
    LAPILLI_DEVICE static Pack<double> read_pair(const Shared<double>& from, int first) {
        return load_pack(from, first + 2 * lane_id());
    }

    // Rows of the warp's columns between memory and registers; blocks First ... Last of the window that
    // begins in a row. A pair is two rows of a column, or a complex number.
    using Pair = Complex<R>;
    LAPILLI_DEVICE static Pair load_pair(const R* at) {
        if constexpr (sizeof(Pair) == 16) {
            const Pack<R> pack = load_pack(at);
            return {pack[0], pack[1]};
        } else {
            return load(reinterpret_cast<const Pair*>(at));
        }
    }
    LAPILLI_DEVICE static void store_pair(R* at, Pair pair) {
        if constexpr (sizeof(Pair) == 16)
            store_pack(at, Pack<R>{pair.re, pair.im});
        else
            store(reinterpret_cast<Pair*>(at), pair);
    }
    template <int First, int Last>
    LAPILLI_DEVICE void load_rows(int from_row) {
        over_pairs<First, Last>(from_row, [&](R* at, int count, double& one, double& other) {
            const Pair pair = count > 1 ? load_pair(at) : Pair{count > 0 ? load(at) : R(0), R(0)};
            one = pair.re;
            other = pair.im;
        });
    }
    template <int First, int Last>
    LAPILLI_DEVICE void store_rows(int from_row) {
        over_pairs<First, Last>(from_row, [&](R* at, int count, double& one, double& other) {
            if (count > 1)
                store_pair(at, Pair(static_cast<R>(one), static_cast<R>(other)));
            else if (count > 0)
                store(at, static_cast<R>(one));
        });
    }
    /// f(place in Z, numbers from there on, the two numbers)
    template <int First, int Last, class F>
    LAPILLI_DEVICE void over_pairs(int from_row, F f) {
        const int lane = opaque(lane_id());
        LAPILLI_UNROLL
        for (int half = 0; half < 2; ++half) {
            const int c = column + lane / 4 + (parts == 1 ? 8 * half : 0),
                      r = from_row + 2 * (lane % 4) + (parts == 1 ? 0 : half);
            R* const at = opaque(reinterpret_cast<R*>(p.z) + (r + c * p.ldz) * parts);
            const int left = opaque(c < static_cast<int>(p.cols) ? static_cast<int>(p.n) - r : 0);
            LAPILLI_UNROLL
            for (int i = First; i < Last; ++i) {
                double(&of)[4] = x[i];
                f(at + 8 * parts * (i - First), parts * (left - 8 * (i - First)),
                  of[parts == 1 ? 2 * half : half], of[parts == 1 ? 2 * half + 1 : half + 2]);
            }
        }
    }

    /// The next rows of the window, from `from_row` on, on their way to shared memory.
    LAPILLI_DEVICE void fetch_rows(int from_row) const {
        constexpr int of_pack = Pack<R>::size, packs = parts * B / of_pack,
                      together = packs < 32 ? 32 / packs : 1, turns = packs < 32 ? 1 : packs / 32;
        const int lane = opaque(lane_id());
        LAPILLI_UNROLL
        for (int turn = 0; turn < turns; ++turn) {
            // A lane has the same place in several columns.
            const int r = of_pack * (lane % packs + 32 * turn), c = lane / packs;
            const int count = static_cast<int>(sizeof(R)) *
                              max(0, min(of_pack, parts * (static_cast<int>(p.n) - from_row) - r));
            const int columns = count > 0 ? static_cast<int>(p.cols) - column - c : 0;
            const R* const z = reinterpret_cast<const R*>(p.z);
            const R* from = z + from_row * parts + r + (column + c) * p.ldz * parts;
            LAPILLI_UNROLL
            for (int i = 0; i < strip; i += together) {
                copy_async_first<16>(rows_ahead, (i + c) * Space::ldx + r, i < columns ? from : z,
                                     i < columns ? count : 0);
                from = opaque(from + together * p.ldz * parts);
            }
        }
        barriers.arrive_copied(kRowsOfWarps + warp_id());
    }
    LAPILLI_DEVICE void take_rows_ahead() {
        barriers.wait(kRowsOfWarps + warp_id(), rows_parity);
        rows_parity ^= 1;
        const int lane = opaque(lane_id()), g = lane / 4, q = lane % 4;
        LAPILLI_UNROLL
        for (int i = 0; i < kNew; ++i) {
            double(&to)[4] = x[kBlocks - kNew + i];
            LAPILLI_UNROLL
            for (int half = 0; half < 2; ++half) {
                const int at = parts == 1 ? (g + 8 * half) * Space::ldx + 8 * i + 2 * q
                                          : g * Space::ldx + 2 * (8 * i + 2 * q + half);
                double &one = to[parts == 1 ? 2 * half : half],
                       &other = to[parts == 1 ? 2 * half + 1 : half + 2];
                if constexpr (sizeof(Pair) == 16) {
                    const Pack<R> pack = load_pack(rows_ahead, at);
                    one = pack[0];
                    other = pack[1];
                } else {
                    const R first = rows_ahead[at], second = rows_ahead[at + 1];
                    one = first;
                    other = second;
                }
            }
        }
        sync_warp();
    }

    // A word of the warp's columns counts the steps of a pass that are done.
    LAPILLI_DEVICE bool is_first() const { return progress < p.progress + slabs() * kChaseApplyWarps; }
    LAPILLI_DEVICE const unsigned* before() const { return progress - slabs() * kChaseApplyWarps; }
    /// More than a pass has: nothing more is stored.
    static constexpr unsigned kAll = 1u << 31;
    /// Tells that the warp has stored the rows of `steps` more steps; also order().
    LAPILLI_DEVICE void publish(unsigned steps = 1) const {
        sync_warp();
        if (lane_id() == 0) {
            fence();
            atomic_add(progress, steps);
        }
        sync_warp();
    }
    /// Orders the warp's later reads after the words of others that it has seen.
    LAPILLI_DEVICE static void order() {
        if (lane_id() == 0) fence();
        sync_warp();
    }
    /// A warp: until the pass before is done with the rows of step t. False: not yet, or, if it must come,
    /// never.
    LAPILLI_DEVICE bool wait_for(int t, bool must) const {
        if (is_first()) return true;
        bool there = true;
        if (lane_id() == 0) {
            const unsigned wanted = static_cast<unsigned>(t) + 1;
            Patience patience(p.progress + passes() * slabs() * kChaseApplyWarps, p.patience);
            there = load_acquire(before()) >= wanted;
            while (!there && must && !patience.is_over()) there = load_acquire(before()) >= wanted;
        }
        return any(lane_id() == 0 && there);
    }

    const ChaseApplyArgs<T>& p;
    const Shared<double> stages, w;
    const Shared<R> rows_ahead;
    const Shared<std::int64_t> places;  ///< of the first tiles of the pass' groups
    const TransferBarriers barriers;
    unsigned* progress = nullptr;
    int column = 0, row = 0;  // the warp's first column, the window's first row
    unsigned phase = 0, rows_parity = 0;
    double x[kBlocks][4];
};

template <class T, int B, int K, int Stages, bool Ahead>
__global__ void __launch_bounds__(kChaseApplyThreads, 1)
    chase_apply(const __grid_constant__ ChaseApplyArgs<T> problem) {
    require_cooperative();
    if constexpr (fits_architecture(ChaseApplySpace<T, B, Stages, Ahead>::bytes))
        ChaseApplication<T, B, K, Stages, Ahead>(problem).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
