// SPDX-License-Identifier: BSD-3-Clause
// The context of a program: on the devices that its command line or LAPILLI_DEVICES names.
#pragma once

#include <string>

#include "lapilli/lapilli.h"

namespace lapilli::tools {

// The library's last error, without the name of the function.
std::string last_words(lapilli_context ctx);

// A context on `devices`, or, if they are empty, on those of LAPILLI_DEVICES or all there are. Throws
// FileError if devices that were asked for cannot be had, by the one or the other: a program never computes
// on the CPU instead without a word. Throws std::runtime_error if anything else is missing.
lapilli_context create_context(const std::string& devices);

// Why a context created with `devices` has no devices: none were asked for, or the library's reason.
std::string why_no_devices(const std::string& devices);

}  // namespace lapilli::tools
