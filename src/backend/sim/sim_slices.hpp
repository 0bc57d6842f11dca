// SPDX-License-Identifier: BSD-3-Clause
// Products by bytes as plain loops: the same integers, the same operations on the results, the same bits.
#pragma once

#include <vector>

#include "backend/sim/sim_emulated_product.hpp"
#include "slices/args.hpp"

namespace lapilli::sim {

/// Element (row, l) of a split operand, a real number.
template <class T>
float split_element(const SplitArgs<T>& p, index_t row, index_t l) {
    constexpr index_t parts = slices_parts<T>;
    const index_t i = p.right ? row / parts : row, j = l / parts;
    const T z = p.a[p.rows_first ? i + j * p.ld : j + i * p.ld], x = p.conjugate ? conjugate(z) : z;
    if constexpr (is_complex<T>) {
        const bool of_imaginary = p.right && row % 2 != 0, second = l % 2 != 0;
        if (of_imaginary) return second ? x.real() : x.imag();
        return !second ? x.real() : p.right ? -x.imag() : x.imag();
    } else {
        return static_cast<float>(x);
    }
}

template <class T>
void carry_out(const SplitArgs<T>& p) {
    const index_t rows = p.split_rows(), k = p.split_k(), all_k = round_up(k, slices_k);
    for (index_t row = 0; row < round_up(rows, slices_rows); ++row) {
        float largest = 0;
        for (index_t l = 0; row < rows && l < k && largest == largest; ++l) {
            const float x = std::abs(split_element(p, row, l));
            if (!(x <= largest)) largest = x;
        }
        const int exponent = slices_exponent(largest);
        p.exponents[row] = exponent;
        for (index_t l = 0; l < all_k; ++l) {
            int rest = row < rows && l < k ? slices_integer(split_element(p, row, l), exponent) : 0;
            for (index_t s = slice_count - 1; s >= 0; --s)
                p.slices[slices_place(row, l, s, k)] = static_cast<std::int8_t>(take_byte(rest));
        }
    }
}

/// One slice of an operand, exactly: a matrix of rows by k.
inline std::vector<double> slice_of(const std::int8_t* slices, index_t rows, index_t k, index_t slice) {
    std::vector<double> x(static_cast<std::size_t>(rows * k) + 2);
    for (index_t l = 0; l < k; ++l) {
        for (index_t i = 0; i < rows; ++i)
            x[static_cast<std::size_t>(i + l * rows)] = slices[slices_place(i, l, slice, k)];
    }
    return x;
}

/// The products of bytes are integers that a double represents exactly.
template <class T>
void carry_out(const SlicedProductArgs<T>& p) {
    const InBlas scope;
    const ProductArgs<T>& q = p.product;
    const index_t m = q.m, n = p.split_columns(), k = p.split_k();
    std::vector<double> a[slice_count], b[slice_count], sums[slice_count];
    for (index_t s = 0; s < slice_count; ++s) {
        a[s] = slice_of(p.a, m, k, s);
        b[s] = slice_of(p.b, n, k, s);
        sums[s].assign(static_cast<std::size_t>(m * n) + 2, 0.0);
    }
    for (index_t s = 0; s < slice_count; ++s) {
        for (index_t t = 0; s + t < slice_count; ++t)
            host::gemm(Op::none, Op::transpose, 1.0, HostView<const double>{a[s].data(), m, k, m},
                       HostView<const double>{b[t].data(), n, k, n}, 1.0,
                       HostView<double>{sums[s + t].data(), m, n, m});
    }
    const auto value = [&](index_t i, index_t j) {
        const auto at = static_cast<std::size_t>(i + j * m);
        return static_cast<real_t<T>>(
            slices_value(static_cast<int>(sums[0][at]), static_cast<int>(sums[1][at]),
                         static_cast<int>(sums[2][at]), p.a_exponents[i] + p.b_exponents[j]));
    };
    write_product(q, [&](index_t i, index_t j) {
        if constexpr (is_complex<T>) {
            return T(value(i, 2 * j), value(i, 2 * j + 1));
        } else {
            return value(i, j);
        }
    });
}

}  // namespace lapilli::sim
