// SPDX-License-Identifier: BSD-3-Clause
#include "host/hard_pivots.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <utility>

#include "base/hard_pivots.hpp"
#include "base/instances.hpp"
#include "base/scaling.hpp"
#include "host/blas.hpp"

namespace lapilli::host {
namespace {

/// LAPACK's size of a pivot.
template <class T>
real_t<T> sum_of_parts(T x) {
    if constexpr (is_complex<T>) {
        return std::abs(x.real()) + std::abs(x.imag());
    } else {
        return std::abs(x);
    }
}

// A half of the columns after the other, so that most of it is products:
//
//     L1 | C1      left half: factored;  C := P C, C1 := L1^-1 C1, C2 -= L2 C1;  right half: factored from its first row on
//     L2 | C2
template <class T>
class LuByDivision {
  public:
    LuByDivision(HostView<T> a, std::vector<index_t>& pivots) : a_(a), pivots_(pivots) {}

    index_t run() {
        const index_t steps = std::min(a_.rows, a_.cols);
        pivots_.assign(static_cast<std::size_t>(steps), 0);
        factor(0, steps);
        if (steps < a_.cols) update(0, steps, a_.cols - steps);
        return info_;
    }

  private:
    void factor(index_t c, index_t width) {
        if (width == 0) return;
        if (width == 1) return factor_column(c);
        const index_t half = width / 2;
        factor(c, half);
        update(c, half, width - half);
        factor(c + half, width - half);
        interchange(c + half, width - half, c, half);
    }
    /// Applies `width` factored columns from c on to the next `count` ones.
    void update(index_t c, index_t width, index_t count) {
        const index_t next = c + width, below = a_.rows - next;
        interchange(c, width, next, count);
        const HostView<T> top = a_.block(c, next, width, count);
        trsm(Side::left, Uplo::lower, Op::none, true, T(1), a_.block(c, c, width, width), top);
        if (below > 0)
            gemm(Op::none, Op::none, T(-1), a_.block(next, c, below, width), top, T(1),
                 a_.block(next, next, below, count));
    }
    /// In `count` columns from `to` on the rows that `width` columns from c on have interchanged.
    void interchange(index_t c, index_t width, index_t to, index_t count) {
        for (index_t j = to; j < to + count; ++j) {
            for (index_t k = c; k < c + width; ++k)
                std::swap(a_(k, j), a_(pivots_[static_cast<std::size_t>(k)] - 1, j));
        }
    }
    void factor_column(index_t c) {
        index_t at = c;
        for (index_t i = c + 1; i < a_.rows; ++i) {
            if (sum_of_parts(a_(i, c)) > sum_of_parts(a_(at, c))) at = i;
        }
        pivots_[static_cast<std::size_t>(c)] = at + 1;
        const T pivot = a_(at, c);
        if (pivot == T(0)) {
            if (info_ == 0) info_ = c + 1;
            return;
        }
        std::swap(a_(c, c), a_(at, c));
        const TwoPowers<real_t<T>> by(exponent_of_hard_pivot(pivot));
        const T inverse = T(1) / (pivot * by.first * by.second);
        for (index_t i = c + 1; i < a_.rows; ++i) a_(i, c) = a_(i, c) * by.first * by.second * inverse;
    }

    HostView<T> a_;
    std::vector<index_t>& pivots_;
    index_t info_ = 0;
};

}  // namespace

/// The bits without the sign: sizes in their order.
template <class T>
auto bits_of_size(T x) {
    if constexpr (is_complex<T>) {
        return std::max(bits_of_size(x.real()), bits_of_size(x.imag()));
    } else {
        using Bits = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;
        return std::bit_cast<Bits>(x) << 1;
    }
}

/// The exponent, as it is stored, of such bits.
template <class Bits>
int exponent_of(Bits bits) {
    return static_cast<int>(bits >> (sizeof(Bits) == 4 ? 24 : 53));
}

/// Whether the sizes of all elements but zeros exclude tiny pivots. Integers are compared, without branches:
/// ten thousand doubles take about 8 us. Comparing the numbers takes longer.
template <class T>
bool are_usual(HostView<T> a) {
    using R = real_t<T>;
    using Limits = std::numeric_limits<R>;
    constexpr int low = sizeof(R) == 8 ? -400 : -30, high = sizeof(R) == 8 ? 115 : 16;
    static_assert(2 * low - high >= Limits::min_exponent - 1 + 2 * Limits::digits);
    const auto least = bits_of_size(std::ldexp(R(1), low));
    const auto span = bits_of_size(std::ldexp(R(1), high)) - least;
    for (index_t j = 0; j < a.cols; ++j) {
        const T* const column = a.at(0, j);
        unsigned others = 0;
        for (index_t i = 0; i < a.rows; ++i) {
            const auto bits = bits_of_size(column[i]);
            others |= static_cast<unsigned>(bits - least > span) & static_cast<unsigned>(bits != 0);
        }
        if (others != 0) return false;
    }
    return true;
}

/// Differences of elements that cancel are at least about eps^2 times as large as the elements, and what is
/// subtracted in the first step is at least the square of the smallest over the largest.
template <class T>
TinyPivots tiny_pivots(HostView<T> a) {
    using R = real_t<T>;
    using Limits = std::numeric_limits<R>;
    if (are_usual(a)) return TinyPivots::none;
    using Bits = decltype(bits_of_size(T()));
    const Bits bound = bits_of_size(Limits::min() / (unit_roundoff<T> * unit_roundoff<T>));
    // Zeros become the largest number.
    Bits least = std::numeric_limits<Bits>::max(), most = 0;
    for (index_t j = 0; j < a.cols; ++j) {
        const T* const column = a.at(0, j);
        for (index_t i = 0; i < a.rows; ++i) {
            const Bits bits = bits_of_size(column[i]);
            least = std::min<Bits>(least, bits - 1);
            most = std::max(most, bits);
        }
        if (least < bound - 1) return TinyPivots::likely;
    }
    if (most == 0) return TinyPivots::none;
    return 2 * exponent_of(least) - exponent_of(most) <= 2 * Limits::digits ? TinyPivots::possible
                                                                            : TinyPivots::none;
}

template <class T>
index_t getrf_by_division(HostView<T> a, std::vector<index_t>& pivots) {
    check_sizes(a.rows, a.cols);
    return LuByDivision<T>(a, pivots).run();
}

template <class T>
bool has_hard_pivots(HostView<const T> triangle) {
    for (index_t i = 0; i < triangle.rows; ++i) {
        if (exponent_of_hard_pivot(triangle(i, i)) != 0) return true;
    }
    return false;
}

template <class T>
void solve_with_hard_pivots(Uplo uplo, Op op, bool unit, HostView<const T> a, HostView<T> x) {
    std::vector<HardPivot> hard;
    if (!unit) hard = hard_pivots(a.rows, [&](index_t i) { return a(i, i); });
    const auto unknowns = [&](index_t first, index_t width) { return x.block(first, 0, width, x.cols); };
    substitute_by_pieces(
        Side::left, uplo, op, a.rows, hard,
        [&](index_t first, index_t width, int exponent) {
            const HostView<T> piece = unknowns(first, width);
            if (exponent == 0)
                return trsm(Side::left, uplo, op, unit, T(1), a.block(first, first, width, width), piece);
            const TwoPowers<real_t<T>> by(exponent);
            T pivot = a(first, first) * by.first * by.second;
            if (op == Op::adjoint) pivot = conjugate(pivot);
            for (index_t j = 0; j < x.cols; ++j) piece(0, j) = piece(0, j) * by.first * by.second / pivot;
        },
        [&](index_t first, index_t width, index_t to, index_t count) {
            const PlaceOfPiece place(Side::left, op, first, width, to, count);
            gemm(op, Op::none, T(-1), a.block(place.row, place.col, place.rows, place.cols),
                 unknowns(first, width), T(1), unknowns(to, count));
        });
}

/// A factor that keeps in range whatever has a quotient by the matrix in range, for any order.
template <class R>
R scale_before_reciprocals(R largest) {
    constexpr int goal = std::numeric_limits<R>::min_exponent / 4;
    if (!std::isfinite(largest) || largest >= std::ldexp(std::numeric_limits<R>::min(), -goal)) return R(1);
    return scale_to(goal, largest);
}

LAPILLI_INSTANCES(tiny_pivots, getrf_by_division, has_hard_pivots, solve_with_hard_pivots)
template float scale_before_reciprocals(float);
template double scale_before_reciprocals(double);

}  // namespace lapilli::host
