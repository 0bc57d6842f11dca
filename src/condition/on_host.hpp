// SPDX-License-Identifier: BSD-3-Clause
// Condition numbers by factors in host memory: LAPACK's and, since it scales nothing, so that near the limits
// of the numbers it is 0, NaN or infinite, in its place one by solutions of the CPU's BLAS and LAPACK. NaN
// where a factor is not finite. anorm: finite and not 0.
#pragma once

#include <cmath>
#include <vector>

#include "condition/reciprocal.hpp"
#include "host/blas.hpp"
#include "host/lapack_condition.hpp"
#include "host/lapack_indefinite.hpp"

namespace lapilli::on_host {

/// The answer of the CPU's LAPACK for factors on the devices: solution(copy), with a copy of them in host
/// memory.
template <class T, class F>
real_t<T> by_lapack(Context& context, const DistMatrix<const T>& factors, F solution) {
    const HostMatrix<T> copy(factors.rows, factors.cols());
    for (index_t b = 0; b < factors.cyclic.blocks(); ++b) {
        const DeviceView<const T> columns = factors.block_column(b, 0);
        copy_across(context.queue(factors.cyclic.owner(b)), columns,
                    copy.view().block(0, factors.cyclic.block_start(b), columns.rows, columns.cols));
    }
    context.synchronize();
    real_t<T> rcond = 0;
    while_reporting(context, [&] {
        rcond = solution(copy.view());
        return index_t(0);
    });
    return rcond;
}

/// Whether LAPACK's may be right.
template <class R>
bool is_usual(R rcond) {
    return rcond > R(0) && std::isfinite(rcond);
}

/// P does not count. adjoint: that of A^H.
template <class T>
real_t<T> lu_condition(HostView<const T> lu, real_t<T> anorm, bool adjoint) {
    if (!is_finite(Reductions<T>(lu), Part::all)) return not_finite<T>;
    const real_t<T> of_lapack = host::gecon(adjoint ? 'I' : '1', lu, anorm);
    if (is_usual(of_lapack)) return of_lapack;
    return reciprocal_condition<T>(lu.rows, anorm, adjoint, [&](std::vector<T>& x, Op op) {
        const bool plain = op == Op::none;
        host::trsv(plain ? Uplo::lower : Uplo::upper, op, plain, lu, x.data());
        host::trsv(plain ? Uplo::upper : Uplo::lower, op, !plain, lu, x.data());
    });
}

template <class T>
real_t<T> cholesky_condition(Uplo uplo, HostView<const T> factor, real_t<T> anorm) {
    if (!is_finite(Reductions<T>(factor), part_of(uplo))) return not_finite<T>;
    const real_t<T> of_lapack = host::pocon(static_cast<char>(uplo), factor, anorm);
    if (is_usual(of_lapack)) return of_lapack;
    const bool lower = uplo == Uplo::lower;
    return reciprocal_condition<T>(factor.rows, anorm, false, [&](std::vector<T>& x, Op) {
        host::trsv(uplo, lower ? Op::none : Op::adjoint, false, factor, x.data());
        host::trsv(uplo, lower ? Op::adjoint : Op::none, false, factor, x.data());
    });
}

/// 0 where a pivot of order 1 is zero. pivots: LAPACK's.
template <class T>
real_t<T> indefinite_condition(Uplo uplo, bool hermitian, HostView<const T> factors,
                               const std::vector<index_t>& pivots, real_t<T> anorm) {
    if (!is_finite(Reductions<T>(factors), part_of(uplo))) return not_finite<T>;
    const real_t<T> of_lapack = host::sycon(static_cast<char>(uplo), hermitian, factors, pivots, anorm);
    if (is_usual(of_lapack)) return of_lapack;
    const index_t n = factors.rows;
    for (index_t k = 0; k < n; ++k) {
        if (pivots[static_cast<std::size_t>(k)] > 0 && factors(k, k) == T(0)) return 0;
    }
    return reciprocal_condition<T>(n, anorm, false, [&](std::vector<T>& x, Op op) {
        // Where A = A^T, A^-H x is the conjugate of A^-1 times that of x.
        const bool conjugated = !hermitian && op == Op::adjoint;
        if (conjugated) condition::conjugate_all(x);
        host::sytrs(static_cast<char>(uplo), hermitian, factors, pivots, HostView<T>{x.data(), n, 1, n});
        if (conjugated) condition::conjugate_all(x);
    });
}

}  // namespace lapilli::on_host
