// SPDX-License-Identifier: BSD-3-Clause
// The factors of GEEQU and POEQU: they bring the largest elements of rows and columns, or the diagonal, to 1.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "norms/norms.hpp"

namespace lapilli {

/// Sizes, such as the largest of each row, as factors that take them to 1.
template <class R>
struct ScaleFactors {
    R smallest = 0, largest = 0;
    index_t zero = 0;  ///< the first one, counted from 1
    R ratio = 1;       ///< the smallest factor over the largest, where there is no zero
    std::vector<R> values;
};

/// The factors for these sizes; factors and their inverses are normal numbers.
template <class R>
ScaleFactors<R> factors_of(const std::vector<R>& sizes) {
    constexpr R least = std::numeric_limits<R>::min(), most = 1 / least;
    ScaleFactors<R> f;
    f.smallest = most;
    for (const R x : sizes) {
        f.largest = larger(f.largest, x);
        f.smallest = std::min(f.smallest, x);
        f.values.push_back(R(1) / std::min(std::max(x, least), most));
    }
    const auto zero = std::find(sizes.begin(), sizes.end(), R(0));
    f.zero = zero == sizes.end() ? 0 : zero - sizes.begin() + 1;
    if (!sizes.empty()) f.ratio = std::max(f.smallest, least) / std::min(f.largest, most);
    return f;
}

/// GEEQU's. cols: none where a row is zero.
template <class R>
struct GeneralFactors {
    ScaleFactors<R> rows, cols;
    R amax() const { return rows.largest; }
    bool good() const { return rows.zero == 0 && cols.zero == 0; }
};

/// Made with weights (Wanted::weighted_sums).
template <class T>
GeneralFactors<real_t<T>> general_factors(const Reductions<T>& a) {
    using R = real_t<T>;
    constexpr Measure measure{Combine::largest, Size::sum_of_parts};
    GeneralFactors<R> f;
    f.rows = factors_of(a.rows(measure));
    if (f.rows.zero == 0) f.cols = factors_of(a.columns(measure, R(1), f.rows.values));
    return f;
}

/// POEQU's. info: the first element of the diagonal that is not positive, counted from 1, or 0; then there
/// are factors.
template <class R>
struct DiagonalFactors {
    R amax = 0, ratio = 1;
    index_t info = 0;
    std::vector<R> values;
};

template <class R>
DiagonalFactors<R> diagonal_factors(const std::vector<R>& diagonal) {
    DiagonalFactors<R> f;
    R smallest = std::numeric_limits<R>::max();
    f.amax = diagonal.empty() ? R(0) : diagonal.front();
    for (const R x : diagonal) {
        f.amax = larger(f.amax, x);
        smallest = std::min(smallest, x);
        f.values.push_back(R(1) / std::sqrt(x));
    }
    const auto bad = std::find_if(diagonal.begin(), diagonal.end(), [](R x) { return !(x > R(0)); });
    f.info = bad == diagonal.end() ? 0 : bad - diagonal.begin() + 1;
    if (!diagonal.empty()) f.ratio = std::sqrt(smallest) / std::sqrt(f.amax);
    return f;
}

}  // namespace lapilli
