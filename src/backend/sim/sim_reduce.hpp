// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "backend/sim/sim_memory.hpp"
#include "reduce/plain.hpp"

namespace lapilli::sim {

template <class T>
void carry_out(const ReduceArgs<T>& p) {
    reduce_plainly<T>(p.how, p.factor, on_host(p.a), p.weights, on_host(p.result));
}

}  // namespace lapilli::sim
