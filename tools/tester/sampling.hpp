// SPDX-License-Identifier: BSD-3-Clause
// Times short calls of several libraries in one run: each sample is a batch of calls, long enough that its
// ends do not matter, and the libraries take turns, so that a drift of clocks or temperatures meets all of
// them.
#pragma once

#include <functional>
#include <vector>

#include "tester/report.hpp"

namespace lapilli::tester {

// A call of Lapilli returned something other than 0.
class CallFailed : public std::runtime_error {
  public:
    CallFailed(lapilli_context ctx, lapilli_int info);
    lapilli_int info() const { return info_; }

  private:
    lapilli_int info_;
};

struct Contender {
    Measurement measurement;
    std::function<void(std::int64_t)> call;  // the i-th of a batch; throws CallFailed or PeerUnavailable
    std::int64_t batch = 1;                  // calls in a sample

    // Runs `work`; returns false if this contender failed now or before.
    bool attempt(const std::function<void()>& work);
};

struct Sampling {
    int warmup = 1, repeat = 1;
    std::int64_t batch = 0;  // 0: as many calls as fill the least time
    double least_seconds = 1e-3;
    // Seconds that the work takes which its argument submits.
    std::function<double(const std::function<void()>&)> seconds;
};

// Fills in the seconds of one call, medians over the repeats.
void take_samples(const Sampling& sampling, std::vector<Contender>& contenders);

double median(std::vector<double> values);

}  // namespace lapilli::tester
