// SPDX-License-Identifier: BSD-3-Clause
// Block reflectors I - V T V^H of a matrix that a block has, by panels of 16 columns (8 of the widest
// numbers), applied to columns.
//
//     +---+            V is in shared memory, with its ones and zeros; rows that do not fit come from L2. T is made from V^H V,
//     | V |  C | C | C   a row in each lane of a warp. All warps take the same 16 columns of C, each 64 of their rows (32 of the widest
//     | V |  C | C | C   numbers), which stay in registers: parts of C^H V meet in shared memory, C^H V T comes back, and C^H loses
//     +---+            its product with V^H. The tensor cores multiply, all numbers in double precision.
//
// A lane has rows 2 t and 2 t + 1 of a tile of 8, for the sums and for the products: where sums run over rows
// or reflectors, any order is as good. C's columns may be rows of the caller's matrix, conjugated: C Q is
// (Q^H C^H)^H.
// Bytes: C there and back for each panel. Bound by the memory, and by two barriers for each 16 columns.
#pragma once

#include "batch/turned_matrix.cuh"
#include "batch_qr/plan.hpp"
#include "panel_qr/tile.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
class ReflectOfBlock {
    using S = wide_t<T>;
    using Shape = BatchQrShape<T, S>;
    static constexpr int kPanel = Shape::panel, kTiles = Shape::tiles, kColumns = Shape::tile_columns,
                         kPartLd = Shape::part_ld;

  public:
    /// kept: the most rows of V in shared memory.
    LAPILLI_DEVICE explicit ReflectOfBlock(int kept)
        : most_kept_(kept),
          ldv_(Shape::ld(kept)),
          t_(shared<S>(0, Shape::ldt * kPanel)),
          x_(shared<S>(Shape::x_at, Shape::part)),
          parts_(shared<S>(Shape::parts_at, static_cast<std::size_t>(warps() * Shape::part))),
          taus_(shared<T>(Shape::taus_at(warps()), kPanel)),
          v_(shared<T>(Shape::v_at(warps()), static_cast<std::size_t>(kPanel * ldv_))) {}

    LAPILLI_DEVICE static int warps() { return thread_count() / 32; }
    LAPILLI_DEVICE int kept() const { return min(most_kept_, (rows_ + 15) / 16 * 16); }

    /// The reflectors of `width` columns at `panel`, whose first row is that of the first one's diagonal.
    LAPILLI_DEVICE void begin(const T* panel, std::int64_t ld, int rows, int width) {
        panel_ = panel;
        ld_ = ld;
        rows_ = rows;
        width_ = width;
    }
    /// Fetches the reflectors and tau from memory; T follows. Ends with a barrier.
    LAPILLI_DEVICE void fetch(const T* taus) {
        for (int c = warp_id(); c < kPanel; c += warps()) {
            for (int i = lane_id(); i < kept(); i += 32) v_[i + c * ldv_] = in_memory(i, c);
        }
        if (thread_id() < kPanel) taus_[thread_id()] = thread_id() < width_ ? load(taus + thread_id()) : T(0);
        sync();
        make_t();
    }
    /// An element of V and a scalar factor, by the threads that have found them.
    LAPILLI_DEVICE void set(int i, int c, T x) const {
        if (i < kept()) v_[i + c * ldv_] = x;
    }
    LAPILLI_DEVICE void set_tau(int c, T tau) const { taus_[c] = tau; }

    /// V and the scalar factors are there for all threads. Ends with a barrier.
    LAPILLI_DEVICE void make_t() const {
        ProductTile<S> tiles[kPanel / 8];
        for (int r = 8 * warp_id(); r < rows_; r += 8 * warps()) {
            LAPILLI_UNROLL
            for (int f = 0; f < kPanel / 8; ++f)
                tiles[f].add([&](int i, int k) { return i < kPanel ? conj(of_v<false>(r + k, i)) : S(0); },
                             [&](int k, int j) { return of_v<false>(r + k, 8 * f + j); });
        }
        add_up(tiles);
        if (warp_id() == 0) {
            const int i = lane_id();
            S row[kPanel];
            LAPILLI_UNROLL
            for (int k = 0; k < kPanel; ++k) {
                const T tau = taus_[k];
                const S scale = widened(tau);
                S sum(0);
                LAPILLI_UNROLL
                for (int l = 0; l < k; ++l) {
                    const S product = x_[l + k * kPartLd];
                    sum = fma(row[l], product, sum);
                }
                row[k] = i == k ? scale : i < k ? -(sum * scale) : S(0);
                if (i < kPanel) t_[i + k * Shape::ldt] = row[k];
            }
        }
        sync();
    }

    /// C := H C, or H^H C, for all columns of C, whose first row is V's.
    LAPILLI_DEVICE void apply(const TurnedMatrix<T>& c, int cols, bool adjoint) const {
        if (rows_ <= most_kept_)
            apply_from<true>(c, cols, adjoint);
        else
            apply_from<false>(c, cols, adjoint);
    }

    /// The panel's own columns of H over its reflectors in memory. All threads have been through with V
    /// there.
    LAPILLI_DEVICE void form(T* panel) const {
        // I^H V is V.
        for (int e = thread_id(); e < kColumns * kPanel; e += thread_count())
            x_[place_in_part(e)] = of_v<false>(e % kColumns, e / kColumns);
        sync();
        ProductTile<S> products[kPanel / 8];
        times_t(false, products);
        const TurnedMatrix<T> own = TurnedMatrix<T>::of(panel, ld_, false);
        for (int top = rows_of_warp(); top < rows_; top += rows_of_block()) {
            T x[kTiles][4];
            each_place([&](int t, int e, int i, int j) { x[t][e] = T(top + i == j ? 1 : 0); });
            subtract<false>(own, width_, top, products, x);
        }
    }

  private:
    LAPILLI_DEVICE static int rows_of_warp() { return Shape::rows_of_warp * warp_id(); }
    LAPILLI_DEVICE static int rows_of_block() { return Shape::rows_of_warp * warps(); }

    /// Kept: all rows of V are in shared memory.
    template <bool Kept>
    LAPILLI_DEVICE void apply_from(const TurnedMatrix<T>& c, int cols, bool adjoint) const {
        for (int first = 0; first < cols; first += kColumns) {
            const TurnedMatrix<T> tile = c.from(0, first);
            const int left = min(kColumns, cols - first);
            T x[kTiles][4];
            ProductTile<S> sums[kPanel / 8];
            for (int top = rows_of_warp(); top < rows_; top += rows_of_block()) {
                load_rows(tile, left, top, x);
                add_products<Kept>(top, x, sums);
            }
            add_up(sums);
            times_t(adjoint, sums);
            for (int top = rows_of_warp(); top < rows_; top += rows_of_block()) {
                if (rows_ > rows_of_block()) load_rows(tile, left, top, x);
                subtract<Kept>(tile, left, top, sums, x);
            }
        }
    }

    LAPILLI_DEVICE T in_memory(int i, int c) const {
        const bool below = i > c && i < rows_ && c < width_;
        return below ? load(panel_ + i + c * ld_) : i == c && c < width_ ? T(1) : T(0);
    }
    /// An element of V, for tiles that begin above the last row.
    template <bool Kept>
    LAPILLI_DEVICE S of_v(int i, int c) const {
        if (!Kept && i >= most_kept_) return widened(in_memory(i, c));
        const T x = v_[i + c * ldv_];
        return widened(x);
    }

    /// f(tile, element, row from the warp's first one on, column) for the lane's elements.
    template <class F>
    LAPILLI_DEVICE static void each_place(F f) {
        LAPILLI_UNROLL
        for (int t = 0; t < kTiles; ++t) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e)
                f(t, e, 8 * t + 2 * (lane_id() % 4) + e % 2, lane_id() / 4 + e / 2 * 8);
        }
    }
    LAPILLI_DEVICE void load_rows(const TurnedMatrix<T>& c, int cols, int top, T (&x)[kTiles][4]) const {
        each_place([&](int t, int e, int i, int j) {
            x[t][e] = top + i < rows_ && j < cols ? c.get(top + i, j) : T(0);
        });
    }
    /// The row or reflector of a tile's 8 that operand k of a product is.
    LAPILLI_DEVICE static int place(int k) { return 2 * (k % 4) + k / 4; }

    /// C^H V.
    template <bool Kept>
    LAPILLI_DEVICE void add_products(int top, const T (&x)[kTiles][4],
                                     ProductTile<S> (&sums)[kPanel / 8]) const {
        LAPILLI_UNROLL
        for (int t = 0; t < kTiles; ++t) {
            if (top + 8 * t >= rows_) continue;
            LAPILLI_UNROLL
            for (int f = 0; f < kPanel / 8; ++f)
                sums[f].add([&](int i, int k) { return conj(widened(x[t][i / 8 * 2 + k / 4])); },
                            [&](int k, int j) { return of_v<Kept>(top + 8 * t + place(k), 8 * f + j); });
        }
    }
    /// Element e of C^H V, without the gaps.
    LAPILLI_DEVICE static int place_in_part(int e) { return e % kColumns + e / kColumns * kPartLd; }
    /// The sums of all warps to x_. Begins and ends with a barrier behind what is read there.
    LAPILLI_DEVICE void add_up(const ProductTile<S> (&tiles)[kPanel / 8]) const {
        LAPILLI_UNROLL
        for (int f = 0; f < kPanel / 8; ++f) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) {
                const int i = ProductTile<S>::row() + e / 2 * 8, j = 8 * f + ProductTile<S>::column() + e % 2;
                parts_[warp_id() * Shape::part + i + j * kPartLd] = tiles[f].element(e);
            }
        }
        sync();
        for (int e = thread_id(); e < kColumns * kPanel; e += thread_count()) {
            const int at = place_in_part(e);
            S sum(0);
            for (int w = 0; w < warps(); ++w) {
                const S one = parts_[w * Shape::part + at];
                sum += one;
            }
            x_[at] = sum;
        }
        sync();
    }
    /// x_ T, or x_ T^H.
    LAPILLI_DEVICE void times_t(bool adjoint, ProductTile<S> (&y)[kPanel / 8]) const {
        LAPILLI_UNROLL
        for (int f = 0; f < kPanel / 8; ++f) {
            y[f] = {};
            LAPILLI_UNROLL
            for (int l = 0; l < kPanel; l += 8)
                y[f].add(
                    [&](int i, int k) {
                        const S x = x_[i + (l + k) * kPartLd];
                        return x;
                    },
                    [&](int k, int j) {
                        const S t =
                            t_[adjoint ? l + k + (8 * f + j) * Shape::ldt : 8 * f + j + (l + k) * Shape::ldt];
                        return adjoint ? t : conj(t);
                    });
        }
    }
    /// The warp's rows of C lose V y^H.
    template <bool Kept>
    LAPILLI_DEVICE void subtract(const TurnedMatrix<T>& c, int cols, int top,
                                 const ProductTile<S> (&y)[kPanel / 8], const T (&x)[kTiles][4]) const {
        LAPILLI_UNROLL
        for (int t = 0; t < kTiles; ++t) {
            if (top + 8 * t >= rows_) continue;
            ProductTile<S> product;
            LAPILLI_UNROLL
            for (int f = 0; f < kPanel / 8; ++f)
                product.add(
                    [&](int i, int k) { return y[f].element(i / 8 * 2 + k / 4); },
                    [&](int k, int j) { return conj(of_v<Kept>(top + 8 * t + j, 8 * f + place(k))); });
            sync_warp();  // V may be there
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) {
                const int i = top + 8 * t + 2 * (lane_id() % 4) + e % 2, j = lane_id() / 4 + e / 2 * 8;
                if (i < rows_ && j < cols)
                    c.put(i, j, narrowed<T>(widened(x[t][e]) - conj(product.element(e))));
            }
        }
    }

    const int most_kept_, ldv_;
    const Shared<S> t_, x_, parts_;
    const Shared<T> taus_, v_;
    const T* panel_ = nullptr;
    std::int64_t ld_ = 0;
    int rows_ = 0, width_ = 0;
};

/// As ORGQR: from the last panel on, whatever is right of a panel, then its own columns.
template <int Threads, class T>
__global__ void __launch_bounds__(Threads, 1) q_of_block(const __grid_constant__ BatchQArgs<T> p, int kept) {
    using Shape = BatchQrShape<T, wide_t<T>>;
    const int m = static_cast<int>(p.a.rows), n = static_cast<int>(p.a.cols),
              count = static_cast<int>(p.reflectors);
    T* const a = p.a.data + block_id() * p.a.stride;
    const std::int64_t ld = p.a.ld;
    const auto to_unit = [&](int from, int to, int rows) {
        for (int j = from + warp_id(); j < to; j += thread_count() / 32) {
            for (int i = lane_id(); i < rows; i += 32) store(a + i + j * ld, T(i == j ? 1 : 0));
        }
    };
    to_unit(count, n, m);
    sync();
    ReflectOfBlock<T> block(kept);
    for (int first = (count - 1) / Shape::panel * Shape::panel; first >= 0; first -= Shape::panel) {
        const int width = min(Shape::panel, count - first);
        T* const panel = a + first + first * ld;
        block.begin(panel, ld, m - first, width);
        block.fetch(p.tau + block_id() * count + first);
        block.apply(TurnedMatrix<T>::of(panel + width * ld, ld, false), n - first - width, false);
        sync();
        block.form(panel);
        to_unit(first, first + width, first);
        sync();
    }
}

/// As ORMQR.
template <int Threads, class T>
__global__ void __launch_bounds__(Threads, 1)
    reflect_of_block(const __grid_constant__ BatchReflectArgs<T> p, int kept) {
    using Shape = BatchQrShape<T, wide_t<T>>;
    if (load(p.infos + block_id()) != 0) return;
    const bool left = p.side == Side::left;
    const int m = static_cast<int>(p.v.rows), count = static_cast<int>(p.v.cols),
              cols = static_cast<int>(left ? p.c.cols : p.c.rows);
    // C Q is (Q^H C^H)^H.
    const bool adjoint = (p.op == Op::adjoint) == left;
    const TurnedMatrix<T> c = TurnedMatrix<T>::of(p.c.data + block_id() * p.c.stride, p.c.ld, !left);
    const T* const v = p.v.data + block_id() * p.v.stride;
    const int panels = (count + Shape::panel - 1) / Shape::panel;
    ReflectOfBlock<T> block(kept);
    for (int step = 0; step < panels; ++step) {
        const int first = Shape::panel * (adjoint ? step : panels - 1 - step);
        block.begin(v + first + first * p.v.ld, p.v.ld, m - first, min(Shape::panel, count - first));
        block.fetch(p.tau + block_id() * count + first);
        block.apply(c.from(first, 0), cols, adjoint);
        sync();
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
