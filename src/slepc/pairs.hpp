// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the plugin's eigensolvers: from an EPS to a call of the library, and from its results to the
// EPS.
#pragma once

#include <slepc/private/epsimpl.h>

#include <functional>
#include <vector>

#include "slepc/leader.hpp"

namespace lapilli::slepc {

/// The plugin's data of an EPS: eps->data.
struct PairsOptions {
    PetscInt block;  ///< vectors that are iterated or multiplied at once: what was asked for, 0 for nothing
    PetscInt used;   ///< what is used
};

/// One solve: the leader's context, operators and vectors.
class Pairs {
  public:
    Pairs() = default;
    /// Destroys what an error has left.
    ~Pairs();
    Pairs(const Pairs&) = delete;
    Pairs& operator=(const Pairs&) = delete;

    /// X gets `columns` columns on the leader; `wanted` of them are eigenvectors at the end.
    PetscErrorCode create(EPS eps, PetscInt columns, PetscInt wanted);
    PetscErrorCode destroy();

    /// An operator of the leader: a product by the library where the matrix is AIJ, else one by PETSc.
    PetscErrorCode use_matrix(Mat a, Product product, lapilli_operator* op, lapilli_sparse* of = nullptr);
    PetscErrorCode use_product(Product product, lapilli_operator* op);
    /// The inverses of the diagonal of a sparse matrix; false where they are not positive.
    PetscErrorCode use_jacobi(lapilli_sparse a, lapilli_operator* op, bool* made);

    /// The leader has columns first to first + count - 1 of eps->V in `to`.
    PetscErrorCode gather_columns(PetscInt first, PetscInt count, PetscScalar* to);

    /// Lets the leader call a routine of the library, while the others take part in its products. Afterwards
    /// all ranks know what came. An info that is not a number of pairs is an error.
    PetscErrorCode call(const std::function<lapilli_int()>& routine);
    /// Values and residuals go to eps, and how many have converged; the vectors follow with
    /// deliver_vectors().
    PetscErrorCode deliver_values();
    PetscErrorCode deliver_vectors();
    /// The smallest tolerance over error estimate of a wanted pair; 1 or more: all have converged.
    PetscReal worst_ratio() const;

    lapilli_context context() const { return context_; }
    /// n by the columns, on the leader; nullptr on the others, as every array of vectors of the leader.
    PetscScalar* x() { return x_; }
    /// An array of `columns` vectors on the leader, which PetscFree frees.
    PetscErrorCode allocate(PetscInt columns, PetscScalar** vectors);
    PetscReal* values() { return values_.data(); }
    PetscReal* residuals() { return residuals_.data(); }
    lapilli_int* iterations() { return &iterations_; }
    lapilli_int missing() const { return info_; }

  private:
    EPS eps_ = nullptr;
    Leader leader_;
    lapilli_context context_ = nullptr;
    PetscInt n_ = 0, wanted_ = 0;
    PetscScalar* x_ = nullptr;
    std::vector<PetscReal> values_, residuals_;
    lapilli_int info_ = 0, iterations_ = 0;
    std::vector<lapilli_sparse> sparse_;
    std::vector<lapilli_operator> operators_;
};

/// Products by PETSc.
PetscErrorCode multiply_a(EPS eps, Vec x, Vec y);
PetscErrorCode multiply_b(EPS eps, Vec x, Vec y);      ///< the matrix of the inner product
PetscErrorCode apply_spectral(EPS eps, Vec x, Vec y);  ///< the operator of the spectral transformation
PetscErrorCode precondition(EPS eps, Vec x, Vec y);

/// The first step of each solver's EPSSetUp: refuses what is not supported.
PetscErrorCode check_supported(EPS eps);
/// Sets the comparison of eigenvalues, by eps->which.
PetscErrorCode set_up_sort(EPS eps);
/// The option -eps_lapilli_block, and what is viewed.
PetscErrorCode set_from_options(EPS eps, PetscOptionItems* items);
PetscErrorCode view(EPS eps, PetscViewer viewer);
PetscErrorCode destroy(EPS eps);
/// A new EPS gets what all solvers of the plugin share.
PetscErrorCode create(EPS eps);

}  // namespace lapilli::slepc
