// SPDX-License-Identifier: BSD-3-Clause
// The log, setting `log`: a line for what devices were chosen, and one for each call. Without it the library says
// nothing by itself.
#pragma once

#include <string>

namespace lapilli {

/// Writes one line, with the time and the number of the process in front, to "stderr", to "stdout" or to the end of the file of that
/// name, in one piece, so that threads and processes can share it; to "" nothing. A file that cannot be written is replaced
/// by stderr.
void write_log(const std::string& target, const std::string& line) noexcept;
/// The same, unless this process has written the line there before.
void write_log_once(const std::string& target, const std::string& line) noexcept;

}  // namespace lapilli
