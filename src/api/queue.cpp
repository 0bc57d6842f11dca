// SPDX-License-Identifier: BSD-3-Clause
// Queues: work on one device that the host does not wait for.
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

lapilli_int lapilli_queue_create(lapilli_context ctx, lapilli_int k, void* stream, lapilli_queue* queue) {
    return ask(ctx, "queue_create", [&](Context& context) -> lapilli_int {
        if (queue != nullptr) *queue = nullptr;
        if (context.device_count() == 0) {
            throw Error(LAPILLI_ERROR_NO_DEVICES,
                        std::string("a queue cannot be made: ") + context.why_no_devices());
        }
        api::Arguments arguments(context, "queue_create");
        arguments.range("device", k, {0}, {context.device_count() - 1});
        if (arguments.bad()) return arguments.info();
        const int device = static_cast<int>(k);
        std::unique_ptr<Queue> made = context.device(device).make_user_queue(stream);
        arguments.check("stream", made != nullptr,
                        fmt::format("is not a stream of device {}, must be one of it or NULL", device));
        arguments.matrix("queue", queue, 1, 1);
        if (arguments.bad()) return arguments.info();
        *queue = std::make_unique<lapilli_queue_s>(context, device, std::move(made)).release();
        return 0;
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
        queue->queue.queue().synchronize();
    } catch (...) {
        failure = std::current_exception();
    }
    if (!failure) return 0;
    return api::ask_on(context, name, [&](Context&) -> lapilli_int {
        queue->queue.queue().forget_failure();
        std::rethrow_exception(failure);
    });
}

lapilli_int lapilli_queue_destroy(lapilli_queue queue) {
    if (queue == nullptr) return 0;
    const std::lock_guard lock(queue->queue.context().mutex);
    delete queue;
    return 0;
}
