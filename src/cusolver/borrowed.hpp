// SPDX-License-Identifier: BSD-3-Clause
// Device memory for one call of a context. Little of it is kept for the next call, since to take memory and
// to give it back takes as long as a small call computes.
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>

#include "cusolver/device_context.hpp"

namespace lapilli::cusolver {

class Borrowed {
  public:
    /// Pieces of these lengths in bytes, for the context of the current device, which this thread has.
    Borrowed(lapilli_context ctx, std::initializer_list<std::size_t> lengths);
    ~Borrowed();
    Borrowed(const Borrowed&) = delete;
    Borrowed& operator=(const Borrowed&) = delete;

    /// False: the device has not as much.
    bool is_there() const { return first_ != nullptr; }
    void* piece(std::size_t k) const { return static_cast<std::byte*>(first_) + begins_[k]; }

  private:
    lapilli_context ctx_;
    void* first_ = nullptr;
    Lane* lane_ = nullptr;  ///< which keeps it
    std::array<std::size_t, 8> begins_{};
};

}  // namespace lapilli::cusolver
