// SPDX-License-Identifier: BSD-3-Clause
// Copies of what routines of this family have in common: eigenvalues, and matrices that a call may not use.
#pragma once

#include <algorithm>

#include "host/lapack_nonsymmetric.hpp"
#include "matrix/cpu_call.hpp"

namespace lapilli {

/// The elements of a Schur form that LAPACK reads.
template <class T>
constexpr Searched schur_part = is_complex<T> ? Searched::upper : Searched::hessenberg;

/// Where the rows of column j end in a part of a matrix.
constexpr index_t end_row(Searched part, index_t j, index_t rows) {
    if (part == Searched::all) return rows;
    return std::min(rows, j + (part == Searched::upper ? 1 : 2));
}

template <class T>
Eigenvalues<T> written_values(CpuCall& call, const Eigenvalues<T>& w, index_t n) {
    T* const values = call.vector(Use::written, w.w, n);
    return {values, is_complex<T> ? nullptr : call.vector(Use::written, w.imaginary, n)};
}

/// The copy of a matrix that is used; else a matrix without elements.
template <class T>
HostView<T> matrix_if(bool used, CpuCall& call, Use use, const UserMatrix<T>& a) {
    return used ? call.matrix(use, a) : HostView<T>{nullptr, 0, 0, 1};
}

/// The copy of a vector that a call writes where it is used; else null.
template <class T>
T* written_if(bool used, CpuCall& call, T* x, index_t length) {
    return used ? call.vector(Use::written, x, length) : nullptr;
}

}  // namespace lapilli
