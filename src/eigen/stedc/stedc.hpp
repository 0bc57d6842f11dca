// SPDX-License-Identifier: BSD-3-Clause
// Eigenvectors of the symmetric tridiagonal matrix by divide and conquer (Cuppen 1981; Gu and Eisenstat 1995; LAPACK's
// STEDC), delivered on the devices. The rows of the vectors are shared out (stedc_rows): each device solves the subtrees
// that lie in its rows, and of a merge that lies in the rows of several makes its own rows, with the numbers that the first of
// them found. At the end the columns go to their owners. All eigenvalues are found; of the vectors of a matrix that does not
// fall apart, the last merge makes only those that are wanted.
#pragma once

#include "base/selection.hpp"
#include "eigen/stedc/shares.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "stedc/args.hpp"

namespace lapilli {

template <class T>
struct StedcWork {
    using R = real_t<T>;
    index_t n;
    DistMatrix<T> vectors;  ///< room for the most that can be wanted; of stedc's result, those that are
    /// Of devices that have no rows only `lists` is there.
    struct PerDevice {
        /// Rows of all vectors while they are made. Of real numbers on one device `vectors` is a part of it.
        DeviceView<R> q;
        DeviceView<R>
            packed;  ///< survivors of half a merge; those of small merges stand behind their columns of S
        DeviceView<R> s;  ///< columns of S
        R* ends;          ///< see StedcLevel
        StedcArrays arrays;
        StedcNode* nodes;  ///< of all levels
        index_t* lists;    ///< see host_lists
    };
    std::vector<PerDevice> dev;
    double *host_d, *host_e;
    StedcNode* host_nodes;
    index_t* host_lists;   ///< list_count(n): which columns move, at the end
    index_t* host_failed;  ///< one of each device

    /// most: of vectors that can be wanted; their block columns are nb wide, narrower where that gives all devices some.
    /// later(columns of the vectors): of device memory it may take all but the vectors. room: on one device, memory for
    /// `packed` that is not in use meanwhile, in both dimensions half the order, rounded up.
    using CarveForVectors = std::function<void(const Cyclic&)>;
    StedcWork(
        Arena& arena, index_t order, index_t most, index_t nb,
        const CarveForVectors& later = [](const Cyclic&) {}, DeviceView<R> room = {});
    int devices() const { return vectors.cyclic.devices(); }
    int sharers() const { return stedc_sharers(devices()); }
    bool in_place() const { return !is_complex<T> && devices() == 1; }
    static constexpr index_t list_count(index_t n) { return 3 * n; }

  private:
    void carve_workspace(Arena& arena, DeviceView<R> room);
};

/// So many columns of S are made and multiplied at a time.
inline constexpr index_t stedc_strip = 2048;

struct StedcResult {
    index_t info;      ///< LAPACK's
    IndexRange found;  ///< the wanted ones among the ascending eigenvalues
};

/// d, e on the host: d becomes all eigenvalues, e is not changed; work.vectors the wanted eigenvectors, as many as there
/// are. Throws LAPILLI_ERROR_NOT_FINITE if an element is not finite.
template <class T>
StedcResult stedc(Context& context, real_t<T>* d, real_t<T>* e, const Selection& wanted, StedcWork<T>& work);

}  // namespace lapilli
