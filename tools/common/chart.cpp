// SPDX-License-Identifier: BSD-3-Clause
#include "common/chart.hpp"

#include <algorithm>
#include <limits>

#include "common/svg.hpp"

namespace lapilli::tools {

using namespace svg;

namespace {

constexpr std::size_t most_markers = 40;

// A different shape per series, for print without colour.
std::string marker(std::size_t shape, double x, double y, const std::string& colour) {
    const std::string fill = "\" fill=\"" + colour + "\"/>\n";
    switch (shape % 4) {
        case 0:
            return "<circle cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"4" + fill;
        case 1:
            return "<rect x=\"" + number(x - 3.6) + "\" y=\"" + number(y - 3.6) +
                   "\" width=\"7.2\" height=\"7.2" + fill;
        case 2:
            return "<path d=\"M" + number(x) + " " + number(y - 5) + "l4.6 8.2h-9.2z" + fill;
        default:
            return "<path d=\"M" + number(x) + " " + number(y - 5.2) + "l5.2 5.2l-5.2 5.2l-5.2 -5.2z" + fill;
    }
}

}  // namespace

std::string draw_svg(const Chart& chart) {
    constexpr double inf = std::numeric_limits<double>::infinity();
    double x_low = inf, x_high = -inf, y_low = inf, y_high = -inf;
    std::size_t longest = 8;
    for (const Series& series : chart.series) {
        longest = std::max(longest, series.label.size());
        for (const auto& [x, y] : series.points) {
            x_low = std::min(x_low, x), x_high = std::max(x_high, x);
            y_low = std::min(y_low, y), y_high = std::max(y_high, y);
        }
    }
    constexpr double top = 66, bottom = 410, height = 466, character = 7.4;
    const Axis y_axis(y_low, y_high, chart.log_y, bottom, top);
    std::size_t widest_tick = 6;
    for (const double tick : y_axis.ticks()) {
        widest_tick = std::max(widest_tick, tick_text(tick).size());
    }
    // Between the name of the y axis and its line there is room for the numbers.
    const double left = 33.6 + character * static_cast<double>(widest_tick), right = left + 522;
    const double width = right + 62 + character * static_cast<double>(longest);
    const Axis x_axis(x_low, x_high, chart.log_x, left, right);

    std::string svg = begin_page(width, height);
    svg += text(left, 26, "start", chart.title, "font-size=\"17\" font-weight=\"bold\"");
    svg += text(left, 47, "start", chart.subtitle, "fill=\"#555\"");
    for (const double tick : y_axis.ticks()) {
        svg += line(left, y_axis.at(tick), right, y_axis.at(tick), "#e4e4e4");
        svg += text(left - 9, y_axis.at(tick) + 4.5, "end", tick_text(tick));
    }
    for (const double tick : x_axis.ticks()) {
        svg += line(x_axis.at(tick), bottom, x_axis.at(tick), bottom + 5, "#888");
        svg += text(x_axis.at(tick), bottom + 21, "middle", tick_text(tick));
    }
    svg += line(left, bottom, right, bottom, "#888");
    svg += text(0.5 * (left + right), height - 14, "middle", chart.x_label);
    svg += "<g transform=\"rotate(-90 20 " + number(0.5 * (top + bottom)) + ")\">" +
           text(20, 0.5 * (top + bottom), "middle", chart.y_label) + "</g>\n";

    // The legend lists the lines from top to bottom, as they end.
    std::vector<std::size_t> order;
    for (std::size_t k = 0; k < chart.series.size(); ++k) {
        order.push_back(k);
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return chart.series[a].points.back().second > chart.series[b].points.back().second;
    });
    for (std::size_t k = 0; k < chart.series.size(); ++k) {
        const Series& series = chart.series[k];
        const std::string colour = colours[k % colours.size()];
        svg += "<polyline fill=\"none\" stroke-width=\"2\" stroke-linejoin=\"round\" stroke=\"" + colour +
               "\" points=\"";
        for (const auto& [x, y] : series.points) {
            svg += number(x_axis.at(x)) + "," + number(y_axis.at(y)) + " ";
        }
        svg += "\"/>\n";
        // In a dense sweep, a marker now and then.
        const std::size_t stride = 1 + series.points.size() / most_markers;
        for (std::size_t i = 0; i < series.points.size(); i += stride) {
            svg += marker(k, x_axis.at(series.points[i].first), y_axis.at(series.points[i].second), colour);
        }
        const auto row = std::find(order.begin(), order.end(), k) - order.begin();
        const double y = top + 14 + 24 * static_cast<double>(row);
        svg += "<line x1=\"" + number(right + 18) + "\" y1=\"" + number(y) + "\" x2=\"" + number(right + 46) +
               "\" y2=\"" + number(y) + "\" stroke-width=\"2\" stroke=\"" + colour + "\"/>\n";
        svg += marker(k, right + 32, y, colour);
        svg += text(right + 54, y + 4.5, "start", series.label);
    }
    return svg + "</svg>\n";
}

}  // namespace lapilli::tools
