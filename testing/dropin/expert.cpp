// SPDX-License-Identifier: BSD-3-Clause
// LAPACK's expert drivers with its own arguments: the growth of pivots comes back in a work array, and given
// pivots stay as they are, in both widths of integers; SYSVX has a workspace to ask for.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "generated/declarations.hpp"
#include "support/precisions.hpp"

namespace {

constexpr int n = 60, one = 1;
using Complex = std::complex<double>;
using ComplexFloat = std::complex<float>;

/// LAPACK's symbols of one precision, and the work array that returns the growth.
template <class T>
struct Expert;
#define EXPERT_SYMBOLS(T, R, p, Second, returned)               \
    template <>                                                 \
    struct Expert<T> {                                          \
        using Real = R;                                         \
        template <class Int>                                    \
        using Other = Second;                                   \
        static constexpr auto narrow = p##gesvx_;               \
        static constexpr auto wide = p##gesvx_64_;              \
        static constexpr auto definite = p##posvx_;             \
        static constexpr auto symmetric = p##sysvx_;            \
        static constexpr auto wide_symmetric = p##sysvx_64_;    \
        template <class Work, class Array>                      \
        static R growth(const Work& work, const Array& other) { \
            (void)work, (void)other;                            \
            return returned[0];                                 \
        }                                                       \
    };
EXPERT_SYMBOLS(float, float, s, Int, work)
EXPERT_SYMBOLS(double, double, d, Int, work)
EXPERT_SYMBOLS(ComplexFloat, float, c, float, other)
EXPERT_SYMBOLS(Complex, double, z, double, other)

/// Rows of two sizes, so that they are scaled, and right-hand sides of a solution of ones.
template <class T, class Int>
struct System {
    using Real = typename Expert<T>::Real;
    std::vector<T> a, af, b, x, work;
    std::vector<Real> r, c;
    std::vector<typename Expert<T>::template Other<Int>> other;
    std::vector<Int> pivots;
    char equed = '?';
    Real rcond = -1, ferr = -1, berr = -1;

    System() : a(n * n), af(n * n, T(-7)), b(n), x(n), work(4 * n), r(n), c(n), other(2 * n), pivots(n, -7) {
        for (int j = 0; j < n; ++j) {
            for (int i = 0; i < n; ++i) {
                const Real size = i == 5 ? Real(1) / 1024 : Real(1);
                T& element = a[static_cast<std::size_t>(i + j * n)];
                element =
                    T(size * (static_cast<Real>(std::cos(i + 2.0 * j)) + Real((i + 1) % n == j ? n : 0)));
                b[static_cast<std::size_t>(i)] += element;
            }
        }
    }
    template <class Symbol>
    Int call(const char* fact, Symbol symbol) {
        const Int order = n, sides = 1;
        Int info = -7;
        symbol(fact, "N", &order, &sides, a.data(), &order, af.data(), &order, pivots.data(), &equed,
               r.data(), c.data(), b.data(), &order, x.data(), &order, &rcond, &ferr, &berr, work.data(),
               other.data(), &info);
        return info;
    }
    Real growth() const { return Expert<T>::growth(work, other); }
    Real expected_growth() const {
        Real of_a = 0, of_u = 0;
        for (std::size_t j = 0; j < n; ++j) {
            for (std::size_t i = 0; i < n; ++i) {
                of_a = std::max<Real>(of_a, std::abs(a[i + j * n]));
                if (i <= j) of_u = std::max<Real>(of_u, std::abs(af[i + j * n]));
            }
        }
        return of_a / of_u;
    }
    bool is_solved() const {
        return std::all_of(x.begin(), x.end(), [](T value) { return std::abs(value - T(1)) < Real(1e-3); });
    }
};

template <class T>
class ExpertDrivers : public ::testing::Test {};
using Types = lapilli::testing::ScalarsAs<::testing::Types>;
TYPED_TEST_SUITE(ExpertDrivers, Types);

template <class T, class Int, class Symbol>
void expect_lapacks_results(Symbol symbol) {
    System<T, Int> system;
    ASSERT_EQ(system.call("E", symbol), 0);
    EXPECT_EQ(system.equed, 'R');
    EXPECT_TRUE(system.is_solved());
    EXPECT_NEAR(system.growth(), system.expected_growth(), 1e-4);
    EXPECT_TRUE(std::all_of(system.pivots.begin(), system.pivots.end(),
                            [](Int pivot) { return pivot >= 1 && pivot <= n; }));
    const auto pivots = system.pivots;
    const auto rcond = system.rcond;
    // The right-hand sides have been scaled.
    system.b = System<T, Int>().b;
    ASSERT_EQ(system.call("F", symbol), 0);
    EXPECT_TRUE(system.is_solved());
    EXPECT_EQ(system.pivots, pivots);
    EXPECT_EQ(system.rcond, rcond);
    EXPECT_NEAR(system.growth(), system.expected_growth(), 1e-4);
}
TYPED_TEST(ExpertDrivers, NarrowIntegers) {
    expect_lapacks_results<TypeParam, int>(Expert<TypeParam>::narrow);
}
TYPED_TEST(ExpertDrivers, With64BitIntegers) {
    expect_lapacks_results<TypeParam, std::int64_t>(Expert<TypeParam>::wide);
}

TYPED_TEST(ExpertDrivers, DefiniteSystems) {
    using T = TypeParam;
    System<T, int> system;
    for (std::size_t j = 0; j < n; ++j) {
        for (std::size_t i = 0; i < n; ++i) system.a[i + j * n] = T(i != j ? 1 : i == 7 ? 16384 : n);
    }
    system.b.assign(n, T(2 * n - 1));
    system.b[7] = T(16384 + n - 1);
    int info = -7;
    Expert<T>::definite("E", "L", &n, &one, system.a.data(), &n, system.af.data(), &n, &system.equed,
                        system.r.data(), system.b.data(), &n, system.x.data(), &n, &system.rcond,
                        &system.ferr, &system.berr, system.work.data(), system.other.data(), &info);
    EXPECT_EQ(info, 0);
    EXPECT_EQ(system.equed, 'Y');
    EXPECT_TRUE(system.is_solved());
}

// Pivots of order 2, among them.
template <class T, class Int, class Symbol>
void expect_symmetric_systems(Symbol symbol) {
    System<T, Int> system;
    for (std::size_t j = 0; j < n; ++j) {
        for (std::size_t i = 0; i < n; ++i) {
            const auto size = std::cos(static_cast<double>(i + j) + 0.1 * static_cast<double>(i * j));
            system.a[i + j * n] = T(static_cast<typename Expert<T>::Real>(i == j ? j % 2 : size));
        }
    }
    std::fill(system.b.begin(), system.b.end(), T(0));
    for (std::size_t j = 0; j < n; ++j) {
        for (std::size_t i = 0; i < n; ++i) system.b[i] += system.a[i + j * n];
    }
    const auto a = system.a, b = system.b;
    const auto call = [&](const char* fact, Int lwork) {
        const Int order = n, sides = 1;
        Int info = -7;
        symbol(fact, "U", &order, &sides, system.a.data(), &order, system.af.data(), &order,
               system.pivots.data(), system.b.data(), &order, system.x.data(), &order, &system.rcond,
               &system.ferr, &system.berr, system.work.data(), &lwork, system.other.data(), &info);
        return info;
    };
    ASSERT_EQ(call("N", -1), 0);
    const auto length = static_cast<Int>(std::abs(system.work[0]));
    ASSERT_GE(length, 2 * n);
    EXPECT_EQ(system.af[0], T(-7));
    // OpenBLAS 0.3.21 reads up to three columns past the end.
    system.work.resize(static_cast<std::size_t>(length + 4 * n));
    ASSERT_EQ(call("N", length), 0);
    EXPECT_TRUE(system.is_solved());
    EXPECT_GT(system.ferr, 0);
    EXPECT_TRUE(std::any_of(system.pivots.begin(), system.pivots.end(), [](Int pivot) { return pivot < 0; }));
    const auto pivots = system.pivots;
    const auto factors = system.af;
    const auto rcond = system.rcond;
    std::fill(system.x.begin(), system.x.end(), T(0));
    ASSERT_EQ(call("F", length), 0);
    EXPECT_TRUE(system.is_solved());
    EXPECT_EQ(system.pivots, pivots);
    EXPECT_EQ(system.af, factors);
    EXPECT_EQ(system.rcond, rcond);
    EXPECT_EQ(system.a, a);
    EXPECT_EQ(system.b, b);
}
TYPED_TEST(ExpertDrivers, SymmetricSystems) {
    expect_symmetric_systems<TypeParam, int>(Expert<TypeParam>::symmetric);
}
TYPED_TEST(ExpertDrivers, SymmetricSystemsWith64BitIntegers) {
    expect_symmetric_systems<TypeParam, std::int64_t>(Expert<TypeParam>::wide_symmetric);
}

}  // namespace
