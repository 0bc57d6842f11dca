// SPDX-License-Identifier: BSD-3-Clause
// The info of symmetric factorizations by the CPU's LAPACK whose factors hold a NaN: OpenBLAS's POTRF takes
// one for a good pivot, SYTRF looks for one on the diagonal alone.
#pragma once

#include <cmath>
#include <vector>

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli::host {

/// POTRF's: a NaN counts as not positive.
template <class T>
index_t first_bad_pivot(HostView<T> factor, index_t info) {
    for (index_t i = 0; info == 0 && i < factor.rows; ++i) {
        if (!(real_part(factor(i, i)) > real_t<T>(0))) info = i + 1;
    }
    return info;
}

/// SYTRF's: a column with a NaN counts as a zero of D. The first one is the first that the elimination meets,
/// of 'U' the last.
template <class T>
index_t first_zero_of_d(char uplo, HostView<T> factors, const std::vector<index_t>& pivots, index_t info) {
    const bool lower = uplo == 'L';
    const index_t n = factors.rows;
    const auto column = [&](index_t step) { return lower ? step : n - 1 - step; };
    const auto holds_nan = [&](index_t j) {
        for (index_t i = lower ? j : 0; i < (lower ? n : j + 1); ++i) {
            if (std::isnan(largest_part(factors(i, j)))) return true;
        }
        return false;
    };
    for (index_t step = 0; step < n;) {
        const index_t j = column(step);
        if (info == j + 1) break;
        const bool both = pivots[static_cast<std::size_t>(j)] < 0 && step + 1 < n;
        if (holds_nan(j) || (both && holds_nan(column(step + 1)))) return j + 1;
        step += both ? 2 : 1;
    }
    return info;
}

}  // namespace lapilli::host
