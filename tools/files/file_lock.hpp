// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>

namespace lapilli::files {

enum class Access { reading, writing };

// Whether another process has locked the file against this access, as the HDF5 library locks those that it
// has open. What HDF5_USE_FILE_LOCKING says to that library holds here.
bool is_locked(const std::string& path, Access access);

}  // namespace lapilli::files
