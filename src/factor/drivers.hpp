// SPDX-License-Identifier: BSD-3-Clause
// The routines behind the C API, called with checked arguments. They decide where to compute and transfer the
// matrices. Each returns LAPACK's info, or throws Error before any array of the caller has changed.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/user_queue.hpp"

namespace lapilli {

template <class T>
index_t run_potrf(Context& context, Uplo uplo, const UserMatrix<T>& a);
template <class T>
index_t run_potrs(Context& context, Uplo uplo, const UserMatrix<const T>& a, const UserMatrix<T>& b);
template <class T>
index_t run_posv(Context& context, Uplo uplo, const UserMatrix<T>& a, const UserMatrix<T>& b);

template <class T>
index_t run_trtri(Context& context, Uplo uplo, bool unit, const UserMatrix<T>& a);
template <class T>
index_t run_lauum(Context& context, Uplo uplo, const UserMatrix<T>& a);
template <class T>
index_t run_potri(Context& context, Uplo uplo, const UserMatrix<T>& a);
template <class T>
index_t run_trtrs(Context& context, Uplo uplo, Op op, bool unit, const UserMatrix<const T>& a,
                  const UserMatrix<T>& b, std::type_identity_t<T> alpha = T(1));

/// On a queue: submitted, not awaited. info: on its device.
template <class T>
void submit_potrf(UserQueue& queue, Uplo uplo, const DeviceView<T>& a, index_t* info);
template <class T>
Footprint potrf_async_memory(UserQueue& queue, index_t n);
template <class T>
void submit_potrs(UserQueue& queue, Uplo uplo, const DeviceView<const T>& a, const DeviceView<T>& b);
template <class T>
Footprint potrs_async_memory(UserQueue& queue, index_t n, index_t nrhs);

template <class T>
Footprint potrf_memory(Context& context, index_t n);
template <class T>
Footprint potrs_memory(Context& context, index_t n, index_t nrhs);
template <class T>
Footprint posv_memory(Context& context, index_t n, index_t nrhs);
template <class T>
Footprint trtri_memory(Context& context, index_t n);
template <class T>
Footprint lauum_memory(Context& context, index_t n);
template <class T>
Footprint potri_memory(Context& context, index_t n);
template <class T>
Footprint trtrs_memory(Context& context, index_t n, index_t nrhs);

}  // namespace lapilli
