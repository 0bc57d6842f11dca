// SPDX-License-Identifier: BSD-3-Clause
// The operands of a product of a matrix and a vector in host memory, on devices or spread.
#pragma once

#include "support/blas_places.hpp"
#include "support/level2.hpp"

namespace lapilli::testing::level2 {

template <class T>
T* vector_at(const Placed& x) {
    return x.as<T>() + Vector<T>::guard;
}

struct Homes {
    int A = on_host, x = on_host, y = on_host;
};

template <class T>
class PlacedOperands {
  public:
    PlacedOperands(lapilli_context ctx, const Homes& homes, Operands<T>& o)
        : lda_(o.A.ld()), A_(ctx, homes.A, o.A), x_(ctx, homes.x, o.x.memory), y_(ctx, homes.y, o.y.memory) {}
    Pointers<T> pointers() const { return {A_.template as<T>(), lda_, vector_at<T>(x_), vector_at<T>(y_)}; }
    void download() const {
        for (const Placed* placed : {&A_, &x_, &y_}) placed->download();
    }

  private:
    std::int64_t lda_;
    Placed A_, x_, y_;
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

}  // namespace lapilli::testing::level2
