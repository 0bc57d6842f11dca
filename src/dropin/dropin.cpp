// SPDX-License-Identifier: BSD-3-Clause
#include "api/handles.hpp"
#include "base/settings.hpp"
#include "dropin/call.hpp"

namespace lapilli::dropin {
namespace {

/// From which order on problems are ours; a negative one: none is. Read from the environment once, without a look at
/// devices: programs ask for work sizes and solve small problems often.
index_t crossover_of(const Routine& routine) {
    static const std::string wish = Settings().text("dropin.crossover");
    static const index_t number =
        wish == "auto" || wish == "off" ? -1 : Settings().integer("dropin.crossover");
    return wish == "auto" ? routine.crossover : number;
}

}  // namespace

bool is_wanted(const Routine& routine, index_t order) {
    if (host::InsideScope::is_open()) return false;
    const index_t crossover = crossover_of(routine);
    if (crossover < 0 || order < std::max<index_t>(crossover, 1)) return false;
    try {
        return api::context_of(nullptr).device_count() > 0;
    } catch (...) {
        return false;
    }
}

lapilli_context cpu() {
    // Never destroyed: the last call may come from the end of the process.
    static lapilli_context const context = [] {
        lapilli_context made = nullptr;
        lapilli_create(&made, "none");
        return made;
    }();
    return context;
}

}  // namespace lapilli::dropin
