// SPDX-License-Identifier: BSD-3-Clause
// Files that the library writes because a setting names them.
#pragma once

#include <string>

namespace lapilli {

/// As open(2), to write, made if it is not there. A file of another user, or one behind a link that another user has left, in a
/// shared folder for instance, is refused: -1 and errno. Terminals and other character devices may be anybody's.
int open_own_file(const std::string& path, int flags);

/// In one piece, if the system takes it so. Whether all of it was written.
bool write_all(int file, const std::string& text);

}  // namespace lapilli
