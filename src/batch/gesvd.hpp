// SPDX-License-Identifier: BSD-3-Clause
// Singular values and vectors of a batch as the C API calls them, arguments checked: the first min(m, n)
// columns of U and rows of V^H of each matrix, or values alone. A is not changed. It returns how many
// matrices have an info that is not 0; these have no results.
#pragma once

#include "batch/arrays.hpp"
#include "runtime/context.hpp"

namespace lapilli {

template <class T>
index_t run_gesvd_batch(Context& context, char jobz, index_t m, index_t n, const GivenBatch<T>& a,
                        real_t<T>* s, const GivenBatch<T>& u, const GivenBatch<T>& vt, index_t count,
                        index_t* infos);
template <class T>
Footprint gesvd_batch_memory(Context& context, char jobz, index_t m, index_t n, index_t count);

}  // namespace lapilli
