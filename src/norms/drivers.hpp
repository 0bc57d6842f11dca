// SPDX-License-Identifier: BSD-3-Clause
// The routines as the C API calls them, arguments checked. They compute where the matrix is.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// norm: a capital letter.
template <class T>
index_t run_lange(Context& context, char norm, const UserMatrix<const T>& a, real_t<T>* value);
template <class T>
index_t run_lansy(Context& context, char norm, Uplo uplo, const UserMatrix<const T>& a, real_t<T>* value);
template <class T>
index_t run_lanhe(Context& context, char norm, Uplo uplo, const UserMatrix<const T>& a, real_t<T>* value);

template <class T>
index_t run_geequ(Context& context, const UserMatrix<const T>& a, real_t<T>* r, real_t<T>* c,
                  real_t<T>* rowcnd, real_t<T>* colcnd, real_t<T>* amax);
template <class T>
index_t run_poequ(Context& context, const UserMatrix<const T>& a, real_t<T>* s, real_t<T>* scond,
                  real_t<T>* amax);

template <class T>
Footprint lange_memory(Context& context, index_t m, index_t n);
template <class T>
Footprint lansy_memory(Context& context, index_t n);
template <class T>
Footprint lanhe_memory(Context& context, index_t n);
template <class T>
Footprint geequ_memory(Context& context, index_t m, index_t n);
template <class T>
Footprint poequ_memory(Context& context, index_t n);

}  // namespace lapilli
