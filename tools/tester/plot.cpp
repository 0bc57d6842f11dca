// SPDX-License-Identifier: BSD-3-Clause
#include "tester/plot.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "common/chart.hpp"
#include "common/places.hpp"
#include "common/write_file.hpp"
#include "support/table.hpp"
#include "tester/csv.hpp"
#include "tester/options.hpp"

namespace lapilli::tester {

using tools::Chart;
using tools::Series;
namespace {

constexpr const char* help = R"(lapilli-test plot --in a.csv,b.csv --out x.svg [options]

Draws one line per library, GPU and number of GPUs over n. Of two measurements of one point the later line counts.

  --x n                  another column of sizes: m, k, offset, ld
  --x-axis log|linear    (log where the sizes differ by more than 8 times)
  --y rate|seconds       what is drawn (rate: GF/s, or GB/s of routines that are bound by the memory); also gflops, ratio
  --lines uplo,k         one line for each value of these columns, too
  --title TEXT           (the routine and its job)
  --place TEXT           (where the operands were; versions before the column told apart spread matrices wrote "device")
  --routine --precision --job --uplo --where --n --k --gpu --library --m --trans --side --offset --ld --incx --incy --settings
                         use only rows with this value, or with one of a comma list; figures of several cases are
                         refused, so that no line mixes them
)";

struct Request {
    std::vector<std::string> in, lines;
    std::string out, x = "n", x_axis, y = "rate", title, place;
    std::map<std::string, std::vector<std::string>> only;
    bool help = false;
};

Request parse(int argc, char** argv) {
    const std::vector<std::string> columns = {"routine", "precision", "job",     "uplo", "where",   "n",
                                              "k",       "gpu",       "library", "m",    "trans",   "side",
                                              "offset",  "ld",        "incx",    "incy", "settings"};
    Request request;
    ValueOptions options = {{"--in", [&](const std::string& v) { request.in = split(v, ','); }},
                            {"--out", [&](const std::string& v) { request.out = v; }},
                            {"--x",
                             [&](const std::string& v) {
                                 request.x = one_of(v, {"n", "m", "k", "offset", "ld"}, "plot: --x");
                             }},
                            {"--x-axis",
                             [&](const std::string& v) {
                                 request.x_axis = one_of(v, {"log", "linear"}, "plot: --x-axis");
                             }},
                            {"--y",
                             [&](const std::string& v) {
                                 request.y = one_of(v, {"rate", "seconds", "gflops", "ratio"}, "plot: --y");
                             }},
                            {"--lines",
                             [&](const std::string& v) {
                                 request.lines = split(v, ',');
                                 for (const std::string& column : request.lines)
                                     one_of(column, columns, "plot: --lines");
                             }},
                            {"--title", [&](const std::string& v) { request.title = v; }},
                            {"--place", [&](const std::string& v) { request.place = v; }}};
    for (const std::string& column : columns)
        options["--" + column] = [&request, column](const std::string& v) {
            request.only[column] = split(v, ',');
        };
    request.help = read_words(argc, argv, "plot: ", {options, {}});
    if (request.help) return request;
    if (request.in.empty() || request.out.empty()) {
        throw UsageError("plot needs --in and --out");
    }
    return request;
}

bool wanted(const Row& row, const Request& request) {
    for (const auto& [column, values] : request.only) {
        if (std::find(values.begin(), values.end(), value_of(row, column)) == values.end()) {
            return false;
        }
    }
    return !value_of(row, request.y).empty() && !value_of(row, request.x).empty();
}

std::set<std::string> values_of(const std::vector<Row>& rows, const std::string& column) {
    std::set<std::string> values;
    for (const Row& row : rows) {
        values.insert(value_of(row, column));
    }
    return values;
}

// "lapilli, 2 x NVIDIA H200, host memory, potrf.nb=256, uplo L": the last parts only where the figure has
// several.
std::string label(const Row& row, bool several_places, bool several_settings,
                  const std::vector<std::string>& lines) {
    std::string text = row.at("library");
    if (row.at("gpus") != "0") {
        text += ", " + row.at("gpus") + " x " + row.at("gpu");
    } else {
        text += ", CPU";
    }
    const std::string& where = row.at("where");
    if (several_places) {
        text += where == "mgpu" ? ", spread" : ", " + where + " memory";
    }
    if (const std::string settings = value_of(row, "settings"); several_settings && !settings.empty()) {
        text += ", " + settings;
    }
    for (const std::string& column : lines) {
        text += ", " + column + " " + value_of(row, column);
    }
    return text;
}

std::string subtitle(const std::vector<Row>& rows, const std::string& place) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : " · ") + part; };
    if (!place.empty()) {
        add(place);
    } else if (const auto places = values_of(rows, "where"); places.size() == 1) {
        add(*places.begin() == "mgpu" ? "spread over the devices"
                                      : "operands in " + *places.begin() + " memory");
    }
    std::map<std::string, std::string> versions;
    for (const Row& row : rows) {
        const std::string& version = row.at("version");
        versions[row.at("library")] =
            version.rfind("OpenBLAS ", 0) == 0 ? version.substr(0, version.find(' ', 9)) : version;
    }
    for (const auto& [library, version] : versions) {
        add(library + " " + version);
    }
    add(*values_of(rows, "date").rbegin());
    return text;
}

// Throws unless a column has one value among the rows of each line.
void require_one_case(const std::vector<Row>& rows, const Request& request) {
    std::vector<std::string> columns = {"routine", "precision", "job",  "uplo",
                                        "trans",   "side",      "incx", "incy"};
    if (request.y == "rate") {
        columns.emplace_back("unit");
    }
    if (request.x != "n") {
        columns.emplace_back("n");
    }
    if (request.x != "offset") {
        columns.emplace_back("offset");
    }
    for (const std::string& column : columns) {
        const auto values = values_of(rows, column);
        if (values.size() > 1 &&
            std::find(request.lines.begin(), request.lines.end(), column) == request.lines.end()) {
            std::string list;
            for (const std::string& value : values) {
                list += " '" + value + "'";
            }
            throw UsageError("plot: choose one " + column + " of" + list + " with --" + column +
                             ", or --lines " + column);
        }
    }
}

Chart make_chart(const std::vector<Row>& rows, const Request& request) {
    require_one_case(rows, request);
    const Row& first = rows.front();
    const bool several_places = values_of(rows, "where").size() > 1,
               several_settings = values_of(rows, "settings").size() > 1;
    std::vector<std::string> labels;
    std::map<std::string, std::map<double, double>> points;
    for (const Row& row : rows) {
        const std::string name = label(row, several_places, several_settings, request.lines);
        if (points.find(name) == points.end()) {
            labels.push_back(name);
        }
        points[name][std::stod(row.at(request.x))] = std::stod(row.at(request.y));
    }
    Chart chart;
    const std::string routine = testing::lapack_name(first.at("precision").at(0), first.at("routine"));
    const std::string& job = first.at("job");
    chart.title = !request.title.empty() ? request.title
                  : job == "V"           ? routine + ", values and vectors"
                  : job == "N"           ? routine + ", values"
                                         : routine + (job.empty() ? "" : ", " + job);
    chart.subtitle = subtitle(rows, request.place);
    chart.x_label = request.x;
    chart.y_label = request.y == "seconds"  ? "seconds (lower is better)"
                    : request.y == "ratio"  ? "its seconds over lapilli's"
                    : request.y == "gflops" ? "rate in GF/s (higher is better)"
                                            : "rate in " + first.at("unit") + "/s (higher is better)";
    double x_low = 1e300, x_high = 0, y_low = 1e300, y_high = 0;
    for (const std::string& name : labels) {
        Series series{name, {}};
        for (const auto& [n, y] : points[name]) {
            if ((n > 0 || request.x == "offset") && y > 0) {
                series.points.emplace_back(n, y);
                x_low = std::min(x_low, n), x_high = std::max(x_high, n);
                y_low = std::min(y_low, y), y_high = std::max(y_high, y);
            }
        }
        if (!series.points.empty()) {
            chart.series.push_back(series);
        }
    }
    if (chart.series.empty()) {
        throw UsageError("plot: nothing to draw");
    }
    // Logarithms where a linear axis would press most points into a corner; times grow as n^3 and always need
    // them.
    chart.log_x = request.x_axis.empty()
                      ? request.x != "offset" && (request.y == "seconds" || x_high > 8 * x_low)
                      : request.x_axis == "log";
    chart.log_y = request.y == "seconds" || y_high > 30 * y_low;
    return chart;
}

}  // namespace

int plot_main(int argc, char** argv) {
    const Request request = parse(argc, argv);
    if (request.help) {
        std::fputs(help, stdout);
        return 0;
    }
    std::vector<tools::Place> inputs;
    for (const std::string& path : request.in) {
        inputs.push_back({"--in", path, ""});
    }
    tools::require_picture(request.out);
    tools::require_writable(request.out);
    tools::require_apart(inputs, {{"--out", request.out, ""}});
    std::vector<Row> all, rows;
    for (const std::string& path : request.in) {
        read_rows(path, all);
    }
    std::copy_if(all.begin(), all.end(), std::back_inserter(rows),
                 [&](const Row& row) { return wanted(row, request); });
    if (rows.empty()) {
        throw UsageError("plot: no row fits");
    }
    tools::write_file(request.out, draw_svg(make_chart(rows, request)));
    return 0;
}

}  // namespace lapilli::tester
