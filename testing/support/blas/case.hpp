// SPDX-License-Identifier: BSD-3-Clause
// One call of a BLAS routine: all arguments except the operands, the shapes that follow from them, and the
// operation count. The suites and lapilli-test describe the BLAS by the files of this folder.
#pragma once

#include <complex>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "support/problem.hpp"
#include "support/routine.hpp"

namespace lapilli::testing {

enum class Blas { gemv, symv, hemv, gemm, syrk, herk, syr2k, her2k, symm, hemm, trsm, trmm };

// Properties of a routine, all from the routine table. The options are those in complex arithmetic.
struct BlasFacts : Facts {
    Blas id;
    bool complex_only;   // Hermitian: does not exist in real arithmetic
    bool local, spread;  // exists for operands in one memory, and for spread matrices

    bool has(std::string_view wanted) const { return option(wanted) != nullptr; }
};

const BlasFacts& facts_of(Blas routine);

struct BlasCase : Problem {
    Blas routine = Blas::gemv;
    char precision = 'd';

    BlasCase() { m = 0; }
    BlasCase(const Problem& p, Blas which, char letter) : Problem(p), routine(which), precision(letter) {
        if (m == -1) m = n;
    }
    const BlasFacts& facts() const { return facts_of(routine); }
    bool complex_scalars() const { return precision == 'c' || precision == 'z'; }
    // In real arithmetic HERK is SYRK, and so on.
    bool hermitian() const { return facts().complex_only && complex_scalars(); }
    // Whether this is a rank-k update: C is square, and one triangle of it is updated.
    bool rank_k() const { return facts().level == 3 && facts().has("uplo") && !facts().has("side"); }
    // SYR2K and HER2K.
    bool two_terms() const { return routine == Blas::syr2k || routine == Blas::her2k; }
    // A is symmetric, Hermitian or triangular, and stored in one triangle.
    bool structured_a() const { return facts().has("uplo") && !rank_k(); }
    bool in_triangle(std::int64_t i, std::int64_t j) const { return uplo == 'L' ? i >= j : i <= j; }
    // HERK's alpha and beta and HER2K's beta are real.
    std::complex<double> used_alpha() const {
        return hermitian() && routine == Blas::herk ? alpha.real() : alpha;
    }
    std::complex<double> used_beta() const { return hermitian() && rank_k() ? beta.real() : beta; }
    // Whether the call leaves C untouched, as the BLAS requires.
    bool leaves_result() const { return used_beta() == 1.0 && (alpha == 0.0 || (facts().k != 0 && k == 0)); }
    std::string text() const;
};

// The call of a routine of the BLAS.
BlasCase blas_case(const Routine& routine, const Problem& p);

// The name of the called routine: in real arithmetic SYRK for HERK.
std::string name_in_table(const BlasCase& that);

// The options of that routine in the case's precision.
std::vector<Option> options_of(const BlasCase& that);

struct BlasShape {
    std::int64_t rows = 0, cols = 0;
};

// A and B as stored. Level 2: `in` and `out` are the lengths of x and y. Level 3: C is the result, which is B
// for TRSM and TRMM.
struct BlasShapes {
    BlasShape a, b, c;
    std::int64_t in = 0, out = 0;
};

BlasShapes shapes_of(const BlasCase& that);

// The index of element l of a vector of this length, relative to its lowest address.
inline std::int64_t vector_index(std::int64_t length, std::int64_t inc, std::int64_t l) {
    return inc > 0 ? l * inc : (length - 1 - l) * -inc;
}

inline std::int64_t vector_extent(std::int64_t length, std::int64_t inc) {
    return length == 0 ? 0 : 1 + (length - 1) * std::abs(inc);
}

// The number of real operations, by LAPACK's count.
double operations_of(const BlasCase& that);

// The bytes that a routine of level 2 must read: A once, of a symmetric matrix one triangle. 0 for level 3.
double bytes_of(const BlasCase& that);

// The size of the precision's scalar.
std::size_t scalar_bytes(char precision);

}  // namespace lapilli::testing
