// SPDX-License-Identifier: BSD-3-Clause
// The second stage of the reduction to bidiagonal form: an upper band to a bidiagonal matrix by a bulge chase
// (chase/bidiagonal/args.hpp), on the first device.
#pragma once

#include <optional>

#include "chase/bidiagonal/args.hpp"
#include "chase/reflectors.hpp"

namespace lapilli {

template <class T>
struct Gb2bdWork {
    using R = real_t<T>;
    index_t n, b;
    R *device_d, *device_e;
    T* parked;
    std::uint64_t* mail;
    unsigned* device_failed;
    R *d, *e;  ///< the result, in pinned memory
    unsigned* failed;
    std::optional<ChaseReflectors<T>> left, right;  ///< of Q and of P, if they are kept: not packed yet

    /// width: of the band, at most bidiagonal_widest. keep: carves the reflectors, which stay valid.
    Gb2bdWork(Arena& arena, index_t order, index_t width, bool keep);
    /// Device memory that the chase alone needs.
    void carve_workspace(Arena& arena);
};

/// Reduces an upper band matrix in LAPACK's storage, A(i, j) at ab(b + i - j, j), with b + 1 rows, in the
/// memory of the first device; elements before the first row of the matrix are zeros. work.d and work.e
/// become B in A = Q B P^H, with the signs that result from the reflectors. Squares of the elements must
/// neither overflow nor vanish. Waits.
template <class T>
void gb2bd(Context& context, DeviceView<const T> ab, Gb2bdWork<T>& work);

}  // namespace lapilli
