// SPDX-License-Identifier: BSD-3-Clause
// The launch of a two-sided panel: with the most of it in shared memory that there is room for.
#pragma once

#include "arch/launch.cuh"
#include "panel_products/shares.hpp"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

/// launch.template operator()<Kept>(launched) starts the kernel that keeps this much.
template <class Shape, class Launch>
Status launch_panel(const Stream& stream, const char* name, const Shape& shape, const Launch& launch) {
    const auto fits = [&](PanelKept kept) {
        return shape.bytes(kept) <= static_cast<std::size_t>(stream.limits.shared_bytes);
    };
    const auto with = [&]<PanelKept Kept>() {
        return launch.template operator()<Kept>(LaunchShape{.name = name,
                                                            .blocks = static_cast<unsigned>(shape.blocks),
                                                            .threads = Shape::threads,
                                                            .shared_bytes = shape.bytes(Kept),
                                                            .kind = LaunchKind::cooperative});
    };
    if (fits(PanelKept::rows_and_vector)) return with.template operator()<PanelKept::rows_and_vector>();
    if (fits(PanelKept::rows)) return with.template operator()<PanelKept::rows>();
    return fits(PanelKept::nothing) ? with.template operator()<PanelKept::nothing>() : arch::no_room;
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
