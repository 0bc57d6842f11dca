// SPDX-License-Identifier: BSD-3-Clause
// The eigenproblem of a symmetric or Hermitian working matrix, as SYEVD and all that comes down to it solve it: reduction to
// tridiagonal form, the tridiagonal eigenproblem, and the way back.
#pragma once

#include <memory>

#include "eigen/apply_q.hpp"
#include "eigen/stedc/stedc.hpp"
#include "eigen/sterf.hpp"
#include "eigen/sytrd.hpp"

namespace lapilli {

template <class T>
struct EigenproblemWork {
    SytrdWork<T> sytrd;
    std::unique_ptr<SterfWork> sterf;  ///< values alone
    std::unique_ptr<StedcWork<T>> stedc;
    std::unique_ptr<ApplyQWork<T>> apply;

    /// kb: how many reflectors are applied at once.
    EigenproblemWork(Arena& arena, const DistMatrix<T>& a, bool with_vectors, index_t kb);

    /// The results: the eigenvalues, on the host, in ascending order, and, if they were asked for, the eigenvectors.
    const real_t<T>* values() const { return sytrd.d; }
    const DistMatrix<T>& vectors() const { return stedc->vectors; }
};

/// Overwrites the lower triangle of the matrix. Returns LAPACK's info of SYEVD; where it is not 0 there are no vectors.
/// Throws LAPILLI_ERROR_NOT_FINITE.
template <class T>
index_t solve_eigenproblem(Context& context, EigenproblemWork<T>& work);

}  // namespace lapilli
