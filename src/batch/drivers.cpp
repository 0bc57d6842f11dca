// SPDX-License-Identifier: BSD-3-Clause
#include "batch/drivers.hpp"

#include "base/instances.hpp"
#include "batch/args.hpp"
#include "batch/each_matrix.hpp"
#include "batch/in_place.hpp"
#include "batch/on_devices.hpp"
#include "batch/on_host.hpp"
#include "batch/submit.hpp"

namespace lapilli {
namespace {

BatchProblem potrf_of(Uplo uplo, index_t n, index_t count) {
    return {.kind = BatchKind::potrf, .n = n, .count = count, .uplo = uplo};
}
BatchProblem syevd_of(bool vectors, Uplo uplo, index_t n, index_t count) {
    return {.kind = BatchKind::syevd, .n = n, .count = count, .uplo = uplo, .vectors = vectors};
}
BatchProblem sygvd_of(index_t itype, bool vectors, Uplo uplo, index_t n, index_t count) {
    return {
        .kind = BatchKind::sygvd, .n = n, .count = count, .uplo = uplo, .vectors = vectors, .itype = itype};
}
BatchProblem potrs_of(Uplo uplo, index_t n, index_t nrhs, index_t count) {
    return {.kind = BatchKind::potrs, .n = n, .count = count, .uplo = uplo, .nrhs = nrhs};
}
BatchProblem posv_of(Uplo uplo, index_t n, index_t nrhs, index_t count) {
    return {.kind = BatchKind::posv, .n = n, .count = count, .uplo = uplo, .nrhs = nrhs};
}
BatchProblem getrf_of(index_t m, index_t n, index_t count) {
    return {.kind = BatchKind::getrf, .n = n, .count = count, .m = m};
}
BatchProblem getrs_of(int number_of_pivots, Op op, index_t n, index_t nrhs, index_t count) {
    return {.kind = BatchKind::getrs,
            .n = n,
            .count = count,
            .nrhs = nrhs,
            .op = op,
            .number_of_pivots = number_of_pivots};
}
BatchProblem getri_of(int number_of_pivots, index_t n, index_t count) {
    return {.kind = BatchKind::getri, .n = n, .count = count, .number_of_pivots = number_of_pivots};
}
BatchProblem gesv_of(index_t n, index_t nrhs, index_t count) {
    return {.kind = BatchKind::gesv, .n = n, .count = count, .nrhs = nrhs};
}

/// Where a batch is computed.
enum class BatchPlace { cpu, devices, one_by_one };

/// What counts is the work of all matrices together: n is that of their orders' sum. The CPU's threads have a small matrix each.
BatchPlace place_of(Context& context, const BatchProblem& p) {
    constexpr index_t most_of_thread = 192;
    const index_t order = p.order();
    if (order > kernels_order(p)) return BatchPlace::one_by_one;
    if (context.use_devices("batch.crossover", checked_product(order, p.count))) return BatchPlace::devices;
    return order > most_of_thread ? BatchPlace::one_by_one : BatchPlace::cpu;
}

template <class T>
index_t solve(Context& context, const BatchProblem& p, const BatchOperands<T>& x) {
    switch (place_of(context, p)) {
        case BatchPlace::devices: {
            const int device = device_in_place(context, p, x);
            return device >= 0 ? batch_in_place(context, device, p, x) : batch_on_devices(context, p, x);
        }
        case BatchPlace::one_by_one:
            return batch_one_by_one(context, p, x);
        case BatchPlace::cpu:
            break;
    }
    return batch_on_cpu(context, p, x);
}

template <class T>
Footprint memory_of(Context& context, const BatchProblem& p) {
    if (p.m == 0 || p.n == 0 || p.count == 0) return {};
    switch (place_of(context, p)) {
        case BatchPlace::devices:
            return batch_memory_on_devices<T>(context, p);
        case BatchPlace::one_by_one:
            return batch_memory_one_by_one<T>(context, p);
        case BatchPlace::cpu:
            break;
    }
    return batch_memory_on_cpu<T>(context, p);
}

}  // namespace

template <class T>
index_t run_potrf_batch(Context& context, Uplo uplo, index_t n, T* a, index_t lda, index_t stridea,
                        index_t count, index_t* infos) {
    const BatchProblem problem = potrf_of(uplo, n, count);
    if (n == 0 || count == 0) return nothing_to_do(context, count, infos);
    return solve<T>(context, problem, {{context, n, n, a, lda, stridea, count}, {}, nullptr, nullptr, infos});
}
template <class T>
index_t run_potrf_batch_pointers(Context& context, Uplo uplo, index_t n, T* const* a, index_t lda,
                                 index_t count, index_t* infos) {
    const BatchProblem problem = potrf_of(uplo, n, count);
    if (n == 0 || count == 0) return nothing_to_do(context, count, infos);
    return solve<T>(context, problem, {{context, n, n, a, lda, count}, {}, nullptr, nullptr, infos});
}

template <class T>
index_t run_syevd_batch(Context& context, bool vectors, Uplo uplo, index_t n, T* a, index_t lda,
                        index_t stridea, real_t<T>* w, index_t count, index_t* infos) {
    const BatchProblem problem = syevd_of(vectors, uplo, n, count);
    if (n == 0 || count == 0) return nothing_to_do(context, count, infos);
    return solve<T>(context, problem, {{context, n, n, a, lda, stridea, count}, {}, w, nullptr, infos});
}
template <class T>
index_t run_syevd_batch_pointers(Context& context, bool vectors, Uplo uplo, index_t n, T* const* a,
                                 index_t lda, real_t<T>* w, index_t count, index_t* infos) {
    const BatchProblem problem = syevd_of(vectors, uplo, n, count);
    if (n == 0 || count == 0) return nothing_to_do(context, count, infos);
    return solve<T>(context, problem, {{context, n, n, a, lda, count}, {}, w, nullptr, infos});
}

template <class T>
index_t run_sygvd_batch(Context& context, index_t itype, bool vectors, Uplo uplo, index_t n, T* a,
                        index_t lda, index_t stridea, T* b, index_t ldb, index_t strideb, real_t<T>* w,
                        index_t count, index_t* infos) {
    const BatchProblem problem = sygvd_of(itype, vectors, uplo, n, count);
    if (n == 0 || count == 0) return nothing_to_do(context, count, infos);
    return solve<T>(context, problem,
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
    if (n == 0 || count == 0) return nothing_to_do(context, count, infos);
    return solve<T>(context, problem,
                    {{context, n, n, a, lda, count}, {context, n, n, b, ldb, count}, w, nullptr, infos});
}

namespace {

template <class T>
index_t solve_getrf(Context& context, index_t m, index_t n, const UserBatch<T>& a, index_t* ipiv,
                    index_t count, index_t* infos) {
    const BatchProblem problem = getrf_of(m, n, count);
    return solve<T>(context, problem, {a, {}, nullptr, ipiv, infos});
}
/// The pivots are not written.
template <class T>
index_t solve_with(Context& context, const BatchProblem& problem, const UserBatch<T>& a, const index_t* ipiv,
                   const UserBatch<T>& b, index_t* infos) {
    return solve<T>(context, problem, {a, b, nullptr, const_cast<index_t*>(ipiv), infos});
}
template <class T>
index_t factor_and_solve(Context& context, const BatchProblem& problem, const UserBatch<T>& a, index_t* ipiv,
                         const UserBatch<T>& b, index_t* infos) {
    return solve<T>(context, problem, {a, b, nullptr, ipiv, infos});
}

}  // namespace

template <class T>
index_t run_potrs_batch(Context& context, Uplo uplo, index_t n, index_t nrhs, const T* a, index_t lda,
                        index_t stridea, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos) {
    if (n == 0 || nrhs == 0 || count == 0) return nothing_to_do(context, count, infos);
    return solve_with<T>(context, potrs_of(uplo, n, nrhs, count),
                         {context, n, n, const_cast<T*>(a), lda, stridea, count}, nullptr,
                         {context, n, nrhs, b, ldb, strideb, count}, infos);
}
template <class T>
index_t run_potrs_batch_pointers(Context& context, Uplo uplo, index_t n, index_t nrhs, const T* const* a,
                                 index_t lda, T* const* b, index_t ldb, index_t count, index_t* infos) {
    if (n == 0 || nrhs == 0 || count == 0) return nothing_to_do(context, count, infos);
    return solve_with<T>(context, potrs_of(uplo, n, nrhs, count),
                         {context, n, n, const_cast<T* const*>(a), lda, count}, nullptr,
                         {context, n, nrhs, b, ldb, count}, infos);
}

template <class T>
index_t run_posv_batch(Context& context, Uplo uplo, index_t n, index_t nrhs, T* a, index_t lda,
                       index_t stridea, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos) {
    if (n == 0 || count == 0) return nothing_to_do(context, count, infos);
    if (nrhs == 0) return run_potrf_batch<T>(context, uplo, n, a, lda, stridea, count, infos);
    return factor_and_solve<T>(context, posv_of(uplo, n, nrhs, count),
                               {context, n, n, a, lda, stridea, count}, nullptr,
                               {context, n, nrhs, b, ldb, strideb, count}, infos);
}
template <class T>
index_t run_posv_batch_pointers(Context& context, Uplo uplo, index_t n, index_t nrhs, T* const* a,
                                index_t lda, T* const* b, index_t ldb, index_t count, index_t* infos) {
    if (n == 0 || count == 0) return nothing_to_do(context, count, infos);
    if (nrhs == 0) return run_potrf_batch_pointers<T>(context, uplo, n, a, lda, count, infos);
    return factor_and_solve<T>(context, posv_of(uplo, n, nrhs, count), {context, n, n, a, lda, count},
                               nullptr, {context, n, nrhs, b, ldb, count}, infos);
}

template <class T>
index_t run_getrf_batch(Context& context, index_t m, index_t n, T* a, index_t lda, index_t stridea,
                        index_t* ipiv, index_t count, index_t* infos) {
    if (m == 0 || n == 0 || count == 0) return nothing_to_do(context, count, infos);
    return solve_getrf<T>(context, m, n, {context, m, n, a, lda, stridea, count}, ipiv, count, infos);
}
template <class T>
index_t run_getrf_batch_pointers(Context& context, index_t m, index_t n, T* const* a, index_t lda,
                                 index_t* ipiv, index_t count, index_t* infos) {
    if (m == 0 || n == 0 || count == 0) return nothing_to_do(context, count, infos);
    return solve_getrf<T>(context, m, n, {context, m, n, a, lda, count}, ipiv, count, infos);
}

template <class T>
index_t run_getrs_batch(Context& context, int number_of_ipiv, Op op, index_t n, index_t nrhs, const T* a,
                        index_t lda, index_t stridea, const index_t* ipiv, T* b, index_t ldb, index_t strideb,
                        index_t count, index_t* infos) {
    if (n == 0 || nrhs == 0 || count == 0) return nothing_to_do(context, count, infos);
    return solve_with<T>(context, getrs_of(number_of_ipiv, op, n, nrhs, count),
                         {context, n, n, const_cast<T*>(a), lda, stridea, count}, ipiv,
                         {context, n, nrhs, b, ldb, strideb, count}, infos);
}
template <class T>
index_t run_getrs_batch_pointers(Context& context, int number_of_ipiv, Op op, index_t n, index_t nrhs,
                                 const T* const* a, index_t lda, const index_t* ipiv, T* const* b,
                                 index_t ldb, index_t count, index_t* infos) {
    if (n == 0 || nrhs == 0 || count == 0) return nothing_to_do(context, count, infos);
    return solve_with<T>(context, getrs_of(number_of_ipiv, op, n, nrhs, count),
                         {context, n, n, const_cast<T* const*>(a), lda, count}, ipiv,
                         {context, n, nrhs, b, ldb, count}, infos);
}

template <class T>
index_t run_getri_batch(Context& context, int number_of_ipiv, index_t n, T* a, index_t lda, index_t stridea,
                        const index_t* ipiv, index_t count, index_t* infos) {
    if (n == 0 || count == 0) return nothing_to_do(context, count, infos);
    return solve_with<T>(context, getri_of(number_of_ipiv, n, count), {context, n, n, a, lda, stridea, count},
                         ipiv, {}, infos);
}
template <class T>
index_t run_getri_batch_pointers(Context& context, int number_of_ipiv, index_t n, T* const* a, index_t lda,
                                 const index_t* ipiv, index_t count, index_t* infos) {
    if (n == 0 || count == 0) return nothing_to_do(context, count, infos);
    return solve_with<T>(context, getri_of(number_of_ipiv, n, count), {context, n, n, a, lda, count}, ipiv,
                         {}, infos);
}

template <class T>
index_t run_gesv_batch(Context& context, index_t n, index_t nrhs, T* a, index_t lda, index_t stridea,
                       index_t* ipiv, T* b, index_t ldb, index_t strideb, index_t count, index_t* infos) {
    if (n == 0 || count == 0) return nothing_to_do(context, count, infos);
    if (nrhs == 0) return run_getrf_batch<T>(context, n, n, a, lda, stridea, ipiv, count, infos);
    return factor_and_solve<T>(context, gesv_of(n, nrhs, count), {context, n, n, a, lda, stridea, count},
                               ipiv, {context, n, nrhs, b, ldb, strideb, count}, infos);
}
template <class T>
index_t run_gesv_batch_pointers(Context& context, index_t n, index_t nrhs, T* const* a, index_t lda,
                                index_t* ipiv, T* const* b, index_t ldb, index_t count, index_t* infos) {
    if (n == 0 || count == 0) return nothing_to_do(context, count, infos);
    if (nrhs == 0) return run_getrf_batch_pointers<T>(context, n, n, a, lda, ipiv, count, infos);
    return factor_and_solve<T>(context, gesv_of(n, nrhs, count), {context, n, n, a, lda, count}, ipiv,
                               {context, n, nrhs, b, ldb, count}, infos);
}

template <class T>
Footprint potrf_batch_memory(Context& context, index_t n, index_t count) {
    return memory_of<T>(context, potrf_of(Uplo::lower, n, count));
}

template <class T>
Footprint syevd_batch_memory(Context& context, bool vectors, index_t n, index_t count) {
    return memory_of<T>(context, syevd_of(vectors, Uplo::lower, n, count));
}

template <class T>
Footprint sygvd_batch_memory(Context& context, index_t itype, bool vectors, index_t n, index_t count) {
    return memory_of<T>(context, sygvd_of(itype, vectors, Uplo::lower, n, count));
}

template <class T>
Footprint potrs_batch_memory(Context& context, index_t n, index_t nrhs, index_t count) {
    if (nrhs == 0) return {};
    return memory_of<T>(context, potrs_of(Uplo::lower, n, nrhs, count));
}
template <class T>
Footprint posv_batch_memory(Context& context, index_t n, index_t nrhs, index_t count) {
    if (nrhs == 0) return potrf_batch_memory<T>(context, n, count);
    return memory_of<T>(context, posv_of(Uplo::lower, n, nrhs, count));
}
template <class T>
Footprint getrf_batch_memory(Context& context, index_t m, index_t n, index_t count) {
    return memory_of<T>(context, getrf_of(m, n, count));
}
template <class T>
Footprint getrs_batch_memory(Context& context, index_t n, index_t nrhs, index_t count) {
    if (nrhs == 0) return {};
    return memory_of<T>(context, getrs_of(0, Op::none, n, nrhs, count));
}
template <class T>
Footprint getri_batch_memory(Context& context, index_t n, index_t count) {
    return memory_of<T>(context, getri_of(0, n, count));
}
template <class T>
Footprint gesv_batch_memory(Context& context, index_t n, index_t nrhs, index_t count) {
    if (nrhs == 0) return getrf_batch_memory<T>(context, n, n, count);
    return memory_of<T>(context, gesv_of(n, nrhs, count));
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
