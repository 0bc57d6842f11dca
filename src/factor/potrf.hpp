// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factorization and solution over any number of devices.
#pragma once

#include <functional>

#include "blas/triangular_left.hpp"
#include "elementwise/transfer_args.hpp"
#include "matrix/panel_broadcast.hpp"
#include "potrf/args.hpp"
#include "runtime/team.hpp"

namespace lapilli {

/// The parameters that decide the factorization's workspace, the same for a call and for its memory query.
struct PotrfPlan {
    /// The CPU factors diagonal blocks: schedule=hybrid.
    bool on_cpu;
    /// With several devices: each updates all its block columns in one product, for which it gathers the
    /// matching rows of a panel. An emulated product converts its operands first, and gathered rows are
    /// converted once for all block columns.
    bool gathers;
};
template <class T>
PotrfPlan potrf_plan(const Context& context);

/// Workspace of the factorization of the square matrix `a`.
template <class T>
struct PotrfWork {
    index_t n, nb;
    bool on_cpu;
    DistMatrix<T> a;
    PanelBuffers<T> panels;  ///< several devices: the current block column of L, and the next one
    struct PerDevice {
        DeviceView<T> inverse;   ///< of a diagonal block that the CPU factors
        DeviceView<T> gathered;  ///< a panel's rows for the device's block columns
        T* work;                 ///< of PotrfPanelArgs
        index_t* info;           ///< behind it the words below, which are zero at the start, too
        unsigned* flags;         ///< of PotrfPanelArgs
        unsigned* begun;         ///< the block columns whose factorization has begun
    };
    std::vector<PerDevice> dev;
    /// One device, real numbers: the panel queue transfers the first block column, the main queue the others.
    bool arrives_in_two = false;
    bool is_clear = false;                 ///< a transfer has made info and its words zero
    HostView<T> host_block, host_inverse;  ///< of a diagonal block that the CPU factors
    index_t* info;

    /// Info and its words, of one device, for a transfer that is submitted before the factorization.
    TransferWords state_to_clear();

    PotrfWork(Arena& arena, const DistMatrix<T>& matrix, const PotrfPlan& plan);
};

/// Submits the transfer of L to its place after the factorization, on the main queue of the only device:
/// it has these words.
using PotrfDelivery = std::function<void(const TransferWords&)>;

/// Overwrites the lower triangle of work.a with L. Returns LAPACK's info. With a delivery, which requires a
/// single device, the host waits once for both.
template <class T>
index_t potrf(Context& context, PotrfWork<T>& work, const PotrfDelivery& deliver = {});

/// Workspace of the solution: panels of L.
template <class T>
using PotrsWork = typename TriangularFromLeft<T>::Work;

/// B := (L L^H)^-1 B or (U^H U)^-1 B, where `factor` holds L or U in the triangle that uplo names.
template <class T>
void potrs(Context& context, const DistMatrix<T>& factor, const DistMatrix<T>& b, PotrsWork<T>& work,
           Uplo uplo = Uplo::lower,
           typename TriangularFromLeft<T>::Host host = TriangularFromLeft<T>::Host::waits);

/// The width of the first block column on one device.
template <class T>
index_t potrf_first_columns(Context& context, index_t n);
/// The width of a block column for a matrix of order n.
index_t potrf_block(Context& context, index_t n);
/// The width if only the factorization uses the working matrix. One device factors in narrower blocks of its
/// own, and wider blocks are transferred in fewer launches: an upper triangle is transposed block by block.
index_t potrf_working_block(Context& context, index_t n);
/// The devices for a matrix of order n. Two GPUs are level with one at n = 10000, and faster above.
inline Team potrf_team(const Context& context, index_t n) {
    return team_for(context, "potrf.columns", 5000, n);
}

}  // namespace lapilli
