// SPDX-License-Identifier: BSD-3-Clause
// T of block reflectors by LAPACK's recurrence.
#pragma once

#include "backend/sim/sim_memory.hpp"
#include "reflectors/args.hpp"

namespace lapilli::sim {

template <class T>
void carry_out(const LarftArgs<T>& p) {
    const HostView<const T> gram = on_host(p.gram);
    const HostView<const T> tau = HostView<const T>{p.tau, gram.rows, 1, gram.rows};
    const HostView<T> t = on_host(p.t);
    for (index_t i = 0; i < gram.cols; ++i) {
        for (index_t r = 0; r < i; ++r) {
            T sum(0);
            for (index_t k = r; k < i; ++k) sum += t(r, k) * gram(k, i);
            t(r, i) = -tau(i, 0) * sum;
        }
        t(i, i) = tau(i, 0);
        for (index_t r = i + 1; r < gram.rows; ++r) t(r, i) = T(0);
    }
}

}  // namespace lapilli::sim
