// SPDX-License-Identifier: BSD-3-Clause
#include "dropin/library.hpp"

#ifdef LAPILLI_LIBRARY_FILE
#include <dlfcn.h>

#include <cstdio>
#include <cstdlib>
#include <string>

namespace lapilli::dropin {
namespace {

/// Where the program, or what it is linked with, has a BLAS of its own, ours must find its own functions first. Elsewhere the program's
/// come first, as everywhere: it may have an xerbla_.
int scope() {
#ifdef LAPILLI_SANITIZED_LIBRARY
    return 0;  // sanitizers refuse the flag
#else
    const bool other_blas =
        dlsym(RTLD_DEFAULT, "dgemm_") != nullptr || dlsym(RTLD_DEFAULT, "gotoblas_init") != nullptr;
    return other_blas ? RTLD_DEEPBIND : 0;
#endif
}

/// The file beside this library, wherever links to it are; with its "/".
std::string own_folder() {
    Dl_info here{};
    if (dladdr(reinterpret_cast<const void*>(&library_is_loaded), &here) == 0) return {};
    char* const path = realpath(here.dli_fname, nullptr);
    if (path == nullptr) return {};
    const std::string file = path;
    std::free(path);
    return file.substr(0, file.rfind('/') + 1);
}

/// The one that the process has already, if any: a second one would not know of the first one's calls.
void* loaded_library() {
    void* library = dlopen(LAPILLI_LIBRARY_FILE, RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD);
    const std::string beside = own_folder() + LAPILLI_LIBRARY_FILE;
    if (library == nullptr) library = dlopen(beside.c_str(), RTLD_NOW | RTLD_LOCAL | scope());
    if (library == nullptr) library = dlopen(LAPILLI_LIBRARY_FILE, RTLD_NOW | RTLD_LOCAL | scope());
    const char* reason = library == nullptr ? dlerror() : nullptr;
    if (library != nullptr && dlvsym(library, "lapilli_private_depth", LAPILLI_LIBRARY_VERSION) == nullptr) {
        library = nullptr;
        reason = LAPILLI_LIBRARY_FILE " is of another version";
    }
    if (library == nullptr)
        std::fprintf(stderr, "liblapilli_lapack: %s; LAPACK's calls go to the next LAPACK\n", reason);
    return library;
}

void* library() {
    static void* const found = loaded_library();
    return found;
}

}  // namespace

bool library_is_loaded() { return library() != nullptr; }

void* library_function(const char* name) {
    void* const function = library_is_loaded() ? dlsym(library(), name) : nullptr;
    if (function != nullptr) return function;
    std::fprintf(stderr, "liblapilli_lapack: %s is missing, and there is no other LAPACK\n", name);
    std::abort();
}

}  // namespace lapilli::dropin

#else

namespace lapilli::dropin {
bool library_is_loaded() { return true; }
void* library_function(const char*) { return nullptr; }
}  // namespace lapilli::dropin

#endif
