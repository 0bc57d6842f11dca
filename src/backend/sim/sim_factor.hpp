// SPDX-License-Identifier: BSD-3-Clause
// The small steps of blocked algorithms: the factor of a diagonal block by LAPACK, T of block reflectors by LAPACK's
// recurrence.
#pragma once

#include <algorithm>

#include "backend/sim/sim_memory.hpp"
#include "backend/sim/thread_sanitizer.hpp"
#include "device/arguments.hpp"
#include "host/lapack.hpp"

namespace lapilli::sim {

template <class T>
void carry_out(const void* owner, const Potf2Args<T>& p) {
    index_t& info = writable(owner, DeviceView<index_t>{p.info, 1, 1, 1})(0, 0);
    const HostView<T> l = writable(owner, p.a);
    const HostView<T> inverse = writable(owner, p.inverse);
    for (index_t j = 0; j < inverse.cols; ++j) std::fill_n(inverse.at(0, j), inverse.rows, T(0));
    if (info != 0) return;
    const InBlas scope;
    const index_t failed = host::potrf('L', l);
    if (failed > 0) {
        info = p.offset + failed;
        return;
    }
    for (index_t j = 0; j < l.cols; ++j) std::copy_n(l.at(j, j), l.rows - j, inverse.at(j, j));
    host::trtri('L', 'N', inverse);
}

template <class T>
void carry_out(const void* owner, const LarftArgs<T>& p) {
    const HostView<const T> gram = readable(owner, p.gram);
    const HostView<const T> tau = readable(owner, DeviceView<const T>{p.tau, gram.rows, 1, gram.rows});
    const HostView<T> t = writable(owner, p.t);
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
