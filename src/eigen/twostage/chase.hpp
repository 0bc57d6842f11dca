// SPDX-License-Identifier: BSD-3-Clause
// From a Hermitian band matrix to a tridiagonal one by the bulge chase (chase/args.hpp), on the first device, and the product
// with the unitary matrix Q2 of the chase, each device for its own columns (Bischof, Lang, Sun: "A framework for symmetric band
// reduction", ACM TOMS 26, 2000; Haidar, Ltaief, Dongarra: "Parallel reduction to condensed forms for symmetric eigenvalue
// problems using aggregated fine-grained and memory-aware kernels", SC 2011).
#pragma once

#include "chase/tiles.hpp"
#include "matrix/matrix.hpp"
#include "matrix/panel_broadcast.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// A band with `band` elements below the diagonal is chased as one with so many, filled up with zeros. Shorter reflectors would
/// need more memory, and more time for the way back, whose kernels know two widths.
constexpr index_t chase_width(index_t band) { return band <= 32 ? 32 : band <= 64 ? 64 : band; }

/// What the chase of a band of order n works with, on the first device, and what it leaves there.
template <class T>
struct ChaseWork {
    using R = real_t<T>;
    using Tile = chase_tile_scalar<T>;
    ChaseShape shape;
    DeviceView<T> band;  ///< 2 b by n
    R *device_d, *device_e;
    T *v, *tau, *factors;  ///< the reflectors, null if they are not kept
    struct PerDevice {
        index_t* first;
        Tile* tiles;  ///< see ChaseTiles
    };
    std::vector<PerDevice> dev;
    T* carried;
    unsigned* progress;
    std::uint64_t* mail;
    R *d, *e;        ///< the result, in pinned memory
    index_t* bases;  ///< first, on the host, in pinned memory: filled by chase()
    unsigned* failed;

    /// keep: the reflectors, for apply_chase. Of device memory, `later` may take all that apply_chase does without; where it
    /// goes by tiles, the reflectors as the chase makes them, too.
    ChaseWork(Arena& arena, index_t n, index_t b, bool keep, const CarveLater& later = nothing_later);
    /// Whether the way back is that of ChaseApply, and not by products.
    bool has_tiles() const { return chase_takes_tiles(shape.b); }
    ChaseTiles tiles() const { return {shape.n, shape.b}; }
    /// Of `first` and `bases`: the groups, and an end.
    index_t entries() const { return shape.groups() + 1; }
    index_t mail_words() const { return shape.n > 1 ? chase_mail<T>(shape.n, shape.b) : 0; }
};

/// Reduces a band matrix in LAPACK's lower band storage, A(i, j) at ab(i - j, j), in the memory of the first device: b + 1 rows,
/// whose last columns are not read behind the matrix, and imaginary parts of the diagonal neither. work.d, work.e are T.
/// Elements must be of a size that squares neither overflow nor vanish.
template <class T>
void chase(Context& context, DeviceView<const T> ab, ChaseWork<T>& work);

/// What the product with Q2 works with.
template <class T>
struct ApplyChaseWork {
    struct PerDevice {
        DeviceView<T> c1, c2;  ///< by products
        unsigned* progress;    ///< by tiles
    };
    std::vector<PerDevice> dev;
    unsigned* failed;            ///< of each device, in pinned memory
    PanelBuffers<T> v, factors;  ///< of a group, on its way to other devices than the first

    ApplyChaseWork(Arena& arena, const ChaseShape& shape, const Cyclic& columns_of_z);
};

/// Z := Q2 Z for A = Q2 T Q2^H. Z has the order of A as rows, and any columns.
template <class T>
void apply_chase(Context& context, const ChaseWork<T>& chase, const DistMatrix<T>& z,
                 ApplyChaseWork<T>& work);

}  // namespace lapilli
