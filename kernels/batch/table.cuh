// SPDX-License-Identifier: BSD-3-Clause
// A tournament, in which each of an even number of players meets each.
#pragma once

#include "arch/simt.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {

/// Round `round` of a tournament of an even number of players: who the two of table k are.
struct Table {
    int first, second;
    LAPILLI_DEVICE static Table of(int players, int round, int k) {
        const int others = players - 1;
        if (k == 0) return {others, round};
        return {(round + k) % others, (round - k + others) % others};
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
