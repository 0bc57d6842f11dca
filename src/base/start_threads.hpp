// SPDX-License-Identifier: BSD-3-Clause
// Helper threads, as many as the process may have.
#pragma once

#include <new>
#include <system_error>
#include <thread>
#include <vector>

#include "base/view.hpp"

namespace lapilli {

/// Starts work(k), k = 0 .. count-1, each on a new thread. If threads or memory run out, fewer start: those,
/// and the caller's, have to do all of the work.
template <class F>
void start_threads(std::vector<std::thread>& threads, index_t count, F work) {
    try {
        for (index_t k = 0; k < count; ++k) threads.emplace_back([work, k] { work(k); });
    } catch (const std::system_error&) {
        return;
    } catch (const std::bad_alloc&) {
        return;
    }
}

}  // namespace lapilli
