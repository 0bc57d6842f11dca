// SPDX-License-Identifier: BSD-3-Clause
// Products with the windows of a move by BLAS, the reference of the kernel.
#pragma once

#include <algorithm>
#include <vector>

#include "backend/sim/sim_blas.hpp"
#include "hessenberg/window_args.hpp"

namespace lapilli::sim {

template <class T>
void carry_out(const WindowProductsArgs<T>& p) {
    const HostView<const T> all_u = on_host(p.u);
    const InBlas scope;
    std::vector<T> before;
    const auto multiply = [&](HostView<T> x, HostView<const T> u) {
        if (x.empty()) return;
        before.resize(static_cast<std::size_t>(x.rows * x.cols));
        const HostView<T> copy{before.data(), x.rows, x.cols, x.rows};
        for (index_t j = 0; j < x.cols; ++j) std::copy_n(x.at(0, j), x.rows, copy.at(0, j));
        if (p.side == Side::right) {
            host::gemm(Op::none, Op::none, T(1), copy, u, T(0), x);
        } else {
            host::gemm(Op::adjoint, Op::none, T(1), u, copy, T(0), x);
        }
    };
    for (int chain = 0; chain < p.sweep.chains(); ++chain) {
        const SweepWindow w = p.sweep.window_of(chain, p.move);
        if (w.order == 0) continue;
        const HostView<const T> u =
            all_u.block(0, static_cast<index_t>(chain) * p.sweep.window, w.order, w.order);
        const index_t first = p.first_of_a(chain, w), count = p.end_of_a(chain, w) - first;
        const HostView<T> a = on_host(p.a);
        if (p.side == Side::left) {
            multiply(a.block(w.first, first, w.order, count), u);
        } else {
            if (count > 0) multiply(a.block(first, w.first, count, w.order), u);
            constexpr index_t rows = WindowProductsArgs<T>::rows_of_z;
            for (index_t i = 0; i < p.z.rows; i += rows)
                multiply(on_host(p.z).block(i, w.first, std::min(rows, p.z.rows - i), w.order), u);
        }
    }
}

}  // namespace lapilli::sim
