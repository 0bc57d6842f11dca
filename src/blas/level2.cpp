// SPDX-License-Identifier: BSD-3-Clause
// Products of a matrix and a vector that the caller waits for.
#include "blas/level2.hpp"

#include <algorithm>

#include "blas/level2_part.hpp"
#include "blas/level2_vector.hpp"

namespace lapilli {
namespace {

/// The parts, and the vectors on their way: contiguous, on every device and in pinned memory.
template <class T>
struct MultiplyWork {
    std::vector<PartWork<T>> parts;
    std::vector<T*> x;
    T* x_host = nullptr;
    T *y = nullptr, *y_host = nullptr;

    MultiplyWork(Arena& arena, const VectorProduct<T>& how, const Cyclic& cyclic,
                 const std::vector<int>& team, bool x_on_device, bool y_on_device) {
        for (const int d : team) parts.emplace_back(arena, d, how, cyclic, true);
        for (int d = 0; d < arena.devices(); ++d) x.push_back(arena.device_array<T>(d, how.inputs()));
        if (!x_on_device) x_host = arena.pinned_array<T>(how.inputs());
        if (y_on_device) return;
        y = arena.device_array<T>(team.front(), how.outputs());
        y_host = arena.pinned_array<T>(how.outputs());
    }
};

/// x as each device of the team reads it: where it is, or a contiguous copy.
template <class T>
std::vector<UserVector<const T>> place(Context& context, const std::vector<int>& team, index_t count,
                                       const UserVector<const T>& x, const MultiplyWork<T>& work) {
    const auto copy_on = [&](int d) { return work.x[static_cast<std::size_t>(d)]; };
    const auto elsewhere = [&](int d) { return d != x.device; };
    const T* source = x.first;
    if (x.device < 0) {
        fetch_vector(context, x, count, work.x_host);
    } else if (x.inc != 1 && std::any_of(team.begin(), team.end(), elsewhere)) {
        make_contiguous(context.queue(x.device), x.first, x.inc, count, copy_on(x.device));
        context.queue(x.device).synchronize();
        source = copy_on(x.device);
    }
    std::vector<UserVector<const T>> placed;
    for (const int d : team) {
        if (!elsewhere(d)) {
            placed.push_back(x);
            continue;
        }
        const DeviceView<T> target = as_column(copy_on(d), count);
        x.device < 0 ? copy_across(context.queue(d), HostView<T>{work.x_host, count, 1, count}, target)
                     : copy_across(context.queue(d), as_column(source, count), target);
        placed.push_back({copy_on(d), 1, d});
    }
    return placed;
}

/// y := the sum of the parts + beta y, on y's device or, for a y that is on none of the context, by way of
/// the first device of the team.
template <class T>
void finish(Context& context, const VectorProduct<T>& how, const std::vector<int>& team,
            const std::vector<const T*>& parts, const UserVector<T>& y, const MultiplyWork<T>& work) {
    const index_t n = how.outputs();
    const auto count = static_cast<int>(parts.size());
    if (y.device >= 0) {
        sum_parts(context.queue(y.device), n, parts.data(), count, how.beta, y.first, y.inc);
        return context.synchronize();
    }
    Queue& queue = context.queue(team.front());
    const HostView<T> stage{work.y_host, n, 1, n};
    if (how.beta != T(0)) {
        fetch_vector<T>(context, {y.first, y.inc, y.device, y.on_host}, n, work.y_host);
        copy_across(queue, stage, as_column(work.y, n));
    }
    sum_parts(queue, n, parts.data(), count, how.beta, work.y, 1);
    copy_across(queue, as_column(work.y, n), stage);
    context.synchronize();
    deliver_vector<T>(context, work.y_host, n, y);
}

}  // namespace

template <class T>
void multiply(Context& context, const VectorProduct<T>& how, const DistMatrix<const T>& a,
              const std::vector<int>& team, const UserVector<const T>& x, const UserVector<T>& y) {
    Allocated<MultiplyWork<T>> work(context, how, a.cyclic, team, x.device >= 0, y.device >= 0);
    PhaseScope phase(context, "multiply");
    std::vector<const T*> parts;
    if (how.reads_matrix()) {
        const auto from = place(context, team, how.inputs(), x, *work);
        for (std::size_t k = 0; k < team.size(); ++k) {
            const PartWork<T>& part = work->parts[k];
            multiply_columns<T>(context.queue(team[k]), how, a, static_cast<int>(k), from[k].first,
                                from[k].inc, T(0), part.part, 1, part);
            parts.push_back(part.part);
        }
    } else {
        parts.push_back(work->parts.front().part);
        zero(context.queue(team.front()), work->parts.front().part, how.outputs());
    }
    context.synchronize();
    finish(context, how, team, parts, y, *work);
}

#define LAPILLI_INSTANTIATE(T)                                                            \
    template void multiply(Context&, const VectorProduct<T>&, const DistMatrix<const T>&, \
                           const std::vector<int>&, const UserVector<const T>&, const UserVector<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
