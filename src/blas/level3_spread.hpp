// SPDX-License-Identifier: BSD-3-Clause
// What the products on spread matrices share: panels of an operand on their way to every device, two buffers
// each, filled by the panel queues while the main queues compute.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "device/calls.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// Rows [row, row + rows) of columns [col, col + cols).
struct Rectangle {
    index_t row, col, rows, cols;
};

/// The caller's spread matrix, as algorithms see matrices. On one device it is one block.
template <class T>
DistMatrix<T> as_dist(const SpreadMatrix& a) {
    const Cyclic& c = a.cyclic;
    DistMatrix<T> matrix;
    matrix.rows = a.rows;
    matrix.cyclic = c.devices() == 1 ? Cyclic(c.cols(), std::max<index_t>(1, c.cols()), 1) : c;
    for (int d = 0; d < c.devices(); ++d) {
        matrix.local.push_back(
            {static_cast<T*>(a.local[static_cast<std::size_t>(d)]), a.rows, c.local_cols(d), a.ld});
    }
    return matrix;
}
template <class T>
DistMatrix<const T> readable(const DistMatrix<T>& a) {
    DistMatrix<const T> matrix;
    matrix.rows = a.rows;
    matrix.cyclic = a.cyclic;
    matrix.local.assign(a.local.begin(), a.local.end());
    return matrix;
}

/// Whether the columns of both stand on the same devices at the same places.
inline bool same_layout(const Cyclic& a, const Cyclic& b) { return a.cols() == b.cols() && a.nb() == b.nb(); }

/// How many of the columns before `col` are on device d: they are its first ones.
inline index_t local_cols_before(const Cyclic& cyclic, int d, index_t col) {
    const index_t block = col / cyclic.nb();
    const index_t whole = cyclic.first_local_block(d, block) * cyclic.nb();
    return cyclic.owner(block) == d ? whole + col % cyclic.nb() : whole;
}

/// Calls f(local view of the piece, its column offset in r) for the pieces of r, each on one device.
template <class T, class F>
void for_each_piece(const DistMatrix<T>& a, const Rectangle& r, F f) {
    const Cyclic& c = a.cyclic;
    for (index_t col = r.col; col < r.col + r.cols;) {
        const index_t block = col / c.nb(), inside = col - c.block_start(block);
        const index_t width = std::min(c.block_width(block) - inside, r.col + r.cols - col);
        f(a.block_column(block, r.row).block(0, inside, r.rows, width), col - r.col);
        col += width;
    }
}

/// Copies a piece of a spread matrix to the queue's device.
template <class T>
void bring(Queue& queue, const DistMatrix<const T>& a, const Rectangle& r, DeviceView<T> target) {
    for_each_piece(a, r, [&](DeviceView<const T> piece, index_t offset) {
        copy_across(queue, piece, target.block(0, offset, piece.rows, piece.cols));
    });
}

/// Whether all of the columns are neighbours in the memory of device d.
inline bool is_local(const Cyclic& cyclic, int d, index_t col, index_t cols) {
    const index_t first = col / cyclic.nb(), last = (col + cols - 1) / cyclic.nb();
    return first == last && cyclic.owner(first) == d;
}

/// B := A in another layout, each device filling its own columns. The main queues do it.
template <class T>
void redistribute(Context& context, const DistMatrix<const T>& a, const DistMatrix<T>& b) {
    for (int d = 0; d < b.cyclic.devices(); ++d) {
        const DeviceView<T>& local = b.local[static_cast<std::size_t>(d)];
        if (same_layout(a.cyclic, b.cyclic)) {
            copy_across(context.queue(d), a.local[static_cast<std::size_t>(d)], local);
            continue;
        }
        for (index_t k = 0; k < b.cyclic.local_blocks(d); ++k) {
            const index_t block = b.cyclic.global_block(d, k), width = b.cyclic.block_width(block);
            bring(context.queue(d), a, {0, b.cyclic.block_start(block), a.rows, width},
                  local.block(0, k * b.cyclic.nb(), a.rows, width));
        }
    }
}

/// The results to the caller's matrix, once all work that leads to them has been done without a failure.
template <class T>
void deliver(Context& context, const DistMatrix<T>& result, const DistMatrix<T>& target) {
    context.synchronize();
    redistribute(context, readable(result), target);
    context.synchronize();
}

/// Who may touch the two buffers of each device: the panel queue fills buffer step % 2 while the main queue
/// computes with the other one.
class TwoBuffers {
  public:
    explicit TwoBuffers(Context& context) : context_(context) {
        for (int d = 0; d < context.device_count(); ++d) {
            begun_.push_back(context.make_event(d));
            for (int i = 0; i < 2; ++i) {
                filled_[i].push_back(context.make_event(d));
                used_[i].push_back(context.make_event(d));
            }
        }
        // What the main queues have in hand comes first.
        for (int d = 0; d < context.device_count(); ++d) context.queue(d).record(at(begun_, d));
        for (int d = 0; d < context.device_count(); ++d) {
            for (int other = 0; other < context.device_count(); ++other) {
                context.panel_queue(d).wait(at(begun_, other));
            }
        }
    }

    Queue& begin_filling(int d, index_t step) {
        context_.panel_queue(d).wait(at(used_[step % 2], d));
        return context_.panel_queue(d);
    }
    void end_filling(int d, index_t step) { context_.panel_queue(d).record(at(filled_[step % 2], d)); }
    Queue& begin_using(int d, index_t step) {
        context_.queue(d).wait(at(filled_[step % 2], d));
        return context_.queue(d);
    }
    void end_using(int d, index_t step) { context_.queue(d).record(at(used_[step % 2], d)); }

  private:
    using Events = std::vector<std::unique_ptr<Event>>;
    static Event& at(Events& events, int d) { return *events[static_cast<std::size_t>(d)]; }

    Context& context_;
    Events begun_, filled_[2], used_[2];
};

/// Memory for a panel on each device, twice; none when there is one device, which has everything.
template <class T>
struct PanelBuffers {
    std::vector<DeviceView<T>> views;

    PanelBuffers() = default;
    /// cols(d): the most columns of a panel on device d.
    template <class Cols>
    PanelBuffers(Arena& arena, index_t rows, Cols cols) {
        if (arena.devices() == 1) return;
        for (int d = 0; d < arena.devices(); ++d) {
            for (int i = 0; i < 2; ++i) views.push_back(arena.device_matrix<T>(d, rows, cols(d)));
        }
    }
    DeviceView<T> at(int d, index_t step, index_t rows, index_t cols) const {
        return views[static_cast<std::size_t>(2 * d + step % 2)].block(0, 0, rows, cols);
    }
};

/// The width of panels out of n rows or columns. A call asks once: its progress callback may change the setting.
inline index_t level3_block(Context& context, index_t n) {
    return std::min(context.settings.integer("level3.nb"), std::max<index_t>(1, n));
}

/// Vectors of zeros, for C := beta C as a product that adds nothing.
template <class T>
struct Zeros {
    std::vector<T*> data;
    index_t count;

    Zeros(Arena& arena, index_t length) : count(length) {
        for (int d = 0; d < arena.devices(); ++d) data.push_back(arena.device_array<T>(d, length));
    }
};

/// C := beta C on the part that `args` names: the product of a column and a row of zeros, of which `zeros` has
/// as many as C has rows and columns at most.
template <class T>
void scale_by_product(Queue& queue, ProductArgs<T> args, T* zeros) {
    zero(queue, zeros, std::max(args.m, args.n));
    args.terms = 1;
    args.k = 1;
    args.op_a = 'N';
    args.op_b = 'T';
    args.alpha[0] = T(1);
    args.a[0] = args.b[0] = zeros;
    args.lda = args.m;
    args.ldb = args.n;
    product(queue, args);
}

}  // namespace lapilli
