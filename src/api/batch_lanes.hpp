// SPDX-License-Identifier: BSD-3-Clause
// Eigenproblems of a batch above the kernels' largest order: a call of the routine for each matrix, several
// at a time on a device, as many problems are (vbatch.hpp). With one matrix, or on the CPU, the batch's own
// driver calls it.
#pragma once

#include <algorithm>

#include "api/vbatch.hpp"
#include "batch/args.hpp"
#include "batch/problems.hpp"
#include "batch/solve_batch.hpp"
#include "eigen/drivers.hpp"
#include "eigen/generalized/drivers.hpp"

namespace lapilli::api {

inline bool takes_lanes(Context& context, index_t n, index_t count) {
    return n > batch_order && count > 1 && context.device_count() > 0;
}

/// solve(context of a lane, k) is the info of matrix k; need(context) the memory of one.
template <class T, class Solve, class Need>
index_t solve_in_lanes(Context& context, const char* name, index_t n, index_t count, index_t* infos,
                       Solve solve, Need need) {
    const auto order = [n](index_t) { return n; };
    const auto one = [&](lapilli_context lane, index_t k) {
        return call(lane, name, precision_of<T>,
                    [&](Context& own, Arguments&) -> lapilli_int { return solve(own, k); });
    };
    const auto query = [&](lapilli_context lane, index_t, lapilli_memory* bytes) {
        return memory(lane, name, precision_of<T>, bytes,
                      [&](Context& own, Arguments&) -> Footprint { return need(own); });
    };
    return solve_many(context, name, {count, order, one, query}, infos);
}

/// Matrix k, of order n.
template <class T>
UserMatrix<T> of_batch(Context& context, const GivenBatch<T>& batch, index_t n, index_t k) {
    T* const at = batch.places == nullptr ? batch.data + k * batch.stride : batch.places[k];
    return {at, n, n, batch.ld, context.is_device_pointer(at)};
}

// The routines.

template <class T>
index_t syevd_of_batch(Context& context, const char* name, bool vectors, Uplo uplo, index_t n,
                       const GivenBatch<T>& a, real_t<T>* w, index_t count, index_t* infos) {
    if (!takes_lanes(context, n, count))
        return solve_batch<T>(context, syevd_of(vectors, uplo, n, count), {.a = a, .w = w, .infos = infos});
    return solve_in_lanes<T>(
        context, name, n, count, infos,
        [&](Context& own, index_t k) {
            return run_syevd<T>(own, vectors, uplo, of_batch(own, a, n, k), w + k * n);
        },
        [&](Context& own) { return lapilli::syevd_memory<T>(own, vectors, n); });
}

template <class T>
index_t sygvd_of_batch(Context& context, const char* name, index_t itype, bool vectors, Uplo uplo, index_t n,
                       const GivenBatch<T>& a, const GivenBatch<T>& b, real_t<T>* w, index_t count,
                       index_t* infos) {
    if (!takes_lanes(context, n, count))
        return solve_batch<T>(context, sygvd_of(itype, vectors, uplo, n, count),
                              {.a = a, .b = b, .w = w, .infos = infos});
    return solve_in_lanes<T>(
        context, name, n, count, infos,
        [&](Context& own, index_t k) {
            return run_sygvd<T>(own, itype, vectors, uplo, of_batch(own, a, n, k), of_batch(own, b, n, k),
                                w + k * n);
        },
        [&](Context& own) { return lapilli::sygvd_memory<T>(own, itype, vectors, n); });
}

// Their memory.

template <class T, class Need>
Footprint memory_in_lanes(Context& context, index_t n, index_t count, Need need) {
    const auto order = [n](index_t) { return n; };
    const auto query = [&](lapilli_context lane, index_t, lapilli_memory* bytes) {
        return memory(lane, "batch", precision_of<T>, bytes,
                      [&](Context& own, Arguments&) -> Footprint { return need(own); });
    };
    // Matrices of one order take no more memory together than those that all lanes have at once.
    constexpr index_t enough = 4096;
    lapilli_memory bytes{};
    memory_of_many(context, {std::min(count, enough), order, query}, &bytes);
    Footprint all;
    all.device = {bytes.device};
    all.host = bytes.host;
    return all;
}
template <class T>
Footprint syevd_of_batch_memory(Context& context, bool vectors, index_t n, index_t count) {
    if (!takes_lanes(context, n, count))
        return batch_memory<T>(context, syevd_of(vectors, Uplo::lower, n, count));
    return memory_in_lanes<T>(context, n, count,
                              [&](Context& own) { return lapilli::syevd_memory<T>(own, vectors, n); });
}
template <class T>
Footprint sygvd_of_batch_memory(Context& context, index_t itype, bool vectors, index_t n, index_t count) {
    if (!takes_lanes(context, n, count))
        return batch_memory<T>(context, sygvd_of(itype, vectors, Uplo::lower, n, count));
    return memory_in_lanes<T>(context, n, count,
                              [&](Context& own) { return lapilli::sygvd_memory<T>(own, itype, vectors, n); });
}

}  // namespace lapilli::api
