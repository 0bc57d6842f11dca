// SPDX-License-Identifier: BSD-3-Clause
// A substitute for the OpenBLAS that a Python package from PyPI brings: loaded where the dynamic linker does
// not look, with names of its own. It only says that it was called, and calls a function of its own.
#include <cstdint>

#pragma GCC visibility push(default)
extern "C" {
void scipy_dpotrf_(const char*, const int*, double*, const int*, int* info) { *info = 32; }
void scipy_dpotrf_64_(const char*, const std::int64_t*, double*, const std::int64_t*, std::int64_t* info) {
    *info = 64;
}
// A name that OpenBLAS has, too, for its memory.
void* blas_memory_alloc(int) {
    static int place = 64;
    return &place;
}
int calls_inner_function() { return *static_cast<int*>(blas_memory_alloc(0)); }
}
#pragma GCC visibility pop
