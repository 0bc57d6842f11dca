// SPDX-License-Identifier: BSD-3-Clause
// Routines of the BLAS: batches of calls, ours and the peers' by turns.
#include <array>
#include <map>
#include <utility>

#include "tester/bench.hpp"
#include "tester/blas_operands.hpp"
#include "tester/cublas.hpp"
#include "tester/device_clock.hpp"
#include "tester/devices.hpp"
#include "tester/sampling.hpp"

namespace lapilli::tester {
namespace {

using testing::detail::require;

std::string setting(lapilli_context ctx, const char* name) {
    std::array<char, 64> text{};
    require(ctx, lapilli_get(ctx, name, text.data(), text.size()), name);
    return text.data();
}

// One queue per device, and the host's clock around all of them.
class Queues {
  public:
    explicit Queues(lapilli_context ctx) : ctx_(ctx) {
        for (lapilli_int k = 0; k < lapilli_device_count(ctx); ++k) {
            queues_.push_back(nullptr);
            require(ctx, lapilli_queue_create(ctx, k, nullptr, &queues_.back()), "queue");
        }
    }
    ~Queues() {
        for (const lapilli_queue queue : queues_) {
            if (queue != nullptr) {
                lapilli_queue_destroy(queue);
            }
        }
    }
    Queues(const Queues&) = delete;
    Queues& operator=(const Queues&) = delete;

    const lapilli_queue* data() const { return queues_.data(); }
    double seconds(const std::function<void()>& submit) const {
        wait();
        return testing::detail::timed([&] {
                   submit();
                   wait();
                   return 0;
               })
            .seconds;
    }

  private:
    void wait() const {
        for (const lapilli_queue queue : queues_) {
            require(ctx_, lapilli_queue_synchronize(queue), "a queue's work");
        }
    }

    lapilli_context ctx_;
    std::vector<lapilli_queue> queues_;
};

// A submatrix that does not begin its parent is what the _offset routines are for.
template <class T>
lapilli_int submit(lapilli_queue queue, const BlasCase& that, const BlasPointers<T>& at) {
    return that.row > 0 ? testing::call_offset<T>(queue, that, at) : testing::call_async<T>(queue, that, at);
}

constexpr double host_clock_least = 10e-3;

double host_seconds(const std::function<void()>& calls) {
    return testing::detail::timed([&] {
               calls();
               return 0;
           })
        .seconds;
}

std::string complex_text(std::complex<double> value) {
    const std::string re = format("%g", value.real());
    return value.imag() == 0 ? re : re + format("%+gi", value.imag());
}

// The name of a case in the CSV file.
Case describe(const BlasCase& that) {
    const BlasFacts& facts = that.facts();
    const auto letter = [&](const char* option) {
        return facts.option(option) == nullptr ? "" : std::string(1, that.chosen(option));
    };
    const std::int64_t ld = that.lda > 0 ? that.lda : shapes_of(that).a.rows + that.row + that.pad;
    Case columns = {{"routine", facts.name},
                    {"precision", std::string(1, that.precision)},
                    {"uplo", letter("uplo")},
                    {"trans", letter("trans") + letter("transb")},
                    {"side", letter("side") + letter("diag")},
                    {"m", facts.rectangular ? std::to_string(that.m) : ""},
                    {"n", std::to_string(that.n)},
                    {"k", std::to_string(that.k)},
                    {"ld", std::to_string(ld)},
                    {"offset", std::to_string(that.row)},
                    {"alpha", complex_text(that.alpha)},
                    {"beta", complex_text(that.beta)}};
    if (facts.level == 2) {
        columns["incx"] = std::to_string(that.incx);
        columns["incy"] = std::to_string(that.incy);
    }
    return columns;
}

const std::map<std::string, std::pair<const char*, CublasMode>> cublas_peers = {
    {"cublas", {"cuBLAS", CublasMode::plain}},
    {"cublas-atomics", {"cuBLAS, atomics", CublasMode::atomics}},
    {"cublas-emulated", {"cuBLAS, emulated", CublasMode::emulated}}};

// Calls in its scope have native products.
class WithoutEmulation {
  public:
    explicit WithoutEmulation(lapilli_context ctx) : ctx_(ctx), before_(setting(ctx, name)) {
        lapilli_set(ctx_, name, "off");
    }
    ~WithoutEmulation() { lapilli_set(ctx_, name, before_.c_str()); }
    WithoutEmulation(const WithoutEmulation&) = delete;
    WithoutEmulation& operator=(const WithoutEmulation&) = delete;

  private:
    static constexpr const char* name = "product.emulation";
    lapilli_context ctx_;
    std::string before_;
};

template <class T>
class BlasBench final : public Bench {
  public:
    BlasBench(const Options& options, lapilli_context ctx)
        : options_(options),
          ctx_(ctx),
          routine_(*testing::find_routine(options.routine, testing::letter<T>)),
          devices_(devices_of(ctx)),
          atomics_(routine_.facts().level == 2 && setting(ctx, "level2.atomics") == "on") {}

    Case describe(const Problem& problem) const override { return tester::describe(case_of(problem)); }

    // Peers are measured on the first GPU, in turns with ours if that is wanted there.
    Measured measure(const Problem& problem) override {
        const BlasCase that = case_of(problem);
        const auto wanted = [&](Where where) {
            return std::count(options_.where.begin(), options_.where.end(), where) > 0;
        };
        Measured measured;
        Measurement on_device;
        if (wanted(Where::device) || !options_.peers.empty()) {
            measured.peers = measure_on_device(that, wanted(Where::device) ? &on_device : nullptr);
        }
        for (const Where where : options_.where) {
            measured.own.push_back(where == Where::device ? on_device
                                   : where == Where::host ? measure_on_host(that)
                                                          : measure_spread(that));
        }
        return measured;
    }

  private:
    BlasCase case_of(const Problem& problem) const {
        const BlasCase that = testing::blas_case(routine_, problem);
        if (that.lda > 0 && that.lda < shapes_of(that).a.rows + that.row)
            throw UsageError("--lda " + std::to_string(that.lda) + " is less than the rows of A");
        return that;
    }

    struct Peer {
        Measurement measurement;  // its name, and why it cannot be asked
        std::unique_ptr<Cublas<T>> library;
    };

    Measurement own_measurement(Where where) const {
        Measurement m = measurement_on(devices_, where);
        if (atomics_) {
            m.library += ", atomics";
        }
        if (where == Where::device) {
            m.gpu = devices_.first;
            m.gpus = std::min<std::int64_t>(1, devices_.count);
        }
        return m;
    }

    void open_device() {
        if (clock_) {
            return;
        }
        clock_ = DeviceClock::create(ctx_);
        for (const std::string& name : options_.peers) {
            Peer& peer = peers_.emplace_back();
            if (name == "native") {
                peer.measurement = own_measurement(Where::device);
                peer.measurement.library += ", native products";
                continue;
            }
            const auto& [library, mode] = cublas_peers.at(name);
            peer.measurement.library = library;
            peer.measurement.gpu = devices_.first;
            peer.measurement.gpus = 1;
            peer.measurement.where = Where::device;
            try {
                if (!clock_->gpu()) {
                    throw PeerUnavailable("device 0 of the context is not a CUDA device");
                }
                peer.library = std::make_unique<Cublas<T>>(*clock_->gpu(), clock_->stream(), mode);
                peer.measurement.version = peer.library->version();
            } catch (const PeerUnavailable& error) {
                peer.measurement.trouble = error.what();
            }
        }
    }

    // If a case's result does not depend on the result before, the last call of a whole batch is checked:
    // calls in quick succession must not disturb each other.
    static std::int64_t checked_calls(const BlasCase& that, std::int64_t batch) {
        return that.beta == 0.0 && !that.facts().overwrites ? batch : 1;
    }

    Sampling sampling(double least_seconds,
                      std::function<double(const std::function<void()>&)> seconds) const {
        return {options_.warmup, options_.repeat, options_.inner, least_seconds, std::move(seconds)};
    }

    // Samples all of them, and checks each if asked to; fill and error are the operands'.
    void measure(const BlasCase& that, const Sampling& sampling, std::vector<Contender>& contenders,
                 const std::function<void()>& fill, const std::function<double(std::int64_t)>& error) const {
        take_samples(sampling, contenders);
        for (Contender& contender : contenders) {
            Measurement& m = contender.measurement;
            if (options_.check) {
                contender.attempt([&] {
                    const std::int64_t calls = checked_calls(that, contender.batch);
                    fill();
                    sampling.seconds([&] {
                        for (std::int64_t i = 0; i < calls; ++i) {
                            contender.call(i);
                        }
                    });
                    m.residuals = testing::Residuals{error(calls), {}, {}};
                });
            }
            if (m.seconds > 0) {
                m.rate = 1e-9 * operations_of(that) / m.seconds;
            }
            if (m.seconds > 0 && that.facts().level == 2) {
                m.bandwidth = 1e-9 * bytes_of(that) / m.seconds;
            }
        }
    }

    // Kept from case to case: it takes longer to make than many a case to measure.
    const Pattern<T>& pattern_of(const BlasCase& that) {
        if (const double wanted = amplitude_of(that); !pattern_ || amplitude_ != wanted) {
            pattern_ = std::make_unique<Pattern<T>>(options_.problem.seed, wanted);
            amplitude_ = wanted;
        }
        return *pattern_;
    }

    void require_success(lapilli_int info) const {
        if (info != 0) {
            throw CallFailed(ctx_, info);
        }
    }

    // Ours goes to *own, unless that is nullptr; returns the peers'.
    std::vector<Measurement> measure_on_device(const BlasCase& that, Measurement* own) {
        std::vector<Measurement> peers;
        if (own != nullptr) {
            *own = own_measurement(Where::device);
            if (!own->trouble.empty()) {
                return peers;
            }
        }
        try {
            open_device();
            LocalOperands<T> x(ctx_, that, pattern_of(that), 0,
                               copies_of(that, bytes_of(that), options_.copies));
            std::vector<Contender> contenders;
            if (own != nullptr) {
                contenders.push_back({*own, [&](std::int64_t i) {
                                          require_success(submit<T>(clock_->queue(), that, x.at(i)));
                                      }});
            }
            for (const Peer& peer : peers_) {
                const bool ours = peer.library == nullptr;
                contenders.push_back({peer.measurement, [&, ours](std::int64_t i) {
                                          if (!ours) return peer.library->call(that, x.at(i));
                                          const WithoutEmulation native(ctx_);
                                          require_success(submit<T>(clock_->queue(), that, x.at(i)));
                                      }});
            }
            measure(
                that,
                sampling(clock_->least_seconds(), [&](const auto& work) { return clock_->seconds(work); }),
                contenders, [&] { x.result().fill(); }, [&](std::int64_t calls) { return x.error(calls); });
            for (std::size_t k = 0; k < contenders.size(); ++k) {
                if (own != nullptr && k == 0) {
                    *own = contenders[k].measurement;
                } else {
                    peers.push_back(contenders[k].measurement);
                }
            }
        } catch (const testing::PlaceError& error) {
            if (own == nullptr) {
                throw;
            }
            own->trouble = error.what();
        }
        return peers;
    }

    Measurement measure_on_host(const BlasCase& that) {
        LocalOperands<T> x(ctx_, that, pattern_of(that), host_memory, 1);
        std::vector<Contender> contenders = {{own_measurement(Where::host), [&](std::int64_t i) {
                                                  require_success(testing::call<T>(ctx_, that, x.at(i)));
                                              }}};
        measure(
            that, sampling(host_clock_least, host_seconds), contenders, [&] { x.result().fill(); },
            [&](std::int64_t calls) { return x.error(calls); });
        return contenders[0].measurement;
    }

    Measurement measure_spread(const BlasCase& that) {
        Measurement m = own_measurement(Where::spread);
        if (!m.trouble.empty()) {
            return m;
        }
        try {
            const std::int64_t nb = std::stoll(setting(ctx_, "matrix.nb"));
            const double share =
                bytes_of(that) / static_cast<double>(std::max<std::int64_t>(1, devices_.count));
            SpreadOperands<T> x(ctx_, that, pattern_of(that), nb, copies_of(that, share, options_.copies));
            std::vector<Contender> contenders(1);
            contenders[0].measurement = m;
            Sampling how = sampling(host_clock_least, host_seconds);
            if (that.facts().level == 2) {
                if (!queues_) {
                    queues_ = std::make_unique<Queues>(ctx_);
                }
                contenders[0].call = [&](std::int64_t i) {
                    require_success(x.call_level2(queues_->data(), i));
                };
                how.seconds = [&](const auto& work) { return queues_->seconds(work); };
            } else {
                contenders[0].call = [&](std::int64_t) { require_success(x.call_level3(ctx_)); };
            }
            measure(
                that, how, contenders, [&] { x.fill_result(); },
                [&](std::int64_t calls) { return x.error(calls); });
            return contenders[0].measurement;
        } catch (const testing::PlaceError& error) {
            m.trouble = error.what();
            return m;
        }
    }

    const Options& options_;
    lapilli_context ctx_;
    const testing::Routine& routine_;
    Devices devices_;
    bool atomics_;
    std::unique_ptr<Pattern<T>> pattern_;
    double amplitude_ = 0;
    std::unique_ptr<DeviceClock> clock_;
    std::vector<Peer> peers_;
    std::unique_ptr<Queues> queues_;
};

}  // namespace

std::unique_ptr<Bench> blas_bench(const Options& options, lapilli_context ctx, char precision) {
    return testing::with_scalar(precision, [&]<class T>() -> std::unique_ptr<Bench> {
        return std::make_unique<BlasBench<T>>(options, ctx);
    });
}

}  // namespace lapilli::tester
