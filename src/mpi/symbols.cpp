// SPDX-License-Identifier: BSD-3-Clause
#include "mpi/symbols.hpp"

#include <dlfcn.h>

#include "load/symbols.hpp"

namespace lapilli::mpi {
void* next_symbol(const char* name) {
    void* found = load::foreign_symbol(RTLD_NEXT, name);
    // In front of this library, or in the program itself.
    if (found == nullptr) found = load::foreign_symbol(RTLD_DEFAULT, name);
    return found != nullptr ? found : load::foreign_symbol_anywhere(name);
}

bool& inside_scalapack() {
    thread_local bool inside = false;
    return inside;
}

}  // namespace lapilli::mpi
