// SPDX-License-Identifier: BSD-3-Clause
// The output of lapilli-test: a table on the screen and lines of a CSV file.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "support/checks.hpp"
#include "tester/devices.hpp"
#include "tester/options.hpp"

namespace lapilli::tester {

// One library's measurement of one case.
struct Measurement {
    std::string library, version;
    std::string gpu = "none";
    std::int64_t gpus = 0;
    Where where = Where::host;  // of the operands
    bool on_queue = false;      // with --async
    const char* place() const { return on_queue ? "queue" : testing::name_of(where); }
    std::int64_t info = 0;
    double seconds = 0;
    std::optional<double> rate;                   // 1e9 operations a second
    std::optional<double> bandwidth;              // 1e9 bytes a second; of the BLAS's level 2
    std::optional<double> ratio;                  // of a peer: how many times its seconds are ours
    std::optional<testing::Residuals> residuals;  // with --check
    std::string trouble;                          // why there is no result; "" if there is one
    std::vector<std::pair<std::string, double>> phases;
    std::string path;  // with --phases or counts: how the library computed, as its log says
    std::map<std::string, std::string> counts;  // numbers of a call, by their columns

    bool ok() const { return trouble.empty() && info == 0 && (!residuals || residuals->ok()); }
};

// The measurement of Lapilli with operands there, before it is made; with the reason, if the context has no
// such place.
Measurement measurement_on(const Devices& devices, Where where);

// The properties that distinguish one case of a run from the next: columns of the CSV file, by their names.
using Case = std::map<std::string, std::string>;

std::string format(const char* pattern, double value);
std::string seconds_text(double seconds);
std::string residual_text(const std::optional<double>& value);
std::string rate_text(const std::optional<double>& rate);
// The commit of the working directory's repository; "unknown" outside one.
std::string current_commit();

void print_heading(const Options& options, const std::string& library);
void print_columns(const Options& options);
void print_case(const Options& options, const Case& that, const Measurement& own,
                const std::vector<Measurement>& peers);

// Appends to the file, with a first line of column names when it is new. A file of an earlier version keeps
// its columns; what needs others than those is refused.
class CsvFile {
  public:
    explicit CsvFile(const Options& options);
    // Ours, with the settings of the command line.
    void add(const Case& that, const Measurement& measurement) const;
    // Adds the peers that pass.
    void add_peers(const Case& that, const std::vector<Measurement>& peers) const;

  private:
    void write(Case fields, const Measurement& measurement) const;

    std::string path_, date_, commit_, settings_, matrix_;
    std::vector<std::string> columns_;
};

}  // namespace lapilli::tester
