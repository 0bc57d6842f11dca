// SPDX-License-Identifier: BSD-3-Clause
#include "load/symbols.hpp"

#include <dlfcn.h>
#include <link.h>

#include <string>
#include <vector>

namespace lapilli::load {
namespace {

bool is_own(const void* symbol) {
    Dl_info there{}, here{};
    return dladdr(symbol, &there) != 0 &&
           dladdr(reinterpret_cast<const void*>(&foreign_symbol), &here) != 0 &&
           there.dli_fbase == here.dli_fbase;
}

}  // namespace

void* foreign_symbol(void* library, const char* name) {
    void* const found = dlsym(library, name);
    return found == nullptr || is_own(found) ? nullptr : found;
}

void* foreign_symbol_anywhere(const char* name) {
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
        void* const found = library == nullptr ? nullptr : foreign_symbol(library, name);
        if (found != nullptr) return found;
        if (library != nullptr) dlclose(library);
    }
    return nullptr;
}

}  // namespace lapilli::load
