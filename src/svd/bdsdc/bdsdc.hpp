// SPDX-License-Identifier: BSD-3-Clause
// Singular values and vectors of an upper bidiagonal matrix by divide and conquer (Gu and Eisenstat 1995; LAPACK's BDSDC),
// computed on the devices, which share the merges (merges/merges.hpp) of two matrices: U and V undergo the same steps. All
// singular values are computed; the last merge makes only the wanted vectors.
#pragma once

#include "base/selection.hpp"
#include "matrix/matrix.hpp"
#include "merges/merges.hpp"
#include "runtime/context.hpp"

namespace lapilli {

template <class T>
struct BdsdcWork {
    using R = real_t<T>;
    index_t n;
    DistMatrix<T> u,
        v;  ///< space for as many vectors as can be wanted; after bdsdc, the wanted ones as columns
    MergeWork<R> merges;  ///< n+1 columns. In real precisions on one device, u and v are parts of it.
    struct PerDevice {
        double *diagonal, *above;  ///< the matrix, followed by a column of zeros
        index_t* failed;           ///< the number of leaves that did not converge
    };
    std::vector<PerDevice> dev;  ///< devices with rows
    double *host_d, *host_e;
    index_t* host_failed;  ///< one per device

    /// most: the most vectors that can be wanted; their block columns are nb wide, narrower if otherwise some devices would
    /// have none. later(columns of the vectors): may carve all device memory except the vectors. room: on one device,
    /// memory for `packed` that is otherwise unused meanwhile; each dimension is half of n+1, rounded up.
    using CarveForVectors = std::function<void(const Cyclic&)>;
    BdsdcWork(
        Arena& arena, index_t order, index_t most, index_t nb,
        const CarveForVectors& later = [](const Cyclic&) {}, DeviceView<R> room = {});
    int devices() const { return merges.devices(); }
    int sharers() const { return merges.sharers(); }
    bool in_place() const { return !is_complex<T> && devices() == 1; }

  private:
    void carve_workspace(Arena& arena, DeviceView<R> room);
};

struct BdsdcResult {
    index_t info;      ///< LAPACK's: above 0 if a leaf did not converge; then there are no results
    IndexRange found;  ///< the wanted values among all, in descending order
};

/// d, e on the host: d becomes all singular values in descending order, e is not changed; work.u and work.v become the
/// wanted vectors: B = U diag(d) V^T. Indices of wanted values count from the largest. The order is at least 1. Throws
/// LAPILLI_ERROR_NOT_FINITE if an element is not finite.
template <class T>
BdsdcResult bdsdc(Context& context, real_t<T>* d, const real_t<T>* e, const Selection& wanted,
                  BdsdcWork<T>& work);

}  // namespace lapilli
