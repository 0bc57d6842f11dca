// SPDX-License-Identifier: BSD-3-Clause
// The reciprocal condition number of a matrix whose factors are on the devices: |A^-1| is estimated by solutions with one vector
// each, by the factors where they are.
//
// What is estimated is the norm of s A^-1 s, where s^2 is |A| but for a factor below 4: right-hand sides and solutions are about
// as far from the limits of the numbers as the condition number lets them be. Where a solution overflows all the same, rcond
// is 0.
#pragma once

#include <cmath>
#include <limits>
#include <vector>

#include "blas/triangular_vector.hpp"
#include "condition/one_norm.hpp"
#include "norms/norms.hpp"

namespace lapilli {

/// For factors L or, of an LU factorization, L and U; the vector.
template <class T>
struct ConditionTerms {
    typename TriangularVector<T>::Work lower, upper;
    typename TravellingVector<T>::Work vector;
    typename Reductions<T>::Work check;
    ConditionTerms(Arena& arena, const DistMatrix<T>& factors, bool two)
        : lower(TriangularVector<T>::work_for(arena, factors.cyclic)),
          upper(two ? TriangularVector<T>::work_for(arena, factors.cyclic)
                    : typename TriangularVector<T>::Work()),
          vector(arena, factors.rows, std::min(factors.cyclic.nb(), factors.rows)),
          check(arena, factors.rows, factors.cyclic.cols_of_devices(), Wanted::sums) {}
};

template <class T>
bool is_finite(const Reductions<T>& a, Part part) {
    return std::isfinite(largest_of(a.columns({Combine::largest, Size::larger_part, part})));
}

/// solve(x, op): x := A^-1 x or A^-H x in the working matrix's terms.
template <class T, class Solve>
real_t<T> reciprocal_condition(Context& context, index_t n, real_t<T> anorm, bool adjoint, Solve solve) {
    using R = real_t<T>;
    const R s = std::ldexp(R(1), std::ilogb(anorm) / 2);
    int solved = 0;
    const R estimate = estimate_one_norm<T>(n, [&](std::vector<T>& x, Op op) {
        for (T& value : x) value *= s;
        // The one-norm of the adjoint is the infinity-norm.
        solve(x, adjoint == (op == Op::none) ? Op::adjoint : Op::none);
        for (T& value : x) value *= s;
        context.report(std::min(1.0, ++solved / 12.0));
        return one_norm::all_finite(x);
    });
    const R rcond = s / anorm * s / estimate;
    return std::isfinite(rcond) ? rcond : R(0);
}

/// Solutions with the factors of a matrix. P does not count: a permutation of A's rows or columns leaves the norms of A^-1.
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

/// NaN where a factor is not finite. anorm: finite and not 0. adjoint: that of A^H.
template <class T>
real_t<T> reciprocal_condition(Context& context, const DistMatrix<const T>& factors, bool lu, real_t<T> anorm,
                               bool adjoint, ConditionTerms<T>& work) {
    FactorsAndVector<T> system(context, factors, lu, work);
    if (!is_finite(Reductions<T>(context, factors, 0, work.check), lu ? Part::all : Part::lower))
        return std::numeric_limits<real_t<T>>::quiet_NaN();
    return reciprocal_condition<T>(context, factors.rows, anorm, adjoint,
                                   [&](std::vector<T>& x, Op op) { system.solve(x, op); });
}

}  // namespace lapilli
