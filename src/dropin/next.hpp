// SPDX-License-Identifier: BSD-3-Clause
// The next LAPACK: what a program would have called without this library.
#pragma once

#include <mutex>

namespace lapilli::dropin {

/// The name of a symbol as LAPACK has it: without what the OpenBLAS of Python's packages from PyPI puts in
/// front.
const char* plain_name(const char* name);

/// The next definition of a LAPACK symbol; null when there is none. In this order: LAPILLI_DROPIN_LAPACK (a
/// library's file); of names that only Python's packages from PyPI have, the library that they have brought;
/// what the dynamic linker finds behind this library, which is the program's own LAPACK when the library was
/// preloaded; OpenBLAS. The dynamic linker alone does not do: programs such as Python load LAPACK where it
/// does not look. And it should be the caller's own: the threads of two OpenBLAS take each other's cores.
void* next_symbol(const char* name);

/// A symbol of the LAPACK with which liblapilli is linked, OpenBLAS as a rule; null when it has none.
void* cpu_lapack_symbol(const char* name);

/// A function of the next LAPACK, if there is one.
template <class Function>
class Next {
  public:
    explicit Next(Function* function) : function_(function) {}
    explicit operator bool() const { return function_ != nullptr; }
    template <class... Arguments>
    auto operator()(Arguments... arguments) const {
        return function_(arguments...);
    }

  private:
    Function* function_;
};

/// The next functions behind a symbol and behind its name in Python's packages, each looked up at its first
/// use.
template <class Function>
class Nexts {
  public:
    Next<Function> of(const char* name) {
        Found& found = plain_name(name) == name ? plain_ : of_packages_;
        std::call_once(found.once, [&] { found.function = reinterpret_cast<Function*>(next_symbol(name)); });
        return Next<Function>(found.function);
    }

  private:
    struct Found {
        std::once_flag once;
        Function* function = nullptr;
    };
    Found plain_, of_packages_;
};

}  // namespace lapilli::dropin
