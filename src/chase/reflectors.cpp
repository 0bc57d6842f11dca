// SPDX-License-Identifier: BSD-3-Clause
#include "chase/reflectors.hpp"

#include <algorithm>

#include "chase/factors.hpp"
#include "device/calls.hpp"
#include "runtime/patience.hpp"

namespace lapilli {

namespace {

/// The columns of a set that is kept. A bound of them must fit into 64 bits: ChaseShape counts without a
/// check.
index_t columns_of(const ChaseShape& shape) {
    if (shape.n > 1) checked_product(shape.groups(), shape.group_columns(0));
    return shape.columns();
}

}  // namespace

template <class T>
ChaseReflectors<T>::ChaseReflectors(Arena& arena, const ChaseShape& layout) : shape(layout) {
    for (int d = 0; d < arena.devices(); ++d)
        dev.push_back({arena.device_array<index_t>(d, entries()), nullptr});
    bases = arena.pinned_array<index_t>(entries());
}

template <class T>
void ChaseReflectors<T>::carve_made(Arena& arena) {
    const index_t columns = columns_of(shape);
    v = arena.device_array<T>(0, checked_product(columns, shape.ldv()));
    tau = arena.device_array<T>(0, columns);
}

template <class T>
void ChaseReflectors<T>::carve_packed(Arena& arena) {
    const index_t columns = columns_of(shape);
    if (!has_tiles()) {
        factors = arena.device_array<T>(0, checked_product(columns, chase_group));
        return;
    }
    for (int d = 0; d < arena.devices(); ++d)
        dev[static_cast<std::size_t>(d)].tiles = arena.device_array<Tile>(d, tiles().all_elements(columns));
}

template <class T>
void begin_reflectors(Context& context, ChaseReflectors<T>& q) {
    q.bases[0] = 0;
    for (index_t g = 0; g < q.shape.groups(); ++g) q.bases[g + 1] = q.bases[g] + q.shape.group_columns(g);
    Queue& queue = context.queue(0);
    upload_array(queue, q.bases, q.dev[0].first, q.entries());
    // Elements that no reflector has are read as zeros; those of tau are not read.
    if (q.v != nullptr) zero(queue, q.v, q.shape.columns() * q.shape.ldv());
}

template <class T>
void pack_reflectors(Context& context, const ChaseReflectors<T>& q) {
    Queue& queue = context.queue(0);
    const auto& [first, tiles] = q.dev[0];
    if (q.has_tiles()) {
        submit(queue, ChasePackArgs<T>{q.tiles(), q.v, q.tau, first, tiles});
    } else {
        submit(queue,
               ChaseFactorsArgs<T>{
                   .n = q.shape.n, .b = q.shape.b, .v = q.v, .tau = q.tau, .first = first, .t = q.factors});
    }
}

template <class T>
ApplyChaseWork<T>::ApplyChaseWork(Arena& arena, const ChaseShape& shape, const Cyclic& columns_of_z) {
    const bool tiled = chase_takes_tiles(shape.b);
    // A device may have more of a few columns than of all of them: they are distributed again.
    const index_t cols = columns_of_z.most_local_cols(), by_products = tiled ? 0 : cols;
    for (int k = 0; k < arena.devices(); ++k) {
        PerDevice w;
        w.c1 = arena.device_matrix<T>(k, chase_group, by_products);
        w.c2 = arena.device_matrix<T>(k, chase_group, by_products);
        w.progress =
            arena.device_array<unsigned>(k, tiled ? chase_apply_words<T>(shape.n, shape.b, cols) : 0);
        dev.push_back(w);
    }
    failed = arena.pinned_array<unsigned>(arena.devices());
    const index_t most = shape.n > 1 && !tiled ? shape.group_columns(0) : 0;
    const auto travelling = [&](int device) { return device == 0 ? 0 : most; };
    v = travel_buffers<T>(arena, shape.ldv(), travelling);
    factors = travel_buffers<T>(arena, chase_group, travelling);
}

namespace {

// Q2 is the product of the sweeps' reflectors, in the order in which they were made, so that Q2 Z begins with
// the last. In a group of sweeps the block reflectors of steps come from the first on: of two sweeps, step t
// + 1 of the first and step t of the second share a row, and what the second has done there comes first.
template <class T>
class ChaseApplication {
  public:
    ChaseApplication(Context& context, const ChaseReflectors<T>& q, const DistMatrix<T>& z,
                     ApplyChaseWork<T>& work)
        : context_(context),
          q_(q),
          shape_(q.shape),
          z_(z),
          w_(work),
          broadcast_(context, z.cyclic.devices()) {}

    void run() {
        const index_t groups = shape_.groups();
        for (index_t step = 0; step < groups; ++step) {
            const index_t group = groups - 1 - step;
            for (int d = 1; d < z_.cyclic.devices(); ++d) fetch(d, step, group);
            for (int d = 0; d < z_.cyclic.devices(); ++d) apply(d, step, group);
            // Groups have the fewer steps the later they are.
            const double left = static_cast<double>(group) / static_cast<double>(groups);
            context_.submitted((1 - left) * (1 - left));
        }
    }

  private:
    /// The group's reflectors and triangular factors, which lie together, to another device.
    void fetch(int d, index_t step, index_t group) {
        Queue& queue = broadcast_.begin_filling(d, step);
        copy_across(queue, reflectors(0, step, group), reflectors(d, step, group));
        copy_across(queue, factors(0, step, group), factors(d, step, group));
        broadcast_.end_filling(d, step);
    }
    /// Where a device has them: without gaps between columns, see ChaseShape.
    DeviceView<T> reflectors(int d, index_t step, index_t group) const {
        const index_t cols = shape_.group_columns(group), ldv = shape_.ldv();
        T* const own = d > 0 ? w_.v.at(d, step, ldv, cols).data : q_.v + first_of(group) * ldv;
        return {own, ldv, cols, ldv};
    }
    DeviceView<T> factors(int d, index_t step, index_t group) const {
        const index_t cols = shape_.group_columns(group);
        T* const own = d > 0 ? w_.factors.at(d, step, chase_group, cols).data
                             : q_.factors + first_of(group) * chase_group;
        return {own, chase_group, cols, chase_group};
    }
    index_t first_of(index_t group) const { return q_.bases[group]; }

    /// C := C - V T (V^H C) with each block reflector of the group, in the rows that it has.
    void apply(int d, index_t step, index_t group) {
        const DeviceView<T> z = z_.local[static_cast<std::size_t>(d)];
        Queue& queue = d == 0 ? context_.queue(0) : broadcast_.begin_using(d, step);
        const DeviceView<T> v = reflectors(d, step, group), triangles = factors(d, step, group);
        const index_t cols = v.cols;
        for (index_t t = 0; t * chase_group < cols && z.cols > 0; ++t) {
            const index_t members = shape_.members(group, t), row = shape_.row(group * chase_group, t);
            const index_t rows = std::min(shape_.b + members - 1, shape_.n - row);
            // Each of them one row lower than the one before: see ChaseShape.
            const DeviceView<T> of_step{v.at(0, t * chase_group), rows, members, v.ld - 1};
            const DeviceView<T> c = z.block(row, 0, rows, z.cols);
            const auto& room = w_.dev[static_cast<std::size_t>(d)];
            const DeviceView<T> c1 = room.c1.block(0, 0, members, z.cols),
                                c2 = room.c2.block(0, 0, members, z.cols);
            gemm(queue, Op::adjoint, Op::none, T(1), of_step, c, T(0), c1);
            gemm(queue, Op::none, Op::none, T(1), triangles.block(0, t * chase_group, members, members), c1,
                 T(0), c2);
            gemm(queue, Op::none, Op::none, T(-1), of_step, c2, T(1), c);
        }
        if (d > 0) broadcast_.end_using(d, step);
    }

    Context& context_;
    const ChaseReflectors<T>& q_;
    const ChaseShape shape_;
    const DistMatrix<T>& z_;
    ApplyChaseWork<T>& w_;
    PanelBroadcast broadcast_;
};

/// Each device its columns, in one operation, with tiles of its own.
template <class T>
void apply_tiles(Context& context, const ChaseReflectors<T>& q, const DistMatrix<T>& z,
                 ApplyChaseWork<T>& work) {
    const index_t entries = q.entries(), elements = q.tiles().all_elements(q.shape.columns());
    for (int d = 0; d < z.cyclic.devices(); ++d) {
        Queue& queue = context.queue(d);
        const auto at = static_cast<std::size_t>(d);
        const auto& [first, tiles] = q.dev[at];
        work.failed[d] = 0;
        const DeviceView<T> local = z.local[at];
        if (local.cols == 0) continue;
        if (d > 0) {
            copy_across(queue, DeviceView<const index_t>{q.dev[0].first, entries, 1, entries},
                        DeviceView<index_t>{first, entries, 1, entries});
            using Tile = chase_tile_scalar<T>;
            copy_across(queue, DeviceView<const Tile>{q.dev[0].tiles, elements, 1, elements},
                        DeviceView<Tile>{tiles, elements, 1, elements});
        }
        const index_t words = chase_apply_words<T>(q.shape.n, q.shape.b, local.cols);
        zero(queue, work.dev[at].progress, words);
        submit(queue, ChaseApplyArgs<T>{q.tiles(), tiles, first, local.data, local.ld, local.cols,
                                        work.dev[at].progress, patience(context)});
        download_array(queue, work.dev[at].progress + words - 1, work.failed + d, 1);
    }
    context.submitted(1);
    context.synchronize();
    for (int d = 0; d < z.cyclic.devices(); ++d) {
        if (work.failed[d] != 0)
            throw Error(LAPILLI_ERROR_DEVICE, "a pass over the vectors timed out waiting for the one before");
    }
}

}  // namespace

template <class T>
void apply_chase(Context& context, const ChaseReflectors<T>& q, const DistMatrix<T>& z,
                 ApplyChaseWork<T>& work) {
    if (q.shape.n < 2 || z.cols() == 0) return;
    if (q.has_tiles()) return apply_tiles(context, q, z, work);
    ChaseApplication<T>(context, q, z, work).run();
}

#define LAPILLI_INSTANTIATE(T)                                          \
    template struct ChaseReflectors<T>;                                 \
    template struct ApplyChaseWork<T>;                                  \
    template void begin_reflectors(Context&, ChaseReflectors<T>&);      \
    template void pack_reflectors(Context&, const ChaseReflectors<T>&); \
    template void apply_chase(Context&, const ChaseReflectors<T>&, const DistMatrix<T>&, ApplyChaseWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
