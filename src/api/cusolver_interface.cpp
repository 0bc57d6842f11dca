// SPDX-License-Identifier: BSD-3-Clause
#include "api/cusolver_interface.hpp"

#include "api/calls.hpp"

using namespace lapilli;

namespace {

lapilli_int on(lapilli_queue queue, FunctionRef<void(UserQueue&)> f) {
    return api::ask_on(queue->queue.context(), "queue", [&](Context& context) -> lapilli_int {
        if (context.device_count() == 0) throw Error(LAPILLI_ERROR_NO_DEVICES, Context::of_the_parent);
        f(queue->queue);
        return 0;
    });
}

constexpr std::size_t of_32_bits = sizeof(int), of_64_bits = sizeof(lapilli_int);
static_assert(of_64_bits == 2 * of_32_bits);

}  // namespace

lapilli_int lapilli_private_queue_workspace(lapilli_queue queue, void* address, lapilli_int bytes) {
    return on(queue, [&](UserQueue& q) {
        q.set_workspace(bytes > 0 ? address : nullptr,
                        static_cast<std::size_t>(std::max<lapilli_int>(bytes, 0)));
    });
}

lapilli_int lapilli_private_submit_zeros(lapilli_queue queue, void* to, lapilli_int bytes) {
    return on(queue, [&](UserQueue& q) { q.queue().zero_bytes(to, static_cast<std::size_t>(bytes)); });
}

// Hosts of GPUs have the lower half of an integer first.
lapilli_int lapilli_private_submit_narrow(lapilli_queue queue, const lapilli_int* from, lapilli_int count,
                                          int* to) {
    if (count <= 0) return 0;
    return on(queue, [&](UserQueue& q) {
        q.queue().copy_bytes(to, of_32_bits, from, of_64_bits, of_32_bits, static_cast<std::size_t>(count));
    });
}

lapilli_int lapilli_private_submit_wide(lapilli_queue queue, const int* from, lapilli_int count,
                                        lapilli_int* to) {
    if (count <= 0) return 0;
    return on(queue, [&](UserQueue& q) {
        const auto numbers = static_cast<std::size_t>(count);
        q.queue().zero_bytes(to, numbers * of_64_bits);
        q.queue().copy_bytes(to, of_64_bits, from, of_32_bits, of_32_bits, numbers);
    });
}
