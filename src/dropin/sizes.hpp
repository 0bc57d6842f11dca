// SPDX-License-Identifier: BSD-3-Clause
// Functions in which the routine table writes sizes: numbers as doubles, which hold any of them.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstring>

#include "base/letters.hpp"
#include "base/order_of_work.hpp"
#include "base/scalar.hpp"

namespace lapilli::dropin {

/// Bounds of a range that is not asked for may be null: LAPACK does not look at them.
template <class Number>
Number value_of(const Number* number) {
    return number == nullptr ? Number(0) : *number;
}
inline double max(double a, double b) { return std::max(a, b); }
inline double min(double a, double b) { return std::min(a, b); }
/// The given letter, or '?', a bad one, where LAPACK's routine does not take it.
inline char narrowed(char given, const char* letters) {
    return std::strchr(letters, upper_case(given)) != nullptr ? given : '?';
}
/// first + (last - first) |step|, the place of the last of numbers that are a step apart; 0 where there is
/// none.
inline double last_place(double first, double last, double step) {
    return step == 0 || first < 1 || last < first ? 0 : first + (last - first) * std::abs(step);
}
/// The least k with 2^k >= n.
inline double log2_up(double n) { return n > 1 ? std::ceil(std::log2(n)) : 0; }
/// The levels of divide and conquer for a bidiagonal matrix: floor(log2(n / 26)), at least 0.
inline double levels_above_leaves(double n) { return n >= 52 ? std::floor(std::log2(n / 26)) : 0; }

/// The selected eigenvalues of an upper triangular matrix times the others, the size of a Sylvester equation;
/// of a pair on the diagonal of a real one both are selected where either is. 0 where arguments are bad.
template <class T, class Int>
double selected_by_others(const Int* select, const T* t, double n, double ld) {
    if (select == nullptr || (!is_complex<T> && (t == nullptr || ld < n))) return 0;
    const auto order = static_cast<index_t>(n), leading = static_cast<index_t>(ld);
    double selected = 0;
    for (index_t k = 0; k < order; ++k) {
        const bool pair = !is_complex<T> && k + 1 < order && t[k + 1 + k * leading] != T(0);
        if (!pair) {
            selected += select[k] != 0 ? 1 : 0;
        } else {
            selected += select[k] != 0 || select[k + 1] != 0 ? 2 : 0;
            ++k;
        }
    }
    return selected * (n - selected);
}

// The workspace of LAPACK's TRSYL3: numbers of blocks of A, which has order m, and of B, which has order n.

template <class T>
double sylvester_blocks(double order, double m, double n) {
    const double part = std::floor(min(m, n) * (is_complex<T> ? 8 : 16) / 100);
    const double block = is_complex<T> ? min(max(24, part), 80) : min(max(48, part), 240);
    return max(1, std::ceil(order / block));
}
template <class T>
double sylvester_integers(double m, double n) {
    return sylvester_blocks<T>(m, m, n) + sylvester_blocks<T>(n, m, n) + 2;
}
template <class T>
double sylvester_rows(double m, double n) {
    return max(sylvester_blocks<T>(m, m, n), sylvester_blocks<T>(n, m, n));
}
template <class T>
double sylvester_columns(double m, double n) {
    return sylvester_blocks<T>(m, m, n) + 2 * sylvester_blocks<T>(n, m, n);
}

// The workspace of LAPACK's two-stage reductions, by its ILAENV2STAGE when built for one thread.

/// For the first stage alone, to bandwidth kd. 32 is the width of the blocks of LAPACK's QR factorization.
inline double first_stage_work(double n, double kd) { return n * kd + n * max(kd, 32) + 2 * kd * kd; }
/// For the reflectors of the second stage.
inline double second_stage_reflectors(double n) { return max(1, 4 * n); }
/// For the second stage alone.
inline double second_stage_work(double n, double kd) { return (2 * kd + 1) * n + kd; }
/// For both. LAPACK's kd is 32 for real matrices, 16 for complex ones.
inline double two_stages_work(double n, double kd) {
    return kd * n + n * max(kd + 1, 32) + 2 * kd * kd + (kd + 1) * n;
}

}  // namespace lapilli::dropin
