// SPDX-License-Identifier: BSD-3-Clause
// The numerical rank of an upper triangle, determined column by column: C. Bischof, Incremental condition
// estimation, SIAM Journal on Matrix Analysis and Applications 11 (1990).
#pragma once

#include <cmath>
#include <vector>

#include "host/lapack_qr.hpp"

namespace lapilli {

template <class T>
class NumericalRank {
    using R = real_t<T>;

  public:
    /// The rank is the order of the largest leading triangle whose smallest singular value, estimated, is at
    /// least rcond times its largest, and not 0.
    NumericalRank(R rcond, index_t order)
        : rcond_(rcond),
          of_largest_(static_cast<std::size_t>(order)),
          of_smallest_(static_cast<std::size_t>(order)) {}

    index_t rank() const { return rank_; }
    /// Adds the next column, down to its diagonal. Returns false once the rank is determined.
    bool add(const T* column) {
        if (rank_ == 0) return start(column[0]);
        const auto larger = host::laic1(true, rank_, of_largest_.data(), largest_, column, column[rank_]);
        const auto smaller = host::laic1(false, rank_, of_smallest_.data(), smallest_, column, column[rank_]);
        // The product may have vanished: a zero on the diagonal would be a divisor.
        if (smaller.estimate == R(0) || !(larger.estimate * rcond_ <= smaller.estimate)) return false;
        append(of_largest_, larger);
        append(of_smallest_, smaller);
        largest_ = larger.estimate;
        smallest_ = smaller.estimate;
        ++rank_;
        return true;
    }

  private:
    bool start(T first) {
        largest_ = smallest_ = std::abs(first);
        of_largest_[0] = of_smallest_[0] = T(1);
        if (largest_ != R(0)) rank_ = 1;
        return rank_ == 1;
    }
    void append(std::vector<T>& x, const host::ConditionStep<T>& step) const {
        const auto end = static_cast<std::size_t>(rank_);
        for (std::size_t i = 0; i < end; ++i) x[i] *= step.sine;
        x[end] = step.cosine;
    }

    R rcond_, largest_ = 0, smallest_ = 0;
    std::vector<T> of_largest_, of_smallest_;
    index_t rank_ = 0;
};

}  // namespace lapilli
