// SPDX-License-Identifier: BSD-3-Clause
// The drop-in library's LAPACK symbols, linked as a program links LAPACK: right results in all precisions and
// both widths of integers, work sizes, bad arguments, failing devices. Run on simulated devices with
// crossover 0.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <complex>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string>
#include <vector>

#include "lapilli/lapilli.h"
#include "xerbla.hpp"

namespace {
using Complex = std::complex<double>;
}  // namespace

extern "C" {
void dpotrf_(const char*, const int*, double*, const int*, int*);
void spotrf_(const char*, const int*, float*, const int*, int*);
void dpotrf_64_(const char*, const std::int64_t*, double*, const std::int64_t*, std::int64_t*);
void dpotrs_(const char*, const int*, const int*, const double*, const int*, double*, const int*, int*);
void dsyevd_(const char*, const char*, const int*, double*, const int*, double*, double*, const int*, int*,
             const int*, int*);
void dsyevd_64_(const char*, const char*, const std::int64_t*, double*, const std::int64_t*, double*, double*,
                const std::int64_t*, std::int64_t*, const std::int64_t*, std::int64_t*);
void ssyevd_(const char*, const char*, const int*, float*, const int*, float*, float*, const int*, int*,
             const int*, int*);
void dsyevx_(const char*, const char*, const char*, const int*, double*, const int*, const double*,
             const double*, const int*, const int*, const double*, int*, double*, double*, const int*,
             double*, const int*, int*, int*, int*);
void dsyevr_64_(const char*, const char*, const char*, const std::int64_t*, double*, const std::int64_t*,
                const double*, const double*, const std::int64_t*, const std::int64_t*, const double*,
                std::int64_t*, double*, double*, const std::int64_t*, std::int64_t*, double*,
                const std::int64_t*, std::int64_t*, const std::int64_t*, std::int64_t*);
void dstebz_(const char*, const char*, const int*, const double*, const double*, const int*, const int*,
             const double*, const double*, const double*, int*, int*, double*, int*, int*, double*, int*,
             int*);
void zheevd_(const char*, const char*, const int*, Complex*, const int*, double*, Complex*, const int*,
             double*, const int*, int*, const int*, int*);
}

namespace {

constexpr int n = 70;

std::vector<double> symmetric(int order) {
    std::vector<double> a(static_cast<std::size_t>(order * order));
    for (int j = 0; j < order; ++j) {
        for (int i = j; i < order; ++i) {
            a[static_cast<std::size_t>(i + j * order)] = a[static_cast<std::size_t>(j + i * order)] =
                std::cos(i * i + 3.0 * j) + (i == j ? 2.0 * order : 0.0);
        }
    }
    return a;
}

/// The largest |A v - w v| of eigenpairs, relative to n eps |A|.
template <class T>
double residual(int order, const std::vector<T>& a, const std::vector<T>& v, const std::vector<double>& w,
                double eps) {
    double worst = 0;
    for (int k = 0; k < order; ++k) {
        for (int i = 0; i < order; ++i) {
            Complex sum = 0;
            for (int j = 0; j < order; ++j) {
                sum += Complex(a[static_cast<std::size_t>(i + j * order)]) *
                       Complex(v[static_cast<std::size_t>(j + k * order)]);
            }
            sum -= w[static_cast<std::size_t>(k)] * Complex(v[static_cast<std::size_t>(i + k * order)]);
            worst = std::max(worst, std::abs(sum));
        }
    }
    return worst / (order * eps * 3 * order);
}

bool devices_worked() { return lapilli_phases(nullptr, nullptr, nullptr, 0) > 0; }

TEST(DropIn, EigenproblemInDouble) {
    const std::vector<double> a = symmetric(n);
    std::vector<double> v = a, w(n);
    double size = 0;
    int integers = 0, info = -7;
    const int query = -1;
    dsyevd_("V", "L", &n, v.data(), &n, w.data(), &size, &query, &integers, &query, &info);
    ASSERT_EQ(info, 0);
    ASSERT_GE(size, 1 + 6 * n + 2 * n * n);
    ASSERT_GE(integers, 3 + 5 * n);
    EXPECT_EQ(v, a) << "a query has touched the matrix";
    const int lwork = static_cast<int>(size);
    std::vector<double> work(static_cast<std::size_t>(lwork));
    std::vector<int> iwork(static_cast<std::size_t>(integers));
    dsyevd_("V", "L", &n, v.data(), &n, w.data(), work.data(), &lwork, iwork.data(), &integers, &info);
    ASSERT_EQ(info, 0);
    EXPECT_LT(residual(n, a, v, w, std::numeric_limits<double>::epsilon()), 30);
    // Where their memory is refused, the CPU does all of it.
    EXPECT_TRUE(devices_worked() || std::getenv("LAPILLI_SIM_FAIL") != nullptr);
}

TEST(DropIn, EigenproblemWith64BitIntegers) {
    const std::vector<double> a = symmetric(n);
    std::vector<double> v = a, w(n), work(20000);
    const std::int64_t order = n, lwork = 20000, liwork = 1000;
    std::vector<std::int64_t> iwork(1000);
    std::int64_t info = -7;
    dsyevd_64_("V", "U", &order, v.data(), &order, w.data(), work.data(), &lwork, iwork.data(), &liwork,
               &info);
    ASSERT_EQ(info, 0);
    EXPECT_LT(residual(n, a, v, w, std::numeric_limits<double>::epsilon()), 30);
}

/// Integers that LAPACK writes arrive in arrays of 32 bits, and those that it does not write stay.
TEST(DropIn, PartOfASpectrumInDouble) {
    const std::vector<double> a = symmetric(n);
    std::vector<double> copy = a, v(n * 5, 0.0), w(n), work(8 * n);
    std::vector<int> iwork(5 * n), ifail(n, -7);
    const double zero = 0;
    const int first = 4, last = 8, lwork = 8 * n;
    int m = -7, info = -7;
    // Bounds that are not asked for may be null.
    dsyevx_("V", "I", "L", &n, copy.data(), &n, nullptr, nullptr, &first, &last, &zero, &m, w.data(),
            v.data(), &n, work.data(), &lwork, iwork.data(), ifail.data(), &info);
    ASSERT_EQ(info, 0);
    ASSERT_EQ(m, 5);
    EXPECT_TRUE(devices_worked());
    for (int i = 0; i < n; ++i) EXPECT_EQ(ifail[static_cast<std::size_t>(i)], i < m ? 0 : -7);
    double worst = 0;
    for (int k = 0; k < m; ++k) {
        for (int i = 0; i < n; ++i) {
            double sum = -w[static_cast<std::size_t>(k)] * v[static_cast<std::size_t>(i + k * n)];
            for (int j = 0; j < n; ++j) {
                sum += a[static_cast<std::size_t>(i + j * n)] * v[static_cast<std::size_t>(j + k * n)];
            }
            worst = std::max(worst, std::abs(sum));
        }
    }
    EXPECT_LT(worst, 30 * n * std::numeric_limits<double>::epsilon() * 3 * n);
}

TEST(DropIn, PartOfASpectrumWith64BitIntegers) {
    const std::vector<double> a = symmetric(n);
    std::vector<double> copy = a, v(n * n, 0.0), w(n), work(26 * n);
    std::vector<std::int64_t> iwork(10 * n), isuppz(2 * n + 1, -7);
    const double zero = 0;
    const std::int64_t order = n, first = 1, last = n, lwork = 26 * n, liwork = 10 * n;
    std::int64_t m = -7, info = -7;
    dsyevr_64_("V", "I", "L", &order, copy.data(), &order, &zero, &zero, &first, &last, &zero, &m, w.data(),
               v.data(), &order, isuppz.data(), work.data(), &lwork, iwork.data(), &liwork, &info);
    ASSERT_EQ(info, 0);
    ASSERT_EQ(m, n);
    for (std::size_t i = 0; i < 2 * n; ++i) EXPECT_EQ(isuppz[i], i % 2 == 0 ? 1 : n);
    EXPECT_EQ(isuppz[2 * n], -7);
    // LAPACK says nothing of the support of a part, and callers may have no place for it.
    const std::int64_t some = 8;
    copy = a;
    dsyevr_64_("V", "I", "L", &order, copy.data(), &order, &zero, &zero, &first, &some, &zero, &m, w.data(),
               v.data(), &order, nullptr, work.data(), &lwork, iwork.data(), &liwork, &info);
    ASSERT_EQ(info, 0);
    ASSERT_EQ(m, 8);
}

TEST(DropIn, BlocksOfATridiagonalMatrix) {
    const std::vector<double> d = {1, 2, 3, 4, 5}, e = {0.5, 0, 0.5, 0.5};
    std::vector<double> w(5), work(20);
    std::vector<int> block(5, -7), split(5, -7), iwork(15);
    const double zero = 0;
    const int order = 5, none = 0;
    int m = 0, splits = 0, info = -7;
    dstebz_("A", "B", &order, &zero, &zero, &none, &none, &zero, d.data(), e.data(), &m, &splits, w.data(),
            block.data(), split.data(), work.data(), iwork.data(), &info);
    ASSERT_EQ(info, 0);
    EXPECT_EQ(m, 5);
    EXPECT_EQ(splits, 2);
    EXPECT_EQ(block, (std::vector<int>{1, 1, 2, 2, 2}));
    EXPECT_EQ(split[0], 2);
    EXPECT_EQ(split[1], 5);
    EXPECT_EQ(split[2], -7);
    EXPECT_NEAR(w[0], 1.5 - std::sqrt(0.5), 1e-14);
    EXPECT_NEAR(w[3], 4.0, 1e-14);
}

TEST(DropIn, EigenproblemInComplex) {
    std::vector<Complex> a(n * n);
    const std::vector<double> real = symmetric(n);
    for (int j = 0; j < n; ++j) {
        for (int i = 0; i < n; ++i) {
            const auto k = static_cast<std::size_t>(i + j * n);
            a[k] = Complex(real[k], (i > j ? 1 : i < j ? -1 : 0) * std::sin(double(i + j)));
        }
    }
    std::vector<Complex> v = a, work(n * n + 2 * n);
    std::vector<double> w(n), rwork(1 + 5 * n + 2 * n * n);
    std::vector<int> iwork(3 + 5 * n);
    const int lwork = static_cast<int>(work.size()), lrwork = static_cast<int>(rwork.size()),
              liwork = static_cast<int>(iwork.size());
    int info = -7;
    zheevd_("V", "L", &n, v.data(), &n, w.data(), work.data(), &lwork, rwork.data(), &lrwork, iwork.data(),
            &liwork, &info);
    ASSERT_EQ(info, 0);
    EXPECT_LT(residual(n, a, v, w, std::numeric_limits<double>::epsilon()), 30);
}

TEST(DropIn, CholeskyAndItsInfo) {
    std::vector<double> a = symmetric(n), b(n, 1.0);
    const std::vector<double> before = a;
    const int one = 1;
    int info = -7;
    dpotrf_("L", &n, a.data(), &n, &info);
    ASSERT_EQ(info, 0);
    dpotrs_("L", &n, &one, a.data(), &n, b.data(), &n, &info);
    ASSERT_EQ(info, 0);
    for (int i = 0; i < n; ++i) {
        double sum = 0;
        for (int j = 0; j < n; ++j)
            sum += before[static_cast<std::size_t>(i + j * n)] * b[static_cast<std::size_t>(j)];
        EXPECT_NEAR(sum, 1.0, 1e-12);
    }
    a = before;
    a[44 + 44 * n] = -1;
    dpotrf_("L", &n, a.data(), &n, &info);
    EXPECT_EQ(info, 45);
    std::int64_t info64 = -7;
    const std::int64_t order = n;
    a = before;
    dpotrf_64_("U", &order, a.data(), &order, &info64);
    EXPECT_EQ(info64, 0);
}

TEST(DropIn, BadArgumentsAreToldToXerbla) {
    std::vector<double> a = symmetric(n);
    const std::vector<double> before = a;
    int info = 0;
    const int small = n - 1;
    complaint = {};
    dpotrf_("L", &n, a.data(), &small, &info);
    EXPECT_EQ(info, -4);
    EXPECT_EQ(complaint.number, 4);
    EXPECT_EQ(complaint.name, "DPOTRF");
    dpotrf_("X", &n, a.data(), &n, &info);
    EXPECT_EQ(info, -1);
    EXPECT_EQ(complaint.number, 1);
    std::vector<double> w(n), work(10);
    std::vector<int> iwork(1000);
    const int lwork = 10, liwork = 1000;
    dsyevd_("V", "L", &n, a.data(), &n, w.data(), work.data(), &lwork, iwork.data(), &liwork, &info);
    EXPECT_EQ(info, -8) << "a work array that is too short";
    EXPECT_EQ(complaint.number, 8);
    EXPECT_EQ(a, before);
}

/// 1 + 6 n + 2 n^2 passes 32 bits from n = 32767 on: LAPACK's answer is then of no use.
TEST(DropIn, WorkSizesBeyond32BitsAreAnswered) {
    const int order = 40000, query = -1;
    double size = 0;
    int integers = 0, info = -7;
    dsyevd_("V", "L", &order, nullptr, &order, nullptr, &size, &query, &integers, &query, &info);
    EXPECT_EQ(info, 0);
    EXPECT_EQ(size, std::numeric_limits<int>::max());
    EXPECT_EQ(integers, 3 + 5 * order);
    float single = 0;
    ssyevd_("V", "L", &order, nullptr, &order, nullptr, &single, &query, &integers, &query, &info);
    EXPECT_EQ(info, 0);
    EXPECT_GT(single, 2.1e9f);
    EXPECT_LT(single, 2147483648.0f) << "callers convert it to an integer";
}

/// In single precision a size is rounded up, not down.
TEST(DropIn, SizesInSinglePrecisionSuffice) {
    const int order = 5001, query = -1;
    float size = 0;
    int integers = 0, info = -7;
    ssyevd_("V", "L", &order, nullptr, &order, nullptr, &size, &query, &integers, &query, &info);
    EXPECT_EQ(info, 0);
    EXPECT_GE(static_cast<double>(size), 1 + 6.0 * order + 2.0 * order * order);
}

}  // namespace
