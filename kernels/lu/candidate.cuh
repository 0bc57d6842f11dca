// SPDX-License-Identifier: BSD-3-Clause
// Elements of a column as candidates for its pivot.
#pragma once

#include "arch/simt.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// An element of a column as pivots are compared: the bits of |re| + |im|, which grow with it, those of a NaN
/// above all others; then the place of its row, the first one before the others.
struct LuCandidate {
    unsigned high, low, position;
    static constexpr unsigned nowhere = ~0u;

    LAPILLI_DEVICE static LuCandidate none() { return {0, 0, nowhere}; }
    template <class T>
    LAPILLI_DEVICE static LuCandidate of(T x, int position) {
        // A real number's sign goes as a bit: its absolute value would take the floating-point unit.
        const real_t<T> size = is_complex<T> ? abs(real(x)) + abs(imag(x)) : real(x);
        const auto place = static_cast<unsigned>(position);
        if constexpr (sizeof(real_t<T>) == 8) {
            const std::uint64_t bits = bits_of(size);
            return {static_cast<unsigned>(bits >> 32) & 0x7fffffffu, static_cast<unsigned>(bits), place};
        } else {
            return {bits_of(size) & 0x7fffffffu, 0, place};
        }
    }
    LAPILLI_DEVICE bool is_zero() const { return high == 0 && low == 0; }
    /// Without branches: the lanes of a warp differ.
    LAPILLI_DEVICE bool before(const LuCandidate& other) const {
        const std::uint64_t size = (std::uint64_t(high) << 32) | low,
                            others = (std::uint64_t(other.high) << 32) | other.low;
        return (size > others) | ((size == others) & (position < other.position));
    }
    /// The best candidate of the warp, in every lane.
    LAPILLI_DEVICE LuCandidate of_warp() const {
        LuCandidate best{warp_max(high), 0, 0};
        bool same = high == best.high;
        best.low = warp_max(same ? low : 0);
        same = same && low == best.low;
        best.position = warp_min(same ? position : nowhere);
        return best;
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
