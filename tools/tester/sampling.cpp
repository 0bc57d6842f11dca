// SPDX-License-Identifier: BSD-3-Clause
#include "tester/sampling.hpp"

#include <algorithm>
#include <cmath>

#include "support/place.hpp"
#include "tester/peer.hpp"

namespace lapilli::tester {

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    const std::size_t half = values.size() / 2;
    return values.size() % 2 == 1 ? values[half] : 0.5 * (values[half - 1] + values[half]);
}

CallFailed::CallFailed(lapilli_context ctx, lapilli_int info)
    : std::runtime_error("info " + std::to_string(info) + ": " + lapilli_strerror(info) + ". " +
                         lapilli_last_error(ctx)),
      info_(info) {}

bool Contender::attempt(const std::function<void()>& work) {
    if (!measurement.trouble.empty()) {
        return false;
    }
    try {
        work();
        return true;
    } catch (const CallFailed& error) {
        measurement.info = error.info();
        measurement.trouble = error.what();
    } catch (const PeerUnavailable& error) {
        measurement.trouble = error.what();
    } catch (const testing::PlaceError& error) {
        measurement.trouble = error.what();
    }
    return false;
}

namespace {

double batch_seconds(const Sampling& sampling, const Contender& contender, std::int64_t count) {
    return sampling.seconds([&] {
        for (std::int64_t i = 0; i < count; ++i) {
            contender.call(i);
        }
    });
}

// Grows the batch until it lasts long enough: the first guesses are too small, since a call alone is slower.
std::int64_t choose_batch(const Sampling& sampling, const Contender& contender) {
    constexpr double most = 1e6;
    double count = 1;
    for (;;) {
        const double seconds = batch_seconds(sampling, contender, static_cast<std::int64_t>(count));
        if (seconds >= sampling.least_seconds || count >= most) {
            return static_cast<std::int64_t>(count);
        }
        const double wanted = 1.2 * sampling.least_seconds / std::max(seconds, 1e-7);
        count = std::min(most, std::ceil(count * std::clamp(wanted, 1.5, 100.0)));
    }
}

}  // namespace

void take_samples(const Sampling& sampling, std::vector<Contender>& contenders) {
    for (Contender& contender : contenders) {
        contender.attempt([&] {
            batch_seconds(sampling, contender, sampling.warmup);
            contender.batch = sampling.batch > 0 ? sampling.batch : choose_batch(sampling, contender);
        });
    }
    std::vector<std::vector<double>> seconds(contenders.size());
    for (int sample = 0; sample < sampling.repeat; ++sample) {
        for (std::size_t k = 0; k < contenders.size(); ++k) {
            contenders[k].attempt([&] {
                const std::int64_t batch = contenders[k].batch;
                seconds[k].push_back(batch_seconds(sampling, contenders[k], batch) /
                                     static_cast<double>(batch));
            });
        }
    }
    for (std::size_t k = 0; k < contenders.size(); ++k) {
        if (contenders[k].measurement.trouble.empty()) {
            contenders[k].measurement.seconds = median(seconds[k]);
        }
    }
}

}  // namespace lapilli::tester
