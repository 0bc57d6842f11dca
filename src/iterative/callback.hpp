// SPDX-License-Identifier: BSD-3-Clause
// An operator that is a function of the caller.
#pragma once

#include "iterative/operator.hpp"

namespace lapilli {

/// The form in which the function gets vectors.
struct CallbackForm {
    bool by_columns;  ///< a vector after the other; else the entries of all vectors are neighbours
    bool on_device;   ///< in memory of the first device; else in host memory
};

template <class T>
class CallbackOperator final : public LinearOperator<T> {
  public:
    CallbackOperator(index_t n, CallbackForm form, lapilli_apply function, void* user)
        : n_(n), form_(form), function_(function), user_(user) {}

    index_t order() const override { return n_; }
    const char* kind() const override { return "callback"; }
    bool wants_one_device() const override { return true; }
    bool wants_devices() const override { return form_.on_device; }
    void apply(Context& context, real_t<T> factor, HostView<const T> x, HostView<T> y) override;
    std::unique_ptr<PlacedOperator<T>> place(Arena& arena, const Partition& partition, index_t k) override;

    /// Y := A X by the function; k vectors in its form.
    void call(Context& context, index_t k, const T* x, index_t ldx, T* y, index_t ldy, void* stream) const;
    const CallbackForm& form() const { return form_; }

  private:
    index_t n_;
    CallbackForm form_;
    lapilli_apply function_;
    void* user_;
};

}  // namespace lapilli
