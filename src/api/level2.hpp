// SPDX-License-Identifier: BSD-3-Clause
// What the entry points of the products of a matrix and a vector share.
#pragma once

#include "api/handles.hpp"
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

inline const char* letters(Structure structure) { return structure == Structure::general ? "NTC" : "LU"; }
inline const char* letter_name(Structure structure) {
    return structure == Structure::general ? "trans" : "uplo";
}

/// A vector argument of a call that waits, wherever it lives.
template <class T>
UserVector<T> user_vector(Context& context, T* data, index_t count, index_t inc) {
    return {first_element(data, count, inc), inc, context.device_of(data), !context.is_device_pointer(data)};
}

}  // namespace lapilli::api
