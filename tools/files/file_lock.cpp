// SPDX-License-Identifier: BSD-3-Clause
#include "files/file_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string_view>

namespace lapilli::files {

namespace {

bool locks_are_used() {
    const char* const word = std::getenv("HDF5_USE_FILE_LOCKING");
    return word == nullptr || (std::string_view(word) != "FALSE" && std::string_view(word) != "0");
}

}  // namespace

bool is_locked(const std::string& path, Access access) {
    if (!locks_are_used()) {
        return false;
    }
    const bool writing = access == Access::writing;
    const int file = open(path.c_str(), (writing ? O_RDWR : O_RDONLY) | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) {
        return false;  // which is said where it is opened
    }
    const bool locked = flock(file, (writing ? LOCK_EX : LOCK_SH) | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    close(file);
    return locked;
}

}  // namespace lapilli::files
