// SPDX-License-Identifier: BSD-3-Clause
// What the programs on CLI11 share: values with a rule, and errors in the programs' own words. A header alone, as only they
// need CLI11.
#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>

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

// Why the command line is not understood.
inline std::string sentence(const CLI::App& app, const CLI::ParseError& error) {
    const std::string text = error.what(), kind = error.get_name();
    if (kind == "ArgumentMismatch" && text.find("required") != std::string::npos) {
        return text.substr(0, text.find(':')) + " needs a value";
    }
    if (kind == "RequiredError" && text.find("subcommand") != std::string::npos) {
        std::string commands;
        for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
            commands += (commands.empty() ? "" : ", ") + command->get_name();
        }
        const auto words = app.remaining();
        return words.empty() ? "a command is missing: " + commands
                             : words.front() + ": no such command: " + commands;
    }
    return text;
}

// Ends the reading of a command line: prints what was asked for (help, a version), or why the line is not understood. The
// program's exit status.
inline int end_of(const CLI::App& app, const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
        return app.exit(error);
    }
    std::fflush(stdout);
    fmt::print(stderr, "{0}: {1}\n{0} --help lists the options\n", app.get_name(), sentence(app, error));
    return 2;
}

}  // namespace lapilli::tools
