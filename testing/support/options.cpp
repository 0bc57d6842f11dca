// SPDX-License-Identifier: BSD-3-Clause
// The options of a routine, from the routine table.
#include <algorithm>

#include "support/routine.hpp"
#include "support/table.hpp"

namespace lapilli::testing {

const Option* Facts::option(std::string_view wanted) const {
    const auto found =
        std::find_if(options.begin(), options.end(), [&](const Option& o) { return o.name == wanted; });
    return found == options.end() ? nullptr : &*found;
}

std::string Facts::letters(std::string_view wanted, std::string_view otherwise) const {
    const Option* const found = option(wanted);
    return found == nullptr ? std::string(otherwise) : found->letters;
}

namespace {

// The letters of an argument that is an option: a number with two bounds is one, too, with digits.
std::string letters_of(const TableArgument& a) {
    if (a.kind == "option") return a.letters;
    std::string digits;
    if (a.kind == "integer" && a.low && a.high) {
        for (int digit = *a.low; digit <= *a.high; ++digit) digits += static_cast<char>('0' + digit);
    }
    return digits;
}

std::vector<Option> table_options(const std::string& routine, char precision) {
    std::vector<Option> all;
    for (const char* form : {"plain", "mgpu"}) {
        for (const TableArgument& a : table_arguments(routine, form, precision)) {
            if (const std::string letters = letters_of(a); !letters.empty())
                all.push_back({option_name(a.name), letters});
        }
        if (!all.empty()) break;
    }
    return all;
}

}  // namespace

Facts with_options(Facts facts, char precision) {
    std::vector<Option> all = table_options(facts.name, precision);
    for (const Option& own : facts.options) {
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const Option& o) { return o.name == own.name; });
        Option& target = found == all.end() ? all.emplace_back() : *found;
        target.name = own.name;
        if (!own.letters.empty()) target.letters = own.letters;
        target.usual = own.usual;
    }
    for (Option& option : all) {
        const char untold = Problem().chosen(option.name);
        if (option.usual == '\0')
            option.usual = option.letters.find(untold) == std::string::npos ? option.letters.front() : untold;
    }
    const auto place = [](const Option& o) {
        return o.name == "uplo" ? 0 : o.name == "range" ? 2 : o.name == "itype" ? 3 : 1;
    };
    std::stable_sort(all.begin(), all.end(),
                     [&](const Option& a, const Option& b) { return place(a) < place(b); });
    facts.options = std::move(all);
    return facts;
}

}  // namespace lapilli::testing
