// SPDX-License-Identifier: BSD-3-Clause
// The largest element of a matrix, and a check that all elements are finite.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/error.hpp"
#include "device/calls.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

[[noreturn]] inline void throw_not_finite() {
    throw Error(LAPILLI_ERROR_NOT_FINITE, "the matrix holds a NaN or an infinity");
}

/// The largest element of a matrix or of its lower triangle; for complex elements, the larger of real and
/// imaginary part. Throws if an element is NaN or infinite. Waits. of_device[d] and of_host have room for one
/// number per block column.
template <class T>
real_t<T> finite_max_norm(Context& context, Part part, const DistMatrix<T>& a,
                          const std::vector<real_t<T>*>& of_device, real_t<T>* of_host) {
    require(part == Part::all || part == Part::lower, "finite_max_norm: part");
    const Cyclic& cyclic = a.cyclic;
    const index_t blocks = cyclic.blocks();
    for (index_t b = 0; b < blocks; b += cyclic.neighbours(b)) {
        const int k = cyclic.owner(b);
        real_t<T>* const norm = of_device[static_cast<std::size_t>(k)] + b;
        // For the lower triangle, the rows from the diagonal on.
        const index_t first = part == Part::lower ? cyclic.block_start(b) : 0;
        max_norm(context.queue(k), part, a.neighbours(b, first), norm);
        download_array(context.queue(k), norm, of_host + b, 1);
    }
    context.synchronize();
    real_t<T> norm = 0;
    for (index_t b = 0; b < blocks; b += cyclic.neighbours(b)) {
        if (!std::isfinite(of_host[b])) throw_not_finite();
        norm = std::max(norm, of_host[b]);
    }
    return norm;
}

/// The same for a host matrix, or its lower or upper triangle.
template <class T>
real_t<T> finite_max_norm(Part part, HostView<const T> a) {
    real_t<T> norm = 0;
    for (index_t j = 0; j < a.cols; ++j) {
        const index_t first = part == Part::lower ? j : 0,
                      last = part == Part::upper ? std::min(j + 1, a.rows) : a.rows;
        for (index_t i = first; i < last; ++i) {
            const real_t<T> x = largest_part(a(i, j));
            if (!std::isfinite(x)) throw_not_finite();
            norm = std::max(norm, x);
        }
    }
    return norm;
}

/// The Part that corresponds to a triangle.
inline Part part_of(Uplo uplo) { return uplo == Uplo::lower ? Part::lower : Part::upper; }

}  // namespace lapilli
