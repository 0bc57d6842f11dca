// SPDX-License-Identifier: BSD-3-Clause
// The CPU's LAPACK cannot be interrupted, but the progress callback can go on being asked.
#pragma once

#include <chrono>
#include <exception>
#include <future>

#include "runtime/context.hpp"

namespace lapilli {

/// The result of work(). With a callback it computes on a thread of its own, and this one keeps reporting. A call that
/// is cancelled meanwhile ends when the work does: left alone it would still run when the process ends, and on what is
/// then gone.
template <class Work>
auto while_reporting(Context& context, Work work) {
    if (context.progress == nullptr) return work();
    auto result = std::async(std::launch::async, work);
    std::exception_ptr cancelled;
    while (result.wait_for(std::chrono::milliseconds(50)) != std::future_status::ready) {
        if (cancelled) {
            result.wait();
            break;
        }
        try {
            context.keep_reporting();
        } catch (...) {
            cancelled = std::current_exception();
        }
    }
    auto value = result.get();
    if (cancelled) std::rethrow_exception(cancelled);
    return value;
}

}  // namespace lapilli
