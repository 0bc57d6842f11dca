// SPDX-License-Identifier: BSD-3-Clause
#include "common/devices.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <stdexcept>

#include "common/file_error.hpp"

namespace lapilli::tools {

std::string last_words(lapilli_context ctx) {
    const std::string text = lapilli_last_error(ctx);
    const auto colon = text.find(": ");
    const bool named = colon != std::string::npos && text.find(' ') == colon + 1;
    return named ? text.substr(colon + 2) : text;
}

lapilli_context create_context(const std::string& devices) {
    lapilli_context context = nullptr;
    const lapilli_int info = lapilli_create(&context, devices.empty() ? nullptr : devices.c_str());
    if (info == -2) {
        const char* const variable = std::getenv("LAPILLI_DEVICES");
        const std::string asked = !devices.empty()      ? "--devices " + devices
                                  : variable != nullptr ? std::string("LAPILLI_DEVICES=") + variable
                                                        : "devices";
        throw FileError(fmt::format("{}: {}; use --devices none for the CPU", asked, last_words(nullptr)));
    }
    if (info != 0) {
        throw std::runtime_error(last_words(nullptr));
    }
    return context;
}

std::string why_no_devices(const std::string& devices) {
    const char* const variable = std::getenv("LAPILLI_DEVICES");
    const std::string asked = !devices.empty() || variable == nullptr ? devices : variable;
    if (!asked.empty() && asked != "auto") {
        return (devices.empty() ? "as LAPILLI_DEVICES=" : "as --devices ") + asked + " says";
    }
    lapilli_context probe = nullptr;
    if (lapilli_create(&probe, "cuda") == 0) {
        lapilli_destroy(probe);
        return "none were asked for";
    }
    return last_words(nullptr);
}

}  // namespace lapilli::tools
