// SPDX-License-Identifier: BSD-3-Clause
// The frame around every entry point: one call at a time per context, exceptions become codes, what went
// wrong is kept as a sentence.
#pragma once

#include <vector>

#include "api/arguments.hpp"
#include "base/function_ref.hpp"

namespace lapilli::api {

/// A numerical routine, whose products are in this precision: f(context, arguments).
lapilli_int call(lapilli_context handle, const char* routine, CallPrecision precision,
                 FunctionRef<lapilli_int(Context&, Arguments&)> f) noexcept;

/// Anything else, f(context): the phases of the last routine stay.
lapilli_int ask_on(Context& context, const char* name, FunctionRef<lapilli_int(Context&)> f) noexcept;
lapilli_int ask(lapilli_context handle, const char* name, FunctionRef<lapilli_int(Context&)> f) noexcept;

/// A memory query, with its routine's precision: f(context, arguments) checks what decides it and returns the
/// footprint.
lapilli_int memory(lapilli_context handle, const char* name, CallPrecision precision, lapilli_memory* bytes,
                   FunctionRef<Footprint(Context&, Arguments&)> f) noexcept;

/// On one queue of the caller: f(context, queue, arguments) submits work to it and returns info; no phases,
/// no waiting. Operands must be in the memory of its device.
lapilli_int submit_to(lapilli_queue handle, const char* routine, CallPrecision precision,
                      FunctionRef<lapilli_int(Context&, UserQueue&, Arguments&)> f) noexcept;

/// The memory query of a routine on a queue: f(queue, arguments).
lapilli_int memory_on(lapilli_queue handle, const char* name, CallPrecision precision, lapilli_memory* bytes,
                      FunctionRef<Footprint(UserQueue&, Arguments&)> f) noexcept;

/// On one queue for each device: f(context, queues, arguments).
using Submit = FunctionRef<lapilli_int(Context&, const std::vector<UserQueue*>&, Arguments&)>;
lapilli_int submit_to_all(const lapilli_queue* handles, const char* routine, CallPrecision precision,
                          Submit f) noexcept;

/// The queues, one for each device of the context; empty if they are not that.
std::vector<UserQueue*> one_per_device(Context& context, const lapilli_queue* handles);

}  // namespace lapilli::api
