// SPDX-License-Identifier: BSD-3-Clause
// Batches on queues of the caller, in place, without a wait of the host. Where a batch needs scratch memory, it is the queue's.
#include "batch/drivers_queue.hpp"

#include <fmt/format.h>

#include "base/instances.hpp"
#include "batch/problems.hpp"
#include "batch/submit.hpp"
#include "lapilli/lapilli.h"

namespace lapilli {
namespace {

template <class T>
struct SubmittedBatchWork {
    BatchScratch<T> scratch;
    T* tau;  ///< of GELS

    SubmittedBatchWork(Arena& arena, const BatchProblem& p) {
        const index_t square = checked_product(p.n, p.n);
        scratch.c = {arena.device_array<T>(0, p.has_c() ? checked_product(p.count, square) : 0), p.n, p.n,
                     square, p.count};
        scratch.jacobi =
            arena.device_array<T>(0, p.has_values() ? checked_product(p.count, batch_syev_work<T>(p.n)) : 0);
        tau = arena.device_array<T>(0, p.kind == BatchKind::gels ? checked_product(p.count, p.taus()) : 0);
    }
};

void demand_kernels(const BatchProblem& p) {
    if (p.order() > kernels_order(p))
        throw Error(LAPILLI_ERROR_TOO_LARGE,
                    fmt::format("matrices of a batch on a queue have up to {} rows and columns, not {}",
                                kernels_order(p), p.order()));
}

/// Of all matrices at once.
template <class T>
void submit(UserQueue& queue, const BatchProblem& p, BatchOnDevice<T> x) {
    if (is_nothing(p)) return zero(queue.queue(), x.infos, p.count);
    demand_kernels(p);
    const auto work = queue.scratch<SubmittedBatchWork<T>>(p);
    if (p.kind == BatchKind::gels) x.tau = work.tau;
    submit_batch(queue.queue(), p, x, work.scratch);
}

template <class T>
Footprint scratch_of(const BatchProblem& p) {
    if (is_nothing(p)) return {};
    demand_kernels(p);
    return {Allocated<SubmittedBatchWork<T>>::measure(Team{1}, p).device};
}

/// Operands that a call only reads.
template <class T>
MatrixBatch<T> read(const T* data, index_t rows, index_t cols, index_t ld, index_t stride, index_t count) {
    return {const_cast<T*>(data), rows, cols, ld, stride, count};
}

}  // namespace

template <class T>
void submit_potrf_batch(UserQueue& queue, Uplo uplo, index_t n, T* a, index_t lda, index_t stridea,
                        index_t count, index_t* infos) {
    submit<T>(queue, potrf_of(uplo, n, count), {.a = {a, n, n, lda, stridea, count}, .infos = infos});
}
template <class T>
void submit_potrs_batch(UserQueue& queue, Uplo uplo, index_t n, index_t nrhs, const T* a, index_t lda,
                        index_t stridea, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos) {
    submit<T>(
        queue, potrs_of(uplo, n, nrhs, count),
        {.a = read(a, n, n, lda, stridea, count), .b = {b, n, nrhs, ldb, strideb, count}, .infos = infos});
}
template <class T>
void submit_posv_batch(UserQueue& queue, Uplo uplo, index_t n, index_t nrhs, T* a, index_t lda,
                       index_t stridea, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos) {
    submit<T>(queue, posv_of(uplo, n, nrhs, count),
              {.a = {a, n, n, lda, stridea, count}, .b = {b, n, nrhs, ldb, strideb, count}, .infos = infos});
}
template <class T>
void submit_getrf_batch(UserQueue& queue, index_t m, index_t n, T* a, index_t lda, index_t stridea,
                        index_t* ipiv, index_t count, index_t* infos) {
    submit<T>(queue, getrf_of(m, n, count),
              {.a = {a, m, n, lda, stridea, count}, .pivots = ipiv, .infos = infos});
}
template <class T>
void submit_getrs_batch(UserQueue& queue, int number_of_ipiv, Op op, index_t n, index_t nrhs, const T* a,
                        index_t lda, index_t stridea, const index_t* ipiv, T* b, index_t ldb, index_t strideb,
                        index_t count, index_t* infos) {
    submit<T>(queue, getrs_of(number_of_ipiv, op, n, nrhs, count),
              {.a = read(a, n, n, lda, stridea, count),
               .b = {b, n, nrhs, ldb, strideb, count},
               .pivots = const_cast<index_t*>(ipiv),
               .infos = infos});
}
template <class T>
void submit_gesv_batch(UserQueue& queue, index_t n, index_t nrhs, T* a, index_t lda, index_t stridea,
                       index_t* ipiv, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos) {
    submit<T>(queue, gesv_of(n, nrhs, count),
              {.a = {a, n, n, lda, stridea, count},
               .b = {b, n, nrhs, ldb, strideb, count},
               .pivots = ipiv,
               .infos = infos});
}
template <class T>
void submit_getri_batch(UserQueue& queue, int number_of_ipiv, index_t n, T* a, index_t lda, index_t stridea,
                        const index_t* ipiv, index_t count, index_t* infos) {
    submit<T>(queue, getri_of(number_of_ipiv, n, count),
              {.a = {a, n, n, lda, stridea, count}, .pivots = const_cast<index_t*>(ipiv), .infos = infos});
}
template <class T>
void submit_geqrf_batch(UserQueue& queue, index_t m, index_t n, T* a, index_t lda, index_t stridea, T* tau,
                        index_t count, index_t* infos) {
    submit<T>(queue, geqrf_of(m, n, count),
              {.a = {a, m, n, lda, stridea, count}, .tau = tau, .infos = infos});
}
template <class T>
void submit_orgqr_batch(UserQueue& queue, index_t m, index_t n, index_t k, T* a, index_t lda, index_t stridea,
                        const T* tau, index_t count, index_t* infos) {
    submit<T>(queue, orgqr_of(m, n, k, count),
              {.a = {a, m, n, lda, stridea, count}, .tau = const_cast<T*>(tau), .infos = infos});
}
template <class T>
void submit_ormqr_batch(UserQueue& queue, Side side, Op op, index_t m, index_t n, index_t k, const T* a,
                        index_t lda, index_t stridea, const T* tau, T* c, index_t ldc, index_t stridec,
                        index_t count, index_t* infos) {
    const BatchProblem p = ormqr_of(side, op, m, n, k, count);
    submit<T>(queue, p,
              {.a = read(a, p.m, k, lda, stridea, count),
               .b = {c, m, n, ldc, stridec, count},
               .tau = const_cast<T*>(tau),
               .infos = infos});
}
template <class T>
void submit_gels_batch(UserQueue& queue, index_t m, index_t n, index_t nrhs, T* a, index_t lda,
                       index_t stridea, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos) {
    submit<T>(queue, gels_of(m, n, nrhs, count),
              {.a = {a, m, n, lda, stridea, count}, .b = {b, m, nrhs, ldb, strideb, count}, .infos = infos});
}
template <class T>
void submit_syevd_batch(UserQueue& queue, bool vectors, Uplo uplo, index_t n, T* a, index_t lda,
                        index_t stridea, real_t<T>* w, index_t count, index_t* infos) {
    submit<T>(queue, syevd_of(vectors, uplo, n, count),
              {.a = {a, n, n, lda, stridea, count}, .w = w, .infos = infos});
}
template <class T>
void submit_sygvd_batch(UserQueue& queue, index_t itype, bool vectors, Uplo uplo, index_t n, T* a,
                        index_t lda, index_t stridea, T* b, index_t ldb, index_t strideb, real_t<T>* w,
                        index_t count, index_t* infos) {
    submit<T>(
        queue, sygvd_of(itype, vectors, uplo, n, count),
        {.a = {a, n, n, lda, stridea, count}, .b = {b, n, n, ldb, strideb, count}, .w = w, .infos = infos});
}

template <class T>
Footprint potrf_batch_async_memory(UserQueue&, index_t n, index_t count) {
    return scratch_of<T>(potrf_of(Uplo::lower, n, count));
}
template <class T>
Footprint potrs_batch_async_memory(UserQueue&, index_t n, index_t nrhs, index_t count) {
    return scratch_of<T>(potrs_of(Uplo::lower, n, nrhs, count));
}
template <class T>
Footprint posv_batch_async_memory(UserQueue&, index_t n, index_t nrhs, index_t count) {
    return scratch_of<T>(posv_of(Uplo::lower, n, nrhs, count));
}
template <class T>
Footprint getrf_batch_async_memory(UserQueue&, index_t m, index_t n, index_t count) {
    return scratch_of<T>(getrf_of(m, n, count));
}
template <class T>
Footprint getrs_batch_async_memory(UserQueue&, index_t n, index_t nrhs, index_t count) {
    return scratch_of<T>(getrs_of(0, Op::none, n, nrhs, count));
}
template <class T>
Footprint gesv_batch_async_memory(UserQueue&, index_t n, index_t nrhs, index_t count) {
    return scratch_of<T>(gesv_of(n, nrhs, count));
}
template <class T>
Footprint getri_batch_async_memory(UserQueue&, index_t n, index_t count) {
    return scratch_of<T>(getri_of(0, n, count));
}
template <class T>
Footprint geqrf_batch_async_memory(UserQueue&, index_t m, index_t n, index_t count) {
    return scratch_of<T>(geqrf_of(m, n, count));
}
template <class T>
Footprint orgqr_batch_async_memory(UserQueue&, index_t m, index_t n, index_t k, index_t count) {
    return scratch_of<T>(orgqr_of(m, n, k, count));
}
template <class T>
Footprint ormqr_batch_async_memory(UserQueue&, Side side, index_t m, index_t n, index_t k, index_t count) {
    return scratch_of<T>(ormqr_of(side, Op::none, m, n, k, count));
}
template <class T>
Footprint gels_batch_async_memory(UserQueue&, index_t m, index_t n, index_t nrhs, index_t count) {
    return scratch_of<T>(gels_of(m, n, nrhs, count));
}
template <class T>
Footprint syevd_batch_async_memory(UserQueue&, bool vectors, index_t n, index_t count) {
    return scratch_of<T>(syevd_of(vectors, Uplo::lower, n, count));
}
template <class T>
Footprint sygvd_batch_async_memory(UserQueue&, index_t itype, bool vectors, index_t n, index_t count) {
    return scratch_of<T>(sygvd_of(itype, vectors, Uplo::lower, n, count));
}

LAPILLI_INSTANCES(submit_potrf_batch, submit_potrs_batch, submit_posv_batch, submit_getrf_batch,
                  submit_getrs_batch, submit_gesv_batch, submit_getri_batch, submit_geqrf_batch,
                  submit_orgqr_batch, submit_ormqr_batch, submit_gels_batch, submit_syevd_batch,
                  submit_sygvd_batch)
LAPILLI_INSTANCES(potrf_batch_async_memory, potrs_batch_async_memory, posv_batch_async_memory,
                  getrf_batch_async_memory, getrs_batch_async_memory, gesv_batch_async_memory,
                  getri_batch_async_memory, geqrf_batch_async_memory, orgqr_batch_async_memory,
                  ormqr_batch_async_memory, gels_batch_async_memory, syevd_batch_async_memory,
                  sygvd_batch_async_memory)

}  // namespace lapilli
