// SPDX-License-Identifier: BSD-3-Clause
// A dense square matrix of the caller as an operator. It is read in each call that uses the operator, so that
// it may change between calls; during a call, devices have its rows, distributed as the vectors' entries are.
#pragma once

#include "iterative/operator.hpp"
#include "matrix/matrix.hpp"

namespace lapilli {

template <class T>
class DenseOperator final : public LinearOperator<T> {
  public:
    /// is_here: it is in memory of the first device, which reads it there where no other one computes.
    /// piece: numbers of a matrix in host memory that travel at a time.
    DenseOperator(const UserMatrix<const T>& a, bool is_here, index_t piece = index_t(1) << 22)
        : a_(a), is_here_(is_here), piece_(piece) {}

    index_t order() const override { return a_.rows; }
    const char* kind() const override { return "dense"; }
    bool wants_devices() const override { return a_.on_device; }
    void apply(Context& context, real_t<T> factor, HostView<const T> x, HostView<T> y) override;
    std::unique_ptr<PlacedOperator<T>> place(Arena& arena, const Partition& partition, index_t k) override;

  private:
    UserMatrix<const T> a_;
    bool is_here_;
    index_t piece_;
};

}  // namespace lapilli
