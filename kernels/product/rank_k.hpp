// SPDX-License-Identifier: BSD-3-Clause
// Products that the BLAS has as rank-k updates of a triangle, and which of them the kernel computes faster.
#pragma once

#include <complex>

#include "product/args.hpp"

namespace lapilli {

/// The BLAS's rank-k update that a product is, if any.
enum class RankK { none, syrk, herk };

/// C := alpha A op(A) + beta C or alpha op(A) A + beta C on one triangle of a whole matrix. The conjugate
/// transpose makes it HERK, which has real factors and a real diagonal.
template <class T>
constexpr RankK rank_k_form(const ProductArgs<T>& p) {
    const bool one_operand = p.terms == 1 && p.a[0] == p.b[0] && p.lda == p.ldb;
    const bool whole = p.part != 'A' && p.team == 1 && p.m == p.n && p.first_row == p.first_col;
    if (!one_operand || !whole || p.both_sides || (p.op_a == 'N') == (p.op_b == 'N')) return RankK::none;
    const char op = p.op_a == 'N' ? p.op_b : p.op_a;
    if (!is_complex<T>) return RankK::syrk;
    if (op == 'T') return p.real_diagonal ? RankK::none : RankK::syrk;
    const bool real_factors = std::imag(p.alpha[0]) == 0 && std::imag(p.beta) == 0;
    return p.real_diagonal && real_factors ? RankK::herk : RankK::none;
}

/// Rates measured on an H200, kernel against cuBLAS, in TF:
///
///                 n = 5000                n = 10000               n = 20000
///         k = 512      k = 1024    k = 512      k = 1024    k = 512      k = 1024
///     s   34.8  38.3   38.4  40.8  38.4  40.4   41.1  42.4  39.9  41.2   42.4  42.6
///     d   37.2  43.2   40.7  48.3  46.5  46.2   50.8  48.0  45.4  41.0   46.8  46.2
///     c   35.5  47.5   39.0  50.9  39.8  51.0   41.1  52.9  40.8  52.4   41.7  53.9
///     z   37.4  44.5   38.7  51.3  39.1  46.0   39.7  52.3  38.9  46.3   37.5  50.8
///
/// With k = 128: d 28.7 against 19.4 at n = 16384, s 25.1 against 30.7 at 8192.
template <class T>
constexpr bool rank_k_is_faster(const ProductArgs<T>& p) {
    if (p.m < 1000) return true;
    return std::is_same_v<T, double> ? p.k <= 256 || p.m > 7500 : p.k < 128;
}

}  // namespace lapilli
