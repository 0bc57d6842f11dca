// SPDX-License-Identifier: BSD-3-Clause
// Letters that ask for condition numbers: TRSEN's JOB, and SENSE of GEESX and GEEVX.
#pragma once

namespace lapilli {

/// Whether the letter asks for condition numbers of values, and of vectors or of a subspace.
inline bool wants_values(char letter) { return letter == 'E' || letter == 'B'; }
inline bool wants_space(char letter) { return letter == 'V' || letter == 'B'; }

}  // namespace lapilli
