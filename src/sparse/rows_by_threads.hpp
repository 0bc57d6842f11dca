// SPDX-License-Identifier: BSD-3-Clause
// A loop over the rows of a sparse matrix by several threads, which get about as many entries each.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <limits>
#include <thread>
#include <vector>

#include "base/scalar.hpp"
#include "base/start_threads.hpp"

namespace lapilli {

/// As many threads as are asked for; for 0, one for each core of the machine.
inline int sparse_threads_of(index_t wished) {
    static const index_t cores = std::max(1u, std::thread::hardware_concurrency());
    return static_cast<int>(std::min<index_t>(wished > 0 ? wished : cores, 1024));
}

/// The first row from which on `share` of the entries and rows come, counted together: empty rows take time,
/// too.
inline index_t row_at(const std::vector<std::int64_t>& pointers, index_t share) {
    index_t low = 0, high = static_cast<index_t>(pointers.size()) - 1;
    while (low < high) {
        const index_t middle = low + (high - low) / 2;
        if (pointers[static_cast<std::size_t>(middle)] + middle < share) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

/// f(first, last) for runs of rows, by at most `threads` threads including the caller's, if there is enough
/// to do for several: `work` is what an entry takes, 1 for a multiplication. f does not throw, and what it
/// does with a row does not depend on the run.
template <class F>
void rows_by_threads(const std::vector<std::int64_t>& pointers, index_t work, int threads, F f) {
    constexpr index_t worthwhile = index_t{1} << 17;
    const index_t rows = static_cast<index_t>(pointers.size()) - 1, total = pointers.back() + rows;
    const index_t each = std::max<index_t>(1, worthwhile / std::max<index_t>(1, work));
    const index_t runs = std::max<index_t>(1, ceil_div(total, each));
    if (threads <= 1 || runs == 1) return f(index_t{0}, rows);
    std::atomic<index_t> next{0};
    const auto take = [&] {
        for (index_t run = next.fetch_add(1); run < runs; run = next.fetch_add(1)) {
            const index_t first = run == 0 ? 0 : row_at(pointers, run * each);
            const index_t last = run + 1 == runs ? rows : row_at(pointers, (run + 1) * each);
            if (first < last) f(first, last);
        }
    };
    const index_t wished = std::min<index_t>(threads, runs);
    std::vector<std::thread> others;
    start_threads(others, wished - 1, [&take](index_t) { take(); });
    take();
    for (std::thread& one : others) one.join();
}

/// The first row for which bad(row) holds; -1 if there is none.
template <class F>
index_t first_row(const std::vector<std::int64_t>& pointers, int threads, F bad) {
    constexpr index_t none = std::numeric_limits<index_t>::max();
    std::atomic<index_t> found{none};
    rows_by_threads(pointers, 1, threads, [&](index_t first, index_t last) {
        for (index_t row = first; row < last && row < found.load(); ++row) {
            if (!bad(row)) continue;
            index_t known = found.load();
            while (row < known && !found.compare_exchange_weak(known, row)) {
            }
            return;
        }
    });
    return found == none ? -1 : found.load();
}

}  // namespace lapilli
