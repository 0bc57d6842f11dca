// SPDX-License-Identifier: BSD-3-Clause
// The routines of generalized eigenproblems behind the C API, called with checked arguments. They decide
// where to compute and transfer the matrices. Each returns LAPACK's info, or throws Error before any array of
// the caller has changed.
#pragma once

#include "base/selection.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

template <class T>
index_t run_sygst(Context& context, index_t itype, Uplo uplo, const UserMatrix<T>& a,
                  const UserMatrix<const T>& b);
template <class T>
index_t run_sygvd(Context& context, index_t itype, bool vectors, Uplo uplo, const UserMatrix<T>& a,
                  const UserMatrix<T>& b, real_t<T>* w);
/// b: the factor of B from SYGVD or POTRF.
template <class T>
index_t run_sygvdf(Context& context, index_t itype, bool vectors, Uplo uplo, const UserMatrix<T>& a,
                   const UserMatrix<const T>& b, real_t<T>* w);
/// A part of the spectrum: m eigenvalues, with vectors in the first columns of z, which may be a. ifail: null
/// or, with vectors, m numbers that become 0.
template <class T>
index_t run_sygvdx(Context& context, index_t itype, bool vectors, Uplo uplo, const Selection& wanted,
                   const UserMatrix<T>& a, const UserMatrix<T>& b, index_t* m, real_t<T>* w,
                   const UserMatrix<T>& z, index_t* ifail = nullptr);

template <class T>
Footprint sygst_memory(Context& context, index_t itype, index_t n);
template <class T>
Footprint sygvd_memory(Context& context, index_t itype, bool vectors, index_t n);
template <class T>
Footprint sygvdx_memory(Context& context, index_t itype, bool vectors, const Selection& wanted, index_t n);

}  // namespace lapilli
