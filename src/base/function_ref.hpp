// SPDX-License-Identifier: BSD-3-Clause
// A reference to a function of any type, for code that calls it but must not be compiled once per type.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace lapilli {

template <class Signature>
class FunctionRef;

/// Refers to a function object that outlives the reference, such as an argument.
template <class R, class... Args>
class FunctionRef<R(Args...)> {
  public:
    template <class F>
    requires(!std::is_same_v<std::remove_cvref_t<F>, FunctionRef>)
        // NOLINTNEXTLINE(google-explicit-constructor,bugprone-forwarding-reference-overload): a lambda becomes one
        FunctionRef(F&& f)
    noexcept
        : object_(const_cast<void*>(static_cast<const void*>(std::addressof(f)))),
          call_([](void* object, Args... args) -> R {
              return (*static_cast<std::remove_reference_t<F>*>(object))(std::forward<Args>(args)...);
          }) {}
    R operator()(Args... args) const { return call_(object_, std::forward<Args>(args)...); }

  private:
    void* object_;
    R (*call_)(void*, Args...);
};

}  // namespace lapilli
