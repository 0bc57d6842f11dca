// SPDX-License-Identifier: BSD-3-Clause
// Panels of a matrix on their way to every device, one ahead of their use. Each device has two buffers, or two of
// every kind: while its main queue computes with those of one step, its panel queue fills those of the next.
//
//     panel queue   fill 0 | fill 1 |        fill 2 |     fill 3 |
//     main queue           | use 0      | use 1      | use 2      | ...
//
// Filling step s waits for the use of step s - 2, using step s for its filling, on each device by itself.
#pragma once

#include <concepts>
#include <vector>

#include "matrix/matrix.hpp"
#include "runtime/device_events.hpp"

namespace lapilli {

/// Who may touch the buffers, and when. Steps are counted from 0, without gaps.
class PanelBroadcast {
  public:
    /// What the main queues have in hand comes first.
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

    /// The queue may overwrite what the panel of this step was copied from, once every device has filled its buffer.
    void wait_until_filled(Queue& queue, index_t step) { filled_[step % 2].hold(queue); }
    /// The queue may write into a buffer that other devices copy from, once they are done with the step two before.
    void wait_until_free(Queue& queue, index_t step) { used_[step % 2].hold(queue); }

  private:
    Context& context_;
    DeviceEvents begun_, filled_[2], used_[2];
};

/// Memory for a panel on each device, twice.
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

/// For panels that are only read: none when there is one device, which has everything.
template <class T, class Cols>
PanelBuffers<T> travel_buffers(Arena& arena, index_t rows, Cols cols) {
    return arena.devices() == 1 ? PanelBuffers<T>() : PanelBuffers<T>(arena, rows, cols);
}

}  // namespace lapilli
