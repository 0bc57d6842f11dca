// SPDX-License-Identifier: BSD-3-Clause
// A call that the fuzzer makes, of LAPACK's routines or of the BLAS: how it is drawn, and the line that says
// all of it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "support/routine.hpp"

namespace lapilli::tester {

struct FuzzCase {
    const testing::Routine* routine = nullptr;
    testing::Problem problem;
    std::string devices = "none";
    testing::Settings settings;
    testing::Where where = testing::Where::host;
    std::string hostile = "none";  // fuzz_hostile.hpp

    // The BLAS
    int home_a = -1, home_in = -1,
        home_out = -1;  // of A, of B or x, of C or y: the host, or a device's number
    std::int64_t width_a = 0, width_b = 0, width_c = 0;  // of spread blocks
    std::int64_t scale_a = 0, scale_in = 0;  // powers of two that A, and B or x, are multiplied by
    bool unread = false;                     // alpha is 0: what it multiplies is NaN
};

// The space from which cases are drawn.
struct FuzzSpace {
    std::vector<const testing::Routine*> routines;
    // The routines, each as often as the square root of the number of its combinations of options and hostile
    // inputs says.
    std::vector<const testing::Routine*> deck;
    std::vector<const testing::Routine*> blas;  // of complex matrices
    std::string precisions = "sdcz";
    testing::Settings settings;  // of every call
    std::string devices;         // empty: none, or 1 to 16 simulated ones
    std::int64_t largest = 0;    // order; 0: 450, and now and then up to 1500
};

void make_deck(FuzzSpace& space);

// The case of that number: a function of the seed and the number alone. Every sixth one is a call of the
// BLAS, where both are wanted. Routines are drawn like cards, and for each routine the combinations of its
// options, of what is done to its matrix and of what computes: all come before one comes again.
FuzzCase draw_case(const FuzzSpace& space, std::uint64_t seed, std::uint64_t number);

// "routine=sygvdx precision=d n=4 ...": what differs from an empty call (fuzz_line.cpp).
std::string text_of(const FuzzCase& that);
// Reads "blas=gemm form=mgpu ...", too, as lines of earlier versions have it. Throws UsageError.
FuzzCase parse_case(const std::string& text);

// Smaller cases, each with one thing less (fuzz_simpler.cpp).
std::vector<FuzzCase> simpler_cases(const FuzzCase& that);

}  // namespace lapilli::tester
