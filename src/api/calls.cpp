// SPDX-License-Identifier: BSD-3-Clause
#include "api/calls.hpp"

#include <algorithm>
#include <new>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>

#include "host/inside.hpp"
#include "runtime/emulation.hpp"

namespace lapilli::api {
namespace {

/// Runs f(), which returns info; exceptions become codes.
lapilli_int outcome(Context& context, const char* routine, FunctionRef<lapilli_int()> f) noexcept {
    try {
        return f();
    } catch (const Error& e) {
        return fail(context, routine, e.code(), e.what());
    } catch (const std::bad_alloc&) {
        return fail(context, routine, LAPILLI_ERROR_HOST_MEMORY, "the host lacks memory");
    } catch (const std::length_error&) {
        return fail(context, routine, LAPILLI_ERROR_TOO_LARGE, "a size is too large: no list is as long");
    } catch (const std::system_error& e) {
        return fail(context, routine, LAPILLI_ERROR_HOST_MEMORY,
                    fmt::format("the host lacks memory or threads: {}", e.what()).c_str());
    } catch (const std::exception& e) {
        return fail(context, routine, LAPILLI_ERROR_INTERNAL, e.what());
    }
}

/// Gives a failure that has left no sentence a general one.
lapilli_int explained(Context& context, const char* routine, lapilli_int info) noexcept {
    if (info < 0 && context.last_error.empty()) fail(context, routine, info, lapilli_strerror(info));
    return info;
}

constexpr const char* from_callback = "called from a callback of its own context";

/// Runs f(context, log), which returns info, as one call of the named entry point.
lapilli_int call_on(Context& context, const char* routine, CallPrecision precision, bool is_routine,
                    FunctionRef<lapilli_int(Context&, CallLog&)> f) noexcept {
    try {
        const host::InsideScope scope;
        const std::lock_guard lock(context.mutex);
        const PrecisionScope products(context, precision);
        const MatrixPlaceScope place(context, false);
        const bool inside = context.in_callback;
        if (inside && is_routine) {
            return fail(context, routine, LAPILLI_ERROR_CONTEXT, from_callback);
        }
        CallLog log(context, routine, is_routine);
        // Functions that prepare a routine or clean up after it keep its message unless they fail themselves.
        std::string before = context.last_error.take();
        if (!inside) context.begin_call(routine, is_routine);
        const lapilli_int info = explained(context, routine, outcome(context, routine, [&] {
                                               if (is_routine) context.follow_caller();
                                               return f(context, log);
                                           }));
        if (!is_routine && info >= 0) context.last_error.set(std::move(before));
        if (is_routine && info == 0) context.last_error.clear();  // of what the callback may have left
        if (!inside) context.end_call();
        log.finish(info);
        return info;
    } catch (...) {
        return LAPILLI_ERROR_INTERNAL;
    }
}
/// Runs f(log), which submits work to queues of the caller and returns info: no phases, no waiting.
lapilli_int submit_on(Context& context, const char* routine, CallPrecision precision,
                      FunctionRef<lapilli_int(CallLog&)> f) noexcept {
    try {
        const std::lock_guard lock(context.mutex);
        if (context.in_callback) {
            return fail(context, routine, LAPILLI_ERROR_CONTEXT, from_callback);
        }
        if (context.device_count() == 0) {
            return fail(context, routine, LAPILLI_ERROR_NO_DEVICES, Context::of_the_parent);
        }
        const PrecisionScope products(context, precision);
        CallLog log(context, routine, true);
        context.last_error.clear();
        const lapilli_int info =
            explained(context, routine, outcome(context, routine, [&] { return f(log); }));
        log.finish(info);
        return info;
    } catch (...) {
        return LAPILLI_ERROR_INTERNAL;
    }
}

}  // namespace

lapilli_int call(lapilli_context handle, const char* routine, CallPrecision precision,
                 FunctionRef<lapilli_int(Context&, Arguments&)> f) noexcept {
    const Found found = find_context(handle, routine);
    if (found.context == nullptr) return found.info;
    return call_on(*found.context, routine, precision, true, [&](Context& context, CallLog& log) {
        Arguments arguments(context, routine, &log);
        try {
            return f(context, arguments);
        } catch (const Error& error) {
            arguments.rethrow(error);
        }
    });
}

lapilli_int ask_on(Context& context, const char* name, FunctionRef<lapilli_int(Context&)> f) noexcept {
    return call_on(context, name, CallPrecision::none, false, [&](Context& c, CallLog&) { return f(c); });
}

lapilli_int ask(lapilli_context handle, const char* name, FunctionRef<lapilli_int(Context&)> f) noexcept {
    const Found found = find_context(handle, name);
    return found.context == nullptr ? found.info : ask_on(*found.context, name, f);
}

lapilli_int memory(lapilli_context handle, const char* name, CallPrecision precision, lapilli_memory* bytes,
                   FunctionRef<Footprint(Context&, Arguments&)> f) noexcept {
    return ask(handle, name, [&](Context& context) -> lapilli_int {
        const PrecisionScope products(context, precision);
        Arguments arguments(context, name);
        Footprint footprint = f(context, arguments);
        arguments.matrix("bytes", bytes, 1, 1);
        if (arguments.bad()) return arguments.info();
        {
            const MatrixPlaceScope on_devices(context, true);
            Arguments again(context, name);
            footprint.cover(f(context, again));
        }
        const index_t host =
            checked_sum(static_cast<index_t>(footprint.pinned), static_cast<index_t>(footprint.host));
        bytes->device = 0;
        const ProductEmulation emulation = product_emulation(context.settings, context.precision);
        for (const std::size_t on_device : footprint.device)
            bytes->device = std::max(bytes->device, with_emulation(on_device, emulation));
        bytes->host = static_cast<std::size_t>(host);
        return 0;
    });
}

lapilli_int submit_to(lapilli_queue handle, const char* routine, CallPrecision precision,
                      FunctionRef<lapilli_int(Context&, UserQueue&, Arguments&)> f) noexcept {
    if (handle == nullptr) return fail_without_context(routine, LAPILLI_ERROR_QUEUE, "the queue is NULL");
    UserQueue& queue = handle->queue;
    Context& context = queue.context();
    return submit_on(context, routine, precision, [&](CallLog& log) {
        if (log.on()) context.path = fmt::format("a queue of device {}", queue.device());
        queue.reserve(0);
        Arguments arguments(context, routine, &log, &context.device(queue.device()));
        return f(context, queue, arguments);
    });
}

lapilli_int memory_on(lapilli_queue handle, const char* name, CallPrecision precision, lapilli_memory* bytes,
                      FunctionRef<Footprint(UserQueue&, Arguments&)> f) noexcept {
    if (handle == nullptr) return fail_without_context(name, LAPILLI_ERROR_QUEUE, "the queue is NULL");
    UserQueue& queue = handle->queue;
    return ask_on(queue.context(), name, [&](Context& context) -> lapilli_int {
        if (context.device_count() == 0) throw Error(LAPILLI_ERROR_NO_DEVICES, Context::of_the_parent);
        const PrecisionScope products(context, precision);
        Arguments arguments(context, name);
        const Footprint footprint = f(queue, arguments);
        arguments.matrix("bytes", bytes, 1, 1);
        if (arguments.bad()) return arguments.info();
        const std::size_t on_device = footprint.device.empty() ? 0 : footprint.device[0];
        *bytes = {};
        bytes->device = with_emulation(on_device, product_emulation(context.settings, precision));
        return 0;
    });
}

lapilli_int submit_to_all(const lapilli_queue* handles, const char* routine, CallPrecision precision,
                          Submit f) noexcept {
    if (handles == nullptr || handles[0] == nullptr) {
        return fail_without_context(routine, LAPILLI_ERROR_QUEUE, "the queue is NULL");
    }
    Context& context = handles[0]->queue.context();
    return submit_on(context, routine, precision, [&](CallLog& log) -> lapilli_int {
        const std::vector<UserQueue*> queues = one_per_device(context, handles);
        if (queues.empty()) {
            return fail(context, routine, LAPILLI_ERROR_QUEUE,
                        "the queues are not one for each device of one context");
        }
        for (UserQueue* const queue : queues) queue->reserve(0);
        if (log.on()) context.path = "a queue of each device";
        Arguments arguments(context, routine, &log);
        return f(context, queues, arguments);
    });
}

}  // namespace lapilli::api
