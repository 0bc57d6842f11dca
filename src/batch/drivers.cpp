// SPDX-License-Identifier: BSD-3-Clause
#include "batch/drivers.hpp"

#include "base/instances.hpp"
#include "batch/args.hpp"
#include "batch/in_place.hpp"
#include "batch/on_devices.hpp"
#include "batch/on_host.hpp"
#include "matrix/transfer.hpp"

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

/// Where a batch is computed.
enum class BatchPlace { cpu, devices, one_by_one };

/// What counts is the work of all matrices together: n is that of their orders' sum.
BatchPlace place_of(Context& context, const BatchProblem& p) {
    if (p.n > batch_order) return BatchPlace::one_by_one;
    const bool worth = context.use_devices("batch.crossover", checked_product(p.n, p.count));
    return worth ? BatchPlace::devices : BatchPlace::cpu;
}

/// Of matrices without elements the infos alone.
index_t nothing_to_do(Context& context, const BatchProblem& p, index_t* infos) {
    const std::vector<index_t> zeros(static_cast<std::size_t>(p.count));
    copy_vector(context, infos, zeros.data(), p.count);
    return 0;
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
    if (p.n == 0 || p.count == 0) return {};
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
    if (n == 0 || count == 0) return nothing_to_do(context, problem, infos);
    return solve<T>(context, problem, {{context, n, a, lda, stridea, count}, {}, nullptr, infos});
}
template <class T>
index_t run_potrf_batch_pointers(Context& context, Uplo uplo, index_t n, T* const* a, index_t lda,
                                 index_t count, index_t* infos) {
    const BatchProblem problem = potrf_of(uplo, n, count);
    if (n == 0 || count == 0) return nothing_to_do(context, problem, infos);
    return solve<T>(context, problem, {{context, n, a, lda, count}, {}, nullptr, infos});
}

template <class T>
index_t run_syevd_batch(Context& context, bool vectors, Uplo uplo, index_t n, T* a, index_t lda,
                        index_t stridea, real_t<T>* w, index_t count, index_t* infos) {
    const BatchProblem problem = syevd_of(vectors, uplo, n, count);
    if (n == 0 || count == 0) return nothing_to_do(context, problem, infos);
    return solve<T>(context, problem, {{context, n, a, lda, stridea, count}, {}, w, infos});
}
template <class T>
index_t run_syevd_batch_pointers(Context& context, bool vectors, Uplo uplo, index_t n, T* const* a,
                                 index_t lda, real_t<T>* w, index_t count, index_t* infos) {
    const BatchProblem problem = syevd_of(vectors, uplo, n, count);
    if (n == 0 || count == 0) return nothing_to_do(context, problem, infos);
    return solve<T>(context, problem, {{context, n, a, lda, count}, {}, w, infos});
}

template <class T>
index_t run_sygvd_batch(Context& context, index_t itype, bool vectors, Uplo uplo, index_t n, T* a,
                        index_t lda, index_t stridea, T* b, index_t ldb, index_t strideb, real_t<T>* w,
                        index_t count, index_t* infos) {
    const BatchProblem problem = sygvd_of(itype, vectors, uplo, n, count);
    if (n == 0 || count == 0) return nothing_to_do(context, problem, infos);
    return solve<T>(context, problem,
                    {{context, n, a, lda, stridea, count}, {context, n, b, ldb, strideb, count}, w, infos});
}
template <class T>
index_t run_sygvd_batch_pointers(Context& context, index_t itype, bool vectors, Uplo uplo, index_t n,
                                 T* const* a, index_t lda, T* const* b, index_t ldb, real_t<T>* w,
                                 index_t count, index_t* infos) {
    const BatchProblem problem = sygvd_of(itype, vectors, uplo, n, count);
    if (n == 0 || count == 0) return nothing_to_do(context, problem, infos);
    return solve<T>(context, problem, {{context, n, a, lda, count}, {context, n, b, ldb, count}, w, infos});
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

LAPILLI_INSTANCES(run_potrf_batch_pointers, run_syevd_batch_pointers, run_sygvd_batch_pointers,
                  run_potrf_batch, run_syevd_batch, run_sygvd_batch, potrf_batch_memory, syevd_batch_memory,
                  sygvd_batch_memory)

}  // namespace lapilli
