// SPDX-License-Identifier: BSD-3-Clause
// The eigenproblem of a symmetric or Hermitian working matrix, as SYEVD and all that comes down to it solve it: reduction to
// tridiagonal form, the tridiagonal eigenproblem, and the way back of the vectors that are wanted.
#pragma once

#include <memory>

#include "eigen/stedc/stedc.hpp"
#include "eigen/sterf.hpp"
#include "eigen/sytrd.hpp"
#include "eigen/twostage/chase.hpp"
#include "eigen/twostage/sy2sb.hpp"
#include "reflectors/apply_q.hpp"

namespace lapilli {

/// How the matrix is reduced: at once, or to a band first and from there by the bulge chase.
struct EigenproblemPlan {
    index_t reflectors;     ///< how many are applied at once on the way back
    index_t collected = 0;  ///< two stages: the panels whose updates are collected; 0: one stage

    explicit EigenproblemPlan(index_t of_one_stage) : reflectors(of_one_stage) {}
    EigenproblemPlan(index_t count, index_t panels) : reflectors(count), collected(panels) {}
    bool has_two_stages() const { return collected > 0; }
};
/// As the setting syevd.stages says; `auto` by the number of devices, the order, the scalar, and whether vectors are wanted.
template <class T>
EigenproblemPlan eigenproblem_plan(Context& context, int devices, index_t n, bool with_vectors);
template <class T>
EigenproblemPlan one_stage_plan(Context& context, index_t n);
/// Whether the setting leaves the number of stages to the library.
bool stages_are_free(const Context& context);
/// The devices for a matrix of order n. Without vectors and in two stages two GPUs are level with one at n = 8000: the chase is
/// one device's.
template <class T>
Team eigenproblem_team(Context& context, index_t n, bool with_vectors) {
    const bool two_stages = !with_vectors && eigenproblem_plan<T>(context, 1, n, false).has_two_stages();
    return two_stages ? team_for(context, "sytrd.columns", 4500, n) : sytrd_team(context, n);
}

/// The same, but where `auto` takes two stages and the devices have no room for what they need, one. Work(arena, args...,
/// plan) is the call's work structure.
template <class Work, class T, class... Args>
EigenproblemPlan plan_that_fits(Context& context, Team team, index_t n, bool with_vectors,
                                const Args&... args) {
    const EigenproblemPlan plan = eigenproblem_plan<T>(context, team.devices, n, with_vectors);
    if (!plan.has_two_stages() || !stages_are_free(context)) return plan;
    return context.has_room(Allocated<Work>::measure(team, args..., plan)) ? plan
                                                                           : one_stage_plan<T>(context, n);
}

/// What both stages work with. The band is as wide as a block column of the matrix.
template <class T>
struct TwoStageWork {
    std::unique_ptr<ChaseWork<T>> to_tridiagonal;
    Sy2sbWork<T> to_band;
    TwoStageWork(Arena& arena, const DistMatrix<T>& a, index_t panels, bool with_vectors,
                 const CarveLater& later);
};

/// The steps follow each other, and where one's workspace stood stands what the next ones need:
///
///     one stage     A, tau | reduction
///                          | vectors | divide and conquer
///                                    | back-transformation
///     two stages    A, tau, band | to a band
///                                | reflectors of the chase | chase
///                                                          | vectors | divide and conquer
///                                                                    | either back-transformation
template <class T>
struct EigenproblemWork {
    std::unique_ptr<SterfWork> sterf;  ///< values alone
    std::unique_ptr<StedcWork<T>> stedc;
    std::unique_ptr<ApplyQWork<T>> apply;
    std::unique_ptr<ApplyChaseWork<T>> apply_chase;
    std::unique_ptr<SytrdWork<T>> one_stage;
    std::unique_ptr<TwoStageWork<T>> two_stages;
    real_t<T>*d, *e;  ///< the tridiagonal matrix, then the eigenvalues, on the host

    Selection wanted;
    IndexRange found{0, 0};  ///< in d

    /// later(columns of the vectors): what is done with them then, in the memory of all but A and the vectors.
    EigenproblemWork(
        Arena& arena, const DistMatrix<T>& a, bool with_vectors, const EigenproblemPlan& plan,
        const Selection& part = {},
        const typename StedcWork<T>::CarveForVectors& later = [](const Cyclic&) {});

    /// The results: how many of the wanted eigenvalues there are; they, on the host, in ascending order; and, if they were
    /// asked for, their eigenvectors.
    index_t count() const { return found.count; }
    const real_t<T>* values() const { return d + found.begin; }
    const DistMatrix<T>& vectors() const { return stedc->vectors; }
};

/// Overwrites the lower triangle of the matrix. Returns LAPACK's info of SYEVD; where it is not 0 nothing was found.
/// Throws LAPILLI_ERROR_NOT_FINITE.
template <class T>
index_t solve_eigenproblem(Context& context, EigenproblemWork<T>& work);

}  // namespace lapilli
