// SPDX-License-Identifier: BSD-3-Clause
// One panel of the tridiagonal reduction in one persistent cooperative kernel on every device of a team (the
// steps of TridiagonalPanel in tridiagonal_args.hpp). Per column, three grid-wide barriers, and one over the
// team when there is more than one device:
//
//   rows       a = column j - V W(c,:)^H - W V(c,:)^H, finishing w of the column before; parts of |a|^2
//   ---- barrier
//   tiles      reflector from |a|^2, by every block alike; A v by tiles; W^H v and V^H v by segments of 1/16
//   column
//   ---- barrier                                       (several devices: sum own tiles by rows, send to all,
//   ---- team) rows       y = sum of the parts; w' = tau (y - V (W^H v) - W (V^H v)); parts of w'^H v
//   ---- barrier
//
// A row block is 32 rows: lanes are rows, the block's 8 warps share the columns of V and W and the partial
// sums. Bytes per column: half of the trailing matrix once, V and W twice (from L2). Bound: the matrix over
// the bandwidth, plus about 7 us a column of barriers and latencies.
#pragma once

#include "arch/barrier.cuh"
#include "symv.cuh"

namespace lapilli::kernels::inline LAPILLI_TARGET {
using namespace arch;

inline constexpr int kDotSegments = 16;

template <int NB, class T>
constexpr std::size_t panel_shared_bytes() {
    // SYMV's space serves the row phases, too; V(c,:) and W(c,:), or the two products, beside it.
    return (symv_shared_elements<T>() + 2 * NB) * sizeof(T) + 64 * sizeof(double);
}

/// v of the current column as the tiles see it: zero to row c, one in row c+1, the scaled column below.
template <class T>
struct ReflectorVector {
    const T* column;
    T factor;
    std::int64_t c, n;
    LAPILLI_DEVICE T operator()(std::int64_t i) const {
        if (i <= c || i >= n) return T(0);
        return i == c + 1 ? T(1) : load(column + i) * factor;
    }
};

template <int NB, class T>
class PanelKernel {
    using R = real_t<T>;

  public:
    LAPILLI_DEVICE explicit PanelKernel(const TridiagonalPanel<T, R>& panel)
        : p(panel),
          n(panel.symv.n),
          ld(panel.symv.lda),
          space(shared<T>(0, symv_shared_elements<T>())),
          coefficients(shared<T>(symv_shared_elements<T>() * sizeof(T), 2 * NB)),
          reals(shared<double>((symv_shared_elements<T>() + 2 * NB) * sizeof(T), 64)) {
        column = p.scratch;
        w_raw = p.scratch + ld;
        norm_parts = reinterpret_cast<double*>(p.scratch + 2 * ld);
        product_parts = p.scratch + 2 * ld + 2 * symv_most_blocks;  // a double takes up to two elements
        dots = product_parts + symv_most_blocks;
        // Behind the team's barrier, at 512 bytes: this device's own.
        grid = reinterpret_cast<GridBarrier*>(static_cast<unsigned char*>(p.barriers[p.symv.rank]) + 512);
    }

    LAPILLI_DEVICE void run() {
        for (int j = 0; j < p.width; ++j) {
            c = p.symv.first + j;
            update_column(j);
            if (c + 1 == n) return;
            grid_sync(*grid);
            make_reflector(j);
            const SymvShare share = symv_share(p.symv, c + 1, block_count());
            const ReflectorVector<T> v{column, factor, c, n};
            multiply_panel(j, v);
            symv_tiles<NB>(p.symv, share, v, space);
            grid_sync(*grid);
            if (p.symv.team > 1) {
                send_parts(j, share);
                team_sync(team());
            }
            make_w(j, share, v);
            grid_sync(*grid);
        }
        c = p.symv.first + p.width;
        finish_w(static_cast<int>(p.width) - 1);
    }

  private:
    LAPILLI_DEVICE Team team() const {
        Team all;
        all.rank = p.symv.rank;
        all.size = p.symv.team;
        for (int k = 0; k < all.size; ++k) all.member[k] = static_cast<TeamBarrier*>(p.barriers[k]);
        return all;
    }

    /// Calls f(first row) for this block's row blocks from the one with row `from` on.
    template <class F>
    LAPILLI_DEVICE void for_row_blocks(std::int64_t from, F f) {
        for (std::int64_t b = from / kRowBlock + block_id(); b * kRowBlock < n; b += block_count())
            f(b * kRowBlock);
    }

    /// The sum over this block's threads, in every thread.
    template <class S>
    LAPILLI_DEVICE S block_sum(S value, Shared<S> buffer) {
        LAPILLI_UNROLL
        for (int step = 16; step > 0; step /= 2) value += shuffle_xor(value, step);
        sync();
        if (lane_id() == 0) buffer[warp_id()] = value;
        sync();
        S total = buffer[0];
        for (int w = 1; w < kSymvWarps; ++w) {
            const S part = buffer[w];
            total += part;
        }
        return total;
    }

    template <class S>
    LAPILLI_DEVICE S sum_of_parts(const S* parts, Shared<S> buffer) {
        S sum = S(0);
        for (int k = thread_id(); k < block_count(); k += thread_count()) sum += load(parts + k);
        return block_sum(sum, buffer);
    }

    LAPILLI_DEVICE T* v_at(std::int64_t i, std::int64_t k) { return p.v + i + k * p.ldv; }
    LAPILLI_DEVICE T* w_at(std::int64_t i, std::int64_t k) { return p.w + i + k * p.ldv; }

    /// What w of column j-1 lacks: -(tau / 2) (w'^H v), from the parts of the product.
    LAPILLI_DEVICE T correction(int j) {
        const T product = sum_of_parts(product_parts, space);
        return R(-0.5) * (load(p.tau + p.symv.first + j - 1) * product);
    }

    /// w(:, k) = w' + correction v, zero down to its column's row.
    LAPILLI_DEVICE T final_w(std::int64_t row, int k, T shift) {
        return row <= p.symv.first + k || row >= n ? T(0) : fma(shift, load(v_at(row, k)), load(w_raw + row));
    }

    LAPILLI_DEVICE void update_column(int j) {
        T shift = T(0);
        if (j > 0) {
            shift = correction(j);
            for (int k = thread_id(); k < j; k += thread_count()) {
                coefficients[k] = conj(k == j - 1 ? final_w(c, k, shift) : load(w_at(c, k)));
                coefficients[NB + k] = conj(load(v_at(c, k)));
            }
            sync();
        }
        double norm = 0;
        for_row_blocks(p.symv.first, [&](std::int64_t row0) {
            const std::int64_t row = row0 + lane_id();
            T sum = T(0);
            for (int k = warp_id(); k < j; k += kSymvWarps) {
                T w;
                if (k == j - 1) {
                    w = final_w(row, k, shift);
                    if (row < n && row >= p.symv.first) store(w_at(row, k), w);
                } else {
                    w = load(w_at(row, k));
                }
                const T wc = coefficients[k], vc = coefficients[NB + k];
                sum = fma(load(v_at(row, k)), wc, fma(w, vc, sum));
            }
            const T total = sum_over_warps(sum, space);
            if (warp_id() == 0 && row >= c && row < n) {
                T value = load(v_at(row, j)) - total;
                if (row == c) {
                    store(p.d + c, real(value));
                } else {
                    store(column + row, value);
                    if (row > c + 1)
                        norm += static_cast<double>(real(value)) * static_cast<double>(real(value)) +
                                static_cast<double>(imag(value)) * static_cast<double>(imag(value));
                }
            }
        });
        const double total = block_sum(norm, reals);
        if (thread_id() == 0) store(norm_parts + block_id(), total);
    }

    /// After the last column of a panel: the same for w alone.
    LAPILLI_DEVICE void finish_w(int k) {
        const T shift = correction(k + 1);
        for_row_blocks(p.symv.first, [&](std::int64_t row0) {
            const std::int64_t row = row0 + lane_id();
            if (warp_id() == 0 && row >= p.symv.first && row < n) store(w_at(row, k), final_w(row, k, shift));
        });
    }

    LAPILLI_DEVICE void make_reflector(int j) {
        const double norm2 = sum_of_parts(norm_parts, reals);
        const T alpha = load(column + c + 1);
        const double re = static_cast<double>(real(alpha)), im = static_cast<double>(imag(alpha));
        T tau = T(0);
        R beta = real(alpha);
        factor = T(0);
        if (norm2 > kNegligible || im != 0.0) {
            const double length = -copysign(sqrt(re * re + im * im + norm2), re);
            beta = static_cast<R>(length);
            // 1 / (alpha - beta)
            const double dr = re - length, scale = 1.0 / (dr * dr + im * im);
            if constexpr (is_complex<T>) {
                tau = T(static_cast<R>((length - re) / length), static_cast<R>(-im / length));
                factor = T(static_cast<R>(dr * scale), static_cast<R>(-im * scale));
            } else {
                tau = static_cast<R>((length - re) / length);
                factor = static_cast<R>(1.0 / dr);
            }
        }
        if (block_id() == 0 && thread_id() == 0) {
            store(p.e + c, beta);
            store(p.tau + c, tau);
        }
        // Nobody reads tau(c) before the next barrier but through this.
        tau_c = tau;
        const ReflectorVector<T> v{column, factor, c, n};
        for_row_blocks(p.symv.first, [&](std::int64_t row0) {
            const std::int64_t row = row0 + lane_id();
            if (warp_id() == 0 && row >= p.symv.first && row < n) store(v_at(row, j), v(row));
        });
    }

    /// dots(k, s): segment s of W(:,k)^H v for k < j, of V(:,k-j)^H v for the rest. A warp each.
    LAPILLI_DEVICE void multiply_panel(int j, const ReflectorVector<T>& v) {
        const std::int64_t first = (c + 1) / 32 * 32;
        const std::int64_t length = ((n - first + kDotSegments - 1) / kDotSegments + 31) / 32 * 32;
        for (int task = block_id() * kSymvWarps + warp_id(); task < 2 * j * kDotSegments;
             task += block_count() * kSymvWarps) {
            const int k = task / kDotSegments, s = task % kDotSegments;
            const T* from = k < j ? w_at(0, k) : v_at(0, k - j);
            T sum = T(0);
            const std::int64_t end = min(n, first + (s + 1) * length);
            for (std::int64_t row = first + s * length + lane_id(); row < end; row += 32) {
                sum = conj_fma(load(from + row), v(row), sum);
            }
            LAPILLI_UNROLL
            for (int step = 16; step > 0; step /= 2) sum += shuffle_xor(sum, step);
            if (lane_id() == 0) store(dots + task, sum);
        }
    }

    /// This device's part of A v, to every device of the team, its own included.
    LAPILLI_DEVICE void send_parts(int j, const SymvShare& share) {
        for_row_blocks(c + 1, [&](std::int64_t row0) {
            const std::int64_t row = row0 + lane_id();
            const T total = sum_over_warps(symv_partial_row<NB>(p.symv, share, row), space);
            if (warp_id() == 0 && row < n) {
                for (int k = 0; k < p.symv.team; ++k) store(part_at(k, j, p.symv.rank) + row, total);
            }
        });
    }

    /// Where device `to` keeps the part that device `from` sends it; even and odd columns take turns.
    LAPILLI_DEVICE T* part_at(int to, int j, int from) {
        return p.parts[to] + (static_cast<std::int64_t>(j % 2) * p.symv.team + from) * ld;
    }

    LAPILLI_DEVICE void make_w(int j, const SymvShare& share, const ReflectorVector<T>& v) {
        for (int k = thread_id(); k < 2 * j; k += thread_count()) {
            T sum = T(0);
            LAPILLI_UNROLL
            for (int s = 0; s < kDotSegments; ++s) sum += load(dots + k * kDotSegments + s);
            coefficients[k] = sum;
        }
        sync();
        T product = T(0);
        for_row_blocks(c + 1, [&](std::int64_t row0) {
            const std::int64_t row = row0 + lane_id();
            T sum = T(0);
            if (p.symv.team == 1) {
                sum = symv_partial_row<NB>(p.symv, share, row);
            } else if (warp_id() == 0) {
                for (int k = 0; k < p.symv.team; ++k) sum += load(part_at(p.symv.rank, j, k) + row);
            }
            for (int k = warp_id(); k < j; k += kSymvWarps) {
                const T wv = coefficients[k], vv = coefficients[j + k];
                sum -= fma(load(v_at(row, k)), wv, load(w_at(row, k)) * vv);
            }
            const T total = sum_over_warps(sum, space);
            if (warp_id() == 0 && row > c && row < n) {
                const T w = tau_c * total;
                store(w_raw + row, w);
                product = conj_fma(w, v(row), product);
            }
        });
        const T total = block_sum(product, space);
        if (thread_id() == 0) store(product_parts + block_id(), total);
    }

    static constexpr double kNegligible = sizeof(R) == 8 ? 1e-292 : 1e-85;

    const TridiagonalPanel<T, R>& p;
    const std::int64_t n, ld;
    Shared<T> space, coefficients;
    Shared<double> reals;
    T *column, *w_raw, *product_parts, *dots;
    double* norm_parts;
    GridBarrier* grid;
    std::int64_t c = 0;
    T factor = T(0), tau_c = T(0);
};

template <int NB, class T>
__global__ void __launch_bounds__(kSymvThreads, 2)
    tridiagonal_panel(const __grid_constant__ TridiagonalPanel<T, real_t<T>> panel) {
    PanelKernel<NB, T>(panel).run();
}

}  // namespace lapilli::kernels::inline LAPILLI_TARGET
