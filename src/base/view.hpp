// SPDX-License-Identifier: BSD-3-Clause
// Matrix views: pointer, rows, columns, leading dimension, and in the type whether host code may touch the
// elements.
#pragma once

#include "base/scalar.hpp"

namespace lapilli {

enum class Space { host, device };

/// A column-major, non-owning view. Only host views give their elements away.
template <class T, Space S>
struct BasicView {
    T* data = nullptr;
    index_t rows = 0;
    index_t cols = 0;
    index_t ld = 0;

    T* at(index_t i, index_t j) const { return data + i + j * ld; }

    T& operator()(index_t i, index_t j) const requires(S == Space::host) { return *at(i, j); }

    BasicView block(index_t i, index_t j, index_t m, index_t n) const { return {at(i, j), m, n, ld}; }
    bool empty() const { return rows == 0 || cols == 0; }

    template <class U>
    requires(!std::is_const_v<T> && std::is_same_v<U, const T>) operator BasicView<U, S>() const {
        return {data, rows, cols, ld};
    }
};

template <class T>
using HostView = BasicView<T, Space::host>;
template <class T>
using DeviceView = BasicView<T, Space::device>;

}  // namespace lapilli
