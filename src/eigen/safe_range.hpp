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

/// Forgets the imaginary parts of the diagonal, looks for a NaN or an infinity in the lower triangle, which it throws, and
/// multiplies that triangle with a power of two, which it returns. of_device[d] and of_host have room for a number for
/// each block column.
template <class T>
real_t<T> scale_to_safe_range(Context& context, const DistMatrix<T>& a,
                              const std::vector<real_t<T>*>& of_device, real_t<T>* of_host) {
    using R = real_t<T>;
    const Cyclic& cyclic = a.cyclic;
    const index_t blocks = cyclic.blocks();
    for (index_t b = 0; b < blocks; b += cyclic.neighbours(b)) {
        const int k = cyclic.owner(b);
        R* const norm = of_device[static_cast<std::size_t>(k)] + b;
        const DeviceView<T> columns = a.neighbours(b, cyclic.block_start(b));
        if constexpr (is_complex<T>) copy_real_diagonal(context.queue(k), columns, columns);
        max_norm(context.queue(k), Part::lower, columns, norm);
        download_array(context.queue(k), norm, of_host + b, 1);
    }
    context.synchronize();
    R norm = 0;
    for (index_t b = 0; b < blocks; b += cyclic.neighbours(b)) {
        if (!std::isfinite(of_host[b]))
            throw Error(LAPILLI_ERROR_NOT_FINITE, "the matrix holds a NaN or an infinity");
        norm = std::max(norm, of_host[b]);
    }
    const R sigma = safe_scale(norm);
    if (sigma == R(1)) return sigma;
    for (index_t b = 0; b < blocks; b += cyclic.neighbours(b)) {
        scale(context.queue(cyclic.owner(b)), Part::lower, sigma, a.neighbours(b, cyclic.block_start(b)));
    }
    return sigma;
}

}  // namespace lapilli
