// SPDX-License-Identifier: BSD-3-Clause
// Questions of a call to CUDA itself, through the driver, which every program that calls cuSOLVER has loaded:
// a CUDA runtime of this library's own could be another version than the program's.
#pragma once

#include <cstddef>

namespace lapilli::cusolver {

/// The number of the device that is current in this thread; -1 where there is none, and where the program has
/// made a context of its own on it: memory of that one is out of reach of the runtime, which liblapilli
/// computes with.
int current_device();

/// Whether work on the stream is recorded for a graph. True also where the stream must not be asked while
/// another one is.
bool is_capturing(void* stream);

/// An event that streams wait for; null where the driver has none.
void* make_event();
/// Work that is submitted to `after` from here on begins behind the work that `before` has now. By an event
/// of this function's user alone.
bool put_in_order(void* event, void* before, void* after);

/// Writes a number into device memory in the order of the stream, by a kernel that carries it: no memory of
/// the host is read later.
bool write_in_stream(int* address, int number, void* stream);

}  // namespace lapilli::cusolver
