// SPDX-License-Identifier: BSD-3-Clause
// The factors of a panel as plain loops, the reference of the kernels.
#pragma once

#include <vector>

#include "backend/sim/sim_reflectors.hpp"
#include "panel_factors/args.hpp"

namespace lapilli::sim {

template <class T>
void carry_out(const PanelFactorsArgs<T>& p) {
    const index_t c = p.collected, w = p.width;
    const HostView<const T> s = HostView<const T>{p.s, p.rows(), w, p.lds};
    const DeviceView<T> factors{p.f, p.rows(), w, p.ldf};
    carry_out(LarftArgs<T>{DeviceView<const T>{p.s + c + w, w, w, p.lds}, p.tau, factors.block(c, 0, w, w)});
    const HostView<T> f = on_host(factors);
    const auto other = [&](index_t row) { return row / p.whole % 2 == 0 ? row + p.whole : row - p.whole; };
    std::vector<T> product(static_cast<std::size_t>(w));  // a column of M T
    for (index_t j = 0; j < w; ++j) {
        const auto times_t = [&](index_t row) {
            T sum(0);
            for (index_t k = 0; k <= j; ++k) sum += s(row, k) * f(c + k, j);
            return sum;
        };
        for (index_t i = 0; i < c; ++i) f(i, j) = -times_t(other(i));
        for (index_t i = 0; i < w; ++i) {
            T& sum = product[static_cast<std::size_t>(i)];
            sum = times_t(c + i);
            for (index_t k = 0; k < c; ++k) sum += conjugate(s(k, i)) * f(k, j);
        }
        for (index_t i = 0; i < w; ++i) {
            T sum(0);
            for (index_t k = 0; k <= i; ++k)
                sum += conjugate(f(c + k, i)) * product[static_cast<std::size_t>(k)];
            f(c + w + i, j) = T(real_t<T>(-0.5)) * sum;
        }
    }
}

}  // namespace lapilli::sim
