// SPDX-License-Identifier: BSD-3-Clause
// A loop over the columns of a matrix in host memory by several threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#include "base/scalar.hpp"
#include "base/start_threads.hpp"

namespace lapilli {

/// f(first, count) for runs of columns that begin at multiples of `each`, by at most `threads` threads
/// including the caller's, if there is enough to do for several. f does not throw. What a run computes does
/// not depend on who does it.
template <class F>
void columns_by_threads(index_t rows, index_t cols, index_t each, int threads, F f) {
    constexpr index_t worthwhile = index_t{1} << 18;  // elements
    const index_t run = round_up(std::max<index_t>(1, worthwhile / std::max<index_t>(1, rows)), each);
    std::atomic<index_t> next{0};
    const auto work = [&] {
        for (index_t first = next.fetch_add(run); first < cols; first = next.fetch_add(run))
            f(first, std::min(run, cols - first));
    };
    const index_t wished = std::min<index_t>(threads, ceil_div(cols, run));
    std::vector<std::thread> others;
    start_threads(others, wished - 1, [&work](index_t) { work(); });
    work();
    for (std::thread& one : others) one.join();
}

}  // namespace lapilli
