// SPDX-License-Identifier: BSD-3-Clause
// Sparse products as plain loops: what the CPU and simulated devices compute. The sum of a row has the order in which its entries
// are stored, whatever the format.
#pragma once

#include "base/view.hpp"

namespace lapilli {

/// sum + a x, without C's care for infinite parts of complex factors, which would take longer than the product.
template <class T>
T plus_product(T sum, T a, T x) {
    if constexpr (is_complex<T>) {
        return T(sum.real() + (a.real() * x.real() - a.imag() * x.imag()),
                 sum.imag() + (a.real() * x.imag() + a.imag() * x.real()));
    } else {
        return sum + a * x;
    }
}

/// y := alpha sum + beta y, where a zero beta forgets y.
template <class T>
void update_plainly(T& y, T alpha, T sum, T beta) {
    const T product = plus_product(T(0), alpha, sum);
    y = beta == T(0) ? product : plus_product(product, beta, y);
}

/// Vectors that are computed at once.
inline constexpr index_t sparse_vectors_at_once = 8;

/// One row for the vectors first .. first + count - 1: entry e, from 0 to entries - 1, has value(e), and x(e) is where its
/// row of X begins, `apart` numbers from vector to vector; y likewise.
template <class T, class Value, class Row, class Apart>
void sparse_row_plainly(index_t entries, const Value& value, const Row& x, index_t count, Apart x_apart,
                        T alpha, T beta, T* y, index_t y_apart) {
    for (index_t first = 0; first < count; first += sparse_vectors_at_once) {
        const index_t some = count - first < sparse_vectors_at_once ? count - first : sparse_vectors_at_once;
        T sum[sparse_vectors_at_once] = {};
        for (index_t e = 0; e < entries; ++e) {
            const T a = value(e);
            const T* const from = x(e) + first * x_apart;
            for (index_t v = 0; v < some; ++v) sum[v] = plus_product(sum[v], a, from[v * x_apart]);
        }
        for (index_t v = 0; v < some; ++v) update_plainly(y[(first + v) * y_apart], alpha, sum[v], beta);
    }
}

}  // namespace lapilli
