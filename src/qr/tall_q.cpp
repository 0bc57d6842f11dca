// SPDX-License-Identifier: BSD-3-Clause
#include "qr/tall_q.hpp"

#include <algorithm>

#include "device/calls.hpp"
#include "reflectors/args.hpp"
#include "runtime/device_events.hpp"

namespace lapilli {
namespace {

template <class T>
DeviceView<T> without_room(Arena& arena, int d, index_t rows, index_t cols) {
    return {arena.device_array<T>(d, checked_product(rows, cols)), rows, cols, std::max<index_t>(1, rows)};
}

template <class T>
const DeviceView<T>& of_device(const DistMatrix<T>& blocks, int d) {
    return blocks.local[static_cast<std::size_t>(d)];
}

/// On device 0 work.sum := A^H B, the sum over the devices: of the parts, always in the same order.
template <class T>
void add_products(Context& context, DeviceView<T> top_a, const DistMatrix<T>& a, DeviceView<T> top_b,
                  const DistMatrix<T>& b, TallProductWork<T>& work) {
    const int devices = a.cyclic.devices();
    DeviceEvents made(context, devices);
    std::vector<const T*> parts;
    for (int d = 0; d < devices; ++d) {
        Queue& queue = context.queue(d);
        const DeviceView<T>& part = work.dev[static_cast<std::size_t>(d)].part;
        gemm(queue, Op::adjoint, Op::none, T(1), of_device(a, d), of_device(b, d), T(0), part);
        if (d == 0) gemm(queue, Op::adjoint, Op::none, T(1), top_a, top_b, T(1), part);
        queue.record(made[d]);
        parts.push_back(part.data);
    }
    Queue& first = context.queue(0);
    made.hold(first);
    sum_parts<T>(first, work.sum.rows * work.sum.cols, parts.data(), devices, T(0), work.sum.data, 1);
}

/// C := beta C - V op(T) sum, but that the top counts with 1.
template <class T>
void subtract(Context& context, Op op, const TallReflectors<T>& v, T beta, const RowBlocks<T>& c,
              TallProductWork<T>& work) {
    Queue& first = context.queue(0);
    const DeviceView<T> y = work.dev[0].y;
    const std::unique_ptr<Event> made = context.make_event(0);
    gemm(first, op, Op::none, T(1), v.t, work.sum, T(0), y);
    first.record(*made);
    gemm(first, Op::none, Op::none, T(-1), v.top, y, T(1), c.top);
    for (int d = 0; d < c.distribution.devices; ++d) {
        Queue& queue = context.queue(d);
        const DeviceView<T> here = work.dev[static_cast<std::size_t>(d)].y;
        queue.wait(*made);
        if (d > 0) copy_across(queue, y, here);
        gemm(queue, Op::none, Op::none, T(-1), of_device(v.blocks, d), here, beta, c.block(d));
    }
}

/// Makes reflectors from their stored form: ones in the top, and T from V^H V.
template <class T>
TallReflectors<T> reflectors_of(Context& context, StoredTallQWork<T>& work) {
    Queue& first = context.queue(0);
    const DeviceView<T> top = work.v.top;
    set(first, Part::upper, T(0), T(1), top);
    add_products(context, top, work.v.blocks, top, work.v.blocks, work.gram);
    submit(first, LarftArgs<T>{work.gram.sum, work.tau, work.t});
    return {top, work.v.blocks, work.t};
}

}  // namespace

template <class T>
TallProductWork<T>::TallProductWork(Arena& arena, index_t reflectors, index_t cols)
    : sum(without_room<T>(arena, 0, reflectors, cols)) {
    for (int d = 0; d < arena.devices(); ++d) {
        dev.push_back(
            {without_room<T>(arena, d, reflectors, cols), arena.device_matrix<T>(d, reflectors, cols)});
    }
}

template <class T>
StoredTallQWork<T>::StoredTallQWork(Arena& arena, const RowDistribution& distribution, index_t reflectors,
                                    index_t cols_of_c, bool v_on_host, bool c_on_host)
    : v(arena, distribution, arena.device_matrix<T>(0, distribution.top, reflectors), v_on_host),
      c(arena, distribution, arena.device_matrix<T>(0, distribution.top, cols_of_c), c_on_host),
      t(arena.device_matrix<T>(0, reflectors, reflectors)),
      tau(arena.device_array<T>(0, reflectors)),
      gram(arena, reflectors, reflectors),
      product(arena, reflectors, cols_of_c) {}

template <class T>
void apply_tall_q(Context& context, Op op, const TallReflectors<T>& v, const RowBlocks<T>& c,
                  TallProductWork<T>& work) {
    add_products(context, v.top, v.blocks, c.top, c.blocks, work);
    context.submitted(0.6);
    subtract(context, op, v, T(1), c, work);
    context.submitted(1);
}

template <class T>
void apply_tall_q(Context& context, Op op, StoredTallQWork<T>& work) {
    apply_tall_q(context, op, reflectors_of(context, work), work.c, work.product);
}

template <class T>
void generate_tall_q(Context& context, StoredTallQWork<T>& work) {
    const TallReflectors<T> v = reflectors_of(context, work);
    Queue& first = context.queue(0);
    context.submitted(0.5);
    // V^H of the identity's first columns is that of the same rows of V.
    adjoint(first, v.top.block(0, 0, work.c.cols(), work.reflectors()), work.product.sum);
    set(first, Part::all, T(0), T(1), work.c.top);
    subtract(context, Op::none, v, T(0), work.c, work.product);
    context.submitted(1);
}

#define LAPILLI_INSTANTIATE(T)                                                              \
    template struct TallProductWork<T>;                                                     \
    template struct StoredTallQWork<T>;                                                     \
    template void apply_tall_q(Context&, Op, const TallReflectors<T>&, const RowBlocks<T>&, \
                               TallProductWork<T>&);                                        \
    template void apply_tall_q(Context&, Op, StoredTallQWork<T>&);                          \
    template void generate_tall_q(Context&, StoredTallQWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
