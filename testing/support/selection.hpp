// SPDX-License-Identifier: BSD-3-Clause
// Part of a spectrum: the part that a problem asks for, and checks of results.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "support/checks.hpp"
#include "support/problem.hpp"

namespace lapilli::testing {

// LAPACK's range and its bounds.
struct Selected {
    char range = 'A';
    double vl = 0, vu = 0;
    std::int64_t il = 1, iu = 0;

    // The largest possible number of vectors.
    std::int64_t most(std::int64_t n) const {
        return range == 'I' ? std::max<std::int64_t>(0, iu - il + 1) : n;
    }
};

// The part that the problem asks for; by default the middle third of the indices, and values from `low` to
// `high`.
inline Selected selected(const Problem& p, double low, double high) {
    Selected s{p.range, p.vl, p.vu, p.il, p.iu};
    if (p.il == 0 && p.iu == 0) {
        s.il = p.n / 3 + 1;
        s.iu = p.n == 0 ? 0 : std::max(s.il, 2 * p.n / 3);
    }
    if (p.vl == 0 && p.vu == 0) {
        s.vl = low;
        s.vu = high;
    }
    return s;
}

// Makes a range invalid.
inline void empty_interval(Problem& p) {
    p.range = 'V';
    p.vl = p.vu = 1;
}
inline void indices(Problem& p, std::int64_t il, std::int64_t iu) {
    p.range = 'I';
    p.il = il;
    p.iu = iu;
}

inline std::vector<BadBound> bad_ranges() {
    return {{"vu", empty_interval},
            {"il", [](Problem& p) { indices(p, 0, 2); }},
            {"iu", [](Problem& p) { indices(p, 3, 2); }},
            {"iu", [](Problem& p) { indices(p, 1, p.n + 1); }}};
}

// max |a - b| / (n ulp norm) of m ascending values compared with those that `s` selects from all n; infinite
// if there are too few or too many. A value within rounding errors of vl or vu may be included or not.
template <class R>
double selected_value_ratio(const std::vector<R>& values, std::int64_t m, const std::vector<R>& all,
                            const Selected& s, double unit) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const auto n = static_cast<std::int64_t>(all.size());
    if (m < 0 || m > n) {
        return infinity;
    }
    double norm = 0;
    for (const R value : all) {
        norm = std::max(norm, std::abs(static_cast<double>(value)));
    }
    // The smallest and the largest possible number of values up to x.
    const auto up_to = [&](double x, double sign) {
        x += sign * Residuals::threshold * static_cast<double>(n) * unit * norm;
        return std::count_if(all.begin(), all.end(),
                             [x](R value) { return static_cast<double>(value) <= x; });
    };
    std::int64_t first = s.range == 'I' ? s.il - 1 : 0, latest = first, last = s.range == 'I' ? s.iu : n;
    if (s.range == 'V') {
        first = up_to(s.vl, -1);
        latest = up_to(s.vl, 1);
        last = up_to(s.vu, 1);
    }
    if (s.range == 'V' ? up_to(s.vu, -1) - latest > m : last - first != m) {
        return infinity;
    }
    if (!std::is_sorted(values.begin(), values.begin() + m)) {
        return infinity;
    }
    double best = infinity;
    for (; first <= latest && first + m <= last; ++first) {
        double error = 0;
        for (std::int64_t i = 0; i < m; ++i) {
            const double difference = std::abs(static_cast<double>(values[static_cast<std::size_t>(i)]) -
                                               static_cast<double>(all[static_cast<std::size_t>(first + i)]));
            if (std::isnan(difference)) {
                return difference;
            }
            error = std::max(error, difference);
        }
        best = std::min(best, ratio(error, norm, static_cast<double>(n), unit));
    }
    return best;
}

// For large problems with an unknown spectrum: 0 if m values ascend and their number is what `s` asks for out
// of n, else infinite.
template <class R>
double unknown_value_ratio(const std::vector<R>& values, std::int64_t m, std::int64_t n, const Selected& s) {
    const bool ascend = m >= 0 && m <= n && std::is_sorted(values.begin(), values.begin() + m);
    return ascend && (s.range == 'V' || m == s.most(n)) ? 0 : std::numeric_limits<double>::infinity();
}

// The columns of V that hold vectors.
template <class T>
Matrix<T> first_columns(const Matrix<T>& V, std::int64_t m) {
    Matrix<T> first(V.rows(), m);
    for (std::int64_t j = 0; j < m; ++j) {
        std::copy_n(&V(0, j), V.rows(), &first(0, j));
    }
    return first;
}

}  // namespace lapilli::testing
