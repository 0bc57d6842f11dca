// SPDX-License-Identifier: BSD-3-Clause
// The distribution of eigenproblems over the devices, from the reduction to the vectors.
#pragma once

#include "runtime/context.hpp"
#include "runtime/team.hpp"

namespace lapilli {

/// The width of a block column: the one nearest to the setting sytrd.nb among those that the devices support.
index_t sytrd_block(Context& context, index_t n);
/// The devices for a matrix of order n. Two GPUs are level with one at n = 5000, and ahead above.
inline Team sytrd_team(const Context& context, index_t n) {
    return team_for(context, "sytrd.columns", 3000, n);
}

}  // namespace lapilli
