// SPDX-License-Identifier: BSD-3-Clause
#include "tester/devices.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace lapilli::tester {

Devices devices_of(lapilli_context ctx) {
    Devices devices;
    devices.count = std::max<lapilli_int>(0, lapilli_device_count(ctx));
    std::vector<std::string> seen;
    for (lapilli_int k = 0; k < devices.count; ++k) {
        std::array<char, 256> name{};
        if (lapilli_device_name(ctx, k, name.data(), name.size()) == 0 &&
            std::find(seen.begin(), seen.end(), name.data()) == seen.end()) {
            devices.names = (seen.empty() ? "" : devices.names + " + ") + name.data();
            seen.emplace_back(name.data());
        }
    }
    devices.first = seen.empty() ? "none" : seen.front();
    return devices;
}

}  // namespace lapilli::tester
