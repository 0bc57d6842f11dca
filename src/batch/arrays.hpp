// SPDX-License-Identifier: BSD-3-Clause
// The arrays of a batch: as a call gives them, and on a device.
#pragma once

#include "batch/matrix_batch.hpp"

namespace lapilli {

/// An array that a call only reads, among those that others write.
template <class E>
E* only_read(const E* array) {
    return const_cast<E*>(array);
}

/// Matrices a fixed stride apart, or with an address each: an array in host memory. They have not been looked
/// at: of an empty problem they may be anything.
template <class T>
struct GivenBatch {
    T* data = nullptr;
    T* const* places = nullptr;
    index_t ld = 0, stride = 0;

    constexpr GivenBatch() = default;
    constexpr GivenBatch(const T* matrices, index_t leading, index_t apart)
        : data(const_cast<T*>(matrices)), ld(leading), stride(apart) {}
    constexpr GivenBatch(const T* const* addresses, index_t leading)
        : places(const_cast<T* const*>(addresses)), ld(leading) {}

    constexpr MatrixBatch<T> strided(index_t rows, index_t cols, index_t count) const {
        return {data, rows, cols, ld, stride, count};
    }
};

/// All arrays of a call.
template <class T>
struct GivenArrays {
    GivenBatch<T> a, b = {};
    real_t<T>* w = nullptr;
    T* tau = nullptr;
    index_t* pivots = nullptr;
    index_t* infos = nullptr;
};

/// The arrays of some of a batch's matrices on a device.
template <class T>
struct BatchOnDevice {
    MatrixBatch<T> a, b = {};
    real_t<T>* w = nullptr;
    T* tau = nullptr;
    index_t* pivots = nullptr;
    std::int64_t* infos = nullptr;
};

}  // namespace lapilli
