// SPDX-License-Identifier: BSD-3-Clause
// What the log says of a call that went to the next LAPACK: its options and sizes, as the library's own lines have them.
#pragma once

#include <fmt/format.h>

#include <string>
#include <type_traits>

namespace lapilli::dropin {

/// Whether there is a log. Read from the environment once: programs call small problems often.
bool logs();

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

}  // namespace lapilli::dropin
