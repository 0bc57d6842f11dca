// SPDX-License-Identifier: BSD-3-Clause
// Q of an earlier factorization or reduction, brought to the devices to be applied to a matrix C, or to the identity.
#pragma once

#include <vector>

#include "device/calls.hpp"
#include "matrix/staged_operand.hpp"
#include "reflectors/apply_q.hpp"

namespace lapilli {

template <class T>
struct StoredQWork {
    StagedOperand<T> a, c;
    std::vector<T*> tau;
    ApplyQWork<T> apply;

    /// reflectors: of A, at most; nb: the block columns of both matrices; kb: reflectors that are applied at once.
    StoredQWork(Arena& arena, const Staging& of_a, const Staging& of_c, index_t reflectors, index_t nb,
                index_t kb)
        : a(arena, of_a, nb), c(arena, of_c, nb), apply(arena, a.matrix.rows, kb, c.matrix.cyclic) {
        for (int d = 0; d < arena.devices(); ++d) tau.push_back(arena.device_array<T>(d, reflectors));
    }
};

/// The factors of the reflectors to their places on the devices. Waits.
template <class T>
void upload_tau(Context& context, const std::vector<T>& tau, const std::vector<T*>& places) {
    const auto count = static_cast<index_t>(tau.size());
    const DrainScope drain(context);
    for (std::size_t d = 0; d < places.size(); ++d) {
        copy_across(context.queue(static_cast<int>(d)), HostView<const T>{tau.data(), count, 1, count},
                    DeviceView<T>{places[d], count, 1, count});
    }
    context.synchronize();
}

}  // namespace lapilli
