// SPDX-License-Identifier: BSD-3-Clause
#include "backend/cuda/cublas.hpp"

#include <dlfcn.h>

#include "base/error.hpp"

namespace lapilli::cuda {
namespace {

/// The loader's own sentence, which names the file.
std::string loader_error() {
    const char* const text = dlerror();
    return text != nullptr ? text : "the loader does not say why";
}

template <class Function>
void find(void* library, const char* name, Function& function) {
    function = reinterpret_cast<Function>(dlsym(library, name));
    if (function == nullptr) throw Error(LAPILLI_ERROR_DEVICE, "cuBLAS lacks a function: " + loader_error());
}

}  // namespace

Cublas load_cublas(const std::string& name) {
    // Never closed: CUDA's libraries stay until the process ends.
    void* const library = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) throw Error(LAPILLI_ERROR_DEVICE, "cuBLAS cannot be loaded: " + loader_error());
    Cublas functions{};
// With the header's macros replaced: the library has cublasCreate as cublasCreate_v2.
#define LAPILLI_TEXT(name) #name
#define LAPILLI_FIND(member, function) find(library, LAPILLI_TEXT(function), functions.member);
    LAPILLI_CUBLAS_FUNCTIONS(LAPILLI_FIND)
#undef LAPILLI_FIND
#undef LAPILLI_TEXT
    return functions;
}

const Cublas& cublas() {
    static const Cublas functions = load_cublas("libcublas.so." + std::to_string(CUBLAS_VER_MAJOR));
    return functions;
}

}  // namespace lapilli::cuda
