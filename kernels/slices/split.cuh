// SPDX-License-Identifier: BSD-3-Clause
// An operand of a product as bytes (args.hpp says how they lie): a block for 16 rows, its eight warps take
// turns at 32 of k.
//
//     lane 16 h + r      row r, k = 16 h .. 16 h + 15: 16 bytes of each slice
//
// Twice over the rows: for the largest element of each, from which its exponent follows, and for the bytes;
// the second time they come from L2. Bytes: 4 read, 3 written for each number. Bound by the memory.
#pragma once

#include "bytes/source.cuh"
#include "slices/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kSplitRows = 16, kSplitWarps = 8, kSplitK = 32, kSplitEach = 16;

/// The real numbers that a split operand is made of.
template <class T>
struct SplitSource {
    OperandSource<T> operand;
    bool right;

    /// k = l .. l + 15 of a split row; l is a multiple of 16.
    LAPILLI_DEVICE void read(std::int64_t row, std::int64_t l, float (&x)[kSplitEach]) const {
        if constexpr (is_complex<T>) {
            const bool of_imaginary = right && row % 2 != 0;
            LAPILLI_UNROLL
            for (int j = 0; j < kSplitEach / 2; ++j) {
                const T z = operand.at(right ? row / 2 : row, l / 2 + j);
                x[2 * j] = of_imaginary ? imag(z) : real(z);
                x[2 * j + 1] = of_imaginary ? real(z) : right ? -imag(z) : imag(z);
            }
        } else {
            LAPILLI_UNROLL
            for (int j = 0; j < kSplitEach; ++j) x[j] = operand.at(row, l + j);
        }
    }
};

/// The larger one, or a NaN if one is.
LAPILLI_DEVICE float larger(float a, float b) { return a > b || !(a == a) ? a : b; }

template <class T>
__global__ void __launch_bounds__(32 * kSplitWarps) split(const __grid_constant__ SplitArgs<T> p) {
    const SplitSource<T> source{{p.a, p.ld, p.rows, p.k, p.rows_first, p.conjugate}, p.right};
    const int warp = warp_id(), r = lane_id() % kSplitRows, half = lane_id() / kSplitRows;
    const std::int64_t row = static_cast<std::int64_t>(block_id()) * kSplitRows + r, k = p.split_k();
    const auto found = shared<float>(0, kSplitWarps * kSplitRows);

    float largest = 0;
    for (std::int64_t l = warp * kSplitK; l < k; l += kSplitWarps * kSplitK) {
        float x[kSplitEach];
        source.read(row, l + half * kSplitEach, x);
        LAPILLI_UNROLL
        for (int j = 0; j < kSplitEach; ++j) largest = larger(largest, x[j] < 0 ? -x[j] : x[j]);
    }
    largest = larger(largest, shuffle_xor(largest, kSplitRows));
    if (half == 0) found[warp * kSplitRows + r] = largest;
    sync();
    largest = 0;
    for (int w = 0; w < kSplitWarps; ++w) {
        const float x = found[w * kSplitRows + r];
        largest = larger(largest, x);
    }
    const int exponent = slices_exponent(largest);
    if (warp == 0 && half == 0) store(p.exponents + row, exponent);

    const std::int64_t steps = (k + slices_k - 1) / slices_k * (slices_k / kSplitK);
    for (std::int64_t step = warp; step < steps; step += kSplitWarps) {
        const std::int64_t l = step * kSplitK + half * kSplitEach;
        float x[kSplitEach];
        source.read(row, l, x);
        Pack<std::uint32_t> words[slice_count] = {};
        LAPILLI_UNROLL
        for (int j = 0; j < kSplitEach; ++j) {
            int rest = slices_integer(x[j], exponent);
            LAPILLI_UNROLL
            for (int s = slice_count - 1; s >= 0; --s)
                words[s][j / 4] |= static_cast<unsigned>(take_byte(rest) & 255) << (8 * (j % 4));
        }
        auto* const slices = reinterpret_cast<std::uint32_t*>(p.slices);
        LAPILLI_UNROLL
        for (int s = 0; s < slice_count; ++s) store_pack(slices + slices_place(row, l, s, k) / 4, words[s]);
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
