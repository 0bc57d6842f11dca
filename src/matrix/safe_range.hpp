// SPDX-License-Identifier: BSD-3-Clause
// The first step of a two-sided reduction: check that all elements are finite, and scale the matrix so that
// squares of its elements do not overflow, and do not all underflow.
#pragma once

#include "base/scaling.hpp"
#include "matrix/norms.hpp"
#include "matrix/real_diagonal.hpp"

namespace lapilli {

/// Throws if the part contains a NaN or an infinity. Multiplies the part by a power of two and returns that
/// factor. Part::lower is for Hermitian matrices, whose imaginary parts on the diagonal are cleared first;
/// Part::all is for general ones. of_device, of_host: as in finite_max_norm.
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
