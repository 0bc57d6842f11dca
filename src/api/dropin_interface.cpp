// SPDX-License-Identifier: BSD-3-Clause
#include "api/dropin_interface.hpp"

#include <algorithm>
#include <string>

#include "api/arguments.hpp"
#include "api/handles.hpp"
#include "backend/local_rank.hpp"
#include "base/log.hpp"
#include "base/settings.hpp"
#include "host/inside.hpp"

namespace lapilli::api {
namespace {

/// Never destroyed: the last call may come from the end of the process.
const Settings& environment() {
    static const Settings* const settings = new Settings;
    return *settings;
}

Context& with_crossovers_up_to(lapilli_context ctx, lapilli_int most) {
    Context& context = context_of(ctx);
    const std::lock_guard lock(context.mutex);
    for (const std::string& name : context.settings.names()) {
        // Settings of libraries above this one have words, too.
        const bool of_another =
            name == "dropin.crossover" || name == "mpi.crossover" || name == "cusolver.crossover";
        const bool off = context.settings.text(name) == "off";
        if (!name.ends_with(".crossover") || of_another || off || most < 0) continue;
        context.settings.set(name, std::to_string(std::min<index_t>(context.settings.integer(name), most)));
    }
    return context;
}

}  // namespace
}  // namespace lapilli::api

using namespace lapilli;

int* lapilli_private_depth(void) { return &host::InsideScope::depth(); }

const char* lapilli_private_setting(const char* name) {
    const Settings& settings = api::environment();
    return settings.known(name) ? settings.text(name).c_str() : nullptr;
}

lapilli_int lapilli_private_local_rank(void) { return lapilli::local_rank().value_or(-1); }

const char* lapilli_private_ignored(lapilli_int k) {
    const auto& all = api::environment().ignored();
    return k < static_cast<lapilli_int>(all.size()) ? all[static_cast<std::size_t>(k)].c_str() : nullptr;
}

void lapilli_private_log(const char* line, bool once) {
    try {
        const std::string& target = api::environment().text("log");
        once ? write_log_once(target, line) : write_log(target, line);
    } catch (...) {
        return;  // the line is lost, the call is not
    }
}

lapilli_int lapilli_private_devices(lapilli_int most) {
    try {
        static Context& context = api::with_crossovers_up_to(nullptr, most);
        return context.device_count();
    } catch (...) {
        return 0;
    }
}

void lapilli_private_lower_crossovers(lapilli_context ctx, lapilli_int most) {
    try {
        api::with_crossovers_up_to(ctx, most);
    } catch (...) {
        return;  // no memory: some problems stay the CPU's
    }
}

void lapilli_private_check_arguments_only(lapilli_context ctx) {
    try {
        api::context_of(ctx).progress = api::check_arguments_only;
    } catch (...) {
        return;  // no memory for the process-wide context
    }
}

const char* lapilli_private_why_no_devices(void) {
    try {
        return api::context_of(nullptr).why_no_devices();
    } catch (...) {
        return "there is no memory for a context";
    }
}
