// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "lapilli/lapilli.h"

namespace lapilli::solve {

// The memory that a routine needs for order n: as the library says, and the caller's own arrays on the host.
struct Demand {
    lapilli_memory library{};
    double arrays = 0;
    bool possible = true;  // false: no memory would do
};

// The greatest n whose demand is met by these free bytes on each device and on the host; 0 if there is none.
std::int64_t largest_order(const std::function<Demand(std::int64_t)>& demand, double device, double host);

// A problem, and its largest order in s, d, c and z.
struct Fit {
    std::string problem;
    std::vector<std::int64_t> orders;
};
std::vector<Fit> largest_orders(lapilli_context ctx, double device, double host);

}  // namespace lapilli::solve
