// SPDX-License-Identifier: BSD-3-Clause
// Copies of a matrix's panels to every device, one step ahead of their use. Each device has two buffers of
// every kind: while its main queue computes with the buffer of one step, its panel queue fills the buffer of
// the next.
//
//     panel queue   fill 0 | fill 1 |        fill 2 |     fill 3 |
//     main queue           | use 0      | use 1      | use 2      | ...
//
// On each device, filling step s waits for the use of step s - 2, and using step s waits for its filling.
#pragma once

#include <concepts>
#include <vector>

#include "matrix/matrix.hpp"
#include "runtime/device_events.hpp"

namespace lapilli {

/// The order of accesses to the buffers. Steps are counted from 0, without gaps.
class PanelBroadcast {
  public:
    /// The first filling waits for the work already queued on the main queues.
    PanelBroadcast(Context& context, int devices)
        : context_(context),
          begun_(context, devices),
          filled_{DeviceEvents(context, devices), DeviceEvents(context, devices)},
          used_{DeviceEvents(context, devices), DeviceEvents(context, devices)} {
        begun_.record_main(context);
        for (int d = 0; d < devices; ++d) begun_.hold(context.panel_queue(d));
    }

    Queue& begin_filling(int d, index_t step) {
        context_.panel_queue(d).wait(used_[step % 2][d]);
        return context_.panel_queue(d);
    }
    void end_filling(int d, index_t step) { context_.panel_queue(d).record(filled_[step % 2][d]); }
    Queue& begin_using(int d, index_t step) {
        context_.queue(d).wait(filled_[step % 2][d]);
        return context_.queue(d);
    }
    void end_using(int d, index_t step) { context_.queue(d).record(used_[step % 2][d]); }

    /// Makes the queue wait until every device has filled its buffer: then it may overwrite the source of
    /// this step's panel.
    void wait_until_filled(Queue& queue, index_t step) { filled_[step % 2].hold(queue); }
    /// Makes the queue wait until other devices no longer copy from the buffer of step - 2: then it may
    /// overwrite the buffer.
    void wait_until_free(Queue& queue, index_t step) { used_[step % 2].hold(queue); }

  private:
    Context& context_;
    DeviceEvents begun_, filled_[2], used_[2];
};

/// Two panel buffers on each device.
template <class T>
class PanelBuffers {
  public:
    PanelBuffers() = default;
    /// cols(d): the most columns of a panel on device d.
    template <std::invocable<int> Cols>
    PanelBuffers(Arena& arena, index_t rows, Cols cols) {
        for (int d = 0; d < arena.devices(); ++d) {
            for (int i = 0; i < 2; ++i) views_.push_back(arena.device_matrix<T>(d, rows, cols(d)));
        }
    }
    PanelBuffers(Arena& arena, index_t rows, index_t cols)
        : PanelBuffers(arena, rows, [cols](int) { return cols; }) {}

    DeviceView<T> at(int d, index_t step, index_t rows, index_t cols) const {
        return views_[static_cast<std::size_t>(2 * d + step % 2)].block(0, 0, rows, cols);
    }

  private:
    std::vector<DeviceView<T>> views_;
};

/// Buffers for panels that are only read: none with one device, which has all panels.
template <class T, class Cols>
PanelBuffers<T> travel_buffers(Arena& arena, index_t rows, Cols cols) {
    return arena.devices() == 1 ? PanelBuffers<T>() : PanelBuffers<T>(arena, rows, cols);
}

}  // namespace lapilli
