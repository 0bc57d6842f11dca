// SPDX-License-Identifier: BSD-3-Clause
// A square tile in a block's shared memory, and the products of tiles that its eight warps make on the FP64 tensor cores.
//
//     tile of 64, real:                     tile of 32, complex:
//     warp  0 0 0 0 4 4 4 4                 warp  0 2 4 6      each of these is a fragment of 16 x 8 (panel_qr/tile.cuh),
//           1 1 1 1 5 5 5 5                       1 3 5 7      a ProductTile in the registers of a warp
//           2 2 2 2 6 6 6 6
//           3 3 3 3 7 7 7 7
//
// All numbers have double precision: the tensor cores have no other that is as exact, and are as fast with it as all other
// units are with single precision.
#pragma once

#include "panel_qr/tile.cuh"
#include "potrf/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kPotrfThreads = 256, kPotrfWarps = kPotrfThreads / 32;

template <int Tile, class T>
struct PotrfSquare {
    using S = wide_t<T>;
    static constexpr int tile = Tile, elements = tile * tile, each = elements / kPotrfThreads;
    /// Distances between columns with which the lanes of a warp meet different banks: where they read 8 rows of 4 columns, and
    /// where they read 4 rows of 8 columns.
    static constexpr int ld = tile + (is_complex<S> ? 2 : 4), inverse_ld = tile + 4;
    static constexpr int size = ld * tile, inverse_size = inverse_ld * tile;
    /// Fragments: in a column of them, in all, of a warp.
    static constexpr int high = tile / 16, fragments = high * tile / 8;
    static constexpr int own = fragments / kPotrfWarps;

    /// A warp's fragments: neighbours, of which the first begins there.
    LAPILLI_DEVICE static int row() { return warp_id() % high * 16; }
    LAPILLI_DEVICE static int column() { return warp_id() / high * own * 8; }
};

/// The fragments with elements of the lower triangle, in groups of up to four neighbours: one for each of six warps.
///
///     tile of 64:  4 4 . . . . . .          tile of 32:  4 5 . .
///                  0 0 0 0 . . . .                       0 1 2 3
///                  1 1 1 1 5 5 . .
///                  2 2 2 2 3 3 3 3
template <int Tile>
struct PotrfLowerGroup {
    static constexpr int groups = 6, most = Tile == 64 ? 4 : 1;
    int row, column, count;
    LAPILLI_DEVICE explicit PotrfLowerGroup(int warp) {
        if constexpr (Tile == 64) {
            row = warp == 4 ? 0 : warp == 5 ? 32 : warp == 3 ? 48 : 16 + 16 * warp;
            column = warp == 3 || warp == 5 ? 32 : 0;
            count = warp < 4 ? 4 : warp < groups ? 2 : 0;
        } else {
            row = warp < 4 ? 16 : 0;
            column = warp % 4 * 8;
            count = warp < groups ? 1 : 0;
        }
    }
};

/// Row and column of element e of the lane in the fragment that begins there.
struct PotrfPlace {
    int i, j;
    LAPILLI_DEVICE PotrfPlace(int row, int column, int e)
        : i(row + lane_id() / 4 + e / 2 * 8), j(column + lane_id() % 4 * 2 + e % 2) {}
};

/// fragment = f(i, j, element) for each of the lane's elements of the fragment at (row, column).
template <class S, class F>
LAPILLI_DEVICE void change_fragment(ProductTile<S>& fragment, int row, int column, F f) {
    LAPILLI_UNROLL
    for (int e = 0; e < 4; ++e) {
        const PotrfPlace at(row, column, e);
        fragment.set_element(e, f(at.i, at.j, fragment.element(e)));
    }
}

/// f(i, j, element)
template <class S, class F>
LAPILLI_DEVICE void each_of_fragment(const ProductTile<S>& fragment, int row, int column, F f) {
    LAPILLI_UNROLL
    for (int e = 0; e < 4; ++e) {
        const PotrfPlace at(row, column, e);
        f(at.i, at.j, fragment.element(e));
    }
}

/// Sixteen rows of X from `row` on, eight columns from k on: the left operand of a product, in the registers of a warp.
template <int Ld, class S>
struct PotrfOperand {
    S x[4];
    LAPILLI_DEVICE PotrfOperand(Shared<S> from, int row, int k) {
        LAPILLI_UNROLL
        for (int e = 0; e < 4; ++e)
            x[e] = from[row + lane_id() / 4 + e % 2 * 8 + (k + lane_id() % 4 + e / 2 * 4) * Ld];
    }
    LAPILLI_DEVICE S operator()(int i, int k) const {
        return x[(i - lane_id() / 4) / 8 + (k - lane_id() % 4) / 4 * 2];
    }
};

/// The first `count` of some neighbouring fragments += X Y^H, columns begin .. end of both, rows of X from `row` and of Y from
/// `column`. They share what a step takes of X.
template <int Ld, int N, class S>
LAPILLI_DEVICE void add_outer(ProductTile<S> (&fragments)[N], int count, Shared<S> x, int row, Shared<S> y,
                              int column, int begin, int end) {
    if (count == 0) return;
    LAPILLI_UNROLL_BY(2)
    for (int k = begin; k < end; k += 8) {
        const PotrfOperand<Ld, S> left(x, row, k);
        LAPILLI_UNROLL
        for (int q = 0; q < N; ++q) {
            if (q >= count) continue;
            fragments[q].add(left, [&](int l, int j) {
                const S value = y[column + 8 * q + j + (k + l) * Ld];
                return conj(value);
            });
        }
    }
}

/// Neighbouring fragments += X W, where W is upper triangular, of the inverse's distance between columns.
template <int Ld, int InverseLd, int N, class S>
LAPILLI_DEVICE void add_solved(ProductTile<S> (&fragments)[N], Shared<S> x, int row, Shared<S> w,
                               int column) {
    LAPILLI_UNROLL_BY(2)
    for (int k = 0; k < column + 8 * N; k += 8) {
        const PotrfOperand<Ld, S> left(x, row, k);
        LAPILLI_UNROLL
        for (int q = 0; q < N; ++q) {
            if (k > column + 8 * q) continue;
            fragments[q].add(left, [&](int l, int j) {
                const S value = w[k + l + (column + 8 * q + j) * InverseLd];
                return value;
            });
        }
    }
}

/// A tile by all threads of the block: f(i, k) gives its elements, which g(i, k, element) puts somewhere. All are fetched before
/// the first is put.
template <class Square, class F, class G>
LAPILLI_DEVICE void move_tile(F f, G g) {
    using S = typename Square::S;
    S values[Square::each];
    LAPILLI_UNROLL
    for (int e = 0; e < Square::each; ++e) {
        const int at = thread_id() + e * kPotrfThreads;
        values[e] = f(at % Square::tile, at / Square::tile);
    }
    LAPILLI_UNROLL
    for (int e = 0; e < Square::each; ++e) {
        const int at = thread_id() + e * kPotrfThreads;
        g(at % Square::tile, at / Square::tile, values[e]);
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
