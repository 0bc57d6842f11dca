// SPDX-License-Identifier: BSD-3-Clause
// Libraries that Lapilli is compared with.
#pragma once

#include <stdexcept>

namespace lapilli::tester {

// A peer was not built in, has no such routine, or reported trouble.
class PeerUnavailable : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

}  // namespace lapilli::tester
