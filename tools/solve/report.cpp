// SPDX-License-Identifier: BSD-3-Clause
#include "solve/report.hpp"

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

namespace lapilli::solve {

Report::Report() : json_(std::make_unique<nlohmann::json>()) {}
Report::~Report() = default;

template <class T>
void Report::set(const std::string& name, const T& value) {
    (*json_)[name] = value;
}
template <class T>
void Report::set(const std::string& part, const std::string& name, const T& value) {
    (*json_)[part][name] = value;
}

void Report::make_list(const std::string& name) { (*json_)[name] = nlohmann::json::array(); }
void Report::append(const std::string& list, const Report& entry) { (*json_)[list].push_back(*entry.json_); }

// Names of files may hold bytes that are no text.
std::string Report::text() const {
    return json_->dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

#define LAPILLI_INSTANTIATE(...)                                       \
    template void Report::set(const std::string&, const __VA_ARGS__&); \
    template void Report::set(const std::string&, const std::string&, const __VA_ARGS__&);
LAPILLI_INSTANTIATE(bool)
LAPILLI_INSTANTIATE(std::string)
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
LAPILLI_INSTANTIATE(std::int64_t)
LAPILLI_INSTANTIATE(std::size_t)
LAPILLI_INSTANTIATE(std::vector<float>)
LAPILLI_INSTANTIATE(std::vector<double>)
LAPILLI_INSTANTIATE(std::vector<std::int64_t>)
LAPILLI_INSTANTIATE(std::vector<std::vector<double>>)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli::solve
