// SPDX-License-Identifier: BSD-3-Clause
// Every tunable of the library, in one documented table (settings_table.hpp). Setting "x.y" is also the environment
// variable LAPILLI_X_Y, read when a context is created.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/scalar.hpp"

namespace lapilli {

class Settings {
  public:
    /// The defaults, then the environment, where an empty value means none. What cannot be used there is ignored, with
    /// a sentence in `ignored` for the log. A program that runs with more rights than its user's does not read it.
    Settings();

    bool known(const std::string& name) const;
    std::vector<std::string> names() const;
    /// False when the value does not fit the setting; then nothing changes.
    bool set(const std::string& name, const std::string& value);
    /// A sentence to who gave an unknown name, with one that is near; or a value that does not fit, with those that do.
    std::string why_unknown(const std::string& name) const;
    std::string why_refused(const std::string& name, const std::string& value) const;
    const std::string& text(const std::string& name) const;
    index_t integer(const std::string& name) const;
    const std::vector<std::string>& ignored() const { return ignored_; }

  private:
    void read_environment();

    std::map<std::string, std::string> values_;
    std::vector<std::string> ignored_;
};

}  // namespace lapilli
