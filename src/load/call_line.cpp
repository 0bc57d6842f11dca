// SPDX-License-Identifier: BSD-3-Clause
#include "load/call_line.hpp"

#include <cerrno>
#include <cstdlib>

#include "load/library.hpp"

LAPILLI_LOADED(lapilli::load, lapilli_version)
LAPILLI_LOADED(lapilli::load, lapilli_private_ignored)
LAPILLI_LOADED(lapilli::load, lapilli_private_log)
LAPILLI_LOADED(lapilli::load, lapilli_private_setting)

namespace lapilli::load {

bool logs() {
    static const bool wanted = library_is_there() && *lapilli_private_setting("log") != '\0';
    return wanted;
}

void tell_that_it_is_loaded(const char* in_front_of) {
    if (std::getenv("LAPILLI_LOG") == nullptr || !library_is_there()) return;
    try {
        lapilli_private_log(fmt::format("lapilli {} in front of {}, in {}", lapilli_version(), in_front_of,
                                        program_invocation_name)
                                .c_str(),
                            false);
        for (lapilli_int k = 0; const char* const variable = lapilli_private_ignored(k); ++k)
            lapilli_private_log((std::string("ignored: ") + variable).c_str(), true);
    } catch (...) {
        return;  // the program goes on without the line
    }
}

}  // namespace lapilli::load
