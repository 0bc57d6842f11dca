// SPDX-License-Identifier: BSD-3-Clause
// ELPA, where the machine has it: loaded when it is needed, by its C interface.
#pragma once

#include <string>

#include "mpi/grid.hpp"

namespace lapilli::mpi {

/// Why ELPA cannot be used; empty: it can, on all ranks of the communicator, which all call.
std::string elpa_is_missing(MPI_Comm comm);

/// All eigenvalues, and the vectors if Z is given, of a matrix with one triangle set; A is not changed.
/// Returns ELPA's error, 0: solved, the same on all ranks. A and Z have the same layout, with square blocks
/// and their first one on the first process.
template <class T>
int elpa_syevd(const Grid& grid, bool vectors, Part part, const LocalMatrix& A, const int* desca,
               real_t<T>* W, const LocalMatrix& Z);

}  // namespace lapilli::mpi
