// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <string>

namespace lapilli::tester {

/// From now on the test matrices of kind "file" come from files, of any format of files/matrix_file.hpp.
/// Returns the order of this one; throws FileError.
std::int64_t use_matrix_file(const std::string& path);

}  // namespace lapilli::tester
