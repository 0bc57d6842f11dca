// SPDX-License-Identifier: BSD-3-Clause
// Columns whose squares would overflow or underflow are scaled by powers of two during the computation. For a
// diagonal D, A D = Q (R D): Q and its reflectors do not change, and no digit of R changes. A right-hand side
// and its solution scale likewise.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "device/calls.hpp"
#include "matrix/pieces.hpp"
#include "norms/reductions.hpp"
#include "submitted/safe_scale.hpp"

namespace lapilli {

/// A row or column that is scaled by 2^-exponent.
struct ScaledLine {
    index_t at;
    int exponent;
};

/// The lines whose largest elements are too far from 1. Zeros, infinities and NaN are not scaled.
template <class R>
std::vector<ScaledLine> lines_to_scale(const std::vector<R>& largest) {
    std::vector<ScaledLine> scaled;
    for (std::size_t j = 0; j < largest.size(); ++j) {
        const int exponent = exponent_to_scale(largest[j]);
        if (exponent != 0) scaled.push_back({static_cast<index_t>(j), exponent});
    }
    return scaled;
}

/// The exponents of all `count` lines; 0 for those that are not scaled.
inline std::vector<int> exponents_of(const std::vector<ScaledLine>& scaled, index_t count) {
    std::vector<int> exponents(static_cast<std::size_t>(count));
    for (const ScaledLine& one : scaled) exponents[static_cast<std::size_t>(one.at)] = one.exponent;
    return exponents;
}

/// How a solution for scaled columns is scaled back: its rows first, then all of it by a common factor of
/// theirs, together with the factor of its right-hand side. With one of the two alone it may leave the range.
/// The common factor is the one nearest to 1, as a row may need none and be near an end of the range itself.
struct SolutionScales {
    int common;
    std::vector<ScaledLine> rows;

    /// Of `count` columns; some are scaled.
    SolutionScales(const std::vector<ScaledLine>& scaled, index_t count) {
        const std::vector<int> exponents = exponents_of(scaled, count);
        const auto [least, most] = std::minmax_element(exponents.begin(), exponents.end());
        common = exponents.empty() ? 0 : std::clamp(0, *least, *most);
        for (index_t j = 0; j < count; ++j) {
            const int exponent = exponents[static_cast<std::size_t>(j)] - common;
            if (exponent != 0) rows.push_back({j, exponent});
        }
    }
};

/// A := 2^exponent A. Powers out of range, those of two scales together, are taken in two steps.
template <class T>
void scale_by_power(Queue& queue, int exponent, const DeviceView<T>& a) {
    using R = real_t<T>;
    const int first = std::clamp(exponent, -most_exponent<R>, most_exponent<R>);
    for (const int step : {first, exponent - first}) {
        if (step != 0 && a.rows > 0 && a.cols > 0) scale(queue, Part::all, std::ldexp(R(1), step), a);
    }
}

template <class T>
class SafeColumns {
    using R = real_t<T>;

  public:
    using Work = typename Reductions<T>::Work;

    /// Scales the columns of A that need it. Waits.
    SafeColumns(Context& context, const DistMatrix<T>& a, const Work& work) : context_(context), a_(a) {
        const DistMatrix<const T> there = readable(a);
        const std::vector<R> largest =
            Reductions<T>(context, there, 0, work).columns({Combine::largest, Size::larger_part});
        all_zero_ = std::all_of(largest.begin(), largest.end(), [](R x) { return x == R(0); });
        all_finite_ = std::all_of(largest.begin(), largest.end(), [](R x) { return std::isfinite(x); });
        scaled_ = lines_to_scale(largest);
        for (const ScaledLine& one : scaled_) scale_column(one.at, a.rows, -one.exponent);
    }
    bool all_zero() const { return all_zero_; }
    bool all_finite() const { return all_finite_; }
    /// Scales R, on and above the diagonal, back to the scale of A.
    void restore_triangle() {
        for (const ScaledLine& one : scaled_)
            scale_column(one.at, std::min(one.at + 1, a_.rows), one.exponent);
    }
    /// Scales the columns back. From the first rows, the solutions, it takes `common` back as well.
    void restore(index_t solutions, int common) {
        const index_t others = a_.rows - solutions;
        const auto scale_back = [&](Queue& queue, int exponent, const DeviceView<T>& columns) {
            scale_by_power(queue, exponent - common, columns.block(0, 0, solutions, columns.cols));
            scale_by_power(queue, exponent, columns.block(solutions, 0, others, columns.cols));
        };
        if (scaled_.empty()) {
            for (int d = 0; d < a_.cyclic.devices(); ++d)
                scale_back(context_.queue(d), 0, a_.local[static_cast<std::size_t>(d)]);
            return;
        }
        const std::vector<int> exponents = exponents_of(scaled_, a_.cols());
        for (index_t k = 0; k < a_.cols(); ++k) {
            const Span one{k, 1};
            scale_back(context_.queue(owner_of(a_.cyclic, one)), exponents[static_cast<std::size_t>(k)],
                       columns_of(a_, one));
        }
    }
    SolutionScales of_solution() const { return {scaled_, a_.cols()}; }

  private:
    /// Scales the first `rows` rows of a column by a power of two.
    void scale_column(index_t column, index_t rows, int exponent) {
        const Span one{column, 1};
        scale(context_.queue(owner_of(a_.cyclic, one)), Part::all, std::ldexp(R(1), exponent),
              columns_of(a_, one).block(0, 0, rows, 1));
    }

    Context& context_;
    const DistMatrix<T>& a_;
    std::vector<ScaledLine> scaled_;
    bool all_zero_ = true, all_finite_ = true;
};

/// Scales rows of x.
template <class T>
void scale_rows(Queue& queue, const DeviceView<T>& x, const std::vector<ScaledLine>& rows) {
    for (const ScaledLine& one : rows) scale_by_power(queue, -one.exponent, x.block(one.at, 0, 1, x.cols));
}
/// Scales rows of x, which is distributed by columns.
template <class T>
void scale_rows(Context& context, const DistMatrix<T>& x, const std::vector<ScaledLine>& rows) {
    for (int d = 0; d < x.cyclic.devices(); ++d)
        scale_rows(context.queue(d), x.local[static_cast<std::size_t>(d)], rows);
}

}  // namespace lapilli
