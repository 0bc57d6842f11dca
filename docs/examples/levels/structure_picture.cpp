// SPDX-License-Identifier: BSD-3-Clause
#include "structure_picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>

namespace levels {

namespace {

constexpr double caption_height = 24, scale_bar_height = 26;

// Atoms of equal shade are one path of round dots: a picture of thousands of atoms stays small.
constexpr int shades = 24;

std::string colour(double t) {
    static constexpr std::array<std::array<double, 3>, 5> stops{
        {{250, 222, 176}, {246, 172, 98}, {224, 91, 80}, {150, 33, 100}, {63, 15, 84}}};
    const double at = std::clamp(t, 0.0, 1.0) * (stops.size() - 1);
    const auto k = std::min<std::size_t>(static_cast<std::size_t>(at), stops.size() - 2);
    const double f = at - static_cast<double>(k);
    std::array<int, 3> rgb{};
    for (std::size_t c = 0; c < 3; ++c)
        rgb[c] = static_cast<int>(std::lround(stops[k][c] + f * (stops[k + 1][c] - stops[k][c])));
    return fmt::format("#{:02x}{:02x}{:02x}", rgb[0], rgb[1], rgb[2]);
}

// A tube is seen from the side, turned a little so that an open end shows.
constexpr double turn = 0.30;

struct Seen {
    double x, y;
    bool behind;
};

Seen project(const Structure& s, const Point& p) {
    if (!s.tube) return {p.x, p.y, false};
    return {p.x * std::cos(turn) - p.y * std::sin(turn), p.z, p.y < -1e-9};
}

// The dots of all atoms on one side of the structure, palest first.
void draw_dots(Svg& svg, const std::vector<Seen>& seen, const std::vector<double>& size, bool behind,
               double diameter, const std::function<std::string(const Seen&)>& at) {
    for (int shade = 1; shade <= shades; ++shade) {
        std::string data;
        for (std::size_t i = 0; i < seen.size(); ++i)
            if (seen[i].behind == behind && static_cast<int>(std::lround(size[i] * shades)) == shade)
                data += 'M' + at(seen[i]) + "h.01";
        if (data.empty()) continue;
        const double t = static_cast<double>(shade) / shades;
        svg.path(data,
                 fmt::format(R"(fill="none" stroke="{}" stroke-width="{:.2f}" stroke-linecap="round"{})",
                             colour(t), diameter * t, behind ? R"( opacity="0.3")" : ""));
    }
}

void draw_scale_bar(Svg& svg, double right, double y, double scale) {
    double nm = 1;
    for (const double candidate : {0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0})
        if (candidate * scale < 110) nm = candidate;
    const double left = right - nm * scale;
    const std::string style = R"(stroke="#475569" stroke-width="1.6")";
    svg.line(left, y, right, y, style);
    svg.line(left, y - 4, left, y + 4, style);
    svg.line(right, y - 4, right, y + 4, style);
    svg.text(left - 8, y + 4.5, fmt::format("{} nm", label(nm)), {13, "#475569", Align::right});
}

}  // namespace

std::pair<double, double> drawn_size(const Structure& structure) {
    double x = 0, y = 0;
    for (const Point& p : structure.atoms) {
        const Seen s = project(structure, p);
        x = std::max(x, std::abs(s.x));
        y = std::max(y, std::abs(s.y));
    }
    return {2 * x + bond_length, 2 * y + bond_length};
}

void draw_structure(Svg& svg, const Box& box, const Structure& structure, const DensityMap& map) {
    const auto [width, height] = drawn_size(structure);
    const double room = box.height - caption_height - scale_bar_height;
    const double scale = std::min(box.width / width, room / height);
    const double cx = box.x + box.width / 2, cy = box.y + caption_height + room / 2;
    const auto at = [&](const Seen& s) {
        return fmt::format("{:.1f} {:.1f}", cx + s.x * scale, cy - s.y * scale);
    };

    std::vector<Seen> seen;
    for (const Point& p : structure.atoms) seen.push_back(project(structure, p));
    const double greatest = *std::max_element(map.density.begin(), map.density.end());
    std::vector<double> size(seen.size());
    for (std::size_t i = 0; i < size.size() && greatest > 0; ++i)
        size[i] = std::sqrt(map.density[i] / greatest);

    svg.text(cx, box.y + 14, map.caption, {14, "#334155", Align::middle});
    const double diameter = (structure.tube ? 0.9 : 1.2) * bond_length * scale;
    for (const bool behind : {true, false}) {
        std::string bonds;
        for (const Bond& b : structure.bonds) {
            const Seen &p = seen[static_cast<std::size_t>(b.a)], &q = seen[static_cast<std::size_t>(b.b)];
            if ((p.behind && q.behind) == behind) bonds += 'M' + at(p) + 'L' + at(q);
        }
        if (!bonds.empty())
            svg.path(bonds,
                     fmt::format(R"(fill="none" stroke="{}" stroke-width="{:.2f}" stroke-linecap="round")",
                                 behind ? "#dfe4ea" : "#aab6c5",
                                 std::clamp(0.14 * bond_length * scale, 0.6, 2.0)));
        draw_dots(svg, seen, size, behind, diameter, at);
    }
    draw_scale_bar(svg, cx + std::min(width * scale, box.width) / 2, box.bottom() - scale_bar_height / 2,
                   scale);
}

void draw_disk_legend(Svg& svg, double x, double y) {
    constexpr int disks = 6;
    constexpr double step = 20, diameter = 14;
    const double left = x - (disks - 1) * step / 2;
    for (int k = 1; k <= disks; ++k) {
        const double t = static_cast<double>(k) / disks;
        svg.path(fmt::format("M{:.1f} {:.1f}h.01", left + (k - 1) * step, y),
                 fmt::format(R"(stroke="{}" stroke-width="{:.2f}" stroke-linecap="round")", colour(t),
                             diameter * t));
    }
    svg.text(left - 14, y + 4.5, "0", {13, "#475569", Align::right});
    svg.text(left + (disks - 1) * step + 14, y + 4.5, "max", {13, "#475569"});
    svg.text(x, y + 26, "area of a disk: local density of states", {12, "#64748b", Align::middle});
}

}  // namespace levels
