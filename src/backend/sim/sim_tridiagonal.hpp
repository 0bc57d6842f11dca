// SPDX-License-Identifier: BSD-3-Clause
// The operations of tridiagonalization as plain loops, the reference of the kernels.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <vector>

#include "backend/sim/sim_memory.hpp"
#include "backend/sim/sim_team.hpp"
#include "base/cyclic.hpp"
#include "base/error.hpp"
#include "reflectors/reflector.hpp"
#include "tridiagonal/panel/args.hpp"
#include "tridiagonal/resident/args.hpp"

namespace lapilli::sim {

template <class T>
HostView<const T> local_columns(const SymvTerms<T>& a) {
    const Cyclic cyclic(a.n, a.nb, a.team);
    return HostView<const T>{a.a, a.n, cyclic.local_cols(a.rank), a.lda};
}

/// y := the contribution of this device's block columns to A x, in rows first..n-1. y is zero on entry.
template <class T>
void symv_part(HostView<const T> local, const SymvTerms<T>& a, const T* x, T* y) {
    const Cyclic cyclic(a.n, a.nb, a.team);
    std::fill_n(y, a.n, T(0));
    for (index_t b = cyclic.first_local_block(a.rank, a.first / a.nb); b < cyclic.local_blocks(a.rank); ++b) {
        const index_t block = cyclic.global_block(a.rank, b);
        for (index_t k = 0; k < cyclic.block_width(block); ++k) {
            const index_t col = cyclic.block_start(block) + k;
            if (col < a.first) continue;
            const T* column = local.at(0, b * a.nb + k);
            T sum = real_part(column[col]) * x[col];
            for (index_t i = col + 1; i < a.n; ++i) {
                y[i] += column[i] * x[col];
                sum += conjugate(column[i]) * x[i];
            }
            y[col] += sum;
        }
    }
}

/// The sum of squares of `count` elements, in double precision.
template <class T>
double square_sum(const T* x, index_t count) {
    double sum = 0;
    for (index_t i = 0; i < count; ++i) {
        const double re = std::real(x[i]), im = std::imag(x[i]);
        sum += re * re + im * im;
    }
    return sum;
}

/// LARFG for alpha and the vector x below it: v = (1, x times a factor) overwrites them.
template <class T>
void make_reflector(T* alpha, index_t below, real_t<T>& beta, T& tau) {
    using R = real_t<T>;
    struct Math {
        static double copysign(double x, double y) { return std::copysign(x, y); }
        static double rsqrt(double x) { return 1 / std::sqrt(x); }
    };
    const double norm2 = square_sum(alpha + 1, below);
    const ReflectorNumbers h =
        reflector_of<R, is_complex<T>>(std::real(*alpha), std::imag(*alpha), norm2, Math{});
    beta = static_cast<R>(h.beta);
    *alpha = T(1);
    if constexpr (is_complex<T>) {
        tau = T(static_cast<R>(h.tau_re), static_cast<R>(h.tau_im));
        const std::complex<double> factor(h.factor_re, h.factor_im);
        for (T* x = alpha + 1; x <= alpha + below; ++x) *x = T(factor * std::complex<double>(*x));
    } else {
        tau = static_cast<R>(h.tau_re);
        for (T* x = alpha + 1; x <= alpha + below; ++x) *x = static_cast<T>(h.factor_re * *x);
    }
}

/// One panel on one device; names as in TridiagonalPanel.
template <class T>
void carry_out(const PanelArgs<T>& p) {
    const index_t n = p.symv.n, first = p.symv.first;
    const HostView<const T> local = local_columns(p.symv);
    const HostView<T> v = HostView<T>{p.v, n, p.width, p.ldv};
    const HostView<T> w = HostView<T>{p.w, n, p.width, p.ldv};
    const HostView<real_t<T>> d = HostView<real_t<T>>{p.d, n, 1, n};
    const HostView<real_t<T>> e = HostView<real_t<T>>{p.e, n, 1, n};
    const HostView<T> tau = HostView<T>{p.tau, n, 1, n};
    std::vector<HostView<T>> parts;
    for (int k = 0; k < p.symv.team; ++k) parts.push_back({p.parts[k], n, 2 * p.symv.team, p.symv.lda});
    // The words in which the kernels keep the flags of row blocks.
    TeamBarrier barrier(p.symv.rank, {p.flags, p.flags + p.symv.team}, *p.aborted,
                        std::chrono::nanoseconds(p.patience));
    if (barrier.has_given_up()) return;

    std::vector<T> y(static_cast<std::size_t>(n));
    for (index_t j = 0; j < p.width; ++j) {
        const index_t c = first + j;
        for (index_t k = 0; k < j; ++k) {
            const T wc = conjugate(w(c, k)), vc = conjugate(v(c, k));
            for (index_t i = c; i < n; ++i) v(i, j) -= v(i, k) * wc + w(i, k) * vc;
        }
        d(c, 0) = real_part(v(c, j));
        for (index_t i = 0; i <= c; ++i) v(i, j) = w(i, j) = T(0);
        if (c + 1 == n) break;

        make_reflector(v.at(c + 1, j), n - c - 2, e(c, 0), tau(c, 0));
        SymvTerms<T> trailing = p.symv;
        trailing.first = c + 1;
        symv_part(local, trailing, v.at(0, j), y.data());
        for (const HostView<T>& peer : parts) {
            std::copy(y.begin() + c + 1, y.end(), peer.at(c + 1, (c % 2) * p.symv.team + p.symv.rank));
        }
        if (!barrier.wait()) return;
        for (index_t i = c + 1; i < n; ++i) {
            T sum(0);
            for (int k = 0; k < p.symv.team; ++k) {
                sum += parts[static_cast<std::size_t>(p.symv.rank)](i, (c % 2) * p.symv.team + k);
            }
            w(i, j) = sum;
        }
        for (index_t k = 0; k < j; ++k) {
            T wv(0), vv(0);
            for (index_t i = c + 1; i < n; ++i) {
                wv += conjugate(w(i, k)) * v(i, j);
                vv += conjugate(v(i, k)) * v(i, j);
            }
            for (index_t i = c + 1; i < n; ++i) w(i, j) -= v(i, k) * wv + w(i, k) * vv;
        }
        T product(0);
        for (index_t i = c + 1; i < n; ++i) {
            w(i, j) *= tau(c, 0);
            product += conjugate(w(i, j)) * v(i, j);
        }
        const T correction = real_t<T>(-0.5) * tau(c, 0) * product;
        for (index_t i = c + 1; i < n; ++i) w(i, j) += correction * v(i, j);
    }
}

/// A whole reduction; names as in TridiagonalResident.
template <class T>
void carry_out(const ResidentArgs<T>& p) {
    const index_t n = p.n;
    const HostView<T> a = HostView<T>{p.a, n, n, p.lda};
    const HostView<real_t<T>> d = HostView<real_t<T>>{p.d, n, 1, n};
    const HostView<real_t<T>> e = HostView<real_t<T>>{p.e, n - 1, 1, n};
    const HostView<T> tau = HostView<T>{p.tau, n - 1, 1, n};
    std::vector<T> v(static_cast<std::size_t>(n)), w(static_cast<std::size_t>(n));
    const auto at = [](std::vector<T>& x, index_t i) -> T& { return x[static_cast<std::size_t>(i)]; };
    for (index_t c = 0; c < n; ++c) {
        d(c, 0) = real_part(a(c, c));
        if (c + 1 == n) break;
        make_reflector(a.at(c + 1, c), n - c - 2, e(c, 0), tau(c, 0));
        std::copy_n(a.at(c + 1, c), n - c - 1, &at(v, c + 1));
        T product(0);
        for (index_t i = c + 1; i < n; ++i) {
            T sum = real_part(a(i, i)) * at(v, i);
            for (index_t k = c + 1; k < i; ++k) sum += a(i, k) * at(v, k);
            for (index_t k = i + 1; k < n; ++k) sum += conjugate(a(k, i)) * at(v, k);
            at(w, i) = tau(c, 0) * sum;
            product += conjugate(at(w, i)) * at(v, i);
        }
        const T correction = real_t<T>(-0.5) * tau(c, 0) * product;
        for (index_t i = c + 1; i < n; ++i) at(w, i) += correction * at(v, i);
        for (index_t k = c + 1; k < n; ++k) {
            const T vk = conjugate(at(v, k)), wk = conjugate(at(w, k));
            for (index_t i = k; i < n; ++i) a(i, k) -= at(v, i) * wk + at(w, i) * vk;
        }
    }
}

}  // namespace lapilli::sim
