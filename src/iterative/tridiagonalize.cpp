// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/tridiagonalize.hpp"

#include <algorithm>
#include <vector>

#include "host/lapack.hpp"

namespace lapilli {
namespace {

/// y := A x, four columns at a time.
template <class R>
void multiply(HostView<const R> a, const R* x, R* y) {
    const index_t n = a.rows;
    std::fill_n(y, n, R(0));
    index_t j = 0;
    for (; j + 4 <= n; j += 4) {
        const R *const a0 = a.at(0, j), *const a1 = a.at(0, j + 1), *const a2 = a.at(0, j + 2),
                       *const a3 = a.at(0, j + 3);
        const R x0 = x[j], x1 = x[j + 1], x2 = x[j + 2], x3 = x[j + 3];
        for (index_t i = 0; i < n; ++i) y[i] += a0[i] * x0 + a1[i] * x1 + a2[i] * x2 + a3[i] * x3;
    }
    for (; j < n; ++j) {
        const R* const column = a.at(0, j);
        for (index_t i = 0; i < n; ++i) y[i] += column[i] * x[j];
    }
}

}  // namespace

template <class R>
void tridiagonalize(HostView<R> a, R* d, R* e, R* tau) {
    const index_t n = a.rows;
    std::vector<R> room(static_cast<std::size_t>(n));
    R* const w = room.data();
    for (index_t k = 0; k < n; ++k) {
        d[k] = a(k, k);
        const index_t m = n - k - 1;
        if (m == 0) break;
        R* const v = a.at(k + 1, k);
        host::larfg(m, v[0], v + 1, tau[k]);
        e[k] = v[0];
        if (tau[k] == R(0)) continue;
        v[0] = R(1);
        // A - v w^T - w v^T, where w = tau A v - (tau / 2) (tau A v, v) v
        const HostView<R> rest = a.block(k + 1, k + 1, m, m);
        multiply<R>(rest, v, w);
        R inner = 0;
        for (index_t i = 0; i < m; ++i) {
            w[i] *= tau[k];
            inner += w[i] * v[i];
        }
        const R half = tau[k] * inner / R(-2);
        for (index_t i = 0; i < m; ++i) w[i] += half * v[i];
        for (index_t j = 0; j < m; ++j) {
            const R of_v = w[j], of_w = v[j];
            R* const column = rest.at(0, j);
            for (index_t i = 0; i < m; ++i) column[i] -= v[i] * of_v + w[i] * of_w;
        }
        v[0] = e[k];
    }
}

template void tridiagonalize(HostView<float>, float*, float*, float*);
template void tridiagonalize(HostView<double>, double*, double*, double*);

}  // namespace lapilli
