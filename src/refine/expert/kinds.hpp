// SPDX-License-Identifier: BSD-3-Clause
// The differences between the systems of expert drivers: scaling, factorization, and condition estimate.
#pragma once

#include "condition/pivoted.hpp"
#include "condition/triangles.hpp"
#include "indefinite/copy_plan.hpp"
#include "indefinite/full_matrix.hpp"
#include "indefinite/sytrf.hpp"
#include "indefinite/sytrs.hpp"
#include "mixed/factors.hpp"
#include "refine/expert/scaling.hpp"

namespace lapilli {

/// P A = L U
template <class T>
struct GeneralKind {
    using R = real_t<T>;
    using Factors = LuFactors<T>;
    static constexpr const char* crossover = "getrf.crossover";
    struct ConditionWork : ConditionTerms<T> {
        ConditionWork(Arena& arena, const DistMatrix<T>& factors) : ConditionTerms<T>(arena, factors, true) {}
    };
    static constexpr Part part = Part::all;  ///< of A that is read and written
    static constexpr bool has_growth = true;

    /// Before A is scaled.
    static void prepare(Context&, const DistMatrix<T>&) {}
    static Scaling<R> scaling(const Reductions<T>& a) { return scaling_by(general_factors(a)); }
    /// All elements of A that a product needs.
    static void complete(Context&, const Factors&, const DistMatrix<T>&) {}
    /// See refinement.hpp.
    static bool symmetric(const Factors&) { return false; }
    static R condition(Context& context, const Factors&, const DistMatrix<T>& factors, R norm, Op op,
                       ConditionWork& work) {
        return reciprocal_condition<T>(context, readable(factors), true, norm, op != Op::none, work);
    }
};

/// A = L L^H
template <class T>
struct DefiniteKind {
    using R = real_t<T>;
    using Factors = CholeskyFactors<T>;
    static constexpr const char* crossover = "potrf.crossover";
    struct ConditionWork : ConditionTerms<T> {
        ConditionWork(Arena& arena, const DistMatrix<T>& factor) : ConditionTerms<T>(arena, factor, false) {}
    };
    static constexpr Part part = Part::lower;
    static constexpr bool has_growth = false;

    static void prepare(Context& context, const DistMatrix<T>& a) {
        if constexpr (is_complex<T>) make_diagonal_real(context, a);
    }
    static Scaling<R> scaling(const Reductions<T>& a) {
        return scaling_by(diagonal_factors(a.diagonal(Size::real_part)));
    }
    static void complete(Context& context, const Factors&, const DistMatrix<T>& a) {
        complete_hermitian(context, a);
    }
    static bool symmetric(const Factors&) { return false; }
    static R condition(Context& context, const Factors&, const DistMatrix<T>& factor, R norm, Op,
                       ConditionWork& work) {
        return reciprocal_condition<T>(context, readable(factor), false, norm, false, work);
    }
};

/// P A P^T = L D L^T or L D L^H, on one device, of the lower triangle or, in the opposite order, of an upper
/// one.
template <class T>
struct IndefiniteFactors {
    struct Plan {
        Uplo uplo;
        bool hermitian;
        Team team;
        index_t nb, width;
    };

    Plan how;
    DistMatrix<T> matrix;
    BunchKaufmanPivots pivots;
    FullMatrixWork<T> full;
    SytrfWork<T> sytrf;
    SytrsWork<T> sytrs;

    /// The plan. A memory query does not know the triangle.
    static Plan plan(Context& context, index_t n, Uplo uplo = Uplo::lower, bool hermitian = false) {
        return {uplo, hermitian, one_device, potrf_block(context, n), sytrf_width(context, n)};
    }
    IndefiniteFactors(Arena& arena, const DistMatrix<T>& a, const Plan& plan,
                      const std::vector<index_t>& cols)
        : how(plan),
          matrix(a),
          pivots(std::vector<index_t>()),
          full(arena, a.rows, plan.nb),
          sytrf(arena, a.rows, plan.width),
          sytrs(arena, a.rows, plan.nb, cols) {}

    /// LAPACK's info.
    index_t factor(Context& context) {
        SytrfResult result = lapilli::sytrf(context, how.hermitian, how.uplo == Uplo::upper, matrix, sytrf);
        pivots = std::move(result.pivots);
        return info_of_indefinite(how.uplo, matrix.rows, result.info);
    }
    /// op(A) is A: of a symmetric one nothing else is asked for.
    void solve(Context& context, const DistMatrix<T>& b, Op = Op::none) {
        lapilli::sytrs(context, how.hermitian, matrix, pivots, b, sytrs);
    }
};

template <class T>
struct IndefiniteKind {
    using R = real_t<T>;
    using Factors = IndefiniteFactors<T>;
    static constexpr const char* crossover = "sytrf.crossover";
    using ConditionWork = PivotedConditionTerms<T>;
    static constexpr Part part = Part::lower;
    static constexpr bool has_growth = false;

    static void prepare(Context&, const DistMatrix<T>&) {}
    /// LAPACK scales none.
    static Scaling<R> scaling(const Reductions<T>&) { return {}; }
    static void complete(Context& context, const Factors& factors, const DistMatrix<T>& a) {
        lapilli::complete(context, factors.how.hermitian, a, factors.full);
    }
    static bool symmetric(const Factors& factors) { return !factors.how.hermitian; }
    static R condition(Context& context, const Factors& factors, const DistMatrix<T>& matrix, R norm, Op,
                       ConditionWork& work) {
        return reciprocal_condition<T>(context, factors.how.uplo, factors.how.hermitian, matrix,
                                       factors.pivots, norm, work);
    }
};

}  // namespace lapilli
