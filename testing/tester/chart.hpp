// SPDX-License-Identifier: BSD-3-Clause
// A line chart as SVG.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace lapilli::tester {

struct Series {
    std::string label;
    std::vector<std::pair<double, double>> points;  // ascending in x
};

struct Chart {
    std::string title, subtitle, x_label, y_label;
    bool log_x = false, log_y = false;
    std::vector<Series> series;
};

std::string draw_svg(const Chart& chart);

}  // namespace lapilli::tester
