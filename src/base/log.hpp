// SPDX-License-Identifier: BSD-3-Clause
// The log, setting `log`: one line for the chosen devices, and one for each call. Without it the library
// prints nothing.
#pragma once

#include <string>

namespace lapilli {

/// Writes one line, with the time and the process number in front, to "stderr", to "stdout" or to the end of
/// the named file; "" writes nothing. The line is written in one piece, so threads and processes can share a
/// file. A file that cannot be written is replaced by stderr.
void write_log(const std::string& target, const std::string& line) noexcept;
/// The same, unless this process has already written the line to this target.
void write_log_once(const std::string& target, const std::string& line) noexcept;

}  // namespace lapilli
