// SPDX-License-Identifier: BSD-3-Clause
// Charts as SVG: lines, and histograms.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace lapilli::tools {

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

struct Histogram {
    std::string title, x_label;
    std::vector<double> values;
    std::vector<std::pair<std::string, double>> marks;  // lines across, with their names
};

// Several charts next to and below each other.
std::string draw_histograms(const std::string& title, const std::vector<Histogram>& histograms);

}  // namespace lapilli::tools
