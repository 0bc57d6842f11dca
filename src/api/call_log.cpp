// SPDX-License-Identifier: BSD-3-Clause
#include "api/call_log.hpp"

namespace lapilli::api {

std::string CallLog::place(const void* data) {
    if (data == nullptr) return "null";
    const int home = context_.device_of(data);
    if (home >= 0) return fmt::format("device{}", home);
    return context_.is_device_pointer(data) ? "other_device" : "host";
}

std::string CallLog::path() const {
    std::string text = context_.path.empty() ? "-" : context_.path;
    if (context_.devices_used > 0) {
        text += fmt::format(", {} of {} devices", context_.devices_used, context_.device_count());
    }
    return text;
}

void CallLog::finish(lapilli_int info) noexcept {
    if (!on_) return;
    try {
        char why[1024];
        context_.last_error.copy_to(why, sizeof(why));
        context_.log(fmt::format("{} | {} | {:.6f} s | info {}{}{}", line_, path(), now() - begin_, info,
                                 why[0] != '\0' ? ": " : "", why));
    } catch (...) {
        return;  // the line is lost, the call is not
    }
}

}  // namespace lapilli::api
