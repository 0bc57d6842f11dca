// SPDX-License-Identifier: BSD-3-Clause
#include "mpi/symbols.hpp"

#include <dlfcn.h>

#include "lapilli/lapilli.h"
#include "load/symbols.hpp"

namespace lapilli::mpi {
namespace {

/// A function of the drop-in library, where that is another library of the process.
template <class Function>
Function* of_dropin(const char* name) {
    return reinterpret_cast<Function*>(load::foreign_symbol(RTLD_DEFAULT, name));
}

}  // namespace

void* next_symbol(const char* name) {
    // A function has had its leader, and passes the drop-in library by.
    using Next = void*(const char*);
    static Next* const behind_dropin = of_dropin<Next>("lapilli_private_next_scalapack");
    if (behind_dropin != nullptr) return behind_dropin(name);
    void* found = load::foreign_symbol(RTLD_NEXT, name);
    // In front of this library, or in the program itself.
    if (found == nullptr) found = load::foreign_symbol(RTLD_DEFAULT, name);
    return found != nullptr ? found : load::foreign_symbol_anywhere(name);
}

bool& inside_scalapack() {
    using Inside = bool*();
    static Inside* const inside_dropin = of_dropin<Inside>("lapilli_private_inside_scalapack");
    thread_local bool inside = false;
    return inside_dropin != nullptr ? *inside_dropin() : inside;
}

}  // namespace lapilli::mpi

// For liblapilli_mpi.
extern "C" LAPILLI_API void* lapilli_private_next_scalapack(const char* name) {
    return lapilli::mpi::next_symbol(name);
}
extern "C" LAPILLI_API bool* lapilli_private_inside_scalapack() { return &lapilli::mpi::inside_scalapack(); }
