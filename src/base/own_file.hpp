// SPDX-License-Identifier: BSD-3-Clause
// Files that the library writes because a setting names them.
#pragma once

#include <string>

namespace lapilli {

/// As open(2) for writing; creates the file if needed. Refuses (-1 and errno) a file of another user, and one
/// behind a link that another user has made, as in a shared folder. Terminals and other character devices may
/// have any owner.
int open_own_file(const std::string& path, int flags);

/// Writes the text in one piece if the system allows. Returns whether all of it was written.
bool write_all(int file, const std::string& text);

}  // namespace lapilli
