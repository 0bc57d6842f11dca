// SPDX-License-Identifier: BSD-3-Clause
// GERFS, PORFS, SYRFS and HERFS as the C API calls them, arguments checked.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// number_of_ipiv: which argument ipiv is.
template <class T>
index_t run_gerfs(Context& context, int number_of_ipiv, Op op, const UserMatrix<const T>& a,
                  const UserMatrix<const T>& af, const index_t* ipiv, const UserMatrix<const T>& b,
                  const UserMatrix<T>& x, real_t<T>* ferr, real_t<T>* berr);
template <class T>
Footprint gerfs_memory(Context& context, index_t n, index_t nrhs);

template <class T>
index_t run_porfs(Context& context, Uplo uplo, const UserMatrix<const T>& a, const UserMatrix<const T>& af,
                  const UserMatrix<const T>& b, const UserMatrix<T>& x, real_t<T>* ferr, real_t<T>* berr);
template <class T>
Footprint porfs_memory(Context& context, index_t n, index_t nrhs);

/// SYRFS and HERFS; number_of_ipiv: which argument ipiv is.
template <class T>
index_t run_syrfs(Context& context, int number_of_ipiv, Uplo uplo, bool hermitian,
                  const UserMatrix<const T>& a, const UserMatrix<const T>& af, const index_t* ipiv,
                  const UserMatrix<const T>& b, const UserMatrix<T>& x, real_t<T>* ferr, real_t<T>* berr);
template <class T>
Footprint syrfs_memory(Context& context, index_t n, index_t nrhs);
template <class T>
Footprint herfs_memory(Context& context, index_t n, index_t nrhs) {
    return syrfs_memory<T>(context, n, nrhs);
}

}  // namespace lapilli
