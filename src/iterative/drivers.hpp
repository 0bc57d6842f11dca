// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "iterative/operator.hpp"
#include "matrix/matrix.hpp"

namespace lapilli {

/// The wanted pairs: the end of the spectrum, their number, the vectors in the iteration, the accuracy.
template <class T>
struct Wanted {
    bool largest;
    index_t pairs, block;
    real_t<T> tolerance;
    index_t iterations;
};

/// The problem A x = lambda B x; B and the preconditioner may be null.
template <class T>
struct Pencil {
    index_t n;
    LinearOperator<T>*a, *b, *preconditioner;
};

template <class T>
index_t run_lobpcg(Context& context, const Pencil<T>& pencil, const Wanted<T>& wanted,
                   const UserMatrix<const T>& constraints, const UserMatrix<const T>& guess, real_t<T>* w,
                   const UserMatrix<T>& x, real_t<T>* residuals, index_t* iterations);
template <class T>
Footprint lobpcg_memory(Context& context, const Pencil<T>& pencil, index_t block, index_t constraints);

/// The parameters of Lanczos: the number of pairs, the size of a block and that of the basis.
template <class T>
struct Basis {
    index_t pairs, block, vectors;
    real_t<T> tolerance;
    index_t restarts;
};

/// which: 'S', 'L', or 'M' for those of the largest size.
template <class T>
index_t run_trlan(Context& context, const Pencil<T>& pencil, char which, const Basis<T>& basis,
                  const UserMatrix<const T>& guess, real_t<T>* w, const UserMatrix<T>& x,
                  real_t<T>* residuals, index_t* restarts);
template <class T>
Footprint trlan_memory(Context& context, const Pencil<T>& pencil, const Basis<T>& basis);

/// degree: of the filters, at most; 0: it is chosen.
template <class T>
index_t run_chefsi(Context& context, const Pencil<T>& pencil, const Wanted<T>& wanted, index_t degree,
                   const UserMatrix<const T>& guess, real_t<T>* w, const UserMatrix<T>& x,
                   real_t<T>* residuals, index_t* iterations);
template <class T>
Footprint chefsi_memory(Context& context, const Pencil<T>& pencil, index_t block);

/// An upper bound of a Hermitian operator's eigenvalues, good to some per cent.
template <class T>
real_t<T> bound_of_spectrum(Context& context, LinearOperator<T>& a);

}  // namespace lapilli
