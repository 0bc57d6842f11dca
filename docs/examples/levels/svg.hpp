// SPDX-License-Identifier: BSD-3-Clause
// The little of SVG that a plot needs. Coordinates are pixels, y points down.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace levels {

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
    Svg(double width, double height);

    void rect(const Box& box, std::string_view style);
    void line(double x1, double y1, double x2, double y2, std::string_view style);
    void path(std::string_view data, std::string_view style);
    void text(double x, double y, std::string_view content, const TextStyle& style);
    // Read from bottom to top, centred at (x, y).
    void vertical_text(double x, double y, std::string_view content, const TextStyle& style);

    // Everything until end_clip() is cut at the box.
    void begin_clip(const Box& box);
    void end_clip() { body_ += "</g>\n"; }

    std::string str() const;

  private:
    double width_, height_;
    int clips_ = 0;
    std::string body_;
};

// A linear axis: value <-> pixel, with ticks at round values.
struct Axis {
    double low, high;    // values
    double start, stop;  // pixels of low and high

    double operator()(double value) const { return start + (value - low) / (high - low) * (stop - start); }
    double step(int about) const;  // 1, 2 or 5 times a power of ten, for about so many ticks
    std::vector<double> ticks(int about) const;
};

// A number as a label: shortest digits, a true minus sign.
std::string label(double value);

}  // namespace levels
