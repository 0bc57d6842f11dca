// SPDX-License-Identifier: BSD-3-Clause
// One panel of the tridiagonal reduction in one persistent cooperative kernel on every device of a team (the
// steps of TridiagonalPanel in tridiagonal_args.hpp). Per column c, two barriers over the grid:
//
//   multiply   reflector from |a|^2, by every block alike; A v by tiles, and v^H A v with it;
//              W^H v and V^H v by segments, 16 at most, by warps that have nothing else to do
//   ---- barrier      (the tiles of A for the next column, V and W for `combine` are on their way before)
//   (send      several devices: own tiles summed by rows, each row block to its namesake on all devices)
//   combine    y = sum of the parts - V (W^H v) - W (V^H v);  w = tau y - |tau|^2 / 2 (y^H v) v
//              a = next column - V W(c+1,:)^H - W V(c+1,:)^H, this reflector's included; parts of |a|^2
//   ---- barrier
//
// w is final at once, since y^H v = v^H A v - 2 Re (W^H v)^H (V^H v) is known before y; so is w(c+1), which every
// block computes for itself. V and W are read twice a column. In `combine` a row block is 32 rows: lanes are rows,
// the block's 8 warps share the columns of V and W and the partial sums.
// Bytes per column: half of the trailing matrix once, V and W twice (from L2). Bound: the matrix over the
// bandwidth, plus the barriers.
#pragma once

#include "arch/barrier.cuh"
#include "symv_sum.cuh"
#include "tridiagonal_args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kDotSegments = 16;
/// Small shares cost a restart of the copies, and even out what the large ones leave.
inline constexpr std::int64_t kPanelDealsLateFrom = 8000;
static_assert(sizeof(GridBarrier) <= barrier_bytes);

template <int NB, class T>
constexpr std::size_t panel_shared_bytes() {
    // Behind SYMV's space the coefficients of V and W for y and for a, and what each warp has of two sums.
    return symv_shared_bytes<T>() + (4 * NB + 2 * kSymvWarps) * sizeof(T) + kSymvWarps * sizeof(double);
}

/// Where the partial sums of a row block's rows stand.
struct alignas(16) PanelRowSums {
    std::int64_t columns;  ///< from m.columns on, for the first row
    int strips, slots;
};

/// The parts of `scratch`.
template <class T>
struct PanelScratch {
    T* column;
    PanelRowSums* row_sums;  // each takes up to four elements
    T* dots;
    double* norm_parts;  // each takes up to two elements
    real_t<T>* forms;
    LAPILLI_HOST_DEVICE PanelScratch(T* scratch, std::int64_t ld, std::int64_t nb)
        : column(scratch),
          row_sums(reinterpret_cast<PanelRowSums*>(column + ld)),
          dots(reinterpret_cast<T*>(row_sums + ld / symv_unit_rows + 1)),
          norm_parts(reinterpret_cast<double*>(dots + 2 * kDotSegments * nb)),
          forms(reinterpret_cast<real_t<T>*>(norm_parts + panel_most_blocks)) {}
};

/// What SYMV works with: all strips of the device, in one cut.
template <class T>
SymvMatrix<T, panel_most_strips> panel_matrix(const SymvTerms<T>& terms, T* scratch, int blocks) {
    const std::int64_t left = terms.n - terms.first, block = terms.first / terms.nb;
    SymvMatrix<T, panel_most_strips> m{};
    m.shape = {terms.n,    terms.first, terms.nb,
               terms.rank, terms.team,  panel_strip_width<T>(left, terms.nb, terms.team),
               0,          false};
    m.a = terms.a;
    m.lda = terms.lda;
    m.aligned = true;
    const std::int64_t before = block <= terms.rank ? 0 : (block - terms.rank + terms.team - 1) / terms.team;
    symv_cut(m.shape, before * terms.nb, panel_most_strips, blocks, left >= kPanelDealsLateFrom ? 3 : 0,
             m.cut);
    place_partial_sums(m, terms.partial);
    m.forms = PanelScratch<T>(scratch, terms.lda, terms.nb).forms;
    return m;
}

/// v of the current column as the tiles see it: zero to row c, one in row c+1, the scaled column below.
template <class T>
struct ReflectorVector {
    static constexpr bool changes = true, with_form = true;
    const T* column;
    T factor;
    std::int64_t c, n;
    LAPILLI_DEVICE T operator()(std::int64_t i) const {
        if (i <= c || i >= n) return T(0);
        return i == c + 1 ? T(1) : load(column + i) * factor;
    }
    LAPILLI_DEVICE const T* address(std::int64_t i) const { return column + i; }
    LAPILLI_DEVICE T operator()(std::int64_t i, T value) const {
        if (i <= c || i >= n) return T(0);
        return i == c + 1 ? T(1) : value * factor;
    }
};

template <int NB, class T>
class PanelKernel {
    using R = real_t<T>;
    using Stage = SymvStage<T>;

  public:
    LAPILLI_DEVICE PanelKernel(const TridiagonalPanel<T, R>& panel,
                               const SymvMatrix<T, panel_most_strips>& matrix)
        : p(panel),
          m(matrix),
          n(panel.symv.n),
          ld(panel.symv.lda),
          coefficients(shared<T>(symv_shared_bytes<T>(), 4 * NB)),
          of_warps(shared<T>(symv_shared_bytes<T>() + 4 * NB * sizeof(T), 2 * kSymvWarps)),
          norms(shared<double>(symv_shared_bytes<T>() + (4 * NB + 2 * kSymvWarps) * sizeof(T), kSymvWarps)),
          tiles(matrix, shared<T>(0, symv_shared_elements<T>()),
                shared<int>(symv_shared_elements<T>() * sizeof(T), symv_shared_places)) {
        const PanelScratch<T> at(p.scratch, ld, p.symv.nb);
        column = at.column;
        row_sums = at.row_sums;
        dots = at.dots;
        norm_parts = at.norm_parts;
        grid = static_cast<GridBarrier*>(p.barrier);
    }

    LAPILLI_DEVICE void run() {
        c = p.symv.first;
        double norm = enter();
        if (c + 1 == n) return;
        place_row_sums();
        tiles.prepare();
        unsigned barrier = arrive(norm);
        tiles.start();
        for (int j = 0;; ++j, ++c) {
            grid_wait(*grid, barrier);
            const ReflectorTerms of_reflector = fetch_reflector();
            tiles.fetch_vector(ReflectorVector<T>{column, T(0), c, n});
            clear_above(j);
            make_reflector(of_reflector);
            const ReflectorVector<T> v{column, factor, c, n};
            tiles.multiply(v);
            multiply_panel(j, v);
            const bool last = j + 1 == p.width;
            barrier = grid_arrive(*grid);
            if (!last) tiles.start();
            // What does not depend on the product is on its way.
            const std::int64_t unit = first_unit() + block_id();
            RowTerms terms{};
            fetch_terms(terms, j, unit);
            const OwnRow own = fetch_own(j, unit + warp_id() * block_count());
            const CorrectionTerms of_correction = fetch_correction(j);
            const PanelRowSums of_product = fetch_row_sums(unit);
            grid_wait(*grid, barrier);
            if (p.symv.team > 1) send_parts();
            SymvWarpAdder<T> product;
            if (p.symv.team == 1) product.fetch(m, row_sums_at(of_product, unit, lane_id()), warp_id());
            norm = combine(j, v, unit, terms, own, product, correct(j, of_correction));
            if (last) return;
            if (c + 2 == n) break;
            barrier = arrive(norm);
        }
        copy_async_wait<0>();
    }

  private:
    /// Two sums for every thread. Of a warp's stages the last is filled by tiles.multiply() alone.
    LAPILLI_DEVICE static Shared<T> space(int warp) {
        static_assert(Stage::elements >= 2 * kSymvThreads);
        return shared<T>(
            static_cast<std::size_t>((warp + 1) * Stage::count - 1) * Stage::elements * sizeof(T),
            2 * kSymvThreads);
    }
    LAPILLI_DEVICE std::int64_t first_unit() const { return (c + 1) / symv_unit_rows; }

    template <class S>
    LAPILLI_DEVICE static S warp_sum(S value) {
        LAPILLI_UNROLL
        for (int step = 16; step > 0; step /= 2) value += shuffle_xor(value, step);
        return value;
    }

    LAPILLI_DEVICE T* v_at(std::int64_t i, std::int64_t k) { return p.v + i + k * p.ldv; }
    LAPILLI_DEVICE T* w_at(std::int64_t i, std::int64_t k) { return p.w + i + k * p.ldv; }

    LAPILLI_DEVICE static double square(T value) {
        const double re = static_cast<double>(real(value)), im = static_cast<double>(imag(value));
        return re * re + im * im;
    }

    /// The panel's first column, its element of d, and this thread's terms of the norm.
    LAPILLI_DEVICE double enter() {
        if (block_id() == 0 && thread_id() == 0) {
            store(m.taken, 0);
            store(m.taken + 1, 0);
            store(p.d + c, real(load(v_at(c, 0))));
        }
        double norm = 0;
        std::int64_t row = c + 1 + static_cast<std::int64_t>(block_id()) * kSymvThreads + thread_id();
        for (; row < n; row += static_cast<std::int64_t>(block_count()) * kSymvThreads) {
            const T value = load(v_at(row, 0));
            store(column + row, value);
            if (row > c + 1) norm += square(value);
        }
        return norm;
    }

    /// At the barrier before the next column, with this thread's terms of its norm.
    LAPILLI_DEVICE unsigned arrive(double norm) {
        norm = warp_sum(norm);
        if (lane_id() == 0) norms[warp_id()] = norm;
        sync();
        if (thread_id() == 0) {
            double sum = 0;
            LAPILLI_UNROLL
            for (int w = 0; w < kSymvWarps; ++w) {
                const double part = norms[w];
                sum += part;
            }
            store(norm_parts + block_id(), sum);
        }
        return grid_arrive(*grid);
    }

    /// Finds the partial sums of every row block once, as strips and shares stay the same for the panel. Strips begin at
    /// row blocks: no row block has columns of two.
    LAPILLI_DEVICE void place_row_sums() {
        const std::int64_t begin = c / symv_unit_rows + block_id() * kSymvThreads + thread_id();
        for (std::int64_t unit = begin; unit < m.cut.row_units; unit += block_count() * kSymvThreads) {
            const SymvRowSums<T> sums = symv_row_sums(m, static_cast<int>(unit), 0);
            PanelRowSums& to = row_sums[unit];
            store(&to.columns, sums.slots > 0 ? sums.columns - m.columns : std::int64_t(0));
            store(&to.strips, sums.strips);
            store(&to.slots, sums.slots);
        }
    }
    LAPILLI_DEVICE PanelRowSums fetch_row_sums(std::int64_t unit) {
        if (unit >= m.cut.row_units) return {0, 0, 0};
        const PanelRowSums& at = row_sums[unit];
        return {load(&at.columns), load(&at.strips), load(&at.slots)};
    }
    LAPILLI_DEVICE SymvRowSums<T> row_sums_at(const PanelRowSums& at, std::int64_t unit, int in_unit) {
        return {m.rows + unit * symv_unit_rows + in_unit, m.columns + at.columns + in_unit, at.strips,
                at.slots};
    }

    /// The block takes every row block of its own, up to one for each warp at a time. part(unit, sums): what a warp
    /// adds to two sums for each row; finish(unit, sums): one warp has them.
    template <class Part, class Finish>
    LAPILLI_DEVICE void sum_row_blocks(Part part, Finish finish) {
        const std::int64_t units = m.cut.row_units, step = block_count();
        for (std::int64_t begin = first_unit() + block_id(); begin < units; begin += kSymvWarps * step) {
            for (int i = 0; i < kSymvWarps && begin + i * step < units; ++i) {
                T sums[2];
                part(begin + i * step, sums);
                leave_for_sum(sums, space(i));
            }
            sync();
            const std::int64_t own = begin + warp_id() * step;
            if (own < units) {
                T sums[2];
                take_sum(sums, space(warp_id()));
                finish(own, sums);
            }
            if (begin + kSymvWarps * step < units) sync();
        }
    }

    /// Zeros over the first rows of the columns of V and W.
    LAPILLI_DEVICE void clear_above(int j) {
        if (block_id() != 0) return;
        for (std::int64_t row = p.symv.first + thread_id(); row <= c; row += kSymvThreads) {
            store(v_at(row, j), T(0));
            store(w_at(row, j), T(0));
        }
    }

    /// What makes the reflector: on its way while other work is done. Every warp adds up the parts of the norm for
    /// itself: that takes less time than telling each other.
    struct ReflectorTerms {
        static constexpr int rounds = static_cast<int>((panel_most_blocks + 31) / 32);
        T alpha;
        double norm[rounds];
    };
    LAPILLI_DEVICE ReflectorTerms fetch_reflector() {
        ReflectorTerms terms;
        terms.alpha = load(column + c + 1);
        LAPILLI_UNROLL
        for (int i = 0; i < ReflectorTerms::rounds; ++i) {
            const int k = lane_id() + 32 * i;
            terms.norm[i] = k < block_count() ? load(norm_parts + k) : 0.0;
        }
        return terms;
    }

    LAPILLI_DEVICE void make_reflector(const ReflectorTerms& terms) {
        const T alpha = terms.alpha;
        double norm2 = 0;
        LAPILLI_UNROLL
        for (int i = 0; i < ReflectorTerms::rounds; ++i) norm2 += terms.norm[i];
        norm2 = warp_sum(norm2);
        const double re = static_cast<double>(real(alpha)), im = static_cast<double>(imag(alpha));
        R beta = real(alpha);
        tau = T(0);
        factor = T(0);
        if (norm2 > kNegligible || im != 0.0) {
            const double length = -copysign(sqrt(re * re + im * im + norm2), re);
            beta = static_cast<R>(length);
            if constexpr (is_complex<T>) {
                const double dr = re - length, scale = 1.0 / (dr * dr + im * im);
                tau = T(static_cast<R>((length - re) / length), static_cast<R>(-im / length));
                factor = T(static_cast<R>(dr * scale), static_cast<R>(-im * scale));  // 1 / (alpha - beta)
            } else {
                tau = static_cast<R>((length - re) / length);
                factor = static_cast<R>(1.0 / (re - length));
            }
        }
        if (block_id() == 0 && thread_id() == 0) {
            store(p.e + c, beta);
            store(p.tau + c, tau);
        }
    }

    /// Into how many segments the dot products are cut: a warp takes one, or a few.
    LAPILLI_DEVICE static int dot_segments(int j) {
        return max(1, min(kMostSegments, block_count() * kSymvWarps / (2 * max(j, 1))));
    }

    /// dots(k, s): segment s of W(:,k)^H v for k < j, of V(:,k-j)^H v for the rest. Warps that have no tiles left take
    /// one after the other.
    LAPILLI_DEVICE void multiply_panel(int j, const ReflectorVector<T>& v) {
        constexpr int pack = Pack<T>::size, batch = 4, step = 32 * pack;
        const int begin = static_cast<int>(c) + 1, first = begin / 32 * 32,
                  rows = static_cast<int>(n) - first;
        const int segments = dot_segments(j), length = ((rows + segments - 1) / segments + 31) / 32 * 32;
        for (;;) {
            int task = 0;
            if (lane_id() == 0) task = atomic_add(m.taken + 1, 1);
            task = shuffle(task, 0);
            if (task >= 2 * j * segments) break;
            const int k = task / segments, s = task % segments;
            const T* from = k < j ? w_at(0, k) : v_at(0, k - j);
            T sum = T(0);
            const int end = min(static_cast<int>(n), first + (s + 1) * length);
            for (int row = first + s * length + lane_id() * pack; row < end; row += step * batch) {
                // Leading dimensions are in whole packs, and what is read behind the matrix does not count.
                Pack<T> left[batch], right[batch];
                LAPILLI_UNROLL
                for (int i = 0; i < batch; ++i) {
                    const int at = row + step * i;
                    if (at >= end) continue;
                    left[i] = load_pack(from + at);
                    right[i] = load_pack(column + at);
                }
                LAPILLI_UNROLL
                for (int i = 0; i < batch; ++i) {
                    LAPILLI_UNROLL
                    for (int e = 0; e < pack; ++e) {
                        const int at = row + step * i + e;
                        if (at >= begin && at < end) sum = conj_fma(left[i][e], v(at, right[i][e]), sum);
                    }
                }
            }
            sum = warp_sum(sum);
            if (lane_id() == 0) store(dots + task, sum);
        }
    }

    /// This thread's terms of the device's part of v^H A v.
    LAPILLI_DEVICE R form_terms() {
        constexpr int batch = 5;  // a little more than a multiprocessor's own
        const int slots = m.cut.shares() * symv_workers;
        R sum = 0;
        LAPILLI_UNROLL_BY(1)
        for (int slot = thread_id(); slot < slots; slot += batch * kSymvThreads) {
            R part[batch];
            LAPILLI_UNROLL
            for (int i = 0; i < batch; ++i) {
                const int at = slot + i * kSymvThreads;
                part[i] = at < slots ? load(m.forms + at) : R(0);
            }
            LAPILLI_UNROLL
            for (int i = 0; i < batch; ++i) sum += part[i];
        }
        return sum;
    }

    /// This device's part of A v, to every device of the team, its own included, and with the first rows its part
    /// of v^H A v. A flag follows each row block: whoever needs these rows, and nobody else, has to wait for it.
    LAPILLI_DEVICE void send_parts() {
        sum_row_blocks(
            [&](std::int64_t unit, T(&sums)[2]) {
                SymvWarpAdder<T> product;
                product.fetch(m, row_sums_at(fetch_row_sums(unit), unit, lane_id()), warp_id());
                sums[1] = from_real<T>(unit == first_unit() ? form_terms() : R(0));
                sums[0] = product.add_up();
            },
            [&](std::int64_t unit, const T(&sums)[2]) {
                const std::int64_t row = unit * symv_unit_rows + lane_id();
                const R form = warp_sum(real(sums[1]));
                for (int k = 0; k < p.symv.team; ++k) {
                    if (row < n) store(part_at(k, p.symv.rank) + row, sums[0]);
                    if (unit == first_unit() && lane_id() == 0)
                        store(part_at(k, p.symv.rank) + ld, from_real<T>(form));
                }
                sync_warp();
                if (lane_id() < p.symv.team) {
                    store_release_system(flag_at(lane_id(), unit, p.symv.rank), column_number());
                }
            });
        sync();  // the space for sums is used again
    }

    /// A warp waits for all devices' parts of a row block. Lane k, below the size of the team, has seen device k's.
    LAPILLI_DEVICE void await_parts(std::int64_t unit) {
        if (lane_id() < p.symv.team) {
            const unsigned* flag = flag_at(p.symv.rank, unit, lane_id());
            while (load_acquire_system(flag) != column_number() &&
                   load_acquire_system(p.aborted[p.symv.rank]) == 0) {
                spin_pause();
            }
        }
        sync_warp();
    }

    /// The sum of all devices' parts, in their order, once they have come.
    LAPILLI_DEVICE T received_parts(std::int64_t unit, std::int64_t row) {
        await_parts(unit);
        T sum = T(0);
        for (int k = 0; k < p.symv.team && row < n; ++k) sum += load(part_at(p.symv.rank, k) + row);
        return sum;
    }

    /// What the flags of this column say. A device sets them again two columns later at the earliest, when it
    /// has waited for those of the column between, which tell that all of this one are read.
    LAPILLI_DEVICE unsigned column_number() const { return static_cast<unsigned>(c) + 1; }

    /// On device `to`, the flag of a row block, set by device `from`; even and odd columns take turns.
    LAPILLI_DEVICE unsigned* flag_at(int to, std::int64_t unit, int from) {
        return p.flags[to] + (unit * 2 + c % 2) * p.symv.team + from;
    }

    /// Where device `to` keeps the part that device `from` sends it; even and odd columns take turns.
    LAPILLI_DEVICE T* part_at(int to, int from) {
        return p.parts[to] + (c % 2 * p.symv.team + from) * panel_part(ld);
    }

    /// What a warp reads for its part of a row block, a lane for each row. The last row block may reach behind the
    /// matrix, into its padding.
    struct RowTerms {
        static constexpr int most = NB / kSymvWarps;
        T v[most], w[most];
    };
    LAPILLI_DEVICE void fetch_terms(RowTerms& terms, int j, std::int64_t unit) {
        if (unit >= m.cut.row_units) return;
        const std::int64_t row = unit * symv_unit_rows + lane_id();
        const int part = warp_id();
        LAPILLI_UNROLL
        for (int i = 0; i < RowTerms::most; ++i) {
            const int k = part + i * kSymvWarps;
            terms.v[i] = k < j ? load(v_at(row, k)) : T(0);
            terms.w[i] = k < j ? load(w_at(row, k)) : T(0);
        }
    }

    /// What the warp that finishes a row block reads.
    struct OwnRow {
        std::int64_t unit;
        T raw_v, next;
    };
    LAPILLI_DEVICE OwnRow fetch_own(int j, std::int64_t unit) {
        const std::int64_t row = unit * symv_unit_rows + lane_id();
        if (unit >= m.cut.row_units) return {unit, T(0), T(0)};
        return {unit, load(column + row), j + 1 < p.width ? load(v_at(row, j + 1)) : T(0)};
    }

    /// w = tau y + shift v, and the conjugate of w(c+1).
    struct Correction {
        T shift, wc;
    };
    struct CorrectionTerms {
        T w, v;  ///< threads 2k and 2k+1: elements (c+1, k) of W and V
        PanelRowSums product;
    };
    LAPILLI_DEVICE CorrectionTerms fetch_correction(int j) {
        const int k = thread_id() / 2;
        if (k >= j) return {T(0), T(0), fetch_row_sums(first_unit())};
        return {load(w_at(c + 1, k)), load(v_at(c + 1, k)), fetch_row_sums(first_unit())};
    }

    /// Leaves W^H v and V^H v, and behind them the rows c+1 of W and V, to all warps. Of two sums every thread has its
    /// terms: (A v)(c+1) without what V and W take from it, and v^H A v - 2 Re (W^H v)^H (V^H v) = y^H v.
    LAPILLI_DEVICE Correction correct(int j, const CorrectionTerms& terms) {
        // Two threads share the segments of a column.
        constexpr int share = kMostSegments / 2;
        static_assert(2 * NB <= kSymvThreads);
        const int k = thread_id() / 2, which = thread_id() % 2, segments = dot_segments(j);
        T wv[share], vv[share];
        LAPILLI_UNROLL
        for (int i = 0; i < share; ++i) {
            const int s = 2 * i + which;
            const bool counts = k < j && s < segments;
            wv[i] = counts ? load(dots + k * segments + s) : T(0);
            vv[i] = counts ? load(dots + (j + k) * segments + s) : T(0);
        }
        T first = T(0);
        R form = 0;
        if (p.symv.team == 1) {
            SymvRowAdder<kSymvThreads, 1, T> adder;
            adder.fetch(m,
                        row_sums_at(terms.product, first_unit(), static_cast<int>((c + 1) % symv_unit_rows)),
                        thread_id());
            form = form_terms();
            first = adder.add_up();
        } else if (warp_id() == 0) {
            await_parts(first_unit());
            if (lane_id() < p.symv.team) {
                first = load(part_at(p.symv.rank, lane_id()) + c + 1);
                form = real(load(part_at(p.symv.rank, lane_id()) + ld));
            }
        }
        LAPILLI_UNROLL
        for (int i = 1; i < share; ++i) {
            wv[0] += wv[i];
            vv[0] += vv[i];
        }
        const T w = wv[0] + shuffle_xor(wv[0], 1), v = vv[0] + shuffle_xor(vv[0], 1);
        if (k < j && which == 0) {
            coefficients[k] = w;
            coefficients[j + k] = v;
            coefficients[2 * NB + k] = conj(terms.w);
            coefficients[2 * NB + j + k] = conj(terms.v);
            form -= 2 * (real(w) * real(v) + imag(w) * imag(v));
            first -= fma(terms.v, w, terms.w * v);
        }
        first = warp_sum(first);
        form = warp_sum(form);
        if (lane_id() == 0) {
            of_warps[warp_id()] = first;
            of_warps[kSymvWarps + warp_id()] = from_real<T>(form);
        }
        sync();
        first = T(0);
        form = 0;
        LAPILLI_UNROLL
        for (int i = 0; i < kSymvWarps; ++i) {
            const T part = of_warps[i], form_part = of_warps[kSymvWarps + i];
            first += part;
            form += real(form_part);
        }
        const R tau2 = real(tau) * real(tau) + imag(tau) * imag(tau);
        const T shift = from_real<T>(R(-0.5) * tau2 * form);
        return {shift, conj(fma(tau, first, shift))};
    }

    /// The row's elements of V, W and the next column; what that one adds to its norm.
    LAPILLI_DEVICE double finish_row(int j, std::int64_t row, T v, T next, const T (&sums)[2],
                                     const Correction& correction) {
        const T w = fma(correction.shift, v, tau * sums[0]);
        store(v_at(row, j), v);
        store(w_at(row, j), w);
        if (j + 1 == p.width) return 0;
        const T value = next + sums[1] - fma(v, correction.wc, w);
        if (row == c + 1) {
            store(p.d + row, real(value));
        } else {
            store(column + row, value);
        }
        return row > c + 2 ? square(value) : 0;
    }

    /// The result: this thread's terms of the next column's norm.
    LAPILLI_DEVICE double combine(int j, const ReflectorVector<T>& v, std::int64_t ahead, RowTerms& terms,
                                  OwnRow own, SymvWarpAdder<T>& product, const Correction& correction) {
        if (block_id() == 0 && thread_id() < 2) store(m.taken + thread_id(), 0);
        double norm = 0;
        PanelRowSums of_product = fetch_row_sums(ahead + block_count());
        sum_row_blocks(
            [&](std::int64_t, T(&sums)[2]) {
                sums[0] = p.symv.team == 1 ? product.add_up() : T(0);
                sums[1] = T(0);
                LAPILLI_UNROLL
                for (int i = 0; i < RowTerms::most; ++i) {
                    const int k = warp_id() + i * kSymvWarps;
                    if (k >= j) break;
                    const T wv = coefficients[k], vv = coefficients[j + k];
                    const T wc = coefficients[2 * NB + k], vc = coefficients[2 * NB + j + k];
                    sums[0] -= fma(terms.v[i], wv, terms.w[i] * vv);
                    sums[1] -= fma(terms.v[i], wc, terms.w[i] * vc);
                }
                // What the next row block needs is on its way.
                ahead += block_count();
                fetch_terms(terms, j, ahead);
                if (p.symv.team == 1) {
                    product.fetch(m, row_sums_at(of_product, ahead, lane_id()), warp_id());
                    of_product = fetch_row_sums(ahead + block_count());
                }
            },
            [&](std::int64_t unit, T(&sums)[2]) {
                const std::int64_t row = unit * symv_unit_rows + lane_id();
                if (unit != own.unit) own = fetch_own(j, unit);
                if (p.symv.team > 1) sums[0] += received_parts(unit, row);
                if (row > c && row < n)
                    norm += finish_row(j, row, v(row, own.raw_v), own.next, sums, correction);
            });
        return norm;
    }

    /// Registers do not hold more of the largest elements.
    static constexpr int kMostSegments = sizeof(T) == 16 ? kDotSegments / 2 : kDotSegments;
    static constexpr double kNegligible = sizeof(R) == 8 ? 1e-292 : 1e-85;

    const TridiagonalPanel<T, R>& p;
    const SymvMatrix<T, panel_most_strips>& m;
    const std::int64_t n, ld;
    Shared<T> coefficients, of_warps;
    Shared<double> norms;
    SymvTiles<is_complex<T>, T, panel_most_strips> tiles;
    T *column, *dots;
    PanelRowSums* row_sums;
    double* norm_parts;
    GridBarrier* grid;
    std::int64_t c = 0;
    T factor = T(0), tau = T(0);
};

template <int NB, class T>
__global__ void __launch_bounds__(kSymvThreads, 1)
    tridiagonal_panel(const __grid_constant__ TridiagonalPanel<T, real_t<T>> panel,
                      const __grid_constant__ SymvMatrix<T, panel_most_strips> matrix) {
    PanelKernel<NB, T>(panel, matrix).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
