// SPDX-License-Identifier: BSD-3-Clause
// Corrections of a solution that was found with factors in single precision.
#pragma once

#include "lapilli/lapilli.h"

namespace lapilli::cusolver {

/// cuSOLVER's niter for iter of DSGESV and ZCGESV. Numbers of corrections are the same, and reasons below 0
/// but that of corrections that do not converge: cuSOLVER tells their largest number, 50.
inline int of_refinement(lapilli_int iter) {
    constexpr lapilli_int not_converged = -31;
    return iter == not_converged ? -50 : static_cast<int>(iter);
}

}  // namespace lapilli::cusolver
