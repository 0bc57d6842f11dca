// SPDX-License-Identifier: BSD-3-Clause
// What differs between the systems of expert drivers: how they are scaled and factored, and by what their condition is estimated.
#pragma once

#include "condition/triangles.hpp"
#include "matrix/full_storage.hpp"
#include "mixed/factors.hpp"
#include "refine/expert/scaling.hpp"

namespace lapilli {

/// P A = L U
template <class T>
struct GeneralKind {
    using R = real_t<T>;
    using Factors = LuFactors<T>;
    using ConditionWork = ConditionTerms<T>;
    static constexpr Part part = Part::all;  ///< of A that is read and written
    static constexpr bool has_growth = true;

    /// Before A is scaled.
    static void prepare(Context&, const DistMatrix<T>&) {}
    static Scaling<R> scaling(const Reductions<T>& a) { return scaling_by(general_factors(a)); }
    /// All elements of A that a product needs.
    static void complete(Context&, const DistMatrix<T>&) {}
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
    using ConditionWork = ConditionTerms<T>;
    static constexpr Part part = Part::lower;
    static constexpr bool has_growth = false;

    static void prepare(Context& context, const DistMatrix<T>& a) {
        if constexpr (is_complex<T>) make_diagonal_real(context, a);
    }
    static Scaling<R> scaling(const Reductions<T>& a) {
        return scaling_by(diagonal_factors(a.diagonal(Size::real_part)));
    }
    static void complete(Context& context, const DistMatrix<T>& a) { complete_hermitian(context, a); }
    static R condition(Context& context, const Factors&, const DistMatrix<T>& factor, R norm, Op,
                       ConditionWork& work) {
        return reciprocal_condition<T>(context, readable(factor), false, norm, false, work);
    }
};

}  // namespace lapilli
