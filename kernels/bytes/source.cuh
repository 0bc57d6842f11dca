// SPDX-License-Identifier: BSD-3-Clause
// An operand that becomes bytes, as it lies in memory.
#pragma once

#include "arch/simt.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Rows of op(A), or columns of op(B), and along them k; zeros behind both.
template <class T>
struct OperandSource {
    const T* a;
    std::int64_t ld, rows, k;
    bool rows_first, conjugate;

    LAPILLI_DEVICE T at(std::int64_t row, std::int64_t l) const {
        if (row >= rows || l >= k) return T(0);
        const T x = load(rows_first ? a + row + l * ld : a + l + row * ld);
        return conjugate ? conj(x) : x;
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
