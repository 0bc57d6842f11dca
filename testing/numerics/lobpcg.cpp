// SPDX-License-Identifier: BSD-3-Clause
// LOBPCG, whose operators are functions of this test: pairs by their residuals, as the test computes them,
// and by known values.
#include <algorithm>
#include <cmath>
#include <limits>
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
                // In single precision rounding errors are larger than that.
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
        // Among vectors orthogonal to e1 + e2, e1 - e2 has the smallest quotient.
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
        // Useless guesses: zeros, and two equal vectors.
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
