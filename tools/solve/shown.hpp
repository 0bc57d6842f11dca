// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

namespace lapilli::solve {

// "1 2 3", or both ends of many.
template <class Real>
std::string shown(const std::vector<Real>& values) {
    constexpr std::size_t ends = 4;
    std::string text;
    for (std::size_t k = 0; k < values.size(); ++k) {
        if (values.size() > 2 * ends + 4 && k == ends) {
            text += " ...";
            k = values.size() - ends;
        }
        text += fmt::format("{}{:.10g}", k == 0 ? "" : " ", values[k]);
    }
    return text;
}

}  // namespace lapilli::solve
