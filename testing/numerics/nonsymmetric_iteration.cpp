// SPDX-License-Identifier: BSD-3-Clause
// The QR iteration on devices, with windows and sweeps so small that every matrix takes many: HSEQR's jobs,
// rows and columns ilo to ihi, numbers of all scales, an iteration that ends early.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <tuple>
#include <vector>

#include "numerics/suite.hpp"
#include "support/nonsymmetric.hpp"
#include "support/routines/hseqr.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class QrIteration : public ::testing::Test {
  protected:
    using R = Real<T>;
    static constexpr std::int64_t n = 45;

    struct Form {
        Matrix<T> H, Z;
        std::vector<T> W = std::vector<T>(static_cast<std::size_t>(n), T(7)), WI = W;
        std::vector<Complex<T>> values() const { return eigenvalues(W, WI); }
    };
    static lapilli_int call(const Context& ctx, char job, char compz, std::int64_t ilo, std::int64_t ihi,
                            Form& x) {
        const std::int64_t n = x.H.rows();
        if constexpr (is_complex<T>) {
            return api::hseqr<T>(ctx, job, compz, n, ilo, ihi, x.H.data(), x.H.ld(), x.W.data(), x.Z.data(),
                                 x.Z.ld());
        } else {
            return api::hseqr<T>(ctx, job, compz, n, ilo, ihi, x.H.data(), x.H.ld(), x.W.data(), x.WI.data(),
                                 x.Z.data(), x.Z.ld());
        }
    }
    /// Upper triangular in columns before ilo and in rows behind ihi.
    static Matrix<T> hessenberg(std::int64_t ilo, std::int64_t ihi) {
        Matrix<T> A = random_matrix<T>(n, n, 3, Stream(5, 11));
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = j + 1; i < n; ++i)
                if (i > j + 1 || j < ilo - 1 || i >= ihi) A(i, j) = T(0);
        }
        return A;
    }
    static Matrix<T> identity() {
        Matrix<T> I(n, n, 2);
        for (std::int64_t i = 0; i < n; ++i) I(i, i) = T(1);
        return I;
    }
    static void expect_form(const Matrix<T>& A, const Form& x, const char* what) {
        EXPECT_TRUE(is_schur_form(x.H, x.values())) << what;
        const Residuals found = schur_residuals(A, x.H, x.Z);
        EXPECT_LT(found.residual, 10) << what;
        EXPECT_LT(found.orthogonality, 10) << what;
    }
    /// A few shifts in a window of the chase that has room for one bulge.
    class Iterating : public SmallBlocks {
      public:
        explicit Iterating(int devices, const char* shifts = "4", const char* window = "6",
                           const char* chase = "9")
            : SmallBlocks(devices) {
            set_all(
                {{"test.hseqr.shifts", shifts}, {"test.hseqr.window", window}, {"test.hseqr.chase", chase}});
        }
    };
};
TYPED_TEST_SUITE(QrIteration, Scalars, ScalarNames);

/// Elements below the subdiagonal are not read, and zero afterwards. Of Z, rows ilo to ihi change, as with
/// LAPACK.
TYPED_TEST(QrIteration, RowsAndColumnsInside) {
    using T = TypeParam;
    constexpr std::int64_t n = TestFixture::n;
    for (const auto& [ilo, ihi, devices] :
         {std::tuple{1, 45, 1}, {1, 30, 2}, {7, 45, 3}, {9, 33, 1}, {20, 21, 1}, {20, 20, 2}}) {
        SCOPED_TRACE(::testing::Message() << ilo << " to " << ihi);
        const typename TestFixture::Iterating ctx(devices);
        const Matrix<T> A = this->hessenberg(ilo, ihi);
        typename TestFixture::Form x{A, Matrix<T>(n, n, 1)};
        for (std::int64_t j = 0; j < n; ++j)
            for (std::int64_t i = j + 2; i < n; ++i) x.H(i, j) = quiet_nan<T>();
        ASSERT_EQ(this->call(ctx, 'S', 'I', ilo, ihi, x), 0);
        this->expect_form(A, x, "I");
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i < n; ++i) {
                const bool inside = i >= ilo - 1 && i < ihi && j >= ilo - 1 && j < ihi;
                EXPECT_TRUE(inside || x.Z(i, j) == T(i == j ? 1 : 0)) << i << ", " << j;
            }
        }
        typename TestFixture::Form product{A, random_matrix<T>(n, n, 0, Stream(6, 1))};
        const Matrix<T> given = product.Z;
        ASSERT_EQ(this->call(ctx, 'S', 'V', ilo, ihi, product), 0);
        EXPECT_TRUE(product.H.same_bits(x.H));
        Matrix<T> expected = given, part = x.Z;
        for (std::int64_t i = 0; i < n; ++i) {
            for (std::int64_t j = 0; j < n && i >= ilo - 1 && i < ihi; ++j) {
                T sum(0);
                for (std::int64_t k = 0; k < n; ++k) sum += given(i, k) * part(k, j);
                expected(i, j) = sum;
            }
        }
        const double norm = one_norm(expected);
        subtract(expected, product.Z);
        EXPECT_LT(ratio(one_norm(expected), norm, static_cast<double>(n), ulp<T>), 10);
        // Values alone, in the same order up to rounding.
        for (const char compz : {'N', 'I'}) {
            typename TestFixture::Form values{A, Matrix<T>(n, n)};
            ASSERT_EQ(this->call(ctx, 'E', compz, ilo, ihi, values), 0);
            EXPECT_LT(spectrum_ratio(A, values.values()), 10) << compz;
        }
    }
}

/// Sweeps of several chains, chains of several bulges, windows of early deflation that are larger than sweeps
/// and smaller.
TYPED_TEST(QrIteration, AllCuts) {
    using T = TypeParam;
    const Matrix<T> A = this->hessenberg(1, TestFixture::n);
    for (const auto& [shifts, window, chase] : {std::tuple{"2", "2", "5"},
                                                {"2", "12", "64"},
                                                {"12", "4", "14"},
                                                {"30", "20", "24"},
                                                {"9", "7", "20"}}) {
        SCOPED_TRACE(::testing::Message() << shifts << ", " << window << ", " << chase);
        const typename TestFixture::Iterating ctx(1, shifts, window, chase);
        typename TestFixture::Form x{A, Matrix<T>(TestFixture::n, TestFixture::n)};
        ASSERT_EQ(this->call(ctx, 'S', 'I', 1, TestFixture::n, x), 0);
        this->expect_form(A, x, "cut");
    }
}

/// A sweep makes an element in the middle small. The block behind it is one window then, and the shifts are
/// those of a larger block: a sweep that begins before this window is deflated would have no rows left.
TYPED_TEST(QrIteration, SplitsWhileShiftsAreLeft) {
    using T = TypeParam;
    using R = Real<T>;
    constexpr std::int64_t n = 110, split = 30;
    Matrix<T> A = random_matrix<T>(n, n, 1, Stream(5, 17));
    for (std::int64_t j = 0; j < n; ++j) {
        for (std::int64_t i = j + 2; i < n; ++i) A(i, j) = T(0);
        // Values that no shift is near: the element below them shrinks by their distance with every shift.
        if (j < split) A(j, j) += T(R(100));
    }
    const SmallBlocks ctx(1);
    ctx.set("test.hseqr.window", "2");
    typename TestFixture::Form x{A, Matrix<T>(n, n)};
    x.W.resize(n);
    x.WI.resize(n);
    ASSERT_EQ(this->call(ctx, 'S', 'I', 1, n, x), 0);
    this->expect_form(A, x, "split");
}

/// The matrix is scaled where squares leave the range: the values have its scale.
TYPED_TEST(QrIteration, AllScales) {
    using T = TypeParam;
    using R = Real<T>;
    constexpr std::int64_t n = TestFixture::n;
    const typename TestFixture::Iterating ctx(1);
    const Matrix<T> A = this->hessenberg(1, n);
    typename TestFixture::Form expected{A, Matrix<T>(n, n)};
    ASSERT_EQ(this->call(ctx, 'S', 'I', 1, n, expected), 0);
    constexpr int most = std::numeric_limits<R>::max_exponent - 8;
    for (const int exponent : {most, -most + 40, most / 2 + 3}) {
        const R factor = std::ldexp(R(1), exponent);
        typename TestFixture::Form x{A, Matrix<T>(n, n)};
        for (std::int64_t j = 0; j < n; ++j)
            for (std::int64_t i = 0; i < n; ++i) x.H(i, j) *= factor;
        ASSERT_EQ(this->call(ctx, 'S', 'I', 1, n, x), 0);
        for (std::int64_t j = 0; j < n; ++j)
            for (std::int64_t i = 0; i < n; ++i) x.H(i, j) /= factor;
        for (T& w : x.W) w /= factor;
        for (T& w : x.WI) w /= factor;
        this->expect_form(A, x, "scaled");
    }
}

/// Nothing changes where an operand holds a NaN, also one that no step would read.
TYPED_TEST(QrIteration, NotFinite) {
    using T = TypeParam;
    const typename TestFixture::Iterating ctx(2);
    for (const bool of_z : {false, true}) {
        for (const auto& [i, j] : {std::pair{0, 0}, {2, 44}, {21, 20}, {44, 44}}) {
            typename TestFixture::Form x{this->hessenberg(9, 33), this->identity()};
            (of_z ? x.Z : x.H)(i, j) = quiet_nan<T>();
            const auto before = x;
            EXPECT_EQ(this->call(ctx, 'S', 'V', 9, 33, x), LAPILLI_ERROR_NOT_FINITE);
            EXPECT_TRUE(x.H.same_bits(before.H) && x.Z.same_bits(before.Z) && x.W == before.W &&
                        x.WI == before.WI);
        }
    }
}

/// LAPACK's info: values behind it are eigenvalues, and H and Z are a similarity as far as they have come.
TYPED_TEST(QrIteration, EndsEarly) {
    using T = TypeParam;
    constexpr std::int64_t n = TestFixture::n, ilo = 4, ihi = 43;
    const typename TestFixture::Iterating ctx(1, "8", "10", "12");
    ctx.set("test.hseqr.rounds", "9");
    const Matrix<T> A = this->hessenberg(ilo, ihi);
    typename TestFixture::Form x{A, Matrix<T>(n, n)};
    const lapilli_int info = this->call(ctx, 'S', 'I', ilo, ihi, x);
    ASSERT_GT(info, ilo);
    ASSERT_LT(info, ihi);
    const Residuals found = schur_residuals(A, x.H, x.Z);
    EXPECT_LT(found.residual, 10);
    EXPECT_LT(found.orthogonality, 10);
    const auto values = x.values();
    for (std::int64_t i = 0; i < n; ++i) {
        if (i >= ilo - 1 && i < info) continue;
        EXPECT_EQ(real_part(x.W[static_cast<std::size_t>(i)]), real_part(x.H(i, i))) << i;
        const bool alone = i == 0 || x.H(i, i - 1) == T(0);
        EXPECT_TRUE(i < info || alone || values[static_cast<std::size_t>(i)].imag() != 0) << i;
    }
}

/// Any run has them, and any team, whose devices share the rows of Z.
TYPED_TEST(QrIteration, TheSameBits) {
    using T = TypeParam;
    constexpr std::int64_t n = TestFixture::n;
    const Matrix<T> A = this->hessenberg(1, n);
    typename TestFixture::Form first{A, Matrix<T>(n, n)};
    for (const int devices : {1, 1, 2, 3, 4}) {
        const typename TestFixture::Iterating ctx(devices);
        typename TestFixture::Form x{A, Matrix<T>(n, n)};
        ASSERT_EQ(this->call(ctx, 'S', 'I', 1, n, x), 0);
        if (first.W.front() == T(7)) first = x;
        EXPECT_TRUE(x.H.same_bits(first.H) && x.Z.same_bits(first.Z) && x.W == first.W && x.WI == first.WI);
    }
}

/// The element below the diagonal is small against the diagonal, and yet the second value is all of it (M.
/// Ahues, F. Tisseur).
TEST(QrIterationOfGradedMatrix, KeepsTheSmallValue) {
    const SmallBlocks ctx(1);
    double h[] = {1, 1e-17, 1, 1e-20}, z[4] = {}, re[2] = {}, im[2] = {7, 7};
    ASSERT_EQ(lapilli_dhseqr(ctx, 'S', 'I', 2, 1, 2, h, 2, re, im, z, 2), 0);
    EXPECT_NEAR(std::min(re[0], re[1]), -9.99e-18, 1e-22);
    EXPECT_TRUE(im[0] == 0 && im[1] == 0 && h[1] == 0);
}

}  // namespace
}  // namespace lapilli::testing
