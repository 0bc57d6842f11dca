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

// Messages of calls without a context are kept per thread. The arrays are plain, so that they exist also
// while a process or thread ends.
constexpr std::size_t text_size = 1024;
thread_local char without_context[text_size];
// Whether this thread's last call without a context succeeded. Then there is no sentence for NULL, whatever
// calls with the process-wide context have left.
thread_local bool made_a_context = false;
thread_local char last_shown[text_size];
thread_local char argument_text[96];

void keep(char (&target)[text_size], const std::string& text) {
    target[text.copy(target, text_size - 1)] = '\0';
}

/// The context of NULL, which is made by the first call. Never destroyed: at the end of a process the
/// devices' own runtime may be gone before us. A child of fork whose parent was about to make it in another
/// thread computes on the CPU.
std::atomic<Context*> process_wide{nullptr};
std::mutex process_wide_mutex;
bool process_wide_is_parents = false;

Context* make_process_wide() {
    if (process_wide_is_parents) return new Context("none");
    const Settings settings;
    const std::string wanted = settings.text("devices");
    try {
        return new Context(wanted);
    } catch (const std::invalid_argument& e) {
        // Without a word, users would learn it from the clock.
        const std::string line = "LAPILLI_DEVICES=" + wanted + ": " + e.what() + "; the CPU computes";
        write_log(settings.text("log"), line);
        if (settings.text("log") != "stderr") write_log("stderr", line);
        return new Context("none");
    }
}

/// As argument 3 of a question, with the final zero.
lapilli_int store_text(Context& context, const char* question, const std::string& text, char* target,
                       std::size_t size) {
    const std::size_t bytes = text.size() + 1;
    if (target == nullptr || size < bytes) {
        const std::string room = target == nullptr ? "argument 3 is NULL" : fmt::format("there are {}", size);
        return fail(context, question, -3, fmt::format("'{}' needs {} bytes, {}", text, bytes, room).c_str());
    }
    std::memcpy(target, text.c_str(), bytes);
    return 0;
}

/// "1 matrix and 2 queues of this context are alive"; empty if none is.
std::string alive(const Context::Handles& handles) {
    std::string text;
    index_t all = 0;
    const auto add = [&](index_t count, const char* one, const char* several) {
        if (count > 0)
            text += fmt::format("{}{} {}", text.empty() ? "" : " and ", count, count == 1 ? one : several);
        all += count;
    };
    add(handles.matrices, "matrix", "matrices");
    add(handles.sparse, "sparse matrix", "sparse matrices");
    add(handles.queues, "queue", "queues");
    add(handles.operators, "operator", "operators");
    if (text.empty()) return text;
    return text + " of this context " + (all == 1 ? "is" : "are") + " alive";
}

/// Calls take(i, item) for up to `max` items of a list that the last routine left; returns their number.
template <class Item, class Take>
lapilli_int list_of(lapilli_context ctx, const char* name, std::vector<Item> Context::*list, lapilli_int max,
                    const Take& take) {
    const api::Found found = api::find_context(ctx, name);
    if (found.context == nullptr) return found.info;
    try {
        Context& context = *found.context;
        const std::lock_guard lock(context.mutex);
        const auto count = static_cast<lapilli_int>((context.*list).size());
        for (lapilli_int i = 0; i < std::min(count, max); ++i)
            take(i, (context.*list)[static_cast<std::size_t>(i)]);
        return count;
    } catch (...) {
        return LAPILLI_ERROR_INTERNAL;
    }
}

lapilli_int no_such_device(Context& context, const char* name, lapilli_int k) {
    const int count = context.device_count();
    return fail(context, name, -1,
                fmt::format("there is no device {}, the context has {}", k, count).c_str());
}

std::string unknown_setting(const Context& context, const char* name) {
    return name == nullptr ? "argument 1 (name) is NULL, must be the name of a setting"
                           : context.settings.why_unknown(name);
}

}  // namespace

Context& context_of(lapilli_context handle) {
    if (handle != nullptr) {
        if (handle->is_one()) return handle->context;
        throw Error(LAPILLI_ERROR_CONTEXT, "this is not a context, or one that was destroyed");
    }
    without_context[0] = '\0';
    made_a_context = false;
    if (Context* const made = process_wide.load()) return *made;
    static AtFork* const at_fork = new AtFork(
        [] { process_wide_is_parents = renew_if_held(process_wide_mutex) || process_wide_is_parents; });
    static_cast<void>(at_fork);
    const std::lock_guard lock(process_wide_mutex);
    if (process_wide.load() == nullptr) process_wide = make_process_wide();
    return *process_wide.load();
}

Found find_context(lapilli_context handle, const char* routine) noexcept {
    try {
        return {&context_of(handle), 0};
    } catch (const Error& e) {
        return {nullptr, fail_without_context(routine, e.code(), e.what())};
    } catch (...) {
        return {nullptr, fail_without_context(routine, LAPILLI_ERROR_HOST_MEMORY, "no memory for a context")};
    }
}

lapilli_int fail(Context& context, const char* routine, lapilli_int code, const char* text) noexcept {
    // Calls with a matrix or a queue come without context_of, which ends what this thread was told of
    // contexts that it made or could not make.
    if (&context == process_wide.load()) {
        without_context[0] = '\0';
        made_a_context = false;
    }
    try {
        context.last_error.set(std::string(routine) + ": " + text);
    } catch (...) {
        context.last_error.clear();
    }
    return code;
}

lapilli_int fail_without_context(const char* routine, lapilli_int code, const char* text) noexcept {
    made_a_context = false;
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
            return "a defect of lapilli: please report it";
        case LAPILLI_ERROR_QUEUE:
            return "not a queue that the call can use";
        case LAPILLI_ERROR_NO_DEVICES:
            return "the context has no devices";
        case LAPILLI_ERROR_CONTEXT:
            return "not a context that the call can use";
        default:
            break;
    }
    if (info > 0)
        return "no convergence, or a matrix that is singular or not positive definite: lapilli_last_error "
               "tells which";
    if (info <= -1000) return "an unknown error";
    const auto end =
        fmt::format_to_n(api::argument_text, sizeof(api::argument_text) - 1,
                         "argument {} is bad: lapilli_last_error tells its value and the rule", -info);
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
    if (ctx != nullptr && !ctx->is_one()) return api::without_context;
    if (ctx == nullptr && api::made_a_context) return "";
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
        api::made_a_context = true;
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
    if (ctx == nullptr) return 0;
    const lapilli_int info = ask(ctx, "destroy", [](Context& context) -> lapilli_int {
        if (context.in_callback) {
            return api::fail(context, "destroy", -1, "called from a callback of its own context");
        }
        const std::string living = api::alive(context.handles);
        return living.empty() ? 0 : api::fail(context, "destroy", -1, living.c_str());
    });
    if (info == 0) delete ctx;
    return info;
}

lapilli_int lapilli_set(lapilli_context ctx, const char* name, const char* value) {
    return ask(ctx, "set", [&](Context& context) -> lapilli_int {
        if (name == nullptr || !context.settings.known(name))
            return api::fail(context, "set", -1, api::unknown_setting(context, name).c_str());
        // Devices and the trace are fixed when the context is created.
        const bool fixed = std::strcmp(name, "devices") == 0 || std::strcmp(name, "trace") == 0;
        if (fixed) {
            return api::fail(context, "set", -2,
                             fmt::format("{} is fixed when the context is created", name).c_str());
        }
        if (value == nullptr)
            return api::fail(context, "set", -2,
                             "argument 2 (value) is NULL, must be a value of the setting");
        if (!context.settings.set(name, value))
            return api::fail(context, "set", -2, context.settings.why_refused(name, value).c_str());
        if (const std::string why = context.settings.why_renamed(name); !why.empty())
            write_log_once(context.settings.text("log"), "set: " + why);
        return 0;
    });
}

lapilli_int lapilli_get(lapilli_context ctx, const char* name, char* value, size_t size) {
    return ask(ctx, "get", [&](Context& context) -> lapilli_int {
        if (name == nullptr || !context.settings.known(name))
            return api::fail(context, "get", -1, api::unknown_setting(context, name).c_str());
        return api::store_text(context, "get", context.settings.text(name), value, size);
    });
}

lapilli_int lapilli_device_count(lapilli_context ctx) {
    return ask(ctx, "device_count", [](Context& context) -> lapilli_int { return context.device_count(); });
}

lapilli_int lapilli_device_name(lapilli_context ctx, lapilli_int k, char* name, size_t size) {
    return ask(ctx, "device_name", [&](Context& context) -> lapilli_int {
        if (k < 0 || k >= context.device_count()) return api::no_such_device(context, "device_name", k);
        return api::store_text(context, "device_name", context.device(static_cast<int>(k)).name(), name,
                               size);
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
        if (pointer == nullptr) {
            return api::fail(context, "device_malloc", -3,
                             "argument 3 (pointer) is NULL, must point to where the address goes");
        }
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
        return api::fail(
            context, "device_free", -1,
            "argument 1 (pointer) is not an address that lapilli_device_malloc gave, in this context");
    });
}

lapilli_int lapilli_copy(lapilli_context ctx, void* target, const void* source, size_t bytes) {
    return ask(ctx, "copy", [&](Context& context) -> lapilli_int {
        api::Arguments arguments(context, "copy");
        arguments.check("target", target != nullptr || bytes == 0,
                        fmt::format("is NULL, must point to {} bytes", bytes));
        arguments.check("source", source != nullptr || bytes == 0,
                        fmt::format("is NULL, must point to {} bytes", bytes));
        if (arguments.bad()) return arguments.info();
        if (bytes == 0) return 0;
        if (context.device_count() == 0) {
            std::memcpy(target, source, bytes);
            return 0;
        }
        context.follow_caller();
        Queue& queue = context.queue(0);
        for (const void* pointer : {static_cast<const void*>(target), source})
            context.is_device_pointer(pointer);
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

lapilli_int lapilli_set_log(lapilli_context ctx, lapilli_log callback, void* user) {
    return ask(ctx, "set_log", [&](Context& context) -> lapilli_int {
        context.log_callback = callback;
        context.log_user = user;
        return 0;
    });
}

lapilli_int lapilli_convergence(lapilli_context ctx, double* residuals, lapilli_int* converged,
                                lapilli_int max) {
    return api::list_of(ctx, "convergence", &Context::convergence, max,
                        [&](index_t i, const Context::Convergence& step) {
                            if (residuals != nullptr) residuals[i] = step.residual;
                            if (converged != nullptr) converged[i] = step.converged;
                        });
}

lapilli_int lapilli_phases(lapilli_context ctx, const char** names, double* seconds, lapilli_int max) {
    return api::list_of(ctx, "phases", &Context::phases, max, [&](index_t i, const Context::Phase& phase) {
        if (names != nullptr) names[i] = phase.name;
        if (seconds != nullptr) seconds[i] = phase.seconds;
    });
}
