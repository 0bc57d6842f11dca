// SPDX-License-Identifier: BSD-3-Clause
#include "support/table.hpp"

#include <set>
#include <sstream>

#include "api/generated/entry_points.hpp"

namespace lapilli::testing {
namespace {

std::optional<int> bound(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional<int>(std::stoi(text));
}

TableArgument argument(const std::string& name, const std::string& letters, const std::string& kind) {
    TableArgument a{name, letters == "-" ? "" : letters, kind.substr(0, kind.find(':')), "", {}, {}};
    if (a.kind == kind) return a;
    const std::string rest = kind.substr(kind.find(':') + 1);
    if (a.kind == "leading") {
        a.of = rest.substr(0, rest.find(':'));
        if (a.of != rest) a.low = bound(rest.substr(a.of.size() + 1));
    } else if (const std::size_t between = rest.find(':'); between != std::string::npos) {
        a.low = bound(rest.substr(0, between));
        a.high = bound(rest.substr(between + 1));
    }
    return a;
}

}  // namespace

std::vector<TableArgument> table_arguments(std::string_view routine, std::string_view form, char precision) {
    std::vector<TableArgument> all;
    for (const EntryPoint& entry : entry_points) {
        if (entry.routine != routine || entry.form != form || entry.precision != precision) continue;
        std::istringstream names(entry.names), letters(entry.options), kinds(entry.kinds);
        for (std::string name, letter, kind; names >> name && letters >> letter && kinds >> kind;)
            all.push_back(argument(name, letter, kind));
    }
    return all;
}

std::string lapack_name(char precision, std::string_view routine) {
    for (const EntryPoint& entry : entry_points) {
        if (entry.routine != routine || entry.precision != precision) continue;
        // The first form is that with operands in one memory, or, if there is none, with spread matrices.
        const std::string_view name = entry.name;
        const std::string_view suffix = "_mgpu";
        return std::string(name.ends_with(suffix) ? name.substr(0, name.size() - suffix.size()) : name);
    }
    return precision + std::string(routine);
}

std::vector<std::string> table_option_names() {
    std::set<std::string> all;
    for (const EntryPoint& entry : entry_points) {
        std::istringstream names(entry.names), letters(entry.options);
        for (std::string name, letter; names >> name && letters >> letter;) {
            if (letter != "-") all.insert(name);
        }
    }
    return {all.begin(), all.end()};
}

}  // namespace lapilli::testing
