// SPDX-License-Identifier: BSD-3-Clause
// Host memory whose pages are all there. New memory usually has none: the kernel finds and clears a page of 4
// KiB when it is first touched, which one thread does at 2 GB/s. With pages of 2 MiB, touched by several
// threads, it is 30.
#pragma once

#include <cstddef>
#include <string>

namespace lapilli::host {

/// Zeros, in memory of its own that begins with a large page; children of fork do not have it. Null where the
/// machine has not got that much to spare: nothing has been taken then.
void* map_large_pages(std::size_t bytes, int threads);
/// bytes: as at the mapping.
void unmap_large_pages(void* memory, std::size_t bytes) noexcept;

/// Where the kernel tells of this process's control groups, and where their folders are.
struct ControlGroups {
    std::string of_process = "/proc/self/cgroup", root = "/sys/fs/cgroup";
};

/// The bytes that this process could still use: of the machine, and of every group of processes (cgroup) it
/// is in, each inside the next, whose memory is limited.
std::size_t spare_memory(const ControlGroups& groups = {});

}  // namespace lapilli::host
