// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>

namespace lapilli::tester {

// The file holds `text` afterwards, or what it held before and UsageError is thrown: it is written beside it first.
void write_file(const std::string& path, const std::string& text);

}  // namespace lapilli::tester
