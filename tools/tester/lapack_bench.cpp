// SPDX-License-Identifier: BSD-3-Clause
// Routines of LAPACK: one call after the other, each on the same input.
#include <dlfcn.h>

#include <algorithm>
#include <array>

#include "support/place.hpp"
#include "support/routine.hpp"
#include "tester/batch_on_queue.hpp"
#include "tester/bench.hpp"
#include "tester/cusolver.hpp"
#include "tester/cusolver_mg.hpp"
#include "tester/device_clock.hpp"
#include "tester/devices.hpp"
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

// The GPUs of peers: those of "cuda:2,3", or the first ones, as many as the context has. A peer on one GPU
// uses the first.
std::vector<int> gpus_of(const std::string& devices, std::int64_t count) {
    constexpr std::string_view prefix = "cuda:";
    std::vector<int> gpus;
    if (devices.starts_with(prefix)) {
        for (const std::string& number : split(devices.substr(prefix.size()), ','))
            gpus.push_back(std::atoi(number.c_str()));
    }
    for (int k = 0; gpus.empty() || (!devices.starts_with(prefix) && k < count); ++k) gpus.push_back(k);
    return gpus;
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

// Takes how each call computes from the log, while it exists: the second field of a call's line.
class PathOfCalls {
  public:
    PathOfCalls(lapilli_context ctx, bool wanted, std::string& path) : ctx_(wanted ? ctx : nullptr) {
        if (ctx_ != nullptr) lapilli_set_log(ctx_, &take, &path);
    }
    ~PathOfCalls() {
        if (ctx_ != nullptr) lapilli_set_log(ctx_, nullptr, nullptr);
    }
    PathOfCalls(const PathOfCalls&) = delete;
    PathOfCalls& operator=(const PathOfCalls&) = delete;

  private:
    static void take(const char* line, void* user) {
        const std::string text = line, bar = " | ";
        const std::size_t first = text.find(bar), begin = first + bar.size(), end = text.find(bar, begin);
        if (first == std::string::npos || end == std::string::npos) return;
        *static_cast<std::string*>(user) = text.substr(begin, end - begin);
    }

    lapilli_context ctx_;
};

// The number behind "NAME = " in how a call computed; "" if there is none.
std::string number_in(const std::string& path, const std::string& name) {
    const std::string words = ", " + name + " = ";
    const std::size_t found = path.find(words);
    if (found == std::string::npos) return "";
    const std::size_t begin = found + words.size();
    return path.substr(begin, path.find_first_not_of("0123456789", begin) - begin);
}

class LapackBench final : public Bench {
  public:
    LapackBench(const Options& options, lapilli_context ctx, char precision)
        : options_(options),
          ctx_(ctx),
          routine_(*testing::find_routine(options.routine, precision)),
          devices_(devices_of(ctx)) {}

    // The job has the letters of all options but uplo; where it has those of jobs, op(A) is in a column of
    // its own.
    Case describe(const Problem& p) const override {
        const Facts& facts = routine_.facts();
        std::string job, sides;
        for (const testing::Option& option : facts.options) {
            if (option.name == "uplo" || (option.letters.size() == 1 && option.name != "job")) continue;
            const bool side = option.name == "side" || option.name == "trans";
            (side ? sides : job) += p.chosen(option.name, option.usual);
        }
        Case that = {{"routine", options_.routine},
                     {"precision", std::string(1, routine_.precision())},
                     {"job", job.empty() ? sides : job},
                     {"trans", job.empty() ? "" : sides},
                     {"uplo", facts.option("uplo") == nullptr ? "" : std::string(1, p.uplo)},
                     {"n", std::to_string(p.n)},
                     {"k", facts.k != 0 ? std::to_string(p.k) : "0"}};
        if (facts.rectangular) that["m"] = std::to_string(p.rows());
        return that;
    }

    // Peers do not depend on where our operands live, so they are measured once.
    Measured measure(const Problem& problem) override {
        Measured measured;
        input_ = routine_.data(problem);
        measured.peers = measure_peers(problem);
        for (const Where where : options_.where)
            measured.own.push_back(options_.async ? measure_on_queue(problem) : measure_own(problem, where));
        return measured;
    }

  private:
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
            const PathOfCalls path(ctx_, options_.phases || !routine_.facts().counts.empty(), m.path);
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
        for (const auto& [column, name] : routine_.facts().counts) {
            if (std::string number = number_in(m.path, name); !number.empty())
                m.counts[column] = std::move(number);
        }
        if (m.info != 0) {
            m.trouble = CallFailed(ctx_, m.info).what();
        }
        finish(problem, m);
        return m;
    }

    Measurement measure_on_queue(const Problem& problem) {
        Measurement m = measurement_on(devices_, Where::device);
        if (!m.trouble.empty()) return m;
        m.on_queue = true;
        std::vector<double> seconds;
        try {
            if (!clock_) clock_ = DeviceClock::create(ctx_);
            for (int i = 0; i < options_.warmup + options_.repeat && m.info == 0; ++i) {
                output_ = input_;
                const auto call =
                    batch_on_queue(options_.routine, routine_.precision(), ctx_, problem, output_);
                const double one = clock_->seconds_of_device([&] { m.info = call->submit(clock_->queue()); });
                call->fetch();
                if (i >= options_.warmup || m.info != 0) seconds.push_back(one);
            }
        } catch (const testing::PlaceError& error) {
            m.trouble = error.what();
            return m;
        }
        m.seconds = median(seconds);
        if (m.info != 0) m.trouble = CallFailed(ctx_, m.info).what();
        finish(problem, m);
        return m;
    }

    std::vector<Measurement> measure_peers(const Problem& problem) {
        std::vector<Measurement> peers;
        for (const std::string& peer : options_.peers) {
            const bool on_gpu = peer == by_cublas || peer.starts_with("cusolver");
            peers.push_back(peer == "lapack" ? measure_lapack(problem)
                            : on_gpu         ? measure_cusolver(problem, peer)
                                             : measure_one_by_one(problem));
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

    // Many problems, each by a call of its own: where the operands of the first row of ours are.
    Measurement measure_one_by_one(const Problem& problem) {
        Measurement m = measurement_on(devices_, options_.where.front());
        m.version = "one by one";
        if (!routine_.facts().is_of_many) m.trouble = "peer one is for calls of many problems";
        if (!m.trouble.empty()) return m;
        std::vector<double> seconds;
        for (int i = 0; i < options_.warmup + options_.repeat && m.info == 0; ++i) {
            output_ = input_;
            const Outcome outcome = run_one_by_one(routine_, ctx_, problem, m.where, output_);
            m.info = outcome.info;
            if (i >= options_.warmup || m.info != 0) seconds.push_back(outcome.seconds);
        }
        m.seconds = median(seconds);
        finish(problem, m);
        return m;
    }

    // "cusolver", or "cusolver-" and the routine of cuSOLVER where it has several, or its library for several
    // GPUs; "cublas".
    Measurement measure_cusolver(const Problem& problem, const std::string& peer) {
        const std::size_t dash = peer.find('-');
        const std::string method = peer == by_cublas           ? peer
                                   : dash == std::string::npos ? ""
                                                               : peer.substr(dash + 1);
        const bool several = method == "mg";
        const std::vector<int> gpus = gpus_of(options_.devices, devices_.count);
        Measurement m;
        m.library = several               ? "cusolverMg"
                    : method == by_cublas ? "cuBLAS"
                    : method.empty()      ? "cuSOLVER"
                                          : "cuSOLVER " + method;
        m.gpus = several ? static_cast<std::int64_t>(gpus.size()) : 1;
        m.where = several ? Where::spread : Where::device;
        m.on_queue = options_.async;
        try {
            const CusolverRun run =
                several ? run_cusolver_mg(routine_, problem, gpus, options_.warmup, options_.repeat, input_,
                                          output_)
                        : run_cusolver(routine_, method, problem, gpus.front(), options_.warmup,
                                       options_.repeat, options_.async, input_, output_);
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
    const Routine& routine_;
    Devices devices_;
    Operands input_, output_;
    std::unique_ptr<DeviceClock> clock_;  // with --async
};

}  // namespace

std::unique_ptr<Bench> lapack_bench(const Options& options, lapilli_context ctx, char precision) {
    return std::make_unique<LapackBench>(options, ctx, precision);
}

}  // namespace lapilli::tester
