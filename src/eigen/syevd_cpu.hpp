// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// SYEVD by the CPU's LAPACK, on copies, with the phases and the scaling that it has on devices.
template <class T>
index_t syevd_on_cpu(Context& context, bool vectors, Uplo uplo, const UserMatrix<T>& a, real_t<T>* w);

}  // namespace lapilli
