// SPDX-License-Identifier: BSD-3-Clause
// Contexts, settings, errors, progress, plain device memory.
#include <algorithm>
#include <cstring>
#include <memory>
#include <stdexcept>

#include "api/calls.hpp"

namespace lapilli::api {

Context& context_of(lapilli_context handle) {
    if (handle != nullptr) return handle->context;
    // Never destroyed: at the end of a process the devices' own runtime may be gone before us.
    static auto* const process_wide = [] {
        const std::string wanted = Settings().text("devices");
        try {
            return new Context(wanted);
        } catch (const std::invalid_argument&) {
            return new Context("none");
        }
    }();
    return *process_wide;
}

lapilli_int fail(Context& context, const char* routine, lapilli_int code, const char* text) noexcept {
    try {
        context.last_error = std::string(routine) + ": " + text;
    } catch (...) {
        context.last_error.clear();
    }
    return code;
}

namespace {

lapilli_int store_text(const std::string& text, char* target, std::size_t size) {
    if (target == nullptr || size < text.size() + 1) return -3;
    std::memcpy(target, text.c_str(), text.size() + 1);
    return 0;
}

}  // namespace
}  // namespace lapilli::api

using namespace lapilli;
using api::ask;

const char* lapilli_strerror(lapilli_int info) {
    switch (info) {
        case 0:
            return "success";
        case LAPILLI_ERROR_DEVICE_MEMORY:
            return "not enough device memory";
        case LAPILLI_ERROR_HOST_MEMORY:
            return "not enough host memory";
        case LAPILLI_ERROR_DEVICE:
            return "a device failed";
        case LAPILLI_ERROR_CANCELLED:
            return "cancelled by the progress callback";
        case LAPILLI_ERROR_NOT_FINITE:
            return "the matrix holds a NaN or an infinity";
        case LAPILLI_ERROR_TOO_LARGE:
            return "a size is too large";
        case LAPILLI_ERROR_INTERNAL:
            return "internal error of lapilli";
        case LAPILLI_ERROR_QUEUE:
            return "not a queue that the call can use";
        default:
            return info < 0 ? (info > -1000 ? "a bad argument: minus its number" : "an unknown error")
                            : "a numerical failure, as LAPACK's info tells";
    }
}

const char* lapilli_version(void) { return "0.1.0"; }

const char* lapilli_last_error(lapilli_context ctx) {
    try {
        return api::context_of(ctx).last_error.c_str();
    } catch (...) {
        return "";
    }
}

lapilli_int lapilli_create(lapilli_context* ctx, const char* devices) {
    if (ctx == nullptr) return -1;
    *ctx = nullptr;
    try {
        *ctx = new lapilli_context_s(devices != nullptr ? devices : Settings().text("devices"));
        return 0;
    } catch (const std::invalid_argument&) {
        return -2;
    } catch (const std::bad_alloc&) {
        return LAPILLI_ERROR_HOST_MEMORY;
    } catch (...) {
        return LAPILLI_ERROR_INTERNAL;
    }
}

lapilli_int lapilli_destroy(lapilli_context ctx) {
    delete ctx;
    return 0;
}

lapilli_int lapilli_set(lapilli_context ctx, const char* name, const char* value) {
    return ask(ctx, "set", [&](Context& context) -> lapilli_int {
        if (name == nullptr || !context.settings.known(name)) {
            return api::fail(context, "set", -1, "an unknown setting");
        }
        // Devices and the trace are fixed when the context is created.
        const bool fixed = std::strcmp(name, "devices") == 0 || std::strcmp(name, "trace") == 0;
        if (value == nullptr || fixed || !context.settings.set(name, value)) {
            return api::fail(context, "set", -2, fmt::format("a value that {} cannot have", name).c_str());
        }
        return 0;
    });
}

lapilli_int lapilli_get(lapilli_context ctx, const char* name, char* value, size_t size) {
    return ask(ctx, "get", [&](Context& context) -> lapilli_int {
        if (name == nullptr || !context.settings.known(name))
            return api::fail(context, "get", -1, "an unknown setting");
        return api::store_text(context.settings.text(name), value, size);
    });
}

lapilli_int lapilli_device_count(lapilli_context ctx) {
    return ask(ctx, "device_count", [](Context& context) -> lapilli_int { return context.device_count(); });
}

lapilli_int lapilli_device_name(lapilli_context ctx, lapilli_int k, char* name, size_t size) {
    return ask(ctx, "device_name", [&](Context& context) -> lapilli_int {
        if (k < 0 || k >= context.device_count()) return -1;
        return api::store_text(context.device(static_cast<int>(k)).name(), name, size);
    });
}

lapilli_int lapilli_device_malloc(lapilli_context ctx, lapilli_int k, size_t bytes, void** pointer) {
    return ask(ctx, "device_malloc", [&](Context& context) -> lapilli_int {
        if (k < 0 || k >= context.device_count()) return -1;
        if (pointer == nullptr) return -3;
        *pointer = nullptr;
        *pointer = context.allocate(static_cast<int>(k), std::max<size_t>(bytes, 1));
        return 0;
    });
}

lapilli_int lapilli_device_free(lapilli_context ctx, void* pointer) {
    return ask(ctx, "device_free", [&](Context& context) -> lapilli_int {
        if (pointer == nullptr) return 0;
        const bool on_device = context.is_device_pointer(pointer);
        const int d = std::max(context.device_of(pointer), 0);
        return on_device && context.device(d).deallocate(pointer) ? 0 : -1;
    });
}

lapilli_int lapilli_copy(lapilli_context ctx, void* target, const void* source, size_t bytes) {
    return ask(ctx, "copy", [&](Context& context) -> lapilli_int {
        if (target == nullptr && bytes > 0) return -1;
        if (source == nullptr && bytes > 0) return -2;
        if (bytes == 0) return 0;
        if (context.device_count() == 0) {
            std::memcpy(target, source, bytes);
            return 0;
        }
        Queue& queue = context.queue(0);
        queue.copy_bytes(target, bytes, source, bytes, bytes, 1);
        queue.synchronize();
        return 0;
    });
}

lapilli_int lapilli_set_progress(lapilli_context ctx, lapilli_progress callback, void* user) {
    return ask(ctx, "set_progress", [&](Context& context) -> lapilli_int {
        context.progress = callback;
        context.progress_user = user;
        return 0;
    });
}

lapilli_int lapilli_phases(lapilli_context ctx, const char** names, double* seconds, lapilli_int max) {
    try {
        Context& context = api::context_of(ctx);
        const std::lock_guard lock(context.mutex);
        const auto count = static_cast<lapilli_int>(context.phases.size());
        for (lapilli_int i = 0; i < std::min(count, max); ++i) {
            const Context::Phase& phase = context.phases[static_cast<std::size_t>(i)];
            if (names != nullptr) names[i] = phase.name;
            if (seconds != nullptr) seconds[i] = phase.seconds;
        }
        return count;
    } catch (...) {
        return LAPILLI_ERROR_INTERNAL;
    }
}
