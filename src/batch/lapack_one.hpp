// SPDX-License-Identifier: BSD-3-Clause
// LAPACK on the CPU for one matrix of a batch, by any thread. Each returns the matrix's info.
#pragma once

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "base/scaling.hpp"
#include "batch/problem.hpp"
#include "host/blas.hpp"
#include "host/lapack.hpp"
#include "host/lapack_qr.hpp"
#include "host/lu_without_interchanges.hpp"
#include "matrix/real_diagonal.hpp"
#include "qr/lapacks_range.hpp"

namespace lapilli {

/// False where the triangle has a NaN or an infinity; else also its largest element.
template <class T>
bool finite_triangle(Uplo uplo, HostView<T> a, real_t<T>& largest) {
    largest = 0;
    for (index_t j = 0; j < a.cols; ++j) {
        for (index_t i = uplo == Uplo::lower ? j : 0; i < (uplo == Uplo::lower ? a.rows : j + 1); ++i) {
            const real_t<T> size = largest_part(a(i, j));
            if (!std::isfinite(size)) return false;
            largest = std::max(largest, size);
        }
    }
    return true;
}

/// The values to w; the vectors over A where they are asked for, else A is destroyed.
template <class T>
index_t lapack_syevd(bool vectors, Uplo uplo, HostView<T> a, real_t<T>* w) {
    using R = real_t<T>;
    const index_t n = a.rows;
    R largest = 0;
    make_diagonal_real(a);
    if (!finite_triangle(uplo, a, largest)) return LAPILLI_ERROR_NOT_FINITE;
    const R sigma = safe_scale(largest);
    if (sigma != R(1)) {
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < n; ++i) a(i, j) *= sigma;
        }
    }
    // OpenBLAS 0.3.21 reads past the end of vectors.
    const auto length = static_cast<std::size_t>(n + 4);
    std::vector<R> d(length), e(length);
    std::vector<T> tau(length), z;
    host::sytrd(static_cast<char>(uplo), a, d.data(), e.data(), tau.data());
    index_t info = 0;
    if (!vectors) {
        info = host::sterf(n, d.data(), e.data());
    } else {
        z.resize(static_cast<std::size_t>(n * n) + 2);
        const HostView<T> found{z.data(), n, n, n};
        info = host::stedc('I', n, d.data(), e.data(), found);
        if (info != 0) return info;
        host::ormtr('L', static_cast<char>(uplo), 'N', HostView<const T>(a), tau.data(), found);
        for (index_t j = 0; j < n; ++j) std::copy_n(found.at(0, j), n, a.at(0, j));
    }
    for (index_t i = 0; info == 0 && i < n; ++i) w[i] = d[static_cast<std::size_t>(i)] / sigma;
    return info;
}

/// B becomes its factor.
template <class T>
index_t lapack_sygvd(const BatchProblem& p, HostView<T> a, HostView<T> b, real_t<T>* w) {
    const char uplo = static_cast<char>(p.uplo);
    const index_t failed = host::potrf(uplo, b);
    if (failed != 0) return p.n + failed;
    real_t<T> largest = 0;
    make_diagonal_real(a);
    if (!finite_triangle(p.uplo, a, largest)) return LAPILLI_ERROR_NOT_FINITE;
    host::sygst(p.itype, uplo, a, HostView<const T>(b));
    const index_t info = lapack_syevd(p.vectors, p.uplo, a, w);
    if (info != 0 || !p.vectors) return info;
    // x = L^-H y or L y; with U = L^H it is x = U^-1 y or U^H y.
    const Op op = (p.uplo == Uplo::lower) == (p.itype == 3) ? Op::none : Op::adjoint;
    if (p.itype == 3) {
        host::trmm(Side::left, p.uplo, op, false, T(1), HostView<const T>(b), a);
    } else {
        host::trsm(Side::left, p.uplo, op, false, T(1), HostView<const T>(b), a);
    }
    return 0;
}

/// GETRF, and GETRS with its factors; GETRS and GETRI with those of another call.
template <class T>
index_t lapack_lu(const BatchProblem& p, HostView<T> a, HostView<T> b, index_t* pivots) {
    const index_t count = p.pivots();
    std::vector<index_t> found(pivots, pivots + count);
    if (!p.interchanges) {
        found.resize(static_cast<std::size_t>(std::min(p.m, p.n)));
        std::iota(found.begin(), found.end(), index_t{1});
    }
    if (p.kind == BatchKind::getrs || p.kind == BatchKind::getri) {
        const bool rows = std::all_of(found.begin(), found.end(),
                                      [&](index_t pivot) { return pivot >= 1 && pivot <= p.n; });
        if (!rows) return -p.number_of_pivots;
        if (p.kind == BatchKind::getri) {
            for (index_t j = 0; j < b.cols; ++j) std::copy_n(a.at(0, j), a.rows, b.at(0, j));
            return host::getri(p.has_b() ? b : a, found);
        }
    } else {
        const index_t info = p.interchanges ? host::getrf(a, found) : host::getrf_without_interchanges(a);
        std::copy_n(found.begin(), count, pivots);
        if (info != 0 || !p.has_b()) return info;
    }
    return host::getrs(static_cast<char>(p.op), HostView<const T>(a), found, b);
}

template <class T>
index_t lapack_trsm(const BatchProblem& p, HostView<const T> a, HostView<T> b) {
    const T alpha = scalar_of<T>(p.alpha);
    for (index_t i = 0; i < a.rows && !p.unit && alpha != T(0); ++i)
        if (a(i, i) == T(0)) return i + 1;
    host::trsm(p.side, p.uplo, p.op, p.unit, alpha, a, b);
    return 0;
}

template <class T>
void zero_below_diagonal(HostView<T> r) {
    for (index_t j = 0; j + 1 < r.rows && j < r.cols; ++j) std::fill_n(r.at(j + 1, j), r.rows - j - 1, T(0));
}

template <class T>
index_t lapack_qr(const BatchProblem& p, HostView<T> a, HostView<T> b, T* tau) {
    const char trans = p.op == Op::none ? 'N' : is_complex<T> ? 'C' : 'T';
    switch (p.kind) {
        case BatchKind::geqrf:
            host::geqrf(Orthogonal::qr, a, tau);
            return 0;
        case BatchKind::orgqr:
            host::orgqr(Orthogonal::qr, p.reflectors, a, tau);
            return 0;
        case BatchKind::qr:
            host::geqrf(Orthogonal::qr, a, tau);
            for (index_t j = 0; j < b.cols; ++j) std::copy_n(a.at(0, j), b.rows, b.at(0, j));
            zero_below_diagonal(b);
            host::orgqr(Orthogonal::qr, p.reflectors, a.block(0, 0, a.rows, p.reflectors), tau);
            return 0;
        case BatchKind::ormqr:
            host::ormqr(Orthogonal::qr, static_cast<char>(p.side), trans, HostView<const T>(a), tau, b);
            return 0;
        default:
            break;
    }
    const LapacksRange<T> range(b);
    const index_t failed = host::gels('N', a, b);
    range.restore(b);
    return failed;
}

template <class T>
index_t lapack_one(const BatchProblem& p, HostView<T> a, HostView<T> b, real_t<T>* w, T* tau,
                   index_t* pivots) {
    if (p.is_lu()) return lapack_lu(p, a, b, pivots);
    if (p.is_qr()) return lapack_qr(p, a, b, tau);
    if (p.kind == BatchKind::syevd) return lapack_syevd(p.vectors, p.uplo, a, w);
    if (p.kind == BatchKind::sygvd) return lapack_sygvd(p, a, b, w);
    if (p.kind == BatchKind::trsm) return lapack_trsm<T>(p, a, b);
    const char uplo = static_cast<char>(p.uplo);
    if (p.kind == BatchKind::potri) return host::potri(uplo, a);
    const index_t info = p.only_solves() ? 0 : host::potrf(uplo, a);
    return info != 0 || !p.has_b() ? info : host::potrs(uplo, HostView<const T>(a), b);
}

}  // namespace lapilli
