// SPDX-License-Identifier: BSD-3-Clause
// The reflectors of a bulge chase, and the product with their unitary matrix Q, each device for its own columns (Bischof, Lang,
// Sun: "A framework for symmetric band reduction", ACM TOMS 26, 2000; Haidar, Ltaief, Dongarra: "Parallel reduction to condensed
// forms for symmetric eigenvalue problems using aggregated fine-grained and memory-aware kernels", SC 2011).
#pragma once

#include "chase/tiles.hpp"
#include "matrix/matrix.hpp"
#include "matrix/panel_broadcast.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// A band with `band` elements below the diagonal is chased as one of this width, filled up with zeros. Shorter reflectors would
/// need more memory, and more time for the way back, whose kernels know two widths.
constexpr index_t chase_width(index_t band) { return band <= 32 ? 32 : band <= 64 ? 64 : band; }

/// One set of reflectors, in the layout of ChaseShape, and what apply_chase reads of it. A chase fills v and tau on the first
/// device; pack_reflectors() makes tiles of them where the width allows it, and elsewhere the factors of block reflectors, with
/// which products by BLAS read v, too.
template <class T>
struct ChaseReflectors {
    using Tile = chase_tile_scalar<T>;
    ChaseShape shape;
    T *v = nullptr, *tau = nullptr;  ///< null: not kept
    T* factors = nullptr;
    struct PerDevice {
        index_t* first;  ///< see ChaseShape; of devices after the first, filled by apply_chase()
        Tile* tiles;     ///< see ChaseTiles; likewise
    };
    std::vector<PerDevice> dev;
    index_t* bases;  ///< `first` on the host, in pinned memory: filled by begin_reflectors()

    /// Carves what the chase itself needs. A set that is kept carves more, in the order that its caller likes.
    ChaseReflectors(Arena& arena, const ChaseShape& layout);
    /// v and tau. With tiles they may lie where apply_chase() has its workspace, or what comes before it.
    void carve_made(Arena& arena);
    /// The tiles of all devices, or the factors.
    void carve_packed(Arena& arena);
    /// Whether apply_chase() works by ChaseApply, and not by products.
    bool has_tiles() const { return chase_takes_tiles(shape.b); }
    ChaseTiles tiles() const { return {shape.n, shape.b}; }
    /// Of `first` and `bases`: the groups, and an end.
    index_t entries() const { return shape.groups() + 1; }
};

/// Before a chase: where its columns begin, and zeros around the reflectors.
template <class T>
void begin_reflectors(Context& context, ChaseReflectors<T>& q);
/// After a chase that kept its reflectors, on the first device's queue. All devices read what it makes: before apply_chase() the
/// context is synchronized.
template <class T>
void pack_reflectors(Context& context, const ChaseReflectors<T>& q);

/// What the product with Q works with.
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

/// Z := Q Z, Q the product of all reflectors, sweep by sweep, and in each step by step. Z has n rows, and any columns.
template <class T>
void apply_chase(Context& context, const ChaseReflectors<T>& q, const DistMatrix<T>& z,
                 ApplyChaseWork<T>& work);

}  // namespace lapilli
