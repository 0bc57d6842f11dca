// SPDX-License-Identifier: BSD-3-Clause
// Solutions and inverses by the factors of a batch, against plain loops of higher precision.
#include "batch_lu/plan.hpp"
#include "kernels/batch_lu_checks.hpp"

namespace lapilli::kernel_tests {
namespace {
using arch::conj;

template <class T>
class BatchSolve : public BatchLuChecks<T> {};
TYPED_TEST_SUITE(BatchSolve, Scalars, ScalarNames);

TYPED_TEST(BatchSolve, Solutions) {
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

TYPED_TEST(BatchSolve, SolutionsWithoutInterchanges) {
    using T = TypeParam;
    for (const index_t n : {6, 32, 37}) {
        SCOPED_TRACE(n);
        auto a = Stack<T>::random(n, n, 2, seed_of(n, 6));
        for (index_t k = 0; k < 2; ++k) {
            for (index_t i = 0; i < n; ++i) a(k, i, i) = make<T>(3 * double(n), 1);
        }
        const auto b = Stack<T>::random(n, 1, 2, seed_of(n, 7));
        auto lu = a, x = b;
        std::vector<std::int64_t> infos(2, -7);
        BatchLuArgs<T> args{lu.view(), nullptr, infos.data()};
        if (n != 32) args.b = x.view();
        ASSERT_EQ(launch::run(this->stream(2), args), launch::success);
        const auto factors = std::as_const(lu).view();
        if (args.b.empty()) {
            ASSERT_EQ(
                launch::run(this->stream(3), BatchSolveArgs<T>::of_lu(Op::none, factors, nullptr, x.view(),
                                                                      infos.data(), true, -7)),
                launch::success);
        }
        ASSERT_EQ(infos, (std::vector<std::int64_t>{0, 0}));
        for (const index_t k : {0, 1}) this->expect_solution(a, Op::none, x, b, k);
    }
}

/// In place, with and without interchanges; matrices that have none, and bad pivots, do not change.
TYPED_TEST(BatchSolve, Inverses) {
    using T = TypeParam;
    for (const index_t n : {1, 7, 8, 13, 31, 32, 33, 49, 70}) {
        SCOPED_TRACE(n);
        auto a = Stack<T>::random(n, n, 5, seed_of(n, 5));
        auto f = this->factor(a);
        f.lu(1, n / 2, n / 2) = T(0);
        f.pivots[static_cast<std::size_t>(3 * n)] = n + 2;
        Stack<T> x = f.lu, ones(n, n, 5);
        for (index_t k = 0; k < 5; ++k) {
            for (index_t i = 0; i < n; ++i) {
                for (index_t j = 0; j < n; ++j) ones(k, i, j) = T(i == j ? 1 : 0);
            }
        }
        const BatchGetriArgs<T> args{x.view(), f.pivots.data(), f.infos.data(), -5};
        ASSERT_EQ(args.violation(), nullptr);
        ASSERT_EQ(launch::run(this->stream(5), args), launch::success);
        ASSERT_EQ(f.infos, (std::vector<std::int64_t>{0, n / 2 + 1, 0, -5, 0}));
        for (const index_t k : {0, 2, 4}) this->expect_solution(a, Op::none, x, ones, k);
        for (const index_t k : {1, 3}) ASSERT_TRUE(x.same_matrix(f.lu, k));
        expect_guards(x, f.lu);
        // The same bits next to the factors.
        const auto lu_before = f.lu;
        Stack<T> next_to_them(n, n, 5, 2);
        ASSERT_EQ(launch::run(this->stream(7), BatchGetriArgs<T>{f.lu.view(), f.pivots.data(), f.infos.data(),
                                                                 -5, next_to_them.view()}),
                  launch::success);
        ASSERT_EQ(f.infos, (std::vector<std::int64_t>{0, n / 2 + 1, 0, -5, 0}));
        ASSERT_TRUE(same_bits(f.lu.elements, lu_before.elements));
        for (const index_t k : {0, 2, 4}) {
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < n; ++i)
                    ASSERT_EQ(widen(next_to_them(k, i, j)), widen(x(k, i, j))) << i << ", " << j;
            }
        }
        for (const index_t k : {1, 3}) ASSERT_TRUE(next_to_them.same_matrix(Stack<T>(n, n, 5, 2), k));
        expect_guards(next_to_them, Stack<T>(n, n, 5, 2));
        for (index_t k = 0; k < 5; ++k) {
            for (index_t i = 0; i < n; ++i) a(k, i, i) = make<T>(3 * double(n), 1);
        }
        auto lu = a;
        BatchLuArgs<T> factors{lu.view(), nullptr, f.infos.data()};
        ASSERT_EQ(launch::run(this->stream(2), factors), launch::success);
        lu(1, n / 2, n / 2) = T(0);
        const auto given = lu;
        ASSERT_EQ(launch::run(this->stream(6), BatchGetriArgs<T>{lu.view(), nullptr, f.infos.data(), -5}),
                  launch::success);
        ASSERT_EQ(f.infos, (std::vector<std::int64_t>{0, n / 2 + 1, 0, 0, 0}));
        for (const index_t k : {0, 2, 3, 4}) this->expect_solution(a, Op::none, lu, ones, k);
        ASSERT_TRUE(lu.same_matrix(given, 1));
    }
}

/// Where 16 rows of a row block do not fit into shared memory, it has 8. At 130 panels of real matrices are
/// wide.
TYPED_TEST(BatchSolve, InversesWithLittleSharedMemory) {
    using T = TypeParam;
    constexpr index_t n = is_complex<T> ? 70 : 130;
    const auto a = Stack<T>::random(n, n, 2, 5);
    auto f = this->factor(a);
    DeviceLimits limits = simt::limits_like(90, 2);
    limits.shared_bytes = static_cast<int>(BatchGetriShape<T>::bytes(8, n));
    ASSERT_EQ(BatchGetriShape<T>::rows(n, limits.shared_bytes), 8);
    ASSERT_EQ(launch::run(simt::EmulatedStream(limits, 5),
                          BatchGetriArgs<T>{f.lu.view(), f.pivots.data(), f.infos.data(), -5}),
              launch::success);
    Stack<T> ones(n, n, 2);
    for (index_t k = 0; k < 2; ++k) {
        for (index_t i = 0; i < n; ++i) {
            for (index_t j = 0; j < n; ++j) ones(k, i, j) = T(i == j ? 1 : 0);
        }
        this->expect_solution(a, Op::none, f.lu, ones, k);
    }
}

TYPED_TEST(BatchSolve, Triangles) {
    using T = TypeParam;
    int turn = 0;
    // With 290 rows some threads have two.
    for (const index_t n : {1, 6, 8, 13, 32, 34, 70, 290}) {
        for (const Side side : {Side::left, Side::right}) {
            for (const Uplo uplo : {Uplo::lower, Uplo::upper}) {
                const Op op = turn % 3 == 0 ? Op::none : turn % 3 == 1 ? Op::transpose : Op::adjoint;
                const bool unit = turn % 4 == 1;
                const index_t sides = turn % 5 == 0 || n > 256 ? 1 : turn % 5 == 1 ? 2 : 9;
                const T alpha = turn % 7 == 3 ? T(1) : turn % 7 == 5 ? T(0) : make<T>(0.5, 2);
                ++turn;
                SCOPED_TRACE(::testing::Message() << n << static_cast<char>(side) << static_cast<char>(uplo)
                                                  << static_cast<char>(op) << unit << sides);
                // A whole matrix with the triangle's elements, for the check.
                auto stored = Stack<T>::random(n, n, 3, seed_of(n, turn)), whole = stored;
                for (index_t k = 0; k < 3; ++k) {
                    for (index_t j = 0; j < n; ++j) {
                        for (index_t i = 0; i < n; ++i) {
                            const bool in = uplo == Uplo::lower ? i > j : i < j;
                            const T diagonal = make<T>(double(n) + 1, 1);
                            whole(k, i, j) = i == j ? (unit ? T(1) : diagonal) : in ? whole(k, i, j) : T(0);
                            stored(k, i, j) = i == j ? (unit ? nan_of<T>() : diagonal)
                                              : in   ? whole(k, i, j)
                                                     : nan_of<T>();
                        }
                    }
                }
                const bool singular = !unit && alpha != T(0);
                if (singular) stored(1, n / 2, n / 2) = T(0);
                const index_t rows = side == Side::left ? n : sides, cols = side == Side::left ? sides : n;
                const auto b = Stack<T>::random(rows, cols, 3, seed_of(n, 4));
                auto x = b;
                std::vector<std::int64_t> infos(3, -7);
                const auto args = BatchSolveArgs<T>::of_trsm(
                    side, uplo, op, unit, alpha, std::as_const(stored).view(), x.view(), infos.data());
                ASSERT_EQ(args.violation(), nullptr);
                ASSERT_EQ(launch::run(this->stream(3), args), launch::success);
                ASSERT_EQ(infos, (std::vector<std::int64_t>{0, singular ? n / 2 + 1 : 0, 0}));
                if (singular) {
                    ASSERT_TRUE(x.same_matrix(b, 1));
                }
                expect_guards(x, b);
                // From the right, transposed: op(A)^T X^T = alpha B^T.
                Stack<T> to(n, sides, 3), solved(n, sides, 3);
                for (index_t k = 0; k < 3; ++k) {
                    for (index_t j = 0; j < sides; ++j) {
                        for (index_t i = 0; i < n; ++i) {
                            const auto at = [&](const Stack<T>& of) {
                                return side == Side::left ? of(k, i, j) : of(k, j, i);
                            };
                            to(k, i, j) = narrow<T>(widen(alpha) * widen(at(b)));
                            solved(k, i, j) = at(x);
                        }
                    }
                }
                if (side == Side::right) {
                    const auto given = whole;
                    for (index_t k = 0; k < 3; ++k) {
                        for (index_t j = 0; j < n; ++j) {
                            for (index_t i = 0; i < n; ++i)
                                whole(k, i, j) = narrow<T>(this->element(given, k, op, j, i));
                        }
                    }
                }
                for (const index_t k : {0, 2})
                    this->expect_solution(whole, side == Side::left ? op : Op::none, solved, to, k);
            }
        }
    }
}

TYPED_TEST(BatchSolve, InversesOfDefiniteMatrices) {
    using T = TypeParam;
    for (const index_t n : {1, 7, 8, 13, 32, 33, 75, 130}) {
        for (const Uplo uplo : {Uplo::lower, Uplo::upper}) {
            SCOPED_TRACE(::testing::Message() << n << static_cast<char>(uplo));
            // A = L L^H or U^H U
            auto factor = Stack<T>::random(n, n, 2, seed_of(n, 8));
            Stack<T> a(n, n, 2), ones(n, n, 2);
            for (index_t k = 0; k < 2; ++k) {
                for (index_t i = 0; i < n; ++i) factor(k, i, i) = make<T>(double(n) + 1, 0);
                const auto in = [&](index_t i, index_t j) {
                    if (uplo == Uplo::lower ? i < j : i > j) return Wide<T>(0);
                    return widen(factor(k, i, j));
                };
                for (index_t j = 0; j < n; ++j) {
                    for (index_t i = 0; i < n; ++i) {
                        auto sum = widen(T(0));
                        for (index_t l = 0; l < n; ++l)
                            sum += uplo == Uplo::lower ? in(i, l) * conjugate(in(j, l))
                                                       : conjugate(in(l, i)) * in(l, j);
                        a(k, i, j) = narrow<T>(sum);
                        ones(k, i, j) = T(i == j ? 1 : 0);
                        if (uplo == Uplo::lower ? i < j : i > j) factor(k, i, j) = nan_of<T>();
                    }
                }
            }
            factor(1, n - 1, n - 1) = T(0);
            const auto before = factor;
            std::vector<std::int64_t> infos(2, -7);
            const BatchPotriArgs<T> args{uplo, factor.view(), infos.data()};
            ASSERT_EQ(args.violation(), nullptr);
            ASSERT_EQ(launch::run(this->stream(4), args), launch::success);
            ASSERT_EQ(infos, (std::vector<std::int64_t>{0, n}));
            ASSERT_TRUE(factor.same_matrix(before, 1));
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < n; ++i) {
                    const bool in = uplo == Uplo::lower ? i >= j : i <= j;
                    ASSERT_EQ(in, !is_nan(factor(0, i, j))) << i << ", " << j;
                }
            }
            for (index_t j = 0; j < n; ++j) {
                ASSERT_EQ(widen(factor(0, j, j)), conjugate(widen(factor(0, j, j))));
                for (index_t i = 0; i < n; ++i)
                    if (is_nan(factor(0, i, j))) factor(0, i, j) = conj(factor(0, j, i));
            }
            this->expect_solution(a, Op::none, factor, ones, 0);
        }
    }
}

TYPED_TEST(BatchSolve, PivotsThatAreNoRows) {
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
