// SPDX-License-Identifier: BSD-3-Clause
// The problem of each matrix of a batch.
#pragma once

#include <algorithm>
#include <complex>
#include <vector>

#include "batch/user_batch.hpp"
#include "batch_lu/args.hpp"

namespace lapilli {

enum class BatchKind {
    potrf,
    potrs,
    potri,
    posv,
    syevd,
    sygvd,
    trsm,
    getrf,
    getrs,
    gesv,
    getri,
    geqrf,
    orgqr,
    ormqr,
    gels,
    qr  ///< GEQRF and ORGQR in one; R is B
};

struct BatchProblem {
    BatchKind kind;
    index_t n, count;
    Uplo uplo = Uplo::lower;
    bool vectors = false;
    index_t itype = 1;
    index_t m = n;     ///< rows of A
    index_t nrhs = 0;  ///< columns of B, but those of SYGVD
    Op op = Op::none;
    Side side = Side::left;  ///< of TRSM, and of ORMQR, whose V is A and whose C is B
    index_t reflectors = 0;
    index_t rows_of_c = 0;           ///< rows of B where Q or A is on the right
    index_t number_of_pivots = 0;    ///< which argument they are
    bool interchanges = true;        ///< of LU factors
    bool unit = false;               ///< of TRSM: the diagonal is 1 and is not read
    std::complex<double> alpha = 1;  ///< of TRSM

    bool is_lu() const { return kind >= BatchKind::getrf && kind <= BatchKind::getri; }
    bool is_qr() const { return kind >= BatchKind::geqrf; }
    bool is_cholesky() const { return kind <= BatchKind::posv; }
    /// With factors of another call.
    bool only_solves() const {
        return kind == BatchKind::potrs || kind == BatchKind::getrs || kind == BatchKind::ormqr ||
               kind == BatchKind::trsm;
    }
    index_t order() const { return std::max(m, n); }
    bool has_b() const { return cols_of_b() > 0; }
    index_t rows_of_b() const {
        if (side == Side::right) return rows_of_c;
        if (kind == BatchKind::qr) return reflectors;
        return is_qr() ? m : n;
    }
    index_t cols_of_b() const { return kind == BatchKind::sygvd ? n : nrhs; }
    bool has_values() const { return kind == BatchKind::syevd || kind == BatchKind::sygvd; }
    /// Row interchanges of a matrix.
    index_t pivots() const { return is_lu() && interchanges ? std::min(m, n) : 0; }
    /// Whether the call reads what is in B.
    bool reads_b() const { return has_b() && kind != BatchKind::qr && !is_inverse(); }
    /// Scalar factors of a matrix.
    index_t taus() const { return kind == BatchKind::gels ? n : reflectors; }
    /// Whether they are neither given nor a result.
    bool has_inner_taus() const { return kind == BatchKind::gels || kind == BatchKind::qr; }
    bool reads_taus() const { return kind == BatchKind::orgqr || kind == BatchKind::ormqr; }
    bool delivers_taus() const { return kind == BatchKind::geqrf; }
    bool reads_pivots() const {
        return pivots() > 0 && (kind == BatchKind::getrs || kind == BatchKind::getri);
    }
    /// Whether results are found next to A.
    bool has_c() const { return kind == BatchKind::sygvd; }
    bool is_inverse() const { return kind == BatchKind::getri || kind == BatchKind::potri; }
    /// Whether larger matrices have a routine for one of them, which is on devices, too. TRTRS reads its
    /// triangle.
    bool has_routine_of_one() const { return kind != BatchKind::trsm || alpha != 0.0; }
    /// Whether the call writes A. Inverses that have a place of their own, which is B, leave the factors.
    bool writes_a() const { return has_values() ? vectors : !only_solves() && !(is_inverse() && has_b()); }
    Part part_of_a() const { return is_cholesky() ? triangle() : Part::all; }
    Part part_of_b() const { return kind == BatchKind::sygvd ? triangle() : Part::all; }
    Part triangle() const { return uplo == Uplo::lower ? Part::lower : Part::upper; }
    /// A matrix with an info has no results; but factors are there, POTRF's up to where it failed.
    bool delivers_a(index_t info) const {
        if (has_values()) return vectors && info == 0;
        return !is_inverse() || info == 0;
    }
    bool delivers_b(index_t info) const { return kind == BatchKind::sygvd || info == 0; }
};

/// A number of the call in the precision of its matrices, which it had before.
template <class T>
T scalar_of(std::complex<double> x) {
    if constexpr (is_complex<T>)
        return T(x);
    else
        return static_cast<T>(x.real());
}

/// The caller's arrays.
template <class T>
struct BatchOperands {
    UserBatch<T> a, b;
    real_t<T>* w = nullptr;
    index_t* pivots = nullptr;
    index_t* infos = nullptr;
    T* tau = nullptr;
};

/// Values, scalar factors, pivots and infos to the caller: an info that is not 0 leaves the matrix's values
/// as they were. Returns how many there are. What goes to devices is added before what goes to the host, as a
/// Delivery has it.
template <class T, class AddVector>
index_t add_small_results(const BatchProblem& p, const BatchOperands<T>& x, const real_t<T>* w, const T* tau,
                          const index_t* pivots, const index_t* infos, AddVector add_vector) {
    index_t bad = 0;
    for (index_t k = 0; k < p.count; ++k) bad += infos[k] != 0 ? 1 : 0;
    for (index_t first = 0; p.has_values() && first < p.count;) {
        index_t last = first;
        while (last < p.count && infos[last] == 0) ++last;
        if (last > first) add_vector(x.w + first * p.n, w + first * p.n, (last - first) * p.n);
        first = last + 1;
    }
    if (p.delivers_taus()) add_vector(x.tau, tau, p.count * p.taus());
    if (p.pivots() > 0 && !p.reads_pivots()) add_vector(x.pivots, pivots, p.count * p.pivots());
    add_vector(x.infos, infos, p.count);
    return bad;
}

}  // namespace lapilli
