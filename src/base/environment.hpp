// SPDX-License-Identifier: BSD-3-Clause
// Environment variables, unless the program must ignore them.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace lapilli {

/// The value of a variable; null if it is unset, or if the program has more rights than its user (set-user-ID
/// and the like): such a user must not choose which libraries it loads or which files it writes.
const char* variable(const char* name);

/// All variables whose names begin with `prefix`, with their values; empty in such a program.
std::vector<std::pair<std::string, std::string>> variables(const std::string& prefix);

}  // namespace lapilli
