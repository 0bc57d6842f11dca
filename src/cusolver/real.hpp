// SPDX-License-Identifier: BSD-3-Clause
// The cuSOLVER behind this library: its dependency libcusolver_real.so.N, which is a link to the program's
// own file.
#pragma once

namespace lapilli::cusolver {

/// The name of that file; each library has a source of its own with it (CMakeLists.txt).
extern const char* const real_file;

/// Its function; null where there is none. Looked up in its file alone: a program may load cuSOLVER where no
/// other library finds its symbols, and the names in the program's scope are this library's.
void* real_function(const char* name);

/// The stream of a handle. False where the handle is none.
bool stream_of(void* handle, void** stream);

/// Whether the handle asks for arithmetic that this library has not: products emulated in lower precisions.
bool wants_emulation(void* handle);

}  // namespace lapilli::cusolver
