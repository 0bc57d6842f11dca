// SPDX-License-Identifier: BSD-3-Clause
// Where an operand of the BLAS lives: in host memory or on a device; and the queues.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "lapilli/lapilli.h"
#include "support/matrix.hpp"
#include "support/place.hpp"
#include "support/scalar.hpp"

namespace lapilli::testing {

inline constexpr int on_host = -1;
// Host memory at an odd multiple of a real's size, which is enough for complex numbers.
inline constexpr int on_odd_host = -2;

// Memory of the host or of one device that follows a host array.
class Placed {
  public:
    template <class T>
    Placed(lapilli_context ctx, int home, T* host, std::size_t bytes)
        : ctx_(ctx), host_(host), bytes_(bytes), memory_(host) {
        if (home == on_odd_host) {
            odd_.resize(bytes_ + sizeof(Real<T>));
            memory_ = odd_.data() + sizeof(Real<T>);
            std::memcpy(memory_, host_, bytes_);
        } else if (home != on_host) {
            detail::require(ctx_, lapilli_device_malloc(ctx_, home, bytes_, &device_), "device memory");
            detail::require(ctx_, lapilli_copy(ctx_, device_, host_, bytes_), "upload");
            memory_ = device_;
        }
    }
    template <class T>
    Placed(lapilli_context ctx, int home, Matrix<T>& A) : Placed(ctx, home, A.data(), A.bytes()) {}
    template <class T>
    Placed(lapilli_context ctx, int home, std::vector<T>& x)
        : Placed(ctx, home, x.data(), x.size() * sizeof(T)) {}
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
    template <class T>
    T* as() const {
        return static_cast<T*>(memory_);
    }

  private:
    lapilli_context ctx_;
    void* host_;
    std::size_t bytes_;
    void *memory_, *device_ = nullptr;
    std::vector<std::byte> odd_;
};

// Where device memory cannot hold an element: a complex number at an odd multiple of a real's size, a real at half
// of its own.
template <class T>
T* misaligned(T* pointer) {
    constexpr std::size_t shift = is_complex<T> ? sizeof(Real<T>) : sizeof(T) / 2;
    return reinterpret_cast<T*>(reinterpret_cast<std::uintptr_t>(pointer) + shift);
}

class OwnedQueue {
  public:
    OwnedQueue(lapilli_context ctx, int device) {
        detail::require(ctx, lapilli_queue_create(ctx, device, nullptr, &handle_), "queue");
    }
    ~OwnedQueue() { lapilli_queue_destroy(handle_); }
    OwnedQueue(const OwnedQueue&) = delete;
    OwnedQueue& operator=(const OwnedQueue&) = delete;
    operator lapilli_queue() const { return handle_; }

  private:
    lapilli_queue handle_ = nullptr;
};

}  // namespace lapilli::testing
