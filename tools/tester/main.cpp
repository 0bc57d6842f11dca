// SPDX-License-Identifier: BSD-3-Clause
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>

#include "common/file_error.hpp"
#include "tester/fuzz.hpp"
#include "tester/measure.hpp"
#include "tester/options.hpp"
#include "tester/plot.hpp"
#include "tester/spmm.hpp"
#include "tester/timeline.hpp"
#include "tester/tune.hpp"

int main(int argc, char** argv) {
    using namespace lapilli::tester;
    // Earlier output comes first.
    const auto say = [](const char* text, const char* more = "") {
        std::fflush(stdout);
        std::fprintf(stderr, "lapilli-test: %s\n%s", text, more);
    };
    try {
        if (argc > 1 && std::string(argv[1]) == "plot") {
            return plot_main(argc - 1, argv + 1);
        }
        if (argc > 1 && std::string(argv[1]) == "spmm") {
            return spmm_main(argc - 1, argv + 1);
        }
        if (argc > 1 && std::string(argv[1]) == "timeline") {
            return timeline_main(argc - 1, argv + 1);
        }
        if (argc > 1 && std::string(argv[1]) == "fuzz") {
            return fuzz_main(argc - 1, argv + 1);
        }
        if (argc > 1 && std::string(argv[1]) == "tune") {
            return tune_main(argc - 1, argv + 1);
        }
        const Options options = parse_options(argc, argv);
        if (options.help) {
            std::fputs(usage().c_str(), stdout);
            return 0;
        }
        return run_cases(options) == 0 ? 0 : 1;
    } catch (const UsageError& error) {
        say(error.what(), "lapilli-test --help tells more\n");
        return 2;
    } catch (const lapilli::tools::FileError& error) {
        say(error.what());
        return 2;
    } catch (const std::invalid_argument& error) {
        // Devices, settings and matrices from files that cannot be used.
        say(error.what());
        return 2;
    } catch (const std::exception& error) {
        say(error.what());
        return 1;
    }
}
