// SPDX-License-Identifier: BSD-3-Clause
#include "runtime/while_reporting.hpp"

#include <chrono>
#include <exception>
#include <future>

namespace lapilli {

void work_and_report(Context& context, FunctionRef<void()> work) {
    auto done = std::async(std::launch::async, [work] { work(); });
    std::exception_ptr cancelled;
    while (done.wait_for(std::chrono::milliseconds(50)) != std::future_status::ready) {
        if (cancelled) {
            done.wait();
            break;
        }
        try {
            context.keep_reporting();
        } catch (...) {
            cancelled = std::current_exception();
        }
    }
    done.get();
    if (cancelled) std::rethrow_exception(cancelled);
}

}  // namespace lapilli
