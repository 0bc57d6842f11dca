// SPDX-License-Identifier: BSD-3-Clause
// A call of the BLAS that the fuzzer makes: how it is drawn, the line that says all of it, and the judge.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "support/blas/case.hpp"
#include "support/routine.hpp"

namespace lapilli::tester {

struct BlasFuzzCase {
    // plain; async: on a queue of a device; offset: level 2 there, A as a part of its parent; mgpu: A or all matrices spread;
    // mgpu_async: level 2, A spread and a queue on each device.
    testing::BlasCase call;
    std::string form = "plain";
    int home_a = -1, home_in = -1, home_out = -1;  // support/blas/places.hpp: the host, or a device's number
    std::int64_t width_a = 0, width_b = 0, width_c = 0;  // of spread blocks
    std::int64_t seed = 1;
    // Powers of two that A, and B or x, are multiplied by.
    std::int64_t scale_a = 0, scale_in = 0;
    bool unread = false;  // alpha is 0: what it multiplies is NaN
    std::string devices = "none";
    testing::Settings settings;
};

struct BlasFuzzSpace {
    std::vector<testing::Blas> routines;
    std::string precisions, devices;  // devices: empty: none, or 1 to 16 simulated ones
    std::int64_t largest = 450;
};

// The functions of fuzz_case.hpp and fuzz_run.hpp.
BlasFuzzCase draw_case(const BlasFuzzSpace& space, std::uint64_t seed, std::uint64_t number);
std::string text_of(const BlasFuzzCase& that);
BlasFuzzCase parse_blas_case(const std::string& text);
std::vector<BlasFuzzCase> simpler_cases(const BlasFuzzCase& that);
std::string fault_of(const BlasFuzzCase& that);

}  // namespace lapilli::tester
