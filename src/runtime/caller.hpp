// SPDX-License-Identifier: BSD-3-Clause
// Functions of the caller that a routine calls, such as an operator to apply. They may call routines on the
// same context.
#pragma once

#include <exception>
#include <string>
#include <utility>
#include <vector>

#include "runtime/context.hpp"

namespace lapilli {

/// The scope of a call to a function of the caller. The devices are idle, the routine's workspace is not
/// reused, and the routine's name, phases and path are restored at the end. A phase of the routine goes on.
class CallerScope {
  public:
    explicit CallerScope(Context& context)
        : context_(context), path_(context.path), devices_used_(context.devices_used) {
        context_.enter_caller();
        phases_ = std::exchange(context_.phases, {});
    }
    ~CallerScope() {
        context_.leave_caller();
        context_.phases = std::move(phases_);
        context_.path = std::move(path_);
        context_.devices_used = devices_used_;
    }
    CallerScope(const CallerScope&) = delete;
    CallerScope& operator=(const CallerScope&) = delete;

  private:
    Context& context_;
    std::string path_;
    std::size_t devices_used_;
    std::vector<Context::Phase> phases_;
};

/// Calls f(), a function of the caller that returns 0 on success. An exception or another result ends the
/// routine. what: the name of the function.
template <class F>
void call_caller(Context& context, const std::string& what, const F& f) {
    int answer = 0;
    try {
        const CallerScope scope(context);
        answer = f();
    } catch (const Error&) {
        throw;
    } catch (const std::exception& e) {
        throw Error(LAPILLI_ERROR_CANCELLED, what + " threw: " + e.what());
    } catch (...) {
        throw Error(LAPILLI_ERROR_CANCELLED, what + " threw an object that is no std::exception");
    }
    if (answer != 0) throw Error(LAPILLI_ERROR_CANCELLED, what + " returned " + std::to_string(answer));
}

}  // namespace lapilli
