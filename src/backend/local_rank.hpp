// SPDX-License-Identifier: BSD-3-Clause
// Which of the processes of this node a process is, as the launchers of MPI programs say it.
#pragma once

#include <optional>

namespace lapilli {

/// Read from the environment, as nothing here calls MPI; none where no launcher has said it.
std::optional<int> local_rank();

/// How many processes the node has, as the launcher says that has said the rank; 0 where it does not.
int local_ranks();

/// The one of `devices` devices that is for a rank: in turn. Where ranks are more than devices and their number is known, neighbours
/// share a device, so that groups of neighbours have devices of their own.
constexpr int device_of_rank(int rank, int ranks, int devices) {
    const bool shared = rank < ranks && ranks > devices;
    return shared ? static_cast<int>(static_cast<long long>(rank) * devices / ranks) : rank % devices;
}

}  // namespace lapilli
