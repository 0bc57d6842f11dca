// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <new>
#include <string>

#include "common/file_error.hpp"

namespace lapilli::files {

// Calls action; what it throws names the file.
template <class Action>
auto naming(const std::string& path, const Action& action) {
    try {
        return action();
    } catch (const std::bad_alloc&) {
        throw tools::FileError(path + ": not enough memory for this matrix");
    } catch (const tools::FileError& error) {
        throw tools::FileError(path + ": " + error.what());
    }
}

}  // namespace lapilli::files
