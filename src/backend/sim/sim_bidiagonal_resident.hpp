// SPDX-License-Identifier: BSD-3-Clause
// A whole reduction to bidiagonal form as plain loops, the reference of the kernel.
#pragma once

#include <vector>

#include "backend/sim/sim_memory.hpp"
#include "backend/sim/sim_tridiagonal.hpp"
#include "bidiagonal/resident/args.hpp"

namespace lapilli::sim {

/// Names as in BidiagonalResidentArgs.
template <class T>
void carry_out(const BidiagonalResidentArgs<T>& p) {
    const HostView<T> a = on_host(p.a);
    const index_t m = a.rows, n = a.cols;
    std::vector<T> v(static_cast<std::size_t>(m));
    const auto at = [&v](index_t i) -> T& { return v[static_cast<std::size_t>(i)]; };
    for (index_t i = 0; i < n; ++i) {
        make_reflector(a.at(i, i), m - i - 1, p.d[i], p.tauq[i]);
        a(i, i) = T(p.d[i]);
        p.taup[i] = T(0);
        if (i + 1 == n) return;
        for (index_t c = i + 1; c < n; ++c) {
            T y = a(i, c);
            for (index_t r = i + 1; r < m; ++r) y += conjugate(a(r, i)) * a(r, c);
            y *= conjugate(p.tauq[i]);
            a(i, c) -= y;
            for (index_t r = i + 1; r < m; ++r) a(r, c) -= a(r, i) * y;
        }
        for (index_t c = i + 1; c < n; ++c) at(c) = conjugate(a(i, c));
        make_reflector(&at(i + 1), n - i - 2, p.e[i], p.taup[i]);
        a(i, i + 1) = T(p.e[i]);
        for (index_t c = i + 2; c < n; ++c) a(i, c) = conjugate(at(c));
        for (index_t r = i + 1; r < m; ++r) {
            T x = a(r, i + 1);
            for (index_t c = i + 2; c < n; ++c) x += a(r, c) * at(c);
            x *= p.taup[i];
            a(r, i + 1) -= x;
            for (index_t c = i + 2; c < n; ++c) a(r, c) -= x * conjugate(at(c));
        }
    }
}

}  // namespace lapilli::sim
