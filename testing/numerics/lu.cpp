// SPDX-License-Identifier: BSD-3-Clause
// LU factorizations beyond what the suites of all routines ask: LAPACK's pivots to the letter, zero pivots,
// NaN, numbers near the ends of the range, graded rows and columns, tall and wide matrices, pivots that are
// no rows.
#include <cmath>
#include <string>

#include "numerics/suite.hpp"
#include "support/routines/gesv.hpp"
#include "support/routines/getri.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class GeneralSystems : public ::testing::Test {
  protected:
    using Data = typename Getrf<T>::Data;
    static Problem problem(std::int64_t m, std::int64_t n) {
        Problem p;
        p.m = m;
        p.n = n;
        p.k = 3;
        p.pad = 2;
        return p;
    }
    static lapilli_int factor(lapilli_context ctx, const Problem& p, Data& x) {
        return Getrf<T>::call(ctx, p, {{x.A.data(), x.A.ld()}, x.ipiv.data()});
    }
    /// f(context, text) for one to three devices, panels on the devices and on the CPU; and for the CPU
    /// alone.
    template <class F>
    static void everywhere(F f) {
        for (const int device_count : device_counts({0, 1, 3})) {
            for (const std::string schedule : {"device", "hybrid"}) {
                const SmallBlocks ctx(device_count);
                ctx.set("schedule", schedule);
                ctx.set("getrf.layout", schedule == "device" ? "rows" : "columns");
                ctx.set("getrf.nb", "12");
                ctx.set("test.getrf.panel", "5");
                SCOPED_TRACE(schedule + " on " + std::to_string(device_count));
                f(ctx, device_count);
            }
            if (device_count != 1) continue;
            const SmallBlocks ctx(1);
            ctx.set("test.small.order", "1000");
            SCOPED_TRACE("small");
            f(ctx, 1);
        }
    }
};
TYPED_TEST_SUITE(GeneralSystems, Scalars, ScalarNames);

// The copy by rows that getrf.layout=auto takes: of large real matrices, where a quarter of the device holds
// it.
TYPED_TEST(GeneralSystems, LayoutThatAutoTakes) {
    using T = TypeParam;
    const auto bytes = [](std::int64_t n, const char* layout, const char* memory) {
        const SmallBlocks ctx(1);
        ctx.set("getrf.layout", layout);
        ctx.set("sim.memory", memory);
        lapilli_memory needed{};
        EXPECT_EQ(api::getrf_memory<T>(ctx, n, n, &needed), 0);
        return needed.device;
    };
    const std::int64_t large = 5000;
    const auto count = static_cast<std::size_t>(device_counts({1}).front());
    EXPECT_GE(bytes(large, "rows", "0"), bytes(large, "columns", "0") + sizeof(T) * 5000 * 5000 / count);
    EXPECT_EQ(bytes(large, "auto", "0"), bytes(large, is_complex<T> ? "columns" : "rows", "0"));
    EXPECT_EQ(bytes(large - 1, "auto", "0"), bytes(large - 1, "columns", "0"));
    if (simulated()) {
        EXPECT_EQ(bytes(large, "auto", "300000000"), bytes(large, "columns", "0"));
    }
}

// Fours and zeros: no rounding in the first columns, many elements of one size. Of these the first becomes
// the pivot, as in LAPACK.
TYPED_TEST(GeneralSystems, TiesAsInLapack) {
    using T = TypeParam;
    const Problem p = this->problem(60, 40);
    typename Getrf<T>::Data given;
    Getrf<T>::data(p, given);
    const Stream stream(3);
    for (std::int64_t j = 0; j < p.n; ++j) {
        for (std::int64_t i = 0; i < p.rows(); ++i)
            given.A(i, j) =
                T(Real<T>(stream.bits(static_cast<std::uint64_t>(i + p.rows() * j)) % 3 == 0 ? 4 : 0));
    }
    auto expected = given;
    Getrf<T>::call_lapack(p, {{expected.A.data(), expected.A.ld()}, expected.ipiv.data()});
    this->everywhere([&](const SmallBlocks& ctx, int) {
        auto x = given;
        ASSERT_GE(this->factor(ctx, p, x), 0);
        // The columns before rounding begins to decide.
        for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(x.ipiv[i], expected.ipiv[i]) << i;
    });
}

// While many rows are left, two block columns and then four are one step of the factorization.
TYPED_TEST(GeneralSystems, StepsOfSeveralBlockColumns) {
    using T = TypeParam;
    for (const auto& [m, n] : {std::pair{215, 200}, std::pair{200, 211}}) {
        const Problem p = this->problem(m, n);
        typename Getrf<T>::Data given;
        Getrf<T>::data(p, given);
        auto expected = given;
        Getrf<T>::call_lapack(p, {{expected.A.data(), expected.A.ld()}, expected.ipiv.data()});
        for (const char* layout : {"columns", "rows"}) {
            SCOPED_TRACE(layout);
            const SmallBlocks ctx(1);
            ctx.set("getrf.nb", "4");
            ctx.set("getrf.layout", layout);
            auto x = given;
            EXPECT_EQ(this->factor(ctx, p, x), 0);
            EXPECT_EQ(x.ipiv, expected.ipiv);
            EXPECT_LE(lu_ratio(given.A, x.A, x.ipiv, p), Residuals::threshold);
        }
    }
}

// info is the first zero pivot, wherever it is, and the factorization goes on.
TYPED_TEST(GeneralSystems, ZeroPivots) {
    using T = TypeParam;
    const Problem p = this->problem(50, 50);
    for (const std::int64_t at : {0, 4, 5, 11, 12, 30, 49}) {
        typename Getrf<T>::Data given;
        Getrf<T>::data(p, given);
        for (std::int64_t i = 0; i < p.rows(); ++i) {
            given.A(i, at) = T(0);
            if (at < 40) given.A(i, 45) = T(0);
        }
        this->everywhere([&](const SmallBlocks& ctx, int) {
            auto x = given;
            EXPECT_EQ(this->factor(ctx, p, x), at + 1);
            EXPECT_NE(std::string(lapilli_last_error(ctx)).find("is zero"), std::string::npos);
            EXPECT_LE(lu_ratio(given.A, x.A, x.ipiv, p), Residuals::threshold) << at;
        });
    }
}

TYPED_TEST(GeneralSystems, SingularSystemsLeaveTheirOperands) {
    using T = TypeParam;
    const Problem p = this->problem(-1, 30);
    typename Gesv<T>::Data given;
    Gesv<T>::data(p, given);
    for (std::int64_t i = 0; i < p.n; ++i) given.A(i, 17) = T(0);
    this->everywhere([&](const SmallBlocks& ctx, int) {
        auto x = given;
        EXPECT_EQ(Gesv<T>::call(ctx, p, {{x.A.data(), x.A.ld()}, x.ipiv.data(), {x.B.data(), x.B.ld()}}), 18);
        EXPECT_TRUE(x.B.same_bits(given.B));
        const auto factors = x.A;
        EXPECT_EQ(api::getri<T>(ctx, p.n, x.A.data(), x.A.ld(), x.ipiv.data()), 18);
        EXPECT_TRUE(x.A.same_bits(factors));
    });
}

// X A = I, relative to |X| |A|, however the columns of A are scaled: those of U are, and rows of X in the
// opposite way. Emulated products, whose errors are relative to the largest elements of rows and columns, may
// not lose small ones.
TYPED_TEST(GeneralSystems, InverseOfGradedColumns) {
    using T = TypeParam;
    constexpr std::int64_t n = 130;
    const int reach = sizeof(Real<T>) == 4 ? 14 : 40;
    for (const bool graded : {false, true}) {
        Problem p = this->problem(n, n);
        typename Getrf<T>::Data given;
        Getrf<T>::data(p, given);
        for (std::int64_t j = 0; j < n && graded; ++j) {
            for (std::int64_t i = 0; i < n; ++i)
                given.A(i, j) *=
                    static_cast<Real<T>>(std::ldexp(1.0, static_cast<int>(j * 37 % 5 - 2) * reach));
        }
        for (const int device_count : device_counts({1, 2})) {
            const SmallBlocks ctx(device_count);
            ctx.emulate_products(true, true);
            SCOPED_TRACE(::testing::Message()
                         << device_count << " devices, " << (graded ? "graded" : "plain"));
            auto x = given;
            ASSERT_EQ(this->factor(ctx, p, x), 0);
            ASSERT_EQ(api::getri<T>(ctx, n, x.A.data(), x.A.ld(), x.ipiv.data()), 0);
            double worst = 0;
            for (std::int64_t j = 0; j < n; ++j) {
                for (std::int64_t i = 0; i < n; ++i) {
                    std::complex<double> sum = i == j ? -1 : 0;
                    double size = 0;
                    for (std::int64_t k = 0; k < n; ++k) {
                        const std::complex<double> of_x = x.A(i, k), of_a = given.A(k, j);
                        sum += of_x * of_a;
                        size += std::abs(of_x) * std::abs(of_a);
                    }
                    worst = std::max(worst, std::abs(sum) / size);
                }
            }
            EXPECT_LE(worst, 30.0 * n * ulp<T>) << worst / n / ulp<T>;
        }
    }
}

// A NaN stays in the factors, and what lies to the left and above is as without it. Every call returns. (The
// CPU's LAPACK does not always make a pivot of it; the kernel's own test asks for more.)
TYPED_TEST(GeneralSystems, NotANumber) {
    using T = TypeParam;
    const Problem p = this->problem(50, 50);
    typename Getrf<T>::Data given;
    Getrf<T>::data(p, given);
    given.A(40, 20) = quiet_nan<T>();
    this->everywhere([&](const SmallBlocks& ctx, int device_count) {
        auto x = given;
        this->factor(ctx, p, x);
        int found = 0;
        for (std::int64_t j = 20; j < p.n; ++j) {
            for (std::int64_t i = 0; i < p.n; ++i) found += std::isnan(std::abs(x.A(i, j))) ? 1 : 0;
        }
        EXPECT_GE(found, 1);
        if (device_count == 0) return;
        for (std::int64_t i = 0; i < 20; ++i) EXPECT_FALSE(std::isnan(std::abs(x.A(i, 19)))) << i;
    });
}

// All that is representable: pivots whose reciprocals overflow, and those whose reciprocals lose digits.
TYPED_TEST(GeneralSystems, EndsOfTheRange) {
    using T = TypeParam;
    using Limits = std::numeric_limits<Real<T>>;
    const Problem p = this->problem(-1, 40);
    for (const int exponent : {Limits::max_exponent - 12, Limits::min_exponent + Limits::digits + 2}) {
        typename Getrf<T>::Data given;
        Getrf<T>::data(p, given);
        const auto scale = std::ldexp(Real<T>(1), exponent);
        for (std::int64_t j = 0; j < p.n; ++j) {
            for (std::int64_t i = 0; i < p.n; ++i) given.A(i, j) *= scale;
        }
        this->everywhere([&](const SmallBlocks& ctx, int) {
            auto x = given;
            ASSERT_EQ(this->factor(ctx, p, x), 0);
            // Scaled back by a power of two, so that the check's own numbers stay in the range.
            auto plain = given.A, factors = x.A;
            for (std::int64_t j = 0; j < p.n; ++j) {
                for (std::int64_t i = 0; i < p.n; ++i) {
                    plain(i, j) /= scale;
                    if (i <= j) factors(i, j) /= scale;
                }
            }
            EXPECT_LE(lu_ratio(plain, factors, x.ipiv, p), Residuals::threshold) << exponent;
        });
    }
}

TYPED_TEST(GeneralSystems, TallAndWide) {
    using T = TypeParam;
    const Routine& routine = *find_routine("getrf", letter<T>);
    for (const auto& [m, n] :
         {std::pair{150, 7}, {7, 150}, {1, 40}, {40, 1}, {100, 61}, {61, 100}, {64, 65}}) {
        this->everywhere([&, m = m, n = n](const SmallBlocks& ctx, int device_count) {
            const Problem p = this->problem(m, n);
            expect_correct(routine, ctx, p, Where::host);
            if (device_count > 0) expect_correct(routine, ctx, p, Where::spread);
        });
    }
}

// Growth of the elements, as large as it can be: 2^(n-1) in the last column. The result is as good as
// LAPACK's.
TYPED_TEST(GeneralSystems, GrowthAsInLapack) {
    using T = TypeParam;
    const Problem p = this->problem(-1, 18);
    typename Getrf<T>::Data given;
    Getrf<T>::data(p, given);
    for (std::int64_t j = 0; j < p.n; ++j) {
        for (std::int64_t i = 0; i < p.n; ++i)
            given.A(i, j) = T(Real<T>(j + 1 == p.n || i == j ? 1 : i > j ? -1 : 0));
    }
    this->everywhere([&](const SmallBlocks& ctx, int) {
        auto x = given;
        ASSERT_EQ(this->factor(ctx, p, x), 0);
        EXPECT_EQ(x.A(p.n - 1, p.n - 1), T(std::ldexp(Real<T>(1), static_cast<int>(p.n) - 1)));
    });
}

/// The number of the row that comes to this place, another one for each.
std::int64_t shuffled(std::int64_t place, std::int64_t rows) { return (place * 17 + 5) % rows; }

// Nothing is rounded, and each column has one pivot alone: every interchange and every zero is LAPACK's.
TYPED_TEST(GeneralSystems, PermutationsAsInLapack) {
    using T = TypeParam;
    for (const auto& [m, n] : {std::pair{50, 50}, {70, 40}, {40, 70}}) {
        const Problem p = this->problem(m, n);
        typename Getrf<T>::Data given;
        Getrf<T>::data(p, given);
        for (std::int64_t j = 0; j < p.n; ++j) {
            for (std::int64_t i = 0; i < p.rows(); ++i)
                given.A(i, j) = T(Real<T>(i == shuffled(j, p.rows()) ? (j % 3 == 0 ? -1 : 1) : 0));
        }
        auto expected = given;
        const lapilli_int info =
            Getrf<T>::call_lapack(p, {{expected.A.data(), expected.A.ld()}, expected.ipiv.data()});
        this->everywhere([&](const SmallBlocks& ctx, int) {
            auto x = given;
            EXPECT_EQ(this->factor(ctx, p, x), info);
            EXPECT_EQ(x.ipiv, expected.ipiv);
            for (std::int64_t j = 0; j < p.n; ++j) {
                for (std::int64_t i = 0; i < p.rows(); ++i)
                    ASSERT_EQ(x.A(i, j), expected.A(i, j)) << i << ", " << j;
            }
        });
    }
}

// A column's scale is its own: L and the pivots are the same to the last bit, and U has the scales.
TYPED_TEST(GeneralSystems, GradedColumns) {
    using T = TypeParam;
    const Problem p = this->problem(60, 50);
    const int reach = std::numeric_limits<Real<T>>::max_exponent / 3;
    const auto scale = [&](std::int64_t j) {
        const double place = static_cast<double>(shuffled(j, p.n)) / static_cast<double>(p.n - 1);
        return std::ldexp(Real<T>(1), static_cast<int>(std::lround(reach * (2 * place - 1))));
    };
    typename Getrf<T>::Data plain, graded;
    Getrf<T>::data(p, plain);
    Getrf<T>::data(p, graded);
    for (std::int64_t j = 0; j < p.n; ++j) {
        for (std::int64_t i = 0; i < p.rows(); ++i) graded.A(i, j) *= scale(j);
    }
    this->everywhere([&](const SmallBlocks& ctx, int) {
        auto x = graded, y = plain;
        ASSERT_EQ(this->factor(ctx, p, x), 0);
        ASSERT_EQ(this->factor(ctx, p, y), 0);
        EXPECT_EQ(x.ipiv, y.ipiv);
        for (std::int64_t j = 0; j < p.n; ++j) {
            for (std::int64_t i = 0; i < p.rows(); ++i)
                ASSERT_EQ(x.A(i, j), i <= j ? y.A(i, j) * scale(j) : y.A(i, j)) << i << ", " << j;
        }
    });
}

// Rows in the order of their sizes become pivots, and each is as exact as its own size asks for.
TYPED_TEST(GeneralSystems, GradedRows) {
    using T = TypeParam;
    const Problem p = this->problem(-1, 50);
    const int reach = std::numeric_limits<Real<T>>::max_exponent / 3;
    // The scale of the row that is the k-th pivot.
    const auto scale = [&](std::int64_t k) {
        return std::ldexp(Real<T>(1), reach - static_cast<int>(2 * reach * k / (p.n - 1)));
    };
    typename Getrf<T>::Data plain;
    Getrf<T>::data(p, plain);
    for (std::int64_t k = 0; k < p.n; ++k) plain.A(shuffled(k, p.n), k) += T(Real<T>(p.n));
    auto graded = plain;
    for (std::int64_t k = 0; k < p.n; ++k) {
        for (std::int64_t j = 0; j < p.n; ++j) graded.A(shuffled(k, p.n), j) *= scale(k);
    }
    auto expected = graded;
    Getrf<T>::call_lapack(p, {{expected.A.data(), expected.A.ld()}, expected.ipiv.data()});
    this->everywhere([&](const SmallBlocks& ctx, int) {
        auto x = graded;
        ASSERT_EQ(this->factor(ctx, p, x), 0);
        EXPECT_EQ(x.ipiv, expected.ipiv);
        // P A = L U with the scales S taken out: P S^-1 A = (S^-1 L S) (S^-1 U), exactly.
        for (std::int64_t j = 0; j < p.n; ++j) {
            for (std::int64_t i = 0; i < p.n; ++i) x.A(i, j) *= (i > j ? scale(j) : 1) / scale(i);
        }
        EXPECT_LE(lu_ratio(plain.A, x.A, x.ipiv, p), Residuals::threshold);
    });
}

TYPED_TEST(GeneralSystems, PivotsThatAreNoRowsAreRefused) {
    using T = TypeParam;
    const Problem p = this->problem(-1, 20);
    typename Getrs<T>::Data given;
    Getrs<T>::data(p, given);
    for (const std::int64_t pivot : {std::int64_t{0}, std::int64_t{-1}, p.n + 1}) {
        given.ipiv[7] = pivot;
        this->everywhere([&](const SmallBlocks& ctx, int) {
            auto x = given;
            EXPECT_EQ(Getrs<T>::call(ctx, p, {{x.A.data(), x.A.ld()}, x.ipiv.data(), {x.B.data(), x.B.ld()}}),
                      -6);
            EXPECT_TRUE(x.B.same_bits(given.B));
            EXPECT_EQ(api::getri<T>(ctx, p.n, x.A.data(), x.A.ld(), x.ipiv.data()), -4);
            EXPECT_TRUE(x.A.same_bits(given.A));
        });
    }
}

}  // namespace
}  // namespace lapilli::testing
