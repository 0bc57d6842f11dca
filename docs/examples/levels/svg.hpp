// SPDX-License-Identifier: BSD-3-Clause
// A page of elements with styles, written by the programs' common pieces of figures. Coordinates are pixels, y points down.
#pragma once

#include <string>
#include <string_view>

#include "common/svg.hpp"

namespace levels {

using Axis = lapilli::tools::svg::Range;
using lapilli::tools::svg::label;

struct Box {
    double x, y, width, height;
    double right() const { return x + width; }
    double bottom() const { return y + height; }
};

enum class Align { left, middle, right };

struct TextStyle {
    double size = 14;
    std::string colour = "#334155";
    Align align = Align::left;
    bool bold = false;
    bool italic = false;
};

class Svg {
  public:
    Svg(double width, double height) : body_(lapilli::tools::svg::begin_page(width, height)) {}

    void rect(const Box& box, const std::string& style);
    void line(double x1, double y1, double x2, double y2, const std::string& style);
    void path(std::string_view data, std::string_view style);
    void text(double x, double y, const std::string& content, const TextStyle& style);
    // Read from bottom to top, centred at (x, y).
    void vertical_text(double x, double y, const std::string& content, const TextStyle& style);

    // Everything until end_clip() is cut at the box.
    void begin_clip(const Box& box);
    void end_clip() { body_ += "</g>\n"; }

    std::string str() const { return body_ + "</svg>\n"; }

  private:
    int clips_ = 0;
    std::string body_;
};

}  // namespace levels
