// SPDX-License-Identifier: BSD-3-Clause
#include "base/log.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <set>
#include <utility>

#include "base/at_fork.hpp"
#include "base/own_file.hpp"

namespace lapilli {
namespace {

/// "2026-11-25T23:50:01.123Z", by arithmetic alone: what knows time zones takes locks, which a child of fork
/// may find locked.
std::string time_now() {
    using namespace std::chrono;
    const auto time = floor<milliseconds>(system_clock::now());
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(time - day);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                       clock.hours().count(), clock.minutes().count(), clock.seconds().count(),
                       clock.subseconds().count());
}

}  // namespace

void write_log(const std::string& target, const std::string& line) noexcept {
    if (target.empty()) return;
    try {
        const std::string who = time_now() + " lapilli[" + std::to_string(::getpid()) + "]: ";
        const std::string text = who + line + "\n";
        if (target == "stderr" || target == "stdout") {
            write_all(target == "stderr" ? STDERR_FILENO : STDOUT_FILENO, text);
            return;
        }
        // The file is opened for each line: nothing is left to close, to inherit, or to lose at the end of
        // the process.
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
