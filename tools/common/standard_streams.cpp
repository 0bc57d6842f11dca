// SPDX-License-Identifier: BSD-3-Clause
#include "common/standard_streams.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>

namespace lapilli::tools {

void hold_standard_streams() {
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor) {
        // open() takes the lowest number that is free.
        if (fcntl(descriptor, F_GETFD) < 0 &&
            open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY) < 0) {
            return;
        }
    }
}

void tell(const std::string& text) { std::fputs(text.c_str(), stderr); }

}  // namespace lapilli::tools
