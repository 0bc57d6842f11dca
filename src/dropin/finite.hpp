// SPDX-License-Identifier: BSD-3-Clause
// Whether matrices of a caller of LAPACK's symbols are finite, for those that LAPACK's routines do not
// survive otherwise.
#pragma once

#include <algorithm>
#include <cmath>

#include "base/letters.hpp"
#include "base/scalar.hpp"

namespace lapilli::dropin {

/// The elements of a matrix that a routine reads: all, those of an upper Hessenberg matrix, those of a Schur
/// form, which is upper triangular if it is complex, else upper Hessenberg.
enum class Read { all, hessenberg, schur };

/// Whether the elements that a routine reads are finite. True of arguments that are bad: others say so.
template <class T>
bool is_finite(const T* a, index_t rows, index_t cols, index_t ld, Read read) {
    if (a == nullptr || rows < 0 || ld < rows) return true;
    const index_t below = read == Read::all ? rows : read == Read::schur && is_complex<T> ? 0 : 1;
    for (index_t j = 0; j < cols; ++j) {
        const index_t end = std::min(rows, j + 1 + below);
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
