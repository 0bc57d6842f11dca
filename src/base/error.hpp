// SPDX-License-Identifier: BSD-3-Clause
// An error on its way from where it occurs to the C API, which turns it into a code and a text.
#pragma once

#include <exception>
#include <string>
#include <utility>

#include "lapilli/lapilli.h"

namespace lapilli {

class Error : public std::exception {
  public:
    Error(int code, std::string text) : code_(code), text_(std::move(text)) {}
    const char* what() const noexcept override { return text_.c_str(); }
    int code() const noexcept { return code_; }

  private:
    int code_;
    std::string text_;
};

/// A precondition inside the library. Its failure is a defect of the library, never of the caller.
inline void require(bool holds, const char* what) {
    if (!holds) throw Error(LAPILLI_ERROR_INTERNAL, std::string("internal: ") + what);
}

}  // namespace lapilli
