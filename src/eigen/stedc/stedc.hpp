// SPDX-License-Identifier: BSD-3-Clause
// Eigenvectors of the symmetric tridiagonal matrix by divide and conquer (Cuppen 1981; Gu and Eisenstat 1995; LAPACK's
// STEDC), delivered on the devices. The first device merges; the vectors are real, whatever T, and reach the devices
// that own their columns at the end.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "stedc/args.hpp"

namespace lapilli {

template <class T>
struct StedcWork {
    using R = real_t<T>;
    DistMatrix<T> vectors;
    DeviceView<R> q;       ///< while they are made: for real numbers on one device, `vectors` itself
    DeviceView<R> packed;  ///< survivors of a level, see StedcLevel
    DeviceView<R> s;       ///< columns of S
    DeviceView<T> strip;   ///< a block column on its way to another device
    StedcArrays arrays;
    StedcNode* nodes;  ///< of all levels
    index_t* lists;    ///< 2 n: columns that move at the end
    double *host_d, *host_e;
    StedcNode* host_nodes;
    index_t* host_lists;
    index_t* host_failed;

    StedcWork(Arena& arena, index_t n, index_t nb);
    bool in_place() const { return q.data == vectors_as_real(); }

  private:
    const R* vectors_as_real() const { return reinterpret_cast<const R*>(vectors.local[0].data); }
};

/// d, e on the host: d becomes the eigenvalues, e is not changed; work.vectors the eigenvectors. Returns LAPACK's info;
/// throws LAPILLI_ERROR_NOT_FINITE if an element is not finite.
template <class T>
index_t stedc(Context& context, real_t<T>* d, real_t<T>* e, StedcWork<T>& work);

}  // namespace lapilli
