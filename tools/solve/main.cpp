// SPDX-License-Identifier: BSD-3-Clause
// lapilli-solve: the library for matrices in files. Exit status: 0; 1 when a call of the library or a check
// failed; 2 for a command line or a file that cannot be used, and then nothing has been written; 130 after
// Ctrl-C.
#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <new>

#include "common/standard_streams.hpp"
#include "solve/problem.hpp"

namespace {

void run(const lapilli::solve::Options& options) {
    using namespace lapilli;
    if (options.memory) {
        files::set_memory_limit(static_cast<std::size_t>(std::clamp(1e9 * *options.memory, 1.0, 1e18)));
    }
    switch (options.command) {
        case solve::Command::eigen:
            return solve::run_eigen(options);
        case solve::Command::sparse:
            return solve::run_sparse(options);
        case solve::Command::solve:
            return solve::run_solve(options);
        case solve::Command::lstsq:
            return solve::run_lstsq(options);
        case solve::Command::svd:
            return solve::run_svd(options);
        case solve::Command::info:
            return solve::run_info(options);
    }
}

}  // namespace

int main(int argc, char** argv) {
    using namespace lapilli;
    tools::hold_standard_streams();
    // Standard output, printed before, comes first.
    const auto say = [](const char* text) {
        std::fflush(stdout);
        tools::tell(fmt::format("lapilli-solve: {}\n", text));
    };
    try {
        std::optional<int> status;
        const solve::Options options = solve::read_options(argc, argv, status);
        if (status && *status != 0) {
            return *status;
        }
        if (!status) {
            run(options);
        }
        if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
            throw tools::FileError("standard output cannot be written");
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
