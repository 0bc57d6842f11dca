// SPDX-License-Identifier: BSD-3-Clause
// Delivery of a call's results to the caller's arrays.
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "matrix/transfer.hpp"

namespace lapilli {

/// Copies to device memory may fail; copies within host memory cannot. So run() delivers to device memory
/// first, whatever the order of add(), and a failure leaves the caller's host arrays unchanged.
class Delivery {
  public:
    void add(bool to_device, std::function<void()> deliver) {
        (to_device ? to_device_ : to_host_).push_back(std::move(deliver));
    }
    template <class T>
    void add_vector(Context& context, T* target, const T* source, index_t count) {
        add(context.is_device_pointer(target),
            [&context, target, source, count] { copy_vector(context, target, source, count); });
    }
    template <class T>
    void add_vector(Context& context, T* target, std::vector<T> source) {
        const auto kept = std::make_shared<const std::vector<T>>(std::move(source));
        add(context.is_device_pointer(target), [&context, target, kept] {
            copy_vector(context, target, kept->data(), static_cast<index_t>(kept->size()));
        });
    }
    void run() const {
        for (const auto& deliver : to_device_) deliver();
        for (const auto& deliver : to_host_) deliver();
    }

  private:
    std::vector<std::function<void()>> to_device_, to_host_;
};

}  // namespace lapilli
