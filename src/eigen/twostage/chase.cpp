// SPDX-License-Identifier: BSD-3-Clause
#include "eigen/twostage/chase.hpp"

#include "chase/args.hpp"
#include "device/calls.hpp"
#include "runtime/patience.hpp"

namespace lapilli {

template <class T>
ChaseWork<T>::ChaseWork(Arena& arena, index_t n, index_t b, bool keep, const CarveLater& later)
    : q(arena, {n, b}) {
    const bool packs_away = q.has_tiles();
    if (keep && !packs_away) q.carve_made(arena);
    if (keep) q.carve_packed(arena);
    const auto carve_workspace = [&] {
        if (keep && packs_away) q.carve_made(arena);
        device_d = arena.device_array<R>(0, n);
        device_e = arena.device_array<R>(0, n);
        parked = arena.device_array<T>(0, parked_elements());
        device_failed = arena.device_array<unsigned>(0, 1);
        mail = arena.device_array<std::uint64_t>(0, mail_words());
    };
    arena.overlay(carve_workspace, later);
    failed = arena.pinned_array<unsigned>(1);
    d = arena.pinned_array<R>(n);
    e = arena.pinned_array<R>(n);
}

template <class T>
void chase(Context& context, DeviceView<const T> ab, ChaseWork<T>& w) {
    using R = real_t<T>;
    const index_t n = w.q.shape.n, b = w.q.shape.b;
    require(ab.cols == n && ab.rows == b + 1, "chase: shape of the band");
    Queue& queue = context.queue(0);
    if (n == 1) {
        // The real part comes first in memory.
        copy_across(queue, DeviceView<const R>{reinterpret_cast<const R*>(ab.data), 1, 1, 1},
                    HostView<R>{w.d, 1, 1, 1});
        context.synchronize();
        return;
    }
    begin_reflectors(context, w.q);
    zero(queue, w.device_failed, 1);
    zero(queue, w.mail, w.mail_words());
    submit(queue, BandChaseArgs<T>{.n = n,
                                   .b = b,
                                   .band = ab.data,
                                   .ldw = ab.ld,
                                   .d = w.device_d,
                                   .e = w.device_e,
                                   .v = w.q.v,
                                   .tau = w.q.tau,
                                   .first = w.q.dev[0].first,
                                   .parked = w.parked,
                                   .mail = w.mail,
                                   .failed = w.device_failed,
                                   .patience = patience(context),
                                   .stepwise = context.settings.text("test.chase.launches") == "steps"});
    download_array(queue, w.device_d, w.d, n);
    download_array(queue, w.device_e, w.e, n - 1);
    download_array(queue, w.device_failed, w.failed, 1);
    if (w.q.v != nullptr) pack_reflectors(context, w.q);
    context.submitted(1);
    context.synchronize();
    if (*w.failed != 0)
        throw Error(LAPILLI_ERROR_DEVICE, "a step of the bulge chase timed out waiting for its neighbours");
}

#define LAPILLI_INSTANTIATE(T)    \
    template struct ChaseWork<T>; \
    template void chase(Context&, DeviceView<const T>, ChaseWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
