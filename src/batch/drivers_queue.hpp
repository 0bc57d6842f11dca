// SPDX-License-Identifier: BSD-3-Clause
// The routines of batches on a queue of the caller: submitted, not awaited. All arrays are on its device.
#pragma once

#include "runtime/user_queue.hpp"

namespace lapilli {

template <class T>
void submit_potrf_batch(UserQueue& queue, Uplo uplo, index_t n, T* a, index_t lda, index_t stridea,
                        index_t count, index_t* infos);
template <class T>
void submit_potrs_batch(UserQueue& queue, Uplo uplo, index_t n, index_t nrhs, const T* a, index_t lda,
                        index_t stridea, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos);
template <class T>
void submit_posv_batch(UserQueue& queue, Uplo uplo, index_t n, index_t nrhs, T* a, index_t lda,
                       index_t stridea, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos);
template <class T>
void submit_getrf_batch(UserQueue& queue, index_t m, index_t n, T* a, index_t lda, index_t stridea,
                        index_t* ipiv, index_t count, index_t* infos);
template <class T>
void submit_getrs_batch(UserQueue& queue, int number_of_ipiv, Op op, index_t n, index_t nrhs, const T* a,
                        index_t lda, index_t stridea, const index_t* ipiv, T* b, index_t ldb, index_t strideb,
                        index_t count, index_t* infos);
template <class T>
void submit_gesv_batch(UserQueue& queue, index_t n, index_t nrhs, T* a, index_t lda, index_t stridea,
                       index_t* ipiv, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos);
template <class T>
void submit_getri_batch(UserQueue& queue, int number_of_ipiv, index_t n, T* a, index_t lda, index_t stridea,
                        const index_t* ipiv, index_t count, index_t* infos);
template <class T>
void submit_geqrf_batch(UserQueue& queue, index_t m, index_t n, T* a, index_t lda, index_t stridea, T* tau,
                        index_t count, index_t* infos);
template <class T>
void submit_orgqr_batch(UserQueue& queue, index_t m, index_t n, index_t k, T* a, index_t lda, index_t stridea,
                        const T* tau, index_t count, index_t* infos);
template <class T>
void submit_ormqr_batch(UserQueue& queue, Side side, Op op, index_t m, index_t n, index_t k, const T* a,
                        index_t lda, index_t stridea, const T* tau, T* c, index_t ldc, index_t stridec,
                        index_t count, index_t* infos);
template <class T>
void submit_gels_batch(UserQueue& queue, index_t m, index_t n, index_t nrhs, T* a, index_t lda,
                       index_t stridea, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos);
template <class T>
void submit_syevd_batch(UserQueue& queue, bool vectors, Uplo uplo, index_t n, T* a, index_t lda,
                        index_t stridea, real_t<T>* w, index_t count, index_t* infos);
template <class T>
void submit_sygvd_batch(UserQueue& queue, index_t itype, bool vectors, Uplo uplo, index_t n, T* a,
                        index_t lda, index_t stridea, T* b, index_t ldb, index_t strideb, real_t<T>* w,
                        index_t count, index_t* infos);
template <class T>
Footprint potrf_batch_async_memory(UserQueue& queue, index_t n, index_t count);
template <class T>
Footprint potrs_batch_async_memory(UserQueue& queue, index_t n, index_t nrhs, index_t count);
template <class T>
Footprint posv_batch_async_memory(UserQueue& queue, index_t n, index_t nrhs, index_t count);
template <class T>
Footprint getrf_batch_async_memory(UserQueue& queue, index_t m, index_t n, index_t count);
template <class T>
Footprint getrs_batch_async_memory(UserQueue& queue, index_t n, index_t nrhs, index_t count);
template <class T>
Footprint gesv_batch_async_memory(UserQueue& queue, index_t n, index_t nrhs, index_t count);
template <class T>
Footprint getri_batch_async_memory(UserQueue& queue, index_t n, index_t count);
template <class T>
Footprint geqrf_batch_async_memory(UserQueue& queue, index_t m, index_t n, index_t count);
template <class T>
Footprint orgqr_batch_async_memory(UserQueue& queue, index_t m, index_t n, index_t k, index_t count);
template <class T>
Footprint ormqr_batch_async_memory(UserQueue& queue, Side side, index_t m, index_t n, index_t k,
                                   index_t count);
template <class T>
Footprint gels_batch_async_memory(UserQueue& queue, index_t m, index_t n, index_t nrhs, index_t count);
template <class T>
Footprint syevd_batch_async_memory(UserQueue& queue, bool vectors, index_t n, index_t count);
template <class T>
Footprint sygvd_batch_async_memory(UserQueue& queue, index_t itype, bool vectors, index_t n, index_t count);

}  // namespace lapilli
