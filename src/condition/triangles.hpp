// SPDX-License-Identifier: BSD-3-Clause
// Condition numbers by triangular factors that are on the devices: solutions with one vector each, by the
// factors where they are.
#pragma once

#include <vector>

#include "blas/triangular_vector.hpp"
#include "condition/on_host.hpp"
#include "condition/reciprocal.hpp"
#include "device/calls.hpp"
#include "matrix/host_matrix.hpp"

namespace lapilli {

/// For factors L or, of an LU factorization, L and U; the vector.
template <class T>
struct ConditionTerms {
    typename TriangularVector<T>::Work lower, upper;
    typename TravellingVector<T>::Work vector;
    typename Reductions<T>::Work check;
    ConditionTerms(Arena& arena, const DistMatrix<T>& factors, bool two)
        : lower(arena, factors.cyclic),
          upper(two ? typename TriangularVector<T>::Work(arena, factors.cyclic)
                    : typename TriangularVector<T>::Work()),
          vector(arena, factors.rows, std::min(factors.cyclic.nb(), factors.rows)),
          check(arena, factors.rows, factors.cyclic.cols_of_devices(), Wanted::sums) {}
};

/// Solutions with the factors of a matrix. P does not count: a permutation of A's rows or columns leaves the
/// norms of A^-1.
template <class T>
class FactorsAndVector {
  public:
    /// lu: L with a diagonal of ones and U; else L L^H.
    FactorsAndVector(Context& context, const DistMatrix<const T>& factors, bool lu, ConditionTerms<T>& work)
        : lu_(lu),
          vector_(context, factors.rows, work.vector),
          lower_(context, factors, {.uplo = Uplo::lower, .unit = lu}, work.lower),
          upper_(context, factors, {.uplo = Uplo::upper}, work.upper) {}

    void solve(std::vector<T>& x, Op op) {
        if (!lu_) return solve(lower_, Op::none, lower_, Op::adjoint, x);
        op == Op::none ? solve(lower_, op, upper_, op, x) : solve(upper_, op, lower_, op, x);
    }

  private:
    void solve(TriangularVector<T>& first, Op of_first, TriangularVector<T>& second, Op of_second,
               std::vector<T>& x) {
        vector_.upload(x, first.first_device(of_first));
        first.solve(of_first, vector_);
        second.solve(of_second, vector_);
        vector_.download(x);
    }

    bool lu_;
    TravellingVector<T> vector_;
    TriangularVector<T> lower_, upper_;
};

namespace condition {

/// Whether U has grown so much that rounding errors of a solution with L may pass |A^-1|: Wilkinson's
/// matrices.
template <class T>
bool has_grown(const Reductions<T>& lu, real_t<T> anorm) {
    const real_t<T> most = least_growth<T>(lu.rows(), anorm);
    const auto grown = [&](Part part) {
        return largest_of(lu.columns({Combine::largest, Size::larger_part, part})) > most;
    };
    // For a tiny matrix, L alone counts.
    return grown(Part::all) && grown(Part::upper);
}

}  // namespace condition

/// NaN where a factor is not finite. anorm: finite and not 0. adjoint: that of A^H.
template <class T>
real_t<T> reciprocal_condition(Context& context, const DistMatrix<const T>& factors, bool lu, real_t<T> anorm,
                               bool adjoint, ConditionTerms<T>& work) {
    FactorsAndVector<T> system(context, factors, lu, work);
    const Reductions<T> sizes(context, factors, 0, work.check);
    if (!is_finite(sizes, lu ? Part::all : Part::lower)) return not_finite<T>;
    if (lu && condition::has_grown(sizes, anorm)) {
        return on_host::by_lapack(context, factors, [&](HostView<const T> copy) {
            return on_host::lu_condition(copy, anorm, adjoint);
        });
    }
    return reciprocal_condition<T>(context, factors.rows, anorm, adjoint,
                                   [&](std::vector<T>& x, Op op) { system.solve(x, op); });
}

}  // namespace lapilli
