// SPDX-License-Identifier: BSD-3-Clause
// Definitions by others under the names of a library that comes before them in the search order.
#pragma once

namespace lapilli::load {

/// The library's symbol; null where there is none, or where it is one of the library that this text is in,
/// which may be installed under the name of the one that it looks for. RTLD_NEXT and RTLD_DEFAULT are
/// libraries, too.
void* foreign_symbol(void* library, const char* name);

/// The symbol of this name in any library that the process has loaded, wherever it was loaded to.
void* foreign_symbol_anywhere(const char* name);

}  // namespace lapilli::load
