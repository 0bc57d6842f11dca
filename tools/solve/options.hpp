// SPDX-License-Identifier: BSD-3-Clause
// The command line of lapilli-solve.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lapilli::solve {

enum class Command { eigen, sparse, solve, lstsq, svd, info };

// The choice of eigenvalues; at most one of these is set.
struct Part {
    std::optional<std::int64_t> lowest, highest;
    std::optional<std::pair<std::int64_t, std::int64_t>> index;  // from 1, both ends belong to it
    std::optional<std::pair<double, double>> range;              // the lower end does not belong to it

    bool all() const { return !lowest && !highest && !index && !range; }
};

struct Options {
    Command command = Command::info;
    std::string a, b;  // files; b may be empty for eigenvalues
    Part part;
    std::int64_t itype = 1;
    char triangle = 'B';    // 'L', 'U', or both, which must agree
    std::string precision;  // "single", "double", or what the files have
    std::string values, vectors, schur, solution, picture, report;  // files; "-" is standard output
    std::string left, right;                                        // of svd
    std::string sort;  // of a Schur form: which eigenvalues come first
    std::optional<double>
        rcond;  // of lstsq: the rank is found, condition numbers up to 1 / rcond count; without, it is full
    // Options of `sparse`.
    std::string method = "auto", precondition = "none";
    double tolerance = 1e-8;
    std::optional<std::int64_t> block, iterations;
    bool check = false, quiet = false, always_progress = false, measure = false;
    bool json = false;       // info prints the report, and nothing else
    bool overwrite = false;  // a result may take the place of an input
    std::string devices;     // empty: LAPILLI_DEVICES, or all there are
    std::vector<std::pair<std::string, std::string>> settings;
    std::optional<double> memory;  // gigabytes for matrices; without: what is free

    // For eigen: whether eigenvectors are needed.
    bool vectors_needed() const { return !vectors.empty() || check; }
    // Results on standard output have it for themselves: what the program says goes to standard error.
    bool results_on_stdout() const { return values == "-" || solution == "-"; }
};

// Sets status instead, to the exit status, when there is nothing more to do: after --help, or when the
// command line is not understood.
Options read_options(int argc, char** argv, std::optional<int>& status);

}  // namespace lapilli::solve
