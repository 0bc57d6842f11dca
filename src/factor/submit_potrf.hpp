// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factorization and solution on one device that the host does not wait for.
#pragma once

#include "blas/substitution.hpp"
#include "factor/potrf.hpp"

namespace lapilli {

/// Overwrites the lower triangle of work.a with L. info[0] in the device's memory becomes LAPACK's info in the order of the main queue,
/// or potrf_gave_up.
template <class T>
void submit_potrf(Context& context, PotrfWork<T>& work, index_t* info);

/// B := (L L^H)^-1 B or (U^H U)^-1 B, as potrs().
template <class T>
void submit_potrs(Queue& queue, Uplo uplo, const DistMatrix<T>& factor, const DistMatrix<T>& b,
                  std::uint64_t* mail) {
    const bool lower = uplo == Uplo::lower;
    const auto solve = [&](Op op) {
        submit_substitution<T>(queue, {.uplo = uplo, .op = op}, factor.local[0], b.local[0],
                               factor.cyclic.nb(), mail);
    };
    solve(lower ? Op::none : Op::adjoint);
    solve(lower ? Op::adjoint : Op::none);
}

}  // namespace lapilli
