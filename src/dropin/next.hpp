// SPDX-License-Identifier: BSD-3-Clause
// The LAPACK behind this library: what a program would have called without it.
#pragma once

namespace lapilli::dropin {

/// The next definition of a LAPACK symbol; null when there is none. In this order: LAPILLI_DROPIN_LAPACK (a library's
/// file); what the dynamic linker finds behind this library, which is the program's own LAPACK when the library was
/// preloaded; OpenBLAS. The dynamic linker alone does not do: programs such as Python load LAPACK where it does not look.
void* next_symbol(const char* name);

/// A function of the next LAPACK, looked up at its first use.
template <class Function>
class Next {
  public:
    explicit Next(const char* name) : function_(reinterpret_cast<Function*>(next_symbol(name))) {}
    explicit operator bool() const { return function_ != nullptr; }
    template <class... Arguments>
    auto operator()(Arguments... arguments) const {
        return function_(arguments...);
    }

  private:
    Function* function_;
};

}  // namespace lapilli::dropin
