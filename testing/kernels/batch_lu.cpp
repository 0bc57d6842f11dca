// SPDX-License-Identifier: BSD-3-Clause
// LU factorizations of a batch, against plain loops of higher precision.
#include "kernels/batch_lu_checks.hpp"

namespace lapilli::kernel_tests {
namespace {

template <class T>
class BatchLu : public BatchLuChecks<T> {};
TYPED_TEST_SUITE(BatchLu, Scalars, ScalarNames);

TYPED_TEST(BatchLu, Squares) {
    for (const index_t n : {1, 2, 7, 8, 9, 16, 17, 31, 32}) this->factor_and_check(n, n, n <= 8 ? 18 : 3);
    for (const index_t n : {33, 40, 48, 65}) this->factor_and_check(n, n, n == 33 ? 2 : 1);
}

TYPED_TEST(BatchLu, Rectangles) {
    const std::pair<index_t, index_t> shapes[] = {{5, 8},  {8, 3},  {1, 9},   {13, 2},  {30, 17},
                                                  {3, 40}, {40, 3}, {70, 21}, {21, 70}, {34, 50}};
    for (const auto& [m, n] : shapes) this->factor_and_check(m, n, 2);
}

/// Hadamard matrices: in each step all candidates are equal, and the first one is the pivot; the arithmetic
/// is exact.
TYPED_TEST(BatchLu, TheFirstOfEqualCandidates) {
    using T = TypeParam;
    for (const index_t n : {4, 16, 32, 64}) {
        Stack<T> a(n, n, 1);
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < n; ++i)
                a(0, i, j) =
                    make<T>(__builtin_popcountll(static_cast<unsigned long long>(i & j)) % 2 ? -1 : 1, 0);
        }
        const auto f = this->factor(a);
        ASSERT_EQ(f.infos[0], 0);
        Stack<T> expected = a;
        for (index_t k = 0; k < n; ++k) {
            index_t pivot = k;
            for (index_t i = k + 1; i < n; ++i)
                if (this->size(expected(0, i, k)) > this->size(expected(0, pivot, k))) pivot = i;
            ASSERT_EQ(f.pivot(0, k), pivot + 1) << "column " << k << " of " << n;
            for (index_t j = 0; j < n; ++j) std::swap(expected(0, k, j), expected(0, pivot, j));
            for (index_t i = k + 1; i < n; ++i) {
                const T factor = narrow<T>(widen(expected(0, i, k)) / widen(expected(0, k, k)));
                for (index_t j = k; j < n; ++j)
                    expected(0, i, j) =
                        narrow<T>(widen(expected(0, i, j)) - widen(factor) * widen(expected(0, k, j)));
                expected(0, i, k) = factor;
            }
        }
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < n; ++i)
                ASSERT_EQ(widen(f.lu(0, i, j)), widen(expected(0, i, j))) << i << ", " << j;
        }
    }
}

/// Where a group of two panels does not fit into shared memory, one does; the bits are the same.
TYPED_TEST(BatchLu, LittleSharedMemory) {
    using T = TypeParam;
    if constexpr (sizeof(real_t<T>) == 4) return;
    const auto a = Stack<T>::random(400, 36, 1, seed_of(7));
    const auto f = this->factor(a, nullptr, 1, 86), expected = this->factor(a, nullptr, 2);
    this->check(a, f);
    ASSERT_TRUE(f.lu.same_matrix(expected.lu, 0));
    ASSERT_EQ(f.pivots, expected.pivots);
}

/// A bad matrix has its own info, and the others are bit by bit what they are without it.
TYPED_TEST(BatchLu, BadMatricesAmongGoodOnes) {
    using T = TypeParam;
    for (const index_t n : {6, 12, 20, 35}) {
        SCOPED_TRACE(n);
        const auto good = Stack<T>::random(n, n, 5, seed_of(n));
        auto bad = good;
        bad(1, 3, 2) = nan_of<T>();
        for (index_t i = 0; i < n; ++i) bad(2, i, 4) = T(0);  // the fifth column stays zero
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < n; ++i) bad(3, i, j) = T(0);
        }
        const auto expected = this->factor(good), f = this->factor(bad, nullptr, 2);
        for (const index_t k : {0, 4}) {
            ASSERT_EQ(f.infos[static_cast<std::size_t>(k)], 0);
            ASSERT_TRUE(f.lu.same_matrix(expected.lu, k)) << k;
        }
        ASSERT_EQ(f.infos[1], 0) << "a NaN is no zero";
        ASSERT_TRUE(is_nan(f.lu(1, n - 1, n - 1)));
        ASSERT_EQ(f.infos[2], 5);
        ASSERT_EQ(f.infos[3], 1);
        for (index_t i = 0; i < n; ++i) ASSERT_EQ(f.pivot(3, i), i + 1);
        // The factorization has gone on behind the zero pivot.
        for (index_t i = 0; i < n; ++i) ASSERT_TRUE(i == 4 || this->size(f.lu(2, i, i)) > 0) << i;
        // A NaN comes before all numbers of its column.
        auto nan = good;
        nan(0, n - 2, 0) = nan_of<T>();
        ASSERT_EQ(this->factor(nan).pivot(0, 0), n - 1);
    }
}

/// Numbers whose reciprocals overflow or vanish.
TYPED_TEST(BatchLu, EndsOfTheRange) {
    using T = TypeParam;
    using R = real_t<T>;
    for (const R scale : {std::numeric_limits<R>::min() / 4, std::numeric_limits<R>::max() / 64}) {
        for (const index_t n : {5, 34}) {
            Stack<T> a(n, n, 1);
            const auto unscaled = Stack<T>::random(n, n, 1, 5);
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < n; ++i) a(0, i, j) = scale * unscaled(0, i, j);
            }
            const auto f = this->factor(a), expected = this->factor(unscaled);
            ASSERT_EQ(f.infos[0], 0);
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < n; ++i) ASSERT_FALSE(is_nan(f.lu(0, i, j))) << i << ", " << j;
            }
            ASSERT_EQ(f.pivot(0, 0), expected.pivot(0, 0));
        }
    }
}

TYPED_TEST(BatchLu, FactorsWithASolution) {
    using T = TypeParam;
    for (const index_t n : {1, 3, 8, 13, 29, 32, 33, 70}) {
        SCOPED_TRACE(n);
        auto a = Stack<T>::random(n, n, n <= 8 ? 17 : n <= 32 ? 3 : 2, seed_of(n, 1));
        for (index_t i = 0; i < n; ++i) a(1, i, 0) = T(0);
        const auto b = Stack<T>::random(n, 1, a.count, seed_of(n, 2));
        const auto f = this->factor(a, &b), alone = this->factor(a);
        ASSERT_TRUE(same_bits(f.lu.elements, alone.lu.elements));
        ASSERT_EQ(f.pivots, alone.pivots);
        for (index_t k = 0; k < a.count; ++k) {
            ASSERT_EQ(f.infos[static_cast<std::size_t>(k)], k == 1 ? 1 : 0);
            if (k == 1) {
                ASSERT_TRUE(f.b.same_matrix(b, k));
            } else {
                this->expect_solution(a, Op::none, f.b, b, k);
            }
        }
        expect_guards(f.b, b);
    }
}

/// With all pivots on the diagonal, the bits are those with interchanges.
TYPED_TEST(BatchLu, WithoutInterchanges) {
    using T = TypeParam;
    const std::pair<index_t, index_t> shapes[] = {{1, 1},   {7, 7},   {8, 5},   {16, 16}, {9, 30},
                                                  {32, 32}, {33, 33}, {50, 40}, {21, 70}, {70, 21}};
    for (const auto& [m, n] : shapes) {
        SCOPED_TRACE(::testing::Message() << m << " x " << n);
        auto a = Stack<T>::random(m, n, 3, seed_of(m, n));
        for (index_t k = 0; k < 3; ++k) {
            for (index_t i = 0; i < std::min(m, n); ++i) a(k, i, i) = make<T>(3 * double(m), 1);
        }
        if (m > 3 && n > 3) {
            // The third pivot is 0, and there is another one below.
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < m; ++i) a(1, i, j) = T(i == j && i != 2 ? 1 : 0);
            }
            a(1, 3, 2) = T(1);
        }
        const auto expected = this->factor(a);
        auto f = expected;
        f.lu = a;
        const BatchLuArgs<T> args{f.lu.view(), nullptr, f.infos.data()};
        ASSERT_EQ(args.violation(), nullptr);
        ASSERT_EQ(launch::run(this->stream(2), args), launch::success);
        for (const index_t k : {0, 2}) {
            ASSERT_TRUE(f.lu.same_matrix(expected.lu, k)) << k;
            ASSERT_EQ(f.infos[static_cast<std::size_t>(k)], 0);
        }
        ASSERT_EQ(f.infos[1], m > 3 && n > 3 ? 3 : 0);
        expect_guards(f.lu, a);
    }
}

/// One triangle, from both sides, times alpha; a matrix with a zero on its diagonal keeps its B. The other
/// triangle is NaN. A triangle of the inverse by a Cholesky factor, whose diagonal is real; the other
/// triangle stays.

}  // namespace
}  // namespace lapilli::kernel_tests
