// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factorizations of order up to 1024, left-looking by panels of 32 columns (16 up to order 128, and
// of complex numbers): a block of few warps for each matrix.
//
//     done           panel          A warp has 32 rows of the panel, a tile, at a time, in fragments of the tensor cores, all
//     +-----------+  +----+         products of double precision: it loses the products with the columns before. Both factors
//     |  L    L^H |  | D  | tile    come straight from L1 and L2, the next eight columns while these are multiplied. The tile goes
//     |           |  | x  |         through shared memory to the lanes, a row each: in the first one a warp factors D, and with it
//     |           |  | x  | tile    rows below to the 32nd; the others are solved with D by the warp that has them. An element of
//     +-----------+  +----+         A is read once and written once.
//
// Bytes: the triangle there and back, and of L n / 64 times its half, from L2. Operations n^3 / 3. Bound by
// the way of the fragments and the chain of n roots. Other matrices hide both.
#pragma once

#include "batch/potrf_plan.hpp"
#include "batch/triangle.cuh"
#include "panel_qr/tile.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Lower: of 'L'. Each has a text, since strides that are constants save a tenth of the time.
template <bool Lower, bool Narrow, class T>
class PotrfLeft {
    using R = real_t<T>;
    using S = wide_t<T>;
    using Shape = PotrfShape<T, Narrow ? potrf_narrow_panel : potrf_panel<T>>;
    static constexpr int kPanel = Shape::panel, kFragments = kPanel / 8, kTile = Shape::tile_rows,
                         kHalf = kTile / 2;
    /// A warp multiplies a tile at once, or half of it, where the registers do not hold two of complex
    /// numbers.
    static constexpr bool kWhole = !is_complex<T>;
    /// Tiles below the first may have half of the rows, for more warps.
    static constexpr bool kHalves = kWhole && !Narrow;

  public:
    LAPILLI_DEVICE explicit PotrfLeft(const BatchPotrfArgs<T>& args)
        : p(args),
          a_(args.a.data + block_id() * args.a.stride),
          ld_(args.a.ld),
          n_(static_cast<int>(args.a.n)),
          triangle_(shared<T>(0, kPanel * kPanel)),
          inverses_(shared<R>(Shape::inverses_at, kPanel)),
          told_(shared<int>(Shape::told_at, 1)),
          tile_(shared<T>(Shape::tiles_at + static_cast<std::size_t>(warp_id()) * Shape::tile_bytes,
                          kPanel * Shape::tile_ld)) {}

    LAPILLI_DEVICE void factor() const {
        int failed = 0;
        for (int first = 0; first < n_ && failed == 0; first += kPanel) failed = panel(first);
        if (thread_id() == 0) store(p.infos + block_id(), failed == 0 ? 0 : p.offset + failed);
    }

  private:
    LAPILLI_DEVICE static int warps() { return thread_count() / 32; }
    /// Element (i, j) of the lower triangle is there, U's as its conjugate.
    LAPILLI_DEVICE T* at(int i, int j) const { return Lower ? a_ + i + j * ld_ : a_ + i * ld_ + j; }
    /// How far row i is from the first.
    LAPILLI_DEVICE auto down(int i) const {
        if constexpr (Lower)
            return i;
        else
            return i * ld_;
    }
    LAPILLI_DEVICE std::int64_t right(int j) const { return Lower ? j * ld_ : j; }
    LAPILLI_DEVICE static T turned(T x) { return Lower ? x : conj(x); }
    LAPILLI_DEVICE T get(int i, int j) const { return turned(load(at(i, j))); }
    LAPILLI_DEVICE void put(int i, int j, T x) const { store(at(i, j), turned(x)); }

    /// The order of a minor that is not positive definite, or 0.
    LAPILLI_DEVICE int panel(int first) const {
        const int rows = n_ - first, width = min(kPanel, rows);
        const int height = kHalves && rows <= kTile * warps() ? kHalf : kTile;
        int failed = 0;
        for (int tile = warp_id();; tile += warps()) {
            const int top = tile == 0 ? 0 : kTile + (tile - 1) * height;
            const bool is_first = tile < warps();
            if (top >= rows && !is_first) break;
            if (top < rows) subtract_tile(first, top, tile == 0 ? kTile : height);
            if (is_first) {
                if (tile == 0) factor_diagonal(first, width);
                sync();
                failed = told_[0];
            }
            if (tile > 0 && top < rows)
                solve(first, top, min(height, rows - top), failed == 0 ? width : failed - 1);
        }
        sync();
        return failed == 0 ? 0 : first + failed;
    }

    /// A tile of the panel without the products of columns before it.
    LAPILLI_DEVICE void subtract_tile(int first, int top, int height) const {
        if constexpr (kWhole) {
            if (!kHalves || height == kTile)
                subtract<2>(first, top, 0);
            else
                subtract<1>(first, top, 0);
        } else {
            for (int part = 0; part < height && first + top + part < n_; part += kHalf)
                subtract<1>(first, top + part, part);
        }
        sync_warp();
    }

    template <int Tiles>
    LAPILLI_DEVICE void subtract(int first, int top, int part) const {
        const int g = lane_id() / 4, t = lane_id() % 4, row = first + top;
        ProductTile<S> sums[Tiles][kFragments];
        LAPILLI_UNROLL
        for (int r = 0; r < Tiles; ++r) {
            LAPILLI_UNROLL
            for (int f = 0; f < kFragments; ++f) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) {
                    const int i = row + kHalf * r + g + e / 2 * 8, j = first + 8 * f + 2 * t + e % 2;
                    sums[r][f].set_element(e, i < n_ && j <= i ? widened(get(i, j)) : S(0));
                }
            }
        }
        if (first > 0) {
            T next_x[Tiles][4], next_y[kFragments][2];
            // Rows beyond the matrix are its last one; what becomes of them is not kept.
            const auto row_at = [&](int i) { return down(min(i, n_ - 1)); };
            decltype(row_at(0)) of_x[Tiles][2], of_y[kFragments];
            LAPILLI_UNROLL
            for (int r = 0; r < Tiles; ++r) {
                LAPILLI_UNROLL
                for (int e = 0; e < 2; ++e) of_x[r][e] = row_at(row + kHalf * r + g + 8 * e);
            }
            LAPILLI_UNROLL
            for (int f = 0; f < kFragments; ++f) of_y[f] = row_at(first + 8 * f + g);
            const T *column = at(0, t), *fourth = at(0, t + 4);
            const auto bring = [&] {
                LAPILLI_UNROLL
                for (int r = 0; r < Tiles; ++r) {
                    LAPILLI_UNROLL
                    for (int e = 0; e < 4; ++e)
                        next_x[r][e] = load((e / 2 == 1 ? fourth : column) + of_x[r][e % 2]);
                }
                LAPILLI_UNROLL
                for (int f = 0; f < kFragments; ++f) {
                    LAPILLI_UNROLL
                    for (int e = 0; e < 2; ++e) next_y[f][e] = load((e == 1 ? fourth : column) + of_y[f]);
                }
                column += right(8);
                fourth += right(8);
            };
            bring();
            for (int k = 0; k < first; k += 8) {
                S x[Tiles][4], y[kFragments][2];
                LAPILLI_UNROLL
                for (int r = 0; r < Tiles; ++r) {
                    LAPILLI_UNROLL
                    for (int e = 0; e < 4; ++e) x[r][e] = -widened(turned(next_x[r][e]));
                }
                LAPILLI_UNROLL
                for (int f = 0; f < kFragments; ++f) {
                    LAPILLI_UNROLL
                    for (int e = 0; e < 2; ++e) y[f][e] = widened(conj(turned(next_y[f][e])));
                }
                if (k + 8 < first) bring();
                LAPILLI_UNROLL
                for (int r = 0; r < Tiles; ++r) {
                    LAPILLI_UNROLL
                    for (int f = 0; f < kFragments; ++f)
                        sums[r][f].add(
                            [&](int i, int l) -> S { return x[r][(i >= 8 ? 1 : 0) + (l >= 4 ? 2 : 0)]; },
                            [&](int l, int) -> S { return y[f][l >= 4 ? 1 : 0]; });
                }
            }
        }
        sync_warp();  // the tile before has been read
        LAPILLI_UNROLL
        for (int r = 0; r < Tiles; ++r) {
            LAPILLI_UNROLL
            for (int f = 0; f < kFragments; ++f) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) {
                    const int i = part + kHalf * r + g + e / 2 * 8, j = 8 * f + 2 * t + e % 2;
                    tile_[j * Shape::tile_ld + i] = narrowed<T>(sums[r][f].element(e));
                }
            }
        }
    }
    /// The lane's row of its tile.
    LAPILLI_DEVICE void take_row(bool there, T (&x)[kPanel]) const {
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j) x[j] = there ? T(tile_[j * Shape::tile_ld + lane_id()]) : T(0);
    }

    /// The first `done` columns of a tile, a row a lane. Rows of U are columns of memory, and pass through
    /// shared memory again.
    template <bool Diagonal>
    LAPILLI_DEVICE void give_rows(int first, int top, int rows, int done, const T (&x)[kPanel]) const {
        const int i = lane_id();
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j) {
            if constexpr (Lower) {
                if (i < rows && j < done && (!Diagonal || j <= i)) put(first + top + i, first + j, x[j]);
            } else {
                if (i < rows) tile_[j * Shape::tile_ld + i] = x[j];
            }
        }
        if constexpr (!Lower) {
            sync_warp();
            constexpr int each = 32 / kPanel;
            const int j = lane_id() % kPanel;
            for (int r = lane_id() / kPanel; r < rows; r += each)
                if (j < done && (!Diagonal || j <= r))
                    put(first + top + r, first + j, T(tile_[j * Shape::tile_ld + r]));
        }
    }

    /// By the lanes of a warp, and with it the rows below to the 32nd: column after column goes through
    /// shared memory to all of them.
    LAPILLI_DEVICE void factor_diagonal(int first, int width) const {
        constexpr int pack = Pack<T>::size;
        const int i = lane_id();
        const bool there = i < n_ - first;
        // Elements above the diagonal, and those after a pivot that is not positive, are not kept.
        T x[kPanel];
        take_row(there, x);
        int failed = 0;
        R pivot = shuffle(real(x[0]), 0);
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; ++k) {
            if (failed == 0 && k < width && !(pivot > R(0))) failed = k + 1;
            const R inverse = inverse_root(pivot);
            x[k] = inverse * x[k];
            if (i == k) inverses_[k] = inverse;
            if (i < kPanel) triangle_[k * kPanel + i] = conj(x[k]);
            sync_warp();
            const T minus = -x[k];
            const R now = pivot;
            // The next pivot does not wait for shared memory: its lane has both factors.
            if (k + 1 < kPanel)
                pivot = shuffle(real(fma(minus, conj(x[k]), x[k + 1 < kPanel ? k + 1 : k])), k + 1);
            if (i == k) x[k] = from_real<T>(root_of(now, inverse));  // nothing waits for it
            LAPILLI_UNROLL
            for (int m = (k + 1) / pack * pack; m < kPanel; m += pack) {
                const Pack<T> of_column = load_pack(triangle_, k * kPanel + m);
                LAPILLI_UNROLL
                for (int e = 0; e < pack; ++e)
                    if (m + e > k) x[m + e] = fma(minus, of_column[e], x[m + e]);
            }
        }
        give_rows<true>(first, 0, min(n_ - first, kTile), failed == 0 ? width : failed - 1, x);
        if (i == 0) told_[0] = failed;
    }

    /// From its reciprocal, with the remainder: exact where the root is a number.
    LAPILLI_DEVICE static R root_of(R x, R inverse) {
        const R root = x * inverse;
        return fma(fma(-root, root, x), R(0.5) * inverse, root);
    }

    /// X := X D^-H in the first `done` columns of a tile, a row a lane.
    LAPILLI_DEVICE void solve(int first, int top, int rows, int done) const {
        constexpr int pack = Pack<T>::size;
        const int i = lane_id();
        const bool there = i < rows;
        T x[kPanel];
        take_row(there, x);
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j) {
            if (j >= done) continue;
            const R inverse = inverses_[j];
            x[j] = inverse * x[j];
            LAPILLI_UNROLL
            for (int m = (j + 1) / pack * pack; m < kPanel; m += pack) {
                const Pack<T> of_column = load_pack(triangle_, j * kPanel + m);
                LAPILLI_UNROLL
                for (int e = 0; e < pack; ++e)
                    if (m + e > j) x[m + e] = fma(-x[j], of_column[e], x[m + e]);
            }
        }
        give_rows<false>(first, top, rows, done, x);
    }

    const BatchPotrfArgs<T>& p;
    T* const a_;
    const std::int64_t ld_;
    const int n_;
    const Shared<T> triangle_;
    const Shared<R> inverses_;
    const Shared<int> told_;
    const Shared<T> tile_;  ///< of the warp, column by column
};

template <bool Narrow, bool Lower, class T>
__global__ void __launch_bounds__(32 * PotrfWarps<T, Narrow>::most,
                                  PotrfWarps<T, Narrow>::there / PotrfWarps<T, Narrow>::most)
    potrf_left(const __grid_constant__ BatchPotrfArgs<T> p) {
    PotrfLeft<Lower, Narrow, T>(p).factor();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
