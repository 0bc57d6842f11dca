// SPDX-License-Identifier: BSD-3-Clause
#include "svg.hpp"

#include <fmt/format.h>

#include <cmath>

namespace levels {

namespace {

std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else if (c == '>')
            result += "&gt;";
        else if (static_cast<unsigned char>(c) >= 0x20)
            result += c;
    }
    return result;
}

std::string attributes(const TextStyle& style) {
    static constexpr const char* anchors[] = {"start", "middle", "end"};
    return fmt::format(R"(font-size="{}" fill="{}" text-anchor="{}"{}{})", style.size, style.colour,
                       anchors[static_cast<int>(style.align)], style.bold ? R"( font-weight="bold")" : "",
                       style.italic ? R"( font-style="italic")" : "");
}

}  // namespace

Svg::Svg(double width, double height) : width_(width), height_(height) {
    rect({0, 0, width, height}, R"(fill="#fdfdfb")");
}

void Svg::rect(const Box& box, std::string_view style) {
    body_ += fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" {}/>\n", box.x,
                         box.y, box.width, box.height, style);
}

void Svg::line(double x1, double y1, double x2, double y2, std::string_view style) {
    body_ += fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" {}/>\n", x1, y1, x2,
                         y2, style);
}

void Svg::path(std::string_view data, std::string_view style) {
    body_ += fmt::format("<path d=\"{}\" {}/>\n", data, style);
}

void Svg::text(double x, double y, std::string_view content, const TextStyle& style) {
    body_ += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" {}>{}</text>\n", x, y, attributes(style),
                         escaped(content));
}

void Svg::vertical_text(double x, double y, std::string_view content, const TextStyle& style) {
    body_ += fmt::format("<text transform=\"translate({:.1f} {:.1f}) rotate(-90)\" {}>{}</text>\n", x, y,
                         attributes(style), escaped(content));
}

void Svg::begin_clip(const Box& box) {
    ++clips_;
    body_ += fmt::format("<clipPath id=\"clip{}\">", clips_);
    rect(box, "");
    body_ += fmt::format("</clipPath>\n<g clip-path=\"url(#clip{})\">\n", clips_);
}

std::string Svg::str() const {
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
        "viewBox=\"0 0 {0} {1}\" font-family=\"Inter, 'Helvetica Neue', Helvetica, Arial, "
        "'DejaVu Sans', sans-serif\">\n{2}</svg>\n",
        width_, height_, body_);
}

double Axis::step(int about) const {
    const double rough = (high - low) / about;
    const double decade = std::pow(10.0, std::floor(std::log10(rough)));
    const double lead = rough / decade;
    return decade * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10);
}

std::vector<double> Axis::ticks(int about) const {
    const double d = step(about);
    std::vector<double> result;
    for (double k = std::ceil(low / d - 1e-9); k * d <= high + 1e-9 * d; ++k) result.push_back(k * d);
    return result;
}

std::string label(double value) {
    const std::string digits = fmt::format("{:.6g}", std::abs(value));
    return value < 0 && digits != "0" ? "\u2212" + digits : digits;
}

}  // namespace levels
