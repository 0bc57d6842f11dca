// SPDX-License-Identifier: BSD-3-Clause
// From a BLACS context to MPI.
#pragma once

#include <mpi.h>

#include <optional>

#include "mpi/layout.hpp"

namespace lapilli::mpi {

/// The shape of a grid of processes, and this one's place in it.
struct GridShape {
    index_t rows = 0, columns = 0;
    Place place;
    index_t size() const { return rows * columns; }
    index_t rank_of(Place p) const { return p.row * columns + p.column; }
    index_t rank() const { return rank_of(place); }
};

/// The shape of a BLACS context that this process is part of.
std::optional<GridShape> blacs_shape(int context);

/// The communicator of the grid, which is the BLACS's own and lives as long as the context; MPI_COMM_NULL
/// where there is no BLACS over MPI, or one that has another idea of it.
MPI_Comm blacs_communicator(int context);

}  // namespace lapilli::mpi
