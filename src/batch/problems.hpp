// SPDX-License-Identifier: BSD-3-Clause
// The problem of each routine of batches.
#pragma once

#include <algorithm>

#include "batch/problem.hpp"

namespace lapilli {

inline BatchProblem potrf_of(Uplo uplo, index_t n, index_t count) {
    return {.kind = BatchKind::potrf, .n = n, .count = count, .uplo = uplo};
}
inline BatchProblem syevd_of(bool vectors, Uplo uplo, index_t n, index_t count) {
    return {.kind = BatchKind::syevd, .n = n, .count = count, .uplo = uplo, .vectors = vectors};
}
inline BatchProblem sygvd_of(index_t itype, bool vectors, Uplo uplo, index_t n, index_t count) {
    return {
        .kind = BatchKind::sygvd, .n = n, .count = count, .uplo = uplo, .vectors = vectors, .itype = itype};
}
inline BatchProblem potrs_of(Uplo uplo, index_t n, index_t nrhs, index_t count) {
    return {.kind = BatchKind::potrs, .n = n, .count = count, .uplo = uplo, .nrhs = nrhs};
}
/// As LAPACK, which factors A without right-hand sides, too.
inline BatchProblem posv_of(Uplo uplo, index_t n, index_t nrhs, index_t count) {
    if (nrhs == 0) return potrf_of(uplo, n, count);
    return {.kind = BatchKind::posv, .n = n, .count = count, .uplo = uplo, .nrhs = nrhs};
}
inline BatchProblem potri_of(Uplo uplo, index_t n, index_t count) {
    return {.kind = BatchKind::potri, .n = n, .count = count, .uplo = uplo};
}
inline BatchProblem trsm_of(Side side, Uplo uplo, Op op, bool unit, index_t m, index_t n,
                            std::complex<double> alpha, index_t count) {
    return {.kind = BatchKind::trsm,
            .n = side == Side::left ? m : n,
            .count = count,
            .uplo = uplo,
            .nrhs = n,
            .op = op,
            .side = side,
            .rows_of_c = m,
            .unit = unit,
            .alpha = alpha};
}
/// With the caller's pivots, or, where they are null, without interchanges; memory is that of problems with
/// pivots.
inline BatchProblem with(const index_t* pivots, BatchProblem problem) {
    problem.interchanges = pivots != nullptr;
    return problem;
}
inline BatchProblem getrf_of(index_t m, index_t n, index_t count) {
    return {.kind = BatchKind::getrf, .n = n, .count = count, .m = m};
}
inline BatchProblem getrs_of(int number_of_pivots, Op op, index_t n, index_t nrhs, index_t count) {
    return {.kind = BatchKind::getrs,
            .n = n,
            .count = count,
            .nrhs = nrhs,
            .op = op,
            .number_of_pivots = number_of_pivots};
}
inline BatchProblem getri_of(int number_of_pivots, index_t n, index_t count) {
    return {.kind = BatchKind::getri, .n = n, .count = count, .number_of_pivots = number_of_pivots};
}
/// The inverses are B.
inline BatchProblem getri_outofplace_of(int number_of_pivots, index_t n, index_t count) {
    BatchProblem problem = getri_of(number_of_pivots, n, count);
    problem.nrhs = n;
    return problem;
}
inline BatchProblem gesv_of(index_t n, index_t nrhs, index_t count) {
    if (nrhs == 0) return getrf_of(n, n, count);
    return {.kind = BatchKind::gesv, .n = n, .count = count, .nrhs = nrhs};
}
inline BatchProblem geqrf_of(index_t m, index_t n, index_t count) {
    return {.kind = BatchKind::geqrf, .n = n, .count = count, .m = m, .reflectors = std::min(m, n)};
}
inline BatchProblem orgqr_of(index_t m, index_t n, index_t k, index_t count) {
    return {.kind = BatchKind::orgqr, .n = n, .count = count, .m = m, .reflectors = k};
}
inline BatchProblem qr_of(index_t m, index_t n, index_t count) {
    return {.kind = BatchKind::qr, .n = n, .count = count, .m = m, .nrhs = n, .reflectors = std::min(m, n)};
}
inline BatchProblem ormqr_of(Side side, Op op, index_t m, index_t n, index_t k, index_t count) {
    return {.kind = BatchKind::ormqr,
            .n = k,
            .count = count,
            .m = side == Side::left ? m : n,
            .nrhs = n,
            .op = op == Op::none ? Op::none : Op::adjoint,
            .side = side,
            .reflectors = k,
            .rows_of_c = m};
}
inline BatchProblem gels_of(index_t m, index_t n, index_t nrhs, index_t count) {
    return {.kind = BatchKind::gels, .n = n, .count = count, .m = m, .nrhs = nrhs};
}

/// As LAPACK, which has nothing to multiply by without reflectors, and factors nothing where GELS and
/// solutions have no right-hand sides.
inline bool is_nothing(const BatchProblem& p) {
    const bool no_b = (p.only_solves() || p.kind == BatchKind::gels) && (p.rows_of_b() == 0 || p.nrhs == 0);
    return p.m == 0 || p.n == 0 || p.count == 0 || no_b;
}

}  // namespace lapilli
