// SPDX-License-Identifier: BSD-3-Clause
// Q of an earlier factorization, formed or multiplied on a queue of the caller without waiting: stored_q.hpp
// has the plans, whose team is one device.
#pragma once

#include "reflectors/stored_q.hpp"
#include "runtime/user_queue.hpp"

namespace lapilli {

/// A := Q
template <class T>
void submit_form_q(UserQueue& queue, const StoredQPlan& plan, const DeviceView<T>& a, const T* tau);

/// C := op(Q) C, or C op(Q) from the right
template <class T>
void submit_multiply_by_q(UserQueue& queue, const StoredQPlan& plan, Op op, const DeviceView<const T>& a,
                          const T* tau, const DeviceView<T>& c);

}  // namespace lapilli
