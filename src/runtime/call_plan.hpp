// SPDX-License-Identifier: BSD-3-Clause
// The plan of a call and of its memory query, so that both decide alike.
#pragma once

#include <utility>

#include "runtime/context.hpp"

namespace lapilli {

/// Whether devices compute, and with which workspace: the call takes it, the query measures it. describe(f), for devices
/// alone, returns f(team, arguments of Work's constructor...).
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
