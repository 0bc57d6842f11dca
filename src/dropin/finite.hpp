// SPDX-License-Identifier: BSD-3-Clause
// Whether matrices of a caller of LAPACK's symbols are finite, for those that LAPACK's routines do not
// survive otherwise.
#pragma once

#include <algorithm>
#include <cmath>

#include "base/letters.hpp"
#include "base/scalar.hpp"

namespace lapilli::dropin {

/// Whether all elements are finite, or, of an upper Hessenberg matrix, those that it has. True of arguments
/// that are bad: others say so.
template <class T>
bool is_finite(const T* a, index_t rows, index_t cols, index_t ld, bool hessenberg) {
    if (a == nullptr || rows < 0 || ld < rows) return true;
    for (index_t j = 0; j < cols; ++j) {
        const index_t end = hessenberg ? std::min(rows, j + 2) : rows;
        for (index_t i = 0; i < end; ++i) {
            if (!std::isfinite(largest_part(a[i + j * ld]))) return false;
        }
    }
    return true;
}

/// The same of the triangle that uplo names.
template <class T>
bool is_finite_triangle(const T* a, index_t n, index_t ld, char uplo) {
    if (a == nullptr || n < 0 || ld < std::max<index_t>(1, n)) return true;
    const bool lower = upper_case(uplo) == 'L';
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = lower ? j : 0; i < (lower ? n : j + 1); ++i) {
            if (!std::isfinite(largest_part(a[i + j * ld]))) return false;
        }
    }
    return true;
}

}  // namespace lapilli::dropin
