// SPDX-License-Identifier: BSD-3-Clause
// The operands of a product of a matrix and a vector in host memory, on devices or spread, and queues.
#pragma once

#include "support/level2.hpp"
#include "support/place.hpp"

namespace lapilli::testing::level2 {

constexpr int on_host = -1;

// Memory of the host or of one device that follows a host array.
class Placed {
  public:
    Placed(lapilli_context ctx, int home, void* host, std::size_t bytes)
        : ctx_(ctx), host_(host), bytes_(bytes) {
        if (home == on_host) return;
        testing::detail::require(ctx_, lapilli_device_malloc(ctx_, home, bytes_, &device_), "device memory");
        testing::detail::require(ctx_, lapilli_copy(ctx_, device_, host_, bytes_), "upload");
    }
    template <class T>
    Placed(lapilli_context ctx, int home, Matrix<T>& A) : Placed(ctx, home, A.data(), A.bytes()) {}
    template <class T>
    Placed(lapilli_context ctx, int home, Vector<T>& x) : Placed(ctx, home, x.memory.data(), x.bytes()) {}
    ~Placed() {
        if (device_ != nullptr) lapilli_device_free(ctx_, device_);
    }
    Placed(const Placed&) = delete;
    Placed& operator=(const Placed&) = delete;

    void download() const {
        if (device_ != nullptr && bytes_ > 0) {
            testing::detail::require(ctx_, lapilli_copy(ctx_, host_, device_, bytes_), "download");
        }
    }
    template <class T>
    T* as() const {
        return static_cast<T*>(device_ != nullptr ? device_ : host_);
    }
    template <class T>
    T* vector() const {
        return as<T>() + Vector<T>::guard;
    }

  private:
    lapilli_context ctx_;
    void* host_;
    std::size_t bytes_;
    void* device_ = nullptr;
};

struct Homes {
    int A = on_host, x = on_host, y = on_host;
};

template <class T>
class PlacedOperands {
  public:
    PlacedOperands(lapilli_context ctx, const Homes& homes, Operands<T>& o)
        : lda_(o.A.ld()), A_(ctx, homes.A, o.A), x_(ctx, homes.x, o.x), y_(ctx, homes.y, o.y) {}
    Pointers<T> pointers() const {
        return {A_.template as<T>(), lda_, x_.template vector<T>(), y_.template vector<T>()};
    }
    void download() const {
        for (const Placed* placed : {&A_, &x_, &y_}) placed->download();
    }

  private:
    std::int64_t lda_;
    Placed A_, x_, y_;
};

class OwnedQueue {
  public:
    OwnedQueue(lapilli_context ctx, int device) {
        testing::detail::require(ctx, lapilli_queue_create(ctx, device, nullptr, &handle_), "queue");
    }
    ~OwnedQueue() { lapilli_queue_destroy(handle_); }
    OwnedQueue(const OwnedQueue&) = delete;
    OwnedQueue& operator=(const OwnedQueue&) = delete;
    operator lapilli_queue() const { return handle_; }

  private:
    lapilli_queue handle_ = nullptr;
};

// The submatrix of a problem, spread.
template <class T>
class SpreadOperand {
  public:
    SpreadOperand(lapilli_context ctx, const Problem<T>& p, const Operands<T>& o, std::int64_t nb)
        : ctx_(ctx), p_(p), original_(&o.A) {
        testing::detail::require(ctx, lapilli_matrix_create(ctx, letter<T>, p.m, p.n, nb, &handle_),
                                 "spread matrix");
        testing::detail::require(ctx, lapilli_matrix_scatter(handle_, &o.A(p.row, p.column), o.A.ld()),
                                 "scatter");
    }
    ~SpreadOperand() { lapilli_matrix_destroy(handle_); }
    SpreadOperand(const SpreadOperand&) = delete;
    SpreadOperand& operator=(const SpreadOperand&) = delete;
    operator lapilli_matrix() const { return handle_; }

    bool unchanged() const {
        Matrix<T> now = *original_;
        testing::detail::require(ctx_, lapilli_matrix_gather(handle_, &now(p_.row, p_.column), now.ld()),
                                 "gather");
        return now.same_bits(*original_);
    }

  private:
    lapilli_context ctx_;
    Problem<T> p_;
    const Matrix<T>* original_;
    lapilli_matrix handle_ = nullptr;
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
            x_.push_back(std::make_unique<Placed>(ctx, d, o.x));
            x.push_back(x_.back()->template vector<T>());
            y_.push_back(std::make_unique<Placed>(ctx, d, results[static_cast<std::size_t>(d)]));
            y.push_back(y_.back()->template vector<T>());
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

}  // namespace lapilli::testing::level2
