// SPDX-License-Identifier: BSD-3-Clause
#include "files/child.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fstream>

#include "common/file_error.hpp"

namespace lapilli::files {

namespace {

using tools::FileError;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool sanitized = true;  // its shadow memory is mapped in advance, terabytes of it
#else
constexpr bool sanitized = false;
#endif

void set_limit(decltype(RLIMIT_CORE) resource, rlim_t value) {
    rlimit limit{};
    if (getrlimit(resource, &limit) == 0 && value < limit.rlim_max) {
        // At the second limit of a processor's time the signal would be another one.
        limit.rlim_cur = value;
        limit.rlim_max = std::min(limit.rlim_max, value + 5);
        static_cast<void>(setrlimit(resource, &limit));
    }
}

std::size_t mapped_bytes() {
    std::ifstream statm("/proc/self/statm");
    std::size_t pages = 0;
    statm >> pages;
    return pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace

Child::Child(const std::function<void(int)>& work, std::size_t bytes, unsigned seconds) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) {
        throw FileError(fmt::format("no pipe: {}", std::strerror(errno)));
    }
    process_ = fork();
    if (process_ < 0) {
        close(ends[0]);
        close(ends[1]);
        throw FileError(fmt::format("no process to read it with: {}", std::strerror(errno)));
    }
    if (process_ == 0) {
        close(ends[0]);
        std::signal(SIGPIPE, SIG_DFL);
        set_limit(RLIMIT_CORE, 0);
        set_limit(RLIMIT_CPU, seconds);
        if (!sanitized) {
            // Counted here: until the fork, threads of the parent may map more.
            set_limit(RLIMIT_AS, mapped_bytes() + bytes);
        }
        work(ends[1]);
        _exit(0);
    }
    close(ends[1]);
    pipe_ = ends[0];
}

Child::~Child() {
    close(pipe_);
    if (process_ > 0) {
        kill(process_, SIGKILL);
        waitpid(process_, nullptr, 0);
    }
}

void Child::wait() {
    if (process_ > 0) {
        waitpid(process_, nullptr, 0);
        process_ = -1;
    }
}

void Child::read(void* target, std::size_t bytes) {
    auto* to = static_cast<char*>(target);
    while (bytes > 0) {
        const ssize_t got = ::read(pipe_, to, bytes);
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got <= 0) {
            int status = 0;
            waitpid(process_, &status, 0);
            process_ = -1;
            throw FileError(
                WIFSIGNALED(status) && WTERMSIG(status) != SIGXCPU
                    ? fmt::format("the library that reads it died of it ({})", strsignal(WTERMSIG(status)))
                : WIFSIGNALED(status) ? "reading it takes too long"
                                      : "the file ends early");
        }
        to += got, bytes -= static_cast<std::size_t>(got);
    }
}

void write_to_parent(int descriptor, const void* bytes, std::size_t count) {
    const char* from = static_cast<const char*>(bytes);
    while (count > 0) {
        const ssize_t done = write(descriptor, from, count);
        if (done < 0 && errno == EINTR) {
            continue;
        }
        if (done <= 0) {
            _exit(1);
        }
        from += done, count -= static_cast<std::size_t>(done);
    }
}

}  // namespace lapilli::files
