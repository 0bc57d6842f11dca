// SPDX-License-Identifier: BSD-3-Clause
// cuSOLVER's functions as programs see them, with numbers in the place of its enumerations, and the fake
// libraries behind ours (fake.c, fake_driver.c).
#pragma once

#include <dlfcn.h>

#include <complex>
#include <cstdint>
#include <string>

using cusolverDnHandle_t = void*;
using cusolverDnParams_t = void*;
using syevjInfo_t = void*;
using gesvdjInfo_t = void*;
using cuComplex = std::complex<float>;
using cuDoubleComplex = std::complex<double>;
using cusolverEigMode_t = int;
using cusolverEigRange_t = int;
using cusolverEigType_t = int;
using cublasFillMode_t = int;
using cublasOperation_t = int;
using cublasSideMode_t = int;
using cublasDiagType_t = int;
using cudaDataType = int;
#define LAPILLI_SYMBOL(name, types) extern "C" int name types;
#include "cusolver/symbols.inc"
#undef LAPILLI_SYMBOL

namespace lapilli::testing {

constexpr int values = 0, vectors = 1, lower = 0, upper = 1, all = 1001, by_index = 1002, by_value = 1003;
constexpr int plain = 0, transposed = 1, adjoint = 2, left = 0, right = 1;

/// The result of the library behind.
constexpr int passed_on = 77;

struct Noted {
    const char* name;
    void* arguments[6];
};

/// A variable of the two libraries that replace others.
template <class T>
T& fake(const char* name) {
    static void* const cusolver = dlopen("libcusolver_real.so.12", RTLD_NOW);
    static void* const driver = dlopen("libcuda.so.1", RTLD_NOW);
    void* const found = dlsym(cusolver, name);
    return *static_cast<T*>(found != nullptr ? found : dlsym(driver, name));
}

inline int noted_count() { return fake<int>("fake_count"); }
/// The last call of the library behind.
inline Noted last_noted() { return (&fake<Noted>("fake_calls"))[noted_count() - 1]; }

/// A handle, as fake.c reads it.
struct Handle {
    void* stream = nullptr;
    int mode = 1;
};

}  // namespace lapilli::testing
