// SPDX-License-Identifier: BSD-3-Clause
#include "matrix/transfer.hpp"

#include <algorithm>
#include <cstring>
#include <optional>

#include "device/calls.hpp"
#include "elementwise/transfer_args.hpp"
#include "host/copies.hpp"
#include "matrix/rectangles.hpp"
#include "matrix/submit_back.hpp"
#include "runtime/copy_threads.hpp"

namespace lapilli {
namespace {

/// The part of the caller's matrix from which rows `first` and below of a block are made: `width` columns
/// from the block's first one.
template <class T>
Rectangle source_of(const DistMatrix<T>& b, index_t block, index_t first, index_t width, Form form) {
    const index_t col = b.cyclic.block_start(block);
    switch (form) {
        case Form::adjoint:
            return {col, first, width, b.rows - first};
        case Form::reversed:
            return {0, b.cols() - col - width, b.rows - first, width};
        case Form::adjoint_reversed:
            return {b.cols() - col - width, 0, width, b.rows - first};
        case Form::direct:
            break;
    }
    return {first, col, b.rows - first, width};
}

/// The part of the caller's square matrix that corresponds to diagonal block `block`.
template <class T>
Rectangle source_of_diagonal(const DistMatrix<T>& b, index_t block, Form form) {
    const index_t width = b.cyclic.block_width(block);
    const index_t start = form == Form::reversed || form == Form::adjoint_reversed
                              ? b.cols() - b.cyclic.block_start(block) - width
                              : b.cyclic.block_start(block);
    return {start, start, width, width};
}

/// Where the elements of rectangle r of the caller's matrix are turned on device d, in the caller's
/// orientation.
template <class T>
DeviceView<T> turning_place(const TransferWork<T>& work, int d, const Rectangle& r, Form form) {
    return form == Form::reversed ? work.tall(d).block(0, 0, r.rows, r.cols)
                                  : work.wide(d).block(0, 0, r.rows, r.cols);
}

/// From the caller's orientation into the working matrix's, and, each form being its own inverse, back.
template <class T>
void turn(Queue& queue, Form form, DeviceView<const T> from, DeviceView<T> to, const TransferWork<T>& work) {
    if (form == Form::adjoint) {
        adjoint(queue, from, to);
    } else if (form == Form::reversed) {
        reverse(queue, from, to);
    } else {
        const DeviceView<T> between = work.tall(queue.lane.device).block(0, 0, from.cols, from.rows);
        if (from.cols >= from.rows) {
            adjoint(queue, from, between);
            reverse(queue, between, to);
        } else {
            const DeviceView<T> reversed = work.tall(queue.lane.device).block(0, 0, from.rows, from.cols);
            reverse(queue, from, reversed);
            adjoint(queue, reversed, to);
        }
    }
}

/// Whether a kernel of device d copies A, or turns it: memory of its own device. It copies a triangle alone,
/// of all columns at once.
template <class T>
bool reaches(Context& context, const UserMatrix<const T>& a, Form form, int d) {
    const bool has_kernel = form == Form::direct || form == Form::adjoint;
    return has_kernel && is_for_kernels(context, a, d);
}
/// The part of A that a part of B is.
Part part_in(Form form, Part part) {
    if (form == Form::direct || part == Part::all) return part;
    return part == Part::lower ? Part::upper : Part::lower;
}
template <class T>
DeviceView<T> view_of(const UserMatrix<T>& a, const Rectangle& r) {
    return {a.data + r.row + r.col * a.ld, r.rows, r.cols, a.ld};
}

template <class T>
void copy_host(Context& context, HostView<const T> from, HostView<T> to) {
    host::Copies copies;
    copies.add(from, to);
    std::move(copies).run(copy_threads(context));
}

/// A triangle of B goes back over the same triangle of A, or over the other one when it was turned.
template <class T>
host::Copies unstaging(HostView<const T> stage, Form form, Part part, HostView<T> a) {
    host::Copies copies;
    const Part of_a = part_in(form, part);
    for (index_t j = 0; j < a.cols; ++j) {
        const index_t first = of_a == Part::lower ? j : 0;
        const index_t last = of_a == Part::upper ? std::min(j + 1, a.rows) : a.rows;
        copies.add(stage.at(first, j), a.at(first, j), last - first);
    }
    return copies;
}

/// The diagonal block of a triangle that goes to device memory: what the other triangle of A holds there is
/// fetched and put above the diagonal of `block`, so that the whole block may be written.
template <class T>
void merge_other_triangle(Queue& queue, DeviceView<T> block, const UserMatrix<T>& a, const Rectangle& r,
                          Form form, TransferWork<T>& work) {
    const index_t w = block.cols;
    const int d = queue.lane.device;
    const DeviceView<T> fetched = work.square(d, 0).block(0, 0, w, w);
    fetch<T>(queue, a, r, fetched, work.stage);
    if (form == Form::direct) {
        copy(queue, Part::strictly_upper, fetched, block);
    } else {
        const DeviceView<T> turned = work.square(d, 1).block(0, 0, w, w);
        turn<T>(queue, form, fetched, turned, work);
        copy(queue, Part::strictly_upper, turned, block);
    }
}

/// The copies of a matrix in host memory into the stage, one block column of B after the other.
template <class T>
host::Copies staging_of(const UserMatrix<const T>& a, Form form, Part part, const DistMatrix<T>& b,
                        const TransferWork<T>& work) {
    host::Copies copies;
    for (index_t block = 0; block < b.cyclic.blocks(); ++block) {
        const index_t first = part == Part::lower ? b.cyclic.block_start(block) : 0;
        const Rectangle r = source_of(b, block, first, b.cyclic.block_width(block), form);
        copies.add(a.host().block(r.row, r.col, r.rows, r.cols),
                   work.stage.block(r.row, r.col, r.rows, r.cols));
        copies.next_group();
    }
    return copies;
}

}  // namespace

template <class T>
void upload(Context& context, const UserMatrix<const T>& a, Form form, Part part, const DistMatrix<T>& b,
            TransferWork<T>& work) {
    std::optional<host::Copying> staging;
    if (a.on_host()) staging.emplace(staging_of(a, form, part, b, work), copy_threads(context));
    for (index_t block = 0, count = 1; block < b.cyclic.blocks(); block += count) {
        const index_t first = part == Part::lower ? b.cyclic.block_start(block) : 0;
        const int d = b.cyclic.owner(block);
        const bool reached = reaches(context, a, form, d);
        const bool joins = reached || (form == Form::direct && !a.on_host());
        count = joins ? b.cyclic.neighbours(block) : 1;
        const DeviceView<T> target = joins ? b.neighbours(block, first) : b.block_column(block, first);
        const Rectangle r = source_of(b, block, first, target.cols, form);
        if (staging) staging->wait_for_next_group();
        context.keep_reporting();
        if (reached) {
            submit(context.queue(d), TransferArgs<T>{part, form == Form::adjoint, view_of(a, r), target});
        } else if (form == Form::direct) {
            fetch(context.queue(d), a, r, target, work.stage);
        } else {
            const DeviceView<T> place = turning_place(work, d, r, form);
            fetch(context.queue(d), a, r, place, work.stage);
            turn<T>(context.queue(d), form, place, target, work);
        }
    }
}

template <class T>
void submit_back(Context& context, const DistMatrix<T>& b, Form form, Part part, const UserMatrix<T>& a,
                 TransferWork<T>& work, const TransferWords& words) {
    for (index_t block = 0, count = 1; block < b.cyclic.blocks(); block += count) {
        const index_t first = part == Part::lower ? b.cyclic.block_start(block) : 0;
        const int d = b.cyclic.owner(block);
        Queue& queue = context.queue(d);
        const bool reached = reaches<T>(context, a, form, d);
        require(reached || words.unless == nullptr, "submit_back: a matrix that its device does not reach");
        count = reached ? b.cyclic.neighbours(block) : 1;
        const DeviceView<T> source = reached ? b.neighbours(block, first) : b.block_column(block, first);
        const Rectangle r = source_of(b, block, first, source.cols, form);
        if (reached) {
            submit(queue,
                   TransferArgs<T>{part_in(form, part), form == Form::adjoint, source, view_of(a, r), words});
            continue;
        }
        if (part == Part::lower && !a.on_host()) {
            const index_t w = source.cols;
            merge_other_triangle(queue, source.block(0, 0, w, w), a, source_of_diagonal(b, block, form), form,
                                 work);
        }
        if (form == Form::direct) {
            deliver(queue, source, a, r, work.stage);
        } else {
            const DeviceView<T> place = turning_place(work, d, r, form);
            turn<T>(queue, form, source, place, work);
            deliver(queue, place, a, r, work.stage);
        }
    }
}

template <class T>
void collect(Context& context, const DistMatrix<T>& b, Form form, Part part, const UserMatrix<T>& a,
             TransferWork<T>& work) {
    context.synchronize();
    submit_back(context, b, form, part, a, work, {});
    context.synchronize();
}

template <class T>
void write_back(Context& context, Form form, Part part, const UserMatrix<T>& a, const TransferWork<T>& work) {
    if (a.on_host()) unstaging<T>(work.stage, form, part, a.host()).run(copy_threads(context));
}

template <class T>
void fetch_to_host(Context& context, const UserMatrix<const T>& a, HostView<T> host) {
    const DrainScope drain(context);
    const Rectangle all{0, 0, a.rows, a.cols};
    if (a.on_host()) {
        copy_host<T>(context, a.host(), host);
    } else if (a.spread != nullptr) {
        for_each_piece(
            as_dist<const T>(*a.spread), in_spread(a, all), [&](DeviceView<const T> piece, index_t offset) {
                copy_across(context.queue(0), piece, host.block(0, offset, piece.rows, piece.cols));
            });
        context.synchronize();
    } else {
        copy_across(context.queue(0), DeviceView<const T>{a.data, a.rows, a.cols, a.ld}, host);
        context.synchronize();
    }
}

template <class T>
void deliver_from_host(Context& context, HostView<const T> host, const UserMatrix<T>& a) {
    const DrainScope drain(context);
    const Rectangle all{0, 0, a.rows, a.cols};
    if (a.on_host()) {
        copy_host<T>(context, host, a.host());
    } else if (a.spread != nullptr) {
        for_each_piece(as_dist<T>(*a.spread), in_spread(a, all), [&](DeviceView<T> piece, index_t offset) {
            copy_across(context.queue(0), host.block(0, offset, piece.rows, piece.cols), piece);
        });
        context.synchronize();
    } else {
        copy_across(context.queue(0), host, DeviceView<T>{a.data, a.rows, a.cols, a.ld});
        context.synchronize();
    }
}

template <class T>
void copy_vector(Context& context, T* target, const T* source, index_t count) {
    if (count == 0) return;
    if (!context.is_device_pointer(target) && !context.is_device_pointer(source)) {
        std::memcpy(target, source, static_cast<std::size_t>(count) * sizeof(T));
        return;
    }
    Queue& queue = context.queue(0);
    const std::size_t bytes = static_cast<std::size_t>(count) * sizeof(T);
    queue.copy_bytes(target, bytes, source, bytes, bytes, 1);
    queue.synchronize();
}

#define LAPILLI_INSTANTIATE(T)                                                                    \
    template struct TransferWork<T>;                                                              \
    template void upload(Context&, const UserMatrix<const T>&, Form, Part, const DistMatrix<T>&,  \
                         TransferWork<T>&);                                                       \
    template void collect(Context&, const DistMatrix<T>&, Form, Part, const UserMatrix<T>&,       \
                          TransferWork<T>&);                                                      \
    template void submit_back(Context&, const DistMatrix<T>&, Form, Part, const UserMatrix<T>&,   \
                              TransferWork<T>&, const TransferWords&);                            \
    template void write_back(Context&, Form, Part, const UserMatrix<T>&, const TransferWork<T>&); \
    template void fetch_to_host(Context&, const UserMatrix<const T>&, HostView<T>);               \
    template void deliver_from_host(Context&, HostView<const T>, const UserMatrix<T>&);           \
    template void copy_vector(Context&, T*, const T*, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE
template void copy_vector(Context&, index_t*, const index_t*, index_t);

}  // namespace lapilli
