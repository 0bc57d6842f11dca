// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "runtime/context.hpp"

namespace lapilli {

/// While this scope lasts, routines report no progress: a phase that calls many of them reports its own
/// fractions.
class QuietScope {
  public:
    explicit QuietScope(Context& context) : context_(context), progress_(context.progress) {
        context.progress = nullptr;
    }
    ~QuietScope() { context_.progress = progress_; }
    QuietScope(const QuietScope&) = delete;
    QuietScope& operator=(const QuietScope&) = delete;

  private:
    Context& context_;
    lapilli_progress progress_;
};

}  // namespace lapilli
