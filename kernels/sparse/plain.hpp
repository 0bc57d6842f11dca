// SPDX-License-Identifier: BSD-3-Clause
// Sparse products as plain loops: what the CPU and simulated devices compute. The sum of a row has the order
// in which its entries are stored, whatever the format.
#pragma once

#include "base/view.hpp"

namespace lapilli {

/// sum + a x, without C's care for infinite parts of complex factors, which would take longer than the
/// product.
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

/// One row for Count vectors: entry e, from 0 to entries - 1, has value(e), and x(e) is where its row of X
/// begins, `apart` numbers from vector to vector; y likewise.
template <int Count, class T, class Value, class Row, class Apart>
void sparse_row_at_once(index_t entries, const Value& value, const Row& x, index_t first, Apart x_apart,
                        T alpha, T beta, T* y, index_t y_apart) {
    T sum[Count] = {};
    for (index_t e = 0; e < entries; ++e) {
        const T a = value(e);
        const T* const from = x(e) + first * x_apart;
        for (int v = 0; v < Count; ++v) sum[v] = plus_product(sum[v], a, from[v * x_apart]);
    }
    for (int v = 0; v < Count; ++v) update_plainly(y[(first + v) * y_apart], alpha, sum[v], beta);
}

/// The same for any number of vectors, in turns of 8, 4, 2 and 1.
template <class T, class Value, class Row, class Apart>
void sparse_row_plainly(index_t entries, const Value& value, const Row& x, index_t count, Apart x_apart,
                        T alpha, T beta, T* y, index_t y_apart) {
    index_t first = 0;
    for (; count - first >= 8; first += 8)
        sparse_row_at_once<8>(entries, value, x, first, x_apart, alpha, beta, y, y_apart);
    if (count - first >= 4) {
        sparse_row_at_once<4>(entries, value, x, first, x_apart, alpha, beta, y, y_apart);
        first += 4;
    }
    if (count - first >= 2) {
        sparse_row_at_once<2>(entries, value, x, first, x_apart, alpha, beta, y, y_apart);
        first += 2;
    }
    if (count > first) sparse_row_at_once<1>(entries, value, x, first, x_apart, alpha, beta, y, y_apart);
}

}  // namespace lapilli
