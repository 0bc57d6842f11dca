// SPDX-License-Identifier: BSD-3-Clause
// Nonsymmetric eigenproblems: routines whose results are LAPACK's to the bit, functions that select, wrong
// arguments, empty matrices.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

#include "support/devices.hpp"
#include "support/nonsymmetric.hpp"
#include "support/place.hpp"

namespace lapilli::testing {
namespace {

constexpr std::int64_t n = 30;
constexpr lapack_int N = n;
constexpr int cm = LAPACK_COL_MAJOR;
using Doubles = std::vector<double>;

// A matrix with isolated values behind a permutation, badly scaled.
Matrix<double> permuted() {
    Matrix<double> A(n, n);
    const Stream stream(3, 1);
    for (std::int64_t j = 0; j < n; ++j) {
        for (std::int64_t i = 0; i < n; ++i) {
            const bool isolated = j < 4 || i >= n - 5;
            const double x = stream.uniform<double>(static_cast<std::uint64_t>(i + j * n)) + 0.1;
            A((7 * i) % n, (7 * j) % n) =
                isolated && i > j ? 0 : x * std::ldexp(1.0, static_cast<int>((i - j) % 9));
        }
    }
    return A;
}

Matrix<double> uniform_matrix(std::uint64_t seed) { return random_matrix<double>(n, n, 0, Stream(seed, 9)); }

// The real Schur form of a random matrix.
struct Schur {
    Matrix<double> S = uniform_matrix(5), Z = Matrix<double>(n, n);
    Doubles wr = Doubles(n), wi = Doubles(n);
    Schur() { schur_by_lapack(S, wr, wi, Z); }
};

// A matrix that nothing changes is looked at where it is.
TEST(NonsymmetricCalls, GebalOfAMatrixOnADevice) {
    const Context ctx("sim:2");
    for (const char job : {'N', 'P', 'S', 'B'}) {
        for (const bool is_balanced : {true, false}) {
            SCOPED_TRACE(std::string(1, job) + (is_balanced ? ", balanced" : ""));
            Matrix<double> A = is_balanced ? uniform_matrix(4) : permuted(), L = A;
            lapilli_int ilo = 0, ihi = 0;
            lapack_int lo = 0, hi = 0;
            Doubles scale(n), scale_l(n);
            LAPACKE_dgebal(cm, job, N, L.data(), N, &lo, &hi, scale_l.data());
            const DeviceCopy there(ctx, A);
            ASSERT_EQ(lapilli_dgebal(ctx, job, n, there.as<double>(), n, &ilo, &ihi, scale.data()), 0);
            there.download();
            EXPECT_TRUE(ilo == lo && ihi == hi && A.same_bits(L) && scale == scale_l);
        }
        for (const double wrong : {std::numeric_limits<double>::quiet_NaN(), HUGE_VAL}) {
            Matrix<double> A = uniform_matrix(4);
            A(3, 7) = wrong;
            const Matrix<double> before = A;
            lapilli_int ilo = 7, ihi = 7;
            Doubles scale(n, 7);
            const DeviceCopy there(ctx, A);
            EXPECT_EQ(lapilli_dgebal(ctx, job, n, there.as<double>(), n, &ilo, &ihi, scale.data()),
                      LAPILLI_ERROR_NOT_FINITE);
            there.download();
            EXPECT_TRUE(A.same_bits(before) && ilo == 7 && ihi == 7 && scale == Doubles(n, 7));
        }
    }
}

// The chain from balancing to vectors of the balanced matrix, all with the same ilo and ihi.
TEST(NonsymmetricCalls, ChainIsLapacks) {
    const Context ctx("sim:1");
    for (const char job : {'N', 'P', 'S', 'B'}) {
        SCOPED_TRACE(job);
        Matrix<double> A = permuted(), L = A, C = uniform_matrix(2), CL = C;
        lapilli_int ilo = 0, ihi = 0;
        lapack_int lo = 0, hi = 0;
        Doubles scale(n), scale_l(n), tau(n - 1), tau_l(n - 1);
        ASSERT_EQ(lapilli_dgebal(ctx, job, n, A.data(), n, &ilo, &ihi, scale.data()), 0);
        LAPACKE_dgebal(cm, job, N, L.data(), N, &lo, &hi, scale_l.data());
        EXPECT_EQ(ilo, lo);
        EXPECT_EQ(ihi, hi);
        EXPECT_EQ(job == 'P' || job == 'B', ilo > 1 && ihi < n) << ilo << ' ' << ihi;
        EXPECT_TRUE(A.same_bits(L) && scale == scale_l);
        ASSERT_EQ(lapilli_dgehrd(ctx, n, ilo, ihi, A.data(), n, tau.data()), 0);
        LAPACKE_dgehrd(cm, N, lo, hi, L.data(), N, tau_l.data());
        EXPECT_TRUE(A.same_bits(L) && tau == tau_l);
        for (const char side : {'L', 'R'}) {
            for (const char trans : {'N', 'T'}) {
                ASSERT_EQ(
                    lapilli_dormhr(ctx, side, trans, n, n, ilo, ihi, A.data(), n, tau.data(), C.data(), n),
                    0);
                LAPACKE_dormhr(cm, side, trans, N, N, lo, hi, L.data(), N, tau_l.data(), CL.data(), N);
            }
        }
        EXPECT_TRUE(C.same_bits(CL));
        Matrix<double> H = hessenberg_part(A), HL = H;
        ASSERT_EQ(lapilli_dorghr(ctx, n, ilo, ihi, A.data(), n, tau.data()), 0);
        LAPACKE_dorghr(cm, N, lo, hi, L.data(), N, tau_l.data());
        EXPECT_TRUE(A.same_bits(L));
        Doubles wr(n), wi(n), wr_l(n), wi_l(n);
        for (const char job_of_values : {'E', 'S'}) {
            Matrix<double> T = H, TL = HL;
            const char compz = job_of_values == 'E' ? 'N' : 'V';
            ASSERT_EQ(lapilli_dhseqr(ctx, job_of_values, compz, n, ilo, ihi, T.data(), n, wr.data(),
                                     wi.data(), A.data(), n),
                      0);
            LAPACKE_dhseqr(cm, job_of_values, compz, N, lo, hi, TL.data(), N, wr_l.data(), wi_l.data(),
                           L.data(), N);
            EXPECT_TRUE(T.same_bits(TL) && A.same_bits(L) && wr == wr_l && wi == wi_l);
        }
        ASSERT_EQ(lapilli_dgebak(ctx, job, 'R', n, ilo, ihi, scale.data(), n, A.data(), n), 0);
        LAPACKE_dgebak(cm, job, 'R', N, lo, hi, scale_l.data(), N, L.data(), N);
        EXPECT_TRUE(A.same_bits(L));
    }
}

/// Also where the library does not ask LAPACK: norms of a row and its column just closer than a factor of
/// two, and just not; rows and columns that are zero off the diagonal; numbers whose squares leave the range.
TEST(NonsymmetricCalls, BalanceIsLapacks) {
    const Context ctx("none");
    constexpr std::int64_t n = 7;
    constexpr lapack_int N = n;
    const Matrix<double> random = random_matrix<double>(n, n, 0, Stream(8, 2));
    const auto compare = [&](const Matrix<double>& given) {
        for (const char job : {'N', 'P', 'S', 'B'}) {
            Matrix<double> A = given, L = given;
            std::vector<double> scale(n), scale_l(n);
            lapilli_int ilo = 0, ihi = 0;
            lapack_int lo = 0, hi = 0;
            ASSERT_EQ(lapilli_dgebal(ctx, job, n, A.data(), n, &ilo, &ihi, scale.data()), 0);
            LAPACKE_dgebal(LAPACK_COL_MAJOR, job, N, L.data(), N, &lo, &hi, scale_l.data());
            EXPECT_TRUE(A.same_bits(L) && ilo == lo && ihi == hi && scale == scale_l) << job;
        }
    };
    for (const double factor :
         {0.0, 0.2, 0.4, 0.48, 0.52, 0.7, 1.0, 1.4, 1.9, 2.1, 3.0, 5.0, 1e200, 1e-200}) {
        for (const bool of_row : {true, false}) {
            SCOPED_TRACE(factor);
            Matrix<double> A = random;
            for (std::int64_t k = 0; k < n; ++k) {
                if (k != 3) (of_row ? A(3, k) : A(k, 3)) *= factor;
            }
            compare(A);
            for (std::int64_t j = 0; j < n; ++j)
                for (std::int64_t i = 0; i < n; ++i) A(i, j) *= 1e-170;
            compare(A);
        }
    }
    // Squares of about 0.5 and 3.5 of the smallest number: rounded, their ratio is 3, and no longer 7.
    Matrix<double> A(n, n);
    for (std::int64_t j = 0; j < n; ++j)
        for (std::int64_t i = 0; i < n; ++i) A(i, j) = i == j ? 0 : i == 3 ? 1.5734e-162 : 4.152e-162;
    compare(A);
}

TEST(NonsymmetricCalls, ReorderingIsLapacks) {
    const Context ctx("sim:1");
    const Schur of;
    for (const std::int64_t from : {std::int64_t{2}, n / 2, n}) {
        Matrix<double> T = of.S, Q = of.Z, TL = T, QL = Q;
        lapilli_int ifst = from, ilst = 1;
        lapack_int ifst_l = static_cast<lapack_int>(from), ilst_l = 1;
        EXPECT_EQ(lapilli_dtrexc(ctx, 'V', n, T.data(), n, Q.data(), n, &ifst, &ilst),
                  LAPACKE_dtrexc(cm, 'V', N, TL.data(), N, QL.data(), N, &ifst_l, &ilst_l));
        EXPECT_TRUE(T.same_bits(TL) && Q.same_bits(QL) && ifst == ifst_l && ilst == ilst_l);
    }
    std::vector<lapilli_int> select(n);
    std::vector<lapack_logical> select_l(n);
    for (std::int64_t i = 0; i < n; i += 3) select[i] = select_l[i] = 1;
    for (const char job : {'N', 'E', 'V', 'B'}) {
        Matrix<double> T = of.S, Q = of.Z, TL = T, QL = Q;
        Doubles wr(n), wi(n), wr_l(n), wi_l(n);
        lapilli_int m = 0;
        lapack_int m_l = 0;
        double s = -1, sep = -1, s_l = -1, sep_l = -1;
        EXPECT_EQ(lapilli_dtrsen(ctx, job, 'V', select.data(), n, T.data(), n, Q.data(), n, wr.data(),
                                 wi.data(), &m, &s, &sep),
                  0);
        // LAPACKE_dtrsen, as LAPACKE_dgeesx, has no integers for 'N', and LAPACK writes one.
        Doubles work(n * n);
        std::vector<lapack_int> iwork(n * n);
        LAPACKE_dtrsen_work(cm, job, 'V', select_l.data(), N, TL.data(), N, QL.data(), N, wr_l.data(),
                            wi_l.data(), &m_l, &s_l, &sep_l, work.data(), N * N, iwork.data(), N * N);
        EXPECT_TRUE(T.same_bits(TL) && Q.same_bits(QL) && wr == wr_l && wi == wi_l);
        EXPECT_EQ(m, m_l);
        EXPECT_EQ(s, job == 'E' || job == 'B' ? s_l : -1);
        EXPECT_EQ(sep, job == 'V' || job == 'B' ? sep_l : -1);
    }
}

TEST(NonsymmetricCalls, ExpertsAreLapacks) {
    const Context ctx("sim:1");
    for (const char balance : {'N', 'B'}) {
        for (const char sense : {'N', 'E', 'V', 'B'}) {
            Matrix<double> A = permuted(), L = A, vl(n, n), vr(n, n), vl_l(n, n), vr_l(n, n);
            Doubles wr(n), wi(n), scale(n), rconde(n, -1.0), rcondv(n, -1.0), wr_l(n), wi_l(n), scale_l(n);
            Doubles rconde_l = rconde, rcondv_l = rcondv;
            lapilli_int ilo = 0, ihi = 0;
            lapack_int lo = 0, hi = 0;
            double norm = 0, norm_l = 0;
            ASSERT_EQ(lapilli_dgeevx(ctx, balance, 'V', 'V', sense, n, A.data(), n, wr.data(), wi.data(),
                                     vl.data(), n, vr.data(), n, &ilo, &ihi, scale.data(), &norm,
                                     rconde.data(), rcondv.data()),
                      0);
            LAPACKE_dgeevx(cm, balance, 'V', 'V', sense, N, L.data(), N, wr_l.data(), wi_l.data(),
                           vl_l.data(), N, vr_l.data(), N, &lo, &hi, scale_l.data(), &norm_l, rconde_l.data(),
                           rcondv_l.data());
            EXPECT_TRUE(A.same_bits(L) && vl.same_bits(vl_l) && vr.same_bits(vr_l));
            EXPECT_TRUE(wr == wr_l && wi == wi_l && scale == scale_l && rconde == rconde_l &&
                        rcondv == rcondv_l);
            EXPECT_TRUE(ilo == lo && ihi == hi && norm == norm_l);
        }
    }
    const auto positive = +[](const double* wr, const double*) -> int { return *wr > 0; };
    for (const char sense : {'N', 'E', 'V', 'B'}) {
        Matrix<double> A = uniform_matrix(8), L = A, vs(n, n), vs_l(n, n);
        Doubles wr(n), wi(n), wr_l(n), wi_l(n);
        lapilli_int sdim = 0;
        lapack_int sdim_l = 0;
        double rconde = -1, rcondv = -1, rconde_l = -1, rcondv_l = -1;
        ASSERT_EQ(lapilli_dgeesx(ctx, 'V', 'S', positive, sense, n, A.data(), n, &sdim, wr.data(), wi.data(),
                                 vs.data(), n, &rconde, &rcondv),
                  0);
        Doubles work(n * n);
        std::vector<lapack_int> iwork(n * n), chosen(n);
        LAPACKE_dgeesx_work(cm, 'V', 'S', positive, sense, N, L.data(), N, &sdim_l, wr_l.data(), wi_l.data(),
                            vs_l.data(), N, &rconde_l, &rcondv_l, work.data(), N * N, iwork.data(), N * N,
                            chosen.data());
        EXPECT_EQ(sdim, sdim_l);
        EXPECT_TRUE(A.same_bits(L) && vs.same_bits(vs_l) && wr == wr_l && wi == wi_l);
        EXPECT_EQ(rconde, sense == 'E' || sense == 'B' ? rconde_l : -1);
        EXPECT_EQ(rcondv, sense == 'V' || sense == 'B' ? rcondv_l : -1);
    }
}

lapilli_context of_select = nullptr;
int calls_of_select = 0;

// By the CPU, and on a device.
class NonsymmetricSelect : public ::testing::TestWithParam<const char*> {
  protected:
    const Context ctx{"sim:2"};
    void SetUp() override { ASSERT_EQ(lapilli_set(ctx, "gehrd.crossover", GetParam()), 0); }
};
INSTANTIATE_TEST_SUITE_P(Crossovers, NonsymmetricSelect, ::testing::Values("off", "0"),
                         [](const auto& info) { return info.param[0] == '0' ? "device" : "cpu"; });

TEST_P(NonsymmetricSelect, MayCallTheLibraryAndThrow) {
    of_select = ctx;
    const Matrix<double> A = uniform_matrix(8);
    const auto call = [&](Matrix<double>& T, lapilli_dselect select) {
        Doubles wr(n), wi(n);
        lapilli_int sdim = -7;
        const lapilli_int info =
            lapilli_dgees(ctx, 'N', 'S', select, n, T.data(), n, &sdim, wr.data(), wi.data(), nullptr, 1);
        EXPECT_EQ(sdim == -7, info != 0);
        return info;
    };
    Matrix<double> T = A, plain = A;
    calls_of_select = 0;
    EXPECT_EQ(call(
                  T,
                  +[](const double* wr, const double*) -> int {
                      double one = 3, w = 0, wi = 0;
                      EXPECT_EQ(
                          lapilli_dgeev(of_select, 'N', 'N', 1, &one, 1, &w, &wi, nullptr, 1, nullptr, 1), 0);
                      EXPECT_EQ(w, 3);
                      ++calls_of_select;
                      return *wr > 0;
                  }),
              0);
    EXPECT_EQ(calls_of_select, 2 * n);  // LAPACK looks again after the reordering
    EXPECT_EQ(call(
                  plain, +[](const double* wr, const double*) -> int { return *wr > 0; }),
              0);
    EXPECT_TRUE(T.same_bits(plain));
    T = A;
    EXPECT_EQ(call(
                  T, +[](const double*, const double*) -> int { throw std::runtime_error("no choice"); }),
              LAPILLI_ERROR_CANCELLED);
    EXPECT_NE(std::string(lapilli_last_error(ctx)).find("no choice"), std::string::npos)
        << lapilli_last_error(ctx);
    EXPECT_TRUE(T.same_bits(A));
    EXPECT_EQ(call(T, nullptr), -3);
}

// Values that change when they are reordered are told: here the function changes its mind.
TEST_P(NonsymmetricSelect, ThatSelectsOthersAfterwards) {
    Matrix<double> T = uniform_matrix(8);
    Doubles wr(n), wi(n);
    lapilli_int sdim = -7;
    calls_of_select = 0;
    EXPECT_EQ(
        lapilli_dgees(
            ctx, 'N', 'S',
            +[](const double* real, const double*) -> int { return (++calls_of_select <= n) == (*real > 0); },
            n, T.data(), n, &sdim, wr.data(), wi.data(), nullptr, 1),
        n + 2);
}

TEST(NonsymmetricCalls, WrongArguments) {
    const Context ctx("sim:1");
    Schur of;
    const Matrix<double> before = of.S;
    Matrix<double>&T = of.S, Q(n, n);
    lapilli_int one = 1, zero = 0, more = n + 1, m = 0;
    Doubles x(n);
    double* const v = x.data();
    EXPECT_EQ(lapilli_dtrexc(ctx, 'N', n, T.data(), n, nullptr, 1, &zero, &one), -7);
    EXPECT_EQ(lapilli_dtrexc(ctx, 'N', n, T.data(), n, nullptr, 1, &one, &more), -8);
    EXPECT_EQ(lapilli_dgehrd(ctx, n, 0, n, T.data(), n, v), -2);
    EXPECT_EQ(lapilli_dgehrd(ctx, n, 3, 2, T.data(), n, v), -3);
    EXPECT_EQ(lapilli_dormhr(ctx, 'L', 'C', n, n, 1, n, T.data(), n, v, Q.data(), n), -2);
    EXPECT_EQ(lapilli_dgeevx(ctx, 'N', 'N', 'V', 'E', n, T.data(), n, v, v, nullptr, 1, Q.data(), n, &m, &m,
                             v, v, v, v),
              -4);
    EXPECT_EQ(lapilli_dgeesx(ctx, 'N', 'N', nullptr, 'V', n, T.data(), n, &m, v, v, nullptr, 1, v, v), -4);
    EXPECT_EQ(lapilli_dtrsyl(ctx, 'N', 'N', 0, n, n, T.data(), n, T.data(), n, Q.data(), n, v), -3);
    std::vector<lapilli_int> all(n, 1);
    EXPECT_EQ(lapilli_dtrevc3(ctx, 'R', 'S', all.data(), n, T.data(), n, nullptr, 1, Q.data(), n, n - 1, &m),
              -11);
    EXPECT_EQ(lapilli_dtrevc3(ctx, 'R', 'A', nullptr, n, T.data(), n, nullptr, 1, Q.data(), n, n - 1, &m),
              -11);
    EXPECT_EQ(lapilli_dtrevc3(ctx, 'R', 'S', nullptr, n, T.data(), n, nullptr, 1, Q.data(), n, n, &m), -3);
    lapilli_matrix not_square = nullptr, vectors = nullptr;
    ASSERT_EQ(lapilli_matrix_create(ctx, 'd', n, n + 1, 0, &not_square), 0);
    ASSERT_EQ(lapilli_matrix_create(ctx, 'd', n, n, 0, &vectors), 0);
    EXPECT_EQ(lapilli_dtrevc3_mgpu(ctx, 'R', 'S', all.data(), n, not_square, nullptr, vectors, &m), -5);
    lapilli_matrix_destroy(vectors);
    lapilli_matrix_destroy(not_square);
    EXPECT_EQ(m, 0);
    EXPECT_TRUE(T.same_bits(before));
    T(n - 1, 0) = quiet_nan<double>();  // below the first subdiagonal, which is not read
    EXPECT_EQ(lapilli_dtrexc(ctx, 'N', n, T.data(), n, nullptr, 1, &one, &one), 0);
    T(n - 1, n - 1) = quiet_nan<double>();
    EXPECT_EQ(lapilli_dtrexc(ctx, 'N', n, T.data(), n, nullptr, 1, &one, &one), LAPILLI_ERROR_NOT_FINITE);
    EXPECT_NE(std::string(lapilli_last_error(ctx)).find("BT(30, 30) = nan"), std::string::npos)
        << lapilli_last_error(ctx);
    // Elements below the diagonal of a complex Schur form are not read.
    Matrix<std::complex<double>> Z(n, n);
    for (std::int64_t i = 0; i < n; ++i) Z(i, i) = static_cast<double>(i);
    Z(1, 0) = quiet_nan<double>();
    lapilli_int last = n;
    EXPECT_EQ(lapilli_ztrexc(ctx, 'N', n, Z.data(), n, nullptr, 1, &one, &last), 0);
    Z(n - 1, n - 1) = quiet_nan<double>();
    EXPECT_EQ(lapilli_ztrexc(ctx, 'N', n, Z.data(), n, nullptr, 1, &one, &last), LAPILLI_ERROR_NOT_FINITE);
    EXPECT_NE(std::string(lapilli_last_error(ctx)).find("BT(30, 30) = (nan"), std::string::npos)
        << lapilli_last_error(ctx);
}

TEST(NonsymmetricCalls, EmptyMatrices) {
    const Context ctx("sim:1");
    lapilli_int a = -7, b = -7;
    double scale = -7;
    EXPECT_EQ(lapilli_dgebal(ctx, 'B', 0, nullptr, 1, &a, &b, nullptr), 0);
    EXPECT_EQ(a, 1);
    EXPECT_EQ(b, 0);
    EXPECT_EQ(lapilli_dgehrd(ctx, 0, 1, 0, nullptr, 1, nullptr), 0);
    EXPECT_EQ(lapilli_dhseqr(ctx, 'S', 'I', 0, 1, 0, nullptr, 1, nullptr, nullptr, nullptr, 1), 0);
    EXPECT_EQ(lapilli_dgeev(ctx, 'V', 'V', 0, nullptr, 1, nullptr, nullptr, nullptr, 1, nullptr, 1), 0);
    EXPECT_EQ(lapilli_zgees(ctx, 'V', 'N', nullptr, 0, nullptr, 1, &a, nullptr, nullptr, 1), 0);
    EXPECT_EQ(a, 0);
    EXPECT_EQ(lapilli_dtrevc3(ctx, 'B', 'A', nullptr, 0, nullptr, 1, nullptr, 1, nullptr, 1, 0, &b), 0);
    EXPECT_EQ(b, 0);
    EXPECT_EQ(lapilli_dtrsyl(ctx, 'N', 'T', -1, 0, 3, nullptr, 1, Matrix<double>(3, 3).data(), 3, nullptr, 1,
                             &scale),
              0);
    EXPECT_EQ(scale, 1);
}

}  // namespace
}  // namespace lapilli::testing
