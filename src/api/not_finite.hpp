// SPDX-License-Identifier: BSD-3-Clause
// Where a NaN or an infinity is, in arrays of the caller that a routine has refused.
#pragma once

#include <string>

#include "base/scalar.hpp"

namespace lapilli {
class Context;
struct SpreadMatrix;
}  // namespace lapilli

namespace lapilli::api {

/// The part of an array that is searched: a whole matrix, an upper Hessenberg one, a Schur form, which is
/// Hessenberg or, if complex, upper triangular, a triangle, band or packed storage, a vector.
enum class Stored { whole, hessenberg, schur, triangle, band, packed, vector };

/// An array that a routine reads.
struct Input {
    const char* name;
    const void* data;            ///< null: it is spread
    const SpreadMatrix* spread;  ///< null: it is at one place
    char type;                   ///< s, d, c, z
    Stored stored;
    index_t rows, cols, ld;
};

/// "A(6, 1) = nan", counted from 1, the first column after column; "" where all are finite. Of a complex
/// diagonal the real parts count. What cannot be fetched is thrown.
std::string place_of_not_finite(Context& context, const Input& input, Uplo uplo);
/// "row 6 of A", or a column of an upper triangle: that with which the leading minor of this order ends,
/// where it is not finite after a factorization that has ended there. Only the row is known: where in it the
/// NaN was, the factorization has covered with others.
std::string row_of_not_finite(Context& context, const Input& input, Uplo uplo, index_t order);

}  // namespace lapilli::api
