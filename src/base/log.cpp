// SPDX-License-Identifier: BSD-3-Clause
#include "base/log.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace lapilli {
namespace {

/// Whether all of it was written.
bool write_all(int file, const std::string& text) {
    return ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
}

}  // namespace

void write_log(const std::string& target, const std::string& line) noexcept {
    if (target.empty()) return;
    try {
        const std::string text = "lapilli: " + line + "\n";
        if (target == "stderr") {
            write_all(STDERR_FILENO, text);
            return;
        }
        // Opened anew for each line: nothing is left to close, to inherit, or to lose at the end of the process.
        const int file = ::open(target.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
        const bool written = file >= 0 && write_all(file, text);
        const std::string why = std::strerror(errno);
        if (file >= 0) ::close(file);
        if (!written) {
            write_all(STDERR_FILENO,
                      "lapilli: the log " + target + " cannot be written: " + why + "\n" + text);
        }
    } catch (...) {
        return;  // no memory for a line: the call goes on without it
    }
}

}  // namespace lapilli
