// SPDX-License-Identifier: BSD-3-Clause
// The two factorizations as solutions in mixed precision and expert drivers see them, alike in every
// precision: how a matrix is distributed, what it is factored in, the factors in its place, solutions with
// them.
#pragma once

#include "factor/potrf.hpp"
#include "lu/getrf.hpp"
#include "lu/getrs.hpp"

namespace lapilli {

/// P A = L U
template <class T>
struct LuFactors {
    using Plan = GetrfPlan;
    static constexpr Part part = Part::all;  ///< of A that is read

    GetrfWork<T> getrf;
    GetrsWork<T> getrs;
    Interchanges interchanges;

    /// nb: columns of a block column, where another matrix has decided them; else 0.
    static Plan plan(Context& context, index_t n, index_t nb = 0) {
        return GetrfPlan::of<T>(context, n, n, nb);
    }
    /// cols: the right-hand sides of each device
    LuFactors(Arena& arena, const DistMatrix<T>& a, const Plan& plan, const std::vector<index_t>& cols)
        : getrf(arena, a, plan), getrs(arena, a.rows, a.cyclic.nb(), cols) {}

    /// Returns LAPACK's info. Waits.
    index_t factor(Context& context) {
        GetrfResult result = lapilli::getrf(context, getrf);
        interchanges = std::move(result.interchanges);
        return result.info;
    }
    /// B := op(A)^-1 B
    void solve(Context& context, const DistMatrix<T>& b, Op op = Op::none) {
        lapilli::getrs(context, op, getrf.a, interchanges, b, getrs);
    }
};

/// A = L L^H, the lower triangle alone
template <class T>
struct CholeskyFactors {
    struct Plan {
        Team team;
        index_t nb;
        PotrfPlan factorization;
    };
    static constexpr Part part = Part::lower;

    PotrfWork<T> potrf;
    PotrsWork<T> potrs;

    /// Block columns are as wide in every precision.
    static Plan plan(Context& context, index_t n, index_t /*nb*/ = 0) {
        return {potrf_team(context, n), potrf_block(context, n), potrf_plan<T>(context)};
    }
    CholeskyFactors(Arena& arena, const DistMatrix<T>& a, const Plan& plan, const std::vector<index_t>& cols)
        : potrf(arena, a, plan.factorization), potrs(arena, a.rows, a.cyclic.nb(), cols, true) {}

    index_t factor(Context& context) { return lapilli::potrf(context, potrf); }
    /// op(A) is A, whichever: where A is transposed, its conjugate does as well.
    void solve(Context& context, const DistMatrix<T>& b, Op = Op::none) {
        lapilli::potrs(context, potrf.a, b, potrs);
    }
};

}  // namespace lapilli
