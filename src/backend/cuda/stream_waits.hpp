// SPDX-License-Identifier: BSD-3-Clause
// The driver's wait of a stream for a word in memory.
#pragma once

#include <cuda_runtime_api.h>

namespace lapilli::cuda {

/// Later work of the stream begins when word[0] is at least `value`; at once where the driver or the device
/// has no such waits. The stream's device is current.
void wait_for_value(cudaStream_t stream, const unsigned* word, unsigned value);

}  // namespace lapilli::cuda
