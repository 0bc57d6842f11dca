// SPDX-License-Identifier: BSD-3-Clause
// The way of a matrix between the ranks' block-cyclic parts and the whole matrix, column-major, in the
// leader's memory. Ranks that have access to this memory, those of its node as a rule, copy their own blocks.
// Every other rank has a partner among these, to which it sends its columns in messages of bounded size.
#pragma once

#include <mpi.h>

#include <array>
#include <cstddef>
#include <vector>

#include "mpi/layout.hpp"

namespace lapilli::mpi {

/// Which rank moves data for which, as one rank sees it.
struct Roles {
    struct Client {
        int rank;
        Place place;
    };
    MPI_Comm comm = MPI_COMM_NULL;
    Place place;                  ///< of this rank in the grid
    bool access = false;          ///< whether it has access to the whole matrix
    int partner = -1;             ///< of a rank without it
    std::vector<Client> clients;  ///< of a rank with it
};

/// A rank's part of a matrix.
struct LocalMatrix {
    std::byte* data = nullptr;
    index_t ld = 1;
    Layout layout;
};

/// The whole matrix; null on ranks without access.
struct WholeMatrix {
    std::byte* data = nullptr;
    index_t ld = 1;
};

/// Two messages in turn: while one travels, the other is packed or unpacked.
class Messages {
  public:
    /// Memory for the messages of a matrix in gather and deliver; throws std::bad_alloc. These two allocate
    /// nothing: a rank that lacked memory in them would leave its partner waiting.
    void reserve(const Roles& roles, index_t size, const Layout& layout);
    std::byte* data(index_t piece) { return memory_[static_cast<std::size_t>(piece % 2)].data(); }
    int capacity() const { return static_cast<int>(memory_[0].size()); }

  private:
    std::array<std::vector<std::byte>, 2> memory_;
};

/// Every rank's elements of the part to the whole matrix. All ranks call; elements have `size` bytes. The
/// whole matrix is there when all ranks with access have returned.
void gather(const Roles& roles, index_t size, Part part, const LocalMatrix& local, const WholeMatrix& whole,
            Messages& messages);

/// The part's elements of the first `columns` columns to the ranks.
void deliver(const Roles& roles, index_t size, Part part, index_t columns, const WholeMatrix& whole,
             const LocalMatrix& local, Messages& messages);

}  // namespace lapilli::mpi
