// SPDX-License-Identifier: BSD-3-Clause
// The reduction to Hessenberg form on devices: rows and columns ilo to ihi, one format with LAPACK, numbers
// whose squares leave the range, and GEEV and GEES over it.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "numerics/suite.hpp"
#include "support/nonsymmetric.hpp"
#include "support/routines/geev.hpp"
#include "support/routines/orghr.hpp"

namespace lapilli::testing {
namespace {

template <class T>
lapilli_int geev(const Context& ctx, typename Geev<T>::Data& x) {
    const std::int64_t n = x.A.rows();
    if constexpr (is_complex<T>) {
        return api::geev<T>(ctx, 'V', 'V', n, x.A.data(), x.A.ld(), x.W.data(), x.VL.data(), x.VL.ld(),
                            x.VR.data(), x.VR.ld());
    } else {
        return api::geev<T>(ctx, 'V', 'V', n, x.A.data(), x.A.ld(), x.W.data(), x.WI.data(), x.VL.data(),
                            x.VL.ld(), x.VR.data(), x.VR.ld());
    }
}

template <class T>
class HessenbergOnDevices : public ::testing::Test {
  protected:
    static constexpr std::int64_t n = 41;

    /// Upper triangular in columns before ilo and in rows behind ihi.
    static Matrix<T> matrix(std::int64_t ilo, std::int64_t ihi, std::uint64_t seed = 1) {
        Matrix<T> A = random_matrix<T>(n, n, 3, Stream(seed, 11));
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = j + 1; i < n; ++i)
                if (j < ilo - 1 || i >= ihi) A(i, j) = T(0);
        }
        return A;
    }
    struct Reduced {
        Matrix<T> A;
        std::vector<T> tau = std::vector<T>(static_cast<std::size_t>(n) - 1, T(7));
    };
    static Reduced reduce(const Context& ctx, const Matrix<T>& A, std::int64_t ilo, std::int64_t ihi) {
        Reduced x{A};
        EXPECT_EQ(api::gehrd<T>(ctx, n, ilo, ihi, x.A.data(), x.A.ld(), x.tau.data()), 0);
        return x;
    }
    static void expect_small(const Residuals& found, const char* what) {
        EXPECT_LT(found.residual, 10) << what;
        EXPECT_LT(found.orthogonality, 10) << what;
    }
};
TYPED_TEST_SUITE(HessenbergOnDevices, Scalars, ScalarNames);

TYPED_TEST(HessenbergOnDevices, RowsAndColumnsInside) {
    using T = TypeParam;
    constexpr std::int64_t n = TestFixture::n;
    for (const auto& [ilo, ihi, devices] :
         {std::tuple{1, 41, 1}, {1, 30, 2}, {6, 41, 3}, {9, 33, 2}, {20, 21, 1}, {20, 20, 2}}) {
        SCOPED_TRACE(::testing::Message() << ilo << " to " << ihi);
        const SmallBlocks ctx(devices);
        const Matrix<T> A = this->matrix(ilo, ihi);
        const auto ours = this->reduce(ctx, A, ilo, ihi);
        for (std::int64_t i = 0; i + 1 < n; ++i) {
            const T tau = ours.tau[static_cast<std::size_t>(i)];
            EXPECT_TRUE((i >= ilo - 1 && i < ihi - 1) || tau == T(0)) << i;
        }
        // Rows before and behind those of the reflectors are not read.
        Matrix<T> Q = ours.A;
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i < n; ++i)
                if (j < ilo - 1 || j >= ihi - 1 || i <= j || i >= ihi) Q(i, j) = quiet_nan<T>();
        }
        ASSERT_EQ(api::orghr<T>(ctx, n, ilo, ihi, Q.data(), Q.ld(), ours.tau.data()), 0);
        this->expect_small(schur_residuals(A, hessenberg_part(ours.A), Q), "our Q");
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i < n; ++i) {
                const bool inside = i >= ilo && i < ihi && j >= ilo && j < ihi;
                EXPECT_TRUE(inside || Q(i, j) == T(i == j ? 1 : 0)) << i << ", " << j;
            }
        }
        // Either goes on from the other's reduction.
        Matrix<T> of_lapack = ours.A;
        lapack::orghr<T>(n, ilo, ihi, of_lapack.data(), of_lapack.ld(), ours.tau.data());
        this->expect_small(schur_residuals(A, hessenberg_part(ours.A), of_lapack), "LAPACK's Q");
        typename TestFixture::Reduced theirs{A};
        lapack::gehrd<T>(n, ilo, ihi, theirs.A.data(), theirs.A.ld(), theirs.tau.data());
        for (const char side : {'L', 'R'}) {
            for (const char trans : {'N', adjoint<T>}) {
                Matrix<T> C = random_matrix<T>(n, n, 0, Stream(5, 2)), expected = C;
                ASSERT_EQ(api::ormhr<T>(ctx, side, trans, n, n, ilo, ihi, theirs.A.data(), theirs.A.ld(),
                                        theirs.tau.data(), C.data(), C.ld()),
                          0);
                lapack::ormhr<T>(side, trans, n, n, ilo, ihi, theirs.A.data(), theirs.A.ld(),
                                 theirs.tau.data(), expected.data(), expected.ld());
                const double norm = one_norm(expected);
                subtract(expected, C);
                EXPECT_LT(ratio(one_norm(expected), norm, static_cast<double>(n), ulp<T>), 10)
                    << side << trans;
            }
        }
    }
}

/// Several devices share A v, row by row, and updates, column by column.
TYPED_TEST(HessenbergOnDevices, TheSameBitsOfAnyTeam) {
    using T = TypeParam;
    for (const auto& [ilo, ihi] : {std::pair{1, 41}, {6, 33}, {20, 21}, {20, 20}}) {
        const Matrix<T> A = this->matrix(ilo, ihi);
        const auto expected = this->reduce(SmallBlocks(1), A, ilo, ihi);
        for (const int devices : {2, 3, 4}) {
            const auto found = this->reduce(SmallBlocks(devices), A, ilo, ihi);
            EXPECT_TRUE(found.A.same_bits(expected.A)) << devices;
            EXPECT_EQ(found.tau, expected.tau) << devices;
        }
    }
}

/// The matrix is scaled where squares leave the range; H has its scale, and reflectors have none.
TYPED_TEST(HessenbergOnDevices, AllScales) {
    using T = TypeParam;
    using R = Real<T>;
    constexpr std::int64_t n = TestFixture::n;
    const SmallBlocks ctx(1);
    const Matrix<T> A = this->matrix(1, n);
    const auto expected = this->reduce(ctx, A, 1, n);
    constexpr int most = std::numeric_limits<R>::max_exponent - 8;
    for (const int exponent : {most, -most, most / 2 + 3}) {
        const R factor = std::ldexp(R(1), exponent);
        Matrix<T> scaled = A;
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i < n; ++i) scaled(i, j) *= factor;
        }
        const auto found = this->reduce(ctx, scaled, 1, n);
        EXPECT_EQ(found.tau, expected.tau) << exponent;
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i < n; ++i) {
                const T same = i <= j + 1 ? expected.A(i, j) * factor : expected.A(i, j);
                ASSERT_EQ(found.A(i, j), same) << exponent << ": " << i << ", " << j;
            }
        }
    }
}

/// Also where no step would read it.
TYPED_TEST(HessenbergOnDevices, NotFinite) {
    using T = TypeParam;
    constexpr std::int64_t n = TestFixture::n;
    const SmallBlocks ctx(1);
    for (const auto& [i, j] : {std::pair{0, 0}, {2, n - 1}, {15, 20}, {n - 1, n - 1}}) {
        Matrix<T> A = this->matrix(9, 33);
        A(i, j) = quiet_nan<T>();
        Matrix<T> found = A;
        std::vector<T> tau(static_cast<std::size_t>(n) - 1, T(7)), before = tau;
        EXPECT_EQ(api::gehrd<T>(ctx, n, 9, 33, found.data(), found.ld(), tau.data()),
                  LAPILLI_ERROR_NOT_FINITE);
        EXPECT_TRUE(found.same_bits(A) && tau == before) << i << ", " << j;
    }
}

/// GEEV's vectors have norm 1 and a largest element that is real, of any balanced matrix.
TYPED_TEST(HessenbergOnDevices, VectorsOfGeev) {
    using T = TypeParam;
    constexpr std::int64_t n = TestFixture::n;
    const SmallBlocks ctx(2);
    for (const bool scaled : {false, true}) {
        Matrix<T> A = this->matrix(1, n, 7);
        for (std::int64_t j = 0; scaled && j < n; ++j) {
            for (std::int64_t i = 0; i < n; ++i)
                A(i, j) *= std::ldexp(Real<T>(1), static_cast<int>((i - j) % 9));
        }
        typename Geev<T>::Data x;
        x.A = A;
        x.VL = x.VR = Matrix<T>(n, n);
        x.W.assign(static_cast<std::size_t>(n), T(0));
        if (!is_complex<T>) x.WI = x.W;
        ASSERT_EQ(geev<T>(ctx, x), 0);
        const auto values = eigenvalues(x.W, x.WI);
        EXPECT_LT(spectrum_ratio(A, values), 30);
        for (const bool left : {false, true}) {
            const Matrix<Complex<T>> V = eigenvectors(values, left ? x.VL : x.VR);
            EXPECT_LT(unit_ratio<T>(V), 4) << left;
            EXPECT_LT(eigenvector_ratio(A, values, V, left), 30) << left;
            for (std::int64_t j = 0; j < n; ++j) {
                std::int64_t most = 0;
                for (std::int64_t i = 0; i < n; ++i)
                    if (std::abs(V(i, j)) > std::abs(V(most, j)) * Real<T>(1 + 1e-5)) most = i;
                // One of several elements of nearly the same size may be the real one.
                bool real = false;
                for (std::int64_t i = 0; i < n; ++i)
                    real = real || (V(i, j).imag() == 0 &&
                                    std::abs(V(i, j)) > std::abs(V(most, j)) * Real<T>(1 - 1e-4));
                EXPECT_TRUE(real) << j << (left ? " left" : " right");
            }
        }
    }
}

/// Emulated products would give the error of a reflector's first number, 1, to all others: Q was 25 n ulp
/// from unitary.
TEST(GeesOnDevices, IsAccurateWhereProductsAreEmulated) {
    using T = std::complex<float>;
    constexpr std::int64_t n = 45;
    const SmallBlocks ctx(1);
    ctx.emulate_products(true, true);
    ctx.set("test.ormtr.nb", std::to_string(n));
    const Matrix<T> A = random_matrix<T>(n, n, 2, Stream(4, 4));
    Matrix<T> S = A, Z(n, n);
    std::vector<T> W(n);
    lapilli_int sdim = 7;
    ASSERT_EQ(lapilli_cgees(ctx, 'V', 'N', nullptr, n, S.data(), S.ld(), &sdim, W.data(), Z.data(), Z.ld()),
              0);
    const Residuals found = schur_residuals(A, S, Z);
    EXPECT_LT(found.residual, 5);
    EXPECT_LT(found.orthogonality, 5);
}

/// A matrix that GEBAL permutes is uploaded once, as a dense one is: the host finds a row or a column without
/// elements off the diagonal first. GEES's and GEEV's vectors are those of the matrix before the permutation.
TEST(PermutedOnDevices, UploadedOnceAndTurnedBack) {
    constexpr std::int64_t n = 12;
    enum class Isolated { none, row, column, all };
    for (const Isolated isolated : {Isolated::none, Isolated::row, Isolated::column, Isolated::all}) {
        SCOPED_TRACE(static_cast<int>(isolated));
        Matrix<double> A = random_matrix<double>(n, n, 2, Stream(4, 4));
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i < n; ++i) {
                const bool gone = (isolated == Isolated::row && i == 5) ||
                                  (isolated == Isolated::column && j == 7) ||
                                  (isolated == Isolated::all && i > j);
                if (gone && i != j) A(i, j) = 0;
            }
        }
        const SmallBlocks ctx(1);
        Matrix<double> S = A, Z(n, n);
        std::vector<double> wr(n), wi(n);
        lapilli_int sdim = 7;
        ASSERT_EQ(lapilli_dgees(ctx, 'V', 'N', nullptr, n, S.data(), S.ld(), &sdim, wr.data(), wi.data(),
                                Z.data(), Z.ld()),
                  0);
        const Residuals found = schur_residuals(A, S, Z);
        EXPECT_LT(found.residual, 10);
        EXPECT_LT(found.orthogonality, 10);
        std::array<const char*, 16> names{};
        const lapilli_int count = lapilli_phases(ctx, names.data(), nullptr, names.size());
        ASSERT_LE(count, 16);
        const std::vector<std::string> phases(names.begin(), names.begin() + count);
        EXPECT_EQ(std::count(phases.begin(), phases.end(), "upload"), 1);
        // LAPACK's steps balance first.
        EXPECT_EQ(phases[0], isolated == Isolated::none ? "upload" : "balance");

        Geev<double>::Data x;
        x.A = A;
        x.VL = x.VR = Matrix<double>(n, n);
        x.W = x.WI = std::vector<double>(n);
        ASSERT_EQ(geev<double>(ctx, x), 0);
        const auto values = eigenvalues(x.W, x.WI);
        EXPECT_LT(eigenvector_ratio(A, values, eigenvectors(values, x.VR), false), 30);
        EXPECT_LT(eigenvector_ratio(A, values, eigenvectors(values, x.VL), true), 30);
    }
}

/// GEEVX against LAPACK's, with differences by rounding: eigenvalues of a random matrix are well conditioned.
TEST(GeevxOnDevices, TellsWhatLapackTells) {
    constexpr std::int64_t n = 30;
    constexpr lapack_int N = n;
    const SmallBlocks ctx(1);
    using Doubles = std::vector<double>;
    const auto near = [](Doubles a, Doubles b, double tolerance) {
        std::sort(a.begin(), a.end());
        std::sort(b.begin(), b.end());
        for (std::size_t i = 0; i < a.size(); ++i)
            EXPECT_NEAR(a[i], b[i], tolerance * (std::abs(a[i]) + std::abs(b[i])));
    };
    for (const char balance : {'N', 'P', 'S', 'B'}) {
        for (const char sense : {'N', 'E', 'V', 'B'}) {
            SCOPED_TRACE(std::string(1, balance) + sense);
            Matrix<double> A = random_matrix<double>(n, n, 0, Stream(4, 9)), L = A, VL(n, n), VR(n, n),
                           left(n, n), right(n, n);
            for (std::int64_t j = 0; j < n; ++j) {
                for (std::int64_t i = 0; i < n; ++i)
                    A(i, j) = L(i, j) *= std::ldexp(1.0, static_cast<int>((i - j) % 5));
            }
            const Matrix<double> given = A;
            Doubles wr(n), wi(n), wr_l(n), wi_l(n), scale(n), scale_l(n), values(n, -1), values_l(n, -1),
                spaces(n, -1), spaces_l(n, -1);
            lapilli_int ilo = 0, ihi = 0;
            lapack_int lo = 0, hi = 0;
            double norm = 0, norm_l = 0;
            ASSERT_EQ(lapilli_dgeevx(ctx, balance, 'V', 'V', sense, n, A.data(), n, wr.data(), wi.data(),
                                     VL.data(), n, VR.data(), n, &ilo, &ihi, scale.data(), &norm,
                                     values.data(), spaces.data()),
                      0);
            LAPACKE_dgeevx(LAPACK_COL_MAJOR, balance, 'V', 'V', sense, N, L.data(), N, wr_l.data(),
                           wi_l.data(), left.data(), N, right.data(), N, &lo, &hi, scale_l.data(), &norm_l,
                           values_l.data(), spaces_l.data());
            EXPECT_TRUE(ilo == lo && ihi == hi && scale == scale_l);
            EXPECT_DOUBLE_EQ(norm, norm_l);
            near(wr, wr_l, 1e-9);
            near(wi, wi_l, 1e-9);
            near(values, values_l, 1e-9);
            near(spaces, spaces_l, 0.25);  // LAPACK estimates them, by the order of values
            const auto w = eigenvalues(wr, wi);
            EXPECT_LT(eigenvector_ratio(given, w, eigenvectors(w, VR), false), 30);
            EXPECT_LT(eigenvector_ratio(given, w, eigenvectors(w, VL), true), 30);
            EXPECT_TRUE(is_schur_form(A, w));
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
