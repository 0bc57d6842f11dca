// SPDX-License-Identifier: BSD-3-Clause
// Queues: work on one device that the host does not wait for. Streams of the caller: work that calls wait
// for. Memory of the caller: where calls compute.
#include <exception>
#include <memory>

#include "api/calls.hpp"

using namespace lapilli;
using api::ask;

std::vector<UserQueue*> api::one_per_device(Context& context, const lapilli_queue* handles) {
    std::vector<UserQueue*> queues;
    for (int d = 0; d < context.device_count(); ++d) {
        const lapilli_queue handle = handles[d];
        if (handle == nullptr || &handle->queue.context() != &context || handle->queue.device() != d) {
            return {};
        }
        queues.push_back(&handle->queue);
    }
    return queues;
}

namespace {

/// Devices have what the function is about; device is its first argument.
int existing_device(Context& context, api::Arguments& arguments, lapilli_int k, const char* without) {
    if (context.device_count() == 0) {
        throw Error(LAPILLI_ERROR_NO_DEVICES, std::string(without) + ": " + context.why_no_devices());
    }
    arguments.range("device", k, {0}, {context.device_count() - 1});
    return static_cast<int>(k);
}

}  // namespace

lapilli_int lapilli_set_stream(lapilli_context ctx, lapilli_int k, void* stream) {
    return ask(ctx, "set_stream", [&](Context& context) -> lapilli_int {
        api::Arguments arguments(context, "set_stream");
        const int device = existing_device(context, arguments, k, "a stream cannot be set");
        if (arguments.bad()) return arguments.info();
        arguments.check("stream", context.device(device).has_stream(stream),
                        fmt::format("is not a stream of device {}, must be one of it or NULL", device));
        if (arguments.bad()) return arguments.info();
        context.set_stream(device, stream);
        return 0;
    });
}

lapilli_int lapilli_set_workspace(lapilli_context ctx, lapilli_int k, void* address, lapilli_int bytes) {
    return ask(ctx, "set_workspace", [&](Context& context) -> lapilli_int {
        if (context.in_function_of_caller())
            throw Error(LAPILLI_ERROR_CONTEXT, "called from a callback of its own context");
        constexpr std::uintptr_t alignment = 256;
        api::Arguments arguments(context, "set_workspace");
        const int device = existing_device(context, arguments, k, "a workspace cannot be set");
        if (arguments.bad()) return arguments.info();
        const auto first = reinterpret_cast<std::uintptr_t>(address);
        const auto is_there = [&](std::uintptr_t place) {
            return context.device(device).owns(reinterpret_cast<const void*>(place));
        };
        const bool good = bytes <= 0 || (first % alignment == 0 && is_there(first) &&
                                         is_there(first + static_cast<std::uintptr_t>(bytes) - 1));
        arguments.check(
            "address", good,
            fmt::format("is not at a multiple of {} in memory of device {}, must begin {} bytes there",
                        alignment, device, bytes));
        arguments.at_least("bytes", bytes, {0});
        if (arguments.bad()) return arguments.info();
        context.set_workspace(device, bytes == 0 ? nullptr : address, static_cast<std::size_t>(bytes));
        return 0;
    });
}

lapilli_int lapilli_queue_create(lapilli_context ctx, lapilli_int k, void* stream, lapilli_queue* queue) {
    return ask(ctx, "queue_create", [&](Context& context) -> lapilli_int {
        if (queue != nullptr) *queue = nullptr;
        api::Arguments arguments(context, "queue_create");
        const int device = existing_device(context, arguments, k, "a queue cannot be made");
        if (arguments.bad()) return arguments.info();
        std::unique_ptr<Queue> made = context.device(device).make_user_queue(stream);
        arguments.check("stream", made != nullptr,
                        fmt::format("is not a stream of device {}, must be one of it or NULL", device));
        arguments.matrix("queue", queue, 1, 1);
        if (arguments.bad()) return arguments.info();
        *queue = std::make_unique<lapilli_queue_s>(context, device, std::move(made)).release();
        return 0;
    });
}

lapilli_int lapilli_queue_stream(lapilli_queue queue, void** stream) {
    const char* const name = "queue_stream";
    if (queue == nullptr) return api::fail_without_context(name, LAPILLI_ERROR_QUEUE, "the queue is NULL");
    return api::ask_on(queue->queue.context(), name, [&](Context& context) -> lapilli_int {
        api::Arguments arguments(context, name);
        arguments.matrix("stream", stream, 1, 1);
        if (!arguments.bad()) *stream = queue->queue.queue().stream_handle();
        return arguments.info();
    });
}

lapilli_int lapilli_queue_synchronize(lapilli_queue queue) {
    const char* const name = "queue_synchronize";
    if (queue == nullptr) return api::fail_without_context(name, LAPILLI_ERROR_QUEUE, "the queue is NULL");
    Context& context = queue->queue.context();
    if (context.device_count() == 0) {
        return api::fail(context, name, LAPILLI_ERROR_NO_DEVICES, Context::of_the_parent);
    }
    std::exception_ptr failure;
    try {
        // Waiting needs no lock: other threads may use the context meanwhile.
        queue->queue.synchronize();
    } catch (...) {
        failure = std::current_exception();
    }
    if (!failure) return 0;
    return api::ask_on(context, name, [&](Context&) -> lapilli_int {
        queue->queue.forget_failure();
        std::rethrow_exception(failure);
    });
}

lapilli_int lapilli_queue_destroy(lapilli_queue queue) {
    if (queue == nullptr) return 0;
    const std::lock_guard lock(queue->queue.context().mutex);
    delete queue;
    return 0;
}
