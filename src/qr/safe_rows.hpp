// SPDX-License-Identifier: BSD-3-Clause
// SafeColumns for a matrix that is distributed by rows: all devices scale a column by the same factor.
#pragma once

#include "matrix/row_blocks.hpp"
#include "qr/safe_columns.hpp"

namespace lapilli {

template <class T>
class SafeRowBlocks {
    using R = real_t<T>;

  public:
    /// Scales the columns that need it. Waits.
    SafeRowBlocks(Context& context, const RowBlocks<T>& a, const typename Reductions<T>::Work& work)
        : context_(context), a_(a) {
        const index_t n = a.cols();
        DistMatrix<const T> top;
        top.rows = a.top.rows;
        top.cyclic = Cyclic(n, n, 1);
        top.local = {a.top};
        constexpr Measure size{Combine::largest, Size::larger_part};
        const DistMatrix<const T> blocks = readable(a.blocks);
        std::vector<R> largest = Reductions<T>(context, top, 0, work).columns(size);
        const std::vector<R> below = Reductions<T>(context, blocks, 0, work).columns(size);
        for (std::size_t k = 0; k < below.size(); ++k) {
            R& of_column = largest[k % largest.size()];
            // NaN and infinities are kept.
            if (!(below[k] <= of_column) && std::isfinite(of_column)) of_column = below[k];
        }
        all_zero_ = std::all_of(largest.begin(), largest.end(), [](R x) { return x == R(0); });
        scaled_ = lines_to_scale(largest);
        for (const ScaledLine& one : scaled_) scale_column(one.at, -one.exponent);
        while (finite_ < n && std::isfinite(largest[static_cast<std::size_t>(finite_)])) ++finite_;
    }
    bool all_zero() const { return all_zero_; }
    /// The number of columns before the first one with a NaN or an infinity.
    index_t finite() const { return finite_; }
    /// Scales R, on and above the diagonal of the top, back to the scale of A.
    void restore_triangle() const {
        for (const ScaledLine& one : scaled_)
            scale_top(one.at, std::min(one.at + 1, a_.top.rows), one.exponent);
    }
    /// Scales the columns back. From solutions, the top and with `blocks_too` the blocks, it takes `common`
    /// back as well.
    void restore(int common, bool blocks_too) const {
        const std::vector<int> exponents = exponents_of(scaled_, a_.cols());
        for (index_t k = 0; k < a_.cols(); ++k) {
            const int exponent = exponents[static_cast<std::size_t>(k)];
            scale_by_power(context_.queue(0), exponent - common, a_.top.block(0, k, a_.top.rows, 1));
            scale_blocks(k, blocks_too ? exponent - common : exponent);
        }
    }
    SolutionScales of_solution() const { return {scaled_, a_.cols()}; }

  private:
    void scale_top(index_t column, index_t rows, int exponent) const {
        scale(context_.queue(0), Part::all, std::ldexp(R(1), exponent), a_.top.block(0, column, rows, 1));
    }

    void scale_column(index_t column, int exponent) const {
        scale_top(column, a_.top.rows, exponent);
        scale_blocks(column, exponent);
    }

    void scale_blocks(index_t column, int exponent) const {
        for (int d = 0; d < a_.distribution.devices; ++d)
            scale_by_power(context_.queue(d), exponent,
                           a_.block(d).block(0, column, a_.distribution.each(), 1));
    }

    Context& context_;
    const RowBlocks<T>& a_;
    std::vector<ScaledLine> scaled_;
    bool all_zero_ = false;
    index_t finite_ = 0;
};

}  // namespace lapilli
