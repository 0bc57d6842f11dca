// SPDX-License-Identifier: BSD-3-Clause
// One call of a BLAS routine: all its arguments but the operands, the shapes that follow from them, and what is
// counted as its work.
#pragma once

#include <complex>
#include <cstdint>
#include <string>
#include <vector>

namespace lapilli::tester {

enum class Blas { gemv, symv, hemv, gemm, syrk, herk, syr2k, her2k, symm, hemm, trsm, trmm };

// What the command line and the harness need to know of a routine.
struct BlasFacts {
    Blas id;
    const char* name;  // without the letter of the precision
    int level;
    bool complex_only;
    bool has_m, has_k, has_uplo, has_transb, has_side;
    const char* trans;   // what op(A) may be; "" if there is no such argument
    bool local, spread;  // exists for operands in one memory, and for spread matrices
    bool hermitian, in_place;
};

// nullptr if there is none of this name.
const BlasFacts* find_blas(const std::string& name);
const std::vector<BlasFacts>& blas_routines();

struct BlasCase {
    Blas routine = Blas::gemv;
    char precision = 'd';
    char uplo = 'L', trans = 'N', transb = 'N', side = 'L', diag = 'N';
    std::int64_t m = 0, n = 0, k = 0;
    std::int64_t incx = 1, incy = 1;
    std::int64_t pad = 0;     // leading dimensions are rows + pad ...
    std::int64_t lda = 0;     // ... but A's is this one, unless it is 0
    std::int64_t offset = 0;  // A is the submatrix at (offset, offset) of its parent
    std::complex<double> alpha = 1, beta = 0;

    const BlasFacts& facts() const;
};

struct BlasShape {
    std::int64_t rows = 0, cols = 0;
};

// A and B as they are stored; of a routine of level 2, `in` and `out` are the lengths of x and y, and of one of
// level 3 C is what it computes: B of TRSM and TRMM.
struct BlasShapes {
    BlasShape a, b, c;
    std::int64_t in = 0, out = 0;
};

BlasShapes shapes_of(const BlasCase& that);

// Real operations, LAPACK's count.
double operations_of(const BlasCase& that);

// Bytes that a routine of level 2 must read: A once, of a symmetric matrix its triangle. 0 for level 3.
double bytes_of(const BlasCase& that);

// Of the precision's scalar.
std::size_t scalar_bytes(char precision);

}  // namespace lapilli::tester
