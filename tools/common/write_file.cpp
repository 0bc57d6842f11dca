// SPDX-License-Identifier: BSD-3-Clause
#include "common/write_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "common/file_error.hpp"
#include "common/places.hpp"

namespace lapilli::tools {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void fail() { throw FileError(fmt::format("cannot be written: {}", std::strerror(errno))); }

// An empty file of a name that no other has: what lies there already, a link above all, is another's.
std::string make_beside(const std::string& place, mode_t mode) {
    constexpr int attempts = 1000;
    for (int k = 0; k < attempts; ++k) {
        std::string name = fmt::format("{}.{}-{}", place, getpid(), k);
        const int descriptor = open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        if (descriptor >= 0) {
            close(descriptor);
            return name;
        }
        if (errno != EEXIST) {
            break;
        }
    }
    fail();
}

}  // namespace

Draft::Draft(std::string path) : place_(followed(path)) {
    struct stat status {};
    const bool exists = stat(path.c_str(), &status) == 0;
    // A device or a pipe has nothing to keep, and cannot be replaced.
    in_place_ = exists && !S_ISREG(status.st_mode);
    if (in_place_) {
        place_ = draft_ = std::move(path);
        return;
    }
    if (exists && access(place_.c_str(), W_OK) != 0) {
        fail();
    }
    // Others cannot read it before it has the mode of the file that it replaces.
    draft_ = make_beside(place_, exists ? 0600 : 0666);
}

Draft::~Draft() {
    if (!in_place_) {
        std::error_code failure;
        fs::remove(draft_, failure);
    }
}

void Draft::complete() {
    if (in_place_) {
        return;
    }
    struct stat old {};
    if (stat(place_.c_str(), &old) == 0) {
        // Only root gives files away: others keep the group, if they can. A new owner takes bits off the
        // mode, so it goes first.
        const bool given = chown(draft_.c_str(), old.st_uid, old.st_gid) == 0 ||
                           chown(draft_.c_str(), static_cast<uid_t>(-1), old.st_gid) == 0;
        // Bits for the group are not meant for another group.
        const mode_t bits = old.st_mode & 07777U;
        if (chmod(draft_.c_str(), given ? bits : bits & ~static_cast<mode_t>(06070)) != 0) {
            fail();
        }
    }
    if (rename(draft_.c_str(), place_.c_str()) != 0) {
        fail();
    }
}

void write_file(const std::string& path, const std::string& text) {
    try {
        Draft draft(path);
        std::ofstream out(draft.path());
        out << text;
        out.close();
        if (out.fail()) {
            throw FileError("cannot be written");
        }
        draft.complete();
    } catch (const FileError& error) {
        throw FileError(path + ": " + error.what());
    }
}

}  // namespace lapilli::tools
