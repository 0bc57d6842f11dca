// SPDX-License-Identifier: BSD-3-Clause
#include "cusolver/real.hpp"

#include <dlfcn.h>

#include "load/symbols.hpp"

namespace lapilli::cusolver {

constinit RealLibrary real_cusolver({.title = "cuSOLVER",
                                     .file = &real_cusolver_file,
                                     .stream = "cusolverDnGetStream",
                                     .mode = "cusolverDnGetMathMode",
                                     .numbers = cusolver_numbers});
constinit RealLibrary real_cublas({.title = "cuBLAS",
                                   .file = &real_cublas_file,
                                   .stream = "cublasGetStream_v2",
                                   .mode = "cublasGetMathMode",
                                   .numbers = cublas_numbers});

void* RealLibrary::function(const char* name) {
    void* const library = library_.get([&] { return dlopen(*parts_.file, RTLD_NOW | RTLD_LOCAL); });
    return library == nullptr ? nullptr : load::foreign_symbol(library, name);
}

RealLibrary::Ask* RealLibrary::known(Found& place, const char* name) {
    return reinterpret_cast<Ask*>(place.get([&] { return function(name); }));
}

bool RealLibrary::stream_of(void* handle, void** stream) {
    Ask* const get = known(stream_, parts_.stream);
    return get != nullptr && get(handle, stream) == success;
}

bool RealLibrary::wants_emulation(void* handle) {
    Ask* const get = known(mode_, parts_.mode);
    int mode = parts_.numbers.plain_mode;
    if (get == nullptr) return false;  // of versions without modes
    if (get(handle, &mode) != success) return true;
    return (static_cast<unsigned>(mode ^ parts_.numbers.plain_mode) & parts_.numbers.emulated) != 0;
}

}  // namespace lapilli::cusolver
