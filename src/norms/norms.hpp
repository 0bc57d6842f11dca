// SPDX-License-Identifier: BSD-3-Clause
// The four norms, from sums and largest sizes of rows and columns.
#pragma once

#include <cmath>
#include <limits>
#include <vector>

#include "base/scaling.hpp"
#include "norms/reductions.hpp"
#include "reduce/plain.hpp"

namespace lapilli {

enum class Norm : char { largest = 'M', one = '1', infinity = 'I', frobenius = 'F' };
/// The norm of LAPACK's letter, which is upper-case.
inline Norm norm_of(char letter) {
    return letter == 'O' ? Norm::one : letter == 'E' ? Norm::frobenius : static_cast<Norm>(letter);
}

/// 0 where there are none, NaN if one is.
template <class R>
R largest_of(const std::vector<R>& sizes) {
    R result = 0;
    for (const R x : sizes) result = larger(result, x);
    return result;
}

/// In double precision, in their order.
template <class R>
double sum_of(const std::vector<R>& sizes) {
    double sum = 0;
    for (const R x : sizes) sum += static_cast<double>(x);
    return sum;
}

/// The square root of a sum of `count` squares. squares(factor): that of the squares of the elements times
/// the factor, a power of two; largest(): the largest element, or part of one. The first sum is good unless
/// it has overflowed, or is so small that squares which have vanished could count.
template <class R, class Squares, class Largest>
R root_of_squares(double count, Squares squares, Largest largest) {
    using Limits = std::numeric_limits<R>;
    const double sum = squares(R(1));
    const double enough = count * static_cast<double>(Limits::min()) / static_cast<double>(Limits::epsilon());
    if (std::isnan(sum) || (sum >= enough && std::isfinite(sum))) return static_cast<R>(std::sqrt(sum));
    const R most = largest();
    if (most == R(0) || !std::isfinite(most)) return most;
    const R factor = scale_to(0, most);
    return static_cast<R>(std::sqrt(squares(factor)) / static_cast<double>(factor));
}

template <class T>
real_t<T> norm_of_general(const Reductions<T>& a, Norm norm) {
    using R = real_t<T>;
    switch (norm) {
        case Norm::largest:
            return largest_of(a.columns({Combine::largest, Size::modulus}));
        case Norm::one:
            return largest_of(a.columns({Combine::sum, Size::modulus}));
        case Norm::infinity:
            return largest_of(a.rows({Combine::sum, Size::modulus}));
        case Norm::frobenius:
            break;
    }
    return root_of_squares<R>(
        static_cast<double>(a.rows()) * static_cast<double>(a.cols()),
        [&](R factor) {
            return sum_of(a.columns({Combine::sum, Size::square}, factor));
        },
        [&] {
            return largest_of(a.columns({Combine::largest, Size::larger_part}));
        });
}

/// The norm of a symmetric or Hermitian matrix, given by a triangle: elements off the diagonal count twice in
/// sums. hermitian: the imaginary parts of the diagonal are not read.
template <class T>
real_t<T> norm_of_triangle(const Reductions<T>& a, Norm norm, Uplo uplo, bool hermitian) {
    using R = real_t<T>;
    const Part beside = uplo == Uplo::lower ? Part::strictly_lower : Part::strictly_upper;
    const auto diagonal = [&](Size size) {
        std::vector<R> sizes = a.diagonal(hermitian ? Size::real_part : size);
        for (R& x : sizes) x = std::abs(x);
        return sizes;
    };
    switch (norm) {
        case Norm::largest:
            return larger(largest_of(a.columns({Combine::largest, Size::modulus, beside})),
                          largest_of(diagonal(Size::modulus)));
        case Norm::one:
        case Norm::infinity: {
            const std::vector<R> rows = a.rows({Combine::sum, Size::modulus, beside}),
                                 on = diagonal(Size::modulus);
            std::vector<R> sums = a.columns({Combine::sum, Size::modulus, beside});
            for (std::size_t i = 0; i < sums.size(); ++i) sums[i] = (sums[i] + rows[i]) + on[i];
            return largest_of(sums);
        }
        case Norm::frobenius:
            break;
    }
    // In double precision the squares of single precision neither overflow nor vanish.
    std::vector<R> on = diagonal(Size::modulus);
    const auto squares = [&](R factor) {
        double sum = 0;
        for (const R x : on) sum += std::pow(static_cast<double>(factor * x), 2);
        return 2 * sum_of(a.columns({Combine::sum, Size::square, beside}, factor)) + sum;
    };
    const auto largest = [&] {
        return larger(largest_of(a.columns({Combine::largest, Size::larger_part, beside})),
                      largest_of(diagonal(Size::larger_part)));
    };
    return root_of_squares<R>(static_cast<double>(a.cols()) * static_cast<double>(a.cols()), squares,
                              largest);
}

}  // namespace lapilli
