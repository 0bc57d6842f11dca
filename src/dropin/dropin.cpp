// SPDX-License-Identifier: BSD-3-Clause
#include <dlfcn.h>

#include <charconv>
#include <string_view>

#include "dropin/call.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

/// The program's, or that of the LAPACK behind, if there is one: programs bring their own to catch errors.
extern "C" [[gnu::weak]] void xerbla_(const char* name, const int* argument, std::size_t length);

namespace lapilli::dropin {
namespace {

/// With a log, a program that has loaded this library leaves a line, whatever it calls.
[[gnu::constructor]] void tell() { load::tell_that_it_is_loaded("LAPACK"); }

/// The number in the place of every routine's own crossover; negative: there is none.
index_t one_for_all() {
    static const index_t number = [] {
        const std::string_view wish = lapilli_private_setting("dropin.crossover");
        index_t result = -1;  // for "auto" and "off"
        std::from_chars(wish.data(), wish.data() + wish.size(), result);
        return result;
    }();
    return number;
}

/// From which order on problems are ours; a negative one: none is.
index_t crossover_of(const Routine& routine) {
    static const bool automatic = std::string_view(lapilli_private_setting("dropin.crossover")) == "auto";
    return automatic ? routine.crossover : one_for_all();
}

/// The devices of the process-wide context. If the environment has one number for all routines, their own
/// crossovers must not send smaller problems back to the CPU.
lapilli_int device_count() { return lapilli_private_devices(one_for_all()); }

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
            if (order < 1) return fmt::format("order {}", order);
            if (crossover_of(routine) == never) return "left to LAPACK at every order";
            return fmt::format("order {}, dropin.crossover = {}", order, crossover_of(routine));
        case Way::no_devices:
            return lapilli_private_why_no_devices();
        case Way::short_work:
            return "a work array is too short";
        case Way::refused:
            return "the library refused the call";
        default:
            return "-";
    }
}

}  // namespace

Way way_of(const Routine& routine, index_t order) {
    const index_t crossover = crossover_of(routine);
    if (crossover < 0) return Way::switched_off;
    if (order < std::max<index_t>(crossover, 1)) return Way::small;
    return device_count() > 0 ? Way::devices : Way::no_devices;
}

lapilli_context cpu() {
    static lapilli_context const context = context_without_devices();
    return context;
}

lapilli_context arguments_only() {
    static lapilli_context const context = [] {
        lapilli_context made = context_without_devices();
        if (made == nullptr) return made;  // null names the process-wide context
        lapilli_set(made, "log", "");
        lapilli_private_check_arguments_only(made);
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
    using Plain = void(const char*, const int*, std::size_t);
    auto* const plain =
        xerbla_ != nullptr ? &xerbla_ : reinterpret_cast<Plain*>(cpu_lapack_symbol("xerbla_"));
    if (wide_xerbla == nullptr) {
        if (plain != nullptr) plain(upper.data(), &argument, upper.size());
        return;
    }
    const std::int64_t number = argument;
    wide_xerbla(upper.data(), &number, upper.size());
}

void log_forwarded(const Routine& routine, Way way, index_t order, const std::string& arguments,
                   double seconds, std::int64_t info) {
    try {
        lapilli_private_log(fmt::format("{}{} | the next LAPACK: {} | {:.6f} s | info {}", routine.name,
                                        arguments, reason(routine, way, order), seconds, info)
                                .c_str(),
                            false);
    } catch (...) {
        return;  // the line is lost, the call is not
    }
}

}  // namespace lapilli::dropin
