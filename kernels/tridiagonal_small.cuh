// SPDX-License-Identifier: BSD-3-Clause
// One panel of the tridiagonal reduction (the steps of TridiagonalPanel in tridiagonal_args.hpp) where the
// trailing matrix has at most small_panel_rows rows, on one device, and is stored with both triangles: one
// cluster of 16 blocks. Blocks tell each other everything by stores into each other's shared memory; per
// column, two barriers over the cluster:
//
//   multiply   reflector from |a|^2, by every warp alike; W^H v and V^H v, each coefficient added up by one
//              block; y = A v, a warp up to four columns of A; parts of v^H y
//   ---- barrier      (the next column - V W(c+1,:)^H - W V(c+1,:)^H over the reflectors before this one)
//   advance    w = tau (y - V (W^H v) - W (V^H v)) + shift v; the next column a;
//              parts of |a|^2, of W^H a and V^H a
//   ---- barrier      (the first elements of A are on their way)
//
// Rows of the trailing matrix are dealt to the blocks in turn: block b has rows 16 q + b, q < 64. In `advance`
// warp 8 h + p has rows q = 32 h + lane and keeps columns p, p + 8, ... of V and W in registers. In `multiply`
// the columns of A are dealt likewise, q = w, w + 16, w + 32, w + 48 to warp w, whose lanes go down the rows.
// Products with the column are made before it is scaled to v: they need not wait for the scale.
// As many rows of the matrix as fit, the last ones, are kept in shared memory for the whole panel.
// Bytes per column: the trailing matrix once, from L2 and from shared memory. Bound: that, plus the barriers.
#pragma once

#include "tridiagonal_args.hpp"
#include "tridiagonal_small_parts.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Columns: how many columns of A a warp has at the most, 256 trailing rows each. The panel begins at a
/// multiple of its NB.
template <int NB, int Columns, class T>
class SmallPanelKernel {
    using R = real_t<T>;
    using S = wide_t<T>;
    using Space = SmallPanelSpace<NB, T>;
    static constexpr int kHeld = NB / kSmallParts;
    static constexpr int kOwned = NB / kSmallBlocks;
    static constexpr int kPack = Pack<T>::size;
    // Packs of a column that are on their way at a time: what V and W leave room for.
    static constexpr int kLoads = max(1, (sizeof(T) == 16 ? 4 : 8) / Columns);
    static constexpr int kStep = 32 * kPack * kLoads;
    static constexpr int kSums = Columns == 3 ? 4 : Columns, kSumLanes = 32 / kSums;
    // In single precision products with a column that is not scaled might leave the range.
    static constexpr bool kScaleFirst = sizeof(R) == 4;

  public:
    LAPILLI_DEVICE explicit SmallPanelKernel(const TridiagonalPanel<T, R>& panel, int kept_rows)
        : p(panel),
          m(static_cast<int>(panel.symv.n - panel.symv.first)),
          width(static_cast<int>(panel.width)),
          kept(kept_rows),
          loaded(max(0, (m + Space::kKeptRows - 1) / Space::kKeptRows - kept) * Space::kKeptRows),
          rank(cluster_rank()),
          part(warp_id() % kSmallParts),
          half(warp_id() / kSmallParts),
          q(32 * half + lane_id()),
          row(kSmallBlocks * q + rank),
          first_column(matrix(column_of(0) < m ? column_of(0) : 0)) {
        LAPILLI_UNROLL
        for (int t = 0; t < Columns; ++t) offset[t] = offset_of(t);
    }

    LAPILLI_DEVICE void run() {
        start();
        for (int j = 0; j < width && j + 1 < m; ++j) {
            Pack<T> x[Columns][kLoads];
            load_matrix(x, first_row(j));
            const T unit = load_unit(j);
            if (j == 0) copy_async_wait<0>();  // a lane reads what it copied
            const T next = part == 0 && row < m && j + 1 < width ? load(at(p.v, j + 1)) : T(0);
            cluster_wait();
            make_reflector(j);
            add_up_products(j);
            send_next_row(j);
            multiply(x, unit, j);
            cluster_arrive();
            update_next(j, next);
            cluster_wait();
            advance(j);
        }
        finish();
    }

  private:
    LAPILLI_DEVICE bool has_rows() const { return 32 * kSmallBlocks * half < m; }
    /// Whether column j + 1 of the panel has a reflector.
    LAPILLI_DEVICE bool goes_on(int j) const { return j + 1 < width && j + 2 < m; }
    LAPILLI_DEVICE T* at(T* vw, int k) const { return vw + p.symv.first + row + k * p.ldv; }
    LAPILLI_DEVICE static Shared<T> rows_for(int j) { return Space::rows().slice(j % 2 * 2 * NB, 2 * NB); }

    LAPILLI_DEVICE void start() {
        constexpr int words = static_cast<int>(Space::bytes / sizeof(int));
        const auto space = shared<int>(0, words);
        for (int i = thread_id(); i < words; i += kSmallThreads) space[i] = 0;
        LAPILLI_UNROLL
        for (int i = 0; i < kHeld; ++i) v[i] = w[i] = T(0);
        a = row < m ? load(at(p.v, 0)) : T(0);
        keep_matrix();
        cluster_sync();
        if (row == 0 && part == 0) Space::d()[0] = real(a);
        if (m == 1) return;
        publish(0);
        cluster_arrive();
    }

    /// Sends the column, which is j of the panel, and what every block needs for it.
    LAPILLI_DEVICE void publish(int j) {
        if (!has_rows()) return;
        const T x = row > j + 1 && row < m ? a : T(0);
        LAPILLI_UNROLL
        for (int i = 0; i < 2; ++i) {
            const int peer = 2 * part + i;
            store_peer(Space::column(), Space::place(row), peer, x);
            if (row != j + 1) continue;
            store_peer(Space::alpha(), 0, peer, a);
            if (j == 0) continue;
            store_peer(rows_for(j), j - 1, peer, own_v);
            store_peer(rows_for(j), NB + j - 1, peer, own_w);
        }
        const S wide = widened(x);
        if (part == 0) {
            const double norm = warp_sum(abs2(wide));
            if (lane_id() < kSmallBlocks) store_peer(Space::norms(), 2 * rank + half, lane_id(), norm);
        }
        if (j == 0) return;
        send_products(w, wide, 0);
        send_products(v, wide, kOwned);
    }

    /// Parts of held^H x, each to the block that adds them up.
    LAPILLI_DEVICE void send_products(const T (&held)[kHeld], S x, int place) {
        constexpr int lanes = 32 / kHeld;
        S sums[kHeld];
        LAPILLI_UNROLL
        for (int i = 0; i < kHeld; ++i) sums[i] = conj(widened(held[i])) * x;
        const S sum = transposing_sum(sums);
        const int k = part + kSmallParts * (lane_id() / lanes);
        if (lane_id() % lanes != 0) return;
        store_peer(Space::dots(), (place + k / kSmallBlocks) * kSmallContributions + 2 * rank + half,
                   k % kSmallBlocks, sum);
    }

    LAPILLI_DEVICE void make_reflector(int j) {
        const double part_of_norm = Space::norms()[lane_id()];
        const T alpha = Space::alpha()[0];
        const auto h = Reflector<T>::of(alpha, warp_sum(part_of_norm));
        tau = h.tau;
        factor = h.factor;
        own_v = row == j + 1 ? T(1) : row > j + 1 && row < m ? narrowed<T>(factor * widened(a)) : T(0);
        if (rank == 0 && thread_id() == 0) {
            Space::e()[j] = h.beta;
            Space::tau()[j] = tau;
        }
    }

    /// This block's coefficients W(:,k)^H v and V(:,k)^H v, to all.
    LAPILLI_DEVICE void add_up_products(int j) {
        const int k = warp_id() % kOwned * kSmallBlocks + rank, of_v = warp_id() / kOwned;
        if (of_v > 1 || k >= j) return;
        const S part_of_dot = Space::dots()[warp_id() * kSmallContributions + lane_id()];
        const T in_row = rows_for(j)[of_v != 0 ? k : NB + k];  // v is one there
        const T sum = narrowed<T>(factor * warp_sum(part_of_dot)) + conj(in_row);
        if (lane_id() < kSmallBlocks) store_peer(Space::coefficients(), of_v * NB + k, lane_id(), sum);
    }

    /// Of V and W the row that the next column needs, but for this column's elements.
    LAPILLI_DEVICE void send_next_row(int j) {
        if (!goes_on(j) || rank != (j + 2) % kSmallBlocks || half != (j + 2) / kSmallBlocks / 32) return;
        const auto rows = rows_for(j + 1);
        if (row == j + 2) {
            LAPILLI_UNROLL
            for (int i = 0; i < kHeld; ++i) {
                const int k = part + kSmallParts * i;
                if (k >= j) break;
                rows[k] = v[i];
                rows[NB + k] = w[i];
            }
        }
        sync_warp();
        const int k = part + kSmallParts * (lane_id() % kHeld);
        for (int i = lane_id() / kHeld; i < 2 * kSmallBlocks; i += 32 / kHeld) {
            const int peer = i / 2, place = i % 2 * NB + k;
            if (k >= j || peer == rank) continue;
            const T element = rows[place];
            store_peer(rows, place, peer, element);
        }
    }

    LAPILLI_DEVICE static int first_row(int j) { return (j + 1) / (32 * kPack) * (32 * kPack); }
    LAPILLI_DEVICE int column_of(int t) const { return kSmallBlocks * (warp_id() + kSmallWarps * t) + rank; }
    /// The one whose sum this lane gets in the end.
    LAPILLI_DEVICE int column_of_lane() const { return column_of(lane_id() / kSumLanes); }
    LAPILLI_DEVICE const T* matrix(int i) const {
        return p.symv.a + p.symv.first + (p.symv.first + i) * p.symv.lda;
    }

    /// Of this lane's column the element that v's unit is multiplied with: it is zero in the column as it is stored.
    LAPILLI_DEVICE T load_unit(int j) const {
        const int i = column_of_lane();
        return i > j && i < m ? load_nc(matrix(i) + j + 1) : T(0);
    }

    /// Where this lane begins to read column t. A warp that has fewer columns than others reads its first one again,
    /// and of a block without columns the warp reads that of the matrix: nobody looks at the sums.
    LAPILLI_DEVICE int offset_of(int t) const {
        const int apart = kSmallBlocks * kSmallWarps * static_cast<int>(p.symv.lda);
        return (column_of(t) < m ? t * apart : 0) + kPack * lane_id();
    }

    LAPILLI_DEVICE void load_matrix(Pack<T> (&x)[Columns][kLoads], int from) {
        const T* top = first_column + from;
        const int end = min(loaded, m) - from - kPack * lane_id();
        LAPILLI_UNROLL
        for (int u = 0; u < kLoads; ++u) {
            const int r = 32 * kPack * u;
            LAPILLI_UNROLL
            for (int t = 0; t < Columns; ++t)
                x[t][u] = r < end ? load_pack_nc(top + offset[t] + r) : Pack<T>{};
        }
    }

    /// The rows from `loaded` on, to where the same lanes read them.
    LAPILLI_DEVICE void keep_matrix() {
        const auto to = Space::kept_columns(m, kept);
        for (int t = 0; t < Columns; ++t) {
            const int i = column_of(t);
            if (i >= m) break;
            for (int u = 0; u < kept; ++u) {
                const int r = loaded + kPack * (32 * u + lane_id()), inside = max(0, min(kPack, m - r));
                copy_async_first<16>(to, kept_place(t, u), matrix(i) + (inside > 0 ? r : 0),
                                     inside * static_cast<int>(sizeof(T)));
            }
        }
        copy_async_commit();
    }
    LAPILLI_DEVICE int kept_place(int t, int u) const {
        return ((warp_id() + kSmallWarps * t) * kept + u) * Space::kKeptRows + kPack * lane_id();
    }

    /// The element of v in row r, below the unit; scaled or not.
    LAPILLI_DEVICE T element_of_v(int r) const {
        T y = Space::column()[Space::place(r)];
        if constexpr (kScaleFirst) y = narrowed<T>(factor) * y;
        return y;
    }

    LAPILLI_DEVICE void accumulate_loaded(T (&sums)[kSums], const Pack<T> (&x)[Columns][kLoads], int from) {
        const bool edge = kPack > 1 && from + kStep > m;
        LAPILLI_UNROLL
        for (int u = 0; u < kLoads; ++u) {
            if (from + 32 * kPack * u >= loaded) break;
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) {
                const int r = from + kPack * (32 * u + lane_id()) + e;
                const T y = element_of_v(r);
                LAPILLI_UNROLL
                for (int t = 0; t < Columns; ++t) {
                    T element = x[t][u][e];
                    if (edge && r >= m) element = T(0);
                    if (is_complex<T> && r == column_of(t)) element = from_real<T>(real(element));
                    sums[t] = conj_fma(element, y, sums[t]);
                }
            }
        }
    }

    LAPILLI_DEVICE void accumulate_kept(T (&sums)[kSums], int u) {
        const auto columns = Space::kept_columns(m, kept);
        T y[kPack];
        const int top = loaded + kPack * (32 * u + lane_id());
        LAPILLI_UNROLL
        for (int e = 0; e < kPack; ++e) y[e] = element_of_v(top + e);
        LAPILLI_UNROLL
        for (int t = 0; t < Columns; ++t) {
            const Pack<T> x = load_pack(columns, kept_place(column_of(t) < m ? t : 0, u));
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) {
                T element = x[e];
                if (is_complex<T> && top + e == column_of(t)) element = from_real<T>(real(element));
                sums[t] = conj_fma(element, y[e], sums[t]);
            }
        }
    }

    /// y = A^H v in the rows that are this warp's columns of A, and their part of v^H y.
    LAPILLI_DEVICE void multiply(Pack<T> (&x)[Columns][kLoads], T unit, int j) {
        if (column_of(0) >= m) return;
        const int i = column_of_lane();
        if (is_complex<T> && i == j + 1) unit = from_real<T>(real(unit));
        T sums[kSums];
        LAPILLI_UNROLL
        for (int s = 0; s < kSums; ++s) sums[s] = T(0);
        // Rows that are kept fill the time in which others arrive.
        const int first = first_row(j);
        int u = max(0, first - loaded) / Space::kKeptRows;
        LAPILLI_UNROLL_BY(1)
        for (int from = first; from < loaded; from += kStep) {
            const int end = min(kept, u + kLoads);
            LAPILLI_UNROLL_BY(1)
            for (; u < end; ++u) accumulate_kept(sums, u);
            accumulate_loaded(sums, x, from);
            load_matrix(x, from + kStep);
        }
        LAPILLI_UNROLL_BY(1)
        for (; u < kept; ++u) accumulate_kept(sums, u);
        T y = transposing_sum(sums);
        if constexpr (!kScaleFirst) y = factor * y;
        y += conj(unit);
        double product = 0;
        if (i > j && i < m && lane_id() % kSumLanes == 0) {
            Space::y()[i / kSmallBlocks] = y;
            const T column = Space::column()[Space::place(i)];
            const T vi = i == j + 1 ? T(1) : narrowed<T>(factor * widened(column));
            product = static_cast<double>(real(conj(vi) * y));
        }
        if (i == j + 1) {
            for (int peer = lane_id() % kSumLanes; peer < kSmallBlocks; peer += kSumLanes)
                store_peer(Space::first_of_y(), 0, peer, y);
        }
        product = warp_sum(product);
        if (lane_id() < kSmallBlocks)
            store_peer(Space::products(), kSmallWarps * rank + warp_id(), lane_id(), product);
    }

    /// The next column but for this reflector, of this warp's columns of V and W: zeros from column j on.
    LAPILLI_DEVICE void update_next(int j, T next) {
        if (!has_rows()) return;
        const auto rows = rows_for(j);
        LAPILLI_UNROLL
        for (int i = 0; i < kHeld; ++i) {
            const int k = part + kSmallParts * i;
            const T in_v = rows[k], in_w = rows[NB + k];
            next -= fma(v[i], conj(in_w), w[i] * conj(in_v));
        }
        Space::updates()[part * kSmallRows + q] = next;
    }

    LAPILLI_DEVICE void advance(int j) {
        double product = 0;
        T correction = T(0);  // of y in row j + 1
        if (has_rows()) {
            const auto of_w = Space::coefficients().slice(0, NB), of_v = Space::coefficients().slice(NB, NB);
            const auto rows = rows_for(j);
            LAPILLI_UNROLL
            for (int i = 0; i < Space::kProducts / 32; ++i) {
                const double part_of_product = Space::products()[lane_id() + 32 * i];
                product += part_of_product;
            }
            for (int k = lane_id(); k < j; k += 32) {
                const T wv = of_w[k], vv = of_v[k], in_v = rows[k], in_w = rows[NB + k];
                product -= 2 * static_cast<double>(real(conj(wv) * vv));
                correction = fma(in_v, wv, fma(in_w, vv, correction));
            }
            T sum = T(0);
            LAPILLI_UNROLL
            for (int i = 0; i < kHeld; ++i) {
                const int k = part + kSmallParts * i;
                const T wv = of_w[k], vv = of_v[k];
                sum = fma(v[i], wv, fma(w[i], vv, sum));
            }
            Space::corrections()[part * kSmallRows + q] = sum;
        }
        sync();
        if (has_rows()) advance_rows(j, warp_sum(product), warp_sum(correction));
        if (!goes_on(j)) return;
        publish(j + 1);
        cluster_arrive();
    }

    /// product: v^H (A - V W^H - W V^H) v, a real number.
    LAPILLI_DEVICE void advance_rows(int j, double product, T correction) {
        const R shift = static_cast<R>(-0.5 * static_cast<double>(abs2(tau)) * product);
        const T first = Space::first_of_y()[0];
        const T wc = tau * (first - correction) + T(shift);
        T y = Space::y()[q], next = T(0);
        LAPILLI_UNROLL
        for (int i = 0; i < kSmallParts; ++i) {
            const T lacks = Space::corrections()[i * kSmallRows + q],
                    update = Space::updates()[i * kSmallRows + q];
            y -= lacks;
            next += update;
        }
        own_w = row > j && row < m ? fma(shift, own_v, tau * y) : T(0);
        LAPILLI_UNROLL
        for (int i = 0; i < kHeld; ++i) {
            if (part + kSmallParts * i != j) continue;
            v[i] = own_v;
            w[i] = own_w;
        }
        a = next - fma(own_v, conj(wc), own_w);
        if (row == j + 1 && j + 1 < width && part == 0) Space::d()[j + 1] = real(a);
    }

    LAPILLI_DEVICE void finish() {
        const int reduced = min(width, m - 1);
        sync();
        const int j = thread_id();
        if (j < width && j % kSmallBlocks == rank) store(p.d + p.symv.first + j, R(Space::d()[j]));
        if (j < reduced && rank == 0) {
            store(p.e + p.symv.first + j, R(Space::e()[j]));
            store(p.tau + p.symv.first + j, T(Space::tau()[j]));
        }
        if (row >= m) return;
        LAPILLI_UNROLL
        for (int i = 0; i < kHeld; ++i) {
            const int k = part + kSmallParts * i;
            if (k >= reduced) break;
            store(at(p.v, k), v[i]);
            store(at(p.w, k), w[i]);
        }
    }

    const TridiagonalPanel<T, R>& p;
    const int m, width;
    const int kept, loaded;  // kept: in Space::kKeptRows; rows before `loaded` are loaded for every column
    const int rank, part, half, q, row;
    const T* const first_column;
    int offset[Columns];
    T v[kHeld], w[kHeld];
    T a, own_v = T(0), own_w = T(0), tau = T(0);  // in this thread's row
    S factor = S(0);
};

template <int NB, int Columns, class T>
__global__ void __launch_bounds__(kSmallThreads, 1)
    tridiagonal_small(const __grid_constant__ TridiagonalPanel<T, real_t<T>> panel, int kept) {
    SmallPanelKernel<NB, Columns, T>(panel, kept).run();
}

/// Calls f(kernel) with the instance for so many trailing rows.
template <int NB, class T, class F>
auto with_small_panel(std::int64_t rows, F f) {
    constexpr std::int64_t each = kSmallBlocks * kSmallWarps;
    static_assert(small_panel_rows == 4 * each);
    if (rows <= each) return f(tridiagonal_small<NB, 1, T>);
    if (rows <= 2 * each) return f(tridiagonal_small<NB, 2, T>);
    if (rows <= 3 * each) return f(tridiagonal_small<NB, 3, T>);
    return f(tridiagonal_small<NB, 4, T>);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
