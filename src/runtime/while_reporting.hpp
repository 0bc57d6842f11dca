// SPDX-License-Identifier: BSD-3-Clause
// The CPU's LAPACK cannot be interrupted, but the progress callback can go on being asked.
#pragma once

#include <optional>

#include "base/function_ref.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// Calls work() on a thread of its own, and keeps reporting on this one. A call that is cancelled meanwhile ends when the work
/// does: left alone it would still run when the process ends, and on what is then gone.
void work_and_report(Context& context, FunctionRef<void()> work);

/// The result of work(), on a thread of its own where there is a callback.
template <class Work>
auto while_reporting(Context& context, Work work) {
    if (context.progress == nullptr) return work();
    std::optional<decltype(work())> result;
    work_and_report(context, [&] { result.emplace(work()); });
    return *std::move(result);
}

}  // namespace lapilli
