// SPDX-License-Identifier: BSD-3-Clause
// The routines as the C API calls them, arguments checked: where to compute, the way of the matrices there
// and back.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// SYTRF and HETRF, SYTRS and HETRS, SYSV and HESV, SYTRI and HETRI; number_of_ipiv: which argument ipiv is.
template <class T>
index_t run_sytrf(Context& context, Uplo uplo, bool hermitian, const UserMatrix<T>& a, index_t* ipiv);
template <class T>
index_t run_sytrs(Context& context, int number_of_ipiv, Uplo uplo, bool hermitian,
                  const UserMatrix<const T>& a, const index_t* ipiv, const UserMatrix<T>& b);
template <class T>
index_t run_sysv(Context& context, Uplo uplo, bool hermitian, const UserMatrix<T>& a, index_t* ipiv,
                 const UserMatrix<T>& b);
template <class T>
index_t run_sytri(Context& context, int number_of_ipiv, Uplo uplo, bool hermitian, const UserMatrix<T>& a,
                  const index_t* ipiv);

template <class T>
Footprint sytrf_memory(Context& context, index_t n);
template <class T>
Footprint sytrs_memory(Context& context, index_t n, index_t nrhs);
template <class T>
Footprint sysv_memory(Context& context, index_t n, index_t nrhs);
template <class T>
Footprint sytri_memory(Context& context, index_t n);

// The same for Hermitian matrices.
template <class T>
Footprint hetrf_memory(Context& context, index_t n) {
    return sytrf_memory<T>(context, n);
}
template <class T>
Footprint hetrs_memory(Context& context, index_t n, index_t nrhs) {
    return sytrs_memory<T>(context, n, nrhs);
}
template <class T>
Footprint hesv_memory(Context& context, index_t n, index_t nrhs) {
    return sysv_memory<T>(context, n, nrhs);
}
template <class T>
Footprint hetri_memory(Context& context, index_t n) {
    return sytri_memory<T>(context, n);
}

}  // namespace lapilli
