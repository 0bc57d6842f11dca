// SPDX-License-Identifier: BSD-3-Clause
// The line that a call leaves in the log: the routine, its arguments, which can be given again, where the
// work was done and why, seconds, info.
#pragma once

#include <fmt/format.h>

#include <complex>
#include <string>

#include "runtime/context.hpp"

namespace lapilli::api {

class CallLog {
  public:
    /// Collects nothing if `wanted` is false or the log has no reader.
    CallLog(Context& context, const char* routine, bool wanted)
        : context_(context), on_(wanted && context.logs()), begin_(on_ ? now() : 0) {
        if (!on_) return;
        line_ = routine;
        context.path.clear();
        context.devices_used = 0;
    }

    bool on() const { return on_; }
    template <class Value>
    void add(const char* name, const Value& value) {
        if (on_) line_ += fmt::format(" {}={}", name, value);
    }
    template <class T>
    void add(const char* name, const std::complex<T>& value) {
        if (on_) line_ += fmt::format(" {}=({},{})", name, value.real(), value.imag());
    }
    void add(const char* name, char value) {
        const bool shown = value > ' ' && value <= '~';
        if (on_)
            line_ += shown ? fmt::format(" {}={}", name, value) : fmt::format(" {}=#{}", name, int{value});
    }
    /// Where an array lives.
    template <class T>
    void add_place(const char* name, const T* data) {
        if (on_) line_ += fmt::format(" {}={}", name, std::is_pointer_v<T> ? "one_a_device" : place(data));
    }

    /// Writes the line.
    void finish(lapilli_int info) noexcept;

  private:
    std::string place(const void* data);
    std::string path() const;

    Context& context_;
    bool on_;
    double begin_;
    std::string line_;
};

}  // namespace lapilli::api
