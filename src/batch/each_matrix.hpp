// SPDX-License-Identifier: BSD-3-Clause
// A batch matrix by matrix: by threads of the CPU, or by the routine of one matrix.
#pragma once

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "base/start_threads.hpp"
#include "batch/user_batch.hpp"
#include "host/inside.hpp"
#include "matrix/matrix.hpp"

namespace lapilli {

/// Matrix k where the caller has it.
template <class T>
UserMatrix<T> where_it_is(const UserBatch<T>& batch, index_t k) {
    const HostView<T> x = batch.host(k);
    return {x.data, x.rows, x.cols, x.ld, batch.on_device()};
}

/// f(k) for k = 0 .. count-1 by at most `threads` threads, the caller's included. What one of them throws is
/// thrown when all have ended.
template <class F>
void by_threads(index_t count, index_t threads, F f) {
    std::atomic<index_t> next{0};
    std::exception_ptr thrown;
    std::mutex mutex;
    const auto work = [&] {
        const host::InsideScope inside;
        try {
            for (index_t k = next++; k < count; k = next++) f(k);
        } catch (...) {
            const std::lock_guard<std::mutex> lock(mutex);
            thrown = std::current_exception();
            next = count;
        }
    };
    std::vector<std::thread> others;
    start_threads(others, std::min(threads, count) - 1, [&work](index_t) { work(); });
    work();
    for (std::thread& one : others) one.join();
    if (thrown) std::rethrow_exception(thrown);
}

}  // namespace lapilli
