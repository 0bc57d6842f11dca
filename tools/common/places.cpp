// SPDX-License-Identifier: BSD-3-Clause
#include "common/places.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <sstream>

#include "common/file_error.hpp"

namespace lapilli::tools {

namespace fs = std::filesystem;

namespace {

// The target of a path. Two files are the same if they have the same number on the same device, or, while
// there is no file, the same name in the same directory.
struct Target {
    bool exists = false, regular = false;
    dev_t device = 0;
    ino_t number = 0;
    fs::path path;
};

Target target_of(const std::string& path) {
    Target target;
    struct stat status {};
    target.exists = (path == "-" ? fstat(STDOUT_FILENO, &status) : stat(path.c_str(), &status)) == 0;
    if (target.exists) {
        target.regular = S_ISREG(status.st_mode);
        target.device = status.st_dev;
        target.number = status.st_ino;
    } else {
        std::error_code failure;
        target.path = fs::weakly_canonical(fs::absolute(followed(path), failure), failure);
    }
    return target;
}

bool same_file(const Target& a, const Target& b) {
    if (a.exists && b.exists) {
        return a.regular && b.regular && a.device == b.device && a.number == b.number;
    }
    return !a.exists && !b.exists && a.path == b.path;
}

// "/a//b/." as {a, b}
std::vector<std::string> steps(const std::string& dataset) {
    std::vector<std::string> parts;
    std::istringstream in(dataset);
    for (std::string part; std::getline(in, part, '/');) {
        if (!part.empty() && part != ".") {
            parts.push_back(part);
        }
    }
    return parts;
}

// A dataset is in the way of itself and of all that its path leads through; a whole file is in the way of all
// it holds.
bool same_dataset(const std::string& a, const std::string& b) {
    const std::vector<std::string> left = steps(a), right = steps(b);
    return std::equal(left.begin(), left.begin() + std::min(left.size(), right.size()), right.begin());
}

void require_other(const Place& place, const Place& other, const std::string& hint) {
    if (place.path.empty() || other.path.empty() || !same_dataset(place.dataset, other.dataset) ||
        !same_file(target_of(place.path), target_of(other.path))) {
        return;
    }
    const std::string& path = place.path == "-" ? other.path : place.path;
    throw FileError(fmt::format("{} and {} are the same {}, '{}{}{}'{}", place.name, other.name,
                                place.dataset.empty() ? "file" : "dataset", path,
                                place.dataset.empty() ? "" : ":", place.dataset, hint));
}

bool leads_elsewhere(const std::string& path) {
    std::error_code failure;
    const fs::file_status status = fs::status(path, failure);
    return fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
}

}  // namespace

std::string followed(const std::string& path) {
    constexpr int most_links = 40;  // the system's own limit
    fs::path place = path;
    std::error_code failure;
    for (int k = 0; k < most_links && fs::is_symlink(place, failure); ++k) {
        const fs::path next = fs::read_symlink(place, failure);
        place = next.is_absolute() ? next : place.parent_path() / next;
    }
    return place.string();
}

void require_apart(const std::vector<Place>& inputs, const std::vector<Place>& outputs,
                   const std::string& hint) {
    for (std::size_t k = 0; k < outputs.size(); ++k) {
        for (const Place& input : inputs) {
            require_other(outputs[k], input, hint);
        }
        for (std::size_t j = 0; j < k; ++j) {
            require_other(outputs[j], outputs[k], "");
        }
    }
}

void require_writable(const std::string& path) {
    const fs::path place = followed(path);
    const fs::path directory = place.has_parent_path() ? place.parent_path() : fs::path(".");
    std::error_code failure;
    if (leads_elsewhere(path)) {
        return;
    }
    if (!fs::is_directory(directory, failure)) {
        throw FileError(fmt::format("{}: there is no directory '{}'", path, directory.string()));
    }
    if (fs::is_directory(place, failure)) {
        throw FileError(path + ": is a directory");
    }
    // A file is first written under another name in the same folder.
    if (access(directory.c_str(), W_OK | X_OK) != 0 ||
        (fs::exists(place, failure) && access(place.c_str(), W_OK) != 0)) {
        throw FileError(fmt::format("{}: cannot be written: {}", path, std::strerror(errno)));
    }
}

void require_picture(const std::string& path) {
    if (fs::path(path).extension() != ".svg" && !leads_elsewhere(path)) {
        throw FileError(path + ": a picture is written as SVG; its name must end in .svg");
    }
}

}  // namespace lapilli::tools
