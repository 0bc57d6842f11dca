// SPDX-License-Identifier: BSD-3-Clause
// Nonsymmetric eigenproblems by LAPACK's symbols: functions and arrays that select, in both widths of integers, and matrices that
// are not finite, which do not reach LAPACK.
#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <cstdint>
#include <limits>
#include <vector>

#include "generated/declarations.hpp"

namespace {

constexpr int order = 12;

std::vector<double> matrix() {
    std::vector<double> a(order * order);
    for (int j = 0; j < order; ++j)
        for (int i = 0; i < order; ++i) a[i + order * j] = std::cos(i + 2.0 * j * j) + (i == j ? 0.3 * i : 0);
    return a;
}

/// The sum of |A Z - Z T|.
double residual(const std::vector<double>& a, const std::vector<double>& z, const std::vector<double>& t) {
    double sum = 0;
    for (int i = 0; i < order; ++i) {
        for (int j = 0; j < order; ++j) {
            double x = 0;
            for (int k = 0; k < order; ++k)
                x += a[i + order * k] * z[k + order * j] - z[i + order * k] * t[k + order * j];
            sum += std::abs(x);
        }
    }
    return sum;
}

template <class Int, auto& Gees, auto& Trsen>
void selects() {
    const Int n = order, lwork = 4 * order, liwork = 1;
    const std::vector<double> a = matrix();
    std::vector<double> t = a, z(t.size()), wr(order), wi(order), work(lwork);
    std::vector<Int> bwork(order + 1, 77), select(order), iwork(1);
    Int sdim = -7, info = -7, m = -7;
    double s = 0, sep = 0;
    // As Fortran calls it: a LOGICAL function of two numbers.
    Gees(
        "V", "S", [](const double* re, const double*) -> int { return *re > 0; }, &n, t.data(), &n, &sdim,
        wr.data(), wi.data(), z.data(), &n, work.data(), &lwork, bwork.data(), &info);
    EXPECT_EQ(info, 0);
    EXPECT_LT(residual(a, z, t), 1e-12);
    for (int i = 0; i < order; ++i) EXPECT_EQ(wr[i] > 0, i < sdim) << i;
    // And what was behind comes to the front again.
    for (int i = 0; i < order; ++i) select[i] = i < sdim ? 0 : -1;
    Trsen("N", "V", select.data(), &n, t.data(), &n, z.data(), &n, wr.data(), wi.data(), &m, &s, &sep,
          work.data(), &lwork, iwork.data(), &liwork, &info);
    EXPECT_EQ(info, 0);
    EXPECT_EQ(m, n - sdim);
    EXPECT_LT(residual(a, z, t), 1e-12);
    for (int i = 0; i < order; ++i) EXPECT_EQ(wr[i] <= 0, i < m) << i;
}

TEST(Nonsymmetric, FunctionsAndArraysThatSelect) {
    selects<int, dgees_, dtrsen_>();
    selects<std::int64_t, dgees_64_, dtrsen_64_>();
}

template <class Int, auto& Geev, auto& Hseqr>
void refuses() {
    const double canary = 7;
    for (const double bad :
         {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
        for (const int at : {0, 5 + order * 4, order * order - 1}) {
            const Int n = order, lwork = 4 * order, one = 1;
            std::vector<double> a = matrix();
            a[at] = bad;
            std::vector<double> wr(order + 1, canary), wi(wr), vl(order * order, canary), vr(vl),
                work(lwork, canary);
            Int info = -7;
            Geev("V", "V", &n, a.data(), &n, wr.data(), wi.data(), vl.data(), &n, vr.data(), &n, work.data(),
                 &lwork, &info);
            EXPECT_EQ(info, -4);
            Hseqr("S", "I", &n, &one, &n, a.data(), &n, wr.data(), wi.data(), vl.data(), &n, work.data(),
                  &lwork, &info);
            EXPECT_EQ(info, -6);
            for (const auto* x : {&wr, &wi, &vl, &vr, &work})
                for (const double element : *x) EXPECT_EQ(element, canary);
            std::vector<double> kept = matrix();
            kept[at] = bad;
            for (int i = 0; i < order * order; ++i) EXPECT_TRUE(i == at || a[i] == kept[i]);
        }
    }
    // Below the first subdiagonal of a Hessenberg matrix nothing is looked at.
    const Int n = order, lwork = 4 * order, one = 1;
    std::vector<double> h = matrix(), wr(order), wi(order), work(lwork);
    for (int j = 0; j < order; ++j)
        for (int i = j + 2; i < order; ++i) h[i + order * j] = 0;
    h[order - 1] = std::numeric_limits<double>::quiet_NaN();
    Int info = -7;
    Hseqr("E", "N", &n, &one, &n, h.data(), &n, wr.data(), wi.data(), nullptr, &one, work.data(), &lwork,
          &info);
    EXPECT_EQ(info, 0);
}

TEST(Nonsymmetric, MatricesThatAreNotFiniteDoNotReachLapack) {
    refuses<int, dgeev_, dhseqr_>();
    refuses<std::int64_t, dgeev_64_, dhseqr_64_>();
}

}  // namespace
