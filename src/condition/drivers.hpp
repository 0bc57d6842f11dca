// SPDX-License-Identifier: BSD-3-Clause
// The routines as the C API calls them, arguments checked: where to compute, the way of the matrices there.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// norm: a capital letter.
template <class T>
index_t run_gecon(Context& context, char norm, const UserMatrix<const T>& a, real_t<T> anorm,
                  real_t<T>* rcond);
template <class T>
index_t run_pocon(Context& context, Uplo uplo, const UserMatrix<const T>& a, real_t<T> anorm,
                  real_t<T>* rcond);
/// SYCON and HECON; number_of_ipiv: which argument ipiv is.
template <class T>
index_t run_sycon(Context& context, int number_of_ipiv, Uplo uplo, bool hermitian,
                  const UserMatrix<const T>& a, const index_t* ipiv, real_t<T> anorm, real_t<T>* rcond);

template <class T>
Footprint gecon_memory(Context& context, index_t n);
template <class T>
Footprint pocon_memory(Context& context, index_t n);
template <class T>
Footprint sycon_memory(Context& context, index_t n);
template <class T>
Footprint hecon_memory(Context& context, index_t n) {
    return sycon_memory<T>(context, n);
}

}  // namespace lapilli
