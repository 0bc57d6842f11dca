// SPDX-License-Identifier: BSD-3-Clause
// Eigenvectors of the symmetric tridiagonal matrix, delivered on the devices: the seam behind which divide
// and conquer runs, today LAPACK's on the CPU.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

template <class T>
struct StedcWork {
    using R = real_t<T>;
    DistMatrix<T> vectors;
    HostView<R> host;                   ///< the vectors as the CPU makes them
    std::vector<DeviceView<R>> narrow;  ///< complex T: a block column of them in real numbers

    StedcWork(Arena& arena, index_t n, index_t nb);
};

/// d, e on the host: d becomes the eigenvalues, e is destroyed; work.vectors the eigenvectors. Returns
/// LAPACK's info.
template <class T>
index_t stedc(Context& context, real_t<T>* d, real_t<T>* e, StedcWork<T>& work);

}  // namespace lapilli
