// SPDX-License-Identifier: BSD-3-Clause
// Tiny columns among others, in GESVX on the CPU: CPUs' BLAS and LAPACK multiply by reciprocals of pivots,
// which overflow there. A C, C powers of two, has none: (A C) Y = B with X = C Y, or (A C)^T X = C B. What
// LAPACK says of A C is turned into what it says of A.
#pragma once

#include <algorithm>
#include <vector>

#include "norms/norms.hpp"
#include "refine/expert/on_host.hpp"

namespace lapilli {

template <class T>
class TinyColumns {
    using R = real_t<T>;

  public:
    /// sizes: the largest element of each column. None where a column is not finite.
    TinyColumns(const std::vector<R>& sizes, ExpertOnHost<T>& there) : there_(there) {
        for (const R size : sizes) by_.push_back(host::scale_before_reciprocals(size));
        any_ = std::any_of(by_.begin(), by_.end(), [](R x) { return x != R(1); });
    }

    /// given: the factors are. solve(): LAPACK's info of the system in `there`.
    template <class Solve>
    index_t solve(bool given, Op op, Solve solve_system) {
        if (!any_) return solve_system();
        const bool plain = op == Op::none;
        scale_columns(false, given);
        if (!plain) scale_rows(there_.b.view(), false);
        const index_t info = solve_system();
        scale_columns(true, true);
        if (!plain) scale_rows(there_.b.view(), true);
        if (info == 0 || info > there_.a.view().rows) {
            if (plain) turn_solution();
            there_.out.rcond = 0;  // that of A C: expert_on_cpu takes the factors' then
        }
        measure_growth(info);
        return info;
    }

  private:
    /// A and, of the factors, U.
    void scale_columns(bool back, bool factors) {
        const HostView<T> a = there_.a.view(), u = there_.factors.view();
        for (index_t j = 0; j < a.cols; ++j) {
            const R by = factor(j, back);
            for (index_t i = 0; i < a.rows; ++i) a(i, j) *= by;
            for (index_t i = 0; factors && i <= j; ++i) u(i, j) *= by;
        }
    }
    void scale_rows(HostView<T> b, bool back) {
        for (index_t j = 0; j < b.cols; ++j) {
            for (index_t i = 0; i < b.rows; ++i) b(i, j) *= factor(i, back);
        }
    }
    /// As LAPACK does with a system that it has equilibrated.
    void turn_solution() {
        scale_rows(there_.x.view(), false);
        const auto [least, most] = std::minmax_element(by_.begin(), by_.end());
        for (R& bound : there_.out.bounds.forward) bound /= *least / *most;
    }
    /// LAPACK's: of a factorization that has failed, of the columns that it got to.
    void measure_growth(index_t info) {
        const HostView<const T> a(there_.a.view()), u(there_.factors.view());
        const index_t columns = info > 0 && info <= a.cols ? info : a.cols;
        constexpr Measure of_a{Combine::largest, Size::modulus},
            of_u{Combine::largest, Size::modulus, Part::upper};
        const R of_factors = largest_of(Reductions<T>(u.block(0, 0, columns, columns)).columns(of_u));
        there_.out.growth =
            of_factors == R(0)
                ? R(1)
                : largest_of(Reductions<T>(a.block(0, 0, a.rows, columns)).columns(of_a)) / of_factors;
    }
    R factor(index_t k, bool back) const {
        const R by = by_[static_cast<std::size_t>(k)];
        return back ? R(1) / by : by;
    }

    ExpertOnHost<T>& there_;
    std::vector<R> by_;
    bool any_ = false;
};

}  // namespace lapilli
