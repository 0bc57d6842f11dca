// SPDX-License-Identifier: BSD-3-Clause
// How much of a device a panel takes while an update runs next to it.
#pragma once

#include "base/scalar.hpp"

namespace lapilli {

/// Thread blocks of a panel, and of what is between two, during an update: their shared memory holds the
/// panel, and its time is that of all multiprocessors (H200, d, 64 columns: 76 us of 5000 rows on 48 or 132,
/// 87 and 74 us of 10000).
template <class T>
index_t panel_blocks(index_t rows) {
    return (rows > 7000 ? 64 : 48) * (is_complex<T> ? 2 : 1);
}

}  // namespace lapilli
