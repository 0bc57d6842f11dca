// SPDX-License-Identifier: BSD-3-Clause
// Singular values and vectors of a batch as the C API calls them, arguments checked: the first min(m, n) columns of U and rows of V^H of
// each matrix, or values alone. A is not changed. Each returns how many matrices have an info that is not 0; these have no results.
#pragma once

#include "runtime/context.hpp"

namespace lapilli {

template <class T>
index_t run_gesvd_batch(Context& context, char jobz, index_t m, index_t n, const T* a, index_t lda,
                        index_t stridea, real_t<T>* s, T* u, index_t ldu, index_t strideu, T* vt,
                        index_t ldvt, index_t stridevt, index_t count, index_t* infos);
/// The same of matrices that have an address each: arrays in host memory.
template <class T>
index_t run_gesvd_batch_pointers(Context& context, char jobz, index_t m, index_t n, const T* const* a,
                                 index_t lda, real_t<T>* s, T* const* u, index_t ldu, T* const* vt,
                                 index_t ldvt, index_t count, index_t* infos);
template <class T>
Footprint gesvd_batch_memory(Context& context, char jobz, index_t m, index_t n, index_t count);

}  // namespace lapilli
