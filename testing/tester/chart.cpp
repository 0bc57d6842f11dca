// SPDX-License-Identifier: BSD-3-Clause
#include "tester/chart.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <limits>
#include <set>

namespace lapilli::tester {
namespace {

// Colours that people with any colour vision can tell apart (Okabe and Ito), dark enough for lines on white.
constexpr std::array<const char*, 7> colours = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                                "#56b4e9", "#e69f00", "#444444"};

std::string number(double value, const char* pattern = "%.1f") {
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), pattern, value);
    return text.data();
}

std::string escaped(const std::string& text) {
    std::string result;
    for (const char c : text) {
        result += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
    }
    return result;
}

// 12,500 or 0.02.
std::string tick_text(double value) {
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

    // Puts the ticks at these ascending values instead, leaving out those that would collide with the one
    // before.
    void set_ticks(const std::vector<double>& values) {
        constexpr double room = 46;
        ticks_.clear();
        for (const double value : values) {
            if (ticks_.empty() || std::abs(at(value) - at(ticks_.back())) > room) {
                ticks_.push_back(value);
            }
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

std::string text(double x, double y, const std::string& anchor, const std::string& content,
                 const char* extra = "") {
    return "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" text-anchor=\"" + anchor + "\" " + extra +
           ">" + escaped(content) + "</text>\n";
}

std::string line(double x1, double y1, double x2, double y2, const char* colour) {
    return "<line x1=\"" + number(x1) + "\" y1=\"" + number(y1) + "\" x2=\"" + number(x2) + "\" y2=\"" +
           number(y2) + "\" stroke=\"" + colour + "\"/>\n";
}

}  // namespace

std::string draw_svg(const Chart& chart) {
    constexpr double inf = std::numeric_limits<double>::infinity();
    double x_low = inf, x_high = -inf, y_low = inf, y_high = -inf;
    std::set<double> sizes;
    std::size_t longest = 8;
    for (const Series& series : chart.series) {
        longest = std::max(longest, series.label.size());
        for (const auto& [x, y] : series.points) {
            sizes.insert(x);
            x_low = std::min(x_low, x), x_high = std::max(x_high, x);
            y_low = std::min(y_low, y), y_high = std::max(y_high, y);
        }
    }
    const double left = 78, top = 66, right = 600, bottom = 410;
    const double width = right + 62 + 7.4 * static_cast<double>(longest), height = 466;
    const Axis x_axis(x_low, x_high, chart.log_x, left, right),
        y_axis(y_low, y_high, chart.log_y, bottom, top);

    std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(width) + "\" height=\"" +
                      number(height) + "\" viewBox=\"0 0 " + number(width) + " " + number(height) +
                      "\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"13\" fill=\"#222\">\n" +
                      "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n";
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
        for (const auto& [x, y] : series.points) {
            svg += marker(k, x_axis.at(x), y_axis.at(y), colour);
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

}  // namespace lapilli::tester
