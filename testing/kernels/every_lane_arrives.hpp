// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "arch/warp_arrivals.cuh"

namespace lapilli::kernel_tests {

/// In its scope every lane of a warp arrives at barriers, as in kernels that are compiled for racecheck.
class EveryLaneArrives {
  public:
    EveryLaneArrives() { arch::every_lane_arrives = true; }
    ~EveryLaneArrives() { arch::every_lane_arrives = before_; }
    EveryLaneArrives(const EveryLaneArrives&) = delete;
    EveryLaneArrives& operator=(const EveryLaneArrives&) = delete;

  private:
    const bool before_ = arch::every_lane_arrives;
};

}  // namespace lapilli::kernel_tests
