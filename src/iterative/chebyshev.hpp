// SPDX-License-Identifier: BSD-3-Clause
// A polynomial of A that is near A^-1 on an interval: a preconditioner of products alone.
#pragma once

#include <vector>

#include "iterative/operator.hpp"

namespace lapilli {

/// The operator of `degree` steps of Chebyshev's iteration for A y = x from y = 0 (Saad 2003, algorithm
/// 12.1), for a Hermitian A whose eigenvalues above `low` are to be damped up to `high`. All values of the
/// polynomial on (0, high] are positive.
template <class T>
class ChebyshevOperator final : public LinearOperator<T> {
  public:
    using Real = real_t<T>;
    ChebyshevOperator(LinearOperator<T>& a, int degree, Real low, Real high)
        : a_(a), degree_(degree), low_(low), high_(high) {}

    index_t order() const override { return a_.order(); }
    const char* kind() const override { return "Chebyshev"; }
    bool wants_one_device() const override { return a_.wants_one_device(); }
    bool wants_devices() const override { return a_.wants_devices(); }
    Partition wish(int devices) const override { return a_.wish(devices); }
    void apply(Context& context, Real factor, HostView<const T> x, HostView<T> y) override;
    void prepare(Context& context, const Partition& partition, index_t k) override {
        a_.prepare(context, partition, k);
    }
    std::unique_ptr<PlacedOperator<T>> place(Arena& arena, const Partition& partition, index_t k) override;

  private:
    LinearOperator<T>& a_;
    int degree_;
    Real low_, high_;
};

}  // namespace lapilli
