// SPDX-License-Identifier: BSD-3-Clause
// What liblapilli_cusolver needs of queues for calls that it submits, and the C API has not; exported as dropin_interface.hpp's functions.
// Each returns 0 or an error code, waits for nothing, and leaves its sentence to lapilli_last_error.
#pragma once

#include "lapilli/lapilli.h"

extern "C" {

/// Memory of the queue's device that is the caller's, for the scratch memory of calls on the queue: those for which it is enough take it,
/// in the order of the queue. 0 bytes: all calls have the queue's own. The address is a multiple of 256.
LAPILLI_API lapilli_int lapilli_private_queue_workspace(lapilli_queue queue, void* address,
                                                        lapilli_int bytes);

/// Zeros, in the order of the queue.
LAPILLI_API lapilli_int lapilli_private_submit_zeros(lapilli_queue queue, void* to, lapilli_int bytes);

/// Integers of 64 bits become integers of 32 bits, and integers of 32 bits unsigned ones of 64 bits, in the order of the queue.
LAPILLI_API lapilli_int lapilli_private_submit_narrow(lapilli_queue queue, const lapilli_int* from,
                                                      lapilli_int count, int* to);
LAPILLI_API lapilli_int lapilli_private_submit_wide(lapilli_queue queue, const int* from, lapilli_int count,
                                                    lapilli_int* to);
}
