// SPDX-License-Identifier: BSD-3-Clause
#include "svd/gb2bd.hpp"

#include "device/calls.hpp"
#include "runtime/patience.hpp"

namespace lapilli {

template <class T>
Gb2bdWork<T>::Gb2bdWork(Arena& arena, index_t order, index_t width, bool keep)
    : n(order),
      b(width),
      d(arena.pinned_array<R>(order)),
      e(arena.pinned_array<R>(order)),
      failed(arena.pinned_array<unsigned>(1)) {
    for (std::optional<ChaseReflectors<T>>* const set : {&left, &right}) {
        if (!keep) continue;
        set->emplace(arena, ChaseShape{n, b});
        (*set)->carve_made(arena);
    }
}

template <class T>
void Gb2bdWork<T>::carve_workspace(Arena& arena) {
    device_d = arena.device_array<R>(0, n);
    device_e = arena.device_array<R>(0, n);
    parked = arena.device_array<T>(0, chase_parked(n, b));
    mail = arena.device_array<std::uint64_t>(0, chase_mail<T>(n, b));
    device_failed = arena.device_array<unsigned>(0, 1);
}

template <class T>
void gb2bd(Context& context, DeviceView<const T> ab, Gb2bdWork<T>& w) {
    using R = real_t<T>;
    require(ab.cols == w.n && ab.rows == w.b + 1, "gb2bd: shape of the band");
    Queue& queue = context.queue(0);
    if (w.n == 1) {
        // The real part comes first.
        copy_across(queue, DeviceView<const R>{reinterpret_cast<const R*>(ab.at(w.b, 0)), 1, 1, 1},
                    HostView<R>{w.d, 1, 1, 1});
        context.synchronize();
        return;
    }
    zero(queue, w.mail, chase_mail<T>(w.n, w.b));
    zero(queue, w.device_failed, 1);
    const bool keep = w.left.has_value();
    if (keep) {
        begin_reflectors(context, *w.left);
        begin_reflectors(context, *w.right);
    }
    submit(queue, BandBidiagonalArgs<T>{.n = w.n,
                                        .b = w.b,
                                        .band = ab.data,
                                        .ldw = ab.ld,
                                        .d = w.device_d,
                                        .e = w.device_e,
                                        .u = keep ? w.right->v : nullptr,
                                        .tau_u = keep ? w.right->tau : nullptr,
                                        .v = keep ? w.left->v : nullptr,
                                        .tau_v = keep ? w.left->tau : nullptr,
                                        .first = keep ? w.left->dev[0].first : nullptr,
                                        .parked = w.parked,
                                        .mail = w.mail,
                                        .failed = w.device_failed,
                                        .patience = patience(context)});
    download_array(queue, w.device_d, w.d, w.n);
    download_array(queue, w.device_e, w.e, w.n - 1);
    download_array(queue, w.device_failed, w.failed, 1);
    context.submitted(1);
    context.synchronize();
    if (*w.failed != 0)
        throw Error(LAPILLI_ERROR_DEVICE, "a step of the bulge chase timed out waiting for its neighbours");
}

#define LAPILLI_INSTANTIATE(T)    \
    template struct Gb2bdWork<T>; \
    template void gb2bd(Context&, DeviceView<const T>, Gb2bdWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
