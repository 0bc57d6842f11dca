// SPDX-License-Identifier: BSD-3-Clause
// The program's own xerbla_ and xerbla_64_, as LAPACK's test programs have them, and R, Octave and numpy.
#pragma once

#include <cstdint>
#include <string>

struct Complaint {
    std::string name;  ///< of the routine, without blanks at its end
    std::int64_t number = 0;
    bool is_wide = false;  ///< of xerbla_64_
};

/// The last complaint of either.
extern Complaint complaint;
