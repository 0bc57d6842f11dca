// SPDX-License-Identifier: BSD-3-Clause
// How operands of bytes lie in memory: panels of rows, and in a panel blocks of 16 of k, one after the other.
//
//     16 of k of all rows of a panel      8 rows of 16 bytes are what the tensor cores take
#pragma once

#include "base/scalar.hpp"

namespace lapilli {

/// The place of byte l of row `row` in block `block` of a panel of `panel_rows` rows.
constexpr index_t place_of_byte(index_t block, index_t panel_rows, index_t row, index_t l) {
    return (block * panel_rows + row % panel_rows) * 16 + l % 16;
}

}  // namespace lapilli
