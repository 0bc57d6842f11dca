// SPDX-License-Identifier: BSD-3-Clause
#include "dropin/next.hpp"

#include <dlfcn.h>

#include <string>

#include "base/log.hpp"
#include "base/settings.hpp"

namespace lapilli::dropin {
namespace {

/// Whether the definition is this library's own: it may be installed under the name of the one that it looks for.
bool is_own(const void* symbol) {
    Dl_info there{}, here{};
    return dladdr(symbol, &there) != 0 && dladdr(reinterpret_cast<const void*>(&next_symbol), &here) != 0 &&
           there.dli_fbase == here.dli_fbase;
}

void* symbol_of(void* library, const char* name) {
    void* const found = dlsym(library, name);
    return found == nullptr || is_own(found) ? nullptr : found;
}

void* chosen_library() {
    static void* const library = [] {
        const Settings settings;
        const std::string& file = settings.text("dropin.lapack");
        void* const opened = file.empty() ? nullptr : dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
        if (!file.empty() && opened == nullptr)
            write_log(settings.text("log"), "ignored: LAPILLI_DROPIN_LAPACK=" + file + ": " + dlerror());
        return opened;
    }();
    return library;
}

void* openblas() {
    static void* const library = dlopen("libopenblas.so.0", RTLD_NOW | RTLD_LOCAL);
    return library;
}

}  // namespace

void* next_symbol(const char* name) {
    void* found = chosen_library() != nullptr ? symbol_of(chosen_library(), name) : nullptr;
    if (found == nullptr) found = symbol_of(RTLD_NEXT, name);
    if (found == nullptr && openblas() != nullptr) found = symbol_of(openblas(), name);
    return found;
}

}  // namespace lapilli::dropin
