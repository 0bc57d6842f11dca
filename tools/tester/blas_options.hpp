// SPDX-License-Identifier: BSD-3-Clause
// What the command line says for the routines of the BLAS, and the cases that follow.
#pragma once

#include <functional>
#include <map>
#include <optional>

#include "tester/blas_case.hpp"

namespace lapilli::tester {

struct Options;

struct BlasOptions {
    std::vector<std::int64_t> k;  // empty: n
    std::vector<std::int64_t> pad = {0}, offset = {0};
    std::int64_t lda = 0, incx = 1, incy = 1;
    std::string transb = "N", diag = "N";
    std::optional<std::complex<double>> alpha, beta;
    std::int64_t batch = 0, copies = 0;  // 0: chosen
};

using ValueOptions = std::map<std::string, std::function<void(const std::string&)>>;

void add_blas_options(ValueOptions& known, Options& options);

// Defaults that depend on the routine, and combinations that make no sense.
void complete_blas(Options& options, const BlasFacts& facts);

// One per combination of what the options list, in the order of the report.
std::vector<BlasCase> blas_cases(const Options& options);

}  // namespace lapilli::tester
