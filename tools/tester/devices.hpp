// SPDX-License-Identifier: BSD-3-Clause
// The devices of a context, as reports name them.
#pragma once

#include <cstdint>
#include <string>

#include "lapilli/lapilli.h"

namespace lapilli::tester {

struct Devices {
    std::int64_t count = 0;
    std::string names = "none";  // of different kinds, joined
    std::string first = "none";  // of device 0
};

Devices devices_of(lapilli_context ctx);

}  // namespace lapilli::tester
