// SPDX-License-Identifier: BSD-3-Clause
// The first step of a two-sided reduction: a matrix of finite elements, none so large or so small that their squares would
// overflow or all vanish.
#pragma once

#include "base/scaling.hpp"
#include "matrix/norms.hpp"
#include "matrix/real_diagonal.hpp"

namespace lapilli {

/// Looks for a NaN or an infinity in a part of the matrix, which it throws, and multiplies that part with a power of two, which it
/// returns. Part::lower is that of a Hermitian matrix, whose diagonal loses its imaginary parts first; Part::all is a general one's.
/// of_device, of_host: as finite_max_norm has them.
template <class T>
real_t<T> scale_to_safe_range(Context& context, Part part, const DistMatrix<T>& a,
                              const std::vector<real_t<T>*>& of_device, real_t<T>* of_host) {
    using R = real_t<T>;
    const Cyclic& cyclic = a.cyclic;
    if constexpr (is_complex<T>) {
        if (part == Part::lower) make_diagonal_real(context, a);
    }
    const R sigma = safe_scale(finite_max_norm(context, part, a, of_device, of_host));
    if (sigma == R(1)) return sigma;
    for (index_t b = 0; b < cyclic.blocks(); b += cyclic.neighbours(b)) {
        const index_t first = part == Part::lower ? cyclic.block_start(b) : 0;
        scale(context.queue(cyclic.owner(b)), part, sigma, a.neighbours(b, first));
    }
    return sigma;
}

}  // namespace lapilli
