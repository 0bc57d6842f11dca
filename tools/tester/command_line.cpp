// SPDX-License-Identifier: BSD-3-Clause
#include "tester/command_line.hpp"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "common/command_line.hpp"

namespace lapilli::tester {
namespace {

void take_values(const std::string& name, const std::function<void(const std::string&)>& option,
                 const std::vector<std::string>& values) {
    for (const std::string& value : values) {
        try {
            option(value);
        } catch (const std::logic_error&) {
            throw UsageError(name + ": '" + value + "' is not a number");
        }
    }
}

}  // namespace

bool read_words(int argc, char** argv, const std::string& command, const CommandLine& line) {
    CLI::App app;
    bool help = false;
    app.set_help_flag();
    app.add_flag("-h,--help", help);
    if (line.word != nullptr) app.add_option("word", *line.word);
    for (const auto& [name, flag] : line.flags) app.add_flag(name, *flag);
    for (const auto& [name, option] : line.options) {
        app.add_option_function<std::vector<std::string>>(
               name, [&name,
                      &option](const std::vector<std::string>& values) { take_values(name, option, values); })
            ->allow_extra_args(false)
            ->expected(1)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        throw UsageError(command + tools::sentence(app, error));
    }
    return help;
}

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, separator);) {
        parts.push_back(part);
    }
    return parts;
}

std::int64_t parse_integer(const std::string& text, std::int64_t least, const std::string& what) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < least) {
        throw UsageError(what + ": '" + text + "' is not an integer of at least " + std::to_string(least));
    }
    return value;
}

std::vector<std::int64_t> parse_sizes(const std::string& text, const std::string& what) {
    std::vector<std::int64_t> sizes;
    for (const std::string& item : split(text, ',')) {
        const std::vector<std::string> range = split(item, ':');
        if (range.empty() || range.size() > 3) {
            throw UsageError(what + ": '" + item + "' is neither a size nor a range first:last:step");
        }
        const std::int64_t first = parse_integer(range[0], 0, what);
        const std::int64_t last = range.size() > 1 ? parse_integer(range[1], first, what) : first;
        const std::int64_t step =
            range.size() > 2 ? parse_integer(range[2], 1, what) : std::max<std::int64_t>(1, first);
        for (std::int64_t n = first; n <= last; n += step) {
            sizes.push_back(n);
        }
    }
    if (sizes.empty()) {
        throw UsageError(what + ": no size given");
    }
    return sizes;
}

std::string parse_letters(const std::string& text, const std::string& allowed, const std::string& what) {
    if (text.empty() || text.find_first_not_of(allowed) != std::string::npos) {
        throw UsageError(what + ": '" + text + "' must consist of letters from " + allowed);
    }
    return text;
}

std::pair<std::string, std::string> parse_setting(const std::string& text, const std::string& what) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) {
        throw UsageError(what + ": '" + text + "' is not of the form name=value");
    }
    return {text.substr(0, equals), text.substr(equals + 1)};
}

std::string one_of(const std::string& text, const std::vector<std::string>& known, const std::string& what) {
    if (std::find(known.begin(), known.end(), text) == known.end()) {
        std::string names;
        for (const std::string& name : known) {
            names += (names.empty() ? "" : ", ") + name;
        }
        throw UsageError(what + ": '" + text + "' is not one of " + names);
    }
    return text;
}

}  // namespace lapilli::tester
