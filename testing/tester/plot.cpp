// SPDX-License-Identifier: BSD-3-Clause
#include "tester/plot.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "support/routines.hpp"
#include "tester/chart.hpp"
#include "tester/options.hpp"

namespace lapilli::tester {
namespace {

using Row = std::map<std::string, std::string>;

constexpr const char* help = R"(lapilli-test plot --in a.csv,b.csv --out x.svg [options]

Draws one line per library, GPU and number of GPUs over n. Of two measurements of one point the later line counts.

  --y rate|seconds       what is drawn (rate)
  --title TEXT           (the routine and its job)
  --routine --precision --job --uplo --where --k --gpu --library
                         use only rows with this value, or with one of a comma list; figures of several cases are
                         refused, so that no line mixes them
)";

std::vector<std::string> csv_fields(const std::string& line) {
    std::vector<std::string> fields(1);
    bool inside = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"') {
            if (inside && i + 1 < line.size() && line[i + 1] == '"') {
                fields.back() += line[++i];
            } else {
                inside = !inside;
            }
        } else if (line[i] == ',' && !inside) {
            fields.emplace_back();
        } else {
            fields.back() += line[i];
        }
    }
    return fields;
}

void read_rows(const std::string& path, std::vector<Row>& rows) {
    std::ifstream in(path);
    std::string line;
    if (!in || !std::getline(in, line)) {
        throw UsageError("plot: cannot read '" + path + "'");
    }
    const std::vector<std::string> names = csv_fields(line);
    while (std::getline(in, line)) {
        const std::vector<std::string> fields = csv_fields(line);
        if (fields.size() != names.size()) {
            throw UsageError("plot: '" + path + "' has a line with " + std::to_string(fields.size()) +
                             " instead of " + std::to_string(names.size()) + " columns");
        }
        Row& row = rows.emplace_back();
        for (std::size_t i = 0; i < names.size(); ++i) {
            row[names[i]] = fields[i];
        }
    }
}

struct Request {
    std::vector<std::string> in;
    std::string out, y = "rate", title;
    std::map<std::string, std::vector<std::string>> only;
    bool help = false;
};

Request parse(int argc, char** argv) {
    const std::set<std::string> columns = {"routine", "precision", "job", "uplo",
                                           "where",   "k",         "gpu", "library"};
    Request request;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "--help" || word == "-h") {
            request.help = true;
            return request;
        }
        if (i + 1 == argc) {
            throw UsageError("plot: " + word + " needs a value");
        }
        const std::string value = argv[++i];
        if (word == "--in") {
            request.in = split(value, ',');
        } else if (word == "--out") {
            request.out = value;
        } else if (word == "--y" && (value == "rate" || value == "seconds")) {
            request.y = value;
        } else if (word == "--title") {
            request.title = value;
        } else if (word.rfind("--", 0) == 0 && columns.count(word.substr(2)) != 0) {
            request.only[word.substr(2)] = split(value, ',');
        } else {
            throw UsageError("plot: '" + word + " " + value + "' is not understood");
        }
    }
    if (request.in.empty() || request.out.empty()) {
        throw UsageError("plot needs --in and --out");
    }
    return request;
}

bool wanted(const Row& row, const Request& request) {
    for (const auto& [column, values] : request.only) {
        if (std::find(values.begin(), values.end(), row.at(column)) == values.end()) {
            return false;
        }
    }
    return !row.at(request.y).empty();
}

std::set<std::string> values_of(const std::vector<Row>& rows, const std::string& column) {
    std::set<std::string> values;
    for (const Row& row : rows) {
        values.insert(row.at(column));
    }
    return values;
}

// "potrf" in precision d is "dpotrf", in z "zpotrf"; "syevd" in z is "zheevd".
std::string full_name(const std::string& precision, const std::string& routine) {
    return precision == "s"   ? testing::lapack_name<float>(routine)
           : precision == "d" ? testing::lapack_name<double>(routine)
           : precision == "c" ? testing::lapack_name<std::complex<float>>(routine)
                              : testing::lapack_name<std::complex<double>>(routine);
}

// "lapilli, 2 x NVIDIA H200, host memory": the last part only where the figure has both.
std::string label(const Row& row, bool several_places) {
    std::string text = row.at("library");
    if (row.at("gpus") != "0") {
        text += ", " + row.at("gpus") + " x " + row.at("gpu");
    } else {
        text += ", CPU";
    }
    return text + (several_places ? ", " + row.at("where") + " memory" : "");
}

std::string subtitle(const std::vector<Row>& rows) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : " · ") + part; };
    if (const auto places = values_of(rows, "where"); places.size() == 1) {
        add("operands in " + *places.begin() + " memory");
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

Chart make_chart(const std::vector<Row>& rows, const Request& request) {
    for (const char* column : {"routine", "precision", "job", "uplo", "unit"}) {
        const auto values = values_of(rows, column);
        if (values.size() > 1 && !(std::string(column) == "unit" && request.y == "seconds")) {
            std::string list;
            for (const std::string& value : values) {
                list += ' ' + value;
            }
            throw UsageError(std::string("plot: choose one ") + column + " of" + list + " with --" + column);
        }
    }
    const Row& first = rows.front();
    const bool several_places = values_of(rows, "where").size() > 1;
    std::vector<std::string> labels;
    std::map<std::string, std::map<double, double>> points;
    for (const Row& row : rows) {
        const std::string name = label(row, several_places);
        if (points.find(name) == points.end()) {
            labels.push_back(name);
        }
        points[name][std::stod(row.at("n"))] = std::stod(row.at(request.y));
    }
    Chart chart;
    const std::string routine = full_name(first.at("precision"), first.at("routine"));
    const std::string& job = first.at("job");
    chart.title = !request.title.empty() ? request.title
                  : job == "V"           ? routine + ", values and vectors"
                  : job == "N"           ? routine + ", values"
                                         : routine + (job.empty() ? "" : ", " + job);
    chart.subtitle = subtitle(rows);
    chart.x_label = "n";
    chart.y_label = request.y == "seconds"     ? "seconds (lower is better)"
                    : first.at("unit") == "GF" ? "rate in GF/s (higher is better)"
                                               : "rate in " + first.at("unit") + "/s (higher is better)";
    double x_low = 1e300, x_high = 0, y_low = 1e300, y_high = 0;
    for (const std::string& name : labels) {
        Series series{name, {}};
        for (const auto& [n, y] : points[name]) {
            if (n > 0 && y > 0) {
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
    chart.log_x = request.y == "seconds" || x_high > 8 * x_low;
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
    std::vector<Row> all, rows;
    for (const std::string& path : request.in) {
        read_rows(path, all);
    }
    std::copy_if(all.begin(), all.end(), std::back_inserter(rows),
                 [&](const Row& row) { return wanted(row, request); });
    if (rows.empty()) {
        throw UsageError("plot: no row fits");
    }
    std::ofstream out(request.out);
    out << draw_svg(make_chart(rows, request));
    if (!out.flush()) {
        throw UsageError("plot: cannot write '" + request.out + "'");
    }
    return 0;
}

}  // namespace lapilli::tester
