// SPDX-License-Identifier: BSD-3-Clause
#include "mpi/blacs.hpp"

#include "mpi/symbols.hpp"

namespace lapilli::mpi {

std::optional<GridShape> blacs_shape(int context) {
    using GridInfo = void(const int*, int*, int*, int*, int*);
    static GridInfo* const gridinfo = next_function<GridInfo>("blacs_gridinfo_");
    if (gridinfo == nullptr || context < 0) return std::nullopt;
    int rows = -1, columns = -1, row = -1, column = -1;
    gridinfo(&context, &rows, &columns, &row, &column);
    if (rows < 1 || columns < 1 || row < 0 || column < 0) return std::nullopt;
    return GridShape{rows, columns, {row, column}};
}

MPI_Comm blacs_communicator(int context) {
    using Get = void(const int*, const int*, int*);
    static Get* const get = next_function<Get>("blacs_get_");
    if (get == nullptr) return MPI_COMM_NULL;
    // For Fortran a system context is one of MPI's communicators, by its number in Fortran.
    constexpr int system_context_of_grid = 10;
    int number = -1;
    get(&context, &system_context_of_grid, &number);
    const MPI_Comm comm = MPI_Comm_f2c(static_cast<MPI_Fint>(number));
    const std::optional<GridShape> shape = blacs_shape(context);
    int ranks = 0;
    if (comm != MPI_COMM_NULL) MPI_Comm_size(comm, &ranks);
    return shape && ranks == shape->size() ? comm : MPI_COMM_NULL;
}

}  // namespace lapilli::mpi
