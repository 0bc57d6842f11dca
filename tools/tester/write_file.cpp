// SPDX-License-Identifier: BSD-3-Clause
#include "tester/write_file.hpp"

#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "tester/options.hpp"

namespace lapilli::tester {

void write_file(const std::string& path, const std::string& text) {
    namespace fs = std::filesystem;
    std::error_code failure;
    // A device or a pipe has nothing to keep, and cannot be replaced.
    const bool in_place = fs::exists(path, failure) && !fs::is_regular_file(path, failure);
    const std::string draft = in_place ? path : path + "." + std::to_string(getpid());
    std::ofstream out(draft);
    out << text;
    out.close();
    bool written = !out.fail();
    if (written && !in_place) {
        fs::rename(draft, path, failure);
        written = !failure;
    }
    if (!written) {
        if (!in_place) {
            fs::remove(draft, failure);
        }
        throw UsageError("cannot write '" + path + "'");
    }
}

}  // namespace lapilli::tester
