// SPDX-License-Identifier: BSD-3-Clause
// Eigenvectors of a symmetric tridiagonal matrix by divide and conquer (Cuppen 1981; Gu and Eisenstat 1995;
// LAPACK's STEDC), computed on the devices, which share the merges (merges/merges.hpp). All eigenvalues are
// computed. If the matrix does not decouple, the last merge makes only the wanted vectors.
#pragma once

#include "merges/divide_and_conquer.hpp"

namespace lapilli {

template <class T>
struct StedcWork : DivideAndConquerWork<T> {
    using typename DivideAndConquerWork<T>::R;
    using typename DivideAndConquerWork<T>::CarveForVectors;
    DistMatrix<T> vectors;  ///< space for as many vectors as can be wanted; after stedc, the wanted ones

    StedcWork(
        Arena& arena, index_t order, index_t most, index_t nb,
        const CarveForVectors& later = [](const Cyclic&) {}, DeviceView<R> room = {});
};

/// d, e on the host: d becomes all eigenvalues, e is not changed; work.vectors becomes the wanted
/// eigenvectors. Throws LAPILLI_ERROR_NOT_FINITE if an element is not finite.
template <class T>
DivideAndConquerResult stedc(Context& context, real_t<T>* d, real_t<T>* e, const Selection& wanted,
                             StedcWork<T>& work);

}  // namespace lapilli
