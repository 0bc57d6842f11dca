// SPDX-License-Identifier: BSD-3-Clause
// Host memory whose pages are all there. New memory usually has none: the kernel finds and clears a page of 4 KiB when it is first
// touched, which one thread does at 2 GB/s. With pages of 2 MiB, touched by several threads, it is 30.
#pragma once

#include <cstddef>

namespace lapilli::host {

/// Zeros, in memory of its own that begins with a large page; children of fork do not have it. Null where the machine has not got
/// that much to spare: nothing has been taken then.
void* map_large_pages(std::size_t bytes, int threads);
/// Of the same size.
void unmap_large_pages(void* memory, std::size_t bytes) noexcept;

/// The bytes that this process could still use: of the machine, and of the group of processes (cgroup) whose memory is limited.
std::size_t spare_memory();

}  // namespace lapilli::host
