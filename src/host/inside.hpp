// SPDX-License-Identifier: BSD-3-Clause
// Whether LAPACK is called by the library itself. The drop-in library takes LAPACK's symbols also where the
// library calls LAPACK, and where LAPACK's routines call each other: those calls must go through.
#pragma once

namespace lapilli::host {

/// As long as it exists, calls of LAPACK from this thread are the library's own.
class InsideScope {
  public:
    InsideScope() : InsideScope(depth()) {}
    /// With the counter that the drop-in library got from liblapilli: both have to use the same one.
    explicit InsideScope(int& depth) : depth_(depth) { ++depth_; }
    ~InsideScope() { --depth_; }
    InsideScope(const InsideScope&) = delete;
    InsideScope& operator=(const InsideScope&) = delete;

    static int& depth() {
        static thread_local int depth = 0;
        return depth;
    }

  private:
    int& depth_;
};

}  // namespace lapilli::host
