// SPDX-License-Identifier: BSD-3-Clause
#include "common/write_file.hpp"

#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "common/file_error.hpp"

namespace lapilli::tools {

namespace fs = std::filesystem;

Draft::Draft(std::string path) : place_(std::move(path)) {
    std::error_code failure;
    // A device or a pipe has nothing to keep, and cannot be replaced.
    in_place_ = fs::exists(place_, failure) && !fs::is_regular_file(place_, failure);
    draft_ = in_place_ ? place_ : place_ + "." + std::to_string(getpid());
}

Draft::~Draft() {
    if (!in_place_) {
        std::error_code failure;
        fs::remove(draft_, failure);
    }
}

void Draft::complete() {
    std::error_code failure;
    if (!in_place_) {
        fs::rename(draft_, place_, failure);
    }
    if (failure) {
        throw FileError("cannot write '" + place_ + "'");
    }
}

void write_file(const std::string& path, const std::string& text) {
    Draft draft(path);
    std::ofstream out(draft.path());
    out << text;
    out.close();
    if (out.fail()) {
        throw FileError("cannot write '" + path + "'");
    }
    draft.complete();
}

}  // namespace lapilli::tools
