// SPDX-License-Identifier: BSD-3-Clause
// The one-norm of a matrix that is known by its products with vectors alone, estimated from below: N. Higham, FORTRAN codes
// for estimating the one-norm of a real or complex matrix, ACM TOMS 14 (1988), which is also what LAPACK's LACN2 does.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "base/scalar.hpp"

namespace lapilli {

namespace one_norm {

template <class T>
real_t<T> of(const std::vector<T>& x) {
    real_t<T> sum = 0;
    for (const T& value : x) sum += std::abs(value);
    return sum;
}

/// The element becomes one of modulus 1 in its direction.
template <class T>
T sign_of(T x) {
    if constexpr (is_complex<T>) {
        const real_t<T> size = std::abs(x);
        return size > std::numeric_limits<real_t<T>>::min() ? x / size : T(1);
    } else {
        return x < T(0) ? T(-1) : T(1);
    }
}

template <class T>
std::size_t place_of_largest(const std::vector<T>& x) {
    std::size_t place = 0;
    for (std::size_t i = 1; i < x.size(); ++i) {
        if (std::abs(x[i]) > std::abs(x[place])) place = i;
    }
    return place;
}

/// Each becomes its sign; false where they are what `signs` has, which they become.
template <class T>
bool to_new_signs(std::vector<T>& x, std::vector<T>& signs) {
    for (T& value : x) value = sign_of(value);
    if (!is_complex<T> && x == signs) return false;
    signs = x;
    return true;
}

}  // namespace one_norm

/// The estimate for a matrix B of order n > 0. apply(x, op) makes x := B x or, where op is the adjoint, B^H x; it returns false
/// where the product has overflowed, and then so has the norm.
template <class T, class Apply>
real_t<T> estimate_one_norm(index_t n, Apply apply) {
    using R = real_t<T>;
    constexpr int most = 5;
    constexpr R overflow = std::numeric_limits<R>::infinity();
    const auto count = static_cast<std::size_t>(n);
    std::vector<T> x(count, T(R(1) / static_cast<R>(n))), signs;
    if (!apply(x, Op::none)) return overflow;
    R best = one_norm::of(x);
    if (n == 1) return best;
    one_norm::to_new_signs(x, signs);
    if (!apply(x, Op::adjoint)) return overflow;
    std::size_t at = one_norm::place_of_largest(x);
    for (int round = 2; round <= most; ++round) {
        // The column that promises most.
        std::fill(x.begin(), x.end(), T(0));
        x[at] = T(1);
        if (!apply(x, Op::none)) return overflow;
        const R found = one_norm::of(x);
        const bool better = found > best;
        best = std::max(best, found);
        if (!one_norm::to_new_signs(x, signs) || !better || round == most) break;
        if (!apply(x, Op::adjoint)) return overflow;
        const std::size_t next = one_norm::place_of_largest(x);
        if (std::abs(x[next]) == std::abs(x[at])) break;
        at = next;
    }
    // What cancels for all vectors so far seldom cancels for this one, too.
    for (std::size_t i = 0; i < count; ++i) {
        const R size = 1 + static_cast<R>(i) / static_cast<R>(n - 1);
        x[i] = T(i % 2 == 0 ? size : -size);
    }
    if (!apply(x, Op::none)) return overflow;
    return std::max(best, 2 * (one_norm::of(x) / (3 * static_cast<R>(n))));
}

}  // namespace lapilli
