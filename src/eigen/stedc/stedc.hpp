// SPDX-License-Identifier: BSD-3-Clause
// Eigenvectors of the symmetric tridiagonal matrix by divide and conquer (Cuppen 1981; Gu and Eisenstat 1995; LAPACK's
// STEDC), delivered on the devices, which share the merges (merges/merges.hpp). All eigenvalues are found; of the vectors of a
// matrix that does not fall apart, the last merge makes only those that are wanted.
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
    DistMatrix<T> vectors;  ///< room for the most that can be wanted; of stedc's result, those that are
    MergeWork<R> merges;    ///< of one Q. Of real numbers on one device `vectors` is a part of it.
    struct PerDevice {
        double* below;    ///< the matrix, torn: below its diagonal
        index_t* failed;  ///< leaves that did not converge
    };
    std::vector<PerDevice> dev;  ///< of those that have rows
    double *host_d, *host_e;
    index_t* host_failed;  ///< one of each device

    /// most: of vectors that can be wanted; their block columns are nb wide, narrower where that gives all devices some.
    /// later(columns of the vectors): of device memory it may take all but the vectors. room: on one device, memory for
    /// `packed` that is not in use meanwhile, in both dimensions half the order, rounded up.
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
    IndexRange found;  ///< the wanted ones among the ascending eigenvalues
};

/// d, e on the host: d becomes all eigenvalues, e is not changed; work.vectors the wanted eigenvectors, as many as there
/// are. Throws LAPILLI_ERROR_NOT_FINITE if an element is not finite.
template <class T>
StedcResult stedc(Context& context, real_t<T>* d, real_t<T>* e, const Selection& wanted, StedcWork<T>& work);

}  // namespace lapilli
