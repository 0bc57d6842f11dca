// SPDX-License-Identifier: BSD-3-Clause
// Which of the processes of this node a process is, as the launchers of MPI programs say it.
#pragma once

#include <optional>

namespace lapilli {

/// Read from the environment, as nothing here calls MPI; none where no launcher has said it.
std::optional<int> local_rank();

}  // namespace lapilli
