// SPDX-License-Identifier: BSD-3-Clause
#include "svd/back_transformation.hpp"

#include "matrix/identity.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {

template <class T>
RowReflectors<T>::RowReflectors(Arena& arena, index_t n, index_t width, index_t nb) {
    if (n <= width) return;
    columns = {arena, n, n, nb};
    const index_t travelling = arena.devices() > 1 ? columns.cyclic.most_local_cols() : 0;
    for (int d = 0; d < arena.devices(); ++d)
        dev.push_back({arena.device_matrix<T>(d, nb, travelling), arena.device_matrix<T>(d, travelling, nb)});
}

/// The columns := the rows of a triangle, adjoint. A device takes those of another one in a copy for each of
/// its own block columns: pieces of one block each would be as many as a matrix has blocks.
template <class T>
void RowReflectors<T>::take(Context& context, const DistMatrix<T>& a) {
    const Cyclic& cyclic = columns.cyclic;
    const index_t n = columns.rows;
    if (cyclic.devices() == 1)
        return adjoint(context.queue(0), a.local[0].block(0, 0, n, n), columns.local[0].block(0, 0, n, n));
    for (index_t block = 0; block < cyclic.blocks(); ++block) {
        const int d = cyclic.owner(block);
        Queue& queue = context.queue(d);
        const index_t width = cyclic.block_width(block);
        for (int from = 0; from < cyclic.devices(); ++from) {
            const index_t cols = a.cyclic.local_cols(from);
            const PerDevice& w = dev[static_cast<std::size_t>(d)];
            const DeviceView<T> rows = w.rows.block(0, 0, width, cols),
                                turned = w.turned.block(0, 0, cols, width);
            copy_across(
                queue,
                a.local[static_cast<std::size_t>(from)].block(cyclic.block_start(block), 0, width, cols),
                rows);
            adjoint(queue, rows, turned);
            scatter_blocks(queue, turned, a.cyclic.nb(), from, cyclic.devices(),
                           columns.block_column(block, 0));
        }
    }
}

template <class T>
void RowReflectors<T>::apply(Context& context, Op op, const TwoSidedReflectors<T>& of, const DistMatrix<T>& c,
                             ApplyQWork<T>& work) {
    if (dev.empty()) return;
    take(context, of.a);
    apply_q(context, op, columns, of.taup, c, Start::matrix, work, of.b);
}

template <class T>
void through_chase(Context& context, const ChaseReflectors<T>& q, const DistMatrix<T>& z,
                   ApplyChaseWork<T>& work) {
    if (q.shape.n < 2) return;
    pack_reflectors(context, q);
    context.synchronize();
    apply_chase(context, q, z, work);
    context.synchronize();
}

template <class T>
void through_chase(Context& context, const BidiagonalizationWork<T>& reduction, bool left,
                   const DistMatrix<T>& z, std::optional<ApplyChaseWork<T>>& work) {
    if (const ChaseReflectors<T>* const q = reduction.of_chase(left)) through_chase(context, *q, z, *work);
}

template <class T>
void carve_for_chase(Arena& arena, BidiagonalizationWork<T>& reduction, const Cyclic& columns,
                     std::optional<ApplyChaseWork<T>>& work) {
    if (reduction.to_bidiagonal == nullptr) return;
    ChaseReflectors<T>&left = *reduction.to_bidiagonal->left, &right = *reduction.to_bidiagonal->right;
    arena.overlay([&] { left.carve_packed(arena); }, [&] { right.carve_packed(arena); });
    work.emplace(arena, left.shape, columns);
}

template <class T>
BackTransformationWork<T>::BackTransformationWork(Arena& arena, BidiagonalizationWork<T>& reduction,
                                                  const Cyclic& columns, bool makes_u, index_t columns_of_u,
                                                  bool makes_v, index_t reflectors)
    : has_u(makes_u), has_v(makes_v) {
    const index_t m = reduction.a().matrix.rows, n = reduction.order();
    const auto carve_for_band = [&] {
        const bool grows = has_u && (m > n || columns_of_u > columns.cols());
        if (grows) {
            whole_u.rows = m;
            whole_u.cyclic = {columns_of_u, columns.nb(), columns.devices()};
            for (int d = 0; d < arena.devices(); ++d)
                whole_u.local.push_back(arena.device_matrix<T>(d, m, whole_u.cyclic.most_local_cols()));
        }
        if (has_v) of_rows = {arena, n, reduction.width(), reduction.nb()};
        of_q.emplace(arena, m, reflectors, grows ? whole_u.cyclic : columns);
    };
    arena.overlay([&] { carve_for_chase(arena, reduction, columns, of_chase); }, carve_for_band);
}

namespace {

/// The first columns of `whole`, in the given distribution.
template <class T>
DistMatrix<T> first_columns(DistMatrix<T> whole, const Cyclic& like, index_t columns) {
    whole.cyclic = {columns, like.nb(), like.devices()};
    for (int d = 0; d < whole.cyclic.devices(); ++d) {
        DeviceView<T>& local = whole.local[static_cast<std::size_t>(d)];
        local = local.block(0, 0, whole.rows, whole.cyclic.local_cols(d));
    }
    return whole;
}

/// U in the first rows and columns of the identity.
template <class T>
DistMatrix<T> embedded(Context& context, const DistMatrix<T>& u, const DistMatrix<T>& room, index_t columns) {
    DistMatrix<T> whole = first_columns(room, u.cyclic, columns);
    set_identity(context, whole);
    for (int d = 0; d < whole.cyclic.devices(); ++d) {
        const auto at = static_cast<std::size_t>(d);
        copy(context.queue(d), Part::all, u.local[at], whole.local[at].block(0, 0, u.rows, u.local[at].cols));
    }
    return whole;
}

/// Q U, with the columns of Q on one device.
template <class T>
DistMatrix<T> by_columns(Context& context, const DistMatrix<T>& q, const DistMatrix<T>& u,
                         const DistMatrix<T>& whole) {
    DistMatrix<T> product = first_columns(whole, u.cyclic, u.cols());
    gemm(context.queue(0), Op::none, Op::none, T(1), q.local[0], u.local[0], T(0), product.local[0]);
    return product;
}

template <class T>
void through_columns(Context& context, BidiagonalizationWork<T>& reduction, BackTransformationWork<T>& work,
                     index_t columns, DistMatrix<T>& u) {
    const TwoSidedReflectors<T> reflectors = reduction.reflectors();
    const bool grows = !work.whole_u.local.empty(), has_qr = reduction.qr != nullptr;
    if (grows && !has_qr) u = embedded(context, u, work.whole_u, columns);
    apply_q(context, Op::none, reflectors.a, reflectors.tauq, u, Start::matrix, *work.of_q, 0);
    if (!has_qr) return;
    if (reduction.has_columns) {
        u = by_columns(context, reduction.a().matrix, u, work.whole_u);
        return;
    }
    u = embedded(context, u, work.whole_u, columns);
    apply_q(context, Op::none, reduction.a().matrix, reduction.qr_tau, u, Start::matrix, *work.of_q, 0);
}

}  // namespace

template <class T>
void transform_back(Context& context, BidiagonalizationWork<T>& reduction, BackTransformationWork<T>& work,
                    index_t columns_of_u, DistMatrix<T>& u, const DistMatrix<T>& v) {
    // The vectors have elements of all sizes: see transform_back in eigen/eigenproblem.cpp.
    const NativeProducts native(context);
    {
        PhaseScope phase(context, "back-transform the chase");
        if (work.has_u) through_chase(context, reduction, true, u, work.of_chase);
        if (work.has_v) through_chase(context, reduction, false, v, work.of_chase);
    }
    PhaseScope phase(context, "back-transform the band");
    if (work.has_v) work.of_rows.apply(context, Op::none, reduction.reflectors(), v, *work.of_q);
    if (work.has_u) through_columns(context, reduction, work, columns_of_u, u);
}

#define LAPILLI_INSTANTIATE(T)                                                                             \
    template struct RowReflectors<T>;                                                                      \
    template void through_chase(Context&, const ChaseReflectors<T>&, const DistMatrix<T>&,                 \
                                ApplyChaseWork<T>&);                                                       \
    template void through_chase(Context&, const BidiagonalizationWork<T>&, bool, const DistMatrix<T>&,     \
                                std::optional<ApplyChaseWork<T>>&);                                        \
    template void carve_for_chase(Arena&, BidiagonalizationWork<T>&, const Cyclic&,                        \
                                  std::optional<ApplyChaseWork<T>>&);                                      \
    template struct BackTransformationWork<T>;                                                             \
    template void transform_back(Context&, BidiagonalizationWork<T>&, BackTransformationWork<T>&, index_t, \
                                 DistMatrix<T>&, const DistMatrix<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
