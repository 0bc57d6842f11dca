// SPDX-License-Identifier: BSD-3-Clause
#include "api/scheduler.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace lapilli::api {

Scheduler::Scheduler(std::vector<ScheduledDevice> devices, std::vector<ScheduledProblem> problems,
                     std::vector<std::size_t> kept, FunctionRef<void(int)> free_lane)
    : devices_(std::move(devices)), problems_(std::move(problems)), free_lane_(free_lane) {
    for (std::size_t d = 0; d < devices_.size(); ++d) {
        for (int k = 0; k < devices_[d].places; ++k)
            lanes_.push_back({static_cast<int>(d), kept[lanes_.size()]});
    }
}

index_t Scheduler::take(int number) {
    Lane& lane = lanes_[static_cast<std::size_t>(number)];
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return next_ >= problems_.size() || has_room(lane, problems_[next_]); });
    if (next_ >= problems_.size()) return none;
    const ScheduledProblem& problem = problems_[next_];
    lane.kept = std::max(lane.kept, problem.bytes);
    lane.places = problem.places;
    lane.problem = next_;
    lane.company = false;
    for (Lane& other : lanes_) {
        if (&other == &lane || other.device != lane.device || other.places == 0) continue;
        lane.company = other.company = true;
    }
    // Another device may have room for the one behind it.
    changed_.notify_all();
    return static_cast<index_t>(next_++);
}

void Scheduler::give_back(int number, std::size_t kept, bool lacked_memory) {
    const std::lock_guard lock(mutex_);
    Lane& lane = lanes_[static_cast<std::size_t>(number)];
    if (lacked_memory && lane.company) alone_.push_back(problems_[lane.problem]);
    lane.kept = kept;
    lane.places = 0;
    ++finished_;
    changed_.notify_all();
}

void Scheduler::stop() {
    const std::lock_guard lock(mutex_);
    next_ = problems_.size();
    changed_.notify_all();
}

index_t Scheduler::finished(index_t known) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, std::chrono::milliseconds(50), [&] { return finished_ > known; });
    return finished_;
}

bool Scheduler::has_room(Lane& lane, const ScheduledProblem& problem) {
    const ScheduledDevice& device = devices_[static_cast<std::size_t>(lane.device)];
    int taken = 0;
    for (const Lane& other : lanes_) taken += other.device == lane.device ? other.places : 0;
    if (taken + problem.places > device.places) return false;
    const auto bytes = [&] { return bytes_of_others(lane) + std::max(lane.kept, problem.bytes); };
    if (bytes() > device.bytes) free_idle(lane.device);
    return bytes() <= device.bytes;
}

std::size_t Scheduler::bytes_of_others(const Lane& lane) const {
    std::size_t bytes = 0;
    for (const Lane& other : lanes_) bytes += &other != &lane && other.device == lane.device ? other.kept : 0;
    return bytes;
}

void Scheduler::free_idle(int device) {
    for (std::size_t k = 0; k < lanes_.size(); ++k) {
        if (lanes_[k].device != device || lanes_[k].places > 0 || lanes_[k].kept == 0) continue;
        free_lane_(static_cast<int>(k));
        lanes_[k].kept = 0;
    }
}

std::size_t most_at_once(const std::vector<ScheduledProblem>& problems, int places) {
    std::size_t most = 0;
    for (std::size_t first = 0; first < problems.size(); ++first) {
        std::size_t bytes = 0;
        int left = places;
        for (std::size_t k = first; k < problems.size() && problems[k].places <= left; ++k) {
            bytes += problems[k].bytes;
            left -= problems[k].places;
        }
        most = std::max(most, bytes);
    }
    return most;
}

}  // namespace lapilli::api
