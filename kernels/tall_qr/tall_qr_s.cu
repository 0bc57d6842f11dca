// SPDX-License-Identifier: BSD-3-Clause
#include "tall_qr/launch.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {
LAPILLI_TALL_QR_OPERATIONS(LAPILLI_RUN_S)
}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
