// SPDX-License-Identifier: BSD-3-Clause
// Whether LAPACK is called by the library itself. The drop-in library stands in front of the CPU's LAPACK, also where
// the library calls it, and where LAPACK's routines call each other: those calls must go through.
#pragma once

namespace lapilli::host {

/// As long as it exists, calls of LAPACK from this thread are the library's own.
class InsideScope {
  public:
    InsideScope() { ++depth; }
    ~InsideScope() { --depth; }
    InsideScope(const InsideScope&) = delete;
    InsideScope& operator=(const InsideScope&) = delete;

    static bool is_open() { return depth > 0; }

  private:
    inline static thread_local int depth = 0;
};

}  // namespace lapilli::host
