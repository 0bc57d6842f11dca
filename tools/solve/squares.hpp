// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cmath>
#include <complex>
#include <cstdint>
#include <numeric>
#include <vector>

#include "files/memory.hpp"
#include "files/parallel.hpp"

namespace lapilli::solve {

// Squares of numbers anywhere in the range of a double.
using Square = long double;

template <class T>
Square square(const T& x) {
    const auto re = static_cast<Square>(std::real(x)), im = static_cast<Square>(std::imag(x));
    return re * re + im * im;
}

// The squares of the lengths of the columns, each from row `first` on.
template <class T>
std::vector<Square> squares(const files::Dense<T>& a, std::int64_t first = 0) {
    std::vector<Square> sums(static_cast<std::size_t>(a.cols()));
    files::for_each_part(a.cols(), [&](std::int64_t j) {
        Square sum = 0;
        for (std::int64_t i = first; i < a.rows(); ++i) sum += square(a(i, j));
        sums[static_cast<std::size_t>(j)] = sum;
    });
    return sums;
}

inline Square total(const std::vector<Square>& sums) {
    return std::accumulate(sums.begin(), sums.end(), Square(0));
}

inline double length(Square sum) { return static_cast<double>(std::sqrt(sum)); }

inline std::vector<double> lengths(const std::vector<Square>& sums) {
    std::vector<double> roots;
    for (const Square sum : sums) roots.push_back(length(sum));
    return roots;
}

}  // namespace lapilli::solve
