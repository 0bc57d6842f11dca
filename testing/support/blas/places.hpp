// SPDX-License-Identifier: BSD-3-Clause
// The places of BLAS operands: host memory, a device, or spread over devices; and the queues.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "lapilli/lapilli.h"
#include "support/blas/operands.hpp"
#include "support/place.hpp"
#include "support/scalar.hpp"

namespace lapilli::testing {

// An address that is misaligned for device memory: a complex number at an odd multiple of a real's size, a
// real number at half its size.
template <class T>
T* misaligned(T* pointer) {
    constexpr std::size_t shift = is_complex<T> ? sizeof(Real<T>) : sizeof(T) / 2;
    return reinterpret_cast<T*>(reinterpret_cast<std::uintptr_t>(pointer) + shift);
}

class OwnedQueue {
  public:
    OwnedQueue(lapilli_context ctx, int device) {
        detail::require(ctx, lapilli_queue_create(ctx, existing(ctx, device), nullptr, &handle_), "queue");
    }
    ~OwnedQueue() { lapilli_queue_destroy(handle_); }
    OwnedQueue(const OwnedQueue&) = delete;
    OwnedQueue& operator=(const OwnedQueue&) = delete;
    operator lapilli_queue() const { return handle_; }

  private:
    lapilli_queue handle_ = nullptr;
};

namespace blas {

template <class T>
T* vector_at(const Placed& x) {
    T* const begin = x.as<T>();
    return begin == nullptr ? nullptr : begin + Vector<T>::guard;
}

// The places of A, of B or x, and of C or y.
struct Homes {
    int A = on_host, in = on_host, out = on_host;
};

template <class T>
class PlacedOperands {
  public:
    PlacedOperands(lapilli_context ctx, const Homes& homes, Operands<T>& o)
        : o_(o),
          A_(ctx, homes.A, o.A),
          B_(ctx, homes.in, o.B),
          C_(ctx, homes.out, o.C),
          x_(ctx, homes.in, o.x.memory),
          y_(ctx, homes.out, o.y.memory) {}
    BlasPointers<T> pointers() const {
        return {A_.template as<T>(), o_.A.ld(), B_.template as<T>(), o_.B.ld(),
                C_.template as<T>(), o_.C.ld(), vector_at<T>(x_),    vector_at<T>(y_)};
    }
    void download() const {
        for (const Placed* placed : {&A_, &B_, &C_, &x_, &y_}) placed->download();
    }

  private:
    Operands<T>& o_;
    Placed A_, B_, C_, x_, y_;
};

// A spread copy of a host matrix, or of the part right of and below (row, column).
template <class T>
class SpreadMatrix : public SpreadCopy {
  public:
    SpreadMatrix(lapilli_context ctx, Matrix<T>& host, std::int64_t nb, std::int64_t row = 0,
                 std::int64_t column = 0)
        : SpreadCopy(ctx, letter<T>, host.rows() - row, host.cols() - column,
                     host.data() + row + column * host.ld(), host.ld(), nb) {}
    operator lapilli_matrix() const { return handle(); }
};

// The block widths of A, B and C.
struct Widths {
    std::int64_t A, B, C;
};

// Spread operands of level 3.
template <class T>
class SpreadOperands {
  public:
    SpreadOperands(lapilli_context ctx, Operands<T>& o, const Widths& nb)
        : A_(ctx, o.A, nb.A), B_(ctx, o.B, nb.B), C_(ctx, o.C, nb.C) {}
    BlasHandles handles() const { return {A_, B_, C_}; }
    void gather() const {
        for (const SpreadMatrix<T>* matrix : {&A_, &B_, &C_}) matrix->gather();
    }

  private:
    SpreadMatrix<T> A_, B_, C_;
};

// Queues, and copies of x and y, on every device of a context.
template <class T>
class OnEveryDevice {
  public:
    OnEveryDevice(lapilli_context ctx, Operands<T>& o) {
        const auto count = static_cast<int>(lapilli_device_count(ctx));
        results.assign(static_cast<std::size_t>(count), o.y);
        for (int d = 0; d < count; ++d) {
            owned_.push_back(std::make_unique<OwnedQueue>(ctx, d));
            queues.push_back(*owned_.back());
            x_.push_back(std::make_unique<Placed>(ctx, d, o.x.memory));
            x.push_back(vector_at<T>(*x_.back()));
            y_.push_back(std::make_unique<Placed>(ctx, d, results[static_cast<std::size_t>(d)].memory));
            y.push_back(vector_at<T>(*y_.back()));
        }
    }
    lapilli_int synchronize() const {
        lapilli_int first = 0;
        for (const lapilli_queue queue : queues) {
            const lapilli_int info = lapilli_queue_synchronize(queue);
            if (first == 0) first = info;
        }
        return first;
    }
    void download() const {
        for (const auto& y : y_) y->download();
    }

    std::vector<lapilli_queue> queues;
    std::vector<const T*> x;
    std::vector<T*> y;
    std::vector<Vector<T>> results;

  private:
    std::vector<std::unique_ptr<OwnedQueue>> owned_;
    std::vector<std::unique_ptr<Placed>> x_, y_;
};

}  // namespace blas

}  // namespace lapilli::testing
