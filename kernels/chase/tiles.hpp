// SPDX-License-Identifier: BSD-3-Clause
// The product with the matrix Q of a chase on FP64 tensor cores: how reflectors are packed for them, and how
// the work is cut. Matrices of single precision go the same way: tensor cores that took them would round to
// 11 bits, and the others are no faster. Plain data, shared by the kernels and the backends.
#pragma once

#include <algorithm>

#include "chase/shape.hpp"

namespace lapilli {

/// Reflectors of a tile, neighbours of one step. Its rows begin one above that of the first reflector, at a
/// multiple of 16.
inline constexpr int chase_tile = 16;
/// Real numbers of a scalar.
template <class T>
inline constexpr int chase_parts = sizeof(T) / sizeof(real_t<T>);
/// The scalar of tiles: in double precision.
template <class T>
struct ChaseTileScalar {
    using type = double;
};
template <template <class> class C, class R>
struct ChaseTileScalar<C<R>> {
    using type = C<double>;
};
template <class T>
using chase_tile_scalar = typename ChaseTileScalar<T>::type;
/// Columns of Z of a warp, and warps of a block.
template <class T>
inline constexpr int chase_strip = 16 / chase_parts<T>;
inline constexpr int chase_warps = 8;

/// The tiles of a matrix whose band is 32 or 64 wide. I - V T V^H is kept as V and Y = -T V^H, each in the
/// order in which the lanes of a warp take it for the tensor cores:
///
///     Y   16 reflectors by b + 16 rows, 16 rows after the other; V   b + 16 rows, 8 after the other, by 16 reflectors
///     lane 4 g + q holds of Y (g, x), (g + 8, x) for the rows x = 2 q, 2 q + 1, 8 + 2 q, 9 + 2 q, of V (g, q + 0, 4, 8, 12)
///
/// as pairs of numbers; the first pairs of all lanes come first. Of complex ones the real parts of those rows
/// come first, then the imaginary ones.
struct ChaseTiles {
    std::int64_t n, b;

    constexpr ChaseShape shape() const { return {n, b}; }
    constexpr std::int64_t rows() const { return b + chase_tile; }
    constexpr std::int64_t elements() const { return 2 * chase_tile * rows(); }
    /// Groups of 16 sweeps; whether one has a tile of step t, and which one it is.
    constexpr std::int64_t groups() const { return (n - 1 + chase_tile - 1) / chase_tile; }
    constexpr std::int64_t members(std::int64_t group, std::int64_t t) const {
        return std::clamp<std::int64_t>(n - 1 - t * b - group * chase_tile, 0, chase_tile);
    }
    static constexpr std::int64_t per_group = chase_group / chase_tile;
    static constexpr std::int64_t column(const std::int64_t* first, std::int64_t group, std::int64_t t) {
        return ChaseShape::column(first, group * chase_tile, t);
    }
    /// By its first column.
    constexpr std::int64_t place(std::int64_t column) const { return column / chase_tile * elements(); }
    /// The elements of all tiles; columns: ChaseShape::columns().
    constexpr std::int64_t all_elements(std::int64_t columns) const { return place(columns); }
    /// The first row.
    constexpr std::int64_t row(std::int64_t group, std::int64_t t) const {
        return group * chase_tile + t * b;
    }

    /// In a tile, seen as real numbers, the places of a part of Y's element of reflector m and a row, and of
    /// V's; parts: those of a scalar.
    static constexpr std::int64_t y_place(std::int64_t m, std::int64_t row, int parts = 1, int part = 0) {
        const std::int64_t x = row % 16, pair = x / 8 * 2 + x % 2, lane = m % 8 * 4 + x % 8 / 2;
        return (row / 16 * parts + part) * 256 + pair * 64 + lane * 2 + m / 8;
    }
    constexpr std::int64_t v_place(std::int64_t row, std::int64_t m, int parts = 1, int part = 0) const {
        const std::int64_t lane = row % 8 * 4 + m % 4;
        return chase_tile * rows() * parts + (row / 8 * parts + part) * 128 + m / 8 * 64 + lane * 2 +
               m / 4 % 2;
    }

    constexpr const char* violation() const {
        return n > 1 && (b == 32 || b == 64) ? nullptr : "chase tiles: order, width";
    }
};
/// Whether a band that wide has them.
constexpr bool chase_takes_tiles(std::int64_t b) { return b == 32 || b == 64; }

/// All tiles, from the reflectors that a chase has left.
template <class T>
struct ChasePackArgs : ChaseTiles {
    using Scalar = T;
    static constexpr const char* name = "chase_pack";
    const T *v, *tau;
    const std::int64_t* first;
    chase_tile_scalar<T>* tiles;

    constexpr bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, v, Extent::array(shape().columns() * shape().ldv()));
        touch(Access::read, tau, Extent::array(shape().columns()));
        touch(Access::read, first, Extent::array(shape().groups()));
        touch(Access::write, tiles, Extent::array(all_elements(shape().columns())));
    }
};

/// Groups of a pass: the window has to fit into the registers.
template <class T>
constexpr std::int64_t chase_together(std::int64_t b) {
    return b == 32 ? 8 : chase_parts<T> == 1 ? 4 : 6;
}
template <class T>
constexpr std::int64_t chase_passes(const ChaseTiles& tiles) {
    return (tiles.groups() + chase_together<T>(tiles.b) - 1) / chase_together<T>(tiles.b);
}
/// Slabs of columns, each of them of a block, and of a warp a strip.
template <class T>
constexpr std::int64_t chase_slabs(std::int64_t cols) {
    constexpr std::int64_t slab = chase_strip<T> * chase_warps;
    return (cols + slab - 1) / slab;
}
/// Words of progress: for each pass and strip.
template <class T>
constexpr std::int64_t chase_apply_words(std::int64_t n, std::int64_t b, std::int64_t cols) {
    return n > 1 ? chase_passes<T>({n, b}) * chase_slabs<T>(cols) * chase_warps + 1 : 1;
}

/// Rows and columns of Z that are too many: the kernel counts with 32 bits.
inline constexpr std::int64_t chase_apply_most = std::int64_t{1} << 30;

/// Z := Q Z, in passes of `together` groups of sweeps, the last groups first:
///
///     pass 0                 slab 0 | 1 | 2 ...      a pass follows the band down, a window of Z's rows in registers: in step
///     pass 1                 slab 0 | 1 | 2 ...      t the tiles of its groups, the last one first. Behind it b more rows are
///     ...                                            done, and the next pass may read them.
template <class T>
struct ChaseApplyArgs : ChaseTiles {
    using Scalar = T;
    static constexpr const char* name = "chase_apply";
    const chase_tile_scalar<T>* tiles;
    const std::int64_t* first;
    T* z;  ///< n by cols, columns on boundaries of 16 bytes
    std::int64_t ldz, cols;
    unsigned*
        progress;  ///< chase_apply_words<T>(n, b, cols), zero. The last is not if a block waited in vain
    std::int64_t patience;

    const char* violation() const {
        if (ldz * static_cast<std::int64_t>(sizeof(T)) % 16 != 0 || ldz < n)
            return "chase_apply: leading dimension";
        if (reinterpret_cast<std::uintptr_t>(z) % 16 != 0) return "chase_apply: alignment";
        if (n >= chase_apply_most || cols >= chase_apply_most) return "chase_apply: size";
        return ChaseTiles::violation();
    }
    constexpr bool empty() const { return cols == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, tiles, Extent::array(all_elements(shape().columns())));
        touch(Access::read, first, Extent::array(shape().groups()));
        touch(Access::write, z, Extent::matrix(n, cols, ldz));
        touch(Access::write, progress, Extent::array(chase_apply_words<T>(n, b, cols)));
    }
};

}  // namespace lapilli

#define LAPILLI_CHASE_TILES_OPERATIONS(X) X(ChasePackArgs) X(ChaseApplyArgs)
