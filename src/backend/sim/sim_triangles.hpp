// SPDX-License-Identifier: BSD-3-Clause
// Inverses of triangles by substitution.
#pragma once

#include <algorithm>

#include "backend/sim/sim_memory.hpp"
#include "backend/sim/thread_sanitizer.hpp"
#include "host/lapack.hpp"
#include "triangles/args.hpp"

namespace lapilli::sim {

template <class T>
void carry_out(const TriangleBlocksArgs<T>& p) {
    const index_t m = p.b.rows, n = p.a.rows;
    const HostView<T> b = on_host(p.b);
    for (index_t k = 0; k < p.count(); ++k) {
        const HostView<const T> a = HostView<const T>{p.a.data + k * p.stride, n, n, p.a.ld};
        for (index_t j = 0; j < m; ++j) {
            for (index_t i = 0; i < m; ++i) {
                T& element = b(i, k * m + j);
                const bool inside = i < n && j < n && (p.uplo == Uplo::lower ? i >= j : i <= j);
                if (i == j && (p.unit || i >= n)) {
                    element = T(1);
                } else {
                    element = inside ? a(i, j) : T(0);
                }
            }
        }
    }
}

/// Forward substitution, column by column, as in the kernel; an upper triangle is transposed first.
template <class T>
void carry_out(const InvertTrianglesArgs<T>& p) {
    const HostView<const T> a = on_host(p.a);
    const HostView<T> inverse = on_host(p.inverse);
    for (index_t j = 0; j < inverse.cols; ++j) std::fill_n(inverse.at(0, j), inverse.rows, T(0));
    for (index_t first = 0; first < a.cols; first += inverted_order) {
        const index_t row = first % a.rows;
        const auto of = [&](auto& matrix, index_t i, index_t k) -> auto& {
            return p.uplo == Uplo::lower ? matrix(row + i, first + k) : matrix(row + k, first + i);
        };
        for (index_t k = 0; k < inverted_order; ++k) {
            for (index_t i = k; i < inverted_order; ++i) {
                T sum(i == k ? 1 : 0);
                for (index_t j = k; j < i; ++j) sum -= of(a, i, j) * of(inverse, j, k);
                of(inverse, i, k) = sum / of(a, i, i);
            }
        }
    }
}

}  // namespace lapilli::sim
