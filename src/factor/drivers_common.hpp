// SPDX-License-Identifier: BSD-3-Clause
// What the drivers of the factorizations and inverses share.
#pragma once

#include "matrix/host_matrix.hpp"
#include "matrix/staged_operand.hpp"
#include "runtime/while_reporting.hpp"

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

/// Returns f(A in host memory), which overwrites A by the result: the CPU's LAPACK works in the caller's memory where it
/// can, since it cannot fail half-way.
template <class T, class F>
index_t on_cpu(Context& context, const char* name, const UserMatrix<T>& a, F f) {
    PhaseScope phase(context, name);
    if (a.on_host()) return f(a.host());
    const HostMatrix<T> copy(context, a);
    const index_t info = while_reporting(context, [&] { return f(copy.view()); });
    copy.deliver();
    return info;
}

/// Copies of the matrix and of the right-hand sides.
template <class T>
Footprint both_on_host(index_t n, index_t nrhs) {
    return host_footprint<T>(checked_product(checked_sum(n, nrhs), n));
}

}  // namespace lapilli
