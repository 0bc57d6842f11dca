// SPDX-License-Identifier: BSD-3-Clause
// Standard streams, which may be closed, or at the end of a full disk.
#pragma once

#include <string>

namespace lapilli::tools {

// Takes the descriptors of standard streams that are closed, so that no file of the program gets their
// numbers, and messages in it. Reading and writing there fails as before.
void hold_standard_streams();

// Text on standard error. What cannot be written is lost: there is no place where the program could say so.
void tell(const std::string& text);

}  // namespace lapilli::tools
