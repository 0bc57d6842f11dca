// SPDX-License-Identifier: BSD-3-Clause
// Calls of LOBPCG that fail: operators without the required properties, operators that fail, NaN, and wrong
// arguments.
#include <complex>
#include <functional>
#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>

#include "numerics/lobpcg_call.hpp"

namespace lapilli::testing {
namespace {

template <class T>
using Call = LobpcgCall<T>;

template <class T>
class LobpcgCalls : public ::testing::Test {};
TYPED_TEST_SUITE(LobpcgCalls, Scalars, ScalarNames);

TYPED_TEST(LobpcgCalls, OperatorsThatDoNotFit) {
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

TYPED_TEST(LobpcgCalls, OperatorsThatFail) {
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

TYPED_TEST(LobpcgCalls, NotFiniteVectors) {
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

TYPED_TEST(LobpcgCalls, Arguments) {
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

}  // namespace
}  // namespace lapilli::testing
