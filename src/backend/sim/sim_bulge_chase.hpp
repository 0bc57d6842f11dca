// SPDX-License-Identifier: BSD-3-Clause
// A move of the bulges of a sweep as plain loops, the reference of the kernel.
#pragma once

#include <algorithm>
#include <complex>

#include "backend/sim/sim_memory.hpp"
#include "backend/sim/sim_tridiagonal.hpp"
#include "hessenberg/chase_args.hpp"
#include "hessenberg/first_column.hpp"

namespace lapilli::sim {

/// The start of a bulge in the first three rows of H.
template <class T>
void first_column(HostView<T> h, const real_t<T>* shifts, T* x) {
    using R = real_t<T>;
    const auto plain = [](T a) {
        return PlainComplex{static_cast<double>(std::real(a)), static_cast<double>(std::imag(a))};
    };
    const auto shift = [&](int k) {
        return PlainComplex{static_cast<double>(shifts[2 * k]), static_cast<double>(shifts[2 * k + 1])};
    };
    const PlainComplex corner[2][2] = {{plain(h(0, 0)), plain(h(0, 1))}, {plain(h(1, 0)), plain(h(1, 1))}};
    const FirstColumn first(corner, plain(h(2, 1)), shift(0), shift(1));
    for (int i = 0; i < 3; ++i) {
        const PlainComplex e = first.x[i];
        if constexpr (is_complex<T>) {
            x[i] = T(static_cast<R>(e.re), static_cast<R>(e.im));
        } else {
            x[i] = static_cast<R>(e.re);
        }
    }
}

template <class T>
void carry_out(const BulgeChaseArgs<T>& p) {
    const HostView<T> h = on_host(p.h), all_u = on_host(p.u);
    for (int chain = 0; chain < p.sweep.chains(); ++chain) {
        const SweepWindow w = p.sweep.window_of(chain, p.move);
        const HostView<T> u = all_u.block(0, static_cast<index_t>(chain) * p.sweep.window, w.order, w.order);
        for (index_t j = 0; j < w.order; ++j) {
            for (index_t i = 0; i < w.order; ++i) u(i, j) = T(i == j ? 1 : 0);
        }
        const index_t end = w.first + w.order;
        for (std::int64_t t = w.begin; t < w.end; ++t) {
            for (int j = 0; j < p.sweep.bulges_of(chain); ++j) {
                const index_t k = BulgeSweep::column_of(j, t), rows = k == p.sweep.n - 3 ? 2 : 3;
                if (k < -1 || k > p.sweep.n - 3) continue;
                T x[3] = {}, tau;
                if (k < 0) {
                    first_column(h, p.shifts + (chain * p.sweep.per_chain + j) * numbers_of_bulge, x);
                } else {
                    std::copy_n(h.at(k + 1, k), rows, x);
                }
                real_t<T> beta;
                make_reflector(x, rows - 1, beta, tau);
                x[0] = T(1);
                if (k >= 0) {
                    std::fill_n(h.at(k + 1, k), rows, T(0));
                    h(k + 1, k) = T(beta);
                }
                for (index_t c = k + 1; c < end; ++c) {
                    T sum(0);
                    for (index_t i = 0; i < rows; ++i) sum += conjugate(x[i]) * h(k + 1 + i, c);
                    for (index_t i = 0; i < rows; ++i) h(k + 1 + i, c) -= x[i] * (conjugate(tau) * sum);
                }
                const auto from_right = [&](HostView<T> a, index_t row, index_t column) {
                    T sum(0);
                    for (index_t i = 0; i < rows; ++i) sum += a(row, column + i) * x[i];
                    for (index_t i = 0; i < rows; ++i) a(row, column + i) -= tau * sum * conjugate(x[i]);
                };
                for (index_t r = w.first; r < std::min(end, k + rows + 2); ++r) from_right(h, r, k + 1);
                for (index_t r = 0; r < w.order; ++r) from_right(u, r, k + 1 - w.first);
            }
        }
    }
}

}  // namespace lapilli::sim
