// SPDX-License-Identifier: BSD-3-Clause
#include "solve/picture.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "common/svg.hpp"

namespace lapilli::solve {

namespace {

using namespace tools::svg;

constexpr double left = 90, right = 930, top = 84, bottom = 400, rug = 34, height = 500, width = 960;
constexpr int samples = 840;

// Neighbouring values lie this far apart where they are dense; a part of the whole width keeps single ones
// visible.
double broadening(const std::vector<double>& values) {
    const double extent = values.back() - values.front();
    return extent > 0 ? extent / 250 : std::max(1e-3 * std::abs(values.front()), 1e-3);
}

}  // namespace

double density(const std::vector<double>& values, double sigma, double x) {
    // Beyond six widths a Gaussian is below the last digit of the sum.
    const auto first = std::lower_bound(values.begin(), values.end(), x - 6 * sigma);
    const auto last = std::upper_bound(first, values.end(), x + 6 * sigma);
    double sum = 0;
    for (auto it = first; it != last; ++it) {
        const double t = (x - *it) / sigma;
        sum += std::exp(-t * t / 2);
    }
    return sum / (sigma * std::sqrt(2 * std::numbers::pi));
}

std::string draw_svg(const SpectrumPicture& picture) {
    std::string svg = begin_page(width, height);
    svg += text(left, 30, "start", picture.title, "font-size=\"17\" font-weight=\"bold\"");
    svg += text(left, 52, "start", picture.subtitle, "fill=\"#555\"");
    const std::vector<double>& values = picture.values;
    if (values.empty() || !std::isfinite(values.back() - values.front())) {
        svg += text(0.5 * (left + right), 0.5 * (top + bottom), "middle",
                    values.empty() ? "no eigenvalues" : "too far apart to be drawn");
        return svg + "</svg>\n";
    }
    const double sigma = broadening(values);
    const Range range(values.front() - 4 * sigma, values.back() + 4 * sigma, left, right);
    std::vector<double> heights;
    for (int k = 0; k <= samples; ++k) {
        heights.push_back(density(values, sigma, range.low() + (range.high() - range.low()) * k / samples));
    }
    const Axis up(0, *std::max_element(heights.begin(), heights.end()), false, bottom, top);
    for (const double tick : up.ticks()) {
        svg += line(left, up.at(tick), right, up.at(tick), "#e4e4e4");
        svg += text(left - 9, up.at(tick) + 4.5, "end", tick_text(tick));
    }
    std::string outline;
    for (int k = 0; k <= samples; ++k) {
        outline += (k == 0 ? "M" : "L") + number(left + (right - left) * k / samples) + " " +
                   number(up.at(heights[static_cast<std::size_t>(k)]));
    }
    svg += "<path d=\"" + outline + "L" + number(right) + " " + number(bottom) + "L" + number(left) + " " +
           number(bottom) + "Z\" fill=\"" + colours[4] + "\" fill-opacity=\"0.25\"/>\n";
    svg += "<path d=\"" + outline + "\" fill=\"none\" stroke=\"" + colours[0] +
           "\" stroke-width=\"1.6\" stroke-linejoin=\"round\"/>\n";
    // The levels. Those that fall on the same tenth of a pixel are one stroke.
    std::string strokes, last;
    for (const double value : values) {
        if (const std::string at = number(range.at(value)); at != last) {
            strokes += "M" + at + " " + number(bottom + 4) + "v" + number(rug - 8);
            last = at;
        }
    }
    svg += "<path d=\"" + strokes + "\" fill=\"none\" stroke=\"" + colours[0] +
           "\" stroke-width=\"0.7\" stroke-opacity=\"0.6\"/>\n";
    svg += text(left - 9, bottom + rug / 2 + 4.5, "end", "levels", "fill=\"#555\"");
    svg += line(left, bottom, right, bottom, "#888") + line(left, bottom + rug, right, bottom + rug, "#888");
    for (const double tick : range.ticks()) {
        svg += line(range.at(tick), bottom + rug, range.at(tick), bottom + rug + 5, "#888");
        svg += text(range.at(tick), bottom + rug + 21, "middle", range.label(tick));
    }
    svg += text(0.5 * (left + right), height - 14, "middle", "eigenvalue");
    svg += "<g transform=\"rotate(-90 24 " + number(0.5 * (top + bottom)) + ")\">" +
           text(24, 0.5 * (top + bottom), "middle", "eigenvalues per unit") + "</g>\n";
    return svg + "</svg>\n";
}

}  // namespace lapilli::solve
