// SPDX-License-Identifier: BSD-3-Clause
// Pieces of the figures: numbers, text, lines and axes.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

namespace lapilli::tools::svg {

// Colours that people with any colour vision can tell apart (Okabe and Ito), dark enough for lines on white.
inline constexpr std::array<const char*, 7> colours = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                                       "#56b4e9", "#e69f00", "#444444"};

inline std::string number(double value, const char* pattern = "%.1f") {
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), pattern, value);
    return text.data();
}

inline std::string escaped(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (static_cast<unsigned char>(c) < 0x20) continue;  // XML has no control characters
        result += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
    }
    return result;
}

// A number as a label: shortest digits, a true minus sign.
inline std::string label(double value) {
    const std::string digits = number(std::abs(value), "%.6g");
    return value < 0 && digits != "0" ? "\u2212" + digits : digits;
}

// 12,500 or 0.02.
inline std::string tick_text(double value) {
    std::string text = number(value, "%.4g");
    if (value >= 1000) {
        text = number(value, "%.0f");
        for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > 0; at -= 3) {
            text.insert(static_cast<std::size_t>(at), ",");
        }
    }
    return text;
}

// One axis: from values to pixels, with its ticks.
class Axis {
  public:
    Axis(double low, double high, bool logarithmic, double from, double to)
        : logarithmic_(logarithmic), from_(from), to_(to) {
        if (logarithmic) {
            choose_logarithmic(low, high);
        } else {
            choose_linear(low, high);
        }
    }

    double at(double value) const {
        const double low = scale(low_), high = scale(high_);
        return from_ + (to_ - from_) * (scale(value) - low) / (high - low);
    }
    const std::vector<double>& ticks() const { return ticks_; }

  private:
    double scale(double value) const { return logarithmic_ ? std::log10(value) : value; }

    // From 0, in steps of 1, 2 or 5.
    void choose_linear(double low, double high) {
        low_ = std::min(0.0, low);
        const double raw = (high > low_ ? high - low_ : 1) / 6,
                     power = std::pow(10, std::floor(std::log10(raw)));
        const double step = power * (raw <= power ? 1 : raw <= 2 * power ? 2 : raw <= 5 * power ? 5 : 10);
        high_ = low_ + step * std::ceil((high - low_) / step - 1e-9);
        for (double tick = low_; tick <= high_ + 0.5 * step; tick += step) {
            ticks_.push_back(std::abs(tick) < 1e-9 * step ? 0 : tick);
        }
    }

    // The ends give way a little, so that no point sits on the frame; ticks at 1, 2, 5, or at 1 over many
    // decades.
    void choose_logarithmic(double low, double high) {
        const double margin = std::pow(high / low, 0.04) * 1.02;
        low_ = low / margin;
        high_ = high * margin;
        const bool dense = high / low < 2000;
        for (double power = std::pow(10, std::floor(std::log10(low_))); power <= high_; power *= 10) {
            for (const double factor : {1.0, 2.0, 5.0}) {
                const double tick = factor * power;
                if (tick >= low_ && tick <= high_ && (dense || factor == 1)) {
                    ticks_.push_back(tick);
                }
            }
        }
    }

    bool logarithmic_;
    double from_, to_, low_ = 0, high_ = 1;
    std::vector<double> ticks_;
};

// An axis of any part of the numbers, ends as they are, with ticks at round values inside.
class Range {
  public:
    // At most `intervals` of 1, 2 or 5 times a power of ten lie between the ends.
    Range(double low, double high, double from, double to, int intervals = 8)
        : low_(low), high_(high), from_(from), to_(to) {
        const double raw = (high - low) / intervals, power = std::pow(10, std::floor(std::log10(raw)));
        step_ = power * (raw <= power ? 1 : raw <= 2 * power ? 2 : raw <= 5 * power ? 5 : 10);
        // Counted, not added up: where the step is below the last digit of its ends an axis has no ticks.
        const double first = std::ceil(low / step_);
        for (int k = 0; k <= intervals + 3 && std::abs(first) < 1e15 && (first + k) * step_ <= high; ++k) {
            ticks_.push_back((first + k) * step_);
        }
    }

    double low() const { return low_; }
    double high() const { return high_; }
    double from() const { return from_; }
    double to() const { return to_; }
    double at(double value) const { return from_ + (to_ - from_) * (value - low_) / (high_ - low_); }
    const std::vector<double>& ticks() const { return ticks_; }
    // With as many digits as tell one tick from the next.
    std::string label(double tick) const {
        const double greatest = std::max(std::abs(low_), std::abs(high_));
        const int digits = 1 + static_cast<int>(std::floor(std::log10(greatest / step_)));
        return number(tick, ("%." + std::to_string(std::clamp(digits, 1, 15) + 1) + "g").c_str());
    }

  private:
    double low_, high_, from_, to_, step_ = 1;
    std::vector<double> ticks_;
};

inline std::string text(double x, double y, const std::string& anchor, const std::string& content,
                        const std::string& extra = "") {
    return "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" text-anchor=\"" + anchor + "\" " + extra +
           ">" + escaped(content) + "</text>\n";
}

// Lines and rectangles with attributes such as stroke="#222".
inline std::string styled_line(double x1, double y1, double x2, double y2, const std::string& style) {
    return "<line x1=\"" + number(x1) + "\" y1=\"" + number(y1) + "\" x2=\"" + number(x2) + "\" y2=\"" +
           number(y2) + "\" " + style + "/>\n";
}

inline std::string styled_rectangle(double x, double y, double width, double height,
                                    const std::string& style) {
    return "<rect x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(width) + "\" height=\"" +
           number(height) + "\" " + style + "/>\n";
}

inline std::string line(double x1, double y1, double x2, double y2, const char* colour) {
    return styled_line(x1, y1, x2, y2, std::string("stroke=\"") + colour + "\"");
}

inline std::string rectangle(double x, double y, double width, double height, const std::string& colour) {
    return styled_rectangle(x, y, width, height, "fill=\"" + colour + "\"");
}

// The page, white, up to its closing tag.
inline std::string begin_page(double width, double height) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(width) + "\" height=\"" +
           number(height) + "\" viewBox=\"0 0 " + number(width) + " " + number(height) +
           "\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"13\" fill=\"#222\">\n" +
           "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n";
}

}  // namespace lapilli::tools::svg
