// SPDX-License-Identifier: BSD-3-Clause
// Reports to the progress callback: what the devices have done, not what was submitted to them.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "runtime/context.hpp"

namespace lapilli {
namespace {

/// Steps of a phase that may be waiting on the devices: enough that these never wait for the host, few enough
/// that a cancelled call ends soon.
constexpr std::size_t steps_ahead = 3;
/// Seconds after which the callback is asked again, though nothing more is done.
constexpr double report_interval = 0.1;

}  // namespace

void Context::report(double fraction) {
    // Reports are those of the routine that called the caller's function, not of routines called from there.
    if (progress == nullptr || in_caller_) return;
    const char* phase = phases.empty() ? routine_ : phases.back().name;
    struct Inside {
        bool& flag;
        explicit Inside(bool& of_context) : flag(of_context) { flag = true; }
        ~Inside() { flag = false; }
    };
    int answer = 0;
    try {
        const Inside inside(in_callback);
        answer = progress(routine_, phase, fraction, progress_user);
    } catch (const std::exception& e) {
        throw Error(LAPILLI_ERROR_CANCELLED, fmt::format("the progress callback threw: {}", e.what()));
    } catch (...) {
        throw Error(LAPILLI_ERROR_CANCELLED,
                    "the progress callback threw an object that is no std::exception");
    }
    if (answer != 0) throw Error(LAPILLI_ERROR_CANCELLED, "cancelled by the progress callback");
    reported_ = fraction;
    reported_at_ = now();
}

void Context::keep_reporting() {
    if (progress != nullptr && !in_caller_ && now() - reported_at_ >= report_interval) report(reported_);
}

void Context::submitted(double fraction) {
    if (progress == nullptr || in_caller_) return;
    Step step;
    step.fraction = fraction;
    for (Opened& o : opened_) {
        step.events.push_back(o.device->make_event());
        o.queue->record(*step.events.back());
    }
    steps_.push_back(std::move(step));
    const std::size_t ahead = fraction < 1 ? steps_ahead : 0;
    while (steps_.size() > ahead) finish_step();
}

void Context::finish_step() {
    using std::chrono::microseconds;
    const auto is_done = [](const std::unique_ptr<Event>& event) { return event->done(); };
    microseconds pause(20);
    while (!std::all_of(steps_.front().events.begin(), steps_.front().events.end(), is_done)) {
        std::this_thread::sleep_for(pause);
        pause = std::min(2 * pause, microseconds(500));
        throw_failures();
        keep_reporting();
    }
    const double fraction = steps_.front().fraction;
    steps_.pop_front();
    report(fraction);
}

}  // namespace lapilli
