// SPDX-License-Identifier: BSD-3-Clause
// The reflectors of a bulge chase, and the product with their unitary matrix Q, each device for its own
// columns (Bischof, Lang, Sun: "A framework for symmetric band reduction", ACM TOMS 26, 2000; Haidar, Ltaief,
// Dongarra: "Parallel reduction to condensed forms for symmetric eigenvalue problems using aggregated
// fine-grained and memory-aware kernels", SC 2011).
#pragma once

#include "chase/tiles.hpp"
#include "matrix/matrix.hpp"
#include "matrix/panel_broadcast.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// The width to which a band of `band` subdiagonals is padded with zeros before the chase. Shorter reflectors
/// would need more memory, and more time for the back-transformation, whose kernels know two widths.
constexpr index_t chase_width(index_t band) { return band <= 32 ? 32 : band <= 64 ? 64 : band; }

/// One set of reflectors in the layout of ChaseShape, with all that apply_chase reads. A chase fills v and
/// tau on the first device. pack_reflectors() turns them into tiles if the width allows it; otherwise into
/// factors of block reflectors, and then products by BLAS read v as well.
template <class T>
struct ChaseReflectors {
    using Tile = chase_tile_scalar<T>;
    ChaseShape shape;
    T *v = nullptr, *tau = nullptr;  ///< null: not kept
    T* factors = nullptr;
    struct PerDevice {
        index_t* first;  ///< see ChaseShape; on devices after the first, filled by apply_chase()
        Tile* tiles;     ///< see ChaseTiles; likewise
    };
    std::vector<PerDevice> dev;
    index_t* bases;  ///< `first` on the host, in pinned memory, filled by begin_reflectors()

    /// Carves what the chase itself needs. A set that is kept carves the rest below, in the order its caller
    /// chooses.
    ChaseReflectors(Arena& arena, const ChaseShape& layout);
    /// Carves v and tau. With tiles they may overlap apply_chase()'s workspace, or what precedes it.
    void carve_made(Arena& arena);
    /// Carves the tiles of all devices, or the factors.
    void carve_packed(Arena& arena);
    /// Whether apply_chase() works with tiles (ChaseApply) rather than with products.
    bool has_tiles() const { return chase_takes_tiles(shape.b); }
    ChaseTiles tiles() const { return {shape.n, shape.b}; }
    /// The length of `first` and `bases`: one entry per group, and an end.
    index_t entries() const { return shape.groups() + 1; }
};

/// Before a chase: fills `bases` and `first`, and sets the elements around the reflectors to zero.
template <class T>
void begin_reflectors(Context& context, ChaseReflectors<T>& q);
/// After a chase that kept its reflectors, on the first device's queue. All devices read the result:
/// synchronize the context before apply_chase().
template <class T>
void pack_reflectors(Context& context, const ChaseReflectors<T>& q);

/// Workspace of the product with Q.
template <class T>
struct ApplyChaseWork {
    struct PerDevice {
        DeviceView<T> c1, c2;  ///< by products
        unsigned* progress;    ///< by tiles
    };
    std::vector<PerDevice> dev;
    unsigned* failed;            ///< one per device, in pinned memory
    PanelBuffers<T> v, factors;  ///< of a group, copied from the first device to the others

    ApplyChaseWork(Arena& arena, const ChaseShape& shape, const Cyclic& columns_of_z);
};

/// Z := Q Z, where Q is the product of all reflectors, by sweeps and within a sweep by steps. Z has n rows
/// and any number of columns.
template <class T>
void apply_chase(Context& context, const ChaseReflectors<T>& q, const DistMatrix<T>& z,
                 ApplyChaseWork<T>& work);

}  // namespace lapilli
