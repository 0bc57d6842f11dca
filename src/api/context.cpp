// SPDX-License-Identifier: BSD-3-Clause
// Contexts, settings, errors, progress, plain device memory.
#include <algorithm>
#include <atomic>
#include <cstring>
#include <memory>
#include <stdexcept>

#include "api/calls.hpp"
#include "base/log.hpp"

namespace lapilli::api {
namespace {

// What happens without a context is said to the thread that did it. Plain arrays: they are there also while a process
// or thread ends.
constexpr std::size_t text_size = 1024;
thread_local char without_context[text_size];
thread_local char last_shown[text_size];
thread_local char argument_text[64];

void keep(char (&target)[text_size], const std::string& text) {
    target[text.copy(target, text_size - 1)] = '\0';
}

std::atomic<Context*> process_wide{nullptr};

/// Never destroyed: at the end of a process the devices' own runtime may be gone before us.
Context* make_process_wide() {
    const Settings settings;
    const std::string wanted = settings.text("devices");
    try {
        return new Context(wanted);
    } catch (const std::invalid_argument& e) {
        write_log(settings.text("log"), "devices " + wanted + ": " + e.what() + "; the CPU computes");
        return new Context("none");
    }
}

lapilli_int store_text(const std::string& text, char* target, std::size_t size) {
    if (target == nullptr || size < text.size() + 1) return -3;
    std::memcpy(target, text.c_str(), text.size() + 1);
    return 0;
}

lapilli_int no_such_device(Context& context, const char* name, lapilli_int k) {
    const int count = context.device_count();
    return fail(context, name, -1,
                fmt::format("there is no device {}, the context has {}", k, count).c_str());
}

}  // namespace

Context& context_of(lapilli_context handle) {
    if (handle != nullptr) return handle->context;
    without_context[0] = '\0';
    static Context* const made = [] {
        process_wide = make_process_wide();
        return process_wide.load();
    }();
    return *made;
}

lapilli_int fail(Context& context, const char* routine, lapilli_int code, const char* text) noexcept {
    try {
        context.last_error.set(std::string(routine) + ": " + text);
    } catch (...) {
        context.last_error.clear();
    }
    return code;
}

lapilli_int fail_without_context(const char* routine, lapilli_int code, const char* text) noexcept {
    try {
        keep(without_context, std::string(routine) + ": " + text);
    } catch (...) {
        without_context[0] = '\0';
    }
    return code;
}

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
            break;
    }
    if (info > 0) return "a numerical failure: lapilli_last_error says what this info means";
    if (info <= -1000) return "an unknown error";
    const auto end =
        fmt::format_to_n(api::argument_text, sizeof(api::argument_text) - 1, "argument {} is bad", -info);
    *end.out = '\0';
    return api::argument_text;
}

#define LAPILLI_TEXT(value) #value
#define LAPILLI_VERSION_TEXT(major, minor, patch) \
    LAPILLI_TEXT(major) "." LAPILLI_TEXT(minor) "." LAPILLI_TEXT(patch)

const char* lapilli_version(void) {
    return LAPILLI_VERSION_TEXT(LAPILLI_VERSION_MAJOR, LAPILLI_VERSION_MINOR, LAPILLI_VERSION_PATCH);
}

const char* lapilli_last_error(lapilli_context ctx) {
    if (ctx == nullptr && api::without_context[0] != '\0') return api::without_context;
    const Context* const context = ctx != nullptr ? &ctx->context : api::process_wide.load();
    api::last_shown[0] = '\0';
    if (context != nullptr) context->last_error.copy_to(api::last_shown, api::text_size);
    return api::last_shown;
}

lapilli_int lapilli_create(lapilli_context* ctx, const char* devices) {
    api::without_context[0] = '\0';
    if (ctx == nullptr)
        return api::fail_without_context("create", -1, "the context cannot be stored at NULL");
    *ctx = nullptr;
    try {
        *ctx = new lapilli_context_s(devices != nullptr ? devices : Settings().text("devices"));
        return 0;
    } catch (const std::invalid_argument& e) {
        return api::fail_without_context("create", -2, e.what());
    } catch (const std::bad_alloc&) {
        return api::fail_without_context("create", LAPILLI_ERROR_HOST_MEMORY, "the host lacks memory");
    } catch (const std::exception& e) {
        return api::fail_without_context("create", LAPILLI_ERROR_INTERNAL, e.what());
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
        if (fixed) {
            return api::fail(context, "set", -2,
                             fmt::format("{} is fixed when the context is created", name).c_str());
        }
        if (value == nullptr || !context.settings.set(name, value)) {
            return api::fail(context, "set", -2, fmt::format("a value that {} cannot have", name).c_str());
        }
        return 0;
    });
}

lapilli_int lapilli_get(lapilli_context ctx, const char* name, char* value, size_t size) {
    return ask(ctx, "get", [&](Context& context) -> lapilli_int {
        if (name == nullptr || !context.settings.known(name))
            return api::fail(context, "get", -1, "an unknown setting");
        if (api::store_text(context.settings.text(name), value, size) == 0) return 0;
        return api::fail(context, "get", -3, "the value does not fit there");
    });
}

lapilli_int lapilli_device_count(lapilli_context ctx) {
    return ask(ctx, "device_count", [](Context& context) -> lapilli_int { return context.device_count(); });
}

lapilli_int lapilli_device_name(lapilli_context ctx, lapilli_int k, char* name, size_t size) {
    return ask(ctx, "device_name", [&](Context& context) -> lapilli_int {
        if (k < 0 || k >= context.device_count()) return api::no_such_device(context, "device_name", k);
        if (api::store_text(context.device(static_cast<int>(k)).name(), name, size) == 0) return 0;
        return api::fail(context, "device_name", -3, "the name does not fit there");
    });
}

lapilli_int lapilli_device_memory(lapilli_context ctx, lapilli_int k, size_t* free, size_t* total) {
    return ask(ctx, "device_memory", [&](Context& context) -> lapilli_int {
        if (k < 0 || k >= context.device_count()) return api::no_such_device(context, "device_memory", k);
        Device& device = context.device(static_cast<int>(k));
        if (free != nullptr) *free = device.free_memory();
        if (total != nullptr) *total = device.total_memory();
        return 0;
    });
}

lapilli_int lapilli_device_malloc(lapilli_context ctx, lapilli_int k, size_t bytes, void** pointer) {
    return ask(ctx, "device_malloc", [&](Context& context) -> lapilli_int {
        if (k < 0 || k >= context.device_count()) return api::no_such_device(context, "device_malloc", k);
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
        if (on_device && context.device(d).deallocate(pointer)) return 0;
        return api::fail(context, "device_free", -1, "this is no memory that a device has given");
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
