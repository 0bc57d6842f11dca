// SPDX-License-Identifier: BSD-3-Clause
// The small steps of blocked algorithms: inverses of triangles by substitution, T of block reflectors by LAPACK's recurrence.
#pragma once

#include <algorithm>

#include "backend/sim/sim_memory.hpp"
#include "backend/sim/thread_sanitizer.hpp"
#include "factor/args.hpp"
#include "host/lapack.hpp"

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

template <class T>
void carry_out(const LarftArgs<T>& p) {
    const HostView<const T> gram = on_host(p.gram);
    const HostView<const T> tau = HostView<const T>{p.tau, gram.rows, 1, gram.rows};
    const HostView<T> t = on_host(p.t);
    for (index_t i = 0; i < gram.cols; ++i) {
        for (index_t r = 0; r < i; ++r) {
            T sum(0);
            for (index_t k = r; k < i; ++k) sum += t(r, k) * gram(k, i);
            t(r, i) = -tau(i, 0) * sum;
        }
        t(i, i) = tau(i, 0);
        for (index_t r = i + 1; r < gram.rows; ++r) t(r, i) = T(0);
    }
}

}  // namespace lapilli::sim
