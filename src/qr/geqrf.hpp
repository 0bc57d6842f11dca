// SPDX-License-Identifier: BSD-3-Clause
// QR factorization over any number of devices.
#pragma once

#include <vector>

#include "matrix/panel_broadcast.hpp"
#include "reflectors/block_column.hpp"
#include "runtime/team.hpp"

namespace lapilli {

/// The plan of a factorization, the same for a call and for its memory query.
struct GeqrfPlan {
    Team team;
    index_t nb;   ///< columns of a block column
    bool hybrid;  ///< the CPU factors the block columns
    bool gram;    ///< few columns on one device: Gram matrices are tried first

    template <class T>
    static GeqrfPlan of(const Context& context, index_t m, index_t n);
};

/// Workspace of the factorization of `matrix`.
template <class T>
struct GeqrfWork {
    DistMatrix<T> a;
    PanelBuffers<T> v, t;  ///< of the current block column and the next
    struct PerDevice {
        T* tau;                ///< at the places of this device's block columns
        DeviceView<T> c1, c2;  ///< V^H C and T^H V^H C for all local columns
        BlockColumnRoom<T> room;
        unsigned* begun;  ///< the block columns whose factorization has begun
    };
    std::vector<PerDevice> dev;
    T* tau;  ///< pinned, like the next member
    HostView<T> host_column;

    GeqrfWork(Arena& arena, const DistMatrix<T>& matrix, bool hybrid);
    index_t steps() const { return std::min(a.rows, a.cols()); }
};

/// Overwrites work.a with R and the reflectors, as LAPACK's GEQRF, and sets work.tau. Waits.
template <class T>
void geqrf(Context& context, GeqrfWork<T>& work);
/// The same on one device, submitted, not awaited: tau in its memory.
template <class T>
void submit_geqrf(Context& context, GeqrfWork<T>& work, T* tau);

}  // namespace lapilli
