// SPDX-License-Identifier: BSD-3-Clause
// SafeColumns on one device without waiting: every column is multiplied by a power of two, which is 1 for
// most of them.
#pragma once

#include "device/calls.hpp"
#include "matrix/matrix.hpp"
#include "reduce/args.hpp"
#include "submitted/args.hpp"

namespace lapilli {

template <class T>
class SubmittedScales {
    using R = real_t<T>;
    static constexpr ReduceRule rule{Along::columns, Combine::largest, Size::larger_part};

  public:
    struct Work {
        index_t pieces;
        R *largest, *down, *up;
        Work(Arena& arena, index_t rows, index_t cols)
            : pieces(rule.pieces(rows, cols)),
              largest(arena.device_array<R>(0, checked_product(pieces, cols))),
              down(arena.device_array<R>(0, cols)),
              up(arena.device_array<R>(0, cols)) {}
    };

    SubmittedScales(Queue& queue, const DeviceView<T>& a, const Work& work) : queue_(queue), a_(a), w_(work) {
        const DeviceView<R> largest{w_.largest, w_.pieces, a.cols, w_.pieces};
        zero(queue, largest.data, w_.pieces * a.cols);
        submit(queue, ReduceArgs<T>{rule, R(1), a, nullptr, largest});
        submit(queue, SafeScalesArgs<T>{largest, w_.down, w_.up});
        submit(queue, EquilibrateArgs<T>{Part::all, nullptr, w_.down, a_});
    }
    /// Scales R, on and above the diagonal, back to the scale of A.
    void restore_triangle() { submit(queue_, EquilibrateArgs<T>{Part::upper, nullptr, w_.up, a_}); }

  private:
    Queue& queue_;
    DeviceView<T> a_;
    Work w_;
};

}  // namespace lapilli
