// SPDX-License-Identifier: BSD-3-Clause
// The eigenproblem of a symmetric or Hermitian working matrix, as SYEVD and all that comes down to it solve it: reduction to
// tridiagonal form, the tridiagonal eigenproblem, and the way back of the vectors that are wanted.
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

    Selection wanted;
    IndexRange found{0, 0};  ///< in sytrd.d

    /// kb: how many reflectors are applied at once.
    EigenproblemWork(Arena& arena, const DistMatrix<T>& a, bool with_vectors, index_t kb,
                     const Selection& part = {});

    /// The results: how many of the wanted eigenvalues there are; they, on the host, in ascending order; and, if they were
    /// asked for, their eigenvectors.
    index_t count() const { return found.count; }
    const real_t<T>* values() const { return sytrd.d + found.begin; }
    const DistMatrix<T>& vectors() const { return stedc->vectors; }
};

/// Overwrites the lower triangle of the matrix. Returns LAPACK's info of SYEVD; where it is not 0 nothing was found.
/// Throws LAPILLI_ERROR_NOT_FINITE.
template <class T>
index_t solve_eigenproblem(Context& context, EigenproblemWork<T>& work);

}  // namespace lapilli
