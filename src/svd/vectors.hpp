// SPDX-License-Identifier: BSD-3-Clause
// Singular values and vectors of a dense matrix on the devices: reduction to bidiagonal form with all
// reflectors kept (bidiagonalization.hpp), the vectors of the bidiagonal matrix, and their
// back-transformations, for U with the reflectors from the left and for V with those from the right.
#pragma once

#include "base/selection.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "svd/plan.hpp"

namespace lapilli {

/// The columns of U or of V: none, those of the wanted values, or a whole square matrix.
enum class Vectors { none, wanted, all };
inline bool makes(Vectors which) { return which != Vectors::none; }
inline Vectors vectors_of(char letter) {
    return letter == 'N' ? Vectors::none : letter == 'A' ? Vectors::all : Vectors::wanted;
}

/// The results of a call and their places.
struct SvdResults {
    Vectors u, v;
    Selection wanted = {};  ///< indices count from the largest value. All of them with Vectors::all
    bool u_on_host = true, vt_on_host = true;
};

/// ns, S, U and VT as in GESVDX. A is not changed unless it receives a result. Returns LAPACK's info; if it
/// is not 0, nothing has changed. Throws LAPILLI_ERROR_NOT_FINITE.
template <class T>
index_t singular_vectors(Context& context, const SvdPlan& plan, const SvdResults& results,
                         const UserMatrix<const T>& a, index_t* ns, real_t<T>* s, const UserMatrix<T>& u,
                         const UserMatrix<T>& vt);
template <class T>
Footprint singular_vectors_memory(const SvdPlan& plan, const SvdResults& results, index_t m, index_t n);

}  // namespace lapilli
