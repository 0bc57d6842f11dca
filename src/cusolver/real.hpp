// SPDX-License-Identifier: BSD-3-Clause
// The libraries behind this one: cuSOLVER and cuBLAS under the names libcusolver_real.so.N and
// libcublas_real.so.M, which are links to the program's own files.
#pragma once

#include <atomic>

namespace lapilli::cusolver {

/// cusolverStatus_t, cublasStatus_t
using Status = int;
inline constexpr Status success = 0;

/// The names of those files; each library has a source of its own with them (CMakeLists.txt).
extern const char* const real_cusolver_file;
extern const char* const real_cublas_file;

class RealLibrary {
  public:
    /// The differences between the two: names of functions that ask a handle, bits of its mode of arithmetic
    /// that Lapilli has not, and numbers of a status.
    struct Parts {
        const char* title;
        const char* const* file;
        const char *stream, *mode;
        unsigned emulated;
        Status execution_failed, not_supported;
    };
    constexpr explicit RealLibrary(const Parts& parts) : parts_(parts) {}
    RealLibrary(const RealLibrary&) = delete;
    RealLibrary& operator=(const RealLibrary&) = delete;

    const char* title() const { return parts_.title; }
    Status execution_failed() const { return parts_.execution_failed; }
    Status not_supported() const { return parts_.not_supported; }

    /// Its function; null where there is none. Looked up in its file alone: a program may load it where no
    /// other library finds its symbols, and the names in the program's scope are this library's.
    void* function(const char* name);
    /// The stream of a handle. False where the handle is none.
    bool stream_of(void* handle, void** stream);
    /// Whether the handle asks for products emulated in lower precisions.
    bool wants_emulation(void* handle);

  private:
    using Ask = Status(void* handle, void* answer);
    /// A function that is looked up once; null where there is none.
    Ask* known(std::atomic<Ask*>& place, const char* name);

    Parts parts_;
    std::atomic<void*> library_{nullptr};
    std::atomic<Ask*> stream_{nullptr}, mode_{nullptr};
};

extern constinit RealLibrary real_cusolver, real_cublas;

}  // namespace lapilli::cusolver
