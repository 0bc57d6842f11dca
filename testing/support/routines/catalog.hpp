// SPDX-License-Identifier: BSD-3-Clause
// All routines in one precision; compiled once per precision (catalog_s.cpp and so on).
#pragma once

#include <vector>

#include "support/routine.hpp"

namespace lapilli::testing {

template <class T>
const std::vector<const Routine*>& catalog();

}  // namespace lapilli::testing
