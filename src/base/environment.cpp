// SPDX-License-Identifier: BSD-3-Clause
#include "base/environment.hpp"

#include <sys/auxv.h>

#include <cstdlib>

extern "C" char** environ;

namespace lapilli {
namespace {

/// The kernel decides: the loader also ignores LD_PRELOAD then.
bool is_trusted() { return getauxval(AT_SECURE) == 0; }

}  // namespace

const char* variable(const char* name) { return is_trusted() ? std::getenv(name) : nullptr; }

std::vector<std::pair<std::string, std::string>> variables(const std::string& prefix) {
    std::vector<std::pair<std::string, std::string>> found;
    if (!is_trusted()) return found;
    for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
        const std::string text = *entry;
        const std::size_t equals = text.find('=');
        if (text.rfind(prefix, 0) == 0 && equals != std::string::npos)
            found.emplace_back(text.substr(0, equals), text.substr(equals + 1));
    }
    return found;
}

}  // namespace lapilli
