// SPDX-License-Identifier: BSD-3-Clause
// GESVX, POSVX, SYSVX and HESVX as the C API calls them, arguments checked.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// fact: a capital letter; number_of_ipiv: which argument ipiv is. Results that fact leaves as they are may
/// be null.
template <class T>
index_t run_gesvx(Context& context, int number_of_ipiv, char fact, Op op, const UserMatrix<T>& a,
                  const UserMatrix<T>& af, index_t* ipiv, char* equed, real_t<T>* r, real_t<T>* c,
                  const UserMatrix<T>& b, const UserMatrix<T>& x, real_t<T>* rcond, real_t<T>* ferr,
                  real_t<T>* berr, real_t<T>* rpivot);
template <class T>
Footprint gesvx_memory(Context& context, index_t n, index_t nrhs);

template <class T>
index_t run_posvx(Context& context, char fact, Uplo uplo, const UserMatrix<T>& a, const UserMatrix<T>& af,
                  char* equed, real_t<T>* s, const UserMatrix<T>& b, const UserMatrix<T>& x, real_t<T>* rcond,
                  real_t<T>* ferr, real_t<T>* berr);
template <class T>
Footprint posvx_memory(Context& context, index_t n, index_t nrhs);

/// Also HESVX.
template <class T>
index_t run_sysvx(Context& context, int number_of_ipiv, char fact, Uplo uplo, bool hermitian,
                  const UserMatrix<const T>& a, const UserMatrix<T>& af, index_t* ipiv,
                  const UserMatrix<const T>& b, const UserMatrix<T>& x, real_t<T>* rcond, real_t<T>* ferr,
                  real_t<T>* berr);
template <class T>
Footprint sysvx_memory(Context& context, index_t n, index_t nrhs);
template <class T>
Footprint hesvx_memory(Context& context, index_t n, index_t nrhs) {
    return sysvx_memory<T>(context, n, nrhs);
}

}  // namespace lapilli
