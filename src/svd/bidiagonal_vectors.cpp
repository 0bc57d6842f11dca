// SPDX-License-Identifier: BSD-3-Clause
#include "svd/bidiagonal_vectors.hpp"

#include <algorithm>

#include "base/instances.hpp"
#include "device/calls.hpp"
#include "host/lapack_svd.hpp"
#include "runtime/while_reporting.hpp"

namespace lapilli {
namespace {

/// Blocks of at most nb columns, so that every device has some if there are enough.
Cyclic distributed(index_t columns, index_t nb, int devices) {
    return {columns, std::clamp<index_t>(ceil_div(columns, index_t(devices)), 1, nb), devices};
}

/// The result has this many columns, in blocks for all devices.
template <class T>
void narrow(DistMatrix<T>& vectors, index_t columns) {
    vectors.cyclic = distributed(columns, vectors.cyclic.nb(), vectors.cyclic.devices());
    for (int d = 0; d < vectors.cyclic.devices(); ++d) {
        DeviceView<T>& local = vectors.local[static_cast<std::size_t>(d)];
        local = local.block(0, 0, vectors.rows, vectors.cyclic.local_cols(d));
    }
}

/// A block column in real numbers: its own place, if it has real ones.
template <class T>
DeviceView<real_t<T>> real_columns(DeviceView<T> columns, DeviceView<real_t<T>> room) {
    if constexpr (is_complex<T>)
        return room.block(0, 0, columns.rows, columns.cols);
    else
        return columns;
}
template <class T>
void widen_columns(Queue& queue, DeviceView<real_t<T>> real, DeviceView<T> columns) {
    if constexpr (is_complex<T>) widen(queue, real, columns);
}

template <class T>
void upload_vectors(Context& context, index_t first, BidiagonalVectorsWork<T>& w) {
    const Cyclic& cyclic = w.u.cyclic;
    for (index_t block = 0; block < cyclic.blocks(); ++block) {
        const int d = cyclic.owner(block);
        Queue& queue = context.queue(d);
        const auto& room = w.dev[static_cast<std::size_t>(d)];
        const index_t begin = first + cyclic.block_start(block), width = cyclic.block_width(block);
        const DeviceView<T> u = w.u.block_column(block, 0), v = w.v.block_column(block, 0);
        const DeviceView<real_t<T>> real_u = real_columns(u, room.columns);
        copy_across(queue, w.host_u.block(0, begin, w.n, width), real_u);
        widen_columns(queue, real_u, u);
        const DeviceView<real_t<T>> rows = room.rows.block(0, 0, width, w.n),
                                    real_v = real_columns(v, room.columns);
        copy_across(queue, w.host_vt.block(begin, 0, width, w.n), rows);
        transpose(queue, rows, real_v);
        widen_columns(queue, real_v, v);
    }
    context.synchronize();
}

}  // namespace

template <class T>
BidiagonalVectorsWork<T>::BidiagonalVectorsWork(Arena& arena, index_t order, index_t most, index_t nb,
                                                const CarveForVectors& later)
    : n(checked_dimension(order)) {
    for (DistMatrix<T>* const vectors : {&u, &v}) {
        vectors->rows = n;
        vectors->cyclic = distributed(checked_dimension(most), nb, arena.devices());
        for (int d = 0; d < arena.devices(); ++d)
            vectors->local.push_back(arena.device_matrix<T>(d, n, vectors->cyclic.most_local_cols()));
    }
    const auto carve_workspace = [&] {
        const index_t width = u.cyclic.nb();
        for (int d = 0; d < arena.devices(); ++d)
            dev.push_back({arena.device_matrix<R>(d, width, n),
                           arena.device_matrix<R>(d, is_complex<T> ? n : 0, is_complex<T> ? width : 0)});
    };
    arena.overlay(carve_workspace, [&] { later(u.cyclic); });
    host_u = arena.pinned_matrix<R>(n, n);
    host_vt = arena.pinned_matrix<R>(n, n);
    room = arena.pinned_array<R>(checked_product(n, checked_sum(checked_product(3, n), 4)));
}

template <class T>
BidiagonalVectors bidiagonal_vectors(Context& context, real_t<T>* d, real_t<T>* e, const Selection& wanted,
                                     BidiagonalVectorsWork<T>& work) {
    const index_t n = work.n;
    host::check_bdsdc('I', n);
    const index_t info = while_reporting(context, [&] {
        return host::bdsdc('U', 'I', n, d, e, work.host_u, work.host_vt, static_cast<real_t<T>*>(nullptr),
                           nullptr, 0, work.room);
    });
    if (info != 0) return {info, {0, 0}};
    const IndexRange found = among_descending(wanted, d, n);
    narrow(work.u, found.count);
    narrow(work.v, found.count);
    upload_vectors(context, found.begin, work);
    return {0, found};
}

#define LAPILLI_INSTANTIATE(T)                                                                        \
    template struct BidiagonalVectorsWork<T>;                                                         \
    template BidiagonalVectors bidiagonal_vectors(Context&, real_t<T>*, real_t<T>*, const Selection&, \
                                                  BidiagonalVectorsWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
