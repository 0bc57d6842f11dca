// SPDX-License-Identifier: BSD-3-Clause
// Singular values and vectors of an upper bidiagonal matrix by divide and conquer (Gu and Eisenstat 1995;
// LAPACK's BDSDC), computed on the devices, which share the merges (merges/merges.hpp) of two matrices: U and
// V undergo the same steps. All singular values are computed; the last merge makes only the wanted vectors.
#pragma once

#include "merges/divide_and_conquer.hpp"

namespace lapilli {

/// The merges have n+1 columns: B is followed by a column of zeros.
template <class T>
struct BdsdcWork : DivideAndConquerWork<T> {
    using typename DivideAndConquerWork<T>::R;
    using typename DivideAndConquerWork<T>::CarveForVectors;
    DistMatrix<T> u,
        v;  ///< space for as many vectors as can be wanted; after bdsdc, the wanted ones as columns

    BdsdcWork(
        Arena& arena, index_t order, index_t most, index_t nb,
        const CarveForVectors& later = [](const Cyclic&) {}, DeviceView<R> room = {});
};

/// d, e on the host: d becomes all singular values in descending order, e is not changed; work.u and work.v
/// become the wanted vectors: B = U diag(d) V^T. Indices of wanted values count from the largest. The order
/// is at least 1. Throws LAPILLI_ERROR_NOT_FINITE if an element is not finite.
template <class T>
DivideAndConquerResult bdsdc(Context& context, real_t<T>* d, const real_t<T>* e, const Selection& wanted,
                             BdsdcWork<T>& work);

}  // namespace lapilli
