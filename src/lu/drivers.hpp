// SPDX-License-Identifier: BSD-3-Clause
// The routines behind the C API, called with checked arguments. They decide where to compute and transfer the
// matrices.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/user_queue.hpp"

namespace lapilli {

/// LASWP, with LAPACK's ipiv and increment. number_of_k2: the position of the argument k2; ipiv is the next
/// one.
template <class T>
index_t run_laswp(Context& context, int number_of_k2, const UserMatrix<T>& a, index_t k1, index_t k2,
                  const index_t* ipiv, index_t incx);
template <class T>
Footprint laswp_memory(Context& context, index_t k1, index_t k2);

template <class T>
index_t run_getrf(Context& context, const UserMatrix<T>& a, index_t* ipiv);
template <class T>
Footprint getrf_memory(Context& context, index_t m, index_t n);
/// On a queue: submitted, not awaited. ipiv, info: on its device.
template <class T>
void submit_getrf(UserQueue& queue, const DeviceView<T>& a, index_t* ipiv, index_t* info);
template <class T>
Footprint getrf_async_memory(UserQueue& queue, index_t m, index_t n);
template <class T>
void submit_getrs(UserQueue& queue, int number_of_ipiv, Op op, const DeviceView<const T>& a,
                  const index_t* ipiv, const DeviceView<T>& b, index_t* info);
template <class T>
Footprint getrs_async_memory(UserQueue& queue, index_t n, index_t nrhs);

/// GETRS and GETRI; number_of_ipiv: the position of the argument ipiv.
template <class T>
index_t run_getrs(Context& context, int number_of_ipiv, Op op, const UserMatrix<const T>& a,
                  const index_t* ipiv, const UserMatrix<T>& b);
template <class T>
Footprint getrs_memory(Context& context, index_t n, index_t nrhs);

template <class T>
index_t run_gesv(Context& context, const UserMatrix<T>& a, index_t* ipiv, const UserMatrix<T>& b);
template <class T>
Footprint gesv_memory(Context& context, index_t n, index_t nrhs);

template <class T>
index_t run_getri(Context& context, int number_of_ipiv, const UserMatrix<T>& a, const index_t* ipiv);
template <class T>
Footprint getri_memory(Context& context, index_t n);

}  // namespace lapilli
