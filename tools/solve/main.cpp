// SPDX-License-Identifier: BSD-3-Clause
// lapilli-solve: the library for matrices in files. Exit status: 0; 1 when a call of the library or a check failed; 2 for a
// command line or a file that cannot be used, and then nothing has been written; 130 after Ctrl-C.
#include <fmt/format.h>

#include <exception>
#include <new>

#include "solve/problem.hpp"

int main(int argc, char** argv) {
    using namespace lapilli;
    const auto say = [](const char* text) { fmt::print(stderr, "lapilli-solve: {}\n", text); };
    try {
        std::optional<int> status;
        const solve::Options options = solve::read_options(argc, argv, status);
        if (status) {
            return *status;
        }
        if (options.memory > 0) {
            files::set_memory_limit(static_cast<std::size_t>(std::min(1e9 * options.memory, 1e18)));
        }
        switch (options.command) {
            case solve::Command::eigen:
                solve::run_eigen(options);
                break;
            case solve::Command::solve:
                solve::run_solve(options);
                break;
            case solve::Command::info:
                solve::run_info(options);
                break;
        }
        return 0;
    } catch (const tools::FileError& error) {
        say(error.what());
        return 2;
    } catch (const solve::Cancelled&) {
        say("cancelled");
        return 130;
    } catch (const std::bad_alloc&) {
        say("not enough memory");
        return 1;
    } catch (const std::exception& error) {
        say(error.what());
        return 1;
    }
}
