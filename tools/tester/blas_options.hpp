// SPDX-License-Identifier: BSD-3-Clause
// What the command line says for the routines of the BLAS alone.
#pragma once

#include <optional>

#include "tester/blas_case.hpp"
#include "tester/command_line.hpp"

namespace lapilli::tester {

struct Options;

struct BlasOptions {
    std::int64_t lda = 0, incx = 1, incy = 1;
    std::optional<std::complex<double>> alpha, beta;
    std::int64_t batch = 0, copies = 0;  // 0: chosen
};

void add_blas_options(ValueOptions& known, Options& options);

// Defaults that depend on the routine, and combinations that make no sense.
void complete_blas(Options& options, const BlasFacts& facts);

// A call of the routine.
BlasCase blas_case(const Options& options, char precision, const testing::Problem& problem);

}  // namespace lapilli::tester
