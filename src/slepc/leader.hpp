// SPDX-License-Identifier: BSD-3-Clause
// One rank, the leader, calls the library, which has whole vectors; the others follow: they take part in
// products with operators of PETSc, whose vectors are distributed.
#pragma once

#include <vector>

#include "slepc/petsc.hpp"

namespace lapilli::slepc {

/// y := op x of distributed vectors, by all ranks.
using Product = PetscErrorCode (*)(EPS, Vec x, Vec y);

class Leader {
  public:
    /// Vectors are distributed as the rows of A are.
    PetscErrorCode create(EPS eps, Mat a);
    PetscErrorCode destroy();

    bool leads() const { return rank_ == 0; }
    MPI_Comm comm() const { return comm_; }

    /// A column of the leader to or from a distributed vector; collective. `column` is read by the leader
    /// alone.
    PetscErrorCode scatter(PetscScalar* column, Vec v);
    PetscErrorCode gather(Vec v, PetscScalar* column);

    /// The leader's operator that is a product by all ranks. It holds as long as this object, and is applied
    /// between begin and end of follow() of the others.
    PetscErrorCode make_operator(lapilli_context context, PetscInt n, Product product, lapilli_operator* op);

    /// The other ranks: products that the leader asks for, until it says dismiss().
    PetscErrorCode follow();
    PetscErrorCode dismiss();
    /// PETSc's error of a failed product, or 0.
    PetscErrorCode failure() const { return failure_; }

  private:
    struct Apply {
        Leader* leader;
        Product product;
    };
    static lapilli_int apply(void* user, lapilli_int k, const void* x, lapilli_int ldx, void* y,
                             lapilli_int ldy, void* stream);
    PetscErrorCode multiply(Product product, PetscInt k, PetscScalar* x, lapilli_int ldx, PetscScalar* y,
                            lapilli_int ldy);
    PetscErrorCode announce(PetscInt product, PetscInt k);

    EPS eps_ = nullptr;
    MPI_Comm comm_ = MPI_COMM_NULL;
    PetscMPIInt rank_ = 0, size_ = 1;
    Vec x_ = nullptr, y_ = nullptr, whole_ = nullptr;
    VecScatter to_leader_ = nullptr;
    Apply products_[3] = {};
    PetscInt count_ = 0;
    PetscErrorCode failure_ = 0;
};

/// A Hermitian AIJ matrix of any number of ranks as a sparse matrix of the leader's context, which only the
/// leader gets; *found says whether A is one. Collective.
PetscErrorCode make_sparse(Leader& leader, lapilli_context context, Mat a, lapilli_sparse* sparse,
                           bool* found);

}  // namespace lapilli::slepc
