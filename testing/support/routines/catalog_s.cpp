// SPDX-License-Identifier: BSD-3-Clause
#include "support/routines/list.hpp"

namespace lapilli::testing {

template const std::vector<const Routine*>& catalog<float>();

}  // namespace lapilli::testing
