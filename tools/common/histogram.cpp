// SPDX-License-Identifier: BSD-3-Clause
#include <algorithm>

#include "common/chart.hpp"
#include "common/svg.hpp"

namespace lapilli::tools {

using namespace svg;

namespace {

constexpr double panel_width = 440, panel_height = 236;

std::string panel(const Histogram& h, double x, double y) {
    constexpr std::size_t bins = 48;
    double high = *std::max_element(h.values.begin(), h.values.end());
    for (const auto& mark : h.marks) {
        high = std::max(high, mark.second);
    }
    const double left = x + 60, right = x + panel_width - 24, top = y + 62, bottom = y + panel_height - 52;
    const Axis axis(0, 1.02 * high, false, left, right);
    std::array<double, bins> counts{};
    const double end = axis.ticks().back();
    for (const double value : h.values) {
        const auto bin = static_cast<std::size_t>(std::max(0.0, value / end * bins));
        counts[std::min(bin, bins - 1)] += 1;
    }
    // Candidates are counted in whole numbers.
    const Axis up(0, std::max(6.0, *std::max_element(counts.begin(), counts.end())), false, bottom, top);

    std::string svg = text(left, y + 18, "start", h.title, "font-weight=\"bold\"");
    for (const double tick : up.ticks()) {
        svg += line(left, up.at(tick), right, up.at(tick), "#e4e4e4");
        svg += text(left - 8, up.at(tick) + 4.5, "end", tick_text(tick), "font-size=\"11\"");
    }
    const double width = (right - left) / bins;
    for (std::size_t k = 0; k < bins; ++k) {
        if (counts[k] > 0) {
            svg += rectangle(left + width * static_cast<double>(k) + 0.5, up.at(counts[k]), width - 1,
                             bottom - up.at(counts[k]), colours[4]);
        }
    }
    for (const double tick : axis.ticks()) {
        svg += line(axis.at(tick), bottom, axis.at(tick), bottom + 4, "#888");
        svg += text(axis.at(tick), bottom + 18, "middle", tick_text(tick), "font-size=\"11\"");
    }
    svg += line(left, bottom, right, bottom, "#888");
    svg += text(0.5 * (left + right), bottom + 38, "middle", h.x_label);
    // Names of the marks to the left of their lines, the greatest on top: no line crosses the name of
    // another.
    for (std::size_t k = 0; k < h.marks.size(); ++k) {
        const auto& [name, value] = h.marks[k];
        const auto below = std::count_if(h.marks.begin(), h.marks.end(), [&, v = value](const auto& other) {
            return other.second < v || (other.second == v && &other > &h.marks[k]);
        });
        const double at = axis.at(value), height = top - 6 - 15 * static_cast<double>(below);
        const char* colour = colours[k == 0 ? 0 : 1];
        svg += line(at, height - 4, at, bottom, colour);
        svg += text(at - 5, height, "end", name + " " + tick_text(std::round(value)),
                    ("font-size=\"12\" fill=\"" + std::string(colour) + "\"").c_str());
    }
    return svg;
}

}  // namespace

std::string draw_histograms(const std::string& title, const std::vector<Histogram>& histograms) {
    const std::size_t columns = std::min<std::size_t>(2, histograms.size());
    const std::size_t rows = (histograms.size() + columns - 1) / columns;
    std::string svg = begin_page(std::max(560.0, panel_width * static_cast<double>(columns)),
                                 50 + panel_height * static_cast<double>(rows));
    svg += text(20, 30, "start", title, "font-size=\"17\" font-weight=\"bold\"");
    for (std::size_t k = 0; k < histograms.size(); ++k) {
        svg += panel(histograms[k], panel_width * static_cast<double>(k % columns),
                     46 + panel_height * static_cast<double>(k / columns));
    }
    return svg + "</svg>\n";
}

}  // namespace lapilli::tools
