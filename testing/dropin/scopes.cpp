// SPDX-License-Identifier: BSD-3-Clause
// Two OpenBLAS in one process have inner functions of the same names. Each must call its own: that of
// liblapilli, and that of a package which is loaded later or, where LAPILLI_OTHER_BLAS is defined, of the
// program itself. The program is linked with the drop-in library and no BLAS.
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

extern "C" {
void dpotrf_(const char*, const int*, double*, const int*, int*);

#ifdef LAPILLI_OTHER_BLAS
#pragma GCC visibility push(default)
int calls_of_other_blas = 0;
void gotoblas_init() {}
void* blas_memory_alloc(int) {
    ++calls_of_other_blas;
    return nullptr;
}
void dgemm_() { ++calls_of_other_blas; }
void dsyrk_() { ++calls_of_other_blas; }
#pragma GCC visibility pop
#endif
}

namespace {

/// The last element of the factor of 4 I + 1.
double factored(int n) {
    std::vector<double> a(static_cast<std::size_t>(n * n), 1);
    for (int j = 0; j < n; ++j) a[static_cast<std::size_t>(j * (n + 1))] += 4;
    int info = -7;
    dpotrf_("L", &n, a.data(), &n, &info);
    EXPECT_EQ(info, 0);
    return a.back();
}

/// L(n, n)^2 = 4 + 4 / (n + 3).
void expect_factors(int n) { EXPECT_NEAR(factored(n), std::sqrt(4 + 4.0 / (n + 3)), 1e-13); }

TEST(Scopes, EachBlasCallsItself) {
    expect_factors(20);   // LAPACK's
    expect_factors(300);  // the devices', whose simulation takes OpenBLAS's products
#ifdef LAPILLI_OTHER_BLAS
    EXPECT_EQ(calls_of_other_blas, 0) << "liblapilli's OpenBLAS has called the program's";
#else
    void* const package = dlopen(LAPILLI_PACKAGE, RTLD_NOW | RTLD_LOCAL);
    ASSERT_NE(package, nullptr) << dlerror();
    auto* const inner = reinterpret_cast<int (*)()>(dlsym(package, "calls_inner_function"));
    ASSERT_NE(inner, nullptr);
    EXPECT_EQ(inner(), 64) << "the package has called liblapilli's OpenBLAS";
    EXPECT_EQ(dlsym(RTLD_DEFAULT, "openblas_get_config"), nullptr)
        << "OpenBLAS is in front of what is loaded later";
#endif
}

}  // namespace
