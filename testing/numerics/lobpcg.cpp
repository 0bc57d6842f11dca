// SPDX-License-Identifier: BSD-3-Clause
// LOBPCG, whose operators are functions of this test: pairs by their residuals, as the test computes them, and by known values.
#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>

#include "numerics/lobpcg_call.hpp"

namespace lapilli::testing {
namespace {

template <class T>
using Call = LobpcgCall<T>;

template <class T>
class Lobpcg : public ::testing::Test {};
TYPED_TEST_SUITE(Lobpcg, Scalars, ScalarNames);

TYPED_TEST(Lobpcg, BothEndsOfALaplacian) {
    using T = TypeParam;
    using Form = typename Operator<T>::Form;
    const std::int64_t n = 60;
    for (const int device_count : device_counts({0, 1, 2})) {
        for (const char which : {'S', 'L', 's', 'l'}) {
            for (const Form form : {Form{'C', 'H'}, Form{'R', 'H'}, Form{'c', 'D'}, Form{'r', 'd'}}) {
                const bool lower = which >= 'a';
                if ((form.order >= 'a') != lower) continue;
                const Form upper{static_cast<char>(std::toupper(form.order)),
                                 static_cast<char>(std::toupper(form.place))};
                if (upper.place == 'D' && device_count == 0) continue;
                const FewRows ctx(device_count);
                SCOPED_TRACE(std::to_string(device_count) + " devices, which " + which + ", form " +
                             form.order + form.place);
                const Operator<T> a(ctx, n, laplacian<T>(), upper);
                Call<T> call(n, 3, 6);
                call.which = which;
                ASSERT_EQ(call.run(ctx, a), 0) << lapilli_last_error(ctx);
                call.expect_good(a.matrix(), 4);
                for (std::int64_t k = 0; k < 3; ++k) {
                    const double value = laplacian_value(n, std::toupper(which) == 'S' ? k : n - 1 - k);
                    EXPECT_NEAR(static_cast<double>(call.w[static_cast<std::size_t>(k)]), value,
                                10 * static_cast<double>(call.tol));
                }
                std::vector<double> history(1000);
                std::vector<lapilli_int> converged(1000);
                ASSERT_EQ(lapilli_convergence(ctx, history.data(), converged.data(), 1000), call.iter[0] + 1);
                EXPECT_EQ(converged[static_cast<std::size_t>(call.iter[0])], 3);
                EXPECT_LE(history[static_cast<std::size_t>(call.iter[0])], static_cast<double>(call.tol));
                EXPECT_GT(history[0], static_cast<double>(call.tol));
            }
        }
    }
}

/// More vectors than one operation takes, with and without others that they are kept orthogonal to.
TYPED_TEST(Lobpcg, ManyVectors) {
    using T = TypeParam;
    const std::int64_t n = 200, nev = 45, block = 50;
    for (const int device_count : device_counts({0, 2})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, laplacian<T>());
        Call<T> call(n, nev, block);
        ASSERT_EQ(call.run(ctx, a), 0) << lapilli_last_error(ctx);
        call.expect_good(a.matrix(), 4);
        Call<T> next(n, 3, 6);
        next.y = Matrix<T>(n, nev);
        for (std::int64_t j = 0; j < nev; ++j) {
            for (std::int64_t i = 0; i < n; ++i) next.y(i, j) = call.x(i, j);
        }
        ASSERT_EQ(next.run(ctx, a), 0) << lapilli_last_error(ctx);
        for (std::int64_t k = 0; k < 3; ++k) {
            EXPECT_NEAR(static_cast<double>(next.w[static_cast<std::size_t>(k)]), laplacian_value(n, nev + k),
                        100 * static_cast<double>(next.tol));
        }
    }
}

TYPED_TEST(Lobpcg, GeneralizedWithPreconditioners) {
    using T = TypeParam;
    const std::int64_t n = 80;
    const auto spread = [](std::int64_t i) { return 1 + 0.5 * std::sin(static_cast<double>(i)); };
    const Elements<T> stiff = [&](std::int64_t i, std::int64_t j) {
        return laplacian<T>(3)(i, j) +
               (i == j ? T(static_cast<Real<T>>(0.1 * static_cast<double>(i))) : T(0));
    };
    for (const int device_count : device_counts({0, 2})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, stiff), b(ctx, n, diagonal<T>(spread));
        const Operator<T> jacobi(
            ctx, n, diagonal<T>([](std::int64_t i) { return 1 / (6 + 0.1 * static_cast<double>(i)); }));
        lapilli_operator chebyshev = nullptr, bounded = nullptr;
        ASSERT_EQ(lapilli_operator_chebyshev(ctx, a, 6, 0, 0, &chebyshev), 0) << lapilli_last_error(ctx);
        ASSERT_EQ(lapilli_operator_chebyshev(ctx, a, 4, 0.5, 25, &bounded), 0) << lapilli_last_error(ctx);
        std::int64_t without = 0;
        Call<T> first(n, 4, 6);
        for (const lapilli_operator m :
             {lapilli_operator(nullptr), lapilli_operator(jacobi), chebyshev, bounded}) {
            Call<T> call(n, 4, 6);
            ASSERT_EQ(call.run(ctx, a, b, m), 0) << lapilli_last_error(ctx);
            call.expect_good(a.matrix(), 20, &b.matrix(), 1.5);
            if (m == nullptr) {
                without = call.iter[0];
                first = call;
            }
            for (std::size_t k = 0; k < 4; ++k)
                EXPECT_NEAR(static_cast<double>(call.w[k]), static_cast<double>(first.w[k]),
                            100 * static_cast<double>(call.tol));
            if (m == chebyshev) {
                EXPECT_LT(2 * call.iter[0], without);
            }
        }
        EXPECT_EQ(lapilli_operator_destroy(bounded), 0);
        EXPECT_EQ(lapilli_operator_destroy(chebyshev), 0);
    }
}

TYPED_TEST(Lobpcg, AnyOrthogonalizationAndTest) {
    using T = TypeParam;
    const std::int64_t n = 40;
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, laplacian<T>()),
            b(ctx, n, diagonal<T>([](std::int64_t i) { return 1 + i % 3; }));
        for (const char* how : {"cholesky", "shifted", "svqb", "classical", "modified"}) {
            for (const char* test : {"backward", "relative"}) {
                SCOPED_TRACE(std::string(how) + ' ' + test);
                ctx.set("lobpcg.orthogonalization", how);
                ctx.set("lobpcg.test", test);
                Call<T> call(n, 2, 4);
                ASSERT_EQ(call.run(ctx, a, b), 0) << lapilli_last_error(ctx);
                call.expect_good(a.matrix(), 4, &b.matrix(), 3);
                // Of single precision rounding errors are larger than that.
                if (std::string(test) == "relative" && sizeof(Real<T>) == 8) {
                    // The smallest value is far below the norm.
                    EXPECT_LE(call.resid[0], call.tol * call.w[0]);
                }
            }
        }
    }
}

TYPED_TEST(Lobpcg, Constraints) {
    using T = TypeParam;
    const std::int64_t n = 50;
    for (const int device_count : device_counts({0, 2})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, laplacian<T>()),
            b(ctx, n, diagonal<T>([](std::int64_t i) { return 1 + i % 2; }));
        for (const bool generalized : {false, true}) {
            const lapilli_operator of_b = generalized ? lapilli_operator(b) : nullptr;
            Call<T> all(n, 5, 7);
            ASSERT_EQ(all.run(ctx, a, of_b), 0) << lapilli_last_error(ctx);
            Call<T> call(n, 3, 5);
            // Two vectors and a third one that depends on them.
            call.y = Matrix<T>(n, 3, 1);
            for (std::int64_t i = 0; i < n; ++i) {
                call.y(i, 0) = all.x(i, 0) * Real<T>(3);
                call.y(i, 1) = all.x(i, 1) + all.x(i, 0);
                call.y(i, 2) = all.x(i, 1) - all.x(i, 0);
            }
            // A guess with one of the wanted vectors in it.
            call.guess = Matrix<T>(n, 1);
            for (std::int64_t i = 0; i < n; ++i) call.guess(i, 0) = all.x(i, 2) + all.x(i, 0);
            ASSERT_EQ(call.run(ctx, a, of_b), 0) << lapilli_last_error(ctx);
            for (std::size_t k = 0; k < 3; ++k)
                EXPECT_NEAR(static_cast<double>(call.w[k]), static_cast<double>(all.w[k + 2]),
                            100 * static_cast<double>(call.tol));
        }
    }
}

TYPED_TEST(Lobpcg, ConstraintsThatAreNoEigenvectors) {
    using T = TypeParam;
    const std::int64_t n = 30;
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        // Of what is orthogonal to e1 + e2, e1 - e2 has the smallest quotient.
        const Operator<T> a(ctx, n, diagonal<T>([](std::int64_t i) {
                                return i == 0 ? 1.0 : i == 1 ? 3.0 : 4.0 + static_cast<double>(i);
                            }));
        Call<T> call(n, 2, 4);
        call.y = Matrix<T>(n, 1);
        call.y(0, 0) = call.y(1, 0) = T(5);
        ASSERT_EQ(call.run(ctx, a), 0) << lapilli_last_error(ctx);
        EXPECT_NEAR(static_cast<double>(call.w[0]), 2, 100 * static_cast<double>(call.tol));
        EXPECT_NEAR(static_cast<double>(call.w[1]), 6, 100 * static_cast<double>(call.tol));
        EXPECT_NEAR(std::abs(call.x(0, 0) + call.x(1, 0)), 0, 100 * ulp<T>);
    }
}

TYPED_TEST(Lobpcg, GuessesAreUsed) {
    using T = TypeParam;
    const std::int64_t n = 50;
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, laplacian<T>());
        Call<T> call(n, 3, 6);
        ASSERT_EQ(call.run(ctx, a), 0) << lapilli_last_error(ctx);
        const Call<T> before = call;
        // In place: X0 is X. Vectors that have converged need no iteration.
        const lapilli_int info =
            api::lobpcg<T>(ctx, 'S', n, 0, 3, 6, a, nullptr, nullptr, call.y.data(), n, 6, call.x.data(),
                           call.x.ld(), 10 * call.tol, 10, call.w.data(), call.x.data(), call.x.ld(),
                           call.resid.data(), call.iter.data());
        ASSERT_EQ(info, 0) << lapilli_last_error(ctx);
        EXPECT_EQ(call.iter[0], 0);
        call.expect_good(a.matrix(), 4);
        // Of no use: zeros, and vectors that are the same.
        Call<T> poor(n, 3, 6);
        poor.guess = Matrix<T>(n, 4);
        for (std::int64_t i = 0; i < n; ++i) poor.guess(i, 1) = poor.guess(i, 2) = before.x(i, 0);
        ASSERT_EQ(poor.run(ctx, a), 0) << lapilli_last_error(ctx);
        poor.expect_good(a.matrix(), 4);
    }
}

TYPED_TEST(Lobpcg, HardSpectra) {
    using T = TypeParam;
    using R = Real<T>;
    const double huge = std::sqrt(static_cast<double>(std::numeric_limits<R>::max())) * 1e3;
    const std::int64_t n = 30;
    struct Case {
        const char* name;
        double norm;
        Elements<T> elements;
    };
    const Case cases[] = {
        {"zero", 1, diagonal<T>([](std::int64_t) { return 0.0; })},
        {"identity", 1, diagonal<T>([](std::int64_t) { return 1.0; })},
        {"three values", 3, diagonal<T>([](std::int64_t i) { return 1.0 + static_cast<double>(i % 3); })},
        {"a cluster", 2,
         diagonal<T>([](std::int64_t i) { return 1 + 1e-12 * static_cast<double>(i) + (i > 9 ? 1 : 0); })},
        {"indefinite", 15, diagonal<T>([](std::int64_t i) { return static_cast<double>(i) - 14; })},
        {"graded", 1, diagonal<T>([](std::int64_t i) { return std::pow(10.0, -static_cast<double>(i)); })},
        {"large", 4 * huge, laplacian<T>(huge)},
        {"small", 4 / huge, laplacian<T>(1 / huge)},
    };
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        for (const Case& c : cases) {
            for (const std::int64_t block : {std::int64_t{3}, std::int64_t{5}, n}) {
                SCOPED_TRACE(std::string(c.name) + ", block " + std::to_string(block));
                const Operator<T> a(ctx, n, c.elements);
                Call<T> call(n, 3, block);
                ASSERT_EQ(call.run(ctx, a), 0) << lapilli_last_error(ctx);
                call.expect_good(a.matrix(), c.norm);
            }
        }
    }
}

TYPED_TEST(Lobpcg, SmallOrders) {
    using T = TypeParam;
    for (const int device_count : device_counts({0, 3})) {
        const FewRows ctx(device_count);
        for (const std::int64_t n : {1, 2, 3, 5, 7}) {
            const Operator<T> a(ctx, n, laplacian<T>());
            for (std::int64_t block = 0; block <= n; ++block) {
                Call<T> call(n, block, block);
                ASSERT_EQ(call.run(ctx, a), 0) << lapilli_last_error(ctx);
                call.expect_good(a.matrix(), 4);
                for (std::int64_t k = 0; k < block; ++k) {
                    EXPECT_NEAR(static_cast<double>(call.w[static_cast<std::size_t>(k)]),
                                laplacian_value(n, k), 10 * static_cast<double>(call.tol));
                }
            }
        }
        // Nothing wanted, and nothing there.
        const Operator<T> none(ctx, 0, laplacian<T>());
        Call<T> call(0, 0, 0);
        EXPECT_EQ(call.run(ctx, none), 0);
        EXPECT_EQ(call.iter[0], 0);
    }
}

TYPED_TEST(Lobpcg, NothingIsClaimedThatWasNotReached) {
    using T = TypeParam;
    const std::int64_t n = 60;
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, laplacian<T>());
        for (const std::int64_t maxit : {0, 3}) {
            Call<T> call(n, 3, 5);
            call.maxit = maxit;
            EXPECT_EQ(call.run(ctx, a), 3);
            EXPECT_EQ(call.iter[0], maxit);
            EXPECT_NE(std::string(lapilli_last_error(ctx)).find("3 of the wanted pairs have not converged"),
                      std::string::npos)
                << lapilli_last_error(ctx);
            call.tol = 10;  // of expect_good: any residual
            call.expect_good(a.matrix(), 4);
        }
        // A tolerance of zero: as far as rounding errors allow, and an end long before the last iteration.
        Call<T> call(n, 3, 5);
        call.tol = 0;
        call.maxit = 5000;
        EXPECT_GE(call.run(ctx, a), 0);
        EXPECT_LT(call.iter[0], 1000);
        call.expect_good(a.matrix(), 4);
    }
}

TYPED_TEST(Lobpcg, OperatorsThatDoNotFit) {
    using T = TypeParam;
    const std::int64_t n = 40;
    const auto one = diagonal<T>([](std::int64_t) { return 1.0; });
    const auto indefinite = diagonal<T>([](std::int64_t i) { return i % 2 == 0 ? 1.0 : -1.0; });
    const Elements<T> skew = [](std::int64_t i, std::int64_t j) {
        return T(static_cast<Real<T>>(i < j ? 0.5 : i > j ? -0.5 : 1.0));
    };
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, laplacian<T>()), good(ctx, n, one), bad(ctx, n, indefinite),
            skewed(ctx, n, skew);
        struct Case {
            lapilli_operator a, b, m;
            lapilli_int info;
            const char* text;
        };
        for (const Case& c : {Case{a, bad, nullptr, n + 1, "B is not Hermitian"},
                              Case{skewed, good, nullptr, n + 2, "A is not Hermitian"},
                              Case{a, nullptr, bad, n + 3, "preconditioner is not"},
                              Case{a, nullptr, skewed, n + 3, "preconditioner is not"}}) {
            Call<T> call(n, 3, 5);
            EXPECT_EQ(call.run(ctx, c.a, c.b, c.m), c.info) << c.text;
            EXPECT_NE(std::string(lapilli_last_error(ctx)).find(c.text), std::string::npos)
                << lapilli_last_error(ctx);
            EXPECT_TRUE(call.is_untouched()) << c.text;
        }
    }
}

TYPED_TEST(Lobpcg, OperatorsThatFail) {
    using T = TypeParam;
    const std::int64_t n = 40;
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        Operator<T> a(ctx, n, laplacian<T>()), b(ctx, n, diagonal<T>([](std::int64_t) { return 1.0; })),
            m(ctx, n, diagonal<T>([](std::int64_t) { return 1.0; }));
        for (Operator<T>* const which : {&a, &b, &m}) {
            for (const int call_number : {1, 2, 4}) {
                const auto fails = [&](const std::function<lapilli_int(T*)>& how, lapilli_int code,
                                       const char* text) {
                    for (Operator<T>* const one : {&a, &b, &m}) one->calls = 0;
                    which->instead = [&](T* y) { return which->calls == call_number ? how(y) : 0; };
                    Call<T> call(n, 3, 5);
                    EXPECT_EQ(
                        call.run(ctx, a, b, &m == which || call_number > 1 ? lapilli_operator(m) : nullptr),
                        code);
                    EXPECT_NE(std::string(lapilli_last_error(ctx)).find(text), std::string::npos)
                        << lapilli_last_error(ctx);
                    EXPECT_TRUE(call.is_untouched());
                    which->instead = nullptr;
                };
                fails([](T*) { return lapilli_int(5); }, LAPILLI_ERROR_CANCELLED, "returned 5");
                fails([](T*) -> lapilli_int { throw std::runtime_error("no product"); },
                      LAPILLI_ERROR_CANCELLED, "no product");
            }
        }
        // NaN from the first product, and from a later one.
        for (Operator<T>* const which : {&a, &b, &m}) {
            const T nan(std::numeric_limits<Real<T>>::quiet_NaN());
            Elements<T> with_nan = [&](std::int64_t i, std::int64_t j) {
                return i == 3 && j == 3 ? nan : which->matrix()(i, j);
            };
            const Operator<T> broken(ctx, n, with_nan);
            const auto use = [&](Operator<T>& one) {
                return which == &one ? lapilli_operator(broken) : lapilli_operator(one);
            };
            Call<T> call(n, 3, 5);
            EXPECT_EQ(call.run(ctx, use(a), use(b), use(m)), LAPILLI_ERROR_NOT_FINITE)
                << lapilli_last_error(ctx);
            EXPECT_TRUE(call.is_untouched());
        }
    }
}

TYPED_TEST(Lobpcg, NotFiniteVectors) {
    using T = TypeParam;
    const std::int64_t n = 20;
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, laplacian<T>());
        for (const bool of_guess : {false, true}) {
            Call<T> call(n, 2, 3);
            Matrix<T>& given = of_guess ? call.guess : call.y;
            given = Matrix<T>(n, 2);
            given(4, 1) = T(std::numeric_limits<Real<T>>::infinity());
            EXPECT_EQ(call.run(ctx, a), LAPILLI_ERROR_NOT_FINITE);
            EXPECT_TRUE(call.is_untouched());
            EXPECT_NE(std::string(lapilli_last_error(ctx)).find(of_guess ? "X0(5, 2)" : "Y(5, 2)"),
                      std::string::npos)
                << lapilli_last_error(ctx);
        }
    }
}

TYPED_TEST(Lobpcg, Arguments) {
    using T = TypeParam;
    const std::int64_t n = 10;
    const FewRows ctx(simulated() ? 1 : 0), other(0);
    const Operator<T> a(ctx, n, laplacian<T>()), larger(ctx, n + 1, laplacian<T>()),
        foreign(other, n, laplacian<T>());
    const Operator<std::conditional_t<is_complex<T>, Real<T>, std::complex<T>>> of_another(
        ctx, n, diagonal<std::conditional_t<is_complex<T>, Real<T>, std::complex<T>>>([](std::int64_t) {
            return 1.0;
        }));
    Call<T> c(n, 2, 4);
    const auto call = [&](char which, std::int64_t order, std::int64_t nc, std::int64_t nev,
                          std::int64_t block, lapilli_operator of_a, lapilli_operator b, lapilli_operator m,
                          const T* y, std::int64_t ldy, std::int64_t guess, const T* x0, std::int64_t ldx0,
                          double tol, std::int64_t maxit, T* x, std::int64_t ldx) {
        return api::lobpcg<T>(ctx, which, order, nc, nev, block, of_a, b, m, y, ldy, guess, x0, ldx0,
                              static_cast<Real<T>>(tol), maxit, c.w.data(), x, ldx, c.resid.data(),
                              c.iter.data());
    };
    Matrix<T> y(n, 2);
    T *const x = c.x.data(), *const v = y.data();
    const std::int64_t ld = c.x.ld();
    const double nan = std::numeric_limits<double>::quiet_NaN();
    EXPECT_EQ(call('X', n, 0, 2, 4, a, nullptr, nullptr, v, n, 0, v, n, 0, 5, x, ld), -1);
    EXPECT_EQ(call('S', -1, 0, 2, 4, a, nullptr, nullptr, v, n, 0, v, n, 0, 5, x, ld), -2);
    EXPECT_EQ(call('S', n, n + 1, 2, 4, a, nullptr, nullptr, v, n, 0, v, n, 0, 5, x, ld), -3);
    EXPECT_EQ(call('S', n, 0, n + 1, n + 1, a, nullptr, nullptr, v, n, 0, v, n, 0, 5, x, ld), -4);
    EXPECT_EQ(call('S', n, 2, 9, 9, a, nullptr, nullptr, v, n, 0, v, n, 0, 5, x, ld), -4);
    EXPECT_EQ(call('S', n, 0, 2, 1, a, nullptr, nullptr, v, n, 0, v, n, 0, 5, x, ld), -5);
    EXPECT_EQ(call('S', n, 2, 2, 9, a, nullptr, nullptr, v, n, 0, v, n, 0, 5, x, ld), -5);
    for (const lapilli_operator wrong : {lapilli_operator(nullptr), lapilli_operator(larger),
                                         lapilli_operator(foreign), lapilli_operator(of_another)}) {
        EXPECT_EQ(call('S', n, 0, 2, 4, wrong, nullptr, nullptr, v, n, 0, v, n, 0, 5, x, ld), -6);
        if (wrong == nullptr) continue;
        EXPECT_EQ(call('S', n, 0, 2, 4, a, wrong, nullptr, v, n, 0, v, n, 0, 5, x, ld), -7);
        EXPECT_EQ(call('S', n, 0, 2, 4, a, nullptr, wrong, v, n, 0, v, n, 0, 5, x, ld), -8);
    }
    EXPECT_EQ(call('S', n, 2, 2, 4, a, nullptr, nullptr, nullptr, n, 0, v, n, 0, 5, x, ld), -9);
    EXPECT_EQ(call('S', n, 2, 2, 4, a, nullptr, nullptr, v, n - 1, 0, v, n, 0, 5, x, ld), -10);
    EXPECT_EQ(call('S', n, 0, 2, 4, a, nullptr, nullptr, v, n, 5, v, n, 0, 5, x, ld), -11);
    EXPECT_EQ(call('S', n, 0, 2, 4, a, nullptr, nullptr, v, n, 1, nullptr, n, 0, 5, x, ld), -12);
    EXPECT_EQ(call('S', n, 0, 2, 4, a, nullptr, nullptr, v, n, 0, v, 0, 0, 5, x, ld), -13);
    for (const double wrong : {-1.0, nan, std::numeric_limits<double>::infinity()})
        EXPECT_EQ(call('S', n, 0, 2, 4, a, nullptr, nullptr, v, n, 0, v, n, wrong, 5, x, ld), -14);
    EXPECT_EQ(call('S', n, 0, 2, 4, a, nullptr, nullptr, v, n, 0, v, n, 0, -1, x, ld), -15);
    EXPECT_EQ(call('S', n, 0, 2, 4, a, nullptr, nullptr, v, n, 0, v, n, 0, 5, nullptr, ld), -17);
    EXPECT_EQ(call('S', n, 0, 2, 4, a, nullptr, nullptr, v, n, 0, v, n, 0, 5, x, n - 1), -18);
    EXPECT_TRUE(c.is_untouched());

    lapilli_memory bytes{};
    EXPECT_EQ(api::lobpcg_memory<T>(ctx, n, 0, 2, 4, a, nullptr, nullptr, &bytes), 0);
    EXPECT_GT(simulated() ? bytes.device : bytes.host, 12 * n * sizeof(T));
    EXPECT_EQ(api::lobpcg_memory<T>(ctx, n, 0, 2, 4, larger, nullptr, nullptr, &bytes), -5);

    lapilli_operator made = nullptr;
    const lapilli_apply apply = [](void*, lapilli_int, const void*, lapilli_int, void*, lapilli_int,
                                   void*) -> lapilli_int { return 0; };
    EXPECT_EQ(lapilli_operator_create(ctx, 'x', n, 'C', 'H', apply, nullptr, &made), -1);
    EXPECT_EQ(lapilli_operator_create(ctx, 'd', -1, 'C', 'H', apply, nullptr, &made), -2);
    EXPECT_EQ(lapilli_operator_create(ctx, 'd', n, 'X', 'H', apply, nullptr, &made), -3);
    EXPECT_EQ(lapilli_operator_create(ctx, 'd', n, 'C', 'X', apply, nullptr, &made), -4);
    EXPECT_EQ(lapilli_operator_create(ctx, 'd', n, 'C', 'H', nullptr, nullptr, &made), -5);
    EXPECT_EQ(lapilli_operator_create(ctx, 'd', n, 'C', 'H', apply, nullptr, nullptr), -7);
    EXPECT_EQ(lapilli_operator_create(other, 'd', n, 'C', 'D', apply, nullptr, &made),
              LAPILLI_ERROR_NO_DEVICES);
    EXPECT_EQ(lapilli_operator_chebyshev(ctx, nullptr, 3, 0, 0, &made), -1);
    EXPECT_EQ(lapilli_operator_chebyshev(ctx, foreign, 3, 0, 0, &made), -1);
    EXPECT_EQ(lapilli_operator_chebyshev(ctx, a, 0, 0, 0, &made), -2);
    EXPECT_EQ(lapilli_operator_chebyshev(ctx, a, 3, -1, 0, &made), -3);
    EXPECT_EQ(lapilli_operator_chebyshev(ctx, a, 3, 2, 1, &made), -4);
    EXPECT_EQ(lapilli_operator_chebyshev(ctx, a, 3, 0, nan, &made), -4);
    EXPECT_EQ(lapilli_operator_chebyshev(ctx, a, 3, 0, 0, nullptr), -5);
    EXPECT_EQ(made, nullptr);
    // A context is not destroyed while operators of it live.
    EXPECT_NE(lapilli_destroy(other), 0);
}

TYPED_TEST(Lobpcg, SameBitsEachTime) {
    using T = TypeParam;
    const std::int64_t n = 50;
    for (const int device_count : device_counts({1, 2})) {
        std::vector<Call<T>> results;
        for (int round = 0; round < 2; ++round) {
            const FewRows ctx(device_count);
            if (simulated()) ctx.set("sim.seed", std::to_string(round + 1));
            const Operator<T> a(ctx, n, laplacian<T>());
            results.emplace_back(n, 3, 5);
            ASSERT_EQ(results.back().run(ctx, a), 0);
        }
        EXPECT_TRUE(results[0].x.same_bits(results[1].x));
        EXPECT_EQ(results[0].w, results[1].w);
    }
}

TYPED_TEST(Lobpcg, MemoryOfTheDevice) {
    using T = TypeParam;
    const std::int64_t n = 40;
    for (const int device_count : device_counts({1, 2})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, laplacian<T>());
        Call<T> call(n, 2, 4), there(n, 2, 4);
        call.y = Matrix<T>(n, 1);
        for (std::int64_t i = 0; i < n; ++i) call.y(i, 0) = T(1);
        there.y = call.y;
        ASSERT_EQ(call.run(ctx, a), 0);
        DeviceCopy x(ctx, there.x), y(ctx, there.y), w(ctx, there.w), resid(ctx, there.resid),
            iter(ctx, there.iter);
        ASSERT_EQ(api::lobpcg<T>(ctx, 'S', n, 1, 2, 4, a, nullptr, nullptr, y.template as<T>(), n, 0,
                                 static_cast<T*>(nullptr), n, call.tol, call.maxit, w.template as<Real<T>>(),
                                 x.template as<T>(), there.x.ld(), resid.template as<Real<T>>(),
                                 iter.template as<lapilli_int>()),
                  0)
            << lapilli_last_error(ctx);
        for (DeviceCopy* one : {&x, &w, &resid, &iter}) one->download();
        EXPECT_TRUE(there.x.same_bits(call.x));
        EXPECT_EQ(there.w, call.w);
        EXPECT_EQ(there.resid, call.resid);
        EXPECT_EQ(there.iter, call.iter);
    }
}

}  // namespace
}  // namespace lapilli::testing
