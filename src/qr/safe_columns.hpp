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
    void restore() {
        for (const ScaledLine& one : scaled_) scale_column(one.at, a_.rows, one.exponent);
    }

    /// Scales row j of x, on all devices, like column j of A.
    void scale_rows(const DistMatrix<T>& x) const {
        for (const ScaledLine& one : scaled_) {
            for (int d = 0; d < x.cyclic.devices(); ++d) {
                const DeviceView<T>& local = x.local[static_cast<std::size_t>(d)];
                scale(context_.queue(d), Part::all, std::ldexp(R(1), -one.exponent),
                      local.block(one.at, 0, 1, local.cols));
            }
        }
    }

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

}  // namespace lapilli
