// SPDX-License-Identifier: BSD-3-Clause
#include "svg.hpp"

#include <fmt/format.h>

namespace levels {

namespace svg = lapilli::tools::svg;

namespace {

const char* anchor(const TextStyle& style) {
    static constexpr const char* anchors[] = {"start", "middle", "end"};
    return anchors[static_cast<int>(style.align)];
}

std::string attributes(const TextStyle& style) {
    return fmt::format(R"(font-size="{}" fill="{}"{}{})", style.size, style.colour,
                       style.bold ? R"( font-weight="bold")" : "",
                       style.italic ? R"( font-style="italic")" : "");
}

}  // namespace

void Svg::rect(const Box& box, const std::string& style) {
    body_ += svg::styled_rectangle(box.x, box.y, box.width, box.height, style);
}

void Svg::line(double x1, double y1, double x2, double y2, const std::string& style) {
    body_ += svg::styled_line(x1, y1, x2, y2, style);
}

void Svg::path(std::string_view data, std::string_view style) {
    body_ += fmt::format("<path d=\"{}\" {}/>\n", data, style);
}

void Svg::text(double x, double y, const std::string& content, const TextStyle& style) {
    body_ += svg::text(x, y, anchor(style), content, attributes(style));
}

void Svg::vertical_text(double x, double y, const std::string& content, const TextStyle& style) {
    body_ += svg::text(
        0, 0, anchor(style), content,
        fmt::format("transform=\"translate({:.1f} {:.1f}) rotate(-90)\" {}", x, y, attributes(style)));
}

void Svg::begin_clip(const Box& box) {
    ++clips_;
    body_ += fmt::format("<clipPath id=\"clip{}\">", clips_);
    rect(box, "");
    body_ += fmt::format("</clipPath>\n<g clip-path=\"url(#clip{})\">\n", clips_);
}

}  // namespace levels
