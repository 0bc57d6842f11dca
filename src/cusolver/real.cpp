// SPDX-License-Identifier: BSD-3-Clause
#include "cusolver/real.hpp"

#include <dlfcn.h>

#include "load/symbols.hpp"

namespace lapilli::cusolver {
namespace {

void* real_library() {
    static void* const library = dlopen(real_file, RTLD_NOW | RTLD_LOCAL);
    return library;
}

template <class Function>
Function* real(const char* name) {
    return reinterpret_cast<Function*>(real_function(name));
}

}  // namespace

void* real_function(const char* name) {
    return real_library() == nullptr ? nullptr : load::foreign_symbol(real_library(), name);
}

bool stream_of(void* handle, void** stream) {
    static auto* const get = real<int(void*, void**)>("cusolverDnGetStream");
    return get != nullptr && get(handle, stream) == 0;
}

bool wants_emulation(void* handle) {
    constexpr int plain = 1;  // CUSOLVER_DEFAULT_MATH
    static auto* const get = real<int(void*, int*)>("cusolverDnGetMathMode");
    int mode = plain;  // of versions without modes
    return get != nullptr && (get(handle, &mode) != 0 || mode != plain);
}

}  // namespace lapilli::cusolver
