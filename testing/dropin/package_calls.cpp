// SPDX-License-Identifier: BSD-3-Clause
// Problems too small for the devices go to the LAPACK that the caller has brought. With
// LAPILLI_DROPIN_CROSSOVER set to 50.
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

extern "C" {
void dpotrf_(const char*, const int*, double*, const int*, int*);
void dpotrf_64_(const char*, const std::int64_t*, double*, const std::int64_t*, std::int64_t*);
void scipy_dpotrf_(const char*, const int*, double*, const int*, int*);
void scipy_dpotrf_64_(const char*, const std::int64_t*, double*, const std::int64_t*, std::int64_t*);
}

namespace {

/// The info of the factorization of 4 I, which must be there where info is 0.
template <class Int>
Int factor(void symbol(const char*, const Int*, double*, const Int*, Int*), Int n) {
    std::vector<double> a(static_cast<std::size_t>(n * n));
    for (Int j = 0; j < n; ++j) a[static_cast<std::size_t>(j * (n + 1))] = 4;
    Int info = -7;
    symbol("L", &n, a.data(), &n, &info);
    if (info == 0) {
        EXPECT_EQ(a.back(), 2);
    }
    return info;
}

TEST(Package, ServesItsOwnSmallCalls) {
    ASSERT_NE(dlopen(LAPILLI_PACKAGE, RTLD_NOW | RTLD_LOCAL), nullptr) << dlerror();
    EXPECT_EQ(factor<int>(scipy_dpotrf_, 20), 32);
    EXPECT_EQ(factor<std::int64_t>(scipy_dpotrf_64_, 20), 64);
    EXPECT_EQ(factor<int>(dpotrf_, 20), 0) << "the names of LAPACK are another one's";
    EXPECT_EQ(factor<std::int64_t>(dpotrf_64_, 20), 0);
    EXPECT_EQ(factor<int>(scipy_dpotrf_, 60), 0) << "the devices";
    EXPECT_EQ(factor<std::int64_t>(scipy_dpotrf_64_, 60), 0);
}

TEST(Lapack, ServesItsOwnNames) { EXPECT_EQ(factor<int>(dpotrf_, 60), 0); }

}  // namespace
