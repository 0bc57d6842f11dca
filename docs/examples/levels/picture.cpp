// SPDX-License-Identifier: BSD-3-Clause
// The page: a heading, the plots, and the maps beside the plots or, for long structures, above them.
#include "picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "spectrum.hpp"
#include "structure_picture.hpp"
#include "svg.hpp"

namespace levels {

namespace {

constexpr double page_width = 1280, margin = 48, axis_room = 76;

// One row of strokes for each curve.
double rug_row(const Picture& p) { return p.curves.size() == 1 ? 24 : 16; }

struct Ink {
    const char *line, *fill;
    double fill_opacity;
};

const Ink& ink(std::size_t k, std::size_t curves) {
    // A curve that stays in the background as the reference, and strong ones.
    static constexpr std::array<Ink, 5> inks{{{"#7b8aa0", "#a9bdd6", 0.45},
                                              {"#c2410c", "#f97316", 0.07},
                                              {"#1d4ed8", "#60a5fa", 0.14},
                                              {"#047857", "#34d399", 0.12},
                                              {"#7e22ce", "#c084fc", 0.12}}};
    return curves == 1 ? inks[2] : inks[k % inks.size()];
}

std::vector<double> sampled(const Curve& curve, const Picture& p, double low, double high) {
    constexpr int points = 1400;
    std::vector<double> values;
    for (int k = 0; k <= points; ++k)
        values.push_back(density(curve.levels, {}, p.sigma, low + (high - low) * k / points));
    return values;
}

void draw_curve(Svg& svg, const std::vector<double>& values, const Axis& x, const Axis& y, const Ink& with) {
    std::string outline;
    const double last = static_cast<double>(values.size() - 1);
    for (std::size_t k = 0; k < values.size(); ++k)
        outline +=
            fmt::format("{}{:.1f} {:.1f}", k == 0 ? "M" : "L",
                        x.from() + (x.to() - x.from()) * static_cast<double>(k) / last, y.at(values[k]));
    svg.path(fmt::format("{}L{:.1f} {:.1f}L{:.1f} {:.1f}Z", outline, x.to(), y.at(0), x.from(), y.at(0)),
             fmt::format(R"(fill="{}" fill-opacity="{}" stroke="none")", with.fill, with.fill_opacity));
    svg.path(outline,
             fmt::format(R"(fill="none" stroke="{}" stroke-width="1.6" stroke-linejoin="round")", with.line));
}

void draw_axes(Svg& svg, const Box& box, const Axis& x, const Axis& y, const Picture& p, double label_drop) {
    const std::string grid = R"(stroke="#e8ebef" stroke-width="1")",
                      frame = R"(stroke="#64748b" stroke-width="1.2")";
    for (const double t : y.ticks()) {
        if (t > 0) svg.line(box.x, y.at(t), box.right(), y.at(t), grid);
        svg.text(box.x - 10, y.at(t) + 4.5, label(t), {13, "#475569", Align::right});
    }
    const double bottom = box.bottom() + label_drop;
    for (const double t : x.ticks()) {
        svg.line(x.at(t), bottom, x.at(t), bottom + 5, frame);
        svg.text(x.at(t), bottom + 20, label(t), {13, "#475569", Align::middle});
    }
    svg.line(box.x, box.bottom(), box.right(), box.bottom(), frame);
    if (label_drop > 0) svg.line(box.x, bottom, box.right(), bottom, frame);
    svg.text(box.x + box.width / 2, bottom + 42, p.axis, {14, "#334155", Align::middle});
    svg.vertical_text(box.x - 56, box.y + box.height / 2, p.density_axis, {14, "#334155", Align::middle});
}

// Each level a stroke.
void draw_rug(Svg& svg, const Picture& p, const Axis& x, double top) {
    const double row = rug_row(p);
    for (std::size_t c = 0; c < p.curves.size(); ++c) {
        std::string strokes;
        const double y = top + row * static_cast<double>(c) + 2;
        for (const double e : p.curves[c].levels)
            if (e >= x.low() && e <= x.high())
                strokes += fmt::format("M{:.2f} {:.1f}v{:.1f}", x.at(e), y, row - 4);
        svg.path(strokes, fmt::format(R"(fill="none" stroke="{}" stroke-width="0.7" stroke-opacity="0.55")",
                                      ink(c, p.curves.size()).line));
    }
}

void draw_legend(Svg& svg, const Picture& p, double left, double y) {
    const auto entry = [&](const std::string& text, const std::string& line_style) {
        svg.line(left, y, left + 28, y, line_style);
        svg.text(left + 36, y + 4.5, text, {13.5, "#334155"});
        // No font metrics here: a letter of a wide sans-serif takes 0.6 of its size.
        const auto letters =
            std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; });
        left += 36 + 8.1 * static_cast<double>(letters) + 22;
    };
    for (std::size_t c = 0; c < p.curves.size(); ++c)
        entry(p.curves[c].label,
              fmt::format(R"(stroke="{}" stroke-width="3")", ink(c, p.curves.size()).line));
    if (!p.marks.empty()) entry(p.marks_label, R"(stroke="#0f172a" stroke-width="1" stroke-dasharray="4 4")");
}

struct Panel {
    Box box;
    double low, high;
    bool rug;
};

void draw_panel(Svg& svg, const Panel& panel, const Picture& p) {
    const Box& box = panel.box;
    std::vector<std::vector<double>> values;
    double greatest = 0;
    for (const Curve& c : p.curves) {
        values.push_back(sampled(c, p, panel.low, panel.high));
        greatest = std::max(greatest, *std::max_element(values.back().begin(), values.back().end()));
    }
    const Axis x(panel.low, panel.high, box.x, box.right(), 12);
    const Axis y(0, greatest > 0 ? 1.08 * greatest : 1, box.bottom(), box.y);
    const double drop = panel.rug ? rug_row(p) * static_cast<double>(p.curves.size()) : 0;

    draw_axes(svg, box, x, y, p, drop);
    svg.begin_clip(box);
    for (std::size_t c = 0; c < values.size(); ++c) draw_curve(svg, values[c], x, y, ink(c, values.size()));
    svg.end_clip();
    if (!panel.rug) return;
    draw_rug(svg, p, x, box.bottom());
    svg.text(box.x - 10, box.bottom() + drop / 2 + 7, "levels", {12, "#64748b", Align::right});
    for (const auto& [energy, name] : p.marks) {
        if (energy < panel.low || energy > panel.high) continue;
        svg.line(x.at(energy), box.y, x.at(energy), box.bottom(),
                 R"(stroke="#0f172a" stroke-width="1" stroke-opacity="0.65" stroke-dasharray="4 4")");
        svg.text(x.at(energy), box.y - 6, name, {12, "#334155", Align::middle});
    }
}

// The part of the upper panel that the lower one shows.
void draw_magnifier(Svg& svg, const Panel& whole, const Panel& zoom) {
    const Axis x(whole.low, whole.high, whole.box.x, whole.box.right());
    const double a = x.at(zoom.low), b = x.at(zoom.high);
    svg.rect({a, whole.box.y, b - a, whole.box.height}, R"(fill="#eef2f6")");
    svg.path(fmt::format("M{:.1f} {:.1f}L{:.1f} {:.1f}L{:.1f} {:.1f}L{:.1f} {:.1f}Z", a, whole.box.bottom(),
                         b, whole.box.bottom(), zoom.box.right(), zoom.box.y, zoom.box.x, zoom.box.y),
             R"(fill="#f4f6f9")");
}

std::pair<double, double> whole_range(const Picture& p) {
    double low = 0, high = 0;
    bool first = true;
    for (const Curve& c : p.curves) {
        if (c.levels.empty()) continue;
        low = first ? c.levels.front() : std::min(low, c.levels.front());
        high = first ? c.levels.back() : std::max(high, c.levels.back());
        first = false;
    }
    const double rim = std::max(4 * p.sigma, 0.04 * (high - low));
    return {low - rim, high + rim};
}

}  // namespace

std::string draw(const Picture& p) {
    const bool zoomed = p.zoom_high > p.zoom_low, mapped = p.structure && !p.maps.empty();
    const auto [width, height] = mapped ? drawn_size(*p.structure) : std::pair{1.0, 1.0};
    const bool above = mapped && width > 2 * height;
    const double maps = static_cast<double>(p.maps.size());

    constexpr double head = 112, upper_height = 225, between = 100, foot = 78;
    const double lower_height = zoomed ? 345 : 0;
    const double strip = above ? std::min(1100 * height / width + 60, 300.0) : 0;
    const double rug = rug_row(p) * static_cast<double>(p.curves.size());
    const double top = head + (above ? maps * strip + 60 : 0);
    const double plots = zoomed ? upper_height + between + lower_height : 420;
    const double page_height = top + plots + rug + foot;

    Svg svg(page_width, page_height);
    svg.text(margin, 50, p.title, {27, "#0f172a", Align::left, true});
    svg.text(margin, 77, p.subtitle, {14.5, "#64748b"});

    const double left = margin + axis_room - 20;
    const double right = mapped && !above ? 850 : page_width - margin;
    const auto [low, high] = whole_range(p);
    Panel whole{{left, top, right - left, zoomed ? upper_height : plots}, low, high, !zoomed};
    const Panel zoom{
        {left, top + upper_height + between, right - left, lower_height}, p.zoom_low, p.zoom_high, true};
    if (zoomed) draw_magnifier(svg, whole, zoom);
    draw_panel(svg, whole, p);
    if (zoomed) draw_panel(svg, zoom, p);
    draw_legend(svg, p, left, top - 14);

    if (above) {
        for (std::size_t k = 0; k < p.maps.size(); ++k)
            draw_structure(svg,
                           {margin, head + static_cast<double>(k) * strip, page_width - 2 * margin, strip},
                           *p.structure, p.maps[k]);
        draw_disk_legend(svg, page_width / 2, head + maps * strip - 6);
    } else if (mapped) {
        const double column = right + 40, room = page_height - head - 84;
        for (std::size_t k = 0; k < p.maps.size(); ++k)
            draw_structure(svg,
                           {column, head - 10 + static_cast<double>(k) * room / maps,
                            page_width - margin - column, room / maps},
                           *p.structure, p.maps[k]);
        draw_disk_legend(svg, (column + page_width - margin) / 2, page_height - 66);
    }
    return svg.str();
}

}  // namespace levels
