// SPDX-License-Identifier: BSD-3-Clause
#include "tester/timeline_picture.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>

#include "common/svg.hpp"

namespace lapilli::tester {

using tools::svg::begin_page;
using tools::svg::number;
using tools::svg::rectangle;
using tools::svg::text;

namespace {

// ---- Colours

struct Paint {
    std::vector<std::string> names;
    const char* colour;
};

// One colour for tasks that a reader need not tell apart. Strong colours for what the algorithms are made of,
// pale ones for what moves data; neighbours differ in lightness as well.
const std::vector<Paint>& known_paints() {
    static const std::vector<Paint> paints = {
        {{"symv"}, "#009e73"},
        {{"tridiagonal_panel"}, "#00664b"},
        {{"gemm", "gemm_batched"}, "#e69f00"},
        {{"trsm"}, "#a65c00"},
        {{"potrf_panel", "potrf_rows", "larft", "invert_triangles", "panel_factors"}, "#7b3f98"},
        {{"upload"}, "#8ecae6"},
        {{"download"}, "#f2b5d4"},
        {{"peer copy"}, "#d8d24b"},
        {{"set", "copy", "copy_two", "adjoint", "mirror", "reverse", "gather_blocks", "set_diagonal", "scale",
          "max_norm", "widen", "triangle_blocks", "zero"},
         "#a8a8a8"},
        {{"apply reflectors"}, "#0072b2"},
        {{"W^H v, V^H v"}, "#56b4e9"},
        {{"w"}, "#17becf"},
        {{"reflector"}, "#7f3b08"},
        {{"stedc", "potrf of the diagonal block"}, "#d55e00"},
    };
    return paints;
}

constexpr std::array<const char*, 5> spare_colours = {"#cc79a7", "#4d4d4d", "#b2182b", "#4393c3", "#5aae61"};

// The colours that this picture uses.
class Palette {
  public:
    std::size_t index_of(const std::string& name) {
        const auto found = index_.find(name);
        if (found != index_.end()) {
            return found->second;
        }
        const char* colour = nullptr;
        for (const Paint& paint : known_paints()) {
            if (std::find(paint.names.begin(), paint.names.end(), name) != paint.names.end()) {
                colour = paint.colour;
            }
        }
        if (colour == nullptr) {
            colour = spare_colours[spares_++ % spare_colours.size()];
        }
        std::size_t i = 0;
        while (i < paints_.size() && paints_[i].colour != colour) {
            ++i;
        }
        if (i == paints_.size()) {
            paints_.push_back({{}, colour});
        }
        paints_[i].names.push_back(name);
        return index_[name] = i;
    }
    const std::vector<Paint>& paints() const { return paints_; }

  private:
    std::map<std::string, std::size_t> index_;
    std::vector<Paint> paints_;
    std::size_t spares_ = 0;
};

// ---- The picture

constexpr int left = 118, plot_width = 960, right_margin = 70, row_height = 30;
constexpr int top = 52, phase_height = 20, pair_gap = 3, group_gap = 14;
constexpr double letter_width = 6.7;

// Between two times in ms, as pixels of the plot.
class TimeAxis {
  public:
    TimeAxis(double from, double to) : from_(from), to_(to) {}
    double at(double ms) const { return std::clamp((ms - from_) / (to_ - from_), 0.0, 1.0) * plot_width; }
    bool shows(const TimelineEvent& e) const { return e.end > from_ && e.begin < to_; }

    std::vector<double> ticks() const { return tools::svg::Range(from_, to_, 0, plot_width).ticks(); }

  private:
    double from_, to_;
};

// One row: for each pixel column the share of its time that each colour takes.
class Columns {
  public:
    Columns(const TimelineRow& row, const TimeAxis& axis, Palette& palette) : shares_(plot_width) {
        for (const TimelineEvent& e : row.events) {
            if (axis.shows(e)) {
                add(axis.at(e.begin), axis.at(e.end), palette.index_of(e.name));
            }
        }
    }

    double busy() const {
        double sum = 0;
        for (const auto& column : shares_) {
            sum += std::min(1.0, total(column));
        }
        return sum / plot_width;
    }

    // Adds rectangles to the path of each colour; neighbouring columns that look alike become one.
    void draw(int y, std::vector<std::string>& paths) const {
        for (int x = 0; x < plot_width;) {
            const std::vector<Stripe> stripes = stack(shares_[static_cast<std::size_t>(x)]);
            int end = x + 1;
            while (end < plot_width && stack(shares_[static_cast<std::size_t>(end)]) == stripes) {
                ++end;
            }
            for (const auto& [colour, low, high] : stripes) {
                const std::string width = std::to_string(end - x);
                paths.resize(std::max(paths.size(), colour + 1));
                paths[colour] += "M" + std::to_string(left + x) + " " +
                                 std::to_string(y + row_height - high) + "h" + width + "v" +
                                 std::to_string(high - low) + "h-" + width + "z";
            }
            x = end;
        }
    }

  private:
    using Column = std::map<std::size_t, double>;
    using Stripe = std::tuple<std::size_t, int, int>;

    static double total(const Column& column) {
        double sum = 0;
        for (const auto& [colour, share] : column) {
            sum += share;
        }
        return sum;
    }

    void add(double begin, double end, std::size_t colour) {
        const int last = std::min(plot_width - 1, static_cast<int>(end));
        for (int x = static_cast<int>(begin); x <= last; ++x) {
            const double share = std::min(end, x + 1.0) - std::max(begin, static_cast<double>(x));
            if (share > 0) {
                shares_[static_cast<std::size_t>(x)][colour] += share;
            }
        }
    }

    // Colours from the bottom up, in whole pixels; what is there at all is seen.
    static std::vector<Stripe> stack(const Column& column) {
        std::vector<Stripe> stripes;
        const double sum = total(column);
        const int height =
            sum > 0 ? std::max(1, static_cast<int>(std::lround(std::min(1.0, sum) * row_height))) : 0;
        double reached = 0;
        int low = 0;
        for (const auto& [colour, share] : column) {
            reached += share;
            const int high = static_cast<int>(std::lround(reached / sum * height));
            if (high > low) {
                stripes.emplace_back(colour, low, high);
            }
            low = high;
        }
        return stripes;
    }

    std::vector<Column> shares_;
};

std::string draw_phases(const std::vector<TimelineEvent>& phases, const TimeAxis& axis, int bottom) {
    std::string svg;
    bool dark = false;
    for (const TimelineEvent& phase : phases) {
        const double begin = axis.at(phase.begin), end = axis.at(phase.end);
        if (!axis.shows(phase) || end - begin < 0.5) {
            continue;
        }
        dark = !dark;
        svg += rectangle(left + begin, top, end - begin, phase_height, dark ? "#dfe3e8" : "#eceff2");
        svg += rectangle(left + end - 0.5, top, 1, bottom - top, "#c8ccd2");
        if (end - begin > letter_width * static_cast<double>(phase.name.size())) {
            svg += text(left + 0.5 * (begin + end), top + 14.5, "middle", phase.name, "fill=\"#444\"");
        }
    }
    return svg;
}

// Lines of entries below the plot; returns the height they take.
int draw_legend(const Palette& palette, int y, std::string& svg) {
    double x = left;
    const int start = y;
    for (const Paint& paint : palette.paints()) {
        std::string names;
        for (const std::string& name : paint.names) {
            names += (names.empty() ? "" : " · ") + name;
        }
        const double width = 40 + letter_width * static_cast<double>(names.size());
        if (x > left && x + width > left + plot_width + right_margin) {
            x = left;
            y += 22;
        }
        svg += rectangle(x, y, 14, 14, paint.colour) + text(x + 20, y + 11.5, "start", names);
        x += width;
    }
    return y + 22 - start;
}

}  // namespace

std::string draw_svg(const Timeline& timeline) {
    const TimeAxis axis(timeline.from, timeline.to);
    Palette palette;
    std::vector<std::string> paths;
    std::string background, labels;
    int y = top + phase_height + group_gap;
    for (std::size_t r = 0; r < timeline.rows.size(); ++r) {
        const TimelineRow& row = timeline.rows[r];
        const Columns columns(row, axis, palette);
        background += rectangle(left, y, plot_width, row_height, "#f6f7f8");
        columns.draw(y, paths);
        labels += text(left - 10, y + 19.5, "end", row.label);
        labels += text(left + plot_width + 10, y + 19.5, "start", number(100 * columns.busy(), "%.0f %%"));
        // A device's two rows are drawn together.
        y += row_height + (r % 2 == 1 ? pair_gap : group_gap);
    }
    const int bottom = y - group_gap + 6;
    std::string below;
    for (const double tick : axis.ticks()) {
        const double x = left + axis.at(tick);
        below += rectangle(x - 0.5, bottom, 1, 6, "#888");
        below += text(x, bottom + 21, "middle", number(tick, "%.6g"));
    }
    below += rectangle(left, bottom, plot_width, 1, "#888");
    below += text(left + plot_width + 28, bottom + 21, "start", "ms");
    const int height = bottom + 40 + draw_legend(palette, bottom + 40, below);

    const int width = left + plot_width + right_margin;
    std::string svg = begin_page(width, height);
    svg += text(left, 32, "start", timeline.title, "font-size=\"17\" font-weight=\"bold\"");
    svg += text(left + plot_width + 10, top + 14.5, "start", "busy", "fill=\"#555\"");
    svg += background + draw_phases(timeline.phases, axis, bottom);
    for (std::size_t k = 0; k < paths.size(); ++k) {
        svg += "<path shape-rendering=\"crispEdges\" fill=\"" + std::string(palette.paints()[k].colour) +
               "\" d=\"" + paths[k] + "\"/>\n";
    }
    return svg + labels + below + "</svg>\n";
}

}  // namespace lapilli::tester
