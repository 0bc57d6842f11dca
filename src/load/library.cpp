// SPDX-License-Identifier: BSD-3-Clause
#include "load/library.hpp"

#ifdef LAPILLI_LIBRARY_FILE
#include <dlfcn.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#ifndef LAPILLI_LIBRARY_PLACE
#define LAPILLI_LIBRARY_PLACE ""  // from the folder of the preloaded library
#endif

namespace lapilli::load {
namespace {

/// Where the program, or what it is linked with, has another OpenBLAS, ours must find its own functions
/// first. Elsewhere the program's come first, as everywhere: its xerbla_, its malloc.
int scope() {
#ifdef LAPILLI_SANITIZED_LIBRARY
    return 0;  // sanitizers refuse the flag
#else
    const char* const of_openblas = "gotoblas_init";
    void* const global = dlsym(RTLD_DEFAULT, of_openblas);
    void* const loaded = dlopen("libopenblas.so.0", RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD);
    const bool same = loaded != nullptr && dlsym(loaded, of_openblas) == global;
    if (loaded != nullptr) dlclose(loaded);
    return global != nullptr && !same ? RTLD_DEEPBIND : 0;
#endif
}

/// The path of the library that this is in, links followed.
std::string own_file() {
    Dl_info here{};
    if (dladdr(reinterpret_cast<const void*>(&library_is_there), &here) == 0) return {};
    char* const path = realpath(here.dli_fname, nullptr);
    if (path == nullptr) return {};
    std::string file = path;
    std::free(path);
    return file;
}

/// The one that the process has already, if any: a second one would not know of the first one's calls.
void* loaded_library() {
    void* library = dlopen(LAPILLI_LIBRARY_FILE, RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD);
    const std::string own = own_file();
    const std::size_t name = own.rfind('/') + 1;
    const std::string beside = own.substr(0, name) + LAPILLI_LIBRARY_PLACE LAPILLI_LIBRARY_FILE;
    const std::string without_number = beside.substr(0, beside.rfind(".so") + 3);  // in a wheel of Python
    std::string reason;
    for (const std::string& file : {beside, without_number, std::string(LAPILLI_LIBRARY_FILE)}) {
        if (library != nullptr) break;
        library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL | scope());
        if (library == nullptr) reason += (reason.empty() ? "" : "; ") + std::string(dlerror());
    }
    if (library != nullptr && dlvsym(library, "lapilli_private_depth", LAPILLI_LIBRARY_VERSION) == nullptr) {
        library = nullptr;
        reason = LAPILLI_LIBRARY_FILE " is of another version";
    }
    if (library == nullptr)
        std::fprintf(stderr, "%s: %s; calls go to the next library\n", own.c_str() + name, reason.c_str());
    return library;
}

void* library() {
    static void* const found = loaded_library();
    return found;
}

}  // namespace

bool library_is_there() { return library() != nullptr; }

void* library_function(const char* name) {
    void* const function = library_is_there() ? dlsym(library(), name) : nullptr;
    if (function != nullptr) return function;
    std::fprintf(stderr, "%s: %s cannot be called, and there is no next library\n", own_file().c_str(), name);
    std::abort();
}

}  // namespace lapilli::load

#else

namespace lapilli::load {
bool library_is_there() { return true; }
void* library_function(const char*) { return nullptr; }
}  // namespace lapilli::load

#endif
