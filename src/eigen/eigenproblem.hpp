// SPDX-License-Identifier: BSD-3-Clause
// The eigenproblem of a symmetric or Hermitian working matrix, as SYEVD and the drivers built on it solve it:
// reduction to tridiagonal form, the tridiagonal eigenproblem, and the back-transformation of the wanted
// vectors.
#pragma once

#include <memory>

#include "eigen/sytrd.hpp"
#include "eigen/twostage/chase.hpp"
#include "eigen/twostage/sy2sb.hpp"
#include "reflectors/apply_q.hpp"
#include "tridiagonal/stedc/stedc.hpp"
#include "tridiagonal/sterf.hpp"

namespace lapilli {

/// The reduction: in one stage, or in two, to a band and from there by the bulge chase.
struct EigenproblemPlan {
    index_t reflectors;     ///< reflectors per block of the back-transformation
    index_t collected = 0;  ///< two stages: panels whose updates are collected; 0: one stage

    explicit EigenproblemPlan(index_t of_one_stage) : reflectors(of_one_stage) {}
    EigenproblemPlan(index_t count, index_t panels) : reflectors(count), collected(panels) {}
    bool has_two_stages() const { return collected > 0; }
};
/// The plan by the setting syevd.stages. `auto` decides by the number of devices, the order, the scalar, and
/// whether vectors are wanted.
template <class T>
EigenproblemPlan eigenproblem_plan(Context& context, int devices, index_t n, bool with_vectors);
template <class T>
EigenproblemPlan one_stage_plan(Context& context, index_t n);
/// Whether the setting leaves the number of stages to the library.
bool stages_are_free(const Context& context);
/// The devices for a matrix of order n. Without vectors and in two stages, two GPUs are level with one at n =
/// 8000, because the chase runs on one device.
template <class T>
Team eigenproblem_team(Context& context, index_t n, bool with_vectors) {
    const bool two_stages = !with_vectors && eigenproblem_plan<T>(context, 1, n, false).has_two_stages();
    return two_stages ? team_for(context, "sytrd.columns", 4500, n) : sytrd_team(context, n);
}

/// The same plan, except that `auto` takes one stage if two stages do not fit into device memory. Work(arena,
/// args..., plan) is the call's work structure.
template <class Work, class T, class... Args>
EigenproblemPlan plan_that_fits(Context& context, Team team, index_t n, bool with_vectors,
                                const Args&... args) {
    const EigenproblemPlan plan = eigenproblem_plan<T>(context, team.devices, n, with_vectors);
    if (!plan.has_two_stages() || !stages_are_free(context)) return plan;
    return context.has_room(Allocated<Work>::measure(team, args..., plan)) ? plan
                                                                           : one_stage_plan<T>(context, n);
}

/// Workspace of both stages. The band is as wide as a block column of the matrix.
template <class T>
struct TwoStageWork {
    std::unique_ptr<ChaseWork<T>> to_tridiagonal;
    Sy2sbWork<T> to_band;
    TwoStageWork(Arena& arena, const DistMatrix<T>& a, index_t panels, bool with_vectors,
                 const CarveLater& later);
};

/// Steps run one after the other, and later steps reuse the workspace of earlier ones:
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
    std::unique_ptr<BisectionWork> sterf;  ///< values only
    std::unique_ptr<StedcWork<T>> stedc;
    std::unique_ptr<ApplyQWork<T>> apply;
    std::unique_ptr<ApplyChaseWork<T>> apply_chase;
    std::unique_ptr<SytrdWork<T>> one_stage;
    std::unique_ptr<TwoStageWork<T>> two_stages;
    real_t<T>*d, *e;  ///< the tridiagonal matrix, later the eigenvalues; on the host

    Selection wanted;
    IndexRange found{0, 0};  ///< the wanted eigenvalues in d

    /// later(columns of the vectors): carves workspace for what follows. It may reuse all memory except A and
    /// the vectors.
    EigenproblemWork(
        Arena& arena, const DistMatrix<T>& a, bool with_vectors, const EigenproblemPlan& plan,
        const Selection& part = {},
        const typename StedcWork<T>::CarveForVectors& later = [](const Cyclic&) {});

    /// The results: the number of wanted eigenvalues, their values on the host in ascending order, and their
    /// eigenvectors if vectors were asked for.
    index_t count() const { return found.count; }
    const real_t<T>* values() const { return d + found.begin; }
    const DistMatrix<T>& vectors() const { return stedc->vectors; }
};

/// Overwrites the lower triangle of the matrix. Returns info of LAPACK's SYEVD; if it is not 0, there are no
/// results. Throws LAPILLI_ERROR_NOT_FINITE.
template <class T>
index_t solve_eigenproblem(Context& context, EigenproblemWork<T>& work);

}  // namespace lapilli
