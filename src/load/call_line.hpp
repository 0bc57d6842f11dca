// SPDX-License-Identifier: BSD-3-Clause
// The log of a preloaded library: that it is loaded, and of a call that it passed on the options and sizes,
// as liblapilli's own lines have them.
#pragma once

#include <fmt/format.h>

#include <string>
#include <type_traits>

namespace lapilli::load {

/// Whether there is a log. Read from the environment once: programs call small problems often.
bool logs();

/// Writes that the library is loaded, in front of another one, and what it ignores. Without a log, and where
/// liblapilli is missing, nothing.
void tell_that_it_is_loaded(const char* in_front_of);

inline void describe_to(std::string&) {}

/// Names of arguments, each with its address.
template <class Value, class... More>
void describe_to(std::string& line, const char* name, const Value* value, const More*... more) {
    if constexpr (std::is_same_v<Value, char>) {
        const bool shown = *value > ' ' && *value <= '~';
        line += shown ? fmt::format(" {}={}", name, *value) : fmt::format(" {}=#{}", name, int{*value});
    } else {
        line += fmt::format(" {}={}", name, *value);
    }
    describe_to(line, more...);
}

template <class... Arguments>
std::string described(const Arguments*... arguments) {
    std::string line;
    describe_to(line, arguments...);
    return line;
}

}  // namespace lapilli::load
