// SPDX-License-Identifier: BSD-3-Clause
// Arrays in device memory that belong to an object which outlives a call.
#pragma once

#include <utility>
#include <vector>

#include "device/calls.hpp"
#include "runtime/context.hpp"

namespace lapilli {

template <class E>
class DeviceArray {
  public:
    DeviceArray() = default;
    DeviceArray(Context& context, int d, index_t count) : context_(&context), device_(d), count_(count) {
        if (count > 0)
            data_ = static_cast<E*>(context.allocate(
                d, static_cast<std::size_t>(checked_product(count, static_cast<index_t>(sizeof(E))))));
    }
    DeviceArray(Context& context, int d, const std::vector<E>& values)
        : DeviceArray(context, d, static_cast<index_t>(values.size())) {
        fill(values.data());
    }
    DeviceArray(DeviceArray&& other) noexcept
        : context_(other.context_),
          device_(other.device_),
          count_(other.count_),
          data_(std::exchange(other.data_, nullptr)) {}
    DeviceArray& operator=(DeviceArray&& other) noexcept {
        std::swap(context_, other.context_);
        std::swap(device_, other.device_);
        std::swap(count_, other.count_);
        std::swap(data_, other.data_);
        return *this;
    }
    ~DeviceArray() {
        // In a child process the parent has the memory.
        if (data_ != nullptr && context_->device_count() > 0) context_->device(device_).deallocate(data_);
    }

    const E* data() const { return data_; }
    index_t count() const { return count_; }
    std::size_t bytes() const { return static_cast<std::size_t>(count_) * sizeof(E); }

    /// All of it, from host memory. Waits.
    void fill(const E* values) {
        if (count_ == 0) return;
        Queue& queue = context_->queue(device_);
        upload_array(queue, values, data_, count_);
        queue.synchronize();
    }

  private:
    Context* context_ = nullptr;
    int device_ = 0;
    index_t count_ = 0;
    E* data_ = nullptr;
};

}  // namespace lapilli
