// SPDX-License-Identifier: BSD-3-Clause
// One panel of the tridiagonal reduction in one persistent cooperative kernel on every device of a team (the
// steps of TridiagonalPanel in tridiagonal_args.hpp). Per column, three barriers over the grid:
//
//   advance    w of the column before gets its last correction; a = t - v conj(w_c) - w; parts of |a|^2
//   ---- barrier      (the first tiles of A are on their way since before `advance`)
//   multiply   reflector from |a|^2, by every block alike; W^H v and V^H v by segments, 16 at most;
//              A v by tiles
//   ---- barrier
//   (send      several devices: own tiles summed by rows, each row block to its namesake on all devices)
//   combine    y = sum of the parts; w' = tau (y - V (W^H v) - W (V^H v)); parts of w'^H v
//              t = next column - V W(c+1,:)^H - W V(c+1,:)^H over the reflectors before this one
//   ---- barrier
//
// V and W are read twice a column, in `multiply` and once for both lines of `combine`. In `combine` a row
// block is 32 rows: lanes are rows, the block's 8 warps share the columns of V and W and the partial sums.
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
inline constexpr std::int64_t kPanelDealsLateFrom = 4000;
static_assert(sizeof(GridBarrier) <= barrier_bytes);

template <int NB, class T>
constexpr std::size_t panel_shared_bytes() {
    // SYMV's space, which serves the other phases, too; behind it the coefficients of V and W in both lines.
    return symv_shared_bytes<T>() + 4 * NB * sizeof(T) + 64 * sizeof(double);
}

/// What SYMV works with: all strips of the device, in one cut.
template <class T>
SymvMatrix<T, panel_most_strips> panel_matrix(const SymvTerms<T>& terms, int blocks) {
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
    return m;
}

/// v of the current column as the tiles see it: zero to row c, one in row c+1, the scaled column below.
template <class T>
struct ReflectorVector {
    static constexpr bool changes = true;
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

  public:
    LAPILLI_DEVICE PanelKernel(const TridiagonalPanel<T, R>& panel,
                               const SymvMatrix<T, panel_most_strips>& matrix)
        : p(panel),
          m(matrix),
          n(panel.symv.n),
          ld(panel.symv.lda),
          space(shared<T>(0, 2 * kSymvThreads)),
          coefficients(shared<T>(symv_shared_bytes<T>(), 4 * NB)),
          reals(shared<double>(symv_shared_bytes<T>() + 4 * NB * sizeof(T), 64)),
          tiles(matrix, shared<T>(0, symv_shared_elements<T>()),
                shared<int>(symv_shared_elements<T>() * sizeof(T), symv_shared_places)) {
        column = p.scratch;
        w_raw = column + ld;
        next = w_raw + ld;
        norm_parts = reinterpret_cast<double*>(next + ld);
        product_parts = next + ld + 2 * panel_most_blocks;  // a double takes up to two elements
        dots = product_parts + panel_most_blocks;
        grid = static_cast<GridBarrier*>(p.barrier);
    }

    LAPILLI_DEVICE void run() {
        tiles.prepare();
        for (int j = 0; j < p.width; ++j) {
            c = p.symv.first + j;
            if (c + 1 < n) tiles.start();
            advance(j);
            if (c + 1 == n) return;
            grid_sync(*grid);
            make_reflector(j);
            const ReflectorVector<T> v{column, factor, c, n};
            multiply_panel(j, v);
            tiles.multiply(v);
            grid_sync(*grid);
            if (p.symv.team > 1) send_parts();
            combine(j, v);
            grid_sync(*grid);
        }
        c = p.symv.first + p.width;
        finish_w(static_cast<int>(p.width) - 1, correction(static_cast<int>(p.width)));
    }

  private:
    /// Calls f(row) for the rows from the panel's first on, a thread each.
    template <class F>
    LAPILLI_DEVICE void for_rows(F f) {
        for (std::int64_t row =
                 p.symv.first + static_cast<std::int64_t>(block_id()) * kSymvThreads + thread_id();
             row < n; row += static_cast<std::int64_t>(block_count()) * kSymvThreads) {
            f(row);
        }
    }

    /// Calls f(row) for this block's row blocks below the diagonal, a lane each, in every warp. The last row
    /// block may reach behind the matrix, into its padding.
    template <class F>
    LAPILLI_DEVICE void for_row_blocks(F f) {
        for (std::int64_t b = (c + 1) / symv_unit_rows + block_id(); b * symv_unit_rows < n;
             b += block_count()) {
            f(b * symv_unit_rows + lane_id());
        }
    }

    template <class S>
    LAPILLI_DEVICE static S warp_sum(S value) {
        LAPILLI_UNROLL
        for (int step = 16; step > 0; step /= 2) value += shuffle_xor(value, step);
        return value;
    }

    /// This block's part of a sum over the grid: what its threads have, added up and stored.
    template <class S>
    LAPILLI_DEVICE void store_part(S* parts, S value, Shared<S> buffer) {
        value = warp_sum(value);
        sync();
        if (lane_id() == 0) buffer[warp_id()] = value;
        sync();
        if (thread_id() != 0) return;
        S total = buffer[0];
        LAPILLI_UNROLL
        for (int w = 1; w < kSymvWarps; ++w) {
            const S part = buffer[w];
            total += part;
        }
        store(parts + block_id(), total);
    }

    /// The sum over the grid. Every warp computes it for itself: that takes less time than telling each
    /// other.
    template <class S>
    LAPILLI_DEVICE S sum_of_parts(const S* parts) {
        constexpr int rounds = static_cast<int>((panel_most_blocks + 31) / 32);
        S part[rounds], sum = S(0);
        LAPILLI_UNROLL
        for (int i = 0; i < rounds; ++i) {
            const int k = lane_id() + 32 * i;
            part[i] = k < block_count() ? load(parts + k) : S(0);
        }
        LAPILLI_UNROLL
        for (int i = 0; i < rounds; ++i) sum += part[i];
        return warp_sum(sum);
    }

    LAPILLI_DEVICE T* v_at(std::int64_t i, std::int64_t k) { return p.v + i + k * p.ldv; }
    LAPILLI_DEVICE T* w_at(std::int64_t i, std::int64_t k) { return p.w + i + k * p.ldv; }

    /// What w of column j-1 lacks: -(tau / 2) (w'^H v), from the parts of the product.
    LAPILLI_DEVICE T correction(int j) {
        const T half_tau = R(-0.5) * load(p.tau + p.symv.first + j - 1);
        return half_tau * sum_of_parts(product_parts);
    }

    /// w(:, k) = w' + shift v, zero down to its column's row.
    LAPILLI_DEVICE T final_w(std::int64_t row, int k, T shift) {
        return row <= p.symv.first + k ? T(0) : fma(shift, load(v_at(row, k)), load(w_raw + row));
    }

    LAPILLI_DEVICE void finish_w(int k, T shift) {
        for_rows([&](std::int64_t row) { store(w_at(row, k), final_w(row, k, shift)); });
    }

    LAPILLI_DEVICE void advance(int j) {
        if (block_id() == 0 && thread_id() == 0) store(m.taken, 0);
        // The rows' numbers are on their way while the correction is added up.
        T v_row = T(0), raw_row = T(0), next_row = T(0);
        const auto fetch = [&](std::int64_t row) {
            if (row >= n) return;
            v_row = load(v_at(row, max(j - 1, 0)));
            if (j > 0) raw_row = load(w_raw + row);
            if (j > 0) next_row = load(next + row);
        };
        std::int64_t row = p.symv.first + static_cast<std::int64_t>(block_id()) * kSymvThreads + thread_id();
        fetch(row);
        T shift = T(0), wc = T(0);
        if (j > 0) {
            const T raw = load(w_raw + c);
            shift = correction(j);
            wc = conj(raw + shift);  // v is one in this row
        }
        double norm = 0;
        while (row < n) {
            T value = T(0);
            if (j > 0) {
                const T w = row < c ? T(0) : fma(shift, v_row, raw_row);
                store(w_at(row, j - 1), w);
                if (row >= c) value = next_row - fma(v_row, wc, w);
            } else if (row >= c) {
                value = v_row;
            }
            if (row == c) store(p.d + c, real(value));
            if (row > c) store(column + row, value);
            if (row > c + 1) {
                const double re = static_cast<double>(real(value)), im = static_cast<double>(imag(value));
                norm += re * re + im * im;
            }
            row += static_cast<std::int64_t>(block_count()) * kSymvThreads;
            fetch(row);
        }
        store_part(norm_parts, norm, reals);
    }

    LAPILLI_DEVICE void make_reflector(int j) {
        const T alpha = load(column + c + 1);
        const double norm2 = sum_of_parts(norm_parts);
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
        const ReflectorVector<T> v{column, factor, c, n};
        for_rows([&](std::int64_t row) { store(v_at(row, j), v(row)); });
    }

    /// Into how many segments the dot products are cut: a warp takes one, or a few.
    LAPILLI_DEVICE static int dot_segments(int j) {
        return max(1, min(kDotSegments, block_count() * kSymvWarps / (2 * max(j, 1))));
    }

    /// dots(k, s): segment s of W(:,k)^H v for k < j, of V(:,k-j)^H v for the rest.
    LAPILLI_DEVICE void multiply_panel(int j, const ReflectorVector<T>& v) {
        constexpr int batch = 8;
        const int first = static_cast<int>((c + 1) / 32 * 32), rows = static_cast<int>(n) - first;
        const int segments = dot_segments(j), length = ((rows + segments - 1) / segments + 31) / 32 * 32;
        for (int task = block_id() * kSymvWarps + warp_id(); task < 2 * j * segments;
             task += block_count() * kSymvWarps) {
            const int k = task / segments, s = task % segments;
            const T* from = k < j ? w_at(0, k) : v_at(0, k - j);
            T sum = T(0);
            const int end = min(static_cast<int>(n), first + (s + 1) * length);
            for (int row = first + s * length + lane_id(); row < end; row += 32 * batch) {
                T left[batch], right[batch];
                LAPILLI_UNROLL
                for (int i = 0; i < batch; ++i) {
                    const int at = row + 32 * i;
                    left[i] = at < end ? load(from + at) : T(0);
                    right[i] = at < end ? load(column + at) : T(0);
                }
                LAPILLI_UNROLL
                for (int i = 0; i < batch; ++i) sum = conj_fma(left[i], v(row + 32 * i, right[i]), sum);
            }
            sum = warp_sum(sum);
            if (lane_id() == 0) store(dots + task, sum);
        }
    }

    /// This device's part of A v, to every device of the team, its own included. A flag follows each row
    /// block: the block that needs these rows is the same one on every device, so nobody else has to wait.
    LAPILLI_DEVICE void send_parts() {
        for_row_blocks([&](std::int64_t row) {
            T total[] = {symv_partial_row(m, static_cast<int>(row / symv_unit_rows))};
            sum_over_warps(total, space);
            if (warp_id() != 0) return;
            if (row < n) {
                for (int k = 0; k < p.symv.team; ++k) store(part_at(k, p.symv.rank) + row, total[0]);
            }
            sync_warp();
            const int peer = lane_id();
            if (peer < p.symv.team && peer != p.symv.rank) {
                fence_system();
                store_release_system(flag_at(peer, row, p.symv.rank), column_number());
            }
        });
    }

    /// Warp 0: the sum of all devices' parts, in their order, once they have come.
    LAPILLI_DEVICE T received_parts(std::int64_t row) {
        const int peer = lane_id();
        if (peer < p.symv.team && peer != p.symv.rank) {
            const unsigned* flag = flag_at(p.symv.rank, row, peer);
            while (load_acquire_system(flag) != column_number() &&
                   load_acquire_system(p.aborted[p.symv.rank]) == 0) {
                spin_pause();
            }
        }
        sync_warp();
        T sum = T(0);
        for (int k = 0; k < p.symv.team && row < n; ++k) sum += load(part_at(p.symv.rank, k) + row);
        return sum;
    }

    /// What the flags of this column say. A device sets them again two columns later at the earliest, when
    /// its own barriers, which follow on flags of the column between, tell that all of this one are read.
    LAPILLI_DEVICE unsigned column_number() const { return static_cast<unsigned>(c) + 1; }

    /// On device `to`, the flag of the row block that `row` is in, set by device `from`; even and odd columns
    /// take turns.
    LAPILLI_DEVICE unsigned* flag_at(int to, std::int64_t row, int from) {
        return p.flags[to] + ((row / symv_unit_rows) * 2 + c % 2) * p.symv.team + from;
    }

    /// Where device `to` keeps the part that device `from` sends it; even and odd columns take turns.
    LAPILLI_DEVICE T* part_at(int to, int from) { return p.parts[to] + (c % 2 * p.symv.team + from) * ld; }

    /// What a warp reads for its part of a row unit, a lane for each row.
    struct RowTerms {
        static constexpr int most = NB / kSymvWarps;
        T v[most], w[most], next, product, raw_v;
    };
    LAPILLI_DEVICE void fetch_terms(RowTerms& terms, int j, std::int64_t unit) {
        const std::int64_t row = unit * symv_unit_rows + lane_id();
        const int part = warp_id();
        LAPILLI_UNROLL
        for (int i = 0; i < RowTerms::most; ++i) {
            const int k = part + i * kSymvWarps;
            terms.v[i] = k < j ? load(v_at(row, k)) : T(0);
            terms.w[i] = k < j ? load(w_at(row, k)) : T(0);
        }
        terms.next = j + 1 < p.width && part == 0 ? load(v_at(row, j + 1)) : T(0);
        terms.raw_v = part == 0 ? load(column + row) : T(0);
        terms.product = p.symv.team == 1 ? symv_partial_row(m, static_cast<int>(unit)) : T(0);
    }

    LAPILLI_DEVICE void combine(int j, const ReflectorVector<T>& v) {
        const std::int64_t units = m.cut.row_units;
        const int part = warp_id();
        std::int64_t unit = (c + 1) / symv_unit_rows + block_id();
        // The first rows' numbers are on their way while the coefficients are added up, and so on.
        RowTerms terms{};
        if (unit < units) fetch_terms(terms, j, unit);
        const int segments = dot_segments(j);
        for (int k = thread_id(); k < 2 * j; k += thread_count()) {
            T share[kDotSegments], sum = T(0);
            LAPILLI_UNROLL
            for (int s = 0; s < kDotSegments; ++s)
                share[s] = s < segments ? load(dots + k * segments + s) : T(0);
            const T row = k < j ? load(w_at(c + 1, k)) : load(v_at(c + 1, k - j));
            LAPILLI_UNROLL
            for (int s = 0; s < kDotSegments; ++s) sum += share[s];
            coefficients[k] = sum;
            coefficients[2 * NB + k] = conj(row);
        }
        sync();
        T product = T(0);
        while (unit < units) {
            const std::int64_t row = unit * symv_unit_rows + lane_id();
            T sums[] = {terms.product, terms.next};
            const T raw_v = terms.raw_v;
            LAPILLI_UNROLL
            for (int i = 0; i < RowTerms::most; ++i) {
                const int k = part + i * kSymvWarps;
                if (k >= j) break;
                const T wv = coefficients[k], vv = coefficients[j + k];
                const T wc = coefficients[2 * NB + k], vc = coefficients[2 * NB + j + k];
                sums[0] -= fma(terms.v[i], wv, terms.w[i] * vv);
                sums[1] -= fma(terms.v[i], wc, terms.w[i] * vc);
            }
            unit += block_count();
            if (unit < units) fetch_terms(terms, j, unit);
            sum_over_warps(sums, space);
            if (part != 0) continue;
            if (p.symv.team > 1) sums[0] += received_parts(row);
            if (row > c && row < n) {
                const T w = tau * sums[0];
                store(w_raw + row, w);
                if (j + 1 < p.width) store(next + row, sums[1]);
                product = conj_fma(w, v(row, raw_v), product);
            }
        }
        store_part(product_parts, product, space);
    }

    static constexpr double kNegligible = sizeof(R) == 8 ? 1e-292 : 1e-85;

    const TridiagonalPanel<T, R>& p;
    const SymvMatrix<T, panel_most_strips>& m;
    const std::int64_t n, ld;
    Shared<T> space, coefficients;
    Shared<double> reals;
    SymvTiles<is_complex<T>, T, panel_most_strips> tiles;
    T *column, *w_raw, *next, *product_parts, *dots;
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
