// SPDX-License-Identifier: BSD-3-Clause
// The reduction and the eigenproblem of band matrices in LAPACK's storage, as the C API calls them: see drivers.hpp.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// vect: 'N', 'V' or 'U'
template <class T>
index_t run_sbtrd(Context& context, char vect, Uplo uplo, const UserMatrix<T>& ab, real_t<T>* d, real_t<T>* e,
                  const UserMatrix<T>& q);
template <class T>
index_t run_sbevd(Context& context, bool vectors, Uplo uplo, const UserMatrix<T>& ab, real_t<T>* w,
                  const UserMatrix<T>& z);

template <class T>
Footprint sbtrd_memory(Context& context, char vect, index_t n, index_t kd);
template <class T>
Footprint sbevd_memory(Context& context, bool vectors, index_t n, index_t kd);

}  // namespace lapilli
