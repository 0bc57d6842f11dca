// SPDX-License-Identifier: BSD-3-Clause
// SYMV, HEMV: y := alpha A x + beta y in two launches, the tiles of the matrix on all multiprocessors at once
// and the sums of their results. With atomics, y is scaled first and the tiles add to it. Each launch
// overlaps with the end of the one before it, up to the point where it reads or writes memory.
#pragma once

#include "symv/sum.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// KB: of a block's stages, one of stage_kilobytes.
template <bool Hermitian, SymvColumns Columns, bool DynamicTail, int KB, class T>
__global__ void __launch_bounds__(kSymvThreads, 1)
    symv_tiles(const __grid_constant__ SymvMatrix<T> m, const T* x, std::int64_t incx) {
    if constexpr (is_compiled_for(KB)) {
        constexpr auto elements = symv_shared_elements<Columns, KB, T>();
        SymvTiles<Hermitian, Columns, DynamicTail, KB, T, symv_most_strips> tiles(
            m, shared<T>(0, elements), shared<int>(elements * sizeof(T), symv_shared_places));
        tiles.prepare();
        let_next_kernel_begin();
        wait_for_kernels_before();
        tiles.start();
        const PlainVector<T> vector{x, incx};
        tiles.fetch_vector(vector);
        tiles.multiply(vector);
    }
}

/// 32 rows a block, from the unit of row m.shape.first on.
template <class T>
__global__ void __launch_bounds__(kSymvThreads)
    symv_sum(const __grid_constant__ SymvMatrix<T> m, T alpha, T beta, T* y, std::int64_t incy) {
    const int unit = static_cast<int>((m.shape.first + m.shape.lead) / symv_unit_rows) + block_id();
    const Shared<T> space = shared<T>(0, kSymvThreads);
    let_next_kernel_begin();
    wait_for_kernels_before();
    SymvWarpAdder<T> adder;
    adder.fetch(m, symv_row_sums(m, unit, lane_id()), warp_id());
    T total[] = {adder.add_up()};
    leave_for_sum(total, space);
    sync();
    const std::int64_t row = static_cast<std::int64_t>(unit) * symv_unit_rows - m.shape.lead + lane_id();
    if (warp_id() != 0 || row < m.shape.first || row >= m.shape.n) return;
    take_sum(total, space);
    const T product = alpha * total[0];
    store(y + row * incy, beta == T(0) ? product : fma(beta, load(y + row * incy), product));
}

/// y(first : n) := beta y
template <class T>
__global__ void __launch_bounds__(kSymvThreads)
    scale_vector(std::int64_t first, std::int64_t n, T beta, T* y, std::int64_t incy) {
    const std::int64_t i = first + static_cast<std::int64_t>(block_id()) * kSymvThreads + thread_id();
    if (i < n) store(y + i * incy, beta == T(0) ? T(0) : beta * load(y + i * incy));
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
