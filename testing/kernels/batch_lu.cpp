// SPDX-License-Identifier: BSD-3-Clause
// LU factorizations of a batch and solutions with them, against plain loops of higher precision.
#include <algorithm>
#include <cmath>
#include <utility>

#include "batch_lu/launch.cuh"
#include "kernels/batch_stack.hpp"

namespace lapilli::kernel_tests {
namespace {

template <class T>
class BatchLu : public ::testing::Test {
  protected:
    using W = Wide<T>;
    struct Factored {
        Stack<T> lu, b;
        std::vector<index_t> pivots;
        std::vector<std::int64_t> infos;
        index_t steps = 0;

        index_t pivot(index_t k, index_t i) const { return pivots[static_cast<std::size_t>(k * steps + i)]; }
    };

    static simt::EmulatedStream stream(std::uint64_t seed) {
        return simt::EmulatedStream(simt::limits_like(90, 2), seed);
    }

    static Factored factor(const Stack<T>& given, const Stack<T>* b = nullptr, std::uint64_t seed = 1) {
        const index_t steps = std::min(given.rows, given.cols);
        Factored f{given, b == nullptr ? Stack<T>(0, 0, 0) : *b,
                   std::vector<index_t>(static_cast<std::size_t>(steps * given.count), -7),
                   std::vector<std::int64_t>(static_cast<std::size_t>(given.count), -7), steps};
        BatchLuArgs<T> args{f.lu.view(), f.pivots.data(), f.infos.data()};
        if (b != nullptr) args.b = f.b.view();
        EXPECT_EQ(args.violation(), nullptr);
        EXPECT_EQ(launch::run(stream(seed), args), launch::success);
        return f;
    }

    static double size(T x) {
        if constexpr (is_complex<T>)
            return std::abs(static_cast<double>(x.re)) + std::abs(static_cast<double>(x.im));
        else
            return std::abs(static_cast<double>(x));
    }

    /// L U = P A, and each pivot is the largest of its column.
    static void check(const Stack<T>& given, const Factored& f) {
        for (index_t k = 0; k < given.count; ++k) {
            ASSERT_EQ(f.infos[static_cast<std::size_t>(k)], 0);
            Stack<T> a(given.rows, given.cols, 1);
            for (index_t j = 0; j < given.cols; ++j) {
                for (index_t i = 0; i < given.rows; ++i) a(0, i, j) = given(k, i, j);
                for (index_t i = 0; i < f.steps; ++i) {
                    const index_t pivot = f.pivot(k, i) - 1;
                    ASSERT_TRUE(i <= pivot && pivot < given.rows) << "pivot " << i;
                    std::swap(a(0, i, j), a(0, pivot, j));
                }
            }
            for (index_t j = 0; j < given.cols; ++j) {
                for (index_t i = 0; i < given.rows; ++i) {
                    W sum(0);
                    double sizes = 0;
                    for (index_t l = 0; l <= std::min({i, j, f.steps - 1}); ++l) {
                        const W x = l == i ? W(1) : widen(f.lu(k, i, l)), y = widen(f.lu(k, l, j));
                        sum += x * y;
                        sizes += modulus(x) * modulus(y);
                    }
                    ASSERT_LE(modulus(sum - widen(a(0, i, j))), 4 * double(f.steps) * eps<T> * sizes)
                        << "L U - P A in " << i << ", " << j;
                    if (i > j) {
                        ASSERT_LE(modulus(widen(f.lu(k, i, j))),
                                  (is_complex<T> ? 1.415 : 1) * (1 + 8 * eps<T>));
                    }
                }
            }
        }
        expect_guards(f.lu, given);
    }
    static void factor_and_check(index_t m, index_t n, index_t count) {
        SCOPED_TRACE(::testing::Message() << count << " of " << m << " x " << n);
        const auto given = Stack<T>::random(m, n, count, seed_of(m, n));
        check(given, factor(given));
    }

    /// op(A)(i, j).
    static W element(const Stack<T>& a, index_t k, Op op, index_t i, index_t j) {
        const W x = widen(op == Op::none ? a(k, i, j) : a(k, j, i));
        return op == Op::adjoint ? conjugate(x) : x;
    }
    /// |op(A) X - B| of matrix k, as LAPACK's tests measure it.
    static void expect_solution(const Stack<T>& a, Op op, const Stack<T>& x, const Stack<T>& b, index_t k) {
        for (index_t j = 0; j < b.cols; ++j) {
            double largest = 0, sizes = 0, of_x = 0;
            for (index_t i = 0; i < b.rows; ++i) {
                W sum = -widen(b(k, i, j));
                double row = 0;
                for (index_t l = 0; l < b.rows; ++l) {
                    sum += element(a, k, op, i, l) * widen(x(k, l, j));
                    row += modulus(element(a, k, op, i, l));
                }
                largest = std::max(largest, modulus(sum));
                sizes = std::max(sizes, row);
                of_x = std::max(of_x, modulus(widen(x(k, i, j))));
            }
            ASSERT_LE(largest, 10 * double(b.rows) * eps<T> * sizes * of_x) << "column " << j;
        }
    }
};
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

/// Hadamard matrices: in each step all candidates are equal, and the first one is the pivot; the arithmetic is exact.
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
    for (const index_t n : {1, 3, 8, 13, 29, 32}) {
        SCOPED_TRACE(n);
        auto a = Stack<T>::random(n, n, n <= 8 ? 17 : 3, seed_of(n, 1));
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

TYPED_TEST(BatchLu, Solutions) {
    using T = TypeParam;
    int turn = 0;
    for (const index_t n : {1, 6, 8, 15, 32, 33, 50, 70}) {
        const Op op = turn % 3 == 0 ? Op::none : turn % 3 == 1 ? Op::transpose : Op::adjoint;
        ++turn;
        for (const index_t nrhs : {1, 2, 9}) {
            SCOPED_TRACE(::testing::Message() << n << static_cast<char>(op) << nrhs);
            const auto a = Stack<T>::random(n, n, 3, seed_of(n, 3));
            auto f = this->factor(a);
            const auto b = Stack<T>::random(n, nrhs, 3, seed_of(n, 4));
            auto x = b;
            f.infos[1] = 7;
            const auto args = BatchSolveArgs<T>::of_lu(op, std::as_const(f.lu).view(), f.pivots.data(),
                                                       x.view(), f.infos.data(), false, 0);
            ASSERT_EQ(args.violation(), nullptr);
            ASSERT_EQ(launch::run(this->stream(3), args), launch::success);
            for (const index_t k : {0, 2}) this->expect_solution(a, op, x, b, k);
            ASSERT_TRUE(x.same_matrix(b, 1)) << "skipped";
            expect_guards(x, b);
        }
    }
}

TYPED_TEST(BatchLu, Inverses) {
    using T = TypeParam;
    for (const index_t n : {1, 7, 20, 41}) {
        SCOPED_TRACE(n);
        const auto a = Stack<T>::random(n, n, 4, seed_of(n, 5));
        auto f = this->factor(a);
        for (index_t i = n / 2; i < n; ++i) f.lu(1, i, i) = T(0);
        f.pivots[static_cast<std::size_t>(3 * n)] = n + 2;
        Stack<T> c(n, n, 4), x = f.lu;
        const auto factors = std::as_const(f.lu).view();
        const BatchUnitArgs<T> unit{factors, f.pivots.data(), c.view(), f.infos.data(), -5};
        const BatchPutArgs<T> put{std::as_const(c).view(), x.view(), f.infos.data()};
        ASSERT_TRUE(unit.violation() == nullptr && put.violation() == nullptr);
        ASSERT_EQ(launch::run(this->stream(5), unit), launch::success);
        ASSERT_EQ(f.infos, (std::vector<std::int64_t>{0, n / 2 + 1, 0, -5}));
        Stack<T> ones(n, n, 4);
        for (index_t k = 0; k < 4; ++k) {
            for (index_t i = 0; i < n; ++i) {
                for (index_t j = 0; j < n; ++j) ones(k, i, j) = T(i == j ? 1 : 0);
            }
        }
        ASSERT_TRUE(same_bits(c.elements, ones.elements));
        const auto solve =
            BatchSolveArgs<T>::of_lu(Op::none, factors, f.pivots.data(), c.view(), f.infos.data(), false, 0);
        ASSERT_EQ(launch::run(this->stream(6), solve), launch::success);
        ASSERT_EQ(launch::run(this->stream(7), put), launch::success);
        for (const index_t k : {0, 2}) this->expect_solution(a, Op::none, x, ones, k);
        for (const index_t k : {1, 3}) ASSERT_TRUE(x.same_matrix(f.lu, k));
        expect_guards(x, f.lu);
    }
}

TYPED_TEST(BatchLu, PivotsThatAreNoRows) {
    using T = TypeParam;
    for (const index_t n : {7, 36}) {
        const auto a = Stack<T>::random(n, n, 4, 9), b = Stack<T>::random(n, 10, 4, 10);
        auto f = this->factor(a);
        f.pivots[static_cast<std::size_t>(n + 2)] = 0;
        f.pivots[static_cast<std::size_t>(3 * n + 5)] = n + 1;
        auto x = b;
        const auto args = BatchSolveArgs<T>::of_lu(Op::none, std::as_const(f.lu).view(), f.pivots.data(),
                                                   x.view(), f.infos.data(), true, -7);
        ASSERT_EQ(launch::run(this->stream(4), args), launch::success);
        ASSERT_EQ(f.infos, (std::vector<std::int64_t>{0, -7, 0, -7}));
        for (const index_t k : {1, 3}) ASSERT_TRUE(x.same_matrix(b, k));
        for (const index_t k : {0, 2}) this->expect_solution(a, Op::none, x, b, k);
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
