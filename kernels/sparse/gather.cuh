// SPDX-License-Identifier: BSD-3-Clause
// Rows of X that another GPU has, into a halo of one's own.
//
//     source, there    | .. | row | .. | .. | row | row |     a thread has 16 bytes of a row, or one number; neighbouring
//     list             row, row, row                          threads have neighbours, so that each row is read in
//     target, here     | row | row | row |                    pieces as large as it is
//
// Bytes: sizeof(T) k for each row of the list, over NVLink where it is far.
#pragma once

#include <cstdint>

#include "sparse/vectors.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T, bool Packed>
__global__ void __launch_bounds__(sparse_threads)
    sparse_gather(const __grid_constant__ SparseGatherArgs<T> p, int each_row) {
    constexpr int count = vectors_each<T, Packed>;
    const std::int64_t at = static_cast<std::int64_t>(block_id()) * sparse_threads + thread_id();
    const std::int64_t i = at / each_row, v = at % each_row * count;
    if (i >= p.target.cols) return;
    const T* const from = p.source.data + static_cast<std::int64_t>(load(p.list + i)) * p.source.ld + v;
    T* const to = p.target.data + i * p.target.ld + v;
    if constexpr (Packed) {
        store_pack(to, load_pack(from));
    } else {
        store(to, load(from));
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
