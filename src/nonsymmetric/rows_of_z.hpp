// SPDX-License-Identifier: BSD-3-Clause
// Z's rows on the devices behind the first one, which iterates: each multiplies its own by what the iteration
// does to columns.
#pragma once

#include <algorithm>
#include <vector>

#include "device/calls.hpp"
#include "hessenberg/window_args.hpp"
#include "runtime/arena.hpp"
#include "runtime/device_events.hpp"

namespace lapilli {

/// use(first, count) for a product with all rows, at once. On simulated devices a product has
/// WindowProductsArgs::rows_of_z rows, as the BLAS there rounds products of other shapes otherwise: shares of
/// rows are multiples of that number, and any team has the same bits.
template <class T, class Use>
void by_grains(const Context& context, index_t rows, Use use) {
    const index_t step = context.is_simulated() ? WindowProductsArgs<T>::rows_of_z : rows;
    for (index_t first = 0; first < rows; first += step) use(first, std::min(step, rows - first));
}

/// A device's arrays.
template <class T>
struct RowsOfZPart {
    DeviceView<T> z, u, v;  ///< its rows; windows of a move of a sweep; the window of early deflation
    T* strip;               ///< rows, multiplied

    /// Z has n rows, in even shares. room: memory for the rows of a square matrix of order n, or none. chase,
    /// windows: the sides of a window and of all of them; most: of early deflation's.
    RowsOfZPart(Arena& arena, int device, index_t n, DeviceView<T> room, index_t chase, index_t windows,
                index_t most)
        : z(room.empty() ? arena.device_matrix<T>(device, std::min(n, share(n, arena.devices())), n) : room),
          u(arena.device_matrix<T>(device, chase, windows)),
          v(arena.device_matrix<T>(device, most, most)),
          strip(arena.device_array<T>(
              device, checked_product(round_up(share(n, arena.devices()), row_padding), most))) {}

    static index_t share(index_t n, int devices) {
        return round_up(ceil_div(n, devices - 1), WindowProductsArgs<T>::rows_of_z);
    }
};

template <class T>
class RowsOfZ {
  public:
    /// z: all rows, on the first device. Without parts all stay there.
    RowsOfZ(Context& context, const std::vector<RowsOfZPart<T>>& parts, DeviceView<T> z)
        : context_(context),
          parts_(parts),
          z_(z),
          devices_(z.empty() ? 1 : static_cast<int>(parts.size()) + 1),
          ready_(context, 1),
          taken_(context, devices_) {}

    bool empty() const { return devices_ == 1; }

    /// Rows leave the first device.
    void send() {
        if (empty()) return;
        context_.queue(0).record(ready_[0]);
        move_rows([&](int d, DeviceView<T> here, DeviceView<T> there) {
            context_.queue(d).wait(ready_[0]);
            copy_across(context_.queue(d), here, there);
        });
    }
    /// Rows come back.
    void collect() {
        if (empty()) return;
        context_.synchronize();
        move_rows([&](int, DeviceView<T> here, DeviceView<T> there) {
            copy_across(context_.queue(0), there, here);
        });
    }
    /// The windows of a move, behind `chased`. top: the first column of the active block.
    void multiply(Event& chased, const BulgeSweep& sweep, std::int64_t move, index_t top,
                  const DeviceView<T>& u) {
        each([&](int d, const RowsOfZPart<T>& part, DeviceView<T> z) {
            Queue& queue = context_.queue(d);
            queue.wait(chased);
            const DeviceView<T> own = part.u.block(0, 0, u.rows, u.cols);
            copy_across(queue, whole(u), whole(own));
            queue.record(taken_[d]);
            submit(queue, WindowProductsArgs<T>{.sweep = sweep,
                                                .move = move,
                                                .side = Side::right,
                                                .above = 0,
                                                .u = own,
                                                .a = {},
                                                .z = z.block(0, top, z.rows, sweep.n)});
        });
    }
    /// Columns from `first` on by the window of an early deflation, as it is in the queue.
    void multiply(Queue& placed, index_t first, DeviceView<T> v) {
        if (empty()) return;
        placed.record(ready_[0]);
        const index_t w = v.rows;
        each([&](int d, const RowsOfZPart<T>& part, DeviceView<T> z) {
            Queue& queue = context_.queue(d);
            queue.wait(ready_[0]);
            const DeviceView<T> own = part.v.block(0, 0, w, w), c = z.block(0, first, z.rows, w);
            copy_across(queue, whole(v), whole(own));
            queue.record(taken_[d]);
            by_grains<T>(context_, z.rows, [&](index_t row, index_t count) {
                const DeviceView<T> strip{part.strip, count, w, round_up(count, row_padding)},
                    rows = c.block(row, 0, count, w);
                gemm(queue, Op::none, Op::none, T(1), rows, own, T(0), strip);
                copy(queue, Part::all, strip, rows);
            });
        });
    }
    /// The queue goes on after all devices have copied the windows that they were given.
    void hold(Queue& queue) {
        if (!empty()) taken_.hold(queue);
    }

  private:
    /// With the gaps between columns, so that a copy is one piece.
    static DeviceView<T> whole(DeviceView<T> u) { return {u.data, u.ld, u.cols, u.ld}; }

    /// use(device, its arrays, its rows)
    template <class Use>
    void each(Use use) {
        for (int d = 1; d < devices_; ++d) {
            const RowsOfZPart<T>& part = parts_[static_cast<std::size_t>(d) - 1];
            const index_t rows = end(d) - end(d - 1);
            if (rows > 0) use(d, part, part.z.block(0, 0, rows, z_.cols));
        }
    }
    /// use(device, rows on the first one, rows on the device)
    template <class Use>
    void move_rows(Use use) {
        each([&](int d, const RowsOfZPart<T>&, DeviceView<T> rows) {
            use(d, z_.block(end(d - 1), 0, rows.rows, z_.cols), rows);
        });
    }
    index_t end(int d) const { return std::min(z_.rows, d * RowsOfZPart<T>::share(z_.rows, devices_)); }

    Context& context_;
    const std::vector<RowsOfZPart<T>>& parts_;
    const DeviceView<T> z_;
    const int devices_;
    DeviceEvents ready_, taken_;
};

}  // namespace lapilli
