// SPDX-License-Identifier: BSD-3-Clause
#include "batch/solve_batch.hpp"

#include "base/instances.hpp"
#include "batch/in_place.hpp"
#include "batch/on_devices.hpp"
#include "batch/on_host.hpp"
#include "batch/problems.hpp"
#include "batch/submit.hpp"
#include "matrix/transfer.hpp"

namespace lapilli {
namespace {

/// Where a batch is computed.
enum class BatchPlace { cpu, devices, one_by_one };

/// The crossover compares the work of all matrices together: n is that of their orders' sum. The CPU's
/// threads have a small matrix each.
BatchPlace place_of(Context& context, const BatchProblem& p) {
    constexpr index_t most_of_thread = 192;
    const index_t order = p.order();
    if (order > kernels_order(p)) return BatchPlace::one_by_one;
    if (context.use_devices("batch.crossover", checked_product(order, p.count))) return BatchPlace::devices;
    return order > most_of_thread ? BatchPlace::one_by_one : BatchPlace::cpu;
}

}  // namespace

index_t no_elements(Context& context, index_t count, index_t* infos) {
    const std::vector<index_t> zeros(static_cast<std::size_t>(count));
    copy_vector(context, infos, zeros.data(), count);
    return 0;
}

template <class T>
index_t solve_batch(Context& context, const BatchProblem& p, const GivenArrays<T>& given) {
    if (is_nothing(p)) return no_elements(context, p.count, given.infos);
    BatchOperands<T> x{
        {context, p.m, p.n, given.a, p.count}, {}, given.w, given.pivots, given.infos, given.tau};
    if (p.has_b()) x.b = {context, p.rows_of_b(), p.cols_of_b(), given.b, p.count};
    switch (place_of(context, p)) {
        case BatchPlace::devices: {
            const int device = device_in_place(context, p, x);
            return device >= 0 ? batch_in_place(context, device, p, x) : batch_on_devices(context, p, x);
        }
        case BatchPlace::one_by_one:
            return batch_one_by_one(context, p, x);
        case BatchPlace::cpu:
            break;
    }
    return batch_on_cpu(context, p, x);
}

template <class T>
Footprint batch_memory(Context& context, const BatchProblem& p) {
    if (is_nothing(p)) return {};
    switch (place_of(context, p)) {
        case BatchPlace::devices:
            return batch_memory_on_devices<T>(context, p);
        case BatchPlace::one_by_one:
            return batch_memory_one_by_one<T>(context, p);
        case BatchPlace::cpu:
            break;
    }
    return batch_memory_on_cpu<T>(context, p);
}

LAPILLI_INSTANCES(solve_batch, batch_memory)

}  // namespace lapilli
