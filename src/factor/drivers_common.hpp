// SPDX-License-Identifier: BSD-3-Clause
// What the drivers of the factorizations and inverses share.
#pragma once

#include "matrix/host_matrix.hpp"
#include "matrix/staged_operand.hpp"

namespace lapilli {

/// The factor of an upper triangle is the conjugate transpose of a lower one.
inline Form form_of(Uplo uplo) { return uplo == Uplo::lower ? Form::direct : Form::adjoint; }

template <class T>
Staging triangle_of(Uplo uplo, const UserMatrix<T>& a) {
    return staging_of(a, form_of(uplo), Part::lower);
}

template <class T>
void upload(Context& context, StagedOperand<T>& operand, const UserMatrix<const T>& a) {
    PhaseScope phase(context, "upload");
    operand.upload(context, a);
}
template <class T>
void download(Context& context, StagedOperand<T>& operand, const UserMatrix<T>& a) {
    PhaseScope phase(context, "download");
    operand.download(context, a);
}

/// Copies of the matrix and of the right-hand sides.
template <class T>
Footprint both_on_host(index_t n, index_t nrhs) {
    return host_footprint<T>(checked_product(checked_sum(n, nrhs), n));
}

}  // namespace lapilli
