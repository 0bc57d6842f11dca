// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factorization and solution over any number of devices.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "runtime/team.hpp"

namespace lapilli {

/// Workspace of the factorization of an n-by-n matrix in block columns of width nb.
template <class T>
struct PotrfWork {
    index_t n, nb;
    DistMatrix<T> a;
    struct PerDevice {
        DeviceView<T> panel[2];  ///< the current block column of L, and the next one's
        DeviceView<T> inverse;   ///< of a diagonal block
        index_t* info;
    };
    std::vector<PerDevice> dev;
    HostView<T> host_block, host_inverse;
    index_t* info;

    PotrfWork(Arena& arena, index_t order, index_t block);
};

/// Overwrites the lower triangle of work.a by L. Returns LAPACK's info.
template <class T>
index_t potrf(Context& context, PotrfWork<T>& work);

/// Workspace of the solution with nrhs right-hand sides.
template <class T>
struct PotrsWork {
    DistMatrix<T> b;
    struct PerDevice {
        DeviceView<T> panel[2];
    };
    std::vector<PerDevice> dev;

    PotrsWork(Arena& arena, index_t n, index_t nrhs, index_t nb);
};

/// B := (L L^H)^-1 B, where `l` holds L in its lower triangle.
template <class T>
void potrs(Context& context, const DistMatrix<T>& l, PotrsWork<T>& work);

/// The width of a block column for a matrix of order n.
index_t potrf_block(Context& context, index_t n);
/// The devices for a matrix of order n. Two GPUs are level with one at n = 10000, and ahead above.
inline Team potrf_team(const Context& context, index_t n) {
    return team_for(context, "potrf.columns", 5000, n);
}

}  // namespace lapilli
