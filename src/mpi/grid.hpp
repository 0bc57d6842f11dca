// SPDX-License-Identifier: BSD-3-Clause
// A grid of processes as the layer knows it: its communicator, its nodes, the leader, the memory that the
// home node shares. Made by the first call on a context, kept as an attribute of the BLACS's communicator,
// and gone with it.
#pragma once

#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "lapilli/lapilli.h"
#include "mpi/blacs.hpp"
#include "mpi/move.hpp"
#include "mpi/shared_memory.hpp"

namespace lapilli::mpi {

class Grid {
  public:
    Grid() = default;
    ~Grid();
    Grid(const Grid&) = delete;
    Grid& operator=(const Grid&) = delete;

    /// Makes the grid of the ranks of `comm`, which all call, in the given places. `context` counts devices
    /// on each node's first rank. Returns false on all ranks if one lacks memory.
    bool make(MPI_Comm comm, const GridShape& shape, lapilli_context context);

    const GridShape& shape() const { return shape_; }
    MPI_Comm comm() const { return comm_; }
    int rank() const { return static_cast<int>(shape_.rank()); }
    int leader() const { return leader_; }
    bool is_leader() const { return rank() == leader_; }
    int nodes() const { return nodes_; }
    int home_ranks() const { return static_cast<int>(home_.size()); }

    /// Memory of that many bytes for whole matrices, and who moves for whom with it: the home node's ranks in
    /// shared memory, else the leader alone. All ranks call. False on all: the leader has too little memory.
    bool reserve(std::size_t bytes, bool shared);
    const Roles& roles() const { return shared_in_use_ ? shared_roles_ : leader_roles_; }
    /// The reserved memory; null on ranks without access.
    std::byte* memory() const;
    bool shared_in_use() const { return shared_in_use_; }
    std::size_t kept() const { return shared_.size() + (private_ ? private_size_ : 0); }
    void release();

    /// The context for a call: its own, or, where it has none and each rank has a device, one of the devices
    /// of all ranks of this node.
    lapilli_context context(lapilli_context of_call) {
        if (of_call != nullptr) return of_call;
        if (!joined_) join_devices();
        return joined_.get();
    }
    /// A context without devices, of the leader; null where there is no memory for it.
    lapilli_context without_devices();

  private:
    struct Destroy {
        void operator()(lapilli_context context) const;
    };

    struct Views;

    void name_devices(const std::vector<int>& local_ranks, bool simulated);
    void join_devices();
    void find_home(const Views& views);
    void assign_roles();

    GridShape shape_;
    MPI_Comm comm_ = MPI_COMM_NULL, node_ = MPI_COMM_NULL;
    std::vector<int> home_;  ///< ranks of the home node
    int leader_ = 0, nodes_ = 1;
    bool at_home_ = false;
    Roles shared_roles_, leader_roles_;
    SharedMemory shared_;
    std::unique_ptr<std::byte[]> private_;
    std::size_t private_size_ = 0;
    bool shared_in_use_ = false;
    using Context = std::unique_ptr<std::remove_pointer_t<lapilli_context>, Destroy>;
    std::string
        devices_of_ranks_;  ///< as lapilli_create takes them; empty: these are not joined, or by another rank
    Context joined_, without_devices_;
};

/// The shape of the grid that a descriptor's context names, of the BLACS or of lapilli_grid_create; nothing
/// where this process is not part of it.
std::optional<GridShape> shape_of(int context);

/// The grid, made where this is the first call for it, which then all of its ranks make; null where the
/// context has no communicator. std::bad_alloc on all ranks: one of them lacks memory.
Grid* grid_of(int context, lapilli_context devices);

/// Contexts of lapilli_grid_create are below this number.
inline constexpr int first_own_context = -1000;
int add_own_grid(MPI_Comm comm, const GridShape& shape);
bool remove_own_grid(int context);

}  // namespace lapilli::mpi
