// SPDX-License-Identifier: BSD-3-Clause
// A panel of the reduction to bidiagonal form as plain loops, the reference of the kernel.
#pragma once

#include <vector>

#include "backend/sim/sim_memory.hpp"
#include "backend/sim/sim_tridiagonal.hpp"
#include "bidiagonal/args.hpp"

namespace lapilli::sim {

/// Names as in BidiagonalPanelArgs.
template <class T>
void carry_out(const BidiagonalPanelArgs<T>& p) {
    const HostView<T> a = on_host(p.a), left = on_host(p.left), right = on_host(p.right);
    const index_t m = a.rows, n = a.cols, width = p.width();
    // x -= own other(row,:)^H, by the vectors before number h, in the rows from `first` on
    const auto update = [](T* x, HostView<T> own, HostView<T> other, index_t row, index_t h, index_t first) {
        for (index_t k = 0; k < h; ++k) {
            const T by = conjugate(other(row, k));
            for (index_t r = first; r < own.rows; ++r) x[r] -= own(r, k) * by;
        }
    };
    // x := tau (x - other (own^H v)), the same
    const auto finish = [](T* x, T tau, HostView<T> own, const T* v, index_t from, HostView<T> other,
                           index_t h, index_t first) {
        for (index_t k = 0; k < h; ++k) {
            T product(0);
            for (index_t r = from; r < own.rows; ++r) product += conjugate(own(r, k)) * v[r];
            for (index_t r = first; r < other.rows; ++r) x[r] -= other(r, k) * product;
        }
        for (index_t r = first; r < other.rows; ++r) x[r] *= tau;
    };
    for (index_t i = 0; i < width; ++i) {
        T *const column = a.at(0, i), *const v = left.at(0, 2 * i), *const y = right.at(0, 2 * i);
        update(column, left, right, i, 2 * i, i);
        make_reflector(column + i, m - i - 1, p.d[i], p.tauq[i]);
        std::fill_n(v, i, T(0));
        v[i] = T(1);
        std::copy(column + i + 1, column + m, v + i + 1);
        column[i] = T(p.d[i]);
        p.taup[i] = T(0);
        if (i + 1 == n) return;
        for (index_t c = i + 1; c < n; ++c) {
            y[c] = T(0);
            for (index_t r = i; r < m; ++r) y[c] += conjugate(a(r, c)) * v[r];
        }
        finish(y, p.tauq[i], left, v, i, right, 2 * i, i + 1);

        T *const x = left.at(0, 2 * i + 1), *const u = right.at(0, 2 * i + 1);
        for (index_t c = i + 1; c < n; ++c) u[c] = conjugate(a(i, c));
        update(u, right, left, i, 2 * i + 1, i + 1);
        make_reflector(u + i + 1, n - i - 2, p.e[i], p.taup[i]);
        std::fill_n(u, i + 1, T(0));
        u[i + 1] = T(1);
        for (index_t c = i + 2; c < n; ++c) a(i, c) = conjugate(u[c]);
        a(i, i + 1) = T(p.e[i]);
        for (index_t r = i + 1; r < m; ++r) {
            x[r] = T(0);
            for (index_t c = i + 1; c < n; ++c) x[r] += a(r, c) * u[c];
        }
        finish(x, p.taup[i], right, u, i + 1, left, 2 * i + 1, i + 1);
    }
}

}  // namespace lapilli::sim
