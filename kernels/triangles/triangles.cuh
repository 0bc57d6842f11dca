// SPDX-License-Identifier: BSD-3-Clause
// Triangles side by side, as products take them, and the inverses of their diagonal blocks of order 64.
//
//     invert_triangles   a tile of 64 x 64 a block; those that are not on the diagonal become zero
//                        16 x 16 threads, each holding elements (ti + 16 a, tj + 16 b), a, b = 0..3, of L and of the
//                        inverse in registers
//
// Forward substitution on the identity: step j divides row j of the inverse by the pivot and subtracts column
// j of L times it from the rows below. Who holds column j+1 of L and row j+1 of the inverse after step j puts
// them into shared memory, twice buffered: a step costs a barrier and a division. An upper triangle is taken
// as the transpose of a lower one. All blocks of a matrix are inverted in one launch, so that the latency of
// 64 steps counts once.
#pragma once

#include <cstddef>
#include <cstdint>

#include "arch/simt.cuh"
#include "triangles/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kTriangleThreads = 256;

template <class T>
constexpr std::size_t inverted_shared_bytes() {
    return 4 * inverted_order * sizeof(T);
}

/// 1 / x; of a complex number without overflow in between.
template <class T>
LAPILLI_DEVICE T safe_reciprocal(T x) {
    if constexpr (is_complex<T>) {
        using R = real_t<T>;
        const R larger = max(abs(real(x)), abs(imag(x))), scale = R(1) / larger;
        const T scaled{scale * real(x), scale * imag(x)};
        return conj(scaled) * (R(1) / abs2(scaled)) * scale;
    } else {
        return T(1) / x;
    }
}

/// Block k of B := the triangle of order n at a + k stride, the identity behind it and zeros elsewhere; of
/// order m each. A thread reads of A only what it writes of B, which may be the same.
template <class T>
__global__ void __launch_bounds__(kTriangleThreads)
    triangle_blocks(bool lower, bool unit, std::int64_t n, const T* a, std::int64_t lda, std::int64_t stride,
                    std::int64_t m, std::int64_t count, T* b, std::int64_t ldb) {
    const std::int64_t i = static_cast<std::int64_t>(block_x()) * kTriangleThreads + thread_id();
    if (i >= m) return;
    for (std::int64_t column = block_y(); column < m * count; column += grid_y()) {
        const std::int64_t k = column / m, j = column % m;
        T value = T(0);
        if (i == j && (unit || i >= n)) {
            value = T(1);
        } else if (i < n && j < n && (lower ? i >= j : i <= j)) {
            value = load(a + k * stride + i + j * lda);
        }
        store(b + i + column * ldb, value);
    }
}

/// Block t takes tile t of squares of order m, stored one after the other.
template <class T>
__global__ void __launch_bounds__(kTriangleThreads)
    invert_triangles(bool lower, std::int64_t m, const T* a, T* inverse) {
    constexpr int each = 4, stride = 16;
    static_assert(each * stride == inverted_order && stride * stride == kTriangleThreads);
    auto columns = shared<T>(0, 2 * inverted_order);
    auto rows = shared<T>(2 * inverted_order * sizeof(T), 2 * inverted_order);
    const int ti = thread_id() % stride, tj = thread_id() / stride;
    const std::int64_t tiles = m / inverted_order, tile = block_x(), k = tile / (tiles * tiles),
                       tile_i = tile % tiles, tile_j = tile / tiles % tiles;
    const std::int64_t origin = k * m * m + tile_i * inverted_order + tile_j * inverted_order * m;
    // The place of element (i, j) of the lower triangle.
    const auto at = [=](int i, int j) { return origin + (lower ? i + j * m : j + i * m); };
    T l[each][each], v[each][each];
    LAPILLI_UNROLL
    for (int p = 0; p < each; ++p) {
        LAPILLI_UNROLL
        for (int q = 0; q < each; ++q) {
            const int i = ti + stride * p, j = tj + stride * q;
            l[p][q] = tile_i == tile_j && j <= i ? load(a + at(i, j)) : T(0);
            v[p][q] = tile_i == tile_j && i == j ? T(1) : T(0);
        }
    }
    // Publishes this thread's elements for step j+1.
    const auto publish = [&](int j) {
        const int half = j % 2 * inverted_order;
        LAPILLI_UNROLL
        for (int p = 0; p < each; ++p) {
            LAPILLI_UNROLL
            for (int q = 0; q < each; ++q) {
                const int r = ti + stride * p, c = tj + stride * q;
                if (c == j) columns[half + r] = l[p][q];
                if (r == j) rows[half + c] = v[p][q];
            }
        }
    };

    const int steps = tile_i == tile_j ? inverted_order : 0;
    if (steps > 0) publish(0);
    for (int j = 0; j < steps; ++j) {
        const int half = j % 2 * inverted_order;
        sync();
        const T pivot = columns[half + j];
        const T factor = safe_reciprocal(pivot);
        T row[each];
        LAPILLI_UNROLL
        for (int q = 0; q < each; ++q) {
            const T x = rows[half + tj + stride * q];
            row[q] = factor * x;
        }
        LAPILLI_UNROLL
        for (int p = 0; p < each; ++p) {
            const int i = ti + stride * p;
            if (i < j) continue;
            const T column = columns[half + i];
            LAPILLI_UNROLL
            for (int q = 0; q < each; ++q) {
                if (tj + stride * q <= j) v[p][q] = i == j ? row[q] : v[p][q] - column * row[q];
            }
        }
        if (j + 1 < steps) publish(j + 1);
    }
    LAPILLI_UNROLL
    for (int p = 0; p < each; ++p) {
        LAPILLI_UNROLL
        for (int q = 0; q < each; ++q) {
            const int i = ti + stride * p, j = tj + stride * q;
            store(inverse + at(i, j), j <= i ? v[p][q] : T(0));
        }
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
