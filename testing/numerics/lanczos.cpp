// SPDX-License-Identifier: BSD-3-Clause
// Block Lanczos with thick restarts: all ends of a spectrum, inner products, multiple values, invariant
// spaces, what does not converge, and what is wrong.
#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "numerics/operators.hpp"

namespace lapilli::testing {
namespace {

template <class T>
struct Call {
    char which = 'S';
    std::int64_t n, nev, block, basis;
    Matrix<T> guess, x;
    double tol = sizeof(Real<T>) == 4 ? 2e-5 : 1e-9;
    std::int64_t maxit = 300;
    std::vector<Real<T>> w, resid;
    std::vector<lapilli_int> iter;

    Call(std::int64_t order, std::int64_t wanted, std::int64_t vectors, std::int64_t most)
        : n(order),
          nev(wanted),
          block(vectors),
          basis(most),
          guess(order, 0),
          x(order, wanted, 2),
          w(static_cast<std::size_t>(wanted), Real<T>(-7)),
          resid(static_cast<std::size_t>(wanted), Real<T>(-7)),
          iter(1, -7) {}

    lapilli_int run(lapilli_context ctx, lapilli_operator a, lapilli_operator b = nullptr) {
        return api::trlan<T>(ctx, which, n, nev, block, basis, a, b, guess.cols(), guess.data(), guess.ld(),
                             static_cast<Real<T>>(tol), maxit, w.data(), x.data(), x.ld(), resid.data(),
                             iter.data());
    }
    bool is_untouched() const {
        const Call fresh(n, nev, block, basis);
        return w == fresh.w && resid == fresh.resid && iter == fresh.iter && x.same_bits(fresh.x);
    }
    void expect_good(const Matrix<T>& a, double a_norm, const Matrix<T>* b = nullptr) const {
        Pairs<T>{x, w, resid, nev, tol, false}.expect_good(a, a_norm, b);
    }
};

template <class T>
class BlockLanczos : public ::testing::Test {};
TYPED_TEST_SUITE(BlockLanczos, Scalars, ScalarNames);

/// Products with errors that are not Hermitian: who asks for less than these gets it, who asks for more is
/// refused.
TYPED_TEST(BlockLanczos, ProductsWithErrors) {
    using T = TypeParam;
    const std::int64_t n = 40;
    const double errors = sizeof(Real<T>) == 4 ? 3e-2 : 1e-5;
    const Elements<T> exact = with_values<T>([&] {
        std::vector<double> values;
        for (std::int64_t i = 0; i < n; ++i) values.push_back(1.0 / static_cast<double>(i + 1));
        return values;
    }());
    const Elements<T> skewed = [&](std::int64_t i, std::int64_t j) {
        const double error = i == j ? 0 : errors * (i < j ? 1 : -1) * (1 + std::cos(double(i + 3 * j))) / 7;
        return exact(i, j) + T(static_cast<Real<T>>(error));
    };
    for (const int device_count : device_counts({0, 2})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, skewed);
        Call<T> call(n, 2, 3, 14);
        call.which = 'L';
        EXPECT_EQ(call.run(ctx, a), n + 2);
        EXPECT_TRUE(call.is_untouched());
        call.tol = 10 * errors;
        ASSERT_EQ(call.run(ctx, a), 0) << lapilli_last_error(ctx);
        EXPECT_NEAR(static_cast<double>(call.w[0]), 1, call.tol);
        EXPECT_NEAR(static_cast<double>(call.w[1]), 0.5, call.tol);
    }
}

/// Products that differ each time by more than the tolerance: the call ends soon, and tells residuals as they
/// are.
TYPED_TEST(BlockLanczos, ErrorsAboveTheTolerance) {
    using T = TypeParam;
    const std::int64_t n = 60;
    const double errors = sizeof(Real<T>) == 4 ? 2e-5 : 1e-9;
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        Operator<T> a(ctx, n, diagonal<T>([](std::int64_t i) { return 1.0 / static_cast<double>(i + 1); }));
        std::int64_t calls = 0;
        a.after = [&](lapilli_int k, const T* x, lapilli_int ldx, T* y) {
            ++calls;
            for (lapilli_int v = 0; v < k; ++v) {
                for (std::int64_t i = 0; i < n; ++i)
                    y[i + v * ldx] +=
                        T(static_cast<Real<T>>(errors * std::sin(double(7 * i + 3 * calls + v)))) *
                        (std::abs(x[i + v * ldx]) > Real<T>(0) ? T(1) : T(0));
            }
        };
        Call<T> call(n, 3, 3, 20);
        call.which = 'L';
        call.tol = errors / 5;
        call.maxit = 1000;
        const lapilli_int info = call.run(ctx, a);
        ASSERT_GT(info, 0) << lapilli_last_error(ctx);
        ASSERT_LE(info, 3) << lapilli_last_error(ctx);
        EXPECT_LT(call.iter[0], 60);
        for (std::size_t k = 0; k < 3; ++k) {
            EXPECT_NEAR(static_cast<double>(call.w[k]), 1.0 / static_cast<double>(k + 1), 100 * errors);
            EXPECT_LT(static_cast<double>(call.resid[k]), 100 * errors);
        }
    }
}

TYPED_TEST(BlockLanczos, EachEndOfALaplacian) {
    using T = TypeParam;
    using Form = typename Operator<T>::Form;
    const std::int64_t n = 70, nev = 6;
    for (const int device_count : device_counts({0, 1, 2})) {
        for (const char which : {'S', 'L', 'm'}) {
            for (const std::int64_t block : {1, 3}) {
                const FewRows ctx(device_count);
                SCOPED_TRACE(std::to_string(device_count) + " devices, which " + which + ", block " +
                             std::to_string(block));
                // 'M': -A with its largest values in front, all below zero.
                const Operator<T> a(ctx, n, laplacian<T>(which == 'm' ? -1 : 1),
                                    Form{block == 1 ? 'R' : 'C', 'H'});
                Call<T> call(n, nev, block, 24);
                call.which = which;
                ASSERT_EQ(call.run(ctx, a), 0) << lapilli_last_error(ctx);
                call.expect_good(a.matrix(), 4);
                for (std::int64_t k = 0; k < nev; ++k) {
                    const double value = laplacian_value(n, which == 'S' ? k : n - 1 - k);
                    EXPECT_NEAR(static_cast<double>(call.w[static_cast<std::size_t>(k)]),
                                which == 'm' ? -value : value, 10 * call.tol);
                }
                EXPECT_GT(call.iter[0], 0);
                EXPECT_EQ(lapilli_convergence(ctx, nullptr, nullptr, 0), call.iter[0] + 1);
            }
        }
    }
}

/// The basis grows beyond what one operation takes of vectors.
TYPED_TEST(BlockLanczos, ManyVectors) {
    using T = TypeParam;
    const std::int64_t n = 240, nev = 50;
    for (const int device_count : device_counts({0, 2})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, laplacian<T>());
        Call<T> call(n, nev, 5, 150);
        call.which = 'L';
        ASSERT_EQ(call.run(ctx, a), 0) << lapilli_last_error(ctx);
        call.expect_good(a.matrix(), 4);
        for (std::int64_t k = 0; k < nev; ++k)
            EXPECT_NEAR(static_cast<double>(call.w[static_cast<std::size_t>(k)]),
                        laplacian_value(n, n - 1 - k), 10 * call.tol);
    }
}

TYPED_TEST(BlockLanczos, InTheInnerProductOfB) {
    using T = TypeParam;
    const std::int64_t n = 60;
    const auto mass = [](std::int64_t i) { return 2 + std::cos(static_cast<double>(i)); };
    for (const int device_count : device_counts({0, 2})) {
        const FewRows ctx(device_count);
        const Elements<T> both = [&](std::int64_t i, std::int64_t j) {
            return laplacian<T>()(i, j) / static_cast<Real<T>>(mass(i));
        };
        const Operator<T> a(ctx, n, both), b(ctx, n, diagonal<T>(mass));
        Call<T> call(n, 4, 2, 20);
        call.which = 'L';
        ASSERT_EQ(call.run(ctx, a, b), 0) << lapilli_last_error(ctx);
        call.expect_good(a.matrix(), 4, &b.matrix());
    }
}

/// Near convergence little is left of a product, which B's inner product must not mistake for something else.
TYPED_TEST(BlockLanczos, TightTolerancesInTheInnerProductOfB) {
    using T = TypeParam;
    const std::int64_t n = 90;
    // B = I + 10 e e^T / n has the inverse I - 10 / 11 e e^T / n.
    const auto bordered = [](double c) -> Elements<T> {
        return [c](std::int64_t i, std::int64_t j) {
            return T(static_cast<Real<T>>((i == j ? 1 : 0) + c / static_cast<double>(n)));
        };
    };
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        const Elements<T> both = [&](std::int64_t i, std::int64_t j) {
            const Elements<T> of_a = laplacian<T>(), inverse = bordered(-10.0 / 11);
            T sum(0);
            for (std::int64_t k = std::max<std::int64_t>(0, j - 1); k <= std::min(n - 1, j + 1); ++k)
                sum += inverse(i, k) * of_a(k, j);
            return sum;
        };
        const Operator<T> a(ctx, n, both), b(ctx, n, bordered(10));
        for (const double units : {1e4, 100.0, 0.0}) {
            Call<T> call(n, 3, 4, 51);
            call.which = 'L';
            call.tol = units * ulp<T>;
            const lapilli_int info = call.run(ctx, a, b);
            // Accuracy beyond rounding errors is not claimed, and is not tried for ever.
            EXPECT_GE(info, 0) << lapilli_last_error(ctx);
            EXPECT_LE(info, units > 1000 ? 0 : 3);
            EXPECT_LT(call.iter[0], 200);
            call.tol = std::max(call.tol, 1e4 * ulp<T>);
            call.expect_good(a.matrix(), 4, &b.matrix());
        }
    }
}

TYPED_TEST(BlockLanczos, HardSpectra) {
    using T = TypeParam;
    const double huge = std::sqrt(static_cast<double>(std::numeric_limits<Real<T>>::max())) * 1e3;
    const std::int64_t n = 24;
    struct Case {
        const char* name;
        double norm;
        Elements<T> elements;
    };
    const Case cases[] = {
        {"zero", 1, diagonal<T>([](std::int64_t) { return 0.0; })},
        {"identity", 1, diagonal<T>([](std::int64_t) { return 1.0; })},
        {"three values", 3, diagonal<T>([](std::int64_t i) { return 1.0 + static_cast<double>(i % 3); })},
        {"indefinite", 12, diagonal<T>([](std::int64_t i) { return static_cast<double>(i) - 12; })},
        {"graded", 1, diagonal<T>([](std::int64_t i) { return std::pow(10.0, -static_cast<double>(i)); })},
        {"large", 4 * huge, laplacian<T>(huge)},
        {"small", 4 / huge, laplacian<T>(1 / huge)},
    };
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        for (const Case& c : cases) {
            // With bases of some vectors, and of all.
            for (const std::int64_t basis : {std::int64_t{10}, n}) {
                SCOPED_TRACE(std::string(c.name) + ", basis " + std::to_string(basis));
                const Operator<T> a(ctx, n, c.elements);
                Call<T> call(n, 3, 3, basis);
                ASSERT_EQ(call.run(ctx, a), 0) << lapilli_last_error(ctx);
                call.expect_good(a.matrix(), c.norm);
            }
        }
    }
}

TYPED_TEST(BlockLanczos, AllValuesOfSmallOrders) {
    using T = TypeParam;
    for (const int device_count : device_counts({0, 3})) {
        const FewRows ctx(device_count);
        for (const std::int64_t n : {1, 2, 5, 9}) {
            for (const std::int64_t block : {std::int64_t{1}, std::min<std::int64_t>(n, 2), n}) {
                const Operator<T> a(ctx, n, laplacian<T>());
                Call<T> call(n, n, block, n);
                ASSERT_EQ(call.run(ctx, a), 0) << lapilli_last_error(ctx);
                call.expect_good(a.matrix(), 4);
                for (std::int64_t k = 0; k < n; ++k)
                    EXPECT_NEAR(static_cast<double>(call.w[static_cast<std::size_t>(k)]),
                                laplacian_value(n, k), 10 * call.tol);
            }
        }
        const Operator<T> none(ctx, 0, laplacian<T>());
        Call<T> call(0, 0, 1, 0);
        EXPECT_EQ(call.run(ctx, none), 0);
    }
}

TYPED_TEST(BlockLanczos, GuessesAndWhatIsNotReached) {
    using T = TypeParam;
    const std::int64_t n = 60;
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, laplacian<T>());
        Call<T> call(n, 2, 2, 8);
        ASSERT_EQ(call.run(ctx, a), 0) << lapilli_last_error(ctx);
        Call<T> again(n, 2, 2, 8);
        again.guess = call.x;
        again.tol *= 10;
        ASSERT_EQ(again.run(ctx, a), 0) << lapilli_last_error(ctx);
        EXPECT_EQ(again.iter[0], 0);
        Call<T> early(n, 2, 2, 8);
        early.maxit = 1;
        EXPECT_EQ(early.run(ctx, a), 2);
        EXPECT_EQ(early.iter[0], 1);
        early.tol = 10;  // of expect_good: any residual
        early.expect_good(a.matrix(), 4);
    }
}

/// Close values and a basis of little room: residuals fall by a few percent in each restart, and go on to do
/// so where they are near those of rounding errors.
TYPED_TEST(BlockLanczos, ResidualsThatFallSlowly) {
    using T = TypeParam;
    const std::int64_t n = 40;
    const double eps = static_cast<double>(std::numeric_limits<Real<T>>::epsilon());
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, diagonal<T>([](std::int64_t i) {
                                return i == n - 1 ? 1.005
                                                  : static_cast<double>(i) / static_cast<double>(n - 2);
                            }));
        for (int k = 0; k < 6; ++k) {
            Call<T> call(n, 1, 1, 3);
            call.which = 'L';
            call.tol = 50 * eps;
            call.guess = Matrix<T>(n, 1);
            for (std::int64_t i = 0; i < n; ++i)
                call.guess(i, 0) =
                    T(static_cast<Real<T>>(i == n - 1 ? 1 : 1e5 * eps * std::cos(double(i * (i + k)))));
            EXPECT_EQ(call.run(ctx, a), 0) << k << ": " << lapilli_last_error(ctx);
            EXPECT_GT(call.iter[0], 10) << "the guess is too good";
            call.expect_good(a.matrix(), 1);
        }
    }
}

TYPED_TEST(BlockLanczos, OperatorsThatDoNotFit) {
    using T = TypeParam;
    const std::int64_t n = 30;
    const T nan(std::numeric_limits<Real<T>>::quiet_NaN());
    const Elements<T> skew = [](std::int64_t i, std::int64_t j) {
        return T(static_cast<Real<T>>(i < j ? 0.5 : i > j ? -0.5 : 1.0));
    };
    const auto indefinite = diagonal<T>([](std::int64_t i) { return i % 2 == 0 ? 1.0 : -1.0; });
    const Elements<T> with_nan = [&](std::int64_t i, std::int64_t j) {
        return i == 5 && j == 6 ? nan : T(i == j ? 1 : 0);
    };
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, laplacian<T>()), skewed(ctx, n, skew), bad(ctx, n, indefinite),
            broken(ctx, n, with_nan);
        struct Case {
            lapilli_operator a, b;
            lapilli_int info;
        };
        for (const Case& c :
             {Case{a, bad, n + 1}, Case{skewed, nullptr, n + 2},
              Case{broken, nullptr, LAPILLI_ERROR_NOT_FINITE}, Case{a, broken, LAPILLI_ERROR_NOT_FINITE}}) {
            Call<T> call(n, 3, 2, 10);
            EXPECT_EQ(call.run(ctx, c.a, c.b), c.info) << lapilli_last_error(ctx);
            EXPECT_TRUE(call.is_untouched());
        }
    }
}

TYPED_TEST(BlockLanczos, Arguments) {
    using T = TypeParam;
    const std::int64_t n = 20;
    const SmallBlocks ctx(simulated() ? 1 : 0);
    const Operator<T> a(ctx, n, laplacian<T>()), larger(ctx, n + 1, laplacian<T>());
    Call<T> c(n, 3, 2, 8);
    const auto call = [&](char which, std::int64_t order, std::int64_t nev, std::int64_t block,
                          std::int64_t basis, lapilli_operator of_a, lapilli_operator b, std::int64_t guess,
                          std::int64_t ldx0, double tol, std::int64_t maxit, std::int64_t ldx) {
        return api::trlan<T>(ctx, which, order, nev, block, basis, of_a, b, guess, c.guess.data(), ldx0,
                             static_cast<Real<T>>(tol), maxit, c.w.data(), c.x.data(), ldx, c.resid.data(),
                             c.iter.data());
    };
    const std::int64_t ld = c.x.ld();
    EXPECT_EQ(call('X', n, 3, 2, 8, a, nullptr, 0, n, 0, 5, ld), -1);
    EXPECT_EQ(call('S', -1, 3, 2, 8, a, nullptr, 0, n, 0, 5, ld), -2);
    EXPECT_EQ(call('S', n, n + 1, 2, 8, a, nullptr, 0, n, 0, 5, ld), -3);
    EXPECT_EQ(call('S', n, 3, 0, 8, a, nullptr, 0, n, 0, 5, ld), -4);
    EXPECT_EQ(call('S', n, 3, 2, 6, a, nullptr, 0, n, 0, 5, ld), -5);
    EXPECT_EQ(call('S', n, 3, 2, n + 1, a, nullptr, 0, n, 0, 5, ld), -5);
    EXPECT_EQ(call('S', n, 3, 2, 8, larger, nullptr, 0, n, 0, 5, ld), -6);
    EXPECT_EQ(call('S', n, 3, 2, 8, a, larger, 0, n, 0, 5, ld), -7);
    EXPECT_EQ(call('S', n, 3, 2, 8, a, nullptr, 3, n, 0, 5, ld), -8);

    EXPECT_EQ(call('S', n, 3, 2, 8, a, nullptr, 0, n - 1, 0, 5, ld), -10);
    EXPECT_EQ(call('S', n, 3, 2, 8, a, nullptr, 0, n, -1, 5, ld), -11);
    EXPECT_EQ(call('S', n, 3, 2, 8, a, nullptr, 0, n, 0, -1, ld), -12);
    EXPECT_EQ(call('S', n, 3, 2, 8, a, nullptr, 0, n, 0, 5, n - 1), -15);
    EXPECT_TRUE(c.is_untouched());
    lapilli_memory bytes{};
    EXPECT_EQ(api::trlan_memory<T>(ctx, n, 3, 2, 8, a, nullptr, &bytes), 0);
    EXPECT_EQ(api::trlan_memory<T>(ctx, n, 3, 2, 3, a, nullptr, &bytes), -4);
}

}  // namespace
}  // namespace lapilli::testing
