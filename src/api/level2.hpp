// SPDX-License-Identifier: BSD-3-Clause
// From the arguments of GEMV, SYMV and HEMV to the drivers in blas/level2.hpp.
#pragma once

#include "api/calls.hpp"
#include "blas/level2.hpp"

namespace lapilli::api {

template <class T>
VectorProduct<T> vector_product(Context& context, Structure structure, char letter, index_t rows,
                                index_t cols, T alpha, T beta) {
    return {structure,
            upper_case(letter),
            rows,
            cols,
            alpha,
            beta,
            context.settings.text("level2.atomics") == "on"};
}

/// A vector argument of a call that waits, wherever it lives.
template <class T>
UserVector<T> user_vector(Context& context, T* data, index_t count, index_t inc) {
    return {first_element(data, count, inc), inc, context.device_of(data), !context.is_device_pointer(data)};
}

/// The first element of a submatrix.
template <class T>
T* element(T* a, index_t row, index_t column, index_t ld) {
    return a == nullptr ? nullptr : a + row + column * ld;
}

}  // namespace lapilli::api
