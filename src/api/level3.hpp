// SPDX-License-Identifier: BSD-3-Clause
// What the entry points of the products of matrices share.
#pragma once

#include "api/handles.hpp"

namespace lapilli::api {

inline Op op_of(char trans) { return static_cast<Op>(upper_case(trans)); }
inline Side side_of(char side) { return static_cast<Side>(upper_case(side)); }

/// What SYRK and its kin take for trans, as the BLAS's do: for real matrices 'C' means 'T'.
template <class T>
const char* rank_k_letters(bool hermitian) {
    return !is_complex<T> ? "NTC" : hermitian ? "NC" : "NT";
}

}  // namespace lapilli::api
