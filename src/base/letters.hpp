// SPDX-License-Identifier: BSD-3-Clause
// LAPACK's option letters, which may have either case.
#pragma once

namespace lapilli {

inline char upper_case(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
inline bool is_left(char side) { return upper_case(side) == 'L'; }
inline bool wants_vectors(char job) { return upper_case(job) == 'V'; }

}  // namespace lapilli
