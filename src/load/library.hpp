// SPDX-License-Identifier: BSD-3-Clause
// liblapilli, as libraries have it that are preloaded. They are not linked with it: what a preloaded library
// is linked with comes in front of all that the program brings, and liblapilli brings OpenBLAS. The program's
// products would be OpenBLAS's then, and another OpenBLAS, such as that of numpy from PyPI, would call inner
// functions of ours, of a different version or with integers of a different size. So the first call loads
// liblapilli, where no other library looks for symbols.
#pragma once

#include <atomic>

#include "api/dropin_interface.hpp"

namespace lapilli::load {

/// Loads it, once. False where that is impossible: standard error has said why.
bool library_is_there();

/// The library's function. Ends the program if the library is missing, since nothing else can serve the call
/// then.
void* library_function(const char* name);

/// A function of liblapilli, called as if it were linked.
template <class Function>
class Loaded;
template <class Result, class... Arguments>
class Loaded<Result(Arguments...)> {
  public:
    constexpr explicit Loaded(const char* name) : name_(name) {}
    Result operator()(Arguments... arguments) const {
        Function* function = function_.load(std::memory_order_relaxed);
        if (function == nullptr) {
            function = reinterpret_cast<Function*>(library_function(name_));
            function_.store(function, std::memory_order_relaxed);
        }
        return function(arguments...);
    }

  private:
    using Function = Result(Arguments...);
    const char* name_;
    mutable std::atomic<Function*> function_{nullptr};
};

}  // namespace lapilli::load

/// In this namespace the name is that of the loaded function from here on. With a static liblapilli, which is
/// inside, it stays the function.
#ifdef LAPILLI_LIBRARY_FILE
#define LAPILLI_LOADED(space, name)                                    \
    namespace space {                                                  \
    inline constinit const load::Loaded<decltype(::name)> name{#name}; \
    }
#else
#define LAPILLI_LOADED(space, name) \
    namespace space {               \
    using ::name;                   \
    }
#endif
