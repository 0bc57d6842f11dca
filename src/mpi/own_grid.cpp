// SPDX-License-Identifier: BSD-3-Clause
#include "base/letters.hpp"
#include "lapilli/mpi.h"
#include "mpi/grid.hpp"

using namespace lapilli;

lapilli_int lapilli_grid_create(MPI_Comm comm, int rows, int columns, char order, int* context) {
    int ranks = 0, rank = 0;
    if (comm == MPI_COMM_NULL) return -1;
    MPI_Comm_size(comm, &ranks);
    MPI_Comm_rank(comm, &rank);
    if (rows < 1 || rows > ranks) return -2;
    if (columns < 1 || columns > ranks / rows) return -3;
    const char letter = upper_case(order);
    if (letter != 'R' && letter != 'C') return -4;
    if (context == nullptr) return -5;
    const bool inside = rank < rows * columns;
    mpi::GridShape shape{rows, columns, {rank / columns, rank % columns}};
    if (letter == 'C') shape.place = {rank % rows, rank / rows};
    MPI_Comm own = MPI_COMM_NULL;
    MPI_Comm_split(comm, inside ? 0 : MPI_UNDEFINED, static_cast<int>(shape.rank()), &own);
    *context = inside ? mpi::add_own_grid(own, shape) : -1;
    return 0;
}

lapilli_int lapilli_grid_destroy(int context) { return mpi::remove_own_grid(context) ? 0 : -1; }
