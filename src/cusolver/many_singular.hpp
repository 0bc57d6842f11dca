// SPDX-License-Identifier: BSD-3-Clause
// Singular values and vectors of many matrices: in device memory of this library first,
//
//     S   k of each matrix, one behind the other      U   m x k      VT  k x n, which is k x (n count)
//
// from where the columns that the caller wants go to his arrays. V is the adjoint of all VT at once, (n
// count) x k: its column j has column j of each V, n elements apart.
#pragma once

#include <vector>

#include "cusolver/borrowed.hpp"
#include "cusolver/call.hpp"
#include "cusolver/library.hpp"

namespace lapilli::cusolver {

/// The caller's request: of each matrix the first values, and the first columns of U and V.
template <class T>
struct ManySingular {
    bool vectors;
    index_t m, n, count;
    index_t values, of_u, of_v;
    real_t<T>* S;
    index_t strides;
    T* U;
    index_t ldu, strideu;
    T* V;
    index_t ldv, stridev;

    index_t order() const { return std::min(m, n); }
    /// Lapilli has no more columns than values.
    bool is_served(lapilli_context ctx) const {
        const auto here = [&](const void* address) { return lapilli_private_owns(ctx, address) == 1; };
        if (std::max(m, n) > largest_of_batches || count < 1 || values < 1 || values > order() ||
            strides < values || !here(S))
            return false;
        return !vectors || (of_u <= order() && of_v <= order() && ldu >= m && strideu >= ldu * of_u &&
                            ldv >= n && stridev >= ldv * of_v && here(U) && here(V));
    }
};

/// As the routine of liblapilli takes them.
template <class T>
struct OwnSingular {
    real_t<T>* S;
    T* U;
    index_t ldu, strideu;
    T* VT;
    index_t ldvt, stridevt;
    lapilli_int* infos;
};

/// Columns of many matrices, `rows` elements long; E is what they consist of.
template <class E>
struct ManyColumns {
    E* data;
    index_t ld, stride;
};
template <class E>
bool copy_columns(lapilli_context ctx, index_t rows, index_t columns, index_t count,
                  const ManyColumns<const E>& from, const ManyColumns<E>& to) {
    constexpr index_t size = sizeof(E);
    return lapilli_private_copy_columns(ctx, rows * size, columns, count, from.data, from.ld * size,
                                        from.stride * size, to.data, to.ld * size, to.stride * size) == 0;
}

/// Norms of A - U S V^H in the caller's memory, as far as he wants them; V^H as he gets it.
template <class T>
struct ResidualNorms {
    const T* A = nullptr;
    index_t lda = 0, stridea = 0;
    double* to = nullptr;
};

/// call(own) computes. Matrices without results are the real library's: real(k) is its call for the k-th one.
template <class T, class Call>
lapilli_int singular_of_many(lapilli_context ctx, const ManySingular<T>& to, const ResidualNorms<T>& norms,
                             int* info, Call call, FunctionRef<Status(index_t)> real) {
    using R = real_t<T>;
    if (!to.is_served(ctx)) return LAPILLI_ERROR_INTERNAL;
    if (norms.to != nullptr && !to.vectors) return residuals_wanted;
    const index_t k = to.order(), of_vectors = to.vectors ? k * to.count : 0;
    const auto bytes = [](index_t elements, std::size_t size) {
        return static_cast<std::size_t>(std::max<index_t>(elements, 1)) * size;
    };
    const Borrowed own(ctx, {bytes(k * to.count, sizeof(R)), bytes(to.m * of_vectors, sizeof(T)),
                             bytes(to.n * of_vectors, sizeof(T)), bytes(to.n * of_vectors, sizeof(T)),
                             bytes(to.count, sizeof(double))});
    if (!own.is_there()) return LAPILLI_ERROR_DEVICE_MEMORY;
    std::vector<lapilli_int> infos(static_cast<std::size_t>(to.count));
    auto* const S = static_cast<R*>(own.piece(0));
    auto *const U = static_cast<T*>(own.piece(1)), *const VT = static_cast<T*>(own.piece(2)),
                *const V = static_cast<T*>(own.piece(3));
    const lapilli_int failed = call(OwnSingular<T>{S, U, to.m, to.m * k, VT, k, k * to.n, infos.data()});
    if (failed < 0) return failed;

    bool arrived = copy_columns<R>(ctx, to.values, 1, to.count, {S, k, k}, {to.S, to.strides, to.strides});
    if (to.vectors) {
        const index_t all = to.n * to.count;
        arrived = arrived && copy_columns<T>(ctx, to.m, to.of_u, to.count, {U, to.m, to.m * k},
                                             {to.U, to.ldu, to.strideu});
        arrived = arrived && lapilli_private_adjoint(ctx, precision_letter<T>, all, k, VT, k, V, all) == 0 &&
                  copy_columns<T>(ctx, to.n, to.of_v, to.count, {V, all, to.n}, {to.V, to.ldv, to.stridev});
    }
    if (norms.to != nullptr) {
        auto* const found = static_cast<double*>(own.piece(4));
        arrived = arrived &&
                  lapilli_private_residual_norms(ctx, precision_letter<T>, to.m, to.n, to.values, to.count,
                                                 norms.A, norms.lda, norms.stridea, S, U, VT, found) == 0 &&
                  lapilli_copy(ctx, norms.to, found, bytes(to.count, sizeof(double))) == 0;
    }
    return arrived ? deliver_infos(ctx, infos, info, real) : lapilli_int{undelivered};
}

}  // namespace lapilli::cusolver
