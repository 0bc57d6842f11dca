// SPDX-License-Identifier: BSD-3-Clause
// The CPU's LAPACK cannot be interrupted, but the progress callback continues to be called.
#pragma once

#include <optional>

#include "base/function_ref.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// Calls work() on a new thread and reports progress on this one. A call cancelled meanwhile ends only when
/// work() returns: a detached thread would still run at the end of the process, on data that no longer
/// exists.
void work_and_report(Context& context, FunctionRef<void()> work);

/// The result of work(), which runs on a new thread if there is a callback.
template <class Work>
auto while_reporting(Context& context, Work work) {
    if (context.progress == nullptr) return work();
    std::optional<decltype(work())> result;
    work_and_report(context, [&] { result.emplace(work()); });
    return *std::move(result);
}

}  // namespace lapilli
