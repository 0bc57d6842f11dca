// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <stdexcept>

namespace lapilli::tools {

// A file that cannot be read or written, or a command that cannot be carried out. Programs say what() and end
// with status 2.
struct FileError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

}  // namespace lapilli::tools
