// SPDX-License-Identifier: BSD-3-Clause
// One call of a BLAS routine: all its arguments but the operands, the shapes that follow from them, and what is
// counted as its work. The suites and lapilli-test describe the BLAS by the files of this folder.
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

// What is known of a routine: all of it is in the routine table. The options are those in complex arithmetic.
struct BlasFacts : Facts {
    Blas id;
    bool complex_only;   // Hermitian: there is none for real numbers
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
    // The rank-k updates: C is square, and one triangle of it is updated.
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
    // As in the BLAS, C is then not touched at all.
    bool leaves_result() const { return used_beta() == 1.0 && (alpha == 0.0 || (facts().k != 0 && k == 0)); }
    std::string text() const;
};

// The call of a routine that is one of the BLAS.
BlasCase blas_case(const Routine& routine, const Problem& p);

// The routine that is called: in real arithmetic HERK is SYRK.
std::string name_in_table(const BlasCase& that);

// The options of that routine in the case's precision.
std::vector<Option> options_of(const BlasCase& that);

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

// Element l of a vector of that length in the memory that begins at its lowest address.
inline std::int64_t vector_index(std::int64_t length, std::int64_t inc, std::int64_t l) {
    return inc > 0 ? l * inc : (length - 1 - l) * -inc;
}

inline std::int64_t vector_extent(std::int64_t length, std::int64_t inc) {
    return length == 0 ? 0 : 1 + (length - 1) * std::abs(inc);
}

// Real operations, LAPACK's count.
double operations_of(const BlasCase& that);

// Bytes that a routine of level 2 must read: A once, of a symmetric matrix its triangle. 0 for level 3.
double bytes_of(const BlasCase& that);

// Of the precision's scalar.
std::size_t scalar_bytes(char precision);

}  // namespace lapilli::testing
