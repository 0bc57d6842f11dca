// SPDX-License-Identifier: BSD-3-Clause
#include "base/own_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <climits>

namespace lapilli {
namespace {

constexpr int most_links = 40;  // as the kernel follows

/// Closes a file, and leaves errno as it is.
void close_quietly(int file) {
    const int before = errno;
    ::close(file);
    errno = before;
}

/// Links owned by root include /dev/stderr and the like.
bool is_trusted_link(const struct stat& link) { return link.st_uid == geteuid() || link.st_uid == 0; }
bool is_own(const struct stat& file) { return file.st_uid == geteuid() || S_ISCHR(file.st_mode); }

/// One step along a chain of links: `path` becomes what it points to. 1: it was a link; 0: it is none; -1:
/// refused. The link is opened, so that the one whose owner was asked for is the one that is read.
int follow_link(std::string& path) {
    const int opened = ::open(path.c_str(), O_PATH | O_NOFOLLOW | O_CLOEXEC);
    if (opened < 0) return errno == ENOENT ? 0 : -1;
    struct stat status {};
    int answer = ::fstat(opened, &status) == 0 ? 0 : -1;
    if (answer == 0 && S_ISLNK(status.st_mode)) {
        char target[PATH_MAX];
        const ssize_t length =
            is_trusted_link(status) ? ::readlinkat(opened, "", target, sizeof(target)) : -1;
        if (!is_trusted_link(status)) errno = EPERM;
        answer = length < 0 ? -1 : 1;
        if (length >= 0) {
            const std::string folder = path.substr(0, path.rfind('/') + 1);
            const std::string text(target, static_cast<std::size_t>(length));
            path = text.rfind('/', 0) == 0 ? text : folder + text;
        }
    } else if (answer == 0 && !is_own(status)) {
        errno = EPERM;
        answer = -1;  // before it is opened, which waits for a reader of another user's pipe
    }
    close_quietly(opened);
    return answer;
}

}  // namespace

int open_own_file(const std::string& path, int flags) {
    std::string file = path;
    // The links of /proc, to what a process has opened, are the kernel's; what they say is not always a path.
    const auto in_proc = [&] { return file.rfind("/proc/", 0) == 0; };
    int step = 1;
    for (int k = 0; step == 1 && !in_proc(); ++k) {
        if (k == most_links) {
            errno = ELOOP;
            return -1;
        }
        step = follow_link(file);
    }
    if (step < 0) return -1;
    const int opened =
        ::open(file.c_str(), flags | O_CREAT | O_NOCTTY | O_CLOEXEC | (in_proc() ? 0 : O_NOFOLLOW), 0666);
    struct stat status {};
    if (opened < 0 || (::fstat(opened, &status) == 0 && (is_own(status) || in_proc()))) return opened;
    errno = EPERM;
    close_quietly(opened);
    return -1;
}

bool write_all(int file, const std::string& text) {
    for (std::size_t begin = 0; begin < text.size();) {
        const ssize_t written = ::write(file, text.data() + begin, text.size() - begin);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        begin += static_cast<std::size_t>(written);
    }
    return true;
}

}  // namespace lapilli
