// SPDX-License-Identifier: BSD-3-Clause
// The shifts of a sweep: which, and in which order. On the host.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "hessenberg/chase_args.hpp"
#include "host/lapack_nonsymmetric.hpp"

namespace lapilli {

/// Shifts as bulges take them, two each: numbers_of_bulge numbers, real and imaginary parts.
template <class R>
using Shifts = std::vector<R>;

/// The smallest of `count` values of a window, two to a bulge: a pair of complex values of a real matrix, or
/// two real ones; a real one without another is left out, unless it is the only one. At most `bulges` bulges.
template <class T>
Shifts<real_t<T>> shifts_of(const Eigenvalues<T>& w, index_t count, index_t bulges) {
    using R = real_t<T>;
    struct Value {
        R re, im, size;
    };
    std::vector<Value> values;
    for (index_t i = 0; i < count; ++i) {
        R re = std::real(w.w[i]), im = std::imag(w.w[i]);
        if constexpr (!is_complex<T>) {
            im = w.imaginary[i];
            if (im != R(0)) ++i;
        }
        values.push_back({re, im, std::abs(re) + std::abs(im)});
    }
    std::stable_sort(values.begin(), values.end(),
                     [](const Value& a, const Value& b) { return a.size < b.size; });
    Shifts<R> shifts;
    const auto add = [&](const Value& a, const Value& b) {
        if (static_cast<index_t>(shifts.size()) < bulges * numbers_of_bulge)
            shifts.insert(shifts.end(), {a.re, a.im, b.re, b.im});
    };
    std::vector<Value> alone;
    for (const Value& value : values) {
        if (!is_complex<T> && value.im != R(0)) {
            add(value, {value.re, -value.im, value.size});
        } else if (!alone.empty()) {
            add(alone.back(), value);
            alone.pop_back();
        } else {
            alone.push_back(value);
        }
    }
    if (shifts.empty() && !alone.empty()) add(alone.back(), alone.back());
    return shifts;
}

/// Shifts for an iteration in which nothing converges: they differ from eigenvalues of the window by as much
/// as its subdiagonal elements are large. diagonal(i), below(i): elements i, and (i + 1, i), of rows top ..
/// end - 1.
template <class T, class Diagonal, class Below>
Shifts<real_t<T>> exceptional_shifts(index_t top, index_t end, index_t bulges, Diagonal diagonal,
                                     Below below) {
    using R = real_t<T>;
    constexpr R of_diagonal = R(0.75), of_product = R(0.4375);
    Shifts<R> shifts;
    for (index_t i = end - 1; i >= top + 2 && static_cast<index_t>(shifts.size()) < bulges * numbers_of_bulge;
         i -= 2) {
        const R size = std::abs(below(i - 1)) + std::abs(below(i - 2)), re = std::real(diagonal(i)),
                im = std::imag(diagonal(i));
        const R part = is_complex<T> ? R(0) : std::sqrt(of_product) * size;
        shifts.insert(shifts.end(), {re + of_diagonal * size, im + part, re + of_diagonal * size, im - part});
    }
    return shifts;
}

}  // namespace lapilli
