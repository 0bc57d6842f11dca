// SPDX-License-Identifier: BSD-3-Clause
// Routines on matrices in packed storage, behind the C API: see drivers.hpp.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

template <class T>
index_t run_spevd(Context& context, bool vectors, Uplo uplo, index_t n, const T* ap, real_t<T>* w,
                  const UserMatrix<T>& z);

/// BP is overwritten by the factor of B, also if the factorization fails and info says so.
template <class T>
index_t run_spgvd(Context& context, index_t itype, bool vectors, Uplo uplo, index_t n, const T* ap, T* bp,
                  real_t<T>* w, const UserMatrix<T>& z);

template <class T>
Footprint spevd_memory(Context& context, bool vectors, index_t n);
template <class T>
Footprint spgvd_memory(Context& context, index_t itype, bool vectors, index_t n);

}  // namespace lapilli
