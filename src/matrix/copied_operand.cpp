// SPDX-License-Identifier: BSD-3-Clause
#include "matrix/copied_operand.hpp"

namespace lapilli {

#define LAPILLI_INSTANTIATE(T) template struct CopiedOperand<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
