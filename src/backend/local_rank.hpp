// SPDX-License-Identifier: BSD-3-Clause
// The rank of this process among the processes of its node, as the launchers of MPI programs report it.
#pragma once

#include <optional>

namespace lapilli {

/// The rank, read from the launcher's environment variables, since nothing here calls MPI; empty without a
/// launcher.
std::optional<int> local_rank();

/// The number of processes on the node, from the launcher that reported the rank; 0 if it does not report it.
int local_ranks();

/// The device of a rank, out of `devices`: round robin. If the number of ranks is known and exceeds the
/// number of devices, consecutive ranks share a device, so that groups of consecutive ranks use disjoint
/// devices.
constexpr int device_of_rank(int rank, int ranks, int devices) {
    const bool shared = rank < ranks && ranks > devices;
    return shared ? static_cast<int>(static_cast<long long>(rank) * devices / ranks) : rank % devices;
}

}  // namespace lapilli
