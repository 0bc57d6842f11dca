// SPDX-License-Identifier: BSD-3-Clause
// Letters that ask for condition numbers: TRSEN's JOB, and GEEVX's SENSE.
#pragma once

namespace lapilli::testing {

inline bool asks_for_values(char letter) { return letter == 'E' || letter == 'B'; }
// A subspace's, or vectors'.
inline bool asks_for_spaces(char letter) { return letter == 'V' || letter == 'B'; }

}  // namespace lapilli::testing
