// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the drivers of dense routines: triangles as working matrices, and transfers with phases.
#pragma once

#include "matrix/copied_operand.hpp"
#include "matrix/host_matrix.hpp"

namespace lapilli {

/// An upper triangle becomes the conjugate transpose of a lower one.
inline Form form_of(Uplo uplo) { return uplo == Uplo::lower ? Form::direct : Form::adjoint; }

template <class T>
CopyPlan triangle_of(Uplo uplo, const UserMatrix<T>& a) {
    return copy_plan_of(a, form_of(uplo), Part::lower);
}

/// The copy plan of a Cholesky factor for solutions: used in place if that is efficient, otherwise copied
/// into a working matrix as a lower factor.
struct CopiedFactor {
    CopyPlan copy_plan;
    Uplo uplo;
};
template <class T>
CopiedFactor factor_of(Context& context, Team team, Uplo uplo, const UserMatrix<const T>& a,
                       bool good_in_place) {
    const CopyPlan there = where_it_is(context, team, a, copy_plan_of(a));
    if (good_in_place && there.in_place) return {there, uplo};
    return {triangle_of(uplo, a), Uplo::lower};
}

template <class T>
void upload(Context& context, CopiedOperand<T>& operand, const UserMatrix<const T>& a) {
    // A copy within a device is short, and the algorithm's queues begin after it.
    const PhaseScope phase(context, "upload", a.on_host() ? PhaseEnd::idle : PhaseEnd::submitted);
    operand.upload(context, a);
}
template <class T>
void download(Context& context, CopiedOperand<T>& operand, const UserMatrix<T>& a) {
    PhaseScope phase(context, "download");
    operand.download(context, a);
}

/// The common part of plans for linear systems, which derive from it: how a call factors, solves, or both;
/// the same for a call and for its memory query.
template <class Plan>
struct SystemPlan {
    bool factors, solves;
    bool on_devices;
    /// A query does not know the places of the operands and the triangle of A: a call adds them by with().
    CopyPlan a, b;

    Plan with(const CopyPlan& of_a, const CopyPlan& of_b = {}) const {
        Plan plan = static_cast<const Plan&>(*this);
        plan.a = of_a;
        plan.b = of_b;
        return plan;
    }
};

/// Host memory for copies of the matrix and the right-hand sides.
template <class T>
Footprint both_on_host(index_t n, index_t nrhs) {
    return host_footprint<T>(checked_product(checked_sum(n, nrhs), n));
}

}  // namespace lapilli
