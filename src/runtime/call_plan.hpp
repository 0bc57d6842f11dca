// SPDX-License-Identifier: BSD-3-Clause
// A call and its memory query share one plan, so that both make the same decisions.
#pragma once

#include <utility>

#include "runtime/context.hpp"

namespace lapilli {

/// Whether devices compute, and with which workspace: the call allocates it, the query measures it.
/// describe(f), called only if devices compute, returns f(team, arguments of Work's constructor...).
template <class Work, class Describe>
struct CallPlan {
    bool on_devices;
    Describe describe;

    Allocated<Work> workspace(Context& context) const {
        return describe([&context](Team team, const auto&... arguments) {
            return Allocated<Work>(context, team, arguments...);
        });
    }
    Footprint memory() const {
        return describe(
            [](Team team, const auto&... arguments) { return Allocated<Work>::measure(team, arguments...); });
    }
};

template <class Work, class Describe>
CallPlan<Work, Describe> call_plan(bool on_devices, Describe describe) {
    return {on_devices, std::move(describe)};
}

}  // namespace lapilli
