// SPDX-License-Identifier: BSD-3-Clause
// Operands in host memory, in device memory, or spread over the devices; contexts.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

#include "lapilli/lapilli.h"
#include "support/matrix.hpp"

namespace lapilli::testing {

// mixed: vectors in memory of device 0, matrices in host memory.
enum class Where { host, device, spread, mixed };

inline const char* name_of(Where where) {
    constexpr const char* names[] = {"host", "device", "mgpu", "mixed"};
    return names[static_cast<int>(where)];
}

// A context that is destroyed at the end of its scope. "" is the default: LAPILLI_DEVICES, or all devices.
class Context {
  public:
    explicit Context(const std::string& devices) {
        if (const lapilli_int info = lapilli_create(&handle_, devices.empty() ? nullptr : devices.c_str());
            info != 0) {
            throw std::invalid_argument("no context with devices '" + devices +
                                        "': " + lapilli_last_error(nullptr));
        }
    }
    ~Context() { lapilli_destroy(handle_); }
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    operator lapilli_context() const { return handle_; }

    void set(const std::string& name, const std::string& value) const {
        if (lapilli_set(handle_, name.c_str(), value.c_str()) != 0) {
            throw std::invalid_argument("the library refuses " + name + " = " + value + ": " +
                                        lapilli_last_error(handle_));
        }
    }

  private:
    lapilli_context handle_ = nullptr;
};

struct Outcome {
    lapilli_int info = 0;
    double seconds = 0;
};

// Operands could not be copied to or from their places: neither a result nor a failure of the routine.
class PlaceError : public std::runtime_error {
  public:
    PlaceError(lapilli_context ctx, const std::string& what, lapilli_int info)
        : std::runtime_error(what + ": " + lapilli_strerror(info) + ". " + lapilli_last_error(ctx)) {}
};

namespace detail {

inline void require(lapilli_context ctx, lapilli_int info, const char* what) {
    if (info != 0) {
        throw PlaceError(ctx, what, info);
    }
}

template <class Call>
Outcome timed(const Call& call) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const lapilli_int info = call();
    return {info, std::chrono::duration<double>(Clock::now() - start).count()};
}

}  // namespace detail

// ---- Copies of a host array in another memory

inline constexpr int on_host = -1;
// Host memory at an odd multiple of a real's size, which is sufficient alignment for complex numbers.
inline constexpr int on_odd_host = -2;
// Device memory with insufficient alignment: a complex number at an odd multiple of a real's size, a real
// number at half its size.
constexpr int odd_place_of(int device) { return -10 - device; }

// Maps the device number of a test to an existing device: with fewer real devices than the test names, one
// serves for several.
inline int existing(lapilli_context ctx, int device) {
    const auto count = static_cast<int>(lapilli_device_count(ctx));
    return count > 0 && device >= 0 ? device % count : device;
}

// The array itself, a copy in device memory, or a copy at an odd place of host memory.
class Placed {
  public:
    // The sizes of an element and of a real number in it.
    struct Sizes {
        std::size_t element, real;
    };

    Placed(lapilli_context ctx, int home, void* host, std::size_t bytes, const Sizes& sizes)
        : ctx_(ctx),
          host_(host),
          bytes_(bytes),
          memory_(home == on_host || home == on_odd_host ? host : nullptr) {
        if (bytes_ == 0 || home == on_host) return;
        if (home == on_odd_host) {
            odd_.resize(bytes_ + sizes.real);
            memory_ = odd_.data() + sizes.real;
            std::memcpy(memory_, host_, bytes_);
            return;
        }
        const bool odd = home < 0;
        const std::size_t shift = !odd ? 0 : sizes.element > sizes.real ? sizes.real : sizes.real / 2;
        const int device = existing(ctx_, odd ? odd_place_of(home) : home);
        detail::require(ctx_, lapilli_device_malloc(ctx_, device, bytes_ + shift, &device_), "device memory");
        memory_ = static_cast<std::byte*>(device_) + shift;
        detail::require(ctx_, lapilli_copy(ctx_, memory_, host_, bytes_), "upload");
    }
    template <class T>
    Placed(lapilli_context ctx, int home, Matrix<T>& A)
        : Placed(ctx, home, A.data(), A.bytes(), {sizeof(T), alignof(T)}) {}
    template <class S>
    Placed(lapilli_context ctx, int home, std::vector<S>& x)
        : Placed(ctx, home, x.data(), x.size() * sizeof(S), {sizeof(S), alignof(S)}) {}
    ~Placed() {
        if (device_ != nullptr) lapilli_device_free(ctx_, device_);
    }
    Placed(const Placed&) = delete;
    Placed& operator=(const Placed&) = delete;

    void download() const {
        if (memory_ != host_ && bytes_ > 0) {
            detail::require(ctx_, lapilli_copy(ctx_, host_, memory_, bytes_), "download");
        }
    }
    template <class S>
    S* as() const {
        return static_cast<S*>(memory_);
    }

  private:
    lapilli_context ctx_;
    void* host_;
    std::size_t bytes_;
    void *memory_, *device_ = nullptr;
    std::vector<std::byte> odd_;
};

// A copy in the memory of device 0.
class DeviceCopy : public Placed {
  public:
    template <class Array>
    DeviceCopy(lapilli_context ctx, Array& host) : Placed(ctx, 0, host) {}
};

// A lapilli_matrix with the contents of a host matrix; null if the call has no such operand.
class SpreadCopy {
  public:
    SpreadCopy(lapilli_context ctx, char type, std::int64_t rows, std::int64_t cols, void* host,
               std::int64_t ld, std::int64_t nb)
        : ctx_(ctx), host_(host), ld_(ld) {
        if (host == nullptr) {
            return;
        }
        detail::require(ctx, lapilli_matrix_create(ctx, type, rows, cols, nb, &matrix_), "spread matrix");
        detail::require(ctx, lapilli_matrix_scatter(matrix_, host, ld), "scatter");
    }
    template <class T>
    SpreadCopy(lapilli_context ctx, Matrix<T>& host, std::int64_t nb = 0)
        : SpreadCopy(ctx, letter<T>, host.rows(), host.cols(), host.data(), host.ld(), nb) {}
    ~SpreadCopy() {
        if (matrix_ != nullptr) {
            lapilli_matrix_destroy(matrix_);
        }
    }
    SpreadCopy(const SpreadCopy&) = delete;
    SpreadCopy& operator=(const SpreadCopy&) = delete;

    void gather() const {
        if (matrix_ != nullptr) {
            detail::require(ctx_, lapilli_matrix_gather(matrix_, host_, ld_), "gather");
        }
    }
    lapilli_matrix handle() const { return matrix_; }

  private:
    lapilli_context ctx_;
    void* host_;
    std::int64_t ld_;
    lapilli_matrix matrix_ = nullptr;
};

}  // namespace lapilli::testing
