// SPDX-License-Identifier: BSD-3-Clause
// A = L U without interchanges, which LAPACK does not have.
#pragma once

#include <algorithm>

#include "host/blas.hpp"

namespace lapilli::host {

/// The info: 0, or i where U(i, i) is the first zero of the diagonal; from there on A is undefined.
template <class T>
index_t getrf_without_interchanges(HostView<T> a) {
    constexpr index_t panel = 32;
    const index_t steps = std::min(a.rows, a.cols);
    index_t info = 0;
    for (index_t first = 0; first < steps; first += panel) {
        const index_t end = std::min(first + panel, steps);
        for (index_t k = first; k < end; ++k) {
            const T pivot = a(k, k);
            if (pivot == T(0)) {
                if (info == 0) info = k + 1;
            } else {
                for (index_t i = k + 1; i < a.rows; ++i) a(i, k) /= pivot;
            }
            for (index_t j = k + 1; j < end; ++j) {
                const T of_pivot = a(k, j);
                for (index_t i = k + 1; i < a.rows; ++i) a(i, j) -= a(i, k) * of_pivot;
            }
        }
        if (end == a.cols) continue;
        const auto block = [&](index_t i, index_t j, index_t rows, index_t cols) {
            return HostView<T>{a.at(i, j), rows, cols, a.ld};
        };
        const index_t width = end - first, right = a.cols - end, below = a.rows - end;
        const HostView<T> u = block(first, end, width, right);
        trsm(Side::left, Uplo::lower, Op::none, true, T(1),
             HostView<const T>(block(first, first, width, width)), u);
        if (below > 0)
            gemm(Op::none, Op::none, T(-1), HostView<const T>(block(end, first, below, width)),
                 HostView<const T>(u), T(1), block(end, end, below, right));
    }
    return info;
}

}  // namespace lapilli::host
