// SPDX-License-Identifier: BSD-3-Clause
// Files of measurements: lines of fields with commas between them, the first with the names of the columns.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace lapilli::tester {

using Row = std::map<std::string, std::string>;

// Files of different versions have different columns: "" for one that is not there.
std::string value_of(const Row& row, const std::string& column);

// Appends the rows of a file; throws UsageError if it cannot be read.
void read_rows(const std::string& path, std::vector<Row>& rows);

// A field as it is written.
std::string quoted(const std::string& text);

}  // namespace lapilli::tester
