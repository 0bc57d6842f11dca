// SPDX-License-Identifier: BSD-3-Clause
// Launches under the emulator, on the calling OS thread: each has ended when it returns.
#pragma once

#include <algorithm>
#include <cstring>
#include <memory>

#include "arch/sim_stream.hpp"
#include "arch/simt.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

template <auto Kernel, class... Arguments>
Status start(const Stream& stream, const LaunchShape& how, const Arguments&... arguments) {
    if (how.shared_bytes > static_cast<std::size_t>(stream.limits.shared_bytes)) return no_room;
    auto thread = [&] { Kernel(arguments...); };
    stream.start(
        how, [](void* f) { (*static_cast<decltype(thread)*>(f))(); }, std::addressof(thread));
    return success;
}

/// As the shared memory has it.
template <auto Kernel>
Status blocks_at_once(const Stream& stream, const LaunchShape& how, int& blocks) {
    const DeviceLimits& limits = stream.limits;
    if (how.shared_bytes > static_cast<std::size_t>(limits.shared_bytes)) return no_room;
    constexpr int of_system = 1024;
    const int each = limits.shared_bytes_all / (static_cast<int>(how.shared_bytes) + of_system);
    blocks = limits.multiprocessors * std::clamp(each, 1, std::max(1, 2048 / how.threads));
    return success;
}

inline Status clear(const Stream&, void* target, std::size_t bytes) {
    std::memset(target, 0, bytes);
    return success;
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
