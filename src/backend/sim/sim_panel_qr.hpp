// SPDX-License-Identifier: BSD-3-Clause
// The QR factorization of a panel as plain loops, the reference of the kernel.
#pragma once

#include "backend/sim/sim_flag.hpp"
#include "backend/sim/sim_tridiagonal.hpp"
#include "backend/sim/thread_sanitizer.hpp"
#include "host/blas.hpp"
#include "panel_qr/apply_args.hpp"
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
    if (p.begun != nullptr) raise_flag(p.begun, p.step);
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

/// X := T^H V^H C, kept in `room`.
template <class T>
HostView<T> project(HostView<const T> v, HostView<const T> t, HostView<const T> c, std::vector<T>& room) {
    const index_t width = v.cols, half = width * c.cols;
    room.assign(static_cast<std::size_t>(2 * half), T(0));
    const HostView<T> product{room.data(), width, c.cols, width},
        result{room.data() + half, width, c.cols, width};
    host::gemm(Op::adjoint, Op::none, T(1), v, c, T(0), product);
    host::gemm(Op::adjoint, Op::none, T(1), t, HostView<const T>(product), T(0), result);
    return result;
}

template <class T>
void carry_out(const PanelApplyArgs<T>& p) {
    const HostView<T> above = on_host(p.above);
    for (index_t j = 0; j < above.cols; ++j) std::fill_n(above.at(0, j), above.rows, T(0));
    const HostView<const T> v = on_host(p.v), t = on_host(p.t);
    std::vector<T> room;
    const InBlas scope;
    if (p.before.cols > 0) {
        const HostView<const T> x = project(v, t, HostView<const T>(on_host(p.before)), room);
        host::gemm(Op::none, Op::adjoint, T(-1), HostView<const T>(on_host(p.t0)), x, T(0), on_host(p.t1));
    }
    if (p.c.cols > 0) {
        const HostView<T> c = on_host(p.c);
        const HostView<const T> x = project(v, t, HostView<const T>(c), room);
        host::gemm(Op::none, Op::none, T(-1), v, x, T(1), c);
    }
}

}  // namespace lapilli::sim
