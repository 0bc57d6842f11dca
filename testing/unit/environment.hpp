// SPDX-License-Identifier: BSD-3-Clause
// Variables of the environment for a scope: what one test sets, the next one in the process must not find.
#pragma once

#include <cstdlib>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace lapilli::testing {

class Environment {
  public:
    using Variables = std::vector<std::pair<std::string, std::string>>;

    Environment(const std::string& name, const std::string& value)
        : Environment(Variables{std::pair(name, value)}) {}
    explicit Environment(const Variables& values) {
        for (const auto& [name, value] : values) {
            const char* old = std::getenv(name.c_str());
            before_.emplace_back(name, old != nullptr, old != nullptr ? old : "");
            setenv(name.c_str(), value.c_str(), 1);
        }
    }
    ~Environment() {
        for (const auto& [name, had, value] : before_)
            had ? setenv(name.c_str(), value.c_str(), 1) : unsetenv(name.c_str());
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

  private:
    std::vector<std::tuple<std::string, bool, std::string>> before_;
};

}  // namespace lapilli::testing
