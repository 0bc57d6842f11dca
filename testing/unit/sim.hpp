// SPDX-License-Identifier: BSD-3-Clause
// Contexts on simulated devices from the inside, and device memory that ends with its scope.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "backend/sim/sim_device.hpp"
#include "backend/sim/sim_memory.hpp"
#include "backend/sim/sim_queue.hpp"
#include "device/calls.hpp"
#include "runtime/context.hpp"

namespace lapilli::testing {

inline std::size_t in_use(lapilli::Context& context, int d) {
    return sim::Memory::instance().in_use(&context.device(d));
}

inline sim::SimQueue& sim_queue(lapilli::Context& context, int d) {
    return static_cast<sim::SimQueue&>(context.queue(d));
}

template <class T>
class DeviceArray {
  public:
    DeviceArray(lapilli::Context& context, int d, index_t count)
        : context_(context),
          d_(d),
          count_(count),
          data_(static_cast<T*>(context.device(d).allocate(static_cast<std::size_t>(count) * sizeof(T)))) {
        if (data_ == nullptr) throw std::bad_alloc();
    }
    DeviceArray(lapilli::Context& context, int d, const std::vector<T>& values)
        : DeviceArray(context, d, static_cast<index_t>(values.size())) {
        const HostView<const T> from{values.data(), count_, 1, count_};
        copy_across(context.queue(d), from, view());
        context.queue(d).synchronize();
    }
    ~DeviceArray() { context_.device(d_).deallocate(data_); }
    DeviceArray(const DeviceArray&) = delete;
    DeviceArray& operator=(const DeviceArray&) = delete;

    T* data() const { return data_; }
    DeviceView<T> view() const { return {data_, count_, 1, count_}; }
    std::vector<T> values() const {
        std::vector<T> result(static_cast<std::size_t>(count_));
        copy_across(context_.queue(d_), view(), HostView<T>{result.data(), count_, 1, count_});
        context_.queue(d_).synchronize();
        return result;
    }

  private:
    lapilli::Context& context_;
    int d_;
    index_t count_;
    T* data_;
};

/// The code of the Error that f throws, 0 if it throws none.
template <class F>
int code_of(const F& f) {
    try {
        f();
    } catch (const Error& e) {
        return e.code();
    }
    return 0;
}

}  // namespace lapilli::testing
