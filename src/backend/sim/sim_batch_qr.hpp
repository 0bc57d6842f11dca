// SPDX-License-Identifier: BSD-3-Clause
// QR factorizations of a batch and products with their Q as plain loops, the reference of the kernels.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "backend/sim/sim_batch_lu.hpp"
#include "batch_qr/args.hpp"

namespace lapilli::sim {

/// H^H (alpha, x) = (beta, 0), as LAPACK's LARFG. Returns tau.
template <class T>
T make_reflector(T* x, index_t n) {
    using R = real_t<T>;
    R largest = 0;
    for (index_t i = 1; i < n; ++i) largest = std::max(largest, largest_part(x[i]));
    const R im = largest_part(x[0] - T(real_part(x[0])));
    if (largest == R(0) && im == R(0)) return T(0);
    R scale = std::max({largest, im, std::abs(real_part(x[0]))});
    if (!(scale < std::numeric_limits<R>::infinity())) scale = R(1);
    // In units of `scale`: a subnormal beta has too few digits for tau.
    R square = 0;
    for (index_t i = 0; i < n; ++i) square += std::norm(x[i] / scale);
    const T alpha = x[0] / scale;
    const R beta = -std::copysign(std::sqrt(square), real_part(alpha));
    const T tau = (T(beta) - alpha) / beta, divisor = alpha - T(beta);
    for (index_t i = 1; i < n; ++i) x[i] = x[i] / scale / divisor;
    x[0] = T(scale * beta);
    return tau;
}

/// Columns of C lose tau v (v^H C); v(0) is 1.
template <class T>
void reflect_columns(const T* v, index_t n, T tau, HostView<T> c) {
    for (index_t j = 0; j < c.cols; ++j) {
        T sum = c(0, j);
        for (index_t i = 1; i < n; ++i) sum += conjugate(v[i]) * c(i, j);
        sum *= tau;
        c(0, j) -= sum;
        for (index_t i = 1; i < n; ++i) c(i, j) -= v[i] * sum;
    }
}

template <class T>
void carry_out(const BatchQArgs<T>& p);

/// R to an array of its own, and Q over the reflectors.
template <class T>
void form_q(const BatchQrArgs<T>& p) {
    const index_t steps = p.steps();
    for (index_t k = 0; k < p.a.count; ++k) {
        const HostView<T> a = of_matrices(p.a, k), r = of_matrices(p.r, k);
        for (index_t j = 0; j < r.cols; ++j) {
            for (index_t i = 0; i < steps; ++i) r(i, j) = i <= j ? a(i, j) : T(0);
        }
    }
    carry_out(BatchQArgs<T>{p.a.first_columns(steps), steps, p.tau});
}

template <class T>
void carry_out(const BatchQrArgs<T>& p) {
    const index_t steps = p.steps();
    for (index_t k = 0; k < p.a.count; ++k) {
        const HostView<T> a = of_matrices(p.a, k);
        p.infos[k] = 0;
        for (index_t i = 0; i < steps; ++i) {
            const index_t rows = a.rows - i;
            T& tau = p.tau[k * steps + i] = make_reflector(a.at(i, i), rows);
            reflect_columns<T>(a.at(i, i), rows, conjugate(tau), a.block(i, i + 1, rows, a.cols - i - 1));
            if (p.checks && a(i, i) == T(0) && p.infos[k] == 0) p.infos[k] = i + 1;
        }
        bool zero = p.checks;
        for (index_t j = 0; j < a.cols; ++j) {
            for (index_t i = 0; i <= std::min(j, steps - 1); ++i) zero = zero && a(i, j) == T(0);
        }
        if (zero) p.infos[k] = batch_zero_matrix;
    }
    if (p.forms_q()) form_q(p);
}

template <class T>
void carry_out(const BatchZeroArgs<T>& p) {
    for (index_t k = 0; k < p.b.count; ++k) {
        if (p.infos[k] != batch_zero_matrix) continue;
        const HostView<T> b = of_matrices(p.b, k);
        for (index_t j = 0; j < b.cols; ++j) std::fill_n(b.at(0, j), b.rows, T(0));
        p.infos[k] = 0;
    }
}

template <class T>
void carry_out(const BatchQArgs<T>& p) {
    for (index_t k = 0; k < p.a.count; ++k) {
        const HostView<T> a = of_matrices(p.a, k);
        std::vector<T> v(static_cast<std::size_t>(a.rows));
        for (index_t j = p.reflectors; j < a.cols; ++j) {
            for (index_t i = 0; i < a.rows; ++i) a(i, j) = T(i == j ? 1 : 0);
        }
        for (index_t l = p.reflectors - 1; l >= 0; --l) {
            const index_t rows = a.rows - l;
            std::copy_n(a.at(l, l), rows, v.begin());
            for (index_t i = 0; i < a.rows; ++i) a(i, l) = T(i == l ? 1 : 0);
            reflect_columns<T>(v.data(), rows, p.tau[k * p.reflectors + l], a.block(l, l, rows, a.cols - l));
        }
    }
}

template <class T>
void carry_out(const BatchReflectArgs<T>& p) {
    // C Q is (Q^H C^H)^H.
    const bool left = p.from_left(), adjoint = (p.op == Op::adjoint) == left;
    const index_t m = p.v.rows, n = left ? p.c.cols : p.c.rows;
    std::vector<T> elements(static_cast<std::size_t>(m * n));
    const HostView<T> x{elements.data(), m, n, m};
    for (index_t k = 0; k < p.c.count; ++k) {
        if (p.infos[k] != 0) continue;
        const HostView<T> c = of_matrices(p.c, k);
        const HostView<const T> v = of_matrices(p.v, k);
        const auto each = [&](auto f) {
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < m; ++i) f(x(i, j), left ? c(i, j) : c(j, i));
            }
        };
        each([left](T& to, const T& from) { to = left ? from : conjugate(from); });
        for (index_t step = 0; step < v.cols; ++step) {
            const index_t l = adjoint ? step : v.cols - 1 - step;
            const T tau = p.tau[k * v.cols + l];
            reflect_columns<T>(v.at(l, l), m - l, adjoint ? conjugate(tau) : tau, x.block(l, 0, m - l, n));
        }
        each([left](const T& from, T& to) { to = left ? from : conjugate(from); });
    }
}

}  // namespace lapilli::sim
