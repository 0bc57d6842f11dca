// SPDX-License-Identifier: BSD-3-Clause
#include "picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "common/svg.hpp"
#include "spectrum.hpp"

namespace levels {

namespace {

using namespace lapilli::tools::svg;

constexpr double page_width = 1280, page_height = 700, margin = 48;
constexpr double left = 124, right = 850, top = 126,
                 rug = 16;  // of the plot; a row of strokes for each curve
constexpr int points = 1400, shades = 24;

const char* ink(std::size_t curve) { return colours[curve % colours.size()]; }

std::string stroke(const std::string& colour, double width, const std::string& more = "") {
    return fmt::format(R"(fill="none" stroke="{}" stroke-width="{:.2f}" stroke-linecap="round" {})", colour,
                       width, more);
}
std::string path(const std::string& data, const std::string& style) {
    return fmt::format("<path d=\"{}\" {}/>\n", data, style);
}

std::string axes(const Picture& p, const Range& x, const Range& y, double bottom, double below) {
    std::string svg;
    for (const double t : y.ticks()) {
        svg += styled_line(left, y.at(t), right, y.at(t), R"(stroke="#e8ebef")");
        svg += text(left - 10, y.at(t) + 4.5, "end", label(t));
    }
    for (const double t : x.ticks()) {
        svg += styled_line(x.at(t), below, x.at(t), below + 5, R"(stroke="#64748b")");
        svg += text(x.at(t), below + 20, "middle", label(t));
    }
    for (const double line : {bottom, below})
        svg += styled_line(left, line, right, line, R"(stroke="#64748b")");
    svg += text(left - 10, (bottom + below) / 2 + 4.5, "end", "levels");
    svg += text((left + right) / 2, below + 44, "middle", "energy (eV)");
    svg += text(
        0, 0, "middle", "states per eV",
        fmt::format("transform=\"translate({:.1f} {:.1f}) rotate(-90)\"", left - 66, (top + bottom) / 2));
    for (const auto& [energy, name] : p.marks) {
        svg += styled_line(x.at(energy), top, x.at(energy), bottom,
                           R"(stroke="#0f172a" stroke-dasharray="4 4")");
        svg += text(x.at(energy), top - 6, "middle", name);
    }
    return svg;
}

// The densities, the levels below them as strokes, and the legend above.
std::string plot(const Picture& p) {
    const double below = page_height - 66, bottom = below - rug * static_cast<double>(p.curves.size());
    const auto energy = [&](int k) { return p.low + (p.high - p.low) * k / points; };
    std::vector<std::vector<double>> values(p.curves.size());
    double greatest = 0;
    for (std::size_t c = 0; c < values.size(); ++c) {
        for (int k = 0; k <= points; ++k)
            values[c].push_back(density(p.curves[c].levels, {}, p.sigma, energy(k)));
        greatest = std::max(greatest, *std::max_element(values[c].begin(), values[c].end()));
    }
    const Range x(p.low, p.high, left, right, 12), y(0, greatest > 0 ? 1.08 * greatest : 1, bottom, top);
    std::string svg = axes(p, x, y, bottom, below);
    double at = left;
    for (std::size_t c = 0; c < values.size(); ++c) {
        std::string outline, strokes;
        for (int k = 0; k <= points; ++k)
            outline += fmt::format("{}{:.1f} {:.1f}", k == 0 ? "M" : "L", x.at(energy(k)),
                                   y.at(values[c][static_cast<std::size_t>(k)]));
        for (const double e : p.curves[c].levels)
            if (e >= p.low && e <= p.high)
                strokes += fmt::format("M{:.2f} {:.1f}v{:.1f}", x.at(e),
                                       bottom + rug * static_cast<double>(c) + 2, rug - 4);
        svg += path(outline, stroke(ink(c), 1.6)) +
               path(strokes, stroke(ink(c), 0.7, R"(stroke-opacity="0.6")"));
        svg += styled_line(at, top - 28, at + 28, top - 28, stroke(ink(c), 3));
        svg += text(at + 36, top - 23.5, "start", p.curves[c].label);
        at += 72 + 8.1 * static_cast<double>(p.curves[c].label.size());
    }
    if (!p.marks.empty()) svg += text(at, top - 23.5, "start", "dashed: " + p.marks_label);
    return svg;
}

// Pale where t is 0, dark where it is 1.
std::string shade_of(double t) {
    const auto part = [t](double pale, double dark) { return static_cast<int>(pale + t * (dark - pale)); };
    return fmt::format("#{:02x}{:02x}{:02x}", part(250, 90), part(222, 15), part(176, 90));
}

// Atoms of equal shade are one path of round dots: a picture of thousands of atoms stays small.
std::string map_of(const Structure& s, const DensityMap& map, double x, double y, double width,
                   double height) {
    const Point box = s.extent();
    const double scale = std::min(width / (box.x + bond_length), (height - 40) / (box.y + bond_length));
    const auto at = [&](int atom) {
        const Point& p = s.atoms[static_cast<std::size_t>(atom)];
        return fmt::format("{:.1f} {:.1f}", x + width / 2 + p.x * scale,
                           y + 30 + (height - 40) / 2 - p.y * scale);
    };
    const double greatest = *std::max_element(map.density.begin(), map.density.end());
    std::string bonds, svg = text(x + width / 2, y + 14, "middle", map.caption);
    for (const Bond& b : s.bonds) bonds += 'M' + at(b.a) + 'L' + at(b.b);
    svg += path(bonds, stroke("#aab6c5", std::clamp(0.14 * bond_length * scale, 0.6, 2.0)));
    std::array<std::string, shades + 1> dots;
    for (std::size_t i = 0; i < map.density.size() && greatest > 0; ++i)
        dots[static_cast<std::size_t>(std::lround(std::sqrt(map.density[i] / greatest) * shades))] +=
            'M' + at(static_cast<int>(i)) + "h.01";
    for (std::size_t k = 1; k < dots.size(); ++k) {
        const double t = static_cast<double>(k) / shades;
        if (!dots[k].empty()) svg += path(dots[k], stroke(shade_of(t), 1.2 * bond_length * scale * t));
    }
    return svg;
}

}  // namespace

std::string draw(const Picture& p) {
    std::string svg = begin_page(page_width, page_height);
    svg += text(margin, 48, "start", p.title, R"(font-size="26" font-weight="bold")");
    svg += text(margin, 74, "start", p.subtitle, R"(font-size="14.5" fill="#64748b")");
    svg += plot(p);
    const double column = right + 40, height = (page_height - top) / static_cast<double>(p.maps.size());
    for (std::size_t k = 0; k < p.maps.size(); ++k)
        svg += map_of(*p.structure, p.maps[k], column, top - 20 + static_cast<double>(k) * height,
                      page_width - margin - column, height);
    return svg + "</svg>\n";
}

}  // namespace levels
