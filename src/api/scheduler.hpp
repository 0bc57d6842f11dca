// SPDX-License-Identifier: BSD-3-Clause
// Assigns many problems to the lanes of devices, larger ones first, as long as a device has room
// for one more.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <vector>

#include "base/function_ref.hpp"
#include "base/view.hpp"

namespace lapilli::api {

/// A problem as the scheduler sees it.
struct ScheduledProblem {
    index_t number;     ///< in the caller's arrays
    std::size_t bytes;  ///< of a device
    int places;         ///< how many of a device's places it takes
};

/// A device, or the CPU: what problems that run at the same time have together.
struct ScheduledDevice {
    std::size_t bytes;
    int places;
};

/// Lanes are numbered device by device, `places` of each.
class Scheduler {
  public:
    static constexpr index_t none = -1;

    /// `problems` are started in this order; each must fit on an otherwise empty device. kept: bytes that
    /// each lane holds already. free_lane(lane): makes an idle lane give its memory back.
    Scheduler(std::vector<ScheduledDevice> devices, std::vector<ScheduledProblem> problems,
              std::vector<std::size_t> kept, FunctionRef<void(int lane)> free_lane);

    /// The next problem for an idle lane, as its place in the list: waits until its device has room for it;
    /// `none` when all are taken, or scheduling was stopped.
    index_t take(int lane);
    /// The lane has finished its problem and keeps `bytes` of memory. lacked_memory: the problem did not fit
    /// next to others.
    void give_back(int lane, std::size_t kept, bool lacked_memory = false);
    /// Ends the assignment of further problems.
    void stop();

    /// The number of finished problems; waits for one more than `known`, but not for long.
    index_t finished(index_t known);
    /// Problems that lacked memory while another lane of their device was busy: alone they may fit. To be
    /// asked when all lanes have ended.
    const std::vector<ScheduledProblem>& to_solve_alone() const { return alone_; }

  private:
    struct Lane {
        int device;
        std::size_t kept;  ///< and what its problem needs, where that is more
        int places = 0;    ///< of its problem; 0: it has none
        std::size_t problem = 0;
        bool company =
            false;  ///< another lane of the device had a problem at any time since this one took its own
    };
    bool has_room(Lane& lane, const ScheduledProblem& problem);
    std::size_t bytes_of_others(const Lane& lane) const;
    void free_idle(int device);

    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<ScheduledDevice> devices_;
    std::vector<ScheduledProblem> problems_, alone_;
    std::vector<Lane> lanes_;
    FunctionRef<void(int)> free_lane_;
    std::size_t next_ = 0;
    index_t finished_ = 0;
};

/// The most memory that the problems take of one device at the same time, in the order in which they are
/// taken.
std::size_t most_at_once(const std::vector<ScheduledProblem>& problems, int places);

}  // namespace lapilli::api
