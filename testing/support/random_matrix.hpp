// SPDX-License-Identifier: BSD-3-Clause
// A matrix with entries uniform in (-1, 1).
#pragma once

#include "support/matrix.hpp"
#include "support/random.hpp"

namespace lapilli::testing {

template <class T>
Matrix<T> random_matrix(std::int64_t rows, std::int64_t cols, std::int64_t pad, const Stream& stream) {
    Matrix<T> X(rows, cols, pad);
    parallel_for(cols, rows, [&](std::int64_t j) {
        for (std::int64_t i = 0; i < rows; ++i) {
            X(i, j) = stream.scalar<T>(static_cast<std::uint64_t>(i + j * rows), -1, 1);
        }
    });
    return X;
}

}  // namespace lapilli::testing
