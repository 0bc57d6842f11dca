// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "base/selection.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "tridiagonal/remarks.hpp"

namespace lapilli {

/// The eigenproblem by the CPU's LAPACK, on copies, with the phases and the scaling of the device path. The
/// tridiagonal problem is solved completely; only wanted vectors are transformed back, into the first columns
/// of z.
template <class T>
index_t syevd_on_cpu(Context& context, bool vectors, Uplo uplo, const Selection& wanted,
                     const UserMatrix<T>& a, index_t* m, real_t<T>* w, const UserMatrix<T>& z,
                     const Remarks& remarks = {});

}  // namespace lapilli
