// SPDX-License-Identifier: BSD-3-Clause
// The number of threads that a call uses for copies within host memory.
#pragma once

#include "host/copies.hpp"
#include "runtime/context.hpp"

namespace lapilli {

inline int copy_threads(Context& context) {
    return host::copy_threads(context.settings.integer("copy.threads"));
}

}  // namespace lapilli
