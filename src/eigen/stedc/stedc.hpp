// SPDX-License-Identifier: BSD-3-Clause
// Eigenvectors of the symmetric tridiagonal matrix by divide and conquer (Cuppen 1981; Gu and Eisenstat 1995; LAPACK's
// STEDC), delivered on the devices. The first device merges all but the last, largest merge, whose columns are shared out:
// each device makes those that it owns. All devices work with the numbers that the first one found.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "stedc/args.hpp"

namespace lapilli {

template <class T>
struct StedcWork {
    using R = real_t<T>;
    DistMatrix<T> vectors;
    DeviceView<R>
        q;  ///< while they are made, on the first device: of real numbers on one device `vectors` itself
    DeviceView<T> strip;  ///< a block column on its way from the first device
    struct PerDevice {
        DeviceView<R> packed;    ///< survivors of a level, see StedcLevel
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

    StedcWork(Arena& arena, index_t n, index_t nb);
    int devices() const { return vectors.cyclic.devices(); }
    bool in_place() const { return !is_complex<T> && devices() == 1; }
    static constexpr index_t list_count(index_t n) { return 3 * n; }
};

/// So many columns of S are made and multiplied at a time.
inline constexpr index_t stedc_strip = 2048;

/// d, e on the host: d becomes the eigenvalues, e is not changed; work.vectors the eigenvectors. Returns LAPACK's info;
/// throws LAPILLI_ERROR_NOT_FINITE if an element is not finite.
template <class T>
index_t stedc(Context& context, real_t<T>* d, real_t<T>* e, StedcWork<T>& work);

}  // namespace lapilli
