// SPDX-License-Identifier: BSD-3-Clause
#include "qr/geqp3.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "device/calls.hpp"
#include "pivoted_qr/args.hpp"

namespace lapilli {

ColumnOrder::ColumnOrder(const std::vector<index_t>& jpvt) : order_(jpvt.size()) {
    std::iota(order_.begin(), order_.end(), 1);
    for (std::size_t j = 0; j < jpvt.size(); ++j) {
        if (jpvt[j] == 0) continue;
        const auto first = static_cast<std::size_t>(fixed_++);
        if (first == j) continue;
        interchanges_.emplace_back(static_cast<index_t>(first), static_cast<index_t>(j));
        std::swap(order_[first], order_[j]);
    }
}

template <class T>
Geqp3Work<T>::Geqp3Work(Arena& arena, index_t m, index_t n, index_t nb)
    : f(arena.device_matrix<T>(0, n, nb)),
      column(arena.device_matrix<T>(0, m, 1)),
      norms(arena.device_array<real_t<T>>(0, checked_product(2, n))),
      tau(arena.device_array<T>(0, std::min(m, n))),
      order(arena.device_array<index_t>(0, n)),
      count(arena.device_array<index_t>(0, 1)),
      work(arena.device_array<std::byte>(0, pivoted_qr_work(sizeof(T)))),
      host_tau(arena.pinned_array<T>(std::min(m, n))),
      host_order(arena.pinned_array<index_t>(n)),
      host_count(arena.pinned_array<index_t>(1)) {}

index_t geqp3_width(const Context& context) {
    return std::min<index_t>(context.settings.integer("geqp3.nb"), pivoted_qr_limit);
}

// Right-looking, a panel after the other: the next pivot may be any column, so that a panel waits for all of the update before it.
// The host waits once a panel, whose last column is the first one that spoils a length. Columns that come first have no pivots to
// look for.
template <class T>
void geqp3(Context& context, DeviceView<T> a, const ColumnOrder& columns, const Geqp3Work<T>& work) {
    using R = real_t<T>;
    const index_t m = a.rows, n = a.cols, steps = std::min(m, n), fixed = std::min(columns.fixed(), steps);
    Queue& queue = context.queue(0);
    for (const auto& [one, other] : columns.interchanges()) {
        const DeviceView<T> x = a.block(0, one, m, 1), y = a.block(0, other, m, 1);
        copy(queue, Part::all, x, work.column);
        copy(queue, Part::all, y, x);
        copy(queue, Part::all, work.column, y);
    }
    std::copy(columns.order().begin(), columns.order().end(), work.host_order);
    upload_array(queue, work.host_order, work.order, n);
    zero(queue, work.work, barrier_bytes);
    set<R>(queue, Part::all, R(-1), R(-1), DeviceView<R>{work.norms, 2 * n, 1, 2 * n});
    for (index_t k = 0; k < steps;) {
        const bool pivoting = k >= fixed;
        const index_t width = std::min(work.f.cols, (pivoting ? steps : fixed) - k);
        submit(queue, PivotedQrPanelArgs<T>{a, k, width, pivoting, work.norms, work.f.block(0, 0, n, width),
                                            work.tau + k, work.order, work.count, work.work});
        index_t count = width;
        if (pivoting) {
            download_array(queue, work.count, work.host_count, 1);
            queue.synchronize();
            count = *work.host_count;
            require(count >= 1 && count <= width, "geqp3: columns of a panel");
        }
        const index_t next = k + count;
        const DeviceView<T> rest = a.block(next, next, m - next, n - next);
        if (!rest.empty()) {
            gemm(queue, Op::none, Op::adjoint, T(-1), a.block(next, k, rest.rows, count),
                 work.f.block(next, 0, rest.cols, count), T(1), rest);
        }
        k = next;
        const double left = 1 - static_cast<double>(k) / static_cast<double>(steps);
        context.submitted(1 - left * left * left);
    }
    download_array(queue, work.tau, work.host_tau, steps);
    download_array(queue, work.order, work.host_order, n);
    context.synchronize();
}

#define LAPILLI_INSTANTIATE(T)    \
    template struct Geqp3Work<T>; \
    template void geqp3(Context&, DeviceView<T>, const ColumnOrder&, const Geqp3Work<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
