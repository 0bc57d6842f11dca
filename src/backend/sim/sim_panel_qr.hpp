// SPDX-License-Identifier: BSD-3-Clause
// The QR factorization of a panel as plain loops, the reference of the kernel.
#pragma once

#include "backend/sim/sim_tridiagonal.hpp"
#include "panel_qr/args.hpp"

namespace lapilli::sim {

/// The triangle T of Q = I - V T V^H.
template <class T>
void make_triangle(const HostView<T>& v, const HostView<T>& tau, const HostView<T>& t) {
    for (index_t j = 0; j < v.cols; ++j) {
        for (index_t i = 0; i < v.cols; ++i) t(i, j) = i == j ? tau(j, 0) : T(0);
        for (index_t k = 0; k < j; ++k) {
            T product(0);
            for (index_t r = j; r < v.rows; ++r) product += conjugate(v(r, k)) * v(r, j);
            for (index_t i = 0; i <= k; ++i) t(i, j) -= tau(j, 0) * t(i, k) * product;
        }
    }
}

template <class T>
void carry_out(const PanelQrArgs<T>& p) {
    const HostView<T> a = HostView<T>{p.a, p.rows, p.width, p.lda};
    const HostView<T> v = HostView<T>{p.v, p.rows, p.width, p.ldv};
    const HostView<T> tau = HostView<T>{p.tau, p.width, 1, p.width};
    for (index_t j = 0; j < p.width; ++j) {
        real_t<T> beta = 0;
        make_reflector(a.at(j, j), p.rows - j - 1, beta, tau(j, 0));
        for (index_t i = 0; i < p.rows; ++i) v(i, j) = i < j ? T(0) : a(i, j);
        for (index_t k = j + 1; k < p.width; ++k) {
            T sum(0);
            for (index_t i = j; i < p.rows; ++i) sum += conjugate(v(i, j)) * a(i, k);
            sum *= conjugate(tau(j, 0));
            for (index_t i = j; i < p.rows; ++i) a(i, k) -= v(i, j) * sum;
        }
        a(j, j) = T(beta);
    }
    if (p.t != nullptr) make_triangle(v, tau, HostView<T>{p.t, p.width, p.width, p.ldt});
}

}  // namespace lapilli::sim
