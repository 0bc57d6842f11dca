// SPDX-License-Identifier: BSD-3-Clause
// The libraries behind this one: cuSOLVER and cuBLAS under the names libcusolver_real.so.N and
// libcublas_real.so.M, which are links to the program's own files.
#pragma once

#include <atomic>

#include "cusolver/real_numbers.hpp"

namespace lapilli::cusolver {

/// The names of those files; each library has a source of its own with them (CMakeLists.txt).
extern const char* const real_cusolver_file;
extern const char* const real_cublas_file;

/// An address that is looked up once, also where there is none. Two threads may both look, and find the same:
/// no thread waits, since a child of fork would wait for one that it has not.
class Found {
  public:
    template <class Find>
    void* get(Find find) {
        if (!is_known_.load(std::memory_order_acquire)) {
            address_.store(find(), std::memory_order_relaxed);
            is_known_.store(true, std::memory_order_release);
        }
        return address_.load(std::memory_order_relaxed);
    }

  private:
    std::atomic<void*> address_{nullptr};
    std::atomic<bool> is_known_{false};
};

class RealLibrary {
  public:
    /// The differences between the two, with the names of functions that ask a handle.
    struct Parts {
        const char* title;
        const char* const* file;
        const char *stream, *mode;
        const RealNumbers& numbers;
    };
    constexpr explicit RealLibrary(const Parts& parts) : parts_(parts) {}
    RealLibrary(const RealLibrary&) = delete;
    RealLibrary& operator=(const RealLibrary&) = delete;

    const char* title() const { return parts_.title; }
    Status execution_failed() const { return parts_.numbers.execution_failed; }
    Status not_supported() const { return parts_.numbers.not_supported; }

    /// Its function; null where there is none. Looked up in its file alone: a program may load it where no
    /// other library finds its symbols, and the names in the program's scope are this library's.
    void* function(const char* name);
    /// The stream of a handle. False where the handle is none.
    bool stream_of(void* handle, void** stream);
    /// Whether the handle asks for products emulated in lower precisions.
    bool wants_emulation(void* handle);

  private:
    using Ask = Status(void* handle, void* answer);
    Ask* known(Found& place, const char* name);

    Parts parts_;
    Found library_, stream_, mode_;
};

extern constinit RealLibrary real_cusolver, real_cublas;

}  // namespace lapilli::cusolver
