// SPDX-License-Identifier: BSD-3-Clause
// The scheduler of many problems: no device gets more at a time than it has places and memory for, and every
// problem gets a device.
#include "api/scheduler.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace lapilli::api {
namespace {

/// Lanes by threads, and what ran at the same time.
class Schedules {
  public:
    /// A problem takes until `together` of them have run at the same time on each device, or for a bounded
    /// time.
    Schedules(std::vector<ScheduledDevice> devices, std::vector<ScheduledProblem> problems,
              std::size_t kept_by_each = 0, int together = 1)
        : devices_(std::move(devices)),
          problems_(std::move(problems)),
          taken_(problems_.size()),
          together_(together) {
        for (const ScheduledDevice& device : devices_) lanes_ += device.places;
        kept_.assign(static_cast<std::size_t>(lanes_), kept_by_each);
    }

    void run() {
        const auto free_lane = [this](int lane) {
            kept_[static_cast<std::size_t>(lane)] = 0;
            ++freed;
        };
        Scheduler scheduler(devices_, problems_, kept_, free_lane);
        std::vector<std::thread> threads;
        for (int lane = 0; lane < lanes_; ++lane)
            threads.emplace_back([this, lane, &scheduler] { work(scheduler, lane); });
        for (std::thread& thread : threads) thread.join();
        EXPECT_EQ(scheduler.finished(-1), static_cast<index_t>(problems_.size()));
        for (const auto& count : taken_) EXPECT_EQ(count, 1);
    }

    std::atomic<int> freed = 0;
    std::vector<std::size_t> most_bytes = std::vector<std::size_t>(4);
    std::vector<int> most_places = std::vector<int>(4);

  private:
    std::size_t device_of(int lane) const {
        std::size_t d = 0;
        while (lane >= devices_[d].places) lane -= devices_[d++].places;
        return d;
    }

    void work(Scheduler& scheduler, int lane) {
        const std::size_t d = device_of(lane);
        for (index_t i = scheduler.take(lane); i != Scheduler::none; i = scheduler.take(lane)) {
            const ScheduledProblem& problem = problems_[static_cast<std::size_t>(i)];
            ++taken_[static_cast<std::size_t>(i)];
            count(d, problem, 1);
            std::this_thread::sleep_for(std::chrono::microseconds(200));
            {
                std::unique_lock lock(mutex_);
                counted_.wait_for(lock, std::chrono::seconds(20), [this] { return ran_together(); });
            }
            count(d, problem, -1);
            scheduler.give_back(lane, 0);
        }
    }
    bool ran_together() const {
        bool all = true;
        for (std::size_t d = 0; d < devices_.size(); ++d) all = all && most_places[d] >= together_;
        return all || together_ == 1;
    }
    void count(std::size_t d, const ScheduledProblem& problem, int sign) {
        const std::lock_guard lock(mutex_);
        bytes_[d] += static_cast<long>(problem.bytes) * sign;
        places_[d] += problem.places * sign;
        most_bytes[d] = std::max(most_bytes[d], static_cast<std::size_t>(bytes_[d]));
        most_places[d] = std::max(most_places[d], places_[d]);
        counted_.notify_all();
    }

    std::vector<ScheduledDevice> devices_;
    std::vector<ScheduledProblem> problems_;
    std::vector<std::atomic<int>> taken_;
    std::vector<std::size_t> kept_;
    int lanes_ = 0, together_;
    std::mutex mutex_;
    std::condition_variable counted_;
    std::vector<long> bytes_ = std::vector<long>(4);
    std::vector<int> places_ = std::vector<int>(4);
};

std::vector<ScheduledProblem> alike(int count, std::size_t bytes, int places = 1) {
    std::vector<ScheduledProblem> problems;
    for (int k = 0; k < count; ++k) problems.push_back({k, bytes, places});
    return problems;
}

TEST(Scheduler, SeveralAtATimeOnEachDevice) {
    Schedules schedules({{100, 3}, {100, 3}}, alike(60, 10), 0, 2);
    schedules.run();
    for (const std::size_t d : {0, 1}) {
        EXPECT_LE(schedules.most_places[d], 3);
        EXPECT_GE(schedules.most_places[d], 2) << "nothing ran at the same time";
    }
}

TEST(Scheduler, MemoryCounts) {
    Schedules schedules({{100, 4}}, alike(20, 40));
    schedules.run();
    EXPECT_EQ(schedules.most_places[0], 2);
    EXPECT_EQ(schedules.most_bytes[0], 80U);
    Schedules one_by_one({{100, 4}}, alike(20, 51));
    one_by_one.run();
    EXPECT_EQ(one_by_one.most_places[0], 1);
}

TEST(Scheduler, LargeOnesHaveADeviceAlone) {
    std::vector<ScheduledProblem> problems = alike(6, 10, 4);
    for (const ScheduledProblem& small : alike(20, 10)) problems.push_back(small);
    Schedules schedules({{100, 4}, {100, 4}}, problems);
    schedules.run();
    EXPECT_LE(schedules.most_places[0], 4);
    EXPECT_LE(schedules.most_places[1], 4);
    Schedules threes({{100, 4}}, alike(9, 10, 3));
    threes.run();
    EXPECT_EQ(threes.most_places[0], 3);
}

/// Memory that lanes keep from earlier calls is given up where others need it.
TEST(Scheduler, IdleLanesGiveMemoryBack) {
    Schedules schedules({{100, 4}}, alike(9, 90), 25);
    schedules.run();
    EXPECT_EQ(schedules.most_bytes[0], 90U);
    EXPECT_GE(schedules.freed, 3);
}

TEST(Scheduler, NothingIsTakenOnceStopped) {
    const auto free_lane = [](int) {};
    Scheduler scheduler({{100, 2}}, alike(5, 10), {0, 0}, free_lane);
    EXPECT_EQ(scheduler.take(0), 0);
    EXPECT_EQ(scheduler.take(1), 1);
    scheduler.stop();
    scheduler.give_back(0, 0);
    EXPECT_EQ(scheduler.take(0), Scheduler::none);
    EXPECT_EQ(scheduler.finished(0), 1);
}

/// A problem that lacked memory next to others is solved alone.
TEST(Scheduler, WhatLackedMemoryBesideOthersIsKept) {
    const auto free_lane = [](int) {};
    Scheduler scheduler({{100, 2}}, alike(4, 10), {0, 0}, free_lane);
    EXPECT_EQ(scheduler.take(0), 0);
    scheduler.give_back(0, 0, true);
    EXPECT_EQ(scheduler.take(0), 1);
    EXPECT_EQ(scheduler.take(1), 2);
    scheduler.give_back(0, 0, true);
    EXPECT_EQ(scheduler.take(0), 3);
    scheduler.give_back(1, 0, true);
    scheduler.give_back(0, 0);
    ASSERT_EQ(scheduler.to_solve_alone().size(), 2U);
    EXPECT_EQ(scheduler.to_solve_alone()[0].number, 1);
    EXPECT_EQ(scheduler.to_solve_alone()[1].number, 2);
}

/// Many lanes lack memory at once, again and again: none of their problems is lost.
TEST(Scheduler, ManyLanesLackMemoryAtOnce) {
    constexpr int lanes = 8, times = 20000;
    const auto free_lane = [](int) {};
    Scheduler scheduler({{1000, lanes}}, alike(lanes, 10), std::vector<std::size_t>(lanes), free_lane);
    for (int lane = 0; lane < lanes; ++lane) ASSERT_EQ(scheduler.take(lane), lane);
    std::vector<std::thread> threads;
    for (int lane = 0; lane < lanes; ++lane) {
        threads.emplace_back([lane, &scheduler] {
            for (int k = 0; k < times; ++k) scheduler.give_back(lane, 0, true);
        });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(scheduler.finished(0), lanes * times);
    std::vector<int> found(lanes);
    for (const ScheduledProblem& problem : scheduler.to_solve_alone())
        ++found.at(static_cast<std::size_t>(problem.number));
    EXPECT_EQ(found, std::vector<int>(lanes, times));
}

TEST(Scheduler, MostAtOnce) {
    EXPECT_EQ(most_at_once(alike(5, 10), 3), 30U);
    EXPECT_EQ(most_at_once(alike(2, 10), 3), 20U);
    EXPECT_EQ(most_at_once({{0, 100, 3}, {1, 60, 1}, {2, 50, 1}, {3, 40, 1}}, 3), 150U);
    EXPECT_EQ(most_at_once({}, 3), 0U);
}

}  // namespace
}  // namespace lapilli::api
