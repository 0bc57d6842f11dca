// SPDX-License-Identifier: BSD-3-Clause
// Eigenvectors of a symmetric tridiagonal matrix by divide and conquer (Cuppen 1981; Gu and Eisenstat 1995;
// LAPACK's STEDC), computed on the devices, which share the merges (merges/merges.hpp). All eigenvalues are
// computed. If the matrix does not decouple, the last merge makes only the wanted vectors.
#pragma once

#include "base/selection.hpp"
#include "matrix/matrix.hpp"
#include "merges/merges.hpp"
#include "runtime/context.hpp"

namespace lapilli {

template <class T>
struct StedcWork {
    using R = real_t<T>;
    index_t n;
    DistMatrix<T> vectors;  ///< space for as many vectors as can be wanted; after stedc, the wanted ones
    MergeWork<R> merges;    ///< for one Q. In real precisions on one device, `vectors` is a part of it.
    struct PerDevice {
        double* below;    ///< the torn matrix: elements below its diagonal
        index_t* failed;  ///< the number of leaves that did not converge
    };
    std::vector<PerDevice> dev;  ///< devices with rows
    double *host_d, *host_e;
    index_t* host_failed;  ///< one per device

    /// most: the most vectors that can be wanted; their block columns are nb wide, narrower if otherwise some
    /// devices would have none. later(columns of the vectors): may carve all device memory except the
    /// vectors. room: on one device, memory for `packed` that is otherwise unused meanwhile; each dimension
    /// is half the order, rounded up.
    using CarveForVectors = std::function<void(const Cyclic&)>;
    StedcWork(
        Arena& arena, index_t order, index_t most, index_t nb,
        const CarveForVectors& later = [](const Cyclic&) {}, DeviceView<R> room = {});
    int devices() const { return merges.devices(); }
    int sharers() const { return merges.sharers(); }
    bool in_place() const { return !is_complex<T> && devices() == 1; }

  private:
    void carve_workspace(Arena& arena, DeviceView<R> room);
};

struct StedcResult {
    index_t info;      ///< LAPACK's
    IndexRange found;  ///< the wanted eigenvalues among all, in ascending order
};

/// d, e on the host: d becomes all eigenvalues, e is not changed; work.vectors becomes the wanted
/// eigenvectors. Throws LAPILLI_ERROR_NOT_FINITE if an element is not finite.
template <class T>
StedcResult stedc(Context& context, real_t<T>* d, real_t<T>* e, const Selection& wanted, StedcWork<T>& work);

}  // namespace lapilli
