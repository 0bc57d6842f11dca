// SPDX-License-Identifier: BSD-3-Clause
// Norms of residuals of a batch as plain loops, the reference of the kernel.
#pragma once

#include <cmath>
#include <complex>

#include "backend/sim/sim_memory.hpp"
#include "batch_svd/residual_args.hpp"

namespace lapilli::sim {

/// Matrix k of a batch whose pointers Touch has translated.
template <class T>
HostView<T> of_batch(const MatrixBatch<T>& a, index_t k) {
    return {a.data + k * a.stride, a.rows, a.cols, a.ld};
}

template <class T>
void carry_out(const BatchSvdResidualArgs<T>& p) {
    for (index_t c = 0; c < p.a.count; ++c) {
        const HostView<const T> a = of_batch(p.a, c), u = of_batch(p.u, c), vt = of_batch(p.vt, c);
        const real_t<T>* const s = p.s + c * p.strides;
        // The sum of squares is scale^2 sum.
        double scale = 0, sum = 1;
        const auto add = [&](double x) {
            const double size = std::abs(x);
            if (size == 0) return;
            if (size > scale) {
                sum = 1 + sum * (scale / size) * (scale / size);
                scale = size;
            } else {
                sum += (size / scale) * (size / scale);
            }
        };
        for (index_t j = 0; j < a.cols; ++j) {
            for (index_t i = 0; i < a.rows; ++i) {
                T left = a(i, j);
                for (index_t k = 0; k < p.rank; ++k) left -= s[k] * (u(i, k) * vt(k, j));
                add(std::real(left));
                add(std::imag(left));
            }
        }
        p.norms[c] = scale * std::sqrt(sum);
    }
}

}  // namespace lapilli::sim
