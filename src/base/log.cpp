// SPDX-License-Identifier: BSD-3-Clause
#include "base/log.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <set>
#include <utility>

#include "base/at_fork.hpp"
#include "base/own_file.hpp"

namespace lapilli {

void write_log(const std::string& target, const std::string& line) noexcept {
    if (target.empty()) return;
    try {
        const std::string who = "lapilli[" + std::to_string(::getpid()) + "]: ";
        const std::string text = who + line + "\n";
        if (target == "stderr" || target == "stdout") {
            write_all(target == "stderr" ? STDERR_FILENO : STDOUT_FILENO, text);
            return;
        }
        // Opened anew for each line: nothing is left to close, to inherit, or to lose at the end of the process.
        const int file = open_own_file(target, O_WRONLY | O_APPEND);
        const bool written = file >= 0 && write_all(file, text);
        const std::string why = std::strerror(errno);
        if (file >= 0) ::close(file);
        if (!written) {
            write_all(STDERR_FILENO, who + "the log " + target + " cannot be written: " + why + "\n" + text);
        }
    } catch (...) {
        return;  // no memory for a line: the call goes on without it
    }
}

void write_log_once(const std::string& target, const std::string& line) noexcept {
    try {
        // Never destroyed: the last line may come from the end of the process.
        static auto* const written = new std::set<std::pair<std::string, std::string>>;
        const NoForkScope scope;
        if (target.empty() || !written->emplace(target, line).second) return;
    } catch (...) {
        return;
    }
    write_log(target, line);
}

}  // namespace lapilli
