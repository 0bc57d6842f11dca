// SPDX-License-Identifier: BSD-3-Clause
// Calls of the drop-in library's symbols as programs make them: from several threads, in child processes,
// through LAPACKE, with bad arguments where there is no LAPACK behind; and what the log says of calls that
// went there.
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <lapacke.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <string>
#include <thread>
#include <vector>

#include "lapilli/lapilli.h"
#include "xerbla.hpp"

extern "C" {
void dsyevd_64_(const char*, const char*, const std::int64_t*, double*, const std::int64_t*, double*, double*,
                const std::int64_t*, std::int64_t*, const std::int64_t*, std::int64_t*);
void dsytrd_64_(const char*, const std::int64_t*, double*, const std::int64_t*, double*, double*, double*,
                double*, const std::int64_t*, std::int64_t*);
void dorgtr_64_(const char*, const std::int64_t*, double*, const std::int64_t*, const double*, double*,
                const std::int64_t*, std::int64_t*);
void dstedc_64_(const char*, const std::int64_t*, double*, double*, double*, const std::int64_t*, double*,
                const std::int64_t*, std::int64_t*, const std::int64_t*, std::int64_t*);
void dpotrf_64_(const char*, const std::int64_t*, double*, const std::int64_t*, std::int64_t*);
void dgesv_64_(const std::int64_t*, const std::int64_t*, double*, const std::int64_t*, std::int64_t*, double*,
               const std::int64_t*, std::int64_t*);
void dsgesv_64_(const std::int64_t*, const std::int64_t*, double*, const std::int64_t*, std::int64_t*,
                const double*, const std::int64_t*, double*, const std::int64_t*, double*, float*,
                std::int64_t*, std::int64_t*);
void dlaswp_64_(const std::int64_t*, double*, const std::int64_t*, const std::int64_t*, const std::int64_t*,
                const std::int64_t*, const std::int64_t*);
/// As numpy's own package on PyPI has it.
void scipy_dpotrf_64_(const char*, const std::int64_t*, double*, const std::int64_t*, std::int64_t*);
}

namespace {

constexpr int n = 70;

std::size_t at(int i, int j) { return static_cast<std::size_t>(i + j * n); }

/// Positive definite; 0.25 above the diagonal, where it is not read.
std::vector<double> lower_triangle() {
    std::vector<double> a(n * n, 0.25);
    for (int j = 0; j < n; ++j) {
        for (int i = j; i < n; ++i) a[at(i, j)] = std::cos(i + 2.0 * j) + (i == j ? n : 0);
    }
    return a;
}

/// The largest |A - L L^T|.
double distance(const std::vector<double>& a, const std::vector<double>& l) {
    double worst = 0;
    for (int j = 0; j < n; ++j) {
        for (int i = j; i < n; ++i) {
            double sum = 0;
            for (int k = 0; k <= j; ++k) sum += l[at(i, k)] * l[at(j, k)];
            worst = std::max(worst, std::abs(sum - a[at(i, j)]));
        }
    }
    return worst;
}

bool factors_well() {
    const std::vector<double> a = lower_triangle();
    std::vector<double> l = a;
    int info = -7;
    LAPACK_dpotrf("L", &n, l.data(), &n, &info);
    return info == 0 && distance(a, l) < 1e-12;
}

std::string file_of(const void* symbol) {
    Dl_info info{};
    const std::string path = dladdr(symbol, &info) != 0 ? info.dli_fname : "";
    return path.substr(path.rfind('/') + 1);
}

// The program's calls of the library go to the one that it is linked with, whatever comes before LAPACK.
TEST(DropInCalls, TheLibrarysOwnFunctionsAreItsOwn) {
    EXPECT_EQ(file_of(dlsym(RTLD_DEFAULT, "dsyevd_")).rfind("liblapilli_lapack.so", 0), 0U);
    for (const char* name : {"lapilli_dsyevd", "lapilli_create", "lapilli_version"}) {
        EXPECT_EQ(file_of(dlsym(RTLD_DEFAULT, name)).rfind("liblapilli.so", 0), 0U) << name;
    }
    // By version: a library of another one has none of these.
    const std::string version =
        "LAPILLI_" + std::to_string(LAPILLI_VERSION_MAJOR) + "." + std::to_string(LAPILLI_VERSION_MINOR);
    EXPECT_NE(dlvsym(RTLD_DEFAULT, "lapilli_create", version.c_str()), nullptr);
    EXPECT_EQ(dlvsym(RTLD_DEFAULT, "lapilli_create", "LAPILLI_0.0"), nullptr);
}

TEST(DropInCalls, OtherTriangleIsNotTouched) {
    std::vector<double> a = lower_triangle(), w(n), work(1000);
    int info = -7, iwork[1000];
    const int length = 1000;
    LAPACK_dpotrf("L", &n, a.data(), &n, &info);
    ASSERT_EQ(info, 0);
    std::vector<double> v = lower_triangle();
    LAPACK_dsyevd("N", "L", &n, v.data(), &n, w.data(), work.data(), &length, iwork, &length, &info);
    ASSERT_EQ(info, 0);
    for (int j = 0; j < n; ++j) {
        for (int i = 0; i < j; ++i) {
            ASSERT_EQ(a[at(i, j)], 0.25);
            ASSERT_EQ(v[at(i, j)], 0.25);
        }
    }
}

// LAPACK's integers that tell how a solution was found are converted like the others; in host memory of the
// caller.
TEST(DropInCalls, MixedPrecisionWith64BitIntegers) {
    const std::vector<double> a = lower_triangle();
    std::vector<double> matrix = a, x(static_cast<std::size_t>(n)), work(static_cast<std::size_t>(n));
    std::vector<float> swork(static_cast<std::size_t>(n * (n + 1)));
    const std::vector<double> b(static_cast<std::size_t>(n), 1.0);
    std::vector<int> pivots(static_cast<std::size_t>(n));
    const int one = 1;
    int info = -1, iter = -1;
    const auto expect_solution = [&](bool triangle) {
        EXPECT_EQ(info, 0);
        EXPECT_GE(iter, 1);
        EXPECT_EQ(matrix, a);
        for (int i = 0; i < n; ++i) {
            double sum = 0;
            for (int j = 0; j < n; ++j)
                sum += a[triangle ? at(std::max(i, j), std::min(i, j)) : at(i, j)] *
                       x[static_cast<std::size_t>(j)];
            EXPECT_NEAR(sum, 1, 1e-12) << i;
        }
    };
    LAPACK_dsgesv(&n, &one, matrix.data(), &n, pivots.data(), b.data(), &n, x.data(), &n, work.data(),
                  swork.data(), &iter, &info);
    expect_solution(false);
    std::fill(x.begin(), x.end(), 0.0);
    iter = -1;
    LAPACK_dsposv("L", &n, &one, matrix.data(), &n, b.data(), &n, x.data(), &n, work.data(), swork.data(),
                  &iter, &info);
    expect_solution(true);

    const std::int64_t order = n, sides = 1;
    std::int64_t wide_info = -1, wide_iter = -1;
    std::vector<std::int64_t> wide(static_cast<std::size_t>(n));
    std::fill(x.begin(), x.end(), 0.0);
    dsgesv_64_(&order, &sides, matrix.data(), &order, wide.data(), b.data(), &order, x.data(), &order,
               work.data(), swork.data(), &wide_iter, &wide_info);
    info = static_cast<int>(wide_info);
    iter = static_cast<int>(wide_iter);
    expect_solution(false);
    EXPECT_TRUE(std::equal(wide.begin(), wide.end(), pivots.begin()));
}

// With integers of both widths: the factors and pivots of one go on with the other.
TEST(DropInCalls, GeneralSystemsWith64BitIntegers) {
    const std::vector<double> a = lower_triangle();
    std::vector<double> factors = a, x(static_cast<std::size_t>(n), 1.0);
    for (int j = 0; j < n; ++j) factors[at(j, j)] = 1;  // the largest elements are elsewhere
    const std::vector<double> matrix = factors;
    const int one = 1;
    int info = -1;
    std::vector<int> pivots(static_cast<std::size_t>(n));
    LAPACK_dgetrf(&n, &n, factors.data(), &n, pivots.data(), &info);
    ASSERT_EQ(info, 0);
    LAPACK_dgetrs("T", &n, &one, factors.data(), &n, pivots.data(), x.data(), &n, &info);
    ASSERT_EQ(info, 0);
    const auto product = [&](const std::vector<double>& left, int j) {
        double sum = 0;
        for (int i = 0; i < n; ++i) sum += matrix[at(i, j)] * left[static_cast<std::size_t>(i)];
        return sum;
    };
    for (int j = 0; j < n; ++j) EXPECT_NEAR(product(x, j), 1, 1e-8);

    const std::int64_t order = n, sides = 1;
    std::int64_t wide_info = -1;
    std::vector<std::int64_t> wide(static_cast<std::size_t>(n));
    std::vector<double> again = matrix, y(static_cast<std::size_t>(n), 1.0);
    dgesv_64_(&order, &sides, again.data(), &order, wide.data(), y.data(), &order, &wide_info);
    EXPECT_EQ(wide_info, 0);
    EXPECT_TRUE(std::equal(wide.begin(), wide.end(), pivots.begin()));
    for (std::size_t i = 0; i < again.size(); ++i) ASSERT_NEAR(again[i], factors[i], 1e-9) << i;

    double size = 0;
    const int query = -1, length = n;
    LAPACK_dgetri(&n, factors.data(), &n, pivots.data(), &size, &query, &info);
    EXPECT_GE(size, n);
    std::vector<double> work(static_cast<std::size_t>(n));
    LAPACK_dgetri(&n, factors.data(), &n, pivots.data(), work.data(), &length, &info);
    ASSERT_EQ(info, 0);
    for (int j = 0; j < n; ++j) {
        const std::vector<double> row(factors.begin() + static_cast<std::ptrdiff_t>(at(0, j)),
                                      factors.begin() + static_cast<std::ptrdiff_t>(at(0, j)) + n);
        double sum = 0;
        for (int i = 0; i < n; ++i) sum += matrix[at(j, i)] * row[static_cast<std::size_t>(i)];
        EXPECT_NEAR(sum, 1, 1e-8);
    }
    std::vector<double> zero(static_cast<std::size_t>(n) * static_cast<std::size_t>(n), 0.0);
    LAPACK_dgetrf(&n, &n, zero.data(), &n, pivots.data(), &info);
    EXPECT_EQ(info, 1);
}

// They are LAPACK's own, which may call symbols of the library.
TEST(DropInCalls, BandAndTridiagonalSystems) {
    const int order = 3, none = 0, one = 1, wide = 3;
    int info = -1, pivots[3] = {};
    const double expected[] = {1, 2, 4}, diagonal[] = {2, 4, 8}, right[] = {2, 8, 32};
    const auto solution = [&](auto call) {
        std::vector<double> d(diagonal, diagonal + 3), beside(4, 0.0), x(right, right + 3);
        info = -1;
        call(d.data(), beside.data(), x.data());
        EXPECT_EQ(info, 0);
        EXPECT_TRUE(std::equal(x.begin(), x.end(), expected));
    };
    solution([&](double* d, double*, double* x) {
        LAPACK_dgbsv(&order, &none, &none, &one, d, &one, pivots, x, &wide, &info);
    });
    solution([&](double* d, double* beside, double* x) {
        LAPACK_dgtsv(&order, &one, beside, d, beside + 2, x, &wide, &info);
    });
    solution([&](double* d, double* beside, double* x) {
        LAPACK_dptsv(&order, &one, d, beside, x, &wide, &info);
    });
}

// It has no info; pivots two apart, and back again.
TEST(DropInCalls, InterchangesOfRows) {
    const std::vector<double> before = lower_triangle();
    std::vector<double> expected = before;
    for (int j = 0; j < n; ++j) {
        std::swap(expected[at(1, j)], expected[at(n - 1, j)]);
        std::swap(expected[at(2, j)], expected[at(1, j)]);
    }
    const int first = 2, last = 3, step = 2, back = -2, pivots[] = {0, n, 0, 2};
    std::vector<double> a = before;
    LAPACK_dlaswp(&n, a.data(), &n, &first, &last, pivots, &step);
    EXPECT_EQ(a, expected);
    LAPACK_dlaswp(&n, a.data(), &n, &first, &last, pivots, &back);
    EXPECT_EQ(a, before);
    const std::int64_t order = n, wide_first = 2, wide_last = 3, wide_step = 2, wide_pivots[] = {0, n, 0, 2};
    dlaswp_64_(&order, a.data(), &order, &wide_first, &wide_last, wide_pivots, &wide_step);
    EXPECT_EQ(a, expected);
}

TEST(DropInCalls, SeveralThreadsAtOnce) {
    std::vector<int> good(4);
    std::vector<std::thread> threads;
    for (int& count : good) {
        threads.emplace_back([&count] {
            for (int k = 0; k < 5; ++k) count += factors_well();
        });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(good, std::vector<int>(4, 5));
}

/// Python's multiprocessing forks a process that may have opened devices: they are not the child's.
TEST(DropInCalls, ChildProcess) {
    ASSERT_TRUE(factors_well());
    const pid_t child = fork();
    if (child == 0) _exit(factors_well() ? 0 : 1);
    int status = -1;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
    EXPECT_TRUE(factors_well());
}

/// Debian's OpenBLAS has no symbols with 64-bit integers: nothing is behind these.
TEST(DropInCalls, BadArgumentWith64BitIntegers) {
    std::vector<double> a = lower_triangle();
    const std::vector<double> before = a;
    const std::int64_t order = n, small = n - 1;
    std::int64_t info = 0;
    complaint = {};
    dpotrf_64_("L", &order, a.data(), &small, &info);
    EXPECT_EQ(info, -4);
    EXPECT_EQ(complaint.number, 4);
    EXPECT_EQ(complaint.name, "DPOTRF");
    EXPECT_EQ(a, before);
}

TEST(DropInCalls, NamesOfPythonsPackages) {
    const std::vector<double> a = lower_triangle();
    std::vector<double> l = a;
    const std::int64_t order = n;
    std::int64_t info = -7;
    scipy_dpotrf_64_("L", &order, l.data(), &order, &info);
    EXPECT_EQ(info, 0);
    EXPECT_LT(distance(a, l), 1e-12);
}

class ShortWork : public ::testing::Test {
  protected:
    ShortWork()
        : a(lower_triangle()), before(a), d(n, 1.0), e(n, 0.5), tau(n), work(n * n * 6), iwork(n * 60) {
        complaint = {};
    }
    /// Told, and nothing has changed.
    void expect(std::int64_t position, const char* name) {
        EXPECT_EQ(info, -position);
        EXPECT_EQ(complaint.number, position);
        EXPECT_TRUE(complaint.is_wide);
        EXPECT_EQ(complaint.name, name);
        EXPECT_EQ(a, before);
        EXPECT_EQ(d, std::vector<double>(n, 1.0));
        EXPECT_EQ(e, std::vector<double>(n, 0.5));
        complaint = {};
    }
    std::vector<double> a, before, d, e, tau, work;
    std::vector<std::int64_t> iwork;
    std::int64_t order = n, small = n - 1, info = 0, length = static_cast<std::int64_t>(work.size()),
                 integers = static_cast<std::int64_t>(iwork.size());
};

TEST_F(ShortWork, IsToldLikeLapack) {
    const std::int64_t zero = 0;
    dsyevd_64_("V", "L", &order, a.data(), &order, d.data(), work.data(), &order, iwork.data(), &integers,
               &info);
    expect(8, "DSYEVD");
    dsyevd_64_("V", "L", &order, a.data(), &order, d.data(), work.data(), &length, iwork.data(), &order,
               &info);
    expect(10, "DSYEVD");
    dsytrd_64_("L", &order, a.data(), &order, d.data(), e.data(), tau.data(), work.data(), &zero, &info);
    expect(9, "DSYTRD");
    dorgtr_64_("L", &order, a.data(), &order, tau.data(), work.data(), &zero, &info);
    expect(7, "DORGTR");
    dstedc_64_("I", &order, d.data(), e.data(), a.data(), &order, work.data(), &order, iwork.data(),
               &integers, &info);
    expect(8, "DSTEDC");
}

TEST_F(ShortWork, OtherArgumentsComeFirst) {
    dsyevd_64_("V", "L", &order, a.data(), &small, d.data(), work.data(), &order, iwork.data(), &integers,
               &info);
    expect(5, "DSYEVD");
}

/// With such matrices LAPACK's own routines never end.
TEST(NotFinite, NothingIsFoundAndTheCallEnds) {
    const double nan = std::nan("");
    int m = -7;
    std::vector<double> w(n, 0.5), z(n * n, 0.5), work(26 * n);
    std::vector<int> isuppz(2 * n), iwork(10 * n);
    const auto length = static_cast<int>(work.size()), integers = static_cast<int>(iwork.size());
    const auto expect_nothing = [&](int info) {
        EXPECT_EQ(info, 1);
        EXPECT_EQ(m, 0);
        EXPECT_EQ(w, std::vector<double>(n, 0.5));
        m = -7;
    };
    std::vector<double> a = lower_triangle();
    a[at(40, 3)] = nan;
    expect_nothing(LAPACKE_dsyevr_work(LAPACK_COL_MAJOR, 'V', 'A', 'L', n, a.data(), n, 0, 0, 0, 0, 0, &m,
                                       w.data(), z.data(), n, isuppz.data(), work.data(), length,
                                       iwork.data(), integers));
    // Bad arguments come first, by LAPACKE's numbers: il and lwork. Nothing is written then.
    EXPECT_EQ(
        LAPACKE_dsyevr_work(LAPACK_COL_MAJOR, 'V', 'I', 'L', n, a.data(), n, 0, 0, 0, 1, 0, &m, w.data(),
                            z.data(), n, isuppz.data(), work.data(), length, iwork.data(), integers),
        -10);
    EXPECT_EQ(m, -7);
    EXPECT_EQ(
        LAPACKE_dsyevr_work(LAPACK_COL_MAJOR, 'V', 'A', 'L', n, a.data(), n, 0, 0, 0, 0, 0, &m, w.data(),
                            z.data(), n, isuppz.data(), work.data(), 1, iwork.data(), integers),
        -19);
    EXPECT_EQ(m, -7);
    std::vector<double> d(n, 1), e(n, 2);
    e[5] = nan;
    EXPECT_EQ(
        LAPACKE_dstevr_work(LAPACK_COL_MAJOR, 'V', 'I', n, d.data(), e.data(), 0, 0, 0, 1, 0, &m, w.data(),
                            z.data(), n, isuppz.data(), work.data(), length, iwork.data(), integers),
        -9);
    EXPECT_EQ(m, -7);
    expect_nothing(LAPACKE_dstevr_work(LAPACK_COL_MAJOR, 'V', 'A', n, d.data(), e.data(), 0, 0, 0, 0, 0, &m,
                                       w.data(), z.data(), n, isuppz.data(), work.data(), length,
                                       iwork.data(), integers));
}

/// With LAPILLI_LOG set to a file, LAPILLI_DROPIN_CROSSOVER to 50, and LAPILLI_DROPIN_LAPACK to a file that
/// is not there.
class Logged : public ::testing::Test {
  protected:
    static std::vector<std::string> lines() {
        std::ifstream in(std::getenv("LAPILLI_LOG"));
        std::vector<std::string> result;
        // Without the time and the process in front.
        const std::string who = " lapilli[" + std::to_string(getpid()) + "]: ";
        for (std::string line; std::getline(in, line);) {
            const std::size_t at = line.find(who);
            EXPECT_EQ(at, std::string("2026-11-25T23:50:01.123Z").size()) << line;
            result.push_back(at == std::string::npos ? line : line.substr(at + who.size()));
        }
        return result;
    }
    static bool matches(const std::string& line, const char* expression) {
        return std::regex_match(line, std::regex(expression));
    }
    static int factor(int order, int ld) {
        std::vector<double> a = lower_triangle();
        int info = -7;
        LAPACK_dpotrf("L", &order, a.data(), &ld, &info);
        return info;
    }
};

/// One test, since the order of calls matters: devices are not opened until a problem is large enough.
TEST_F(Logged, WhoServedACallAndWhy) {
    std::remove(std::getenv("LAPILLI_LOG"));
    ASSERT_EQ(factor(20, n), 0);
    double size = 0;
    int integers = 0, info = -7;
    const int query = -1, order = 20;
    LAPACK_dsyevd("V", "L", &order, nullptr, &order, nullptr, &size, &query, &integers, &query, &info);
    ASSERT_EQ(info, 0);
    std::vector<double> a = lower_triangle(), w(n), work(static_cast<std::size_t>(size));
    std::vector<int> iwork(static_cast<std::size_t>(integers));
    const int length = static_cast<int>(size);
    LAPACK_dsyevd("V", "L", &order, a.data(), &n, w.data(), work.data(), &length, iwork.data(), &integers,
                  &info);
    ASSERT_EQ(info, 0);
    // LAPACK's own dsyevd calls dsytrd, dstedc and dormtr of this library, which leave no lines.
    std::vector<std::string> all = lines();
    ASSERT_EQ(all.size(), 4U) << all.back();
    EXPECT_EQ(all[0].rfind("ignored: LAPILLI_DROPIN_LAPACK=/no/such/lapack.so: ", 0), 0U) << all[0];
    EXPECT_TRUE(matches(all[1], "the next LAPACK is .*(blas|lapack).*")) << all[1];
    EXPECT_TRUE(matches(all[2],
                        "dpotrf_ uplo=L n=20 lda=70 \\| the next LAPACK: order 20, "
                        "dropin\\.crossover = 50 \\| [0-9.]+ s \\| info 0"))
        << all[2];
    EXPECT_TRUE(matches(all[3], "dsyevd_ jobz=V uplo=L n=20 lda=70 \\| the next LAPACK: .*")) << all[3];

    ASSERT_EQ(factor(n, n), 0);
    all = lines();
    EXPECT_TRUE(matches(all.back(),
                        "dpotrf uplo=L n=70 .* \\| devices: n = 70, potrf.crossover = 50, .*, 2 of 2 "
                        "devices \\| .*"))
        << all.back();
    ASSERT_EQ(factor(50, n), 0);
    EXPECT_TRUE(matches(lines().back(), "dpotrf uplo=L n=50 .* \\| devices: .*")) << lines().back();
    ASSERT_EQ(factor(49, n), 0);
    EXPECT_TRUE(matches(lines().back(), "dpotrf_ uplo=L n=49 .* \\| the next LAPACK: order 49, .*"))
        << lines().back();
    ASSERT_EQ(factor(0, n), 0);
    EXPECT_TRUE(matches(lines().back(), "dpotrf_ uplo=L n=0 lda=70 \\| the next LAPACK: order 0 \\| .*"))
        << lines().back();
    // A solution with a factor also counts its right-hand sides.
    const auto solve = [](int sides) {
        const std::vector<double> factor = lower_triangle();
        std::vector<double> b(static_cast<std::size_t>(n * sides), 1.0);
        int failed = -7;
        LAPACK_dpotrs("L", &n, &sides, factor.data(), &n, b.data(), &n, &failed);
        EXPECT_EQ(failed, 0);
    };
    solve(34);
    EXPECT_TRUE(matches(lines().back(), "dpotrs uplo=L n=70 nrhs=34 .* \\| devices: .*")) << lines().back();
    solve(33);
    EXPECT_TRUE(matches(lines().back(), "dpotrs_ uplo=L n=70 nrhs=33 .* \\| the next LAPACK: order 49, .*"))
        << lines().back();
    // Both libraries count how deep inside they are: the CPU's part of a call is no call of the program's.
    lapilli_context cpu = nullptr;
    ASSERT_EQ(lapilli_create(&cpu, "none"), 0);
    all = lines();
    a = lower_triangle();
    EXPECT_EQ(lapilli_dpotrf(cpu, 'L', n, a.data(), n), 0);
    ASSERT_EQ(lines().size(), all.size() + 1) << lines().back();
    EXPECT_TRUE(matches(lines().back(), "dpotrf uplo=L n=70 .* \\| cpu: .*")) << lines().back();
    EXPECT_EQ(lapilli_destroy(cpu), 0);
    all = lines();
    a = lower_triangle();
    EXPECT_EQ(LAPACKE_dpotrf_work(LAPACK_COL_MAJOR, 'L', n, a.data(), n), 0);
    EXPECT_EQ(lines().size(), all.size() + 1) << "LAPACKE calls another LAPACK";
    EXPECT_TRUE(matches(lines().back(), "dpotrf uplo=L n=70 .*devices.*")) << lines().back();

    testing::internal::CaptureStderr();
    EXPECT_EQ(factor(n, n - 1), -4);
    testing::internal::GetCapturedStderr();
    all = lines();
    EXPECT_TRUE(matches(all.back(),
                        "dpotrf_ uplo=L n=70 lda=69 \\| the next LAPACK: the library refused "
                        "the call \\| .* info -4"))
        << all.back();
}

}  // namespace
