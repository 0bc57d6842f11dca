// SPDX-License-Identifier: BSD-3-Clause
// Many problems of one routine at once, each a call of the routine with a context of its own, a lane: several
// on a device, as long as they do not fill it. The scheduler says when; here is how.
#pragma once

#include "api/calls.hpp"
#include "base/order_of_work.hpp"

namespace lapilli::api {

/// The problems of a call, as the generated entry points hand them over.
struct Problems {
    index_t count;
    FunctionRef<index_t(index_t k)> order;  ///< that of problem k's work: larger ones come first
    /// The routine's entry point, for problem k; any thread calls it, with a lane.
    FunctionRef<lapilli_int(lapilli_context lane, index_t k)> solve;
    /// Its memory query.
    FunctionRef<lapilli_int(lapilli_context lane, index_t k, lapilli_memory* bytes)> memory;
};

/// Returns how many infos are not 0, and throws Error where the call was cancelled; infos tell then, too,
/// what was done.
lapilli_int solve_many(Context& context, const char* routine, const Problems& problems, lapilli_int* infos);

struct ManyOrders {
    index_t count;
    FunctionRef<index_t(index_t k)> order;
    FunctionRef<lapilli_int(lapilli_context lane, index_t k, lapilli_memory* bytes)> memory;
};
/// The memory of as many problems at a time as the devices would take.
lapilli_int memory_of_many(Context& context, const ManyOrders& problems, lapilli_memory* bytes);

}  // namespace lapilli::api
