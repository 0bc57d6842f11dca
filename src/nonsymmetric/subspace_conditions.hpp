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

template <class T>
struct SubspaceWork {
    SylvesterWork<T> equation;
    T* right_side;  ///< rows and columns: those of the leading and of the trailing block
    typename Reductions<T>::Work sums;

    /// n: the order of T.
    SubspaceWork(Arena& arena, index_t n, index_t tile);
};

/// Whether TRSEN's job, or GEESX's sense, asks for the condition number of the values, and of their subspace.
inline bool wants_values(char job) { return job == 'E' || job == 'B'; }
inline bool wants_space(char job) { return job == 'V' || job == 'B'; }

/// LAPACK's work arrays for any selection of n values. The estimator has as much on the host: its vector,
/// and the signs of the one before.
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
void subspace_conditions(Context& context, SubspaceWork<T>& work, const DistMatrix<T>& t, index_t m,
                         real_t<T>* s, real_t<T>* sep);

}  // namespace lapilli
