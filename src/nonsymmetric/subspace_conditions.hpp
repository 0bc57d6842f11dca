// SPDX-License-Identifier: BSD-3-Clause
// Condition numbers of the leading eigenvalues of a Schur form T and of their invariant subspace, as TRSEN's
// S and SEP, on one device: Sylvester equations with the leading block and the trailing one (Z. Bai, J.
// Demmel, A. McKenney: "On computing condition numbers for the nonsymmetric eigenproblem", ACM Transactions
// on Mathematical Software 19, 1993).
#pragma once

#include <cstdint>

#include "matrix/cpu_call.hpp"
#include "nonsymmetric/sylvester.hpp"
#include "norms/reductions.hpp"

namespace lapilli {

/// For sums of all rows or columns of T.
template <class T>
using LineSums = typename Reductions<T>::Work;

template <class T>
struct SubspaceWork {
    SylvesterWork<T> equation;
    T* right_side;  ///< rows and columns: those of the leading and of the trailing block

    /// n: the order of T.
    SubspaceWork(Arena& arena, index_t n, index_t tile);
};

/// LAPACK's work arrays for any selection of n values. The estimator here has as much on the host: its
/// vector, and the signs of the one before.
template <class T>
void count_conditions(CpuCall& call, index_t n) {
    const index_t half = n / 2, elements = checked_product(half, n - half);
    call.count<T>(checked_sum(elements, elements));
    if (!is_complex<T>) call.count<std::int32_t>(elements);
}

/// The rows of a tile for a T of order n.
index_t subspace_tile(Context& context, index_t n);

/// s, sep: null, or written: of the first m values. t: zero below the Schur form.
template <class T>
void subspace_conditions(Context& context, SubspaceWork<T>& work, const LineSums<T>& sums,
                         const DistMatrix<T>& t, index_t m, real_t<T>* s, real_t<T>* sep);

}  // namespace lapilli
