// SPDX-License-Identifier: BSD-3-Clause
// Condition numbers by the factors of SYTRF or HETRF. Interchanges are brought to all of L once; then each
// solution is two with a triangle and one vector.
#pragma once

#include <algorithm>
#include <vector>

#include "blas/triangular_vector.hpp"
#include "condition/on_host.hpp"
#include "condition/reciprocal.hpp"
#include "factor/trtri.hpp"
#include "indefinite/plain_factors.hpp"

namespace lapilli {

template <class T>
struct PivotedConditionTerms {
    PlainFactors<T> plain;
    typename TriangularVector<T>::Work triangle;
    typename TravellingVector<T>::Work vector;
    typename Reductions<T>::Work check;
    T* diagonal;
    PivotedConditionTerms(Arena& arena, const DistMatrix<T>& factors)
        : plain(arena, factors.rows),
          triangle(arena, factors.cyclic),
          vector(arena, factors.rows, std::min(factors.cyclic.nb(), factors.rows)),
          check(arena, factors.rows, factors.cyclic.cols_of_devices(), Wanted::sums),
          diagonal(arena.pinned_array<T>(factors.rows)) {}
};

namespace condition {

template <class T>
void interchange(const Interchanges& rows, std::vector<T>& x) {
    for (std::size_t k = 0; k < rows.pivots.size(); ++k) {
        const auto [i, j] = rows.rows(k);
        std::swap(x[static_cast<std::size_t>(i)], x[static_cast<std::size_t>(j)]);
    }
}

template <class T>
real_t<T> largest_part_of(const T* x, index_t n) {
    real_t<T> largest = 0;
    for (index_t i = 0; i < n; ++i) largest = std::max(largest, largest_part(x[i]));
    return largest;
}

/// The rows and columns of a square matrix in the opposite order.
template <class T>
void reverse(HostView<T> a) {
    for (index_t j = 0; j < a.cols; ++j) std::reverse(a.at(0, j), a.at(0, j) + a.rows);
    for (index_t j = 0; j < a.cols / 2; ++j)
        std::swap_ranges(a.at(0, j), a.at(0, j) + a.rows, a.at(0, a.cols - 1 - j));
}

}  // namespace condition

/// NaN where a factor is not finite, 0 where a pivot of order 1 is zero. uplo: the caller's triangle; `a` has
/// its form. anorm: finite and not 0. The factors are afterwards as before.
template <class T>
real_t<T> reciprocal_condition(Context& context, Uplo uplo, bool hermitian, const DistMatrix<T>& a,
                               const BunchKaufmanPivots& pivots, real_t<T> anorm,
                               PivotedConditionTerms<T>& work) {
    const DistMatrix<const T> factors = readable(a);
    if (!is_finite(Reductions<T>(context, factors, 0, work.check), Part::lower)) return not_finite<T>;
    copy_diagonal(context, a, work.diagonal);
    if (pivots.zero_pivot(work.diagonal) >= 0) return 0;
    real_t<T> size_of_d = condition::largest_part_of(work.diagonal, a.rows);
    work.plain.take_apart(context, pivots, a);
    context.synchronize();
    download_array(context.queue(0), work.plain.blocks.e[0], work.diagonal, a.rows);
    context.synchronize();
    size_of_d = std::max(size_of_d, condition::largest_part_of(work.diagonal, a.rows));
    if (size_of_d > condition::least_growth<T>(a.rows, anorm)) {
        work.plain.put_together(context, a);
        context.synchronize();
        return on_host::by_lapack(context, factors, [&](HostView<T> copy) {
            if (uplo == Uplo::upper) condition::reverse(copy);
            return on_host::indefinite_condition(uplo, hermitian, HostView<const T>(copy),
                                                 pivots.as_lapack(uplo), anorm);
        });
    }
    TravellingVector<T> vector(context, a.rows, work.vector);
    TriangularVector<T> l(context, factors, {.uplo = Uplo::lower, .unit = true}, work.triangle);
    // The first solution ends where the second one begins, and has been on every device that has a part of D.
    const Op of_second = hermitian ? Op::adjoint : Op::transpose;
    const int between = l.first_device(of_second);
    Interchanges rows = pivots.interchanges();
    const real_t<T> rcond =
        reciprocal_condition<T>(context, a.rows, anorm, false, [&](std::vector<T>& x, Op op) {
            // Where A = A^T, A^-H x is the conjugate of A^-1 times that of x.
            const bool conjugated = !hermitian && op == Op::adjoint;
            if (conjugated) condition::conjugate_all(x);
            rows.forwards = true;
            condition::interchange(rows, x);
            vector.upload(x, l.first_device(Op::none));
            l.solve(Op::none, vector);
            work.plain.solve_with_d(context.queue(between), between, hermitian,
                                    DeviceView<T>{vector.on(between), a.rows, 1, a.rows});
            l.solve(of_second, vector);
            vector.download(x);
            rows.forwards = false;
            condition::interchange(rows, x);
            if (conjugated) condition::conjugate_all(x);
        });
    work.plain.put_together(context, a);
    context.synchronize();
    return rcond;
}

}  // namespace lapilli
