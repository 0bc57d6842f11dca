// SPDX-License-Identifier: BSD-3-Clause
// Eigenvectors of the symmetric tridiagonal matrix by divide and conquer (Cuppen 1981; Gu and Eisenstat 1995; LAPACK's
// STEDC), delivered on the devices. The first device merges all but the last, largest merge, whose columns are shared out:
// each device makes those that it owns. All devices work with the numbers that the first one found. All eigenvalues are
// found; of the vectors of a matrix that does not fall apart, the last merge makes only those that are wanted.
#pragma once

#include "eigen/selection.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "stedc/args.hpp"

namespace lapilli {

template <class T>
struct StedcWork {
    using R = real_t<T>;
    index_t n;
    DistMatrix<T> vectors;  ///< room for the most that can be wanted; of stedc's result, those that are
    /// All vectors while they are made, on the first device. Of real numbers on one device `vectors` is a part of it.
    DeviceView<R> q;
    DeviceView<T> strip;  ///< a block column on its way from the first device
    struct PerDevice {
        /// Survivors: on several devices of a level, see StedcLevel; on one device of half a merge at a time, and those of
        /// small merges stand behind their columns of S.
        DeviceView<R> packed;
        DeviceView<R> s;         ///< columns of S
        DeviceView<R> products;  ///< complex T, several devices: real columns before they become complex
        StedcArrays arrays;
        StedcNode* nodes;  ///< of all levels; on other devices than the first only the last
        index_t* lists;    ///< see host_lists
    };
    std::vector<PerDevice> dev;
    double *host_d, *host_e;
    StedcNode* host_nodes;
    index_t* host_lists;  ///< list_count(n): which columns move, at the end
    index_t* host_failed;

    /// most: of vectors that can be wanted; their block columns are nb wide, narrower where that gives all devices some.
    /// later(columns of the vectors): of device memory it may take all but the vectors. room: on one device, memory for
    /// `packed` that is not in use meanwhile, in both dimensions half the order, rounded up.
    using CarveForVectors = std::function<void(const Cyclic&)>;
    StedcWork(
        Arena& arena, index_t order, index_t most, index_t nb,
        const CarveForVectors& later = [](const Cyclic&) {}, DeviceView<R> room = {});
    int devices() const { return vectors.cyclic.devices(); }
    /// The survivors of a merge are packed half after half, which takes half the memory, and S twice.
    bool by_halves(index_t largest) const { return devices() == 1 && largest > stedc_small_limit; }
    DeviceView<R> packed_of(index_t largest) const;
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
