// SPDX-License-Identifier: BSD-3-Clause
// All tunable parameters of the library, in one table (settings_table.hpp). Setting "x.y" is also the
// environment variable LAPILLI_X_Y, which is read when a context is created.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/scalar.hpp"

namespace lapilli {

class Settings {
  public:
    /// The defaults, then the environment; an empty variable counts as unset. An unusable value is ignored,
    /// with a sentence in `ignored` for the log. A former name gives way to the present one, with a sentence
    /// in `renamed`. A program with more rights than its user does not read the environment.
    Settings();

    /// Former names are known, too, here and below.
    bool known(const std::string& name) const;
    /// Present names alone.
    std::vector<std::string> names() const;
    /// Returns false, and changes nothing, if the value does not fit the setting.
    bool set(const std::string& name, const std::string& value);
    /// Sentences for the user: an unknown name, with the nearest known one; a value that does not fit, with
    /// those that do.
    std::string why_unknown(const std::string& name) const;
    std::string why_refused(const std::string& name, const std::string& value) const;
    /// "x.y is a former name of v.w", or nothing for a present name.
    std::string why_renamed(const std::string& name) const;
    const std::string& text(const std::string& name) const;
    index_t integer(const std::string& name) const;
    const std::vector<std::string>& ignored() const { return ignored_; }
    const std::vector<std::string>& renamed() const { return renamed_; }
    /// Rises with each value that is set; at least 1. Owners of copies look at it: a copy takes 10 us, longer
    /// than the launch of several kernels.
    std::uint64_t changes() const { return changes_; }

  private:
    void read_environment();
    void read_variable(const std::string& variable, const std::string& name, const std::string& value);

    std::map<std::string, std::string> values_;
    std::vector<std::string> ignored_, renamed_;
    std::uint64_t changes_ = 1;
};

}  // namespace lapilli
