// SPDX-License-Identifier: BSD-3-Clause
// Whether eigenpairs that ScaLAPACK has computed for a function are right. ScaLAPACK 2.2.1 returns wrong
// values and vectors with info 0 for some layouts. A product with each matrix shows it: for a vector x and y
// = Z x, the combination of all vectors, A y = B Z (W x) holds, and Z^H B y = x (Freivalds, Probabilistic
// machines can use less running time, 1977).
#pragma once

#include <complex>
#include <type_traits>
#include <vector>

#include "mpi/move.hpp"

namespace lapilli::mpi {

/// A problem as the ranks have it, of type 1, 2 or 3, or 0: without B. Only the part of A and B is looked at.
template <class T>
struct Pairs {
    index_t type = 0;
    Part part = Part::lower;
    LocalMatrix A, B;
    LocalMatrix Z;
    bool has_vectors = false;
    index_t found = 0;
    real_t<T>* W = nullptr;  ///< become the first rank's where the ranks' agree
};

/// The memory to judge pairs of order n, so that no rank lacks memory while others wait for its numbers.
template <class T>
struct RoomToJudge {
    using Wide = std::conditional_t<is_complex<T>, std::complex<double>, double>;
    std::vector<std::vector<Wide>> vectors = std::vector<std::vector<Wide>>(8);
    std::vector<double> values;
    explicit RoomToJudge(index_t n) {
        for (std::vector<Wide>& x : vectors) x.reserve(static_cast<std::size_t>(n));
        values.reserve(2 * static_cast<std::size_t>(n));
    }
};

/// The same answer on all ranks of the communicator, which all call, each from its place in the grid. A
/// problem that rounding treats badly may be found wrong, too.
template <class T>
bool are_right(MPI_Comm comm, Place place, const Pairs<T>& pairs, RoomToJudge<T>& room);

}  // namespace lapilli::mpi
