// SPDX-License-Identifier: BSD-3-Clause
// How indefinite matrices come to the devices. Upper triangles come with their rows and columns in the
// opposite order: J U D U^T J = (J U J) (J D J) (J U J)^T.
#pragma once

#include "matrix/drivers_common.hpp"
#include "runtime/team.hpp"

namespace lapilli {

inline Form form_of_indefinite(Uplo uplo) { return uplo == Uplo::lower ? Form::direct : Form::reversed; }

template <class T>
CopyPlan triangle_of_indefinite(Uplo uplo, const UserMatrix<T>& a) {
    return copy_plan_of(a, form_of_indefinite(uplo), Part::lower);
}

/// LAPACK's info, which counts from the other end for an upper triangle.
inline index_t info_of_indefinite(Uplo uplo, index_t n, index_t info) {
    return info == 0 || uplo == Uplo::lower ? info : n + 1 - info;
}

/// Copies of the matrix, the right-hand sides and the pivots.
template <class T>
Footprint indefinite_on_host(index_t n, index_t nrhs) {
    Footprint bytes = both_on_host<T>(n, nrhs);
    bytes.host += host_footprint<index_t>(n).host;
    return bytes;
}

}  // namespace lapilli
