// SPDX-License-Identifier: BSD-3-Clause
// ReduceArgs in args.hpp: sums, largest and smallest sizes of columns or rows.
//
//     along columns                           along rows
//     +-------+-------+--                     +-------+-------+--
//     | w w w | w w w |   a warp has 4096     | t     |       |   a thread has 128 columns
//     | : : : | : : : |   rows of a column,   | t     |       |   of a row, and meets them
//     | : : : | : : : |   and its lanes read  | :     |       |   from the left to the right;
//     +-------+-------+   32 at once          +-------+-------+   a warp reads 32 rows at once
//     block_x: pieces of the rows             block_x: 256 rows each
//     block_y: 8 columns each                 block_y: pieces of the columns
//
// Bytes: each element of the part once; a result for each piece. Operations: few but for the modulus of
// complex numbers, whose hypot is some thirty. Bound by memory.
#pragma once

#include "arch/simt.cuh"
#include "reduce/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kReduceThreads = 256, kReduceWarps = kReduceThreads / 32;
/// Elements that a thread has asked for before it needs the first.
inline constexpr int kReduceAhead = 4;

template <class R>
LAPILLI_DEVICE R combine(Combine how, R a, R b) {
    if (how == Combine::sum) return a + b;
    const bool better = how == Combine::largest ? b > a : b < a;
    return better || b != b ? b : a;
}

template <class T>
LAPILLI_DEVICE real_t<T> size_of_element(Size size, T x) {
    if constexpr (is_complex<T>) {
        const real_t<T> re = abs(real(x)), im = abs(imag(x));
        switch (size) {
            case Size::modulus:
                return re != re || im != im ? re + im : hypot(re, im);
            case Size::larger_part:
                return combine(Combine::largest, re, im);
            case Size::sum_of_parts:
                return re + im;
            case Size::square:
                return re * re + im * im;
            case Size::real_part:
                break;
        }
        return real(x);
    } else {
        return size == Size::square ? x * x : size == Size::real_part ? x : abs(x);
    }
}

/// Combines elements first, first + step, ... before last; element(k) loads one, weight(k) its weight.
template <class T, class Element, class Weight>
LAPILLI_DEVICE real_t<T> reduced(const ReduceArgs<T>& p, std::int64_t first, std::int64_t last, int step,
                                 Element element, Weight weight) {
    real_t<T> value = neutral<real_t<T>>(p.how.combine);
    for (std::int64_t k = first; k < last; k += kReduceAhead * step) {
        T x[kReduceAhead];
        real_t<T> w[kReduceAhead];
        LAPILLI_UNROLL
        for (int l = 0; l < kReduceAhead; ++l) {
            if (k + l * step < last) {
                x[l] = element(k + l * step);
                w[l] = p.weights == nullptr ? real_t<T>(1) : weight(k + l * step);
            }
        }
        LAPILLI_UNROLL
        for (int l = 0; l < kReduceAhead; ++l) {
            if (k + l * step < last)
                value = combine(p.how.combine, value, size_of_element(p.how.size, p.factor * x[l]) * w[l]);
        }
    }
    return value;
}

template <class T>
__global__ void __launch_bounds__(kReduceThreads) reduce_columns(const __grid_constant__ ReduceArgs<T> p) {
    const std::int64_t begin = static_cast<std::int64_t>(block_x()) * reduce_rows;
    for (std::int64_t j = static_cast<std::int64_t>(block_y()) * kReduceWarps + warp_id(); j < p.a.cols;
         j += static_cast<std::int64_t>(grid_y()) * kReduceWarps) {
        const ReduceRule::Range rows = p.how.rows_of(j, p.a.rows);
        const T* const column = p.a.data + j * p.a.ld;
        real_t<T> value = reduced(
            p, max(rows.first, begin) + lane_id(), min(rows.last, begin + reduce_rows), 32,
            [=](std::int64_t i) { return load(column + i); },
            [&](std::int64_t i) { return load(p.weights + i); });
        LAPILLI_UNROLL
        for (int step = 16; step > 0; step /= 2)
            value = combine(p.how.combine, value, shuffle_xor(value, step));
        if (lane_id() != 0) continue;
        real_t<T>* const to = p.result.data + block_x() + j * p.result.ld;
        store(to, combine(p.how.combine, load(to), value));
    }
}

template <class T>
__global__ void __launch_bounds__(kReduceThreads) reduce_of_rows(const __grid_constant__ ReduceArgs<T> p) {
    const std::int64_t i = static_cast<std::int64_t>(block_x()) * kReduceThreads + thread_id();
    if (i >= p.a.rows) return;
    const ReduceRule::Range cols = p.how.cols_of(i, p.a.cols);
    for (std::int64_t piece = block_y(); piece < p.result.cols; piece += grid_y()) {
        const std::int64_t begin = piece * reduce_cols;
        const T* const row = p.a.data + i;
        const real_t<T> value = reduced(
            p, max(cols.first, begin), min(cols.last, begin + reduce_cols), 1,
            [=, &p](std::int64_t j) { return load(row + j * p.a.ld); },
            [&](std::int64_t j) { return load(p.weights + j); });
        real_t<T>* const to = p.result.data + i + piece * p.result.ld;
        store(to, combine(p.how.combine, load(to), value));
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
