// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>

#include "base/view.hpp"

namespace lapilli {

/// Whether k rows of each view can be read and written 16 bytes at a time: all columns begin at multiples of
/// that, and have nothing left over.
template <class T, class... Views>
bool is_in_packs(index_t k, const Views&... views) {
    constexpr auto size = static_cast<index_t>(sizeof(T));
    const auto aligned = [](const auto& v) {
        return reinterpret_cast<std::uintptr_t>(v.data) % 16 == 0 && v.ld * size % 16 == 0;
    };
    return k * size % 16 == 0 && (aligned(views) && ...);
}

}  // namespace lapilli
