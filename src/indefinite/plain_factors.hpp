// SPDX-License-Identifier: BSD-3-Clause
// Factors of indefinite matrices as solutions take them: L a triangle like any other, and D, which goes to
// all devices.
#pragma once

#include "device/calls.hpp"
#include "indefinite/args.hpp"
#include "indefinite/pivots.hpp"
#include "matrix/matrix.hpp"

namespace lapilli {

/// Interchanges for the columns of L, as the operation factor_interchanges takes them.
struct FactorLists {
    index_t* host;  ///< with, begin and end, one behind the other
    std::vector<index_t*> device;
    index_t n;
    FactorLists(Arena& arena, index_t order)
        : host(arena.pinned_array<index_t>(checked_product(3, order))), n(order) {
        for (int d = 0; d < arena.devices(); ++d)
            device.push_back(arena.device_array<index_t>(d, checked_product(3, order)));
    }
    const index_t* with(int d) const { return device[static_cast<std::size_t>(d)]; }
    const index_t* begin(int d) const { return with(d) + n; }
    const index_t* end(int d) const { return with(d) + 2 * n; }
    /// ends: of each column.
    void upload(Context& context, const BunchKaufmanPivots& pivots, const std::vector<index_t>& ends) const;
    /// Each device in its own columns of L.
    template <class T>
    void interchange(Context& context, const DistMatrix<T>& l, bool forwards,
                     const PivotBlocks<T>& blocks) const;
};

/// L with all interchanges in all of its columns, and D, whose elements below the diagonal SYTRF leaves in
/// the place of L's.
template <class T>
struct PlainFactors {
    FactorLists lists;
    PivotBlocks<T> blocks;
    PlainFactors(Arena& arena, index_t n);

    /// `l`: the factors, or a copy of them. Each device sends all others what it has of D: they have it when
    /// all queues have got so far.
    void take_apart(Context& context, const BunchKaufmanPivots& pivots, const DistMatrix<T>& l) const;
    /// The factors are again what they were.
    void put_together(Context& context, const DistMatrix<T>& l) const;
    /// B := D^-1 B on device d.
    void solve_with_d(Queue& queue, int d, bool hermitian, DeviceView<T> b) const;
};

}  // namespace lapilli
