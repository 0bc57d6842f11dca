// SPDX-License-Identifier: BSD-3-Clause
// The steps, settings and results of a run as JSON: the file of --report.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace lapilli::solve {

class Report {
  public:
    Report();
    ~Report();
    Report(const Report&) = delete;
    Report& operator=(const Report&) = delete;

    // Numbers, texts, and vectors of numbers (report.cpp lists the types).
    template <class T>
    void set(const std::string& name, const T& value);
    void set(const std::string& name, const char* value) { set(name, std::string(value)); }
    // In a part of the report.
    template <class T>
    void set(const std::string& part, const std::string& name, const T& value);

    // A list, which may stay empty, and its next entry.
    void make_list(const std::string& name);
    void append(const std::string& list, const Report& entry);

    std::string text() const;

  private:
    std::unique_ptr<nlohmann::json> json_;
};

}  // namespace lapilli::solve
