// SPDX-License-Identifier: BSD-3-Clause
// Sylvester equations op(A) X + isgn X op(B) = scale C with Schur forms A and B: X in tiles, an antidiagonal
// of them at a time. The CPU solves these tiles, several threads together; the device subtracts products with
// them from the rest of C (I. Jonsson, B. Kagstrom: "Recursive blocked algorithms for solving
// triangular systems", ACM Transactions on Mathematical Software 28, 2002; C. Mikkelsen, A. Schwarz, L.
// Karlsson: "Parallel robust solution of triangular linear systems", Concurrency and Computation 31, 2019).
#pragma once

#include <vector>

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// A Schur form of one device, its subdiagonal, and the tiles of its diagonal on the host.
template <class T>
struct SchurTiles {
    DistMatrix<T> matrix;         ///< one block column, set before prepare_sylvester()
    T *below, *host_below;        ///< of real matrices
    HostView<T> host;             ///< a tile that begins with row i is in the columns from i on
    std::vector<index_t> starts;  ///< first rows of the tiles, then the order; no pair is split
    real_t<T> largest = 0;

    /// rows: the largest order of the matrix.
    SchurTiles(Arena& arena, index_t rows, index_t tile);
    index_t order() const { return matrix.rows; }
    index_t count() const { return static_cast<index_t>(starts.size()) - 1; }
};

template <class T>
struct SylvesterWork {
    using R = real_t<T>;

    index_t tile;  ///< rows of a tile, at least 2
    SchurTiles<T> a, b;
    DistMatrix<T> c;     ///< one block column, set before solve_sylvester()
    HostView<T> host_c;  ///< tiles of an antidiagonal, each in its own columns
    R *norm, *host_norm;

    /// The largest orders of A and B, and the rows of a tile.
    SylvesterWork(Arena& arena, index_t rows_of_a, index_t rows_of_b, index_t rows);
};

/// The rows and columns of a tile, where the smaller one of A and B has this order.
index_t sylvester_tile(Context& context, index_t order);

/// Prepares A and B: what is below a subdiagonal is not read, and zero afterwards. Throws
/// LAPILLI_ERROR_NOT_FINITE if one of them holds a NaN or an infinity.
template <class T>
void prepare_sylvester(Context& context, SylvesterWork<T>& work);

/// The part of a phase that a solution is, for its reports.
struct PartOfPhase {
    double begin = 0, end = 1;
};

/// work.c := X, and scale, which is at most 1. Returns LAPACK's info: 1 if A and -isgn B have eigenvalues
/// that are close, and perturbed ones were used. Throws LAPILLI_ERROR_NOT_FINITE if C holds a NaN or an
/// infinity. A and B may be used again.
template <class T>
index_t solve_sylvester(Context& context, SylvesterWork<T>& work, Op of_a, Op of_b, index_t isgn,
                        real_t<T>* scale, PartOfPhase part = {});

}  // namespace lapilli
