// SPDX-License-Identifier: BSD-3-Clause
#include "dropin/next.hpp"

#include <dlfcn.h>
#include <link.h>

#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "dropin/call_line.hpp"
#include "dropin/library.hpp"

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
        const std::string file = load::library_is_there() ? lapilli_private_setting("dropin.lapack") : "";
        void* const opened = file.empty() ? nullptr : dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
        if (!file.empty() && opened == nullptr)
            lapilli_private_log(("ignored: LAPILLI_DROPIN_LAPACK=" + file + ": " + dlerror()).c_str(), false);
        return opened;
    }();
    return library;
}

/// What a library of the process has under this name, wherever the process has loaded it to.
void* symbol_of_any_library(const char* name) {
    std::vector<std::string> files;
    const auto add = [](dl_phdr_info* object, std::size_t, void* all) {
        if (object->dlpi_name != nullptr && *object->dlpi_name != '\0')
            static_cast<std::vector<std::string>*>(all)->emplace_back(object->dlpi_name);
        return 0;
    };
    dl_iterate_phdr(add, &files);
    for (const std::string& file : files) {
        // Never closed: the function is called from now on.
        void* const library = dlopen(file.c_str(), RTLD_LAZY | RTLD_LOCAL | RTLD_NOLOAD);
        void* const found = library == nullptr ? nullptr : symbol_of(library, name);
        if (found != nullptr) return found;
        if (library != nullptr) dlclose(library);
    }
    return nullptr;
}

/// The first name that the chosen library has not: most likely it is not a LAPACK.
void tell_of_missing(const char* name) {
    static std::atomic<bool> told{false};
    if (told.exchange(true)) return;
    const std::string file = lapilli_private_setting("dropin.lapack");
    lapilli_private_log(("ignored: LAPILLI_DROPIN_LAPACK=" + file + ": it has no " + name).c_str(), false);
}

/// The file that a symbol is from, once.
void tell_file_of(void* symbol) {
    Dl_info info{};
    if (!logs() || dladdr(symbol, &info) == 0 || info.dli_fname == nullptr) return;
    lapilli_private_log((std::string("the next LAPACK is ") + info.dli_fname).c_str(), true);
}

}  // namespace

void* openblas_symbol(const char* name) {
    // liblapilli is linked with it, and has been loaded before in the way that suits the program.
    static void* const library =
        load::library_is_there() ? dlopen("libopenblas.so.0", RTLD_NOW | RTLD_LOCAL) : nullptr;
    return library == nullptr ? nullptr : symbol_of(library, name);
}

const char* plain_name(const char* name) {
    constexpr std::string_view of_packages = "scipy_";
    return std::string_view(name).starts_with(of_packages) ? name + of_packages.size() : name;
}

void* next_symbol(const char* name) {
    const char* const plain = plain_name(name);
    void* found = chosen_library() != nullptr ? symbol_of(chosen_library(), plain) : nullptr;
    if (found == nullptr && chosen_library() != nullptr) tell_of_missing(plain);
    if (found == nullptr && plain != name) found = symbol_of_any_library(name);
    if (found == nullptr) found = symbol_of(RTLD_NEXT, plain);
    if (found == nullptr) found = openblas_symbol(plain);
    if (found != nullptr) tell_file_of(found);
    return found;
}

}  // namespace lapilli::dropin
