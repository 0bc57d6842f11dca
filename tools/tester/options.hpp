// SPDX-License-Identifier: BSD-3-Clause
// The command line of lapilli-test.
#pragma once

#include <complex>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "support/place.hpp"
#include "support/problem.hpp"
#include "support/routine.hpp"
#include "tester/command_line.hpp"

namespace lapilli::tester {

using testing::Problem;
using testing::Where;

struct Options {
    std::string routine;
    std::vector<std::int64_t> n = {1000};
    std::vector<std::int64_t> m, k;  // empty: n, and what the routine says
    std::vector<std::int64_t> pad = {0}, offset = {0};
    std::optional<std::complex<double>> alpha, beta;  // empty: the routine's
    std::int64_t inner = 0, copies = 0;               // of batches of calls of the BLAS; 0: chosen
    std::string precision;                            // empty: d, or z for Hermitian routines
    std::map<std::string, std::string> letters;       // of options; those that are not there: the routine's
    std::vector<Where> where;                         // empty: the routine's
    std::string devices;                              // empty: LAPILLI_DEVICES, or all there are
    std::vector<std::string> peers;
    std::vector<std::pair<std::string, std::string>> settings;
    Problem problem;  // what all runs share: kind, cond, file, seed, alpha, incx
    int repeat = 0;   // 0: the routine's
    int warmup = 1;
    bool check = false, phases = false, help = false;
    bool async = false;  // batches on a queue, by the clock of the device
    std::string out, commit;
};

// The facts of the routine, in the first of the precisions.
inline const testing::Facts& facts_of(const Options& o) {
    return testing::find_routine(o.routine, o.precision.front())->facts();
}

// Each problem that the command line asks for in a precision, in the order of the report: of options and
// sizes, the last changes fastest.
void for_each_problem(const Options& options, char precision, const std::function<void(const Problem&)>& f);

Options parse_options(int argc, char** argv);
std::string usage();  // usage.cpp
std::string routine_names();
std::string blas_names();

}  // namespace lapilli::tester
