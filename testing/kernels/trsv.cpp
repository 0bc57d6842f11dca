// SPDX-License-Identifier: BSD-3-Clause
// The solution of a triangular system for one vector, and for a few: residuals, row by row, and what must not
// be read or written.
#include <cmath>

#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "support/orders.hpp"
#include "trsv/args.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_TRSV_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

struct How {
    Uplo uplo;
    Op op;
    bool unit;
};

template <class T>
class Trsv : public ::testing::Test {
  protected:
    struct Place {
        int multiprocessors = 3;
        std::uint64_t seed = 0;
    };
    static constexpr How all_ways[8] = {
        {Uplo::lower, Op::none, false},     {Uplo::lower, Op::none, true},
        {Uplo::upper, Op::none, false},     {Uplo::lower, Op::adjoint, true},
        {Uplo::lower, Op::adjoint, false},  {Uplo::upper, Op::adjoint, false},
        {Uplo::upper, Op::transpose, true}, {Uplo::lower, Op::transpose, false}};

    static bool is_read(const How& how, index_t i, index_t j) {
        if (i == j) return !how.unit;
        return (i > j) == (how.uplo == Uplo::lower);
    }
    /// Solutions grow with each unknown by 1 / diagonal at most: sums of rows are 1.
    static Matrix<T> matrix(const How& how, index_t n, double diagonal = 2) {
        Matrix<T> a = random_matrix<T>(n, n, n + 3, seed_of(n, 7));
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < n; ++i) {
                if (!is_read(how, i, j)) {
                    a(i, j) = nan_of<T>();
                } else if (i == j) {
                    a(i, j) = make<T>(diagonal, 0.5 * diagonal);
                } else {
                    a(i, j) *= static_cast<real_t<T>>(1.0 / static_cast<double>(n));
                }
            }
        }
        return a;
    }
    static std::vector<T> solve(const How& how, const Matrix<T>& a, std::vector<T> x, T alpha,
                                const Place& place) {
        Matrix<T> columns(a.rows, 1, a.rows, T(0));
        columns.elements.assign(x.begin(), x.end());
        return solve(how, a, columns, alpha, place).elements;
    }
    /// The rows behind X stay as they are.
    static Matrix<T> solve(const How& how, const Matrix<T>& a, Matrix<T> x, T alpha, const Place& place) {
        const auto words = static_cast<std::size_t>(trsv_mail<T>(a.rows, x.cols));
        struct alignas(16) Two {
            std::uint64_t word[2];
        };
        std::vector<Two> mail(words / 2 + 1);
        const Matrix<T> before = x;
        x.elements.push_back(nan_of<T>());
        const TrsvArgs<T> args{how.uplo, how.op, how.unit, alpha, view(a), view(x), mail.data()->word};
        EXPECT_EQ(args.violation(), nullptr);
        const simt::EmulatedStream stream(simt::limits_like(90, place.multiprocessors), place.seed);
        EXPECT_EQ(launch::run(stream, args), launch::success);
        EXPECT_TRUE(is_nan(x.elements.back())) << "behind";
        EXPECT_EQ(reinterpret_cast<const std::uint64_t*>(mail.data())[words - 1], 0u) << "waited in vain";
        x.elements.pop_back();
        for (index_t j = 0; j < x.cols; ++j) {
            for (index_t i = x.rows; i < x.ld; ++i)
                EXPECT_TRUE(same_bits(std::vector<T>{before(i, j)}, std::vector<T>{x(i, j)})) << "below";
        }
        return x;
    }
    static std::vector<T> column(const Matrix<T>& x, index_t j) {
        const auto first = x.elements.begin() + static_cast<std::ptrdiff_t>(j * x.ld);
        return {first, first + static_cast<std::ptrdiff_t>(x.rows)};
    }
    /// |op(A) x - alpha b| against |op(A)| |x| + |b|, in every row.
    static void check(const How& how, const Matrix<T>& a, const std::vector<T>& b, T alpha,
                      const std::vector<T>& x) {
        const index_t n = a.rows;
        for (index_t i = 0; i < n; ++i) {
            Wide<T> residual = -widen(alpha) * widen(b[static_cast<std::size_t>(i)]);
            double scale = modulus(residual);
            for (index_t j = 0; j < n; ++j) {
                const bool turned = how.op != Op::none;
                const index_t row = turned ? j : i, col = turned ? i : j;
                Wide<T> element(0);
                if (how.unit && i == j) {
                    element = Wide<T>(1);
                } else if (is_read(how, row, col)) {
                    element = widen(a(row, col));
                    if (how.op == Op::adjoint) element = conjugate(element);
                } else {
                    continue;
                }
                const Wide<T> term = element * widen(x[static_cast<std::size_t>(j)]);
                residual += term;
                scale += modulus(term);
            }
            ASSERT_LE(modulus(residual), 40 * eps<T> * scale) << "row " << i << " of " << n;
        }
    }
};
TYPED_TEST_SUITE(Trsv, Scalars, ScalarNames);

TYPED_TEST(Trsv, AllWaysAndSizes) {
    using T = TypeParam;
    for (const How& how : this->all_ways) {
        for (const index_t n : {1, 2, 63, 64, 65, 130, 300}) {
            SCOPED_TRACE(::testing::Message() << "uplo " << static_cast<char>(how.uplo) << ", op "
                                              << static_cast<char>(how.op) << ", unit " << how.unit);
            const auto a = this->matrix(how, n);
            const auto b = random_vector<T>(n, 5);
            const T alpha = make<T>(0.75, -0.5);
            this->check(how, a, b, alpha, this->solve(how, a, b, alpha, {}));
        }
    }
}

/// Two triangles in one launch have the bits of one after the other: of a lower matrix, of an upper one, and
/// of the factors of LU.
TYPED_TEST(Trsv, TwoInOneLaunch) {
    using T = TypeParam;
    struct Pair {
        TrsvTriangle first, second;
    };
    const Pair pairs[] = {{{Uplo::lower, Op::none, false}, {Uplo::lower, Op::adjoint, false}},
                          {{Uplo::upper, Op::adjoint, false}, {Uplo::upper, Op::none, false}},
                          {{Uplo::lower, Op::none, true}, {Uplo::upper, Op::none, false}},
                          {{Uplo::upper, Op::transpose, false}, {Uplo::lower, Op::transpose, true}}};
    struct alignas(16) Two {
        std::uint64_t word[2];
    };
    for (const Pair& pair : pairs) {
        for (const index_t n : {1, 63, 64, 130, 300}) {
            SCOPED_TRACE(::testing::Message() << n << ", " << (&pair - pairs));
            // A unit triangle shares its matrix with another one, whose diagonal is read.
            Matrix<T> a = this->matrix({pair.first.uplo, pair.first.op, false}, n);
            if (pair.first.uplo != pair.second.uplo) {
                const Matrix<T> other = this->matrix({pair.second.uplo, pair.second.op, true}, n);
                for (index_t j = 0; j < n; ++j) {
                    for (index_t i = 0; i < n; ++i)
                        if (is_nan(a(i, j))) a(i, j) = other(i, j);
                }
            }
            const auto b = random_vector<T>(n, 5);
            const auto as_how = [](const TrsvTriangle& t) { return How{t.uplo, t.op, t.unit}; };
            const auto between = this->solve(as_how(pair.first), a, b, T(1), {});
            const auto expected = this->solve(as_how(pair.second), a, between, T(1), {});
            for (const bool in_place : {true, false}) {
                for (const int multiprocessors : {1, 2, 8}) {
                    std::vector<T> x = in_place ? b : std::vector<T>(b.size(), nan_of<T>());
                    std::vector<Two> mail(static_cast<std::size_t>(TrsvTwoArgs<T>::words(n)));
                    const TrsvTwoArgs<T> p{pair.first, pair.second,
                                           view(a),    in_place ? x.data() : b.data(),
                                           x.data(),   mail.data()->word};
                    ASSERT_EQ(p.violation(), nullptr);
                    const simt::EmulatedStream stream(simt::limits_like(90, multiprocessors), seed_of(n));
                    ASSERT_EQ(launch::run(stream, p), launch::success);
                    ASSERT_TRUE(same_bits(x, expected));
                }
            }
        }
    }
}

TYPED_TEST(Trsv, TheSameBitsInEveryOrderAndOnEveryDevice) {
    using T = TypeParam;
    for (const Op op : {Op::none, Op::adjoint}) {
        const How how{Uplo::lower, op, false};
        const auto a = this->matrix(how, 460);
        const auto b = random_vector<T>(460, 6);
        const auto expected = this->solve(how, a, b, T(1), {3, 0});
        for (const int multiprocessors : {1, 5, 8}) {
            for (const std::uint64_t seed : testing::orders(3, 0))
                EXPECT_TRUE(same_bits(expected, this->solve(how, a, b, T(1), {multiprocessors, seed})));
        }
    }
}

TYPED_TEST(Trsv, EndsOfTheRange) {
    using T = TypeParam;
    using R = real_t<T>;
    // The reciprocal of each would overflow, or lose its digits.
    for (const double exponent : {-0.9, 0.999}) {
        const double limit = std::log2(static_cast<double>(std::numeric_limits<R>::max()));
        const double size = std::exp2(std::trunc(exponent * limit));
        for (const How& how : this->all_ways) {
            if (how.unit) continue;
            auto a = this->matrix(how, 70, size);
            for (index_t j = 0; j < 70; ++j) {
                for (index_t i = 0; i < 70; ++i) {
                    if (i != j && this->is_read(how, i, j)) a(i, j) *= static_cast<R>(size);
                }
            }
            auto b = random_vector<T>(70, 8);
            for (T& value : b) value *= static_cast<R>(size);
            this->check(how, a, b, T(1), this->solve(how, a, b, T(1), {}));
            Matrix<T> two(70, 2, 70, T(0));
            std::copy(b.begin(), b.end(), two.elements.begin());
            std::copy(b.begin(), b.end(), two.elements.begin() + 70);
            this->check(how, a, b, T(1), this->column(this->solve(how, a, two, T(1), {}), 1));
        }
    }
}

TYPED_TEST(Trsv, ZerosAndNaNSpreadAsInASubstitution) {
    using T = TypeParam;
    const How how{Uplo::lower, Op::none, false};
    auto a = this->matrix(how, 200);
    std::vector<T> b(200, T(0));
    b[70] = T(1);
    a(70, 70) = T(0);
    auto x = this->solve(how, a, b, T(1), {});
    for (std::size_t i = 0; i < 70; ++i) EXPECT_EQ(x[i], T(0)) << i;
    EXPECT_FALSE(std::isfinite(modulus(widen(x[70])))) << "1 / 0";
    EXPECT_FALSE(std::isfinite(modulus(widen(x[199])))) << "behind it";

    a = this->matrix(how, 200);
    a(190, 3) = nan_of<T>();
    b = random_vector<T>(200, 9);
    x = this->solve(how, a, b, T(1), {});
    for (std::size_t i = 0; i < 190; ++i) EXPECT_FALSE(is_nan(x[i])) << i;
    for (std::size_t i = 190; i < 200; ++i) EXPECT_TRUE(is_nan(x[i])) << i;
}

TYPED_TEST(Trsv, SeveralVectors) {
    using T = TypeParam;
    const T alpha = make<T>(0.75, -0.5);
    for (const How& how : this->all_ways) {
        for (const auto& [n, columns] :
             {std::pair<index_t, index_t>{1, 2}, {65, 3}, {63, 8}, {200, 9}, {130, 17}}) {
            SCOPED_TRACE(::testing::Message() << "uplo " << static_cast<char>(how.uplo) << ", op "
                                              << static_cast<char>(how.op) << ", unit " << how.unit);
            const auto a = this->matrix(how, n);
            const auto b = random_matrix<T>(n, columns, n + 1, seed_of(n, columns));
            const auto x = this->solve(how, a, b, alpha, {});
            for (index_t j = 0; j < columns; ++j)
                this->check(how, a, this->column(b, j), alpha, this->column(x, j));
        }
    }
}

TYPED_TEST(Trsv, SeveralVectorsHaveTheSameBitsInEveryOrderAndOnEveryDevice) {
    using T = TypeParam;
    for (const Op op : {Op::none, Op::adjoint}) {
        const How how{Uplo::upper, op, false};
        const auto a = this->matrix(how, 330);
        auto b = random_matrix<T>(330, 9, 330, 6);
        for (index_t i = 0; i < 330; ++i) b(i, 1) = nan_of<T>();
        const auto expected = this->solve(how, a, b, T(1), {3, 0});
        for (index_t j = 0; j < 9; ++j) {
            const auto x = this->column(expected, j);
            if (j == 1) continue;
            this->check(how, a, this->column(b, j), T(1), x);
        }
        for (const int multiprocessors : {1, 8}) {
            for (const std::uint64_t seed : testing::orders(2, 0))
                EXPECT_TRUE(same_bits(expected.elements,
                                      this->solve(how, a, b, T(1), {multiprocessors, seed}).elements));
        }
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
