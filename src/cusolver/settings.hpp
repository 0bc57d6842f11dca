// SPDX-License-Identifier: BSD-3-Clause
// The settings of this library, as the environment has them: LAPILLI_CUSOLVER and its kin.
#pragma once

#include "base/scalar.hpp"

namespace lapilli::cusolver {

/// LAPILLI_CUSOLVER; false also where liblapilli cannot be loaded.
bool is_switched_on();

/// The number of LAPILLI_CUSOLVER_CROSSOVER, in the place of every function's own orders; negative: there is
/// none.
index_t one_for_all();

}  // namespace lapilli::cusolver
