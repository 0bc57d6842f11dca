// SPDX-License-Identifier: BSD-3-Clause
// Eigenproblems of a batch above the kernels' largest order: a call of the routine for each matrix, several at a time on a device, as many
// problems are (vbatch.hpp). With one matrix, or on the CPU, the batch's own driver calls it.
#pragma once

#include <vector>

#include "api/vbatch.hpp"
#include "batch/args.hpp"
#include "batch/drivers.hpp"
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
    const std::vector<lapilli_int> orders(static_cast<std::size_t>(count), n);
    const auto one = [&](lapilli_context lane, index_t k) {
        return call(lane, name, precision_of<T>,
                    [&](Context& own, Arguments&) -> lapilli_int { return solve(own, k); });
    };
    const auto query = [&](lapilli_context lane, index_t, lapilli_memory* bytes) {
        return memory(lane, name, precision_of<T>, bytes,
                      [&](Context& own, Arguments&) -> Footprint { return need(own); });
    };
    return solve_many(context, name, {count, orders.data(), one, query}, infos);
}

/// Matrix k of those a fixed stride apart, or that have an address each.
template <class T>
struct PlacedBatch {
    T* data;
    T* const* places;
    index_t n, ld, stride;

    UserMatrix<T> operator()(Context& context, index_t k) const {
        T* const at = places == nullptr ? data + k * stride : places[k];
        return {at, n, n, ld, context.is_device_pointer(at)};
    }
};

template <class T>
index_t syevd_in_lanes(Context& context, const char* name, bool vectors, Uplo uplo, const PlacedBatch<T>& a,
                       real_t<T>* w, index_t count, index_t* infos) {
    const index_t n = a.n;
    return solve_in_lanes<T>(
        context, name, n, count, infos,
        [&](Context& own, index_t k) { return run_syevd<T>(own, vectors, uplo, a(own, k), w + k * n); },
        [&](Context& own) { return lapilli::syevd_memory<T>(own, vectors, n); });
}
template <class T>
index_t sygvd_in_lanes(Context& context, const char* name, index_t itype, bool vectors, Uplo uplo,
                       const PlacedBatch<T>& a, const PlacedBatch<T>& b, real_t<T>* w, index_t count,
                       index_t* infos) {
    const index_t n = a.n;
    return solve_in_lanes<T>(
        context, name, n, count, infos,
        [&](Context& own, index_t k) {
            return run_sygvd<T>(own, itype, vectors, uplo, a(own, k), b(own, k), w + k * n);
        },
        [&](Context& own) { return lapilli::sygvd_memory<T>(own, itype, vectors, n); });
}

// The routines.

template <class T>
index_t syevd_of_batch(Context& context, const char* name, bool vectors, Uplo uplo, index_t n, T* a,
                       index_t lda, index_t stridea, real_t<T>* w, index_t count, index_t* infos) {
    if (!takes_lanes(context, n, count))
        return run_syevd_batch<T>(context, vectors, uplo, n, a, lda, stridea, w, count, infos);
    return syevd_in_lanes<T>(context, name, vectors, uplo, {a, nullptr, n, lda, stridea}, w, count, infos);
}
template <class T>
index_t syevd_of_batch(Context& context, const char* name, bool vectors, Uplo uplo, index_t n, T* const* a,
                       index_t lda, real_t<T>* w, index_t count, index_t* infos) {
    if (!takes_lanes(context, n, count))
        return run_syevd_batch_pointers<T>(context, vectors, uplo, n, a, lda, w, count, infos);
    return syevd_in_lanes<T>(context, name, vectors, uplo, {nullptr, a, n, lda, 0}, w, count, infos);
}

template <class T>
index_t sygvd_of_batch(Context& context, const char* name, index_t itype, bool vectors, Uplo uplo, index_t n,
                       T* a, index_t lda, index_t stridea, T* b, index_t ldb, index_t strideb, real_t<T>* w,
                       index_t count, index_t* infos) {
    if (!takes_lanes(context, n, count))
        return run_sygvd_batch<T>(context, itype, vectors, uplo, n, a, lda, stridea, b, ldb, strideb, w,
                                  count, infos);
    return sygvd_in_lanes<T>(context, name, itype, vectors, uplo, {a, nullptr, n, lda, stridea},
                             {b, nullptr, n, ldb, strideb}, w, count, infos);
}
template <class T>
index_t sygvd_of_batch(Context& context, const char* name, index_t itype, bool vectors, Uplo uplo, index_t n,
                       T* const* a, index_t lda, T* const* b, index_t ldb, real_t<T>* w, index_t count,
                       index_t* infos) {
    if (!takes_lanes(context, n, count))
        return run_sygvd_batch_pointers<T>(context, itype, vectors, uplo, n, a, lda, b, ldb, w, count, infos);
    return sygvd_in_lanes<T>(context, name, itype, vectors, uplo, {nullptr, a, n, lda, 0},
                             {nullptr, b, n, ldb, 0}, w, count, infos);
}

// Their memory.

template <class T, class Need>
Footprint memory_in_lanes(Context& context, index_t n, index_t count, Need need) {
    const std::vector<lapilli_int> orders(static_cast<std::size_t>(count), n);
    const auto query = [&](lapilli_context lane, index_t, lapilli_memory* bytes) {
        return memory(lane, "batch", precision_of<T>, bytes,
                      [&](Context& own, Arguments&) -> Footprint { return need(own); });
    };
    lapilli_memory bytes{};
    memory_of_many(context, {count, orders.data(), query}, &bytes);
    Footprint all;
    all.device = {bytes.device};
    all.host = bytes.host;
    return all;
}
template <class T>
Footprint syevd_of_batch_memory(Context& context, bool vectors, index_t n, index_t count) {
    if (!takes_lanes(context, n, count)) return lapilli::syevd_batch_memory<T>(context, vectors, n, count);
    return memory_in_lanes<T>(context, n, count,
                              [&](Context& own) { return lapilli::syevd_memory<T>(own, vectors, n); });
}
template <class T>
Footprint sygvd_of_batch_memory(Context& context, index_t itype, bool vectors, index_t n, index_t count) {
    if (!takes_lanes(context, n, count))
        return lapilli::sygvd_batch_memory<T>(context, itype, vectors, n, count);
    return memory_in_lanes<T>(context, n, count,
                              [&](Context& own) { return lapilli::sygvd_memory<T>(own, itype, vectors, n); });
}

}  // namespace lapilli::api
