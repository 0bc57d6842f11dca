// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factorization on one device, submitted without waiting.
#pragma once

#include <algorithm>

#include "device/calls.hpp"
#include "factor/potrf.hpp"

namespace lapilli {

/// Overwrites the lower triangle of work.a with L. info[0] in the device's memory becomes LAPACK's info in
/// the order of the main queue, or potrf_gave_up.
template <class T>
void submit_potrf(Context& context, PotrfWork<T>& work, index_t* info);
/// The same of the lower triangle of at most potrf_one_block<T> columns, by one operation without workspace.
template <class T>
void submit_potrf(Context& context, Queue& queue, const DeviceView<T>& a, index_t* info) {
    context.note_schedule(false);
    submit(queue, PotrfPanelArgs<T>{a, nullptr, 0, info, nullptr});
}
/// Whether it may factor A, the only matrix of a device.
template <class T>
bool is_one_block(const Context& context, const PotrfPlan& plan, index_t n) {
    return !plan.on_cpu && n <= std::min(potrf_one_block<T>, context.settings.integer("potrf.nb"));
}

}  // namespace lapilli
