// SPDX-License-Identifier: BSD-3-Clause
#include "matrix/row_blocks.hpp"

#include <optional>
#include <vector>

#include "device/calls.hpp"
#include "host/copies.hpp"
#include "matrix/rectangles.hpp"
#include "runtime/copy_threads.hpp"

namespace lapilli {
namespace {

/// Elements that are copied at once from and to the host: enough for the full speed of a link, few enough
/// that all links begin soon.
constexpr index_t piece_elements = index_t{1} << 19;

template <class T>
struct Piece {
    int device;
    Rectangle of_a;
    DeviceView<T> here;
};

/// The top, then a few columns of each block by turns, so that each device's link has work at any time;
/// between devices all columns.
template <class T>
std::vector<Piece<T>> pieces_of(const RowBlocks<T>& x, bool on_host) {
    const index_t cols = x.cols();
    std::vector<Piece<T>> pieces;
    if (x.distribution.top > 0) pieces.push_back({0, {0, 0, x.distribution.top, cols}, x.top});
    const index_t some_columns =
        std::clamp<index_t>(piece_elements / std::max<index_t>(1, x.distribution.each()), 1, cols);
    const index_t width = on_host ? some_columns : cols;
    for (index_t j = 0; j < cols; j += width) {
        const index_t some = std::min(width, cols - j);
        for (int d = 0; d < x.distribution.devices; ++d) {
            const index_t count = x.distribution.count(d);
            if (count > 0)
                pieces.push_back(
                    {d, {x.distribution.first(d), j, count, some}, x.block(d).block(0, j, count, some)});
        }
    }
    return pieces;
}

}  // namespace

template <class T>
RowBlocks<T>::RowBlocks(Arena& arena, const RowDistribution& rows, DeviceView<T> first_rows, bool on_host)
    : distribution(rows),
      top(first_rows),
      blocks(arena, rows.each(), checked_product(first_rows.cols, arena.devices()), first_rows.cols) {
    if (on_host) stage = arena.pinned_matrix<T>(rows.rows, first_rows.cols);
}

template <class T>
void RowBlocks<T>::upload(Context& context, const UserMatrix<const T>& a) {
    for (int d = 0; d < distribution.devices; ++d) {
        const index_t count = distribution.count(d);
        set(context.queue(d), Part::all, T(0), T(0),
            block(d).block(count, 0, distribution.each() - count, cols()));
    }
    const auto pieces = pieces_of(*this, a.on_host());
    std::optional<host::Copying> staging;
    if (a.on_host()) {
        host::Copies copies;
        for (const Piece<T>& piece : pieces) {
            const Rectangle& r = piece.of_a;
            copies.add(a.host().block(r.row, r.col, r.rows, r.cols),
                       stage.block(r.row, r.col, r.rows, r.cols));
            copies.next_group();
        }
        staging.emplace(std::move(copies), copy_threads(context));
    }
    for (const Piece<T>& piece : pieces) {
        if (staging) staging->wait_for_next_group();
        context.keep_reporting();
        fetch(context.queue(piece.device), a, piece.of_a, piece.here, stage);
    }
}

template <class T>
void RowBlocks<T>::collect(Context& context, const UserMatrix<T>& a) {
    context.synchronize();
    for (const Piece<T>& piece : pieces_of(*this, a.on_host()))
        deliver(context.queue(piece.device), piece.here, a, piece.of_a, stage);
    context.synchronize();
}

template <class T>
void RowBlocks<T>::write_back(Context& context, const UserMatrix<T>& a) const {
    if (!a.on_host()) return;
    host::Copies copies;
    copies.add(HostView<const T>(stage), a.host());
    std::move(copies).run(copy_threads(context));
}

#define LAPILLI_INSTANTIATE(T) template struct RowBlocks<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
