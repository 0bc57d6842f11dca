// SPDX-License-Identifier: BSD-3-Clause
// Small symmetric matrices made tridiagonal: Q T Q^T is the matrix again, and Q, as LAPACK makes it of the
// reflectors, orthogonal.
#include "iterative/tridiagonalize.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "host/lapack.hpp"
#include "iterative/small_matrix.hpp"
#include "support/precisions.hpp"
#include "support/random.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class Tridiagonalize : public ::testing::Test {};
TYPED_TEST_SUITE(Tridiagonalize, RealScalarsAs<::testing::Types>);

template <class R>
SmallMatrix<R> symmetric(index_t n, index_t zero_from) {
    SmallMatrix<R> g(n, n);
    const Stream stream(static_cast<std::uint64_t>(n), 3);
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = 0; i <= j; ++i) {
            const R x = stream.scalar<R>(static_cast<std::uint64_t>(i + j * n), -1, 1);
            g(i, j) = g(j, i) = i != j && j >= zero_from ? R(0) : x;
        }
    }
    return g;
}

TYPED_TEST(Tridiagonalize, TheMatrixComesBack) {
    using R = TypeParam;
    for (const index_t n : {1, 2, 3, 4, 5, 8, 48, 97}) {
        // All of it, a matrix that is diagonal from some row on, and a diagonal one.
        for (const index_t zero_from : {n, n / 2, index_t(0)}) {
            const SmallMatrix<R> g = symmetric<R>(n, zero_from);
            SmallMatrix<R> q = g;
            const auto order = static_cast<std::size_t>(n);
            std::vector<R> d(order), e(order), tau(order);
            tridiagonalize(q.view(), d.data(), e.data(), tau.data());
            ASSERT_EQ(host::orgtr('L', q.view(), tau.data()), 0);
            SmallMatrix<R> t(n, n);
            for (index_t i = 0; i < n; ++i) {
                const auto k = static_cast<std::size_t>(i);
                t(i, i) = d[k];
                if (i + 1 < n) t(i + 1, i) = t(i, i + 1) = e[k];
            }
            const SmallMatrix<R> qt = multiply<R>(Op::none, q.read(), Op::none, t.read()),
                                 back = multiply<R>(Op::none, qt.read(), Op::adjoint, q.read()),
                                 one = multiply<R>(Op::adjoint, q.read(), Op::none, q.read());
            const R bound = R(30) * std::sqrt(R(n)) * unit_roundoff<R>;
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < n; ++i) {
                    ASSERT_LE(std::abs(back(i, j) - g(i, j)), bound) << n << ": " << i << ", " << j;
                    ASSERT_LE(std::abs(one(i, j) - R(i == j ? 1 : 0)), bound) << n << ": " << i << ", " << j;
                }
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
