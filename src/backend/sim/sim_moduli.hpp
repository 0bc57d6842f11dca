// SPDX-License-Identifier: BSD-3-Clause
// Products by moduli as plain loops: the same integers, the same operations on the results, the same bits.
#pragma once

#include <algorithm>
#include <cstring>
#include <limits>
#include <vector>

#include "backend/sim/sim_emulated_product.hpp"
#include "moduli/args.hpp"
#include "moduli/value.hpp"

namespace lapilli::sim {

/// Real and imaginary part of element (row, l) of an operand.
template <class T>
void read_parts(const ResiduesArgs<T>& p, index_t row, index_t l, double (&parts)[2]) {
    const T z = p.a[p.rows_first ? row + l * p.ld : l + row * p.ld], x = p.conjugate ? conjugate(z) : z;
    parts[0] = real_part(x);
    parts[1] = 0;
    if constexpr (is_complex<T>) parts[1] = x.imag();
}

template <class T>
int residues_exponent(const ResiduesArgs<T>& p, index_t row) {
    double largest = 0, parts[2];
    for (index_t l = 0; l < p.k; ++l) {
        read_parts(p, row, l, parts);
        largest = larger_part(larger_part(largest, parts[0]), parts[1]);
    }
    std::uint64_t squares = 0;
    if (largest > 0 && largest <= std::numeric_limits<double>::max()) {
        const int above = exponent_above(largest);
        for (index_t l = 0; l < p.k; ++l) {
            read_parts(p, row, l, parts);
            for (int part = 0; part < (is_complex<T> ? 2 : 1); ++part) {
                const std::uint64_t x = norm_part(parts[part], above);
                squares += x * x;
            }
        }
    }
    return moduli_exponent(largest, squares, norm_limit<ModuliOf<T>>());
}

template <class T>
void carry_out(const ResiduesArgs<T>& p) {
    using Moduli = ModuliOf<T>;
    const ResidueTable<Moduli> table = residue_table<Moduli>(p.right);
    std::memset(p.bytes, 0, static_cast<std::size_t>(moduli_bytes<T>(p.right, p.rows, p.k)));
    for (index_t row = 0; row < p.padded_rows(); ++row) {
        p.exponents[row] = row < p.rows ? residues_exponent(p, row) : 0;
        for (index_t l = 0; l < p.k && row < p.rows; ++l) {
            double parts[2];
            read_parts(p, row, l, parts);
            const std::uint64_t re = moduli_digits(parts[0], p.exponents[row]),
                                im = moduli_digits(parts[1], p.exponents[row]);
            const auto put = [&](index_t product, int raw, const Modulus& modulus) {
                p.bytes[moduli_place<T>(p.right, row, l, product, p.k)] =
                    static_cast<std::int8_t>(moduli_residue(static_cast<unsigned>(raw), modulus) & 255u);
            };
            for (int m = 0; m < Moduli::count; ++m) {
                const Modulus& modulus = table.modulus[m];
                const int of_real = digit_sum(re, table.real[m], static_cast<int>(moduli_float));
                if constexpr (is_complex<T>) {
                    const int of_imaginary = digit_sum(im, table.imaginary[m], 0);
                    put(2 * m, of_real + of_imaginary, modulus);
                    put(2 * m + 1, of_real - of_imaginary, modulus);
                } else {
                    put(m, of_real, modulus);
                }
            }
        }
    }
}

/// The residues of an operand for one product: a matrix of rows by k.
template <class T>
void read_residues(const std::int8_t* bytes, bool right, index_t rows, index_t k, index_t product,
                   std::vector<double>& x) {
    for (index_t l = 0; l < k; ++l) {
        for (index_t i = 0; i < rows; ++i)
            x[static_cast<std::size_t>(i + l * rows)] = bytes[moduli_place<T>(right, i, l, product, k)];
    }
}

/// The residues of all elements of op(A) op(B) for one product. The sums are integers that a double
/// represents exactly.
template <class T>
std::vector<std::int8_t> residues_of_product(const ModuliProductArgs<T>& p, index_t product) {
    using Moduli = ModuliOf<T>;
    const index_t m = p.product.m, n = p.product.n, k = p.product.k;
    const auto room = [](index_t elements) {
        return std::vector<double>(static_cast<std::size_t>(elements));
    };
    std::vector<double> a = room(m * k), b = room(n * k), sums = room(m * n);
    read_residues<T>(p.a, false, m, k, product, a);
    read_residues<T>(p.b, true, n, k, product, b);
    host::gemm(Op::none, Op::transpose, 1.0, HostView<const double>{a.data(), m, k, m},
               HostView<const double>{b.data(), n, k, n}, 0.0, HostView<double>{sums.data(), m, n, m});
    const Modulus modulus = residue_table<Moduli>(false).modulus[Moduli::is_complex ? product / 2 : product];
    const int start = moduli_start(static_cast<int>(k), modulus.p);
    std::vector<std::int8_t> residues;
    for (const double sum : sums)
        residues.push_back(
            static_cast<std::int8_t>(moduli_residue_of_sum(start + static_cast<int>(sum), modulus) & 255u));
    return residues;
}

template <class T>
void carry_out(const ModuliProductArgs<T>& p) {
    using Moduli = ModuliOf<T>;
    using R = real_t<T>;
    const InBlas scope;
    const FractionTable<Moduli> table = fraction_table<Moduli>();
    const auto elements = static_cast<std::size_t>(p.product.m * p.product.n);
    std::vector<std::uint64_t> re(elements), im(is_complex<T> ? elements : 0);
    for (int l = 0; l < Moduli::count; ++l) {
        const auto u = residues_of_product(p, is_complex<T> ? 2 * l : l);
        if constexpr (is_complex<T>) {
            const auto v = residues_of_product(p, 2 * l + 1);
            for (std::size_t e = 0; e < elements; ++e) {
                re[e] = add_wide_product(u[e] + v[e], table.real[l], re[e]);
                im[e] = add_wide_product(u[e] - v[e], table.imaginary[l], im[e]);
            }
        } else {
            for (std::size_t e = 0; e < elements; ++e) re[e] = add_wide_product(u[e], table.real[l], re[e]);
        }
    }
    write_product(p.product, [&](index_t i, index_t j) {
        const auto e = static_cast<std::size_t>(i + j * p.product.m);
        const int exponents = p.a_exponents[i] + p.b_exponents[j];
        const R x = static_cast<R>(moduli_value<Moduli>(re[e], exponents));
        if constexpr (is_complex<T>) {
            return T(x, static_cast<R>(moduli_value<Moduli>(im[e], exponents)));
        } else {
            return x;
        }
    });
}

}  // namespace lapilli::sim
