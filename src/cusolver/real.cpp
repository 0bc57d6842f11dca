// SPDX-License-Identifier: BSD-3-Clause
#include "cusolver/real.hpp"

#include <dlfcn.h>

#include "load/symbols.hpp"

namespace lapilli::cusolver {

constinit RealLibrary real_cusolver({.title = "cuSOLVER",
                                     .file = &real_cusolver_file,
                                     .stream = "cusolverDnGetStream",
                                     .mode = "cusolverDnGetMathMode",
                                     .emulated = ~1U,  // all but CUSOLVER_DEFAULT_MATH
                                     .execution_failed = 6,
                                     .not_supported = 9});
constinit RealLibrary real_cublas({.title = "cuBLAS",
                                   .file = &real_cublas_file,
                                   .stream = "cublasGetStream_v2",
                                   .mode = "cublasGetMathMode",
                                   .emulated = 4U | 8U,  // BF16X9, FIXEDPOINT
                                   .execution_failed = 13,
                                   .not_supported = 15});

void* RealLibrary::function(const char* name) {
    void* library = library_.load(std::memory_order_relaxed);
    if (library == nullptr) {
        library = dlopen(*parts_.file, RTLD_NOW | RTLD_LOCAL);
        library_.store(library, std::memory_order_relaxed);
    }
    return library == nullptr ? nullptr : load::foreign_symbol(library, name);
}

RealLibrary::Ask* RealLibrary::known(std::atomic<Ask*>& place, const char* name) {
    Ask* found = place.load(std::memory_order_relaxed);
    if (found == nullptr) {
        found = reinterpret_cast<Ask*>(function(name));
        place.store(found, std::memory_order_relaxed);
    }
    return found;
}

bool RealLibrary::stream_of(void* handle, void** stream) {
    Ask* const get = known(stream_, parts_.stream);
    return get != nullptr && get(handle, stream) == success;
}

bool RealLibrary::wants_emulation(void* handle) {
    Ask* const get = known(mode_, parts_.mode);
    int mode = 0;
    if (get == nullptr) return false;  // of versions without modes
    return get(handle, &mode) != success || (static_cast<unsigned>(mode) & parts_.emulated) != 0;
}

}  // namespace lapilli::cusolver
