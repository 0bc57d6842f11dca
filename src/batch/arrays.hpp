// SPDX-License-Identifier: BSD-3-Clause
// The arrays of a batch on a device.
#pragma once

#include "batch/matrix_batch.hpp"

namespace lapilli {

/// Those of some of its matrices.
template <class T>
struct BatchOnDevice {
    MatrixBatch<T> a, b = {};
    real_t<T>* w = nullptr;
    T* tau = nullptr;
    index_t* pivots = nullptr;
    std::int64_t* infos = nullptr;
};

/// An array that a call only reads, among those that others write.
template <class E>
E* only_read(const E* array) {
    return const_cast<E*>(array);
}

}  // namespace lapilli
