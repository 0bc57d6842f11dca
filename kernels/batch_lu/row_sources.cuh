// SPDX-License-Identifier: BSD-3-Clause
// The interchanges of P A = L U as one permutation, which the threads of a block find together.
#pragma once

#include "arch/simt.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// sources[i]: which row of B is row i of P B. `pivots`, if not null, count from 1; `found` has as many
/// places. Returns whether a pivot is no row; then there are no sources.
LAPILLI_DEVICE bool find_row_sources(const index_t* pivots, int n, const Shared<int>& sources,
                                     const Shared<int>& found) {
    bool good = true;
    for (int i = thread_id(); i < n; i += thread_count()) {
        const index_t pivot = pivots == nullptr ? index_t(i + 1) : load(pivots + i);
        good = good && pivot >= 1 && pivot <= n;
        found[i] = static_cast<int>(pivot) - 1;
    }
    if (sync_and(good) == 0) return true;
    for (int i = thread_id(); i < n; i += thread_count()) {
        int source = i;
        const int count = pivots == nullptr ? 0 : n;
        LAPILLI_UNROLL_BY(8)
        for (int k = count - 1; k >= 0; --k) {
            const int with = found[k];
            source = source == k ? with : source == with ? k : source;
        }
        sources[i] = source;
    }
    sync();
    return false;
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
