// SPDX-License-Identifier: BSD-3-Clause
// A call of LOBPCG, for the suites that make such calls.
#pragma once

#include <vector>

#include "numerics/operators.hpp"

namespace lapilli::testing {

/// The arguments of a call, and its results.
template <class T>
struct LobpcgCall {
    using R = Real<T>;

    char which = 'S';
    std::int64_t n, nev, block;
    Matrix<T> y, guess, x;
    R tol = static_cast<R>(sizeof(R) == 4 ? 2e-5 : 1e-9);
    std::int64_t maxit = 400;
    std::vector<R> w, resid;
    std::vector<lapilli_int> iter;

    LobpcgCall(std::int64_t order, std::int64_t wanted, std::int64_t vectors)
        : n(order),
          nev(wanted),
          block(vectors),
          y(order, 0),
          guess(order, 0),
          x(order, vectors, 3),
          w(static_cast<std::size_t>(vectors), R(-7)),
          resid(static_cast<std::size_t>(vectors), R(-7)),
          iter(1, -7) {}

    lapilli_int run(lapilli_context ctx, lapilli_operator a, lapilli_operator b = nullptr,
                    lapilli_operator m = nullptr) {
        return api::lobpcg<T>(ctx, which, n, y.cols(), nev, block, a, b, m, y.data(), y.ld(), guess.cols(),
                              guess.data(), guess.ld(), tol, maxit, w.data(), x.data(), x.ld(), resid.data(),
                              iter.data());
    }
    bool is_untouched() const {
        const LobpcgCall fresh(n, nev, block);
        return w == fresh.w && resid == fresh.resid && iter == fresh.iter && x.same_bits(fresh.x);
    }

    void expect_good(const Matrix<T>& a, double a_norm, const Matrix<T>* b = nullptr,
                     double b_norm = 1) const {
        Pairs<T>{x, w, resid, nev, static_cast<double>(tol)}.expect_good(a, a_norm, b, b_norm);
    }
};

}  // namespace lapilli::testing
