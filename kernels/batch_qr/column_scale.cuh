// SPDX-License-Identifier: BSD-3-Clause
// Columns whose squares would leave the range of double precision are scaled by a power of two while their
// reflectors are found. Squares of single precision are summed in double and need none.
#pragma once

#include "arch/simt.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct ColumnScale {
    using R = real_t<T>;
    static constexpr bool needed = sizeof(R) == 8;
    static constexpr R largest = needed ? R(0x1p480) : R(1), smallest = R(1) / largest;
    static constexpr R up = needed ? R(0x1p700) : R(1), down = R(1) / up;

    /// The size of an element, to be compared: its larger part.
    LAPILLI_DEVICE static R size(T x) {
        const R re = real(x) < R(0) ? -real(x) : real(x), im = imag(x) < R(0) ? -imag(x) : imag(x);
        return re < im ? im : re;
    }
    /// Whether a column with such a largest element needs a scale.
    LAPILLI_DEVICE static bool extreme(R size) {
        return size != R(0) && !(size > smallest && size < largest);
    }
    LAPILLI_DEVICE static R of(R size) {
        if (!extreme(size)) return R(1);
        return size < R(1) ? up : down;
    }
    LAPILLI_DEVICE static R back(R scale) { return scale == R(1) ? scale : scale > R(1) ? down : up; }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
