// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/callback.hpp"

#include <algorithm>

#include "device/calls.hpp"
#include "iterative/small_matrix.hpp"
#include "runtime/caller.hpp"

namespace lapilli {
namespace {

/// B := A^T
template <class T>
void turn(HostView<const T> a, HostView<T> b) {
    for (index_t j = 0; j < a.cols; ++j) {
        for (index_t i = 0; i < a.rows; ++i) b(j, i) = a(i, j);
    }
}

template <class T>
class PlacedCallback final : public PlacedOperator<T> {
  public:
    PlacedCallback(Arena& arena, const Partition& partition, index_t k, const CallbackOperator<T>& function)
        : function_(function) {
        require(partition.devices() == 1,
                "iterative: a function of the caller needs all entries on one device");
        const index_t n = partition.length(), elements = checked_product(n, k);
        if (function.form().by_columns) {
            for (T*& columns : turned_) columns = arena.device_array<T>(0, elements);
        }
        if (!function.form().on_device) {
            for (T*& columns : pinned_) columns = arena.pinned_array<T>(elements);
        }
    }

    void apply(Context& context, real_t<T> factor, const Partitioned<const T>& x,
               const Partitioned<T>& y) override {
        Queue& queue = context.queue(0);
        // In the order in which the function wants them, where it wants them.
        const bool by_columns = function_.form().by_columns;
        const index_t k = x[0].rows, n = x[0].cols;
        const auto in_form = [&](T* memory) {
            return by_columns ? DeviceView<T>{memory, n, k, n} : DeviceView<T>{memory, k, n, k};
        };
        DeviceView<const T> from = x[0];
        DeviceView<T> to = y[0];
        if (by_columns) {
            transpose(queue, from, in_form(turned_[0]));
            from = in_form(turned_[0]);
            to = in_form(turned_[1]);
        }
        if (function_.form().on_device) {
            context.synchronize();
            function_.call(context, k, from.data, from.ld, to.data, to.ld, queue.stream_handle());
        } else {
            const HostView<T> given{pinned_[0], from.rows, from.cols, from.rows},
                made{pinned_[1], to.rows, to.cols, to.rows};
            copy_across(queue, from, given);
            context.synchronize();
            function_.call(context, k, given.data, given.ld, made.data, made.ld, nullptr);
            copy_across(queue, HostView<const T>(made), to);
        }
        if (by_columns) transpose(queue, to, y[0]);
        if (factor != real_t<T>(1)) scale(queue, Part::all, factor, y[0]);
    }

  private:
    const CallbackOperator<T>& function_;
    T* turned_[2] = {};
    T* pinned_[2] = {};
};

}  // namespace

template <class T>
void CallbackOperator<T>::call(Context& context, index_t k, const T* x, index_t ldx, T* y, index_t ldy,
                               void* stream) const {
    call_caller(context, "the operator's function",
                [&] { return static_cast<int>(function_(user_, k, x, ldx, y, ldy, stream)); });
}

template <class T>
void CallbackOperator<T>::apply(Context& context, real_t<T> factor, HostView<const T> x, HostView<T> y) {
    if (form_.by_columns) {
        SmallMatrix<T> given(x.cols, x.rows), made(x.cols, x.rows);
        turn(x, given.view());
        call(context, x.rows, given.view().data, given.view().ld, made.view().data, made.view().ld, nullptr);
        turn(made.read(), y);
    } else {
        call(context, x.rows, x.data, x.ld, y.data, y.ld, nullptr);
    }
    if (factor == real_t<T>(1)) return;
    for (index_t j = 0; j < y.cols; ++j) {
        for (index_t i = 0; i < y.rows; ++i) y(i, j) *= factor;
    }
}

template <class T>
std::unique_ptr<PlacedOperator<T>> CallbackOperator<T>::place(Arena& arena, const Partition& partition,
                                                              index_t k) {
    return std::make_unique<PlacedCallback<T>>(arena, partition, k, *this);
}

#define LAPILLI_INSTANTIATE(T) template class CallbackOperator<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
