// SPDX-License-Identifier: BSD-3-Clause
// Helpers of the programs on CLI11: values with a rule, and errors in the programs' own words. A header
// alone, as only they need CLI11.
#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "base/nearest_name.hpp"
#include "common/standard_streams.hpp"

namespace lapilli::tools {

// An integer from 1 on.
inline CLI::Validator from_one() {
    return CLI::Validator(
        [](std::string& text) {
            std::int64_t value = 0;
            return CLI::detail::lexical_cast(text, value) && value >= 1
                       ? std::string()
                       : "'" + text + "' is not a number from 1 on";
        },
        "");
}

// A finite number; with `positive`, above 0.
inline CLI::Validator finite_number(bool positive = false) {
    return CLI::Validator(
        [positive](std::string& text) {
            double value = 0;
            return CLI::detail::lexical_cast(text, value) && std::isfinite(value) && (!positive || value > 0)
                       ? std::string()
                       : "'" + text + "' is not a finite number" + (positive ? " above 0" : "");
        },
        "");
}

// The names of the commands of a program.
inline std::vector<std::string> commands_of(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        names.push_back(command->get_name());
    }
    return names;
}

// "; did you mean --values?", if the first option among these words is near one of the program or of the
// given command; where it is one of them, its place.
inline std::string meant_option(const CLI::App& app, const std::vector<std::string>& words) {
    std::vector<std::string> options;
    const auto add = [&](const CLI::App* one) {
        for (const CLI::Option* option : one->get_options()) {
            for (const std::string& name : option->get_lnames()) {
                options.push_back("--" + name);
            }
        }
    };
    add(&app);
    for (const CLI::App* command : app.get_subcommands()) {
        add(command);
    }
    for (const std::string& word : words) {
        const std::string name = word.substr(0, word.find('='));
        if (name.starts_with("--")) {
            if (std::find(options.begin(), options.end(), name) == options.end()) {
                return did_you_mean(name, options);
            }
            // A right name is in a wrong place.
            return commands_of(app).empty() ? "" : "; options follow the command to which they belong";
        }
    }
    return "";
}

// Why the command line is not understood.
inline std::string sentence(const CLI::App& app, const CLI::ParseError& error) {
    const std::string text = error.what(), kind = error.get_name();
    if (kind == "ArgumentMismatch" && text.find("required") != std::string::npos) {
        return text.substr(0, text.find(':')) + " needs a value";
    }
    if (kind == "RequiredError" && text.find("subcommand") != std::string::npos) {
        const std::vector<std::string> commands = commands_of(app), words = app.remaining();
        std::string all;
        for (const std::string& command : commands) {
            all += (all.empty() ? "" : ", ") + command;
        }
        return words.empty()
                   ? "a command is missing: " + all
                   : words.front() + ": no such command: " + all + did_you_mean(words.front(), commands);
    }
    const bool unknown_words = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError);
    return unknown_words ? text + meant_option(app, app.remaining(true)) : text;
}

// Ends the reading of a command line: prints what was asked for (help, a version), or why the line is not
// understood. The program's exit status.
inline int end_of(const CLI::App& app, const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
        return app.exit(error);
    }
    std::fflush(stdout);
    tell(fmt::format("{0}: {1}\n{0} --help lists the options\n", app.get_name(), sentence(app, error)));
    return 2;
}

}  // namespace lapilli::tools
