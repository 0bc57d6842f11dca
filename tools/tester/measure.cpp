// SPDX-License-Identifier: BSD-3-Clause
#include "tester/measure.hpp"

#include <dlfcn.h>

#include <algorithm>
#include <array>

#include "support/place.hpp"
#include "support/routine.hpp"
#include "tester/blas_measure.hpp"
#include "tester/cusolver.hpp"
#include "tester/devices.hpp"
#include "tester/report.hpp"
#include "tester/sampling.hpp"

namespace lapilli::tester {
namespace {

using testing::Context;
using testing::Facts;
using testing::Operands;
using testing::Outcome;
using testing::Routine;

// "OpenBLAS 0.3.21 ..., 16 threads", or what else the LAPACK beneath calls itself.
std::string lapack_version() {
    using Config = const char* (*)();
    using Threads = int (*)();
    std::string text = "LAPACK";
    if (void* config = dlsym(RTLD_DEFAULT, "openblas_get_config")) {
        text = reinterpret_cast<Config>(config)();
    }
    if (void* threads = dlsym(RTLD_DEFAULT, "openblas_get_num_threads")) {
        text += " threads=" + std::to_string(reinterpret_cast<Threads>(threads)());
    }
    return text;
}

// The GPU that a peer on one GPU uses: the first of "cuda:2,3", or 0.
int first_gpu(const std::string& devices) {
    const std::string prefix = "cuda:";
    return devices.rfind(prefix, 0) == 0 ? std::atoi(devices.c_str() + prefix.size()) : 0;
}

std::vector<std::pair<std::string, double>> phases_of(lapilli_context ctx) {
    std::array<const char*, 64> names{};
    std::array<double, 64> seconds{};
    const lapilli_int found = lapilli_phases(ctx, names.data(), seconds.data(), names.size());
    const auto stored = static_cast<std::size_t>(std::clamp<lapilli_int>(found, 0, names.size()));
    std::vector<std::pair<std::string, double>> phases;
    for (std::size_t i = 0; i < stored; ++i) {
        phases.emplace_back(names[i], seconds[i]);
    }
    return phases;
}

// Each phase's median over the repeats; they go through the same phases, since they get the same input.
std::vector<std::pair<std::string, double>> median_phases(
    const std::vector<std::vector<std::pair<std::string, double>>>& runs) {
    auto phases = runs.back();
    for (std::size_t i = 0; i < phases.size(); ++i) {
        std::vector<double> seconds;
        for (const auto& run : runs) {
            if (i < run.size() && run[i].first == phases[i].first) {
                seconds.push_back(run[i].second);
            }
        }
        phases[i].second = median(seconds);
    }
    return phases;
}

// One routine in one precision, with all that its cases share.
class Runner {
  public:
    Runner(const Options& options, lapilli_context ctx, const CsvFile& csv, char precision)
        : options_(options),
          ctx_(ctx),
          csv_(csv),
          routine_(*testing::find_routine(options.routine, precision)),
          devices_(devices_of(ctx)) {}

    // False when the case failed. Peers do not depend on where our operands live, so they are measured once
    // for all of them; `places` is the list from --where.
    int run(const Problem& problem) {
        input_ = routine_.data(problem);
        const std::vector<Measurement> peers = measure_peers(problem);
        int failures = 0;
        for (const Where where : options_.where) {
            Case that = describe(problem);
            that.where = where;
            const Measurement own = measure_own(problem, where);
            print_case(options_, that, own, peers);
            csv_.add(that, own);
            failures += own.ok() ? 0 : 1;
        }
        csv_.add_peers(describe(problem), peers);
        return failures;
    }

  private:
    Case describe(const Problem& p) const {
        Case that;
        that.routine = options_.routine;
        that.precision = routine_.precision();
        const Facts& facts = routine_.facts();
        if (facts.sides.size() > 1) {
            that.job = {p.side, p.trans};
        } else if (!facts.jobs.empty()) {
            that.job = p.job;
        } else if (facts.transes.size() > 1) {
            that.job = p.trans;
        }
        if (facts.ranges.size() > 1) {
            that.job += p.range;
        }
        if (facts.itypes.size() > 1) {
            that.job += std::to_string(p.itype);
        }
        if (facts.has_uplo) {
            that.uplo = p.uplo;
        }
        that.n = p.n;
        that.k = facts.k != 0 ? p.k : 0;
        if (facts.rectangular) {
            that.more = {{"m", std::to_string(p.rows())}};
        }
        return that;
    }

    void finish(const Problem& problem, Measurement& m) {
        const double operations = routine_.operations(problem);
        if (operations > 0 && m.seconds > 0) {
            m.rate = 1e-9 * operations / m.seconds;
        }
        if (options_.check && m.info == 0) {
            m.residuals = routine_.error(problem, input_, output_);
        }
    }

    Measurement measure_own(const Problem& problem, Where where) {
        Measurement m = measurement_on(devices_, where);
        if (!m.trouble.empty()) {
            return m;
        }
        std::vector<double> seconds;
        std::vector<std::vector<std::pair<std::string, double>>> phases;
        try {
            for (int i = 0; i < options_.warmup + options_.repeat && m.info == 0; ++i) {
                output_ = input_;
                const Outcome outcome = testing::run(routine_, ctx_, problem, where, output_);
                m.info = outcome.info;
                if (i >= options_.warmup || m.info != 0) {
                    seconds.push_back(outcome.seconds);
                    phases.push_back(phases_of(ctx_));
                }
            }
        } catch (const testing::PlaceError& error) {
            m.trouble = error.what();
            return m;
        }
        m.seconds = median(seconds);
        m.phases = median_phases(phases);
        if (m.info != 0) {
            m.trouble = CallFailed(ctx_, m.info).what();
        }
        finish(problem, m);
        return m;
    }

    std::vector<Measurement> measure_peers(const Problem& problem) {
        std::vector<Measurement> peers;
        for (const std::string& peer : options_.peers) {
            peers.push_back(peer == "lapack" ? measure_lapack(problem) : measure_cusolver(problem));
        }
        return peers;
    }

    Measurement measure_lapack(const Problem& problem) {
        constexpr double too_long_to_repeat = 10;
        Measurement m;
        m.library = "LAPACK";
        m.version = lapack_version();
        std::vector<double> seconds;
        for (int i = 0; i < options_.warmup + options_.repeat && m.info == 0; ++i) {
            output_ = input_;
            const Outcome outcome =
                testing::detail::timed([&] { return routine_.call_lapack(problem, output_); });
            m.info = outcome.info;
            if (i >= options_.warmup || m.info != 0 || outcome.seconds > too_long_to_repeat) {
                seconds.push_back(outcome.seconds);
            }
            if (outcome.seconds > too_long_to_repeat) {
                break;
            }
        }
        m.seconds = median(seconds);
        finish(problem, m);
        return m;
    }

    Measurement measure_cusolver(const Problem& problem) {
        Measurement m;
        m.library = "cuSOLVER";
        m.gpus = 1;
        m.where = Where::device;
        try {
            const CusolverRun run = run_cusolver(routine_, problem, first_gpu(options_.devices),
                                                 options_.warmup, options_.repeat, input_, output_);
            m.gpu = run.gpu;
            m.version = run.version;
            m.info = run.info;
            m.seconds = median(run.seconds);
        } catch (const PeerUnavailable& error) {
            m.trouble = error.what();
            return m;
        }
        finish(problem, m);
        return m;
    }

    const Options& options_;
    lapilli_context ctx_;
    const CsvFile& csv_;
    const Routine& routine_;
    Devices devices_;
    Operands input_, output_;
};

int run_precision(const Options& options, lapilli_context ctx, const CsvFile& csv, char precision) {
    Runner runner(options, ctx, csv, precision);
    const Facts& facts = testing::find_routine(options.routine)->facts();
    int failures = 0;
    const auto run_sizes = [&](Problem problem) {
        for (const std::int64_t m : options.rows.empty() ? std::vector<std::int64_t>{-1} : options.rows) {
            for (const std::int64_t n : options.n) {
                problem.n = n;
                problem.m = m;
                problem.k = options.problem.k >= 0     ? options.problem.k
                            : facts.k == Facts::k_is_n ? n
                                                       : facts.k;
                failures += runner.run(problem);
            }
        }
    };
    testing::for_each_choice({{"uplo", options.uplo},
                              {"job", options.job},
                              {"side", options.side},
                              {"trans", options.trans},
                              {"range", options.range}},
                             options.problem, run_sizes);
    return failures;
}

int run_lapack_cases(const Options& options, lapilli_context ctx, const CsvFile& csv) {
    print_columns(options);
    int failures = 0;
    for (const char precision : options.precision) {
        failures += run_precision(options, ctx, csv, precision);
    }
    return failures;
}

}  // namespace

int run_cases(const Options& options) {
    const CsvFile csv(options);
    const Context ctx(options.devices);
    for (const auto& [name, value] : options.settings) {
        ctx.set(name, value);
    }
    const Devices devices = devices_of(ctx);
    print_heading(options, std::string("lapilli ") + lapilli_version() + " on " +
                               (devices.count == 0 ? "the CPU"
                                                   : std::to_string(devices.count) + " x " + devices.names));
    const int failures = find_blas(options.routine) != nullptr ? run_blas_cases(options, ctx, csv)
                                                               : run_lapack_cases(options, ctx, csv);
    if (failures > 0) {
        std::printf("%d failed\n", failures);
    }
    return failures;
}

}  // namespace lapilli::tester
