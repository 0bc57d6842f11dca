// SPDX-License-Identifier: BSD-3-Clause
#include "tester/measure.hpp"

#include <cstdio>

#include "support/place.hpp"
#include "tester/bench.hpp"
#include "tester/devices.hpp"

namespace lapilli::tester {
namespace {

// The number of places where ours failed.
int run_case(const Options& options, const CsvFile& csv, Bench& bench, const Problem& problem) {
    const Case that = bench.describe(problem);
    Measured measured = bench.measure(problem);
    int failures = 0;
    for (const Measurement& own : measured.own) {
        for (Measurement& peer : measured.peers) {
            if (own.seconds > 0 && peer.seconds > 0) peer.ratio = peer.seconds / own.seconds;
        }
        print_case(options, that, own, measured.peers);
        csv.add(that, own);
        failures += own.ok() ? 0 : 1;
    }
    csv.add_peers(that, measured.peers);
    return failures;
}

}  // namespace

int run_cases(const Options& options) {
    const CsvFile csv(options);
    const testing::Context ctx(options.devices);
    for (const auto& [name, value] : options.settings) {
        ctx.set(name, value);
    }
    const Devices devices = devices_of(ctx);
    print_heading(options, std::string("lapilli ") + lapilli_version() + " on " +
                               (devices.count == 0 ? "the CPU"
                                                   : std::to_string(devices.count) + " x " + devices.names));
    print_columns(options);
    const bool blas = facts_of(options).level > 0;
    int failures = 0;
    for (const char precision : options.precision) {
        const std::unique_ptr<Bench> bench =
            blas ? blas_bench(options, ctx, precision) : lapack_bench(options, ctx, precision);
        for_each_problem(options, precision, [&](const Problem& problem) {
            failures += run_case(options, csv, *bench, problem);
        });
    }
    if (failures > 0) {
        std::printf("%d failed\n", failures);
    }
    return failures;
}

}  // namespace lapilli::tester
