// SPDX-License-Identifier: BSD-3-Clause
#include "slepc/leader.hpp"

namespace lapilli::slepc {

PetscErrorCode Leader::create(EPS eps, Mat a) {
    PetscFunctionBegin;
    eps_ = eps;
    PetscCall(PetscObjectGetComm(reinterpret_cast<PetscObject>(eps), &comm_));
    PetscCallMPI(MPI_Comm_rank(comm_, &rank_));
    PetscCallMPI(MPI_Comm_size(comm_, &size_));
    PetscCall(MatCreateVecs(a, &x_, &y_));
    PetscCall(VecScatterCreateToZero(x_, &to_leader_, &whole_));
    count_ = 0;
    failure_ = 0;
    PetscFunctionReturn(0);
}

PetscErrorCode Leader::destroy() {
    PetscFunctionBegin;
    PetscCall(VecScatterDestroy(&to_leader_));
    PetscCall(VecDestroy(&whole_));
    PetscCall(VecDestroy(&x_));
    PetscCall(VecDestroy(&y_));
    PetscFunctionReturn(0);
}

PetscErrorCode Leader::scatter(PetscScalar* column, Vec v) {
    PetscFunctionBegin;
    if (leads()) PetscCall(VecPlaceArray(whole_, column));
    PetscCall(VecScatterBegin(to_leader_, whole_, v, INSERT_VALUES, SCATTER_REVERSE));
    PetscCall(VecScatterEnd(to_leader_, whole_, v, INSERT_VALUES, SCATTER_REVERSE));
    if (leads()) PetscCall(VecResetArray(whole_));
    PetscFunctionReturn(0);
}

PetscErrorCode Leader::gather(Vec v, PetscScalar* column) {
    PetscFunctionBegin;
    if (leads()) PetscCall(VecPlaceArray(whole_, column));
    PetscCall(VecScatterBegin(to_leader_, v, whole_, INSERT_VALUES, SCATTER_FORWARD));
    PetscCall(VecScatterEnd(to_leader_, v, whole_, INSERT_VALUES, SCATTER_FORWARD));
    if (leads()) PetscCall(VecResetArray(whole_));
    PetscFunctionReturn(0);
}

PetscErrorCode Leader::make_operator(lapilli_context context, PetscInt n, Product product,
                                     lapilli_operator* op) {
    PetscFunctionBegin;
    Apply* entry = &products_[count_++];
    *entry = {this, product};
    if (leads())
        LapilliCall(context, lapilli_operator_create(context, scalar_type, n, 'C', 'H', apply, entry, op));
    PetscFunctionReturn(0);
}

/// The leader's X and Y, column after column. The others have neither.
PetscErrorCode Leader::multiply(Product product, PetscInt k, PetscScalar* x, lapilli_int ldx, PetscScalar* y,
                                lapilli_int ldy) {
    PetscFunctionBegin;
    for (PetscInt j = 0; j < k; ++j) {
        PetscCall(scatter(x ? x + j * ldx : nullptr, x_));
        PetscCall(product(eps_, x_, y_));
        PetscCall(gather(y_, y ? y + j * ldy : nullptr));
    }
    PetscFunctionReturn(0);
}

PetscErrorCode Leader::announce(PetscInt product, PetscInt k) {
    PetscFunctionBegin;
    PetscInt order[2] = {product, k};
    PetscCallMPI(MPI_Bcast(order, 2, MPIU_INT, 0, comm_));
    PetscFunctionReturn(0);
}

lapilli_int Leader::apply(void* user, lapilli_int k, const void* x, lapilli_int ldx, void* y, lapilli_int ldy,
                          void* /*stream*/) {
    auto* entry = static_cast<Apply*>(user);
    Leader& leader = *entry->leader;
    const auto columns = static_cast<PetscInt>(k);
    // PETSc has no vectors that only read; this one is read.
    auto* from = const_cast<PetscScalar*>(static_cast<const PetscScalar*>(x));
    leader.failure_ = leader.announce(static_cast<PetscInt>(entry - leader.products_), columns);
    if (!leader.failure_)
        leader.failure_ =
            leader.multiply(entry->product, columns, from, ldx, static_cast<PetscScalar*>(y), ldy);
    return leader.failure_ ? 1 : 0;
}

PetscErrorCode Leader::dismiss() {
    PetscFunctionBegin;
    PetscCall(announce(-1, 0));
    PetscFunctionReturn(0);
}

PetscErrorCode Leader::follow() {
    PetscFunctionBegin;
    while (true) {
        PetscInt order[2];
        PetscCallMPI(MPI_Bcast(order, 2, MPIU_INT, 0, comm_));
        if (order[0] < 0) break;
        PetscCall(multiply(products_[order[0]].product, order[1], nullptr, 0, nullptr, 0));
    }
    PetscFunctionReturn(0);
}

PetscErrorCode make_sparse(Leader& leader, lapilli_context context, Mat a, lapilli_sparse* sparse,
                           bool* found) {
    PetscFunctionBegin;
    PetscBool one, several;
    PetscCall(PetscObjectTypeCompare(reinterpret_cast<PetscObject>(a), MATSEQAIJ, &one));
    PetscCall(PetscObjectTypeCompare(reinterpret_cast<PetscObject>(a), MATMPIAIJ, &several));
    *found = one || several;
    if (!*found) PetscFunctionReturn(0);

    PetscInt n;
    Mat* gathered = nullptr;
    PetscCall(MatGetSize(a, &n, nullptr));
    if (several) {
        IS rows;
        PetscCall(ISCreateStride(PETSC_COMM_SELF, leader.leads() ? n : 0, 0, 1, &rows));
        PetscCall(MatCreateSubMatrices(a, 1, &rows, &rows, MAT_INITIAL_MATRIX, &gathered));
        PetscCall(ISDestroy(&rows));
    }
    if (leader.leads()) {
        Mat whole = several ? gathered[0] : a;
        PetscInt order;
        const PetscInt *pointers, *columns;
        const PetscScalar* values;
        PetscBool done;
        PetscCall(MatGetRowIJ(whole, 0, PETSC_FALSE, PETSC_FALSE, &order, &pointers, &columns, &done));
        PetscCheck(done, PETSC_COMM_SELF, PETSC_ERR_SUP, "the rows of an AIJ matrix cannot be read");
        PetscCall(MatSeqAIJGetArrayRead(whole, &values));
        LapilliCall(context, lapilli_sparse_create_csr(context, scalar_type, 'G', n, n, 0, index_bits,
                                                       pointers, index_bits, columns, values, sparse));
        PetscCall(MatSeqAIJRestoreArrayRead(whole, &values));
        PetscCall(MatRestoreRowIJ(whole, 0, PETSC_FALSE, PETSC_FALSE, &order, &pointers, &columns, &done));
    }
    if (several) PetscCall(MatDestroySubMatrices(1, &gathered));
    PetscFunctionReturn(0);
}

}  // namespace lapilli::slepc
