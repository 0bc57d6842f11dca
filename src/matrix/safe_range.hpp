// SPDX-License-Identifier: BSD-3-Clause
// The first step of a two-sided reduction: a matrix of finite elements, none so large or so small that their squares would
// overflow or all vanish.
#pragma once

#include "base/scaling.hpp"
#include "matrix/norms.hpp"
#include "matrix/real_diagonal.hpp"

namespace lapilli {

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
    const R sigma = safe_scale(finite_max_norm(context, Part::lower, a, of_device, of_host));
    if (sigma == R(1)) return sigma;
    for (index_t b = 0; b < blocks; b += cyclic.neighbours(b)) {
        scale(context.queue(cyclic.owner(b)), Part::lower, sigma, a.neighbours(b, cyclic.block_start(b)));
    }
    return sigma;
}

}  // namespace lapilli
