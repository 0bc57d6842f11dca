// SPDX-License-Identifier: BSD-3-Clause
// The letters of LAPACK's options, and what the drivers take for them.
#pragma once

#include <limits>

#include "base/letters.hpp"
#include "base/scalar.hpp"
#include "base/selection.hpp"

namespace lapilli::api {

inline bool is_one_of(char c, const char* letters) {
    for (; *letters != '\0'; ++letters) {
        if (upper_case(c) == *letters) return true;
    }
    return false;
}

inline Uplo uplo_of(char c) { return upper_case(c) == 'L' ? Uplo::lower : Uplo::upper; }
inline Side side_of(char side) { return is_left(side) ? Side::left : Side::right; }
inline bool is_turned(char trans) { return upper_case(trans) != 'N'; }
inline Op op_of(char trans) { return static_cast<Op>(upper_case(trans)); }
/// The operation of a matrix Q with Q^H Q = I: for real ones 'T' and 'C' are the same.
inline Op adjoint_of(char trans) { return is_turned(trans) ? Op::adjoint : Op::none; }
inline bool is_unit(char diag) { return upper_case(diag) == 'U'; }
/// Whether an expert driver uses the factors of this letter: rows 'R', columns 'C' or both alike 'Y'. It
/// makes them if fact is 'E', and reads them with given factors that *equed names.
inline bool uses_scale(char fact, const char* equed, char letter) {
    if (upper_case(fact) != 'F' || equed == nullptr) return upper_case(fact) == 'E';
    return upper_case(*equed) == letter || (upper_case(*equed) == 'B' && letter != 'Y');
}
inline Selection selection(char range, double vl, double vu, index_t il, index_t iu) {
    switch (upper_case(range)) {
        case 'V':
            return Selection::values(vl, vu);
        case 'I':
            return Selection::indices(il, iu);
        default:
            return Selection::all();
    }
}

/// Sizes as the routine table writes them.
inline index_t max(index_t a, index_t b) { return a > b ? a : b; }
inline index_t min(index_t a, index_t b) { return a < b ? a : b; }
/// A product of sizes that may not have been checked yet: 0 if one is negative, and the largest number on
/// overflow.
inline index_t product(index_t a, index_t b) {
    index_t result = 0;
    if (a <= 0 || b <= 0) return 0;
    return __builtin_mul_overflow(a, b, &result) ? std::numeric_limits<index_t>::max() : result;
}
/// The levels of BDSDC's tree over leaves of up to 25 rows: floor(log2(n / 26)), at least 0.
inline index_t levels_above_leaves(index_t n) {
    index_t levels = 0;
    for (index_t parts = n / 26; parts > 1; parts /= 2) ++levels;
    return levels;
}
/// Sums and differences saturate instead of wrapping.
inline index_t sum(index_t a, index_t b) {
    index_t result = 0;
    if (!__builtin_add_overflow(a, b, &result)) return result;
    return a < 0 ? std::numeric_limits<index_t>::min() : std::numeric_limits<index_t>::max();
}
inline index_t difference(index_t a, index_t b) {
    index_t result = 0;
    if (!__builtin_sub_overflow(a, b, &result)) return result;
    return a < 0 ? std::numeric_limits<index_t>::min() : std::numeric_limits<index_t>::max();
}
/// first + (last - first) |step|, the place of the last of numbers that are a step apart; 0 where there is
/// none.
inline index_t last_place(index_t first, index_t last, index_t step) {
    constexpr index_t most = std::numeric_limits<index_t>::max();
    if (step == 0 || first < 1 || last < first) return 0;
    const index_t apart = product(last - first, step > 0 ? step : step < -most ? most : -step);
    return apart > most - first ? most : first + apart;
}

}  // namespace lapilli::api
