// SPDX-License-Identifier: BSD-3-Clause
// The parameters of one call: sizes, options and the kind of matrix. Both the command line of the tester and
// the parameters of a test are converted to a Problem.
#pragma once

#include <complex>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "support/letters.hpp"

namespace lapilli::testing {

// The forms of a routine, named as in the routine table. plain: operands in one memory; async: the same on a
// queue; offset: with A as a parent and a position in it; mgpu: spread matrices; mgpu_async: the same with a
// queue, an x and a y on each device.
enum class Form { plain, async, offset, mgpu, mgpu_async };

inline const char* name_of(Form form) {
    constexpr const char* names[] = {"plain", "async", "offset", "mgpu", "mgpu_async"};
    return names[static_cast<int>(form)];
}

struct Problem : Letters {
    std::int64_t n = 0;           // order of the matrix (of Q for ORGTR and ORMTR), or its columns
    std::int64_t m = -1;          // rows if not square; -1: as many as columns
    std::int64_t k = 0;           // right-hand sides of POTRS and POSV; the other dimension of ORMTR's C
    std::int64_t pad = 0;         // leading dimensions are rows + pad
    std::int64_t nb = 0;          // width of the blocks of spread matrices; 0: the library's
    std::int64_t il = 0, iu = 0;  // bounds of a part of a spectrum; 0 and 0: the routine's choice
    double vl = 0, vu = 0;

    // BLAS only
    std::complex<double> alpha = 1, beta = 0;
    std::int64_t incx = 1, incy = 1;
    std::int64_t lda = 0;              // A's leading dimension if not 0
    std::int64_t row = 0, column = 0;  // the position of the submatrix A in its parent
    Form form = Form::plain;           // async, offset; mgpu_async for spread operands
    // Exceptions by operand name: the device (or on_host or another place of support/place.hpp) of operands
    // that are elsewhere, and the width of spread blocks. The queue counts as an operand.
    std::map<std::string, int, std::less<>> homes = {};
    std::map<std::string, std::int64_t, std::less<>> widths = {};

    std::string kind = "default";  // support/kinds.hpp; "default" is the routine's choice
    double cond = 1e3;
    std::string file;  // for kind "file"
    std::uint64_t seed = 1;
    bool poison = false;     // fills the triangle that the routine must not touch with NaN
    bool no_pivots = false;  // LU of batches without interchanges, of matrices that are diagonally dominant

    // Up to this order the checks form whole matrices, as LAPACK's tests do; above it they probe with 8
    // random vectors.
    std::int64_t full_check = 1500;

    // A size by its name in the routine table. A description that names it differently says so
    // (support/routine_of.hpp).
    std::int64_t& size(std::string_view name) {
        return name == "n"        ? n
               : name == "itype"  ? itype
               : name == "incx"   ? incx
               : name == "incy"   ? incy
               : name == "row"    ? row
               : name == "column" ? column
                                  : k;
    }

    std::int64_t rows() const { return m < 0 ? n : m; }
    std::int64_t c_rows() const { return side == 'L' ? n : k; }
    std::int64_t c_cols() const { return side == 'L' ? k : n; }
};

// Calls f for each combination of the options' letters; the last option's letters change fastest.
template <class P, class F>
void for_each_choice(const std::vector<Option>& options, P p, const F& f, std::size_t first = 0) {
    if (first == options.size()) return f(p);
    for (const char letter : options[first].letters) {
        p.choose(options[first].name, letter);
        for_each_choice(options, p, f, first + 1);
    }
}

// Makes an argument violate its bounds.
struct BadBound {
    const char* argument;
    void (*spoil)(Problem&);
};

}  // namespace lapilli::testing
