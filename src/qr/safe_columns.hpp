// SPDX-License-Identifier: BSD-3-Clause
// Columns whose squares would overflow or vanish, scaled by powers of two while they are worked on. With D diagonal A D = Q (R D), so
// that Q and its reflectors stay as they are, and no digit of R changes; a right-hand side and its solution scale alike.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "device/calls.hpp"
#include "matrix/pieces.hpp"
#include "norms/reductions.hpp"

namespace lapilli {

template <class T>
class SafeColumns {
    using R = real_t<T>;

  public:
    using Work = typename Reductions<T>::Work;

    /// Scales those columns of A that need it. Waits.
    SafeColumns(Context& context, const DistMatrix<T>& a, const Work& work) : context_(context), a_(a) {
        const DistMatrix<const T> there = readable(a);
        const std::vector<R> largest =
            Reductions<T>(context, there, 0, work).columns({Combine::largest, Size::larger_part});
        constexpr int limit = sizeof(R) == 8 ? 300 : 30, most = sizeof(R) == 8 ? 1000 : 120;
        for (std::size_t j = 0; j < largest.size(); ++j) {
            if (largest[j] != R(0)) all_zero_ = false;
            // Nothing helps a column of zeros, or one with what is no number.
            if (!std::isfinite(largest[j]) || largest[j] == R(0)) continue;
            const int exponent = std::ilogb(largest[j]);
            if (std::abs(exponent) > limit)
                scaled_.push_back({static_cast<index_t>(j), std::clamp(exponent, -most, most)});
        }
        for (const Scaled& one : scaled_) scale_column(one.column, a.rows, -one.exponent);
    }
    bool all_zero() const { return all_zero_; }
    /// R, on and above the diagonal, back to the scale of A.
    void restore_triangle() {
        for (const Scaled& one : scaled_)
            scale_column(one.column, std::min(one.column + 1, a_.rows), one.exponent);
    }
    void restore() {
        for (const Scaled& one : scaled_) scale_column(one.column, a_.rows, one.exponent);
    }

  private:
    struct Scaled {
        index_t column;
        int exponent;
    };
    /// Its first rows, by a power of two.
    void scale_column(index_t column, index_t rows, int exponent) {
        const Span one{column, 1};
        scale(context_.queue(owner_of(a_.cyclic, one)), Part::all, std::ldexp(R(1), exponent),
              columns_of(a_, one).block(0, 0, rows, 1));
    }

    Context& context_;
    const DistMatrix<T>& a_;
    std::vector<Scaled> scaled_;
    bool all_zero_ = true;
};

}  // namespace lapilli
