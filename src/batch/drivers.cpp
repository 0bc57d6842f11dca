// SPDX-License-Identifier: BSD-3-Clause
#include "batch/drivers.hpp"

#include "base/instances.hpp"
#include "batch/problems.hpp"
#include "batch/solve_batch.hpp"

namespace lapilli {
template <class T>
index_t run_potrf_batch(Context& context, Uplo uplo, index_t n, T* a, index_t lda, index_t stridea,
                        index_t count, index_t* infos) {
    const BatchProblem problem = potrf_of(uplo, n, count);
    if (n == 0 || count == 0) return no_elements(context, count, infos);
    return solve_batch<T>(context, problem,
                          {{context, n, n, a, lda, stridea, count}, {}, nullptr, nullptr, infos});
}
template <class T>
index_t run_potrf_batch_pointers(Context& context, Uplo uplo, index_t n, T* const* a, index_t lda,
                                 index_t count, index_t* infos) {
    const BatchProblem problem = potrf_of(uplo, n, count);
    if (n == 0 || count == 0) return no_elements(context, count, infos);
    return solve_batch<T>(context, problem, {{context, n, n, a, lda, count}, {}, nullptr, nullptr, infos});
}

template <class T>
index_t run_syevd_batch(Context& context, bool vectors, Uplo uplo, index_t n, T* a, index_t lda,
                        index_t stridea, real_t<T>* w, index_t count, index_t* infos) {
    const BatchProblem problem = syevd_of(vectors, uplo, n, count);
    if (n == 0 || count == 0) return no_elements(context, count, infos);
    return solve_batch<T>(context, problem, {{context, n, n, a, lda, stridea, count}, {}, w, nullptr, infos});
}
template <class T>
index_t run_syevd_batch_pointers(Context& context, bool vectors, Uplo uplo, index_t n, T* const* a,
                                 index_t lda, real_t<T>* w, index_t count, index_t* infos) {
    const BatchProblem problem = syevd_of(vectors, uplo, n, count);
    if (n == 0 || count == 0) return no_elements(context, count, infos);
    return solve_batch<T>(context, problem, {{context, n, n, a, lda, count}, {}, w, nullptr, infos});
}

template <class T>
index_t run_sygvd_batch(Context& context, index_t itype, bool vectors, Uplo uplo, index_t n, T* a,
                        index_t lda, index_t stridea, T* b, index_t ldb, index_t strideb, real_t<T>* w,
                        index_t count, index_t* infos) {
    const BatchProblem problem = sygvd_of(itype, vectors, uplo, n, count);
    if (n == 0 || count == 0) return no_elements(context, count, infos);
    return solve_batch<T>(context, problem,
                          {{context, n, n, a, lda, stridea, count},
                           {context, n, n, b, ldb, strideb, count},
                           w,
                           nullptr,
                           infos});
}
template <class T>
index_t run_sygvd_batch_pointers(Context& context, index_t itype, bool vectors, Uplo uplo, index_t n,
                                 T* const* a, index_t lda, T* const* b, index_t ldb, real_t<T>* w,
                                 index_t count, index_t* infos) {
    const BatchProblem problem = sygvd_of(itype, vectors, uplo, n, count);
    if (n == 0 || count == 0) return no_elements(context, count, infos);
    return solve_batch<T>(
        context, problem,
        {{context, n, n, a, lda, count}, {context, n, n, b, ldb, count}, w, nullptr, infos});
}

namespace {

template <class T>
index_t solve_getrf(Context& context, index_t m, index_t n, const UserBatch<T>& a, index_t* ipiv,
                    index_t count, index_t* infos) {
    const BatchProblem problem = getrf_of(m, n, count);
    return solve_batch<T>(context, problem, {a, {}, nullptr, ipiv, infos});
}
/// The pivots are not written.
template <class T>
index_t solve_with(Context& context, const BatchProblem& problem, const UserBatch<T>& a, const index_t* ipiv,
                   const UserBatch<T>& b, index_t* infos) {
    return solve_batch<T>(context, problem, {a, b, nullptr, const_cast<index_t*>(ipiv), infos});
}
template <class T>
index_t factor_and_solve(Context& context, const BatchProblem& problem, const UserBatch<T>& a, index_t* ipiv,
                         const UserBatch<T>& b, index_t* infos) {
    return solve_batch<T>(context, problem, {a, b, nullptr, ipiv, infos});
}

}  // namespace

template <class T>
index_t run_potrs_batch(Context& context, Uplo uplo, index_t n, index_t nrhs, const T* a, index_t lda,
                        index_t stridea, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos) {
    if (n == 0 || nrhs == 0 || count == 0) return no_elements(context, count, infos);
    return solve_with<T>(context, potrs_of(uplo, n, nrhs, count),
                         {context, n, n, const_cast<T*>(a), lda, stridea, count}, nullptr,
                         {context, n, nrhs, b, ldb, strideb, count}, infos);
}
template <class T>
index_t run_potrs_batch_pointers(Context& context, Uplo uplo, index_t n, index_t nrhs, const T* const* a,
                                 index_t lda, T* const* b, index_t ldb, index_t count, index_t* infos) {
    if (n == 0 || nrhs == 0 || count == 0) return no_elements(context, count, infos);
    return solve_with<T>(context, potrs_of(uplo, n, nrhs, count),
                         {context, n, n, const_cast<T* const*>(a), lda, count}, nullptr,
                         {context, n, nrhs, b, ldb, count}, infos);
}

template <class T>
index_t run_posv_batch(Context& context, Uplo uplo, index_t n, index_t nrhs, T* a, index_t lda,
                       index_t stridea, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos) {
    if (n == 0 || count == 0) return no_elements(context, count, infos);
    if (nrhs == 0) return run_potrf_batch<T>(context, uplo, n, a, lda, stridea, count, infos);
    return factor_and_solve<T>(context, posv_of(uplo, n, nrhs, count),
                               {context, n, n, a, lda, stridea, count}, nullptr,
                               {context, n, nrhs, b, ldb, strideb, count}, infos);
}
template <class T>
index_t run_posv_batch_pointers(Context& context, Uplo uplo, index_t n, index_t nrhs, T* const* a,
                                index_t lda, T* const* b, index_t ldb, index_t count, index_t* infos) {
    if (n == 0 || count == 0) return no_elements(context, count, infos);
    if (nrhs == 0) return run_potrf_batch_pointers<T>(context, uplo, n, a, lda, count, infos);
    return factor_and_solve<T>(context, posv_of(uplo, n, nrhs, count), {context, n, n, a, lda, count},
                               nullptr, {context, n, nrhs, b, ldb, count}, infos);
}

template <class T>
index_t run_getrf_batch(Context& context, index_t m, index_t n, T* a, index_t lda, index_t stridea,
                        index_t* ipiv, index_t count, index_t* infos) {
    if (m == 0 || n == 0 || count == 0) return no_elements(context, count, infos);
    return solve_getrf<T>(context, m, n, {context, m, n, a, lda, stridea, count}, ipiv, count, infos);
}
template <class T>
index_t run_getrf_batch_pointers(Context& context, index_t m, index_t n, T* const* a, index_t lda,
                                 index_t* ipiv, index_t count, index_t* infos) {
    if (m == 0 || n == 0 || count == 0) return no_elements(context, count, infos);
    return solve_getrf<T>(context, m, n, {context, m, n, a, lda, count}, ipiv, count, infos);
}

template <class T>
index_t run_getrs_batch(Context& context, int number_of_ipiv, Op op, index_t n, index_t nrhs, const T* a,
                        index_t lda, index_t stridea, const index_t* ipiv, T* b, index_t ldb, index_t strideb,
                        index_t count, index_t* infos) {
    if (n == 0 || nrhs == 0 || count == 0) return no_elements(context, count, infos);
    return solve_with<T>(context, getrs_of(number_of_ipiv, op, n, nrhs, count),
                         {context, n, n, const_cast<T*>(a), lda, stridea, count}, ipiv,
                         {context, n, nrhs, b, ldb, strideb, count}, infos);
}
template <class T>
index_t run_getrs_batch_pointers(Context& context, int number_of_ipiv, Op op, index_t n, index_t nrhs,
                                 const T* const* a, index_t lda, const index_t* ipiv, T* const* b,
                                 index_t ldb, index_t count, index_t* infos) {
    if (n == 0 || nrhs == 0 || count == 0) return no_elements(context, count, infos);
    return solve_with<T>(context, getrs_of(number_of_ipiv, op, n, nrhs, count),
                         {context, n, n, const_cast<T* const*>(a), lda, count}, ipiv,
                         {context, n, nrhs, b, ldb, count}, infos);
}

template <class T>
index_t run_getri_batch(Context& context, int number_of_ipiv, index_t n, T* a, index_t lda, index_t stridea,
                        const index_t* ipiv, index_t count, index_t* infos) {
    if (n == 0 || count == 0) return no_elements(context, count, infos);
    return solve_with<T>(context, getri_of(number_of_ipiv, n, count), {context, n, n, a, lda, stridea, count},
                         ipiv, {}, infos);
}
template <class T>
index_t run_getri_batch_pointers(Context& context, int number_of_ipiv, index_t n, T* const* a, index_t lda,
                                 const index_t* ipiv, index_t count, index_t* infos) {
    if (n == 0 || count == 0) return no_elements(context, count, infos);
    return solve_with<T>(context, getri_of(number_of_ipiv, n, count), {context, n, n, a, lda, count}, ipiv,
                         {}, infos);
}

template <class T>
index_t run_gesv_batch(Context& context, index_t n, index_t nrhs, T* a, index_t lda, index_t stridea,
                       index_t* ipiv, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos) {
    if (n == 0 || count == 0) return no_elements(context, count, infos);
    if (nrhs == 0) return run_getrf_batch<T>(context, n, n, a, lda, stridea, ipiv, count, infos);
    return factor_and_solve<T>(context, gesv_of(n, nrhs, count), {context, n, n, a, lda, stridea, count},
                               ipiv, {context, n, nrhs, b, ldb, strideb, count}, infos);
}
template <class T>
index_t run_gesv_batch_pointers(Context& context, index_t n, index_t nrhs, T* const* a, index_t lda,
                                index_t* ipiv, T* const* b, index_t ldb, index_t count, index_t* infos) {
    if (n == 0 || count == 0) return no_elements(context, count, infos);
    if (nrhs == 0) return run_getrf_batch_pointers<T>(context, n, n, a, lda, ipiv, count, infos);
    return factor_and_solve<T>(context, gesv_of(n, nrhs, count), {context, n, n, a, lda, count}, ipiv,
                               {context, n, nrhs, b, ldb, count}, infos);
}

template <class T>
Footprint potrf_batch_memory(Context& context, index_t n, index_t count) {
    return batch_memory<T>(context, potrf_of(Uplo::lower, n, count));
}

template <class T>
Footprint syevd_batch_memory(Context& context, bool vectors, index_t n, index_t count) {
    return batch_memory<T>(context, syevd_of(vectors, Uplo::lower, n, count));
}

template <class T>
Footprint sygvd_batch_memory(Context& context, index_t itype, bool vectors, index_t n, index_t count) {
    return batch_memory<T>(context, sygvd_of(itype, vectors, Uplo::lower, n, count));
}

template <class T>
Footprint potrs_batch_memory(Context& context, index_t n, index_t nrhs, index_t count) {
    if (nrhs == 0) return {};
    return batch_memory<T>(context, potrs_of(Uplo::lower, n, nrhs, count));
}
template <class T>
Footprint posv_batch_memory(Context& context, index_t n, index_t nrhs, index_t count) {
    if (nrhs == 0) return potrf_batch_memory<T>(context, n, count);
    return batch_memory<T>(context, posv_of(Uplo::lower, n, nrhs, count));
}
template <class T>
Footprint getrf_batch_memory(Context& context, index_t m, index_t n, index_t count) {
    return batch_memory<T>(context, getrf_of(m, n, count));
}
template <class T>
Footprint getrs_batch_memory(Context& context, index_t n, index_t nrhs, index_t count) {
    if (nrhs == 0) return {};
    return batch_memory<T>(context, getrs_of(0, Op::none, n, nrhs, count));
}
template <class T>
Footprint getri_batch_memory(Context& context, index_t n, index_t count) {
    return batch_memory<T>(context, getri_of(0, n, count));
}
template <class T>
Footprint gesv_batch_memory(Context& context, index_t n, index_t nrhs, index_t count) {
    if (nrhs == 0) return getrf_batch_memory<T>(context, n, n, count);
    return batch_memory<T>(context, gesv_of(n, nrhs, count));
}

LAPILLI_INSTANCES(run_potrs_batch, run_potrs_batch_pointers, run_posv_batch, run_posv_batch_pointers,
                  potrs_batch_memory, posv_batch_memory)
LAPILLI_INSTANCES(run_getri_batch, run_getri_batch_pointers, getri_batch_memory)
LAPILLI_INSTANCES(run_getrf_batch, run_getrf_batch_pointers, run_getrs_batch, run_getrs_batch_pointers,
                  run_gesv_batch, run_gesv_batch_pointers, getrf_batch_memory, getrs_batch_memory,
                  gesv_batch_memory)
LAPILLI_INSTANCES(run_potrf_batch_pointers, run_syevd_batch_pointers, run_sygvd_batch_pointers,
                  run_potrf_batch, run_syevd_batch, run_sygvd_batch, potrf_batch_memory, syevd_batch_memory,
                  sygvd_batch_memory)

}  // namespace lapilli
