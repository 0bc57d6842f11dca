// SPDX-License-Identifier: BSD-3-Clause
// All routines in one precision, compiled once for each (catalog_s.cpp and its sisters).
#pragma once

#include <vector>

#include "support/routine.hpp"

namespace lapilli::testing {

template <class T>
const std::vector<const Routine*>& catalog();

}  // namespace lapilli::testing
