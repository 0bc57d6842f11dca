// SPDX-License-Identifier: BSD-3-Clause
#include "slepc/pairs.hpp"

#include <algorithm>

namespace lapilli::slepc {

PetscErrorCode Pairs::create(EPS eps, PetscInt columns, PetscInt wanted) {
    PetscFunctionBegin;
    Mat a;
    eps_ = eps;
    n_ = eps->n;
    wanted_ = wanted;
    PetscCall(STGetMatrix(eps->st, 0, &a));
    PetscCall(leader_.create(eps, a));
    values_.resize(static_cast<std::size_t>(columns));
    residuals_.resize(static_cast<std::size_t>(columns));
    if (leader_.leads()) {
        PetscCall(get_context(Devices::all, &context_));
    }
    PetscCall(allocate(columns, &x_));
    PetscFunctionReturn(0);
}

Pairs::~Pairs() {
    for (lapilli_operator op : operators_) (void)lapilli_operator_destroy(op);
    for (lapilli_sparse a : sparse_) (void)lapilli_sparse_destroy(a);
    (void)PetscFree(x_);
}

PetscErrorCode Pairs::allocate(PetscInt columns, PetscScalar** vectors) {
    PetscFunctionBegin;
    *vectors = nullptr;
    if (leader_.leads())
        PetscCall(PetscMalloc1(
            static_cast<std::size_t>(n_) * static_cast<std::size_t>(std::max<PetscInt>(1, columns)),
            vectors));
    PetscFunctionReturn(0);
}

PetscErrorCode Pairs::destroy() {
    PetscFunctionBegin;
    for (lapilli_operator op : operators_) LapilliCall(context_, lapilli_operator_destroy(op));
    for (lapilli_sparse a : sparse_) LapilliCall(context_, lapilli_sparse_destroy(a));
    operators_.clear();
    sparse_.clear();
    PetscCall(PetscFree(x_));
    PetscCall(leader_.destroy());
    PetscFunctionReturn(0);
}

PetscErrorCode Pairs::use_matrix(Mat a, Product product, lapilli_operator* op, lapilli_sparse* of) {
    PetscFunctionBegin;
    lapilli_sparse sparse = nullptr;
    bool found;
    PetscCall(make_sparse(leader_, context_, a, &sparse, &found));
    if (found && sparse) {
        sparse_.push_back(sparse);
        LapilliCall(context_, lapilli_operator_sparse(context_, sparse, op));
        operators_.push_back(*op);
    }
    if (of) *of = sparse;
    if (!found) PetscCall(use_product(product, op));
    PetscFunctionReturn(0);
}

PetscErrorCode Pairs::use_product(Product product, lapilli_operator* op) {
    PetscFunctionBegin;
    PetscCall(leader_.make_operator(context_, n_, product, op));
    if (leader_.leads()) operators_.push_back(*op);
    PetscFunctionReturn(0);
}

PetscErrorCode Pairs::use_jacobi(lapilli_sparse a, lapilli_operator* op, bool* made) {
    PetscFunctionBegin;
    PetscInt info = 0;
    if (leader_.leads()) {
        lapilli_sparse m = nullptr;
        const lapilli_int answer = lapilli_sparse_jacobi(context_, a, 1, &m);
        if (answer == 0) {
            sparse_.push_back(m);
            LapilliCall(context_, lapilli_operator_sparse(context_, m, op));
            operators_.push_back(*op);
        }
        PetscCheck(answer >= 0, PETSC_COMM_SELF, PETSC_ERR_LIB, "%s", message_of(context_, answer));
        info = static_cast<PetscInt>(answer);
    }
    PetscCallMPI(MPI_Bcast(&info, 1, MPIU_INT, 0, leader_.comm()));
    *made = info == 0;
    PetscFunctionReturn(0);
}

PetscErrorCode Pairs::gather_columns(PetscInt first, PetscInt count, PetscScalar* to) {
    PetscFunctionBegin;
    for (PetscInt j = 0; j < count; ++j) {
        Vec v;
        PetscCall(BVGetColumn(eps_->V, first + j, &v));
        PetscCall(leader_.gather(v, to ? to + static_cast<std::ptrdiff_t>(j) * n_ : nullptr));
        PetscCall(BVRestoreColumn(eps_->V, first + j, &v));
    }
    PetscFunctionReturn(0);
}

PetscErrorCode Pairs::call(const std::function<lapilli_int()>& routine) {
    PetscFunctionBegin;
    PetscInt came[2] = {0, 0};
    if (leader_.leads()) {
        info_ = routine();
        // The others have left follow() with the same error.
        if (leader_.failure()) PetscFunctionReturn(leader_.failure());
        PetscCall(leader_.dismiss());
        came[0] = static_cast<PetscInt>(info_);
        came[1] = static_cast<PetscInt>(iterations_);
    } else {
        PetscCall(leader_.follow());
    }
    const auto columns = static_cast<PetscMPIInt>(values_.size());
    PetscCallMPI(MPI_Bcast(came, 2, MPIU_INT, 0, leader_.comm()));
    PetscCheck(came[0] >= 0, leader_.comm(), PETSC_ERR_LIB, "%s",
               leader_.leads() ? message_of(context_, info_) : "the call of the library failed");
    PetscCheck(came[0] <= n_, leader_.comm(), PETSC_ERR_USER_INPUT, "%s",
               leader_.leads() ? message_of(context_, info_)
                               : "an operator is not Hermitian, or not positive definite");
    PetscCallMPI(MPI_Bcast(values_.data(), columns, MPIU_REAL, 0, leader_.comm()));
    PetscCallMPI(MPI_Bcast(residuals_.data(), columns, MPIU_REAL, 0, leader_.comm()));
    info_ = came[0];
    iterations_ = came[1];
    PetscFunctionReturn(0);
}

PetscErrorCode Pairs::deliver_values() {
    PetscFunctionBegin;
    eps_->nconv = 0;
    for (PetscInt i = 0; i < wanted_; ++i) {
        const auto k = static_cast<std::size_t>(i);
        PetscScalar value = values_[k], none = 0;
        eps_->eigr[i] = value;
        eps_->eigi[i] = 0;
        if (eps_->conv == EPS_CONV_NORM) PetscCall(STBackTransform(eps_->st, 1, &value, &none));
        PetscCall((*eps_->converged)(eps_, value, 0, residuals_[k], eps_->errest + i, eps_->convergedctx));
        if (eps_->nconv == i && eps_->errest[i] <= eps_->tol) ++eps_->nconv;
    }
    eps_->reason = eps_->nconv >= eps_->nev ? EPS_CONVERGED_TOL : EPS_DIVERGED_ITS;
    PetscFunctionReturn(0);
}

PetscErrorCode Pairs::deliver_vectors() {
    PetscFunctionBegin;
    for (PetscInt j = 0; j < wanted_; ++j) {
        Vec v;
        PetscCall(BVGetColumn(eps_->V, j, &v));
        PetscCall(leader_.scatter(leader_.leads() ? x_ + static_cast<std::ptrdiff_t>(j) * n_ : nullptr, v));
        PetscCall(BVRestoreColumn(eps_->V, j, &v));
    }
    PetscCall(EPSMonitor(eps_, eps_->its, eps_->nconv, eps_->eigr, eps_->eigi, eps_->errest, wanted_));
    PetscFunctionReturn(0);
}

PetscReal Pairs::worst_ratio() const {
    PetscReal worst = 0;
    for (PetscInt i = 0; i < wanted_; ++i) worst = std::max(worst, eps_->errest[i]);
    return worst > 0 ? eps_->tol / worst : PETSC_MAX_REAL;
}

}  // namespace lapilli::slepc
