// SPDX-License-Identifier: BSD-3-Clause
// Functions of the ScaLAPACK behind this library, which is not linked with one.
#pragma once

namespace lapilli::mpi {

/// The next definition of a symbol: what the dynamic linker finds behind this library, else what any library
/// of the process has, since programs such as Python load ScaLAPACK where the linker does not look. Never one
/// of this library. Null: there is none.
void* next_symbol(const char* name);

/// The same, for names that are looked up once in a process.
template <class Function>
Function* next_function(const char* name) {
    return reinterpret_cast<Function*>(next_symbol(name));
}

/// Whether this thread is inside a call that went on to ScaLAPACK, whose routines call each other by these
/// symbols.
bool& inside_scalapack();

}  // namespace lapilli::mpi
