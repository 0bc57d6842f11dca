// SPDX-License-Identifier: BSD-3-Clause
#include "dropin/next.hpp"

#include <dlfcn.h>

#include <atomic>
#include <string>
#include <string_view>

#include "dropin/library.hpp"
#include "load/call_line.hpp"
#include "load/symbols.hpp"

namespace lapilli::dropin {
namespace {

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
    if (!load::logs() || dladdr(symbol, &info) == 0 || info.dli_fname == nullptr) return;
    lapilli_private_log((std::string("the next LAPACK is ") + info.dli_fname).c_str(), true);
}

}  // namespace

void* cpu_lapack_symbol(const char* name) {
    // liblapilli is linked with it, and has been loaded before in the way that suits the program.
    static void* const library =
        load::library_is_there() ? dlopen(LAPILLI_CPU_LAPACK_FILE, RTLD_NOW | RTLD_LOCAL) : nullptr;
    return library == nullptr ? nullptr : load::foreign_symbol(library, name);
}

const char* plain_name(const char* name) {
    constexpr std::string_view of_packages = "scipy_";
    return std::string_view(name).starts_with(of_packages) ? name + of_packages.size() : name;
}

void* next_symbol(const char* name) {
    const char* const plain = plain_name(name);
    void* found = chosen_library() != nullptr ? load::foreign_symbol(chosen_library(), plain) : nullptr;
    if (found == nullptr && chosen_library() != nullptr) tell_of_missing(plain);
    if (found == nullptr && plain != name) found = load::foreign_symbol_anywhere(name);
    if (found == nullptr) found = load::foreign_symbol(RTLD_NEXT, plain);
    if (found == nullptr) found = cpu_lapack_symbol(plain);
    if (found != nullptr) tell_file_of(found);
    return found;
}

}  // namespace lapilli::dropin
