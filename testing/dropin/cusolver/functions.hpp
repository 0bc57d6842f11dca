// SPDX-License-Identifier: BSD-3-Clause
// cuSOLVER's functions as programs see them, with numbers in the place of its enumerations, and the fake
// libraries behind ours (fake.c, fake_driver.c).
#pragma once

#include <dlfcn.h>

#include <complex>
#include <cstdint>
#include <string>

using cusolverDnHandle_t = void*;
using cublasHandle_t = void*;
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
#include "cusolver/cublas_symbols.inc"
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

constexpr const char *fake_cusolver = "libcusolver_real.so.12", *fake_cublas = "libcublas_real.so.13";

/// A variable of a library that replaces another one, or of the fake driver.
template <class T>
T& fake(const char* name, const char* library = fake_cusolver) {
    static void* const driver = dlopen("libcuda.so.1", RTLD_NOW);
    void* const found = dlsym(dlopen(library, RTLD_NOW), name);
    return *static_cast<T*>(found != nullptr ? found : dlsym(driver, name));
}

inline int noted_count(const char* library = fake_cusolver) { return fake<int>("fake_count", library); }
/// The last call of the library behind.
inline Noted last_noted(const char* library = fake_cusolver) {
    return (&fake<Noted>("fake_calls", library))[noted_count(library) - 1];
}

/// A handle, as fake.c reads it.
struct Handle {
    void* stream = nullptr;
    int mode = 1;
};

}  // namespace lapilli::testing
