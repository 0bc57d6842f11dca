// SPDX-License-Identifier: BSD-3-Clause
// Norms and scale factors beyond what the suites of all routines ask: what is not finite, squares out of
// range, letters, shapes whose sums are made of many pieces, zero rows and columns, memory of another
// context's device.
#include <string>

#include "numerics/suite.hpp"
#include "support/routines/geequ.hpp"
#include "support/routines/lange.hpp"

namespace lapilli::testing {
namespace {

/// f(where, name) for operands in host memory, in memory of the last device, and spread.
template <class T>
class Norms : public ::testing::Test {
  protected:
    using R = Real<T>;
    static constexpr Where places[] = {Where::host, Where::device, Where::spread};

    /// The norm of all of A, or of the triangle that uplo names, of a symmetric matrix.
    static R norm_of(const SmallBlocks& ctx, Where where, char norm, Matrix<T> A, char uplo = 'A') {
        R value = -7;
        lapilli_int info = 0;
        const auto call = [&](const T* data) {
            info = uplo == 'A' ? api::lange<T>(ctx, norm, A.rows(), A.cols(), data, A.ld(), &value)
                               : api::lansy<T>(ctx, norm, uplo, A.cols(), data, A.ld(), &value);
        };
        if (where == Where::spread) {
            const SpreadCopy spread(ctx, letter<T>, A.rows(), A.cols(), A.data(), A.ld(), 3);
            info = uplo == 'A' ? api::lange_mgpu<T>(ctx, norm, spread.handle(), &value)
                               : api::lansy_mgpu<T>(ctx, norm, uplo, spread.handle(), &value);
        } else if (where == Where::device) {
            const DeviceCopy there(ctx, A);
            call(there.template as<T>());
        } else {
            call(A.data());
        }
        EXPECT_EQ(info, 0) << lapilli_last_error(ctx);
        return value;
    }
    /// f(ctx, place) on the CPU and on devices.
    template <class F>
    static void everywhere(const F& f) {
        for (const int device_count : device_counts({0, 2})) {
            const SmallBlocks ctx(device_count);
            for (const Where where : places) {
                if (device_count == 0 && where != Where::host) continue;
                SCOPED_TRACE(name_of(where));
                f(ctx, where);
            }
        }
    }
    static Matrix<T> some_matrix(std::int64_t m = 30, std::int64_t n = 23) {
        return random_matrix<T>(m, n, 2, Stream(3, 1));
    }
};
TYPED_TEST_SUITE(Norms, Scalars, ScalarNames);

TYPED_TEST(Norms, NaNAndInfinity) {
    using T = TypeParam;
    const double inf = std::numeric_limits<double>::infinity(), nan = std::nan("");
    this->everywhere([&](const SmallBlocks& ctx, Where where) {
        for (const char norm : std::string("M1IF")) {
            Matrix<T> A = this->some_matrix(30, 30);
            A(21, 4) = make_scalar<T>(-inf, 1);
            EXPECT_TRUE(std::isinf(this->norm_of(ctx, where, norm, A))) << norm;
            A(2, 29) = make_scalar<T>(inf, inf);
            EXPECT_TRUE(std::isinf(this->norm_of(ctx, where, norm, A))) << norm;
            EXPECT_TRUE(std::isinf(this->norm_of(ctx, where, norm, A, 'L'))) << norm;
            A(2, 29) = make_scalar<T>(is_complex<T> ? 1 : nan, nan);
            EXPECT_TRUE(std::isnan(this->norm_of(ctx, where, norm, A))) << norm;
            EXPECT_TRUE(std::isnan(this->norm_of(ctx, where, norm, A, 'U'))) << norm;
            EXPECT_TRUE(std::isinf(this->norm_of(ctx, where, norm, A, 'L'))) << norm;
            A(7, 7) = make_scalar<T>(nan, 0);
            EXPECT_TRUE(std::isnan(this->norm_of(ctx, where, norm, A, 'L'))) << norm;
        }
    });
}

/// Norms grow with the matrix, over all of the range of numbers.
TYPED_TEST(Norms, SquaresOutOfRange) {
    using T = TypeParam;
    using R = Real<T>;
    const int most = std::numeric_limits<R>::max_exponent;
    this->everywhere([&](const SmallBlocks& ctx, Where where) {
        const Matrix<T> A = this->some_matrix(20, 20);
        for (const char uplo : std::string("ALU")) {
            const auto plain = static_cast<double>(this->norm_of(ctx, where, 'F', A, uplo));
            for (const int exponent : {most - 8, most / 2 + 3, -most / 2, 12 - most}) {
                Matrix<T> B = A;
                for (std::int64_t j = 0; j < 20; ++j) {
                    for (std::int64_t i = 0; i < 20; ++i) B(i, j) *= std::ldexp(R(1), exponent);
                }
                const R norm = this->norm_of(ctx, where, 'F', B, uplo);
                EXPECT_NEAR(static_cast<double>(std::ldexp(norm, -exponent)) / plain, 1, 100 * ulp<T>)
                    << uplo << ' ' << exponent;
            }
        }
        // As large as numbers are, as small as they are, and both.
        Matrix<T> B(20, 20);
        B(3, 2) = T(std::numeric_limits<R>::denorm_min());
        EXPECT_EQ(this->norm_of(ctx, where, 'F', B), std::numeric_limits<R>::denorm_min());
        EXPECT_EQ(this->norm_of(ctx, where, 'F', B, 'L'), std::numeric_limits<R>::denorm_min());
        B(5, 5) = T(std::numeric_limits<R>::max());
        EXPECT_EQ(this->norm_of(ctx, where, 'F', B), std::numeric_limits<R>::max());
        EXPECT_EQ(this->norm_of(ctx, where, 'F', B, 'L'), std::numeric_limits<R>::max());
        EXPECT_EQ(this->norm_of(ctx, where, 'F', Matrix<T>(20, 20)), R(0));
    });
}

/// Kernels load whole elements.
TYPED_TEST(Norms, ComplexMatrixAtAnOddPlace) {
    using T = TypeParam;
    if constexpr (!is_complex<T>) return;
    const SmallBlocks ctx(1);
    Matrix<T> A = this->some_matrix();
    std::string lines;
    const auto keep = [](const char* line, void* to) { static_cast<std::string*>(to)->append(line); };
    ASSERT_EQ(lapilli_set_log(ctx, keep, &lines), 0);
    for (const bool odd : {false, true}) {
        const Placed placed(ctx, odd ? odd_place_of(0) : 0, A);
        Real<T> value = -7;
        lines.clear();
        EXPECT_EQ(api::lange<T>(ctx, 'M', A.rows(), A.cols(), placed.template as<T>(), A.ld(), &value), 0);
        EXPECT_EQ(value, this->norm_of(ctx, Where::host, 'M', A));
        EXPECT_EQ(lines.find("no kernel of the context can read A") != std::string::npos, odd) << lines;
    }
    lapilli_set_log(ctx, nullptr, nullptr);
}

TYPED_TEST(Norms, Letters) {
    this->everywhere([&](const SmallBlocks& ctx, Where where) {
        const auto A = this->some_matrix();
        for (const std::string same : {"Mm", "1Oo", "Ii", "FfEe"}) {
            for (const char letter : same)
                EXPECT_EQ(this->norm_of(ctx, where, letter, A), this->norm_of(ctx, where, same[0], A))
                    << letter;
        }
    });
}

TYPED_TEST(Norms, OfManyPieces) {
    using T = TypeParam;
    this->everywhere([&](const SmallBlocks& ctx, Where where) {
        struct Shape {
            std::int64_t m, n;
        };
        for (const auto [m, n] : {Shape{9000, 3}, {3, 17000}}) {
            // Many blocks of three columns take long where launches are emulated.
            if (where == Where::spread && n > 100) continue;
            const Matrix<T> A = random_matrix<T>(m, n, 0, Stream(5, 1));
            for (const char norm : std::string(n > 100 ? "I" : "M1IF")) {
                const double expected =
                    norm_by_definition(norm, m, n, [&](auto i, auto j) { return modulus(A(i, j)); });
                EXPECT_NEAR(static_cast<double>(this->norm_of(ctx, where, norm, A)), expected,
                            100 * ulp<T> * expected);
            }
        }
    });
}

/// In host memory by several threads: the bits are those of one.
TYPED_TEST(Norms, ByThreads) {
    using T = TypeParam;
    const SmallBlocks one(0), several(0);
    one.set("copy.threads", "1");
    several.set("copy.threads", "5");
    const Matrix<T> A = random_matrix<T>(1100, 1100, 3, Stream(8, 1));
    for (const char norm : std::string("M1IF")) {
        for (const char uplo : std::string("ALU"))
            EXPECT_EQ(this->norm_of(one, Where::host, norm, A, uplo),
                      this->norm_of(several, Where::host, norm, A, uplo));
    }
}

TYPED_TEST(Norms, InMemoryOfAnotherContext) {
    using T = TypeParam;
    if (!simulated()) GTEST_SKIP() << "needs devices that no context shares";
    const SmallBlocks ctx(1), other(1);
    Matrix<T> A = this->some_matrix();
    const DeviceCopy there(other, A);
    Real<T> value = 0;
    EXPECT_EQ(api::lange<T>(ctx, 'I', A.rows(), A.cols(), there.template as<T>(), A.ld(), &value), 0)
        << lapilli_last_error(ctx);
    EXPECT_EQ(value, this->norm_of(ctx, Where::host, 'I', A));
}

template <class T>
class ScaleFactors : public ::testing::Test {};
TYPED_TEST_SUITE(ScaleFactors, Scalars, ScalarNames);

template <class T>
lapilli_int call_geequ(lapilli_context ctx, typename Geequ<T>::Data& x) {
    return api::geequ<T>(ctx, x.A.rows(), x.A.cols(), x.A.data(), x.A.ld(), x.R.data(), x.C.data(),
                         x.rowcnd.data(), x.colcnd.data(), x.amax.data());
}

/// The first one is told. What LAPACK does not promise stays as it was.
TYPED_TEST(ScaleFactors, ZeroRowsAndColumns) {
    using T = TypeParam;
    using R = Real<T>;
    Problem p;
    p.n = 20;
    p.m = 30;
    for (const int device_count : device_counts({0, 2})) {
        const SmallBlocks ctx(device_count);
        typename Geequ<T>::Data x;
        Geequ<T>::data(p, x);
        const std::vector<R> rows = x.R, cols = x.C;
        for (const std::int64_t j : {11, 17}) {
            for (std::int64_t i = 0; i < 30; ++i) x.A(i, j) = T(0);
        }
        EXPECT_EQ(call_geequ<T>(ctx, x), 30 + 12);
        EXPECT_NE(std::string(lapilli_last_error(ctx)).find("column 12 is zero"), std::string::npos);
        EXPECT_NE(x.R, rows);
        EXPECT_EQ(x.C, cols);
        EXPECT_GT(x.rowcnd[0], 0);
        EXPECT_EQ(x.colcnd[0], -7);
        EXPECT_GT(x.amax[0], 0);
        Geequ<T>::data(p, x);
        for (const std::int64_t i : {8, 29}) {
            for (std::int64_t j = 0; j < 20; ++j) x.A(i, j) = T(0);
        }
        EXPECT_EQ(call_geequ<T>(ctx, x), 9);
        EXPECT_NE(std::string(lapilli_last_error(ctx)).find("row 9 is zero"), std::string::npos);
        EXPECT_EQ(x.R, rows);
        EXPECT_EQ(x.C, cols);
        EXPECT_EQ(x.rowcnd[0], -7);
        EXPECT_GT(x.amax[0], 0);
    }
}

/// Factors are numbers whose inverses are numbers, too.
TYPED_TEST(ScaleFactors, OfTheSmallestAndTheLargestElements) {
    using T = TypeParam;
    using R = Real<T>;
    constexpr R least = std::numeric_limits<R>::min();
    Problem p;
    p.n = 2;
    typename Geequ<T>::Data x;
    Geequ<T>::data(p, x);
    x.A(0, 0) = T(std::numeric_limits<R>::denorm_min());
    x.A(1, 1) = T(std::numeric_limits<R>::max());
    x.A(0, 1) = x.A(1, 0) = T(0);
    const SmallBlocks ctx(0);
    EXPECT_EQ(call_geequ<T>(ctx, x), 0);
    EXPECT_EQ(x.R, (std::vector<R>{1 / least, least}));
    for (const R c : x.C) EXPECT_TRUE(std::isnormal(c) && std::isnormal(1 / c));
}

TYPED_TEST(ScaleFactors, DiagonalsThatAreNotPositive) {
    using T = TypeParam;
    using R = Real<T>;
    Problem p;
    p.n = 20;
    for (const int device_count : device_counts({0, 2})) {
        const SmallBlocks ctx(device_count);
        for (const double bad : {0.0, -3.0, std::nan("")}) {
            typename Poequ<T>::Data x;
            Poequ<T>::data(p, x);
            const std::vector<R> before = x.S;
            x.A(15, 15) = T(0);
            x.A(6, 6) = T(static_cast<R>(bad));
            EXPECT_EQ(
                api::poequ<T>(ctx, p.n, x.A.data(), x.A.ld(), x.S.data(), x.scond.data(), x.amax.data()), 7);
            EXPECT_EQ(x.S, before);
            EXPECT_EQ(x.scond[0], -7);
            EXPECT_EQ(std::isnan(x.amax[0]), std::isnan(bad));
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
