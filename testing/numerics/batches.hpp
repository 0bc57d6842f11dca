// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the tests of batches.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "numerics/suite.hpp"

namespace lapilli::testing {

inline Problem batch_problem(std::int64_t n, std::int64_t count, std::int64_t pad = 1) {
    Problem p;
    p.n = n;
    p.k = count;
    p.pad = pad;
    p.poison = true;
    return p;
}

/// On the CPU and on devices; f(context).
template <class F>
void everywhere(F f) {
    for (const int device_count : device_counts({0, 1, 3})) {
        SCOPED_TRACE(std::to_string(device_count) + " devices");
        f(SmallBlocks(device_count));
    }
}

/// Addresses of matrices that are `stride` apart.
template <class T>
std::vector<T*> places_of(T* first, std::int64_t stride, std::int64_t count) {
    std::vector<T*> places;
    for (std::int64_t k = 0; k < count; ++k) places.push_back(first + k * stride);
    return places;
}

/// Five matrices of a batch in an order of their own, each by its address, in host memory or on a device.
template <class T>
class Addressed {
  public:
    static constexpr std::int64_t order[] = {3, 0, 4, 1, 2};

    Addressed(lapilli_context ctx, std::vector<T>& matrices, std::int64_t stride, bool on_device) {
        if (on_device) copy_.emplace(ctx, matrices);
        T* const first = on_device ? copy_->template as<T>() : matrices.data();
        for (const std::int64_t k : order) places_.push_back(first + k * stride);
    }
    T* const* data() const { return places_.data(); }
    const T* const* read_only() const { return places_.data(); }
    /// Copies the data on the device to the matrices in host memory.
    void fetch() {
        if (copy_) copy_->download();
    }

  private:
    std::optional<DeviceCopy> copy_;
    std::vector<T*> places_;
};

/// On the CPU and on devices, matrices in host memory and on a device; f(context, on_device).
template <class F>
void everywhere_by_address(F f) {
    for (const int device_count : device_counts({0, 1, 3})) {
        const SmallBlocks ctx(device_count);
        for (const bool on_device : {false, true}) {
            if (on_device && device_count == 0) continue;
            SCOPED_TRACE(std::to_string(device_count) + (on_device ? " devices, there" : " devices"));
            f(ctx, on_device);
        }
    }
}

}  // namespace lapilli::testing
