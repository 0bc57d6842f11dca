// SPDX-License-Identifier: BSD-3-Clause
// The routines of batches as the C API calls them, arguments checked. Each returns how many matrices have an info that is
// not 0, or throws Error, before anything of the caller has changed.
#pragma once

#include "runtime/context.hpp"

namespace lapilli {

template <class T>
index_t run_potrf_batch(Context& context, Uplo uplo, index_t n, T* a, index_t lda, index_t stridea,
                        index_t count, index_t* infos);
template <class T>
index_t run_syevd_batch(Context& context, bool vectors, Uplo uplo, index_t n, T* a, index_t lda,
                        index_t stridea, real_t<T>* w, index_t count, index_t* infos);
template <class T>
index_t run_sygvd_batch(Context& context, index_t itype, bool vectors, Uplo uplo, index_t n, T* a,
                        index_t lda, index_t stridea, T* b, index_t ldb, index_t strideb, real_t<T>* w,
                        index_t count, index_t* infos);

/// The same of matrices that have an address each: an array in host memory.
template <class T>
index_t run_potrf_batch_pointers(Context& context, Uplo uplo, index_t n, T* const* a, index_t lda,
                                 index_t count, index_t* infos);
template <class T>
index_t run_syevd_batch_pointers(Context& context, bool vectors, Uplo uplo, index_t n, T* const* a,
                                 index_t lda, real_t<T>* w, index_t count, index_t* infos);
template <class T>
index_t run_sygvd_batch_pointers(Context& context, index_t itype, bool vectors, Uplo uplo, index_t n,
                                 T* const* a, index_t lda, T* const* b, index_t ldb, real_t<T>* w,
                                 index_t count, index_t* infos);

template <class T>
index_t run_potrs_batch(Context& context, Uplo uplo, index_t n, index_t nrhs, const T* a, index_t lda,
                        index_t stridea, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos);
template <class T>
index_t run_posv_batch(Context& context, Uplo uplo, index_t n, index_t nrhs, T* a, index_t lda,
                       index_t stridea, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos);
template <class T>
index_t run_potrs_batch_pointers(Context& context, Uplo uplo, index_t n, index_t nrhs, const T* const* a,
                                 index_t lda, T* const* b, index_t ldb, index_t count, index_t* infos);
template <class T>
index_t run_posv_batch_pointers(Context& context, Uplo uplo, index_t n, index_t nrhs, T* const* a,
                                index_t lda, T* const* b, index_t ldb, index_t count, index_t* infos);
template <class T>
Footprint potrs_batch_memory(Context& context, index_t n, index_t nrhs, index_t count);
template <class T>
Footprint posv_batch_memory(Context& context, index_t n, index_t nrhs, index_t count);

/// number_of_ipiv: which argument ipiv is.
template <class T>
index_t run_getrf_batch(Context& context, index_t m, index_t n, T* a, index_t lda, index_t stridea,
                        index_t* ipiv, index_t count, index_t* infos);
template <class T>
index_t run_getrs_batch(Context& context, int number_of_ipiv, Op op, index_t n, index_t nrhs, const T* a,
                        index_t lda, index_t stridea, const index_t* ipiv, T* b, index_t ldb, index_t strideb,
                        index_t count, index_t* infos);
template <class T>
index_t run_getri_batch(Context& context, int number_of_ipiv, index_t n, T* a, index_t lda, index_t stridea,
                        const index_t* ipiv, index_t count, index_t* infos);
template <class T>
index_t run_getri_batch_pointers(Context& context, int number_of_ipiv, index_t n, T* const* a, index_t lda,
                                 const index_t* ipiv, index_t count, index_t* infos);
template <class T>
Footprint getri_batch_memory(Context& context, index_t n, index_t count);
template <class T>
index_t run_gesv_batch(Context& context, index_t n, index_t nrhs, T* a, index_t lda, index_t stridea,
                       index_t* ipiv, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos);
template <class T>
index_t run_getrf_batch_pointers(Context& context, index_t m, index_t n, T* const* a, index_t lda,
                                 index_t* ipiv, index_t count, index_t* infos);
template <class T>
index_t run_getrs_batch_pointers(Context& context, int number_of_ipiv, Op op, index_t n, index_t nrhs,
                                 const T* const* a, index_t lda, const index_t* ipiv, T* const* b,
                                 index_t ldb, index_t count, index_t* infos);
template <class T>
index_t run_gesv_batch_pointers(Context& context, index_t n, index_t nrhs, T* const* a, index_t lda,
                                index_t* ipiv, T* const* b, index_t ldb, index_t count, index_t* infos);

template <class T>
index_t run_geqrf_batch(Context& context, index_t m, index_t n, T* a, index_t lda, index_t stridea, T* tau,
                        index_t count, index_t* infos);
template <class T>
index_t run_geqrf_batch_pointers(Context& context, index_t m, index_t n, T* const* a, index_t lda, T* tau,
                                 index_t count, index_t* infos);
template <class T>
index_t run_orgqr_batch(Context& context, index_t m, index_t n, index_t k, T* a, index_t lda, index_t stridea,
                        const T* tau, index_t count, index_t* infos);
template <class T>
index_t run_orgqr_batch_pointers(Context& context, index_t m, index_t n, index_t k, T* const* a, index_t lda,
                                 const T* tau, index_t count, index_t* infos);
template <class T>
index_t run_ormqr_batch(Context& context, Side side, Op op, index_t m, index_t n, index_t k, const T* a,
                        index_t lda, index_t stridea, const T* tau, T* c, index_t ldc, index_t stridec,
                        index_t count, index_t* infos);
template <class T>
index_t run_ormqr_batch_pointers(Context& context, Side side, Op op, index_t m, index_t n, index_t k,
                                 const T* const* a, index_t lda, const T* tau, T* const* c, index_t ldc,
                                 index_t count, index_t* infos);
/// m >= n.
template <class T>
index_t run_gels_batch(Context& context, index_t m, index_t n, index_t nrhs, T* a, index_t lda,
                       index_t stridea, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos);
template <class T>
index_t run_gels_batch_pointers(Context& context, index_t m, index_t n, index_t nrhs, T* const* a,
                                index_t lda, T* const* b, index_t ldb, index_t count, index_t* infos);
template <class T>
Footprint geqrf_batch_memory(Context& context, index_t m, index_t n, index_t count);
template <class T>
Footprint orgqr_batch_memory(Context& context, index_t m, index_t n, index_t k, index_t count);
template <class T>
Footprint ormqr_batch_memory(Context& context, Side side, index_t m, index_t n, index_t k, index_t count);
template <class T>
Footprint gels_batch_memory(Context& context, index_t m, index_t n, index_t nrhs, index_t count);

template <class T>
Footprint getrf_batch_memory(Context& context, index_t m, index_t n, index_t count);
template <class T>
Footprint getrs_batch_memory(Context& context, index_t n, index_t nrhs, index_t count);
template <class T>
Footprint gesv_batch_memory(Context& context, index_t n, index_t nrhs, index_t count);
template <class T>
Footprint potrf_batch_memory(Context& context, index_t n, index_t count);
template <class T>
Footprint syevd_batch_memory(Context& context, bool vectors, index_t n, index_t count);
template <class T>
Footprint sygvd_batch_memory(Context& context, index_t itype, bool vectors, index_t n, index_t count);

}  // namespace lapilli
