// SPDX-License-Identifier: BSD-3-Clause
// Work arrays of the least sizes that LAPACK's documentation allows, for the symbols with 64-bit integers:
// there is no other LAPACK that would take what this library refuses.
#include <gtest/gtest.h>

#include <complex>
#include <cstdint>
#include <limits>
#include <vector>

#include "generated/declarations.hpp"

namespace {

using Int = std::int64_t;
constexpr Int one = 1;

// Up to order 25, without divide and conquer, a work array of 2 (n - 1) numbers is enough.
TEST(LeastWork, OfSmallTridiagonalMatrices) {
    const Int n = 10;
    for (const char compz : {'I', 'V'}) {
        for (const Int lack : {0, 1}) {
            std::vector<double> d(n, 2), e(n - 1, 1), z(n * n), work(2 * (n - 1));
            std::vector<std::complex<double>> x(n * n), complex_work(1);
            std::vector<Int> iwork(1);
            for (Int i = 0; i < n; ++i) z[i + n * i] = 1, x[i + n * i] = 1;
            const Int lwork = 2 * (n - 1) - lack;
            Int info = 7;
            dstedc_64_(&compz, &n, d.data(), e.data(), z.data(), &n, work.data(), &lwork, iwork.data(), &one,
                       &info);
            EXPECT_EQ(info, lack == 0 ? 0 : -8) << compz;
            d.assign(n, 2), e.assign(n - 1, 1);
            zstedc_64_(&compz, &n, d.data(), e.data(), x.data(), &n, complex_work.data(), &one, work.data(),
                       &lwork, iwork.data(), &one, &info);
            EXPECT_EQ(info, lack == 0 ? 0 : -10) << compz;
        }
    }
}

TEST(LeastWork, OfMatricesWithoutElements) {
    const Int none = 0, five = 5;
    double a = 0, tau = 0, work = 0;
    Int info = 7;
    dgeqrf_64_(&none, &five, &a, &one, &tau, &work, &one, &info);
    EXPECT_EQ(info, 0);
    dgerqf_64_(&five, &none, &a, &five, &tau, &work, &one, &info);
    EXPECT_EQ(info, 0);
    dgelqf_64_(&five, &none, &a, &five, &tau, &work, &one, &info);
    EXPECT_EQ(info, 0);
    dgeqlf_64_(&none, &five, &a, &one, &tau, &work, &one, &info);
    EXPECT_EQ(info, 0);
}

// 12 n + 2 n 25 + n nrhs + 26^2 up to n = 13.
TEST(LeastWork, OfSmallLeastSquares) {
    const Int n = 5;
    for (const Int lack : {0, 1}) {
        std::vector<double> a(n * n), b(n, 1), s(n), work(62 * n + n + 676);
        std::vector<Int> iwork(12 * n);
        for (Int i = 0; i < n; ++i) a[i + n * i] = 1;
        const Int lwork = 62 * n + n + 676 - lack;
        const double rcond = -1;
        Int rank = 0, info = 7;
        dgelsd_64_(&n, &n, &one, a.data(), &n, b.data(), &n, s.data(), &rcond, &rank, work.data(), &lwork,
                   iwork.data(), &info);
        EXPECT_EQ(info, lack == 0 ? 0 : -12);
    }
}

// Beyond what LAPACK's integers hold the answer is this library's, also of a call without arrays.
TEST(LeastWork, OfQueriesWithoutArrays) {
    const int rows = 1, columns = 1'000'000'000, query = -1;
    double size = 0;
    int info = 7;
    dgeqp3_(&rows, &columns, nullptr, &rows, nullptr, nullptr, &size, &query, &info);
    EXPECT_EQ(info, 0);
    EXPECT_EQ(size, static_cast<double>(std::numeric_limits<int>::max()));
}

// Two of seven eigenvalues: 2 M (n - M) = 20 numbers and M (n - M) = 10 integers.
TEST(LeastWork, OfSelectedEigenvalues) {
    const Int n = 7;
    for (const Int lack : {0, 1}) {
        std::vector<double> t(n * n), wr(n), wi(n), work(20);
        std::vector<std::complex<double>> x(n * n), w(n), complex_work(20);
        std::vector<Int> select(n), iwork(10);
        for (Int i = 0; i < n; ++i) x[i + n * i] = t[i + n * i] = static_cast<double>(i + 1);
        select[2] = select[5] = 1;
        double s = 0, sep = 0;
        Int m = 0, info = 7;
        const Int lwork = 20 - lack, liwork = 10;
        dtrsen_64_("B", "N", select.data(), &n, t.data(), &n, nullptr, &n, wr.data(), wi.data(), &m, &s, &sep,
                   work.data(), &lwork, iwork.data(), &liwork, &info);
        EXPECT_EQ(info, lack == 0 ? 0 : -15);
        ztrsen_64_("B", "N", select.data(), &n, x.data(), &n, nullptr, &n, w.data(), &m, &s, &sep,
                   complex_work.data(), &lwork, &info);
        EXPECT_EQ(info, lack == 0 ? 0 : -14);
    }
    std::vector<std::complex<double>> x(n * n), w(n), complex_work(1);
    std::vector<Int> select(n);
    double s = 0, sep = 0;
    Int m = 0, info = 7;
    ztrsen_64_("N", "N", select.data(), &n, x.data(), &n, nullptr, &n, w.data(), &m, &s, &sep,
               complex_work.data(), &one, &info);
    EXPECT_EQ(info, 0);
}

// Odd orders: at most n^2 / 2 numbers, rounded down.
TEST(LeastWork, OfConditionsOfValues) {
    const Int n = 7;
    std::vector<double> a(n * n), wr(n), wi(n), vs(1), work(31);
    std::vector<Int> iwork(12), bwork(n);
    for (Int i = 0; i < n; ++i) a[i + n * i] = static_cast<double>(i + 1);
    const Int lwork = 7 + 24, liwork = 12;
    double rconde = 0, rcondv = 0;
    Int sdim = 0, info = 7;
    dgeesx_64_(
        "N", "S", [](const double* re, const double*) -> int { return *re > 4; }, "B", &n, a.data(), &n,
        &sdim, wr.data(), wi.data(), vs.data(), &one, &rconde, &rcondv, work.data(), &lwork, iwork.data(),
        &liwork, bwork.data(), &info);
    EXPECT_EQ(info, 0);
    EXPECT_EQ(sdim, 3);
}

}  // namespace
