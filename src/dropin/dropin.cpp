// SPDX-License-Identifier: BSD-3-Clause
#include <dlfcn.h>

#include <string_view>

#include "api/handles.hpp"
#include "base/log.hpp"
#include "base/settings.hpp"
#include "dropin/call.hpp"
#include "dropin/sizes.hpp"

/// The program's, or that of the LAPACK behind: programs bring their own to catch errors.
extern "C" void xerbla_(const char* name, const int* argument, std::size_t length);

namespace lapilli::dropin {
namespace {

/// The environment, read once, without a look at devices: programs ask for work sizes and solve small problems often.
/// As all that lives here, it is never destroyed: the last call may come from the end of the process.
const Settings& environment() {
    static const Settings* const settings = new Settings;
    return *settings;
}

/// The number in the place of every routine's own crossover; negative: there is none.
index_t one_for_all() {
    static const std::string& wish = environment().text("dropin.crossover");
    static const index_t number =
        wish == "auto" || wish == "off" ? -1 : environment().integer("dropin.crossover");
    return number;
}

/// From which order on problems are ours; a negative one: none is.
index_t crossover_of(const Routine& routine) {
    static const bool automatic = environment().text("dropin.crossover") == "auto";
    return automatic ? routine.crossover : one_for_all();
}

/// The process-wide context. Where the environment has one number for all routines, their own crossovers must not send
/// smaller problems back to the CPU.
Context& devices_context() {
    static Context& context = []() -> Context& {
        Context& made = api::context_of(nullptr);
        const std::lock_guard lock(made.mutex);
        for (const std::string& name : made.settings.names()) {
            if (!name.ends_with(".crossover") || name == "dropin.crossover" || one_for_all() < 0) continue;
            made.settings.set(name, std::to_string(std::min(made.settings.integer(name), one_for_all())));
        }
        return made;
    }();
    return context;
}

lapilli_context context_without_devices() {
    lapilli_context made = nullptr;
    lapilli_create(&made, "none");
    return made;
}

std::string reason(const Routine& routine, Way way, index_t order) {
    switch (way) {
        case Way::switched_off:
            return "dropin.crossover = off";
        case Way::small:
            return fmt::format("order {}, dropin.crossover = {}", order, crossover_of(routine));
        case Way::no_devices:
            return "there are no devices";
        case Way::short_work:
            return "a work array is too short";
        case Way::refused:
            return "the library has refused the call";
        default:
            return "-";
    }
}

}  // namespace

bool logs() {
    static const bool wanted = !environment().text("log").empty();
    return wanted;
}

Way way_of(const Routine& routine, index_t order) {
    const index_t crossover = crossover_of(routine);
    if (crossover < 0) return Way::switched_off;
    if (order < std::max<index_t>(crossover, 1)) return Way::small;
    try {
        return devices_context().device_count() > 0 ? Way::devices : Way::no_devices;
    } catch (...) {
        return Way::no_devices;
    }
}

lapilli_context cpu() {
    static lapilli_context const context = context_without_devices();
    return context;
}

lapilli_context arguments_only() {
    static lapilli_context const context = [] {
        lapilli_context made = context_without_devices();
        lapilli_set(made, "log", "");
        lapilli_set_progress(
            made, [](const char*, const char*, double, void*) { return 1; }, nullptr);
        return made;
    }();
    return context;
}

void complain(const char* symbol, int argument) {
    std::string_view name = symbol;
    const bool wide = name.size() > 4 && name.substr(name.size() - 4) == "_64_";
    name.remove_suffix(wide ? 4 : 1);
    std::string upper;
    for (const char c : name) upper += upper_case(c);
    using Wide = void(const char*, const std::int64_t*, std::size_t);
    auto* const wide_xerbla = wide ? reinterpret_cast<Wide*>(dlsym(RTLD_DEFAULT, "xerbla_64_")) : nullptr;
    if (wide_xerbla == nullptr) return xerbla_(upper.data(), &argument, upper.size());
    const std::int64_t number = argument;
    wide_xerbla(upper.data(), &number, upper.size());
}

void log_forwarded(const Routine& routine, Way way, index_t order, const std::string& arguments,
                   double seconds, std::int64_t info) {
    try {
        write_log(environment().text("log"),
                  fmt::format("{}{} | the next LAPACK: {} | {:.6f} s | info {}", routine.name, arguments,
                              reason(routine, way, order), seconds, info));
    } catch (...) {
        return;  // the line is lost, the call is not
    }
}

}  // namespace lapilli::dropin
