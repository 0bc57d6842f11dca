// SPDX-License-Identifier: BSD-3-Clause
// What went wrong, on its way from where it happened to the C API, which turns it into a code and a text.
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

/// A precondition inside the library: its failure is our defect, never the caller's.
inline void require(bool holds, const char* what) {
    if (!holds) throw Error(LAPILLI_ERROR_INTERNAL, std::string("internal: ") + what);
}

}  // namespace lapilli
