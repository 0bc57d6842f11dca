// SPDX-License-Identifier: BSD-3-Clause
// The environment's variables, as far as they may be obeyed.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace lapilli {

/// The value of a variable; null where there is none, and in a program that runs with more rights than its user has (set-
/// user-ID and the like): there, the user who starts it must not choose what it loads, or which files it writes.
const char* variable(const char* name);

/// All variables whose names begin with `prefix`, and their values; none in such a program.
std::vector<std::pair<std::string, std::string>> variables(const std::string& prefix);

}  // namespace lapilli
