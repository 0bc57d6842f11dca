// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "cusolver/library.hpp"

namespace lapilli::cusolver {

/// Device memory of a context for one call.
class Borrowed {
  public:
    Borrowed(lapilli_context ctx, std::size_t bytes) : ctx_(ctx) {
        if (lapilli_device_malloc(ctx, 0, bytes, &address_) != 0) address_ = nullptr;
    }
    ~Borrowed() {
        if (address_ != nullptr) lapilli_device_free(ctx_, address_);
    }
    Borrowed(const Borrowed&) = delete;
    Borrowed& operator=(const Borrowed&) = delete;

    /// Null where there is none.
    void* address() const { return address_; }

  private:
    lapilli_context ctx_;
    void* address_ = nullptr;
};

}  // namespace lapilli::cusolver
