// SPDX-License-Identifier: BSD-3-Clause
// The routines behind the C API, called with checked arguments. They decide where to compute and transfer the
// matrices.
#pragma once

#include "host/lapack_qr.hpp"
#include "matrix/matrix.hpp"
#include "runtime/user_queue.hpp"

namespace lapilli {

template <class T>
index_t run_geqrf(Context& context, Orthogonal kind, const UserMatrix<T>& a, T* tau);
template <class T>
Footprint geqrf_memory(Context& context, Orthogonal kind, index_t m, index_t n);

/// k: the number of reflectors.
template <class T>
index_t run_orgqr(Context& context, Orthogonal kind, index_t k, const UserMatrix<T>& a, const T* tau);
template <class T>
Footprint orgqr_memory(Context& context, Orthogonal kind, index_t m, index_t n);

template <class T>
index_t run_ormqr(Context& context, Orthogonal kind, Side side, Op op, const UserMatrix<const T>& a,
                  const T* tau, const UserMatrix<T>& c);
template <class T>
Footprint ormqr_memory(Context& context, Orthogonal kind, Side side, index_t m, index_t n, index_t k);

/// QR on a queue: submitted, not awaited. tau: on its device.
template <class T>
void submit_geqrf(UserQueue& queue, const DeviceView<T>& a, T* tau);
template <class T>
void submit_orgqr(UserQueue& queue, index_t k, const DeviceView<T>& a, const T* tau);
template <class T>
void submit_ormqr(UserQueue& queue, Side side, Op op, const DeviceView<const T>& a, const T* tau,
                  const DeviceView<T>& c);
template <class T>
Footprint geqrf_async_memory(UserQueue& queue, index_t m, index_t n);
template <class T>
Footprint orgqr_async_memory(UserQueue& queue, index_t m, index_t n);
template <class T>
Footprint ormqr_async_memory(UserQueue& queue, Side side, index_t m, index_t n, index_t k);

/// bt: nb rows; the upper triangular factors T of blocks of nb reflectors.
template <class T>
index_t run_geqrt(Context& context, const UserMatrix<T>& a, const UserMatrix<T>& bt);
template <class T>
Footprint geqrt_memory(Context& context, index_t m, index_t n, index_t nb);

template <class T>
index_t run_gemqrt(Context& context, Side side, Op op, const UserMatrix<const T>& v,
                   const UserMatrix<const T>& bt, const UserMatrix<T>& c);
template <class T>
Footprint gemqrt_memory(Context& context, Side side, index_t m, index_t n, index_t k, index_t nb);

template <class T>
index_t run_gels(Context& context, Op op, const UserMatrix<T>& a, const UserMatrix<T>& b);
template <class T>
Footprint gels_memory(Context& context, index_t m, index_t n, index_t nrhs);

template <class T>
index_t run_geqp3(Context& context, const UserMatrix<T>& a, index_t* jpvt, T* tau);
template <class T>
Footprint geqp3_memory(Context& context, index_t m, index_t n);

template <class T>
index_t run_tzrzf(Context& context, const UserMatrix<T>& a, T* tau);
template <class T>
Footprint tzrzf_memory(Context& context, index_t m, index_t n);

/// length: the length of the rows of reflectors, in the last columns of A.
template <class T>
index_t run_ormrz(Context& context, Side side, Op op, index_t length, const UserMatrix<const T>& a,
                  const T* tau, const UserMatrix<T>& c);
template <class T>
Footprint ormrz_memory(Context& context, Side side, index_t m, index_t n, index_t k, index_t length);

template <class T>
index_t run_gelsy(Context& context, const UserMatrix<T>& a, const UserMatrix<T>& b, index_t* jpvt,
                  real_t<T> rcond, index_t* rank);
template <class T>
Footprint gelsy_memory(Context& context, index_t m, index_t n, index_t nrhs);

}  // namespace lapilli
