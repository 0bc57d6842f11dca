// SPDX-License-Identifier: BSD-3-Clause
#include "matrix/staged_operand.hpp"

namespace lapilli {

#define LAPILLI_INSTANTIATE(T) template struct StagedOperand<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
