// SPDX-License-Identifier: BSD-3-Clause
// The first step of a two-sided reduction: a matrix of finite elements, none so large or so small that their squares would
// overflow or all vanish.
#pragma once

#include <cmath>

#include "device/calls.hpp"
#include "eigen/scaling.hpp"
#include "matrix/matrix.hpp"
#include "matrix/real_diagonal.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// The largest element of the lower triangle, of complex ones the larger part; throws when one is NaN or infinite. Waits.
/// of_device[d] and of_host have room for a number for each block column.
template <class T>
real_t<T> finite_max_norm(Context& context, const DistMatrix<T>& a, const std::vector<real_t<T>*>& of_device,
                          real_t<T>* of_host) {
    const Cyclic& cyclic = a.cyclic;
    const index_t blocks = cyclic.blocks();
    for (index_t b = 0; b < blocks; b += cyclic.neighbours(b)) {
        const int k = cyclic.owner(b);
        real_t<T>* const norm = of_device[static_cast<std::size_t>(k)] + b;
        max_norm(context.queue(k), Part::lower, a.neighbours(b, cyclic.block_start(b)), norm);
        download_array(context.queue(k), norm, of_host + b, 1);
    }
    context.synchronize();
    real_t<T> norm = 0;
    for (index_t b = 0; b < blocks; b += cyclic.neighbours(b)) {
        if (!std::isfinite(of_host[b]))
            throw Error(LAPILLI_ERROR_NOT_FINITE, "the matrix holds a NaN or an infinity");
        norm = std::max(norm, of_host[b]);
    }
    return norm;
}

/// Forgets the imaginary parts of the diagonal, looks for a NaN or an infinity in the lower triangle, which it throws, and
/// multiplies that triangle with a power of two, which it returns. of_device, of_host: as finite_max_norm has them.
template <class T>
real_t<T> scale_to_safe_range(Context& context, const DistMatrix<T>& a,
                              const std::vector<real_t<T>*>& of_device, real_t<T>* of_host) {
    using R = real_t<T>;
    const Cyclic& cyclic = a.cyclic;
    const index_t blocks = cyclic.blocks();
    if constexpr (is_complex<T>) {
        for (index_t b = 0; b < blocks; b += cyclic.neighbours(b)) {
            const DeviceView<T> columns = a.neighbours(b, cyclic.block_start(b));
            copy_real_diagonal(context.queue(cyclic.owner(b)), columns, columns);
        }
    }
    const R sigma = safe_scale(finite_max_norm(context, a, of_device, of_host));
    if (sigma == R(1)) return sigma;
    for (index_t b = 0; b < blocks; b += cyclic.neighbours(b)) {
        scale(context.queue(cyclic.owner(b)), Part::lower, sigma, a.neighbours(b, cyclic.block_start(b)));
    }
    return sigma;
}

}  // namespace lapilli
