// SPDX-License-Identifier: BSD-3-Clause
#include "base/instances.hpp"
#include "batch/drivers.hpp"
#include "batch/problems.hpp"
#include "batch/solve_batch.hpp"

namespace lapilli {
namespace {

/// The scalar factors are not written where the problem reads them.
template <class T>
index_t solve(Context& context, const BatchProblem& p, const UserBatch<T>& a, const T* tau,
              const UserBatch<T>& b, index_t* infos) {
    return solve_batch<T>(context, p, {a, b, nullptr, nullptr, infos, const_cast<T*>(tau)});
}

}  // namespace

template <class T>
index_t run_geqrf_batch(Context& context, index_t m, index_t n, T* a, index_t lda, index_t stridea, T* tau,
                        index_t count, index_t* infos) {
    const BatchProblem p = geqrf_of(m, n, count);
    if (is_nothing(p)) return no_elements(context, count, infos);
    return solve<T>(context, p, {context, m, n, a, lda, stridea, count}, tau, {}, infos);
}
template <class T>
index_t run_geqrf_batch_pointers(Context& context, index_t m, index_t n, T* const* a, index_t lda, T* tau,
                                 index_t count, index_t* infos) {
    const BatchProblem p = geqrf_of(m, n, count);
    if (is_nothing(p)) return no_elements(context, count, infos);
    return solve<T>(context, p, {context, m, n, a, lda, count}, tau, {}, infos);
}

template <class T>
index_t run_orgqr_batch(Context& context, index_t m, index_t n, index_t k, T* a, index_t lda, index_t stridea,
                        const T* tau, index_t count, index_t* infos) {
    const BatchProblem p = orgqr_of(m, n, k, count);
    if (is_nothing(p)) return no_elements(context, count, infos);
    return solve<T>(context, p, {context, m, n, a, lda, stridea, count}, tau, {}, infos);
}
template <class T>
index_t run_orgqr_batch_pointers(Context& context, index_t m, index_t n, index_t k, T* const* a, index_t lda,
                                 const T* tau, index_t count, index_t* infos) {
    const BatchProblem p = orgqr_of(m, n, k, count);
    if (is_nothing(p)) return no_elements(context, count, infos);
    return solve<T>(context, p, {context, m, n, a, lda, count}, tau, {}, infos);
}

template <class T>
index_t run_ormqr_batch(Context& context, Side side, Op op, index_t m, index_t n, index_t k, const T* a,
                        index_t lda, index_t stridea, const T* tau, T* c, index_t ldc, index_t stridec,
                        index_t count, index_t* infos) {
    const BatchProblem p = ormqr_of(side, op, m, n, k, count);
    if (is_nothing(p)) return no_elements(context, count, infos);
    return solve<T>(context, p, {context, p.m, k, const_cast<T*>(a), lda, stridea, count}, tau,
                    {context, m, n, c, ldc, stridec, count}, infos);
}
template <class T>
index_t run_ormqr_batch_pointers(Context& context, Side side, Op op, index_t m, index_t n, index_t k,
                                 const T* const* a, index_t lda, const T* tau, T* const* c, index_t ldc,
                                 index_t count, index_t* infos) {
    const BatchProblem p = ormqr_of(side, op, m, n, k, count);
    if (is_nothing(p)) return no_elements(context, count, infos);
    return solve<T>(context, p, {context, p.m, k, const_cast<T* const*>(a), lda, count}, tau,
                    {context, m, n, c, ldc, count}, infos);
}

template <class T>
index_t run_gels_batch(Context& context, index_t m, index_t n, index_t nrhs, T* a, index_t lda,
                       index_t stridea, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos) {
    const BatchProblem p = gels_of(m, n, nrhs, count);
    if (is_nothing(p)) return no_elements(context, count, infos);
    return solve<T>(context, p, {context, m, n, a, lda, stridea, count}, nullptr,
                    {context, m, nrhs, b, ldb, strideb, count}, infos);
}
template <class T>
index_t run_gels_batch_pointers(Context& context, index_t m, index_t n, index_t nrhs, T* const* a,
                                index_t lda, T* const* b, index_t ldb, index_t count, index_t* infos) {
    const BatchProblem p = gels_of(m, n, nrhs, count);
    if (is_nothing(p)) return no_elements(context, count, infos);
    return solve<T>(context, p, {context, m, n, a, lda, count}, nullptr, {context, m, nrhs, b, ldb, count},
                    infos);
}

template <class T>
Footprint geqrf_batch_memory(Context& context, index_t m, index_t n, index_t count) {
    return batch_memory<T>(context, geqrf_of(m, n, count));
}
template <class T>
Footprint orgqr_batch_memory(Context& context, index_t m, index_t n, index_t k, index_t count) {
    return batch_memory<T>(context, orgqr_of(m, n, k, count));
}
template <class T>
Footprint ormqr_batch_memory(Context& context, Side side, index_t m, index_t n, index_t k, index_t count) {
    const BatchProblem p = ormqr_of(side, Op::none, m, n, k, count);
    return is_nothing(p) ? Footprint{} : batch_memory<T>(context, p);
}
template <class T>
Footprint gels_batch_memory(Context& context, index_t m, index_t n, index_t nrhs, index_t count) {
    return nrhs == 0 ? Footprint{} : batch_memory<T>(context, gels_of(m, n, nrhs, count));
}

LAPILLI_INSTANCES(run_geqrf_batch, run_geqrf_batch_pointers, run_orgqr_batch, run_orgqr_batch_pointers,
                  run_ormqr_batch, run_ormqr_batch_pointers, run_gels_batch, run_gels_batch_pointers,
                  geqrf_batch_memory, orgqr_batch_memory, ormqr_batch_memory, gels_batch_memory)

}  // namespace lapilli
