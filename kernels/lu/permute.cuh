// SPDX-License-Identifier: BSD-3-Clause
// Permutations of the rows of a matrix (PermuteRowsArgs): a block takes a column to a place of its own, which stays in the
// second-level cache, and from there gathers it. Bytes: the matrix once there and back, and the lists.
#pragma once

#include "arch/simt.cuh"
#include "lu/permute_args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kPermuteThreads = 512;

template <class T>
__global__ void __launch_bounds__(kPermuteThreads)
    permute_rows(T* a, std::int64_t m, std::int64_t n, std::int64_t lda, std::int64_t nb, std::int64_t begin,
                 std::int64_t stride, const int* from, T* work) {
    T* const column = work + block_id() * m;
    for (std::int64_t j = block_id(); j < n; j += block_count()) {
        const std::int64_t list = j / nb, first = begin + list * stride;
        for (std::int64_t i = first + thread_id(); i < m; i += kPermuteThreads)
            store(column + i, load(a + i + j * lda));
        sync();
        for (std::int64_t i = first + thread_id(); i < m; i += kPermuteThreads)
            store(a + i + j * lda, load(column + load(from + list * m + i)));
        sync();
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
