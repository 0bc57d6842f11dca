// SPDX-License-Identifier: BSD-3-Clause
// The pinned memory of a context on simulated devices. A context keeps the largest amount that a call has
// used.
#pragma once

#include "api/handles.hpp"
#include "backend/sim/sim_device.hpp"

namespace lapilli::testing {

inline std::size_t pinned_in_use(lapilli_context ctx) {
    lapilli::Context& context = ctx->context;
    return context.device_count() == 0 ? 0 : dynamic_cast<sim::SimDevice&>(context.device(0)).pinned_in_use();
}

}  // namespace lapilli::testing
