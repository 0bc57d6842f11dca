// SPDX-License-Identifier: BSD-3-Clause
#include "mpi/grid.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <new>
#include <string>

#include "mpi/agreement.hpp"
#include "mpi/core.hpp"

namespace lapilli::mpi {
namespace {

/// The ranks per node if the environment pretends several nodes; 0: the real ones.
int pretended_ranks_of_a_node() { return std::atoi(lapilli_private_setting("test.mpi.node_size")); }

MPI_Comm split_by_node(MPI_Comm comm, int rank) {
    MPI_Comm node = MPI_COMM_NULL;
    const int pretended = pretended_ranks_of_a_node();
    if (pretended > 0) {
        MPI_Comm_split(comm, rank / pretended, rank, &node);
    } else {
        MPI_Comm_split_type(comm, MPI_COMM_TYPE_SHARED, rank, MPI_INFO_NULL, &node);
    }
    return node;
}

/// A rank's view of its node: the node's first rank, which alone looks for devices, and the number that it
/// has found.
struct NodeView {
    int first, devices;
};

/// Whether each rank is to have a device (LAPILLI_DEVICES=rank), which the node's first rank takes for all.
bool joins_devices(bool& simulated) {
    std::string wish = lapilli_private_setting("devices");
    for (char& c : wish) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    simulated = wish == "sim:rank";
    return simulated || wish == "rank" || wish == "cuda:rank";
}

}  // namespace

/// The views of all ranks.
struct Grid::Views {
    std::vector<int> local_ranks;  ///< of the ranks of this node, on its first rank
    std::vector<NodeView> nodes;   ///< of all ranks
};

/// No rank allocates between two messages: the others would wait for one that lacks memory.
bool Grid::make(MPI_Comm comm, const GridShape& shape, lapilli_context context) {
    shape_ = shape;
    MPI_Comm_split(comm, 0, static_cast<int>(shape.rank()), &comm_);
    node_ = split_by_node(comm_, rank());
    int on_node = 0, ranks = 1;
    MPI_Comm_rank(node_, &on_node);
    MPI_Comm_size(node_, &ranks);
    Views views;
    bool joins = false, simulated = false;
    const bool prepared = all_have_memory(comm_, [&] {
        joins = joins_devices(simulated);
        views.local_ranks.resize(static_cast<std::size_t>(ranks));
        views.nodes.resize(static_cast<std::size_t>(shape_.size()));
    });
    if (!prepared) return false;
    if (joins) {
        const int own = static_cast<int>(lapilli_private_local_rank());
        MPI_Gather(&own, 1, MPI_INT, views.local_ranks.data(), 1, MPI_INT, 0, node_);
    }
    NodeView own{rank(), 0};
    const bool counted = all_have_memory(comm_, [&] {
        if (on_node != 0) return;
        if (joins) name_devices(views.local_ranks, simulated);
        own.devices =
            static_cast<int>(std::max<lapilli_int>(lapilli_device_count(this->context(context)), 0));
    });
    if (!counted) return false;
    MPI_Bcast(&own.first, 1, MPI_INT, 0, node_);
    MPI_Allgather(&own, 2, MPI_INT, views.nodes.data(), 2, MPI_INT, comm_);
    return all_have_memory(comm_, [&] {
        find_home(views);
        at_home_ = own.first == leader_;
        assign_roles();
    });
}

Grid::~Grid() {
    int finalized = 0;
    MPI_Finalized(&finalized);
    if (finalized != 0) return;
    for (MPI_Comm* const comm : {&node_, &comm_})
        if (*comm != MPI_COMM_NULL) MPI_Comm_free(comm);
}

void Grid::Destroy::operator()(lapilli_context context) const { lapilli_destroy(context); }

/// The node's first rank takes the devices of all ranks of the grid on this node, since the others sleep
/// while it computes.
void Grid::name_devices(const std::vector<int>& local_ranks, bool simulated) {
    if (std::count(local_ranks.begin(), local_ranks.end(), -1) != 0) return;
    devices_of_ranks_ = fmt::format("{}ranks:{}", simulated ? "sim:" : "", fmt::join(local_ranks, ","));
}

/// When the first call comes that has no context of its own.
void Grid::join_devices() {
    lapilli_context made = nullptr;
    if (!devices_of_ranks_.empty() && lapilli_create(&made, devices_of_ranks_.c_str()) == 0)
        joined_.reset(made);
    devices_of_ranks_.clear();
}

lapilli_context Grid::without_devices() {
    lapilli_context made = nullptr;
    if (!without_devices_ && lapilli_create(&made, "none") == 0) without_devices_.reset(made);
    return without_devices_.get();
}

/// The node with most devices; of these, with most ranks; of these, the first one.
void Grid::find_home(const Views& views) {
    std::map<int, std::vector<int>> nodes;
    for (std::size_t r = 0; r < views.nodes.size(); ++r)
        nodes[views.nodes[r].first].push_back(static_cast<int>(r));
    nodes_ = static_cast<int>(nodes.size());
    const auto weight = [&](int first) {
        return std::pair(views.nodes[static_cast<std::size_t>(first)].devices, nodes[first].size());
    };
    leader_ = nodes.begin()->first;
    for (const auto& node : nodes) {
        if (weight(node.first) > weight(leader_)) leader_ = node.first;
    }
    home_ = nodes[leader_];
}

// Ranks on other nodes are assigned to the home node's ranks round-robin.
void Grid::assign_roles() {
    shared_roles_.comm = leader_roles_.comm = comm_;
    shared_roles_.place = leader_roles_.place = shape_.place;
    shared_roles_.access = at_home_;
    leader_roles_.access = is_leader();
    leader_roles_.partner = leader_;
    std::size_t turn = 0;
    for (int r = 0; r < shape_.size(); ++r) {
        const Roles::Client client{r, {r / shape_.columns, r % shape_.columns}};
        if (r != leader_ && is_leader()) leader_roles_.clients.push_back(client);
        if (std::find(home_.begin(), home_.end(), r) != home_.end()) continue;
        const int partner = home_[turn++ % home_.size()];
        if (r == rank()) shared_roles_.partner = partner;
        if (partner == rank()) shared_roles_.clients.push_back(client);
    }
}

bool Grid::reserve(std::size_t bytes, bool shared) {
    int good = shared && (!at_home_ || shared_.reserve(node_, bytes)) ? 1 : 0;
    MPI_Bcast(&good, 1, MPI_INT, leader_, comm_);
    shared_in_use_ = good != 0;
    if (shared_in_use_) {
        private_.reset();
        private_size_ = 0;
        return true;
    }
    shared_.release();
    if (is_leader()) {
        if (bytes > private_size_) {
            private_.reset();
            private_.reset(new (std::nothrow) std::byte[bytes]);
            private_size_ = private_ ? bytes : 0;
        }
        good = private_ ? 1 : 0;
    }
    MPI_Bcast(&good, 1, MPI_INT, leader_, comm_);
    return good != 0;
}

std::byte* Grid::memory() const {
    if (shared_in_use_) return at_home_ ? shared_.data() : nullptr;
    return private_.get();
}

void Grid::release() {
    shared_.release();
    private_.reset();
    private_size_ = 0;
}

namespace {

int delete_grid(MPI_Comm, int, void* grid, void*) {
    delete static_cast<Grid*>(grid);
    return MPI_SUCCESS;
}

int key_of_grids() {
    static const int key = [] {
        int made = MPI_KEYVAL_INVALID;
        MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, &delete_grid, &made, nullptr);
        return made;
    }();
    return key;
}

struct OwnGrid {
    MPI_Comm comm;
    GridShape shape;
};

/// Never destroyed: the last call may come from the end of the process.
std::map<int, OwnGrid>& own_grids() {
    static auto* const grids = new std::map<int, OwnGrid>;
    return *grids;
}

}  // namespace

std::optional<GridShape> shape_of(int context) {
    if (context > first_own_context) return blacs_shape(context);
    const auto found = own_grids().find(context);
    return found == own_grids().end() ? std::nullopt : std::optional(found->second.shape);
}

Grid* grid_of(int context, lapilli_context devices) {
    const std::optional<GridShape> shape = shape_of(context);
    if (!shape) return nullptr;
    const MPI_Comm comm =
        context > first_own_context ? blacs_communicator(context) : own_grids().at(context).comm;
    if (comm == MPI_COMM_NULL) return nullptr;
    void* found = nullptr;
    int there = 0;
    MPI_Comm_get_attr(comm, key_of_grids(), &found, &there);
    if (there != 0) return static_cast<Grid*>(found);
    std::unique_ptr<Grid> made;
    const bool begun = all_have_memory(comm, [&] { made = std::make_unique<Grid>(); });
    if (!begun || !made->make(comm, *shape, devices)) throw std::bad_alloc();
    MPI_Comm_set_attr(comm, key_of_grids(), made.get());
    return made.release();
}

int add_own_grid(MPI_Comm comm, const GridShape& shape) {
    static int next = first_own_context;
    own_grids()[next] = {comm, shape};
    return next--;
}

bool remove_own_grid(int context) {
    const auto found = own_grids().find(context);
    if (found == own_grids().end()) return false;
    MPI_Comm_free(&found->second.comm);
    own_grids().erase(found);
    return true;
}

}  // namespace lapilli::mpi
