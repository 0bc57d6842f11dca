// SPDX-License-Identifier: BSD-3-Clause
// liblapilli, as the drop-in library has it. It is not linked with it: what a preloaded library is linked with comes in front of
// everything that the program loads later, and liblapilli brings OpenBLAS. Another OpenBLAS, such as that of numpy from PyPI, would
// then call the inner functions of ours, of a different version or with integers of a different size. So liblapilli is loaded by the
// first call, where no other library looks for symbols.
#pragma once

#include <atomic>

#include "api/dropin_interface.hpp"

namespace lapilli::dropin {

/// Loads it, once. False where that is impossible: standard error has said why, and LAPACK's calls go to the next LAPACK.
bool library_is_loaded();

/// Its function; ends the program where the library is not there and nobody else could serve a call.
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

}  // namespace lapilli::dropin

/// In namespace lapilli::dropin the name is that of the loaded function from here on. With a static liblapilli, which is inside, it
/// stays the function.
#ifdef LAPILLI_LIBRARY_FILE
#define LAPILLI_LOADED(name)                                     \
    namespace lapilli::dropin {                                  \
    inline constinit const Loaded<decltype(::name)> name{#name}; \
    }
#else
#define LAPILLI_LOADED(name)    \
    namespace lapilli::dropin { \
    using ::name;               \
    }
#endif

LAPILLI_LOADED(lapilli_version)
LAPILLI_LOADED(lapilli_create)
LAPILLI_LOADED(lapilli_set)
LAPILLI_LOADED(lapilli_set_progress)
LAPILLI_LOADED(lapilli_private_depth)
LAPILLI_LOADED(lapilli_private_setting)
LAPILLI_LOADED(lapilli_private_ignored)
LAPILLI_LOADED(lapilli_private_log)
LAPILLI_LOADED(lapilli_private_devices)
LAPILLI_LOADED(lapilli_private_why_no_devices)
