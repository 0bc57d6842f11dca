// SPDX-License-Identifier: BSD-3-Clause
// Memory that the ranks of a node share. A file in memory alone, memfd_create(2), which the other ranks open
// by way of /proc: its pages are taken at once, so that a lack of memory is an answer and not the end of the
// program, as it would be in a window of MPI; it is not bounded by /dev/shm, which often has 64 MB in a
// container; and it is freed with the last process that has it open.
#pragma once

#include <mpi.h>

#include <cstddef>

namespace lapilli::mpi {

class SharedMemory {
  public:
    SharedMemory() = default;
    ~SharedMemory() { release(); }
    SharedMemory(const SharedMemory&) = delete;
    SharedMemory& operator=(const SharedMemory&) = delete;

    /// At least that many bytes for all ranks of `node`, which all call; false on all of them where one lacks
    /// something. What was there before is kept where it suffices, else it is given back.
    bool reserve(MPI_Comm node, std::size_t bytes);
    void release();

    std::byte* data() const { return data_; }
    std::size_t size() const { return size_; }

  private:
    std::byte* data_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace lapilli::mpi
