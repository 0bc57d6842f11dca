// SPDX-License-Identifier: BSD-3-Clause
#include "batch/in_place.hpp"

#include <algorithm>

#include "base/instances.hpp"
#include "batch/submit.hpp"
#include "matrix/transfer.hpp"

namespace lapilli {
namespace {

/// Matrices of a launch: all, or as many as have scratch memory, several pieces' worth, so that few launches
/// end with some multiprocessors idle.
template <class T>
index_t matrices_of_launch(Context& context, const BatchProblem& p) {
    if (!needs_scratch<T>(p)) return p.count;
    return std::min(p.count, 8 * matrices_of_piece<T>(context, p));
}

template <class T>
struct InPlaceWork {
    BatchScratch<T> scratch;
    real_t<T>* w;         ///< on the device, where the caller's are not
    T* tau;               ///< the same
    index_t* pivots;      ///< the same
    std::int64_t* infos;  ///< the same
    real_t<T>* host_w;
    T* host_tau;
    index_t *host_pivots, *host_infos;

    InPlaceWork(Arena& arena, int device, const BatchProblem& p, index_t in_launch, bool w_there,
                bool tau_there, bool pivots_there, bool infos_there) {
        const index_t square = checked_product(p.n, p.n), values = p.has_values() && !w_there ? p.n : 0,
                      taus = tau_there ? 0 : p.taus(), pivots_of_one = pivots_there ? 0 : p.pivots();
        scratch.c = {p.has_c() ? arena.device_array<T>(device, checked_product(in_launch, square)) : nullptr,
                     p.n, p.n, square, in_launch};
        scratch.jacobi = arena.device_array<T>(
            device, p.has_values() ? checked_product(in_launch, batch_syev_work<T>(p.n)) : 0);
        w = arena.device_array<real_t<T>>(device, checked_product(p.count, values));
        tau = arena.device_array<T>(device, checked_product(p.count, taus));
        pivots = arena.device_array<index_t>(device, checked_product(p.count, pivots_of_one));
        infos = arena.device_array<std::int64_t>(device, infos_there ? 0 : p.count);
        host_w = arena.pinned_array<real_t<T>>(checked_product(p.count, values));
        host_tau = arena.pinned_array<T>(p.has_inner_taus() ? 0 : checked_product(p.count, taus));
        host_pivots = arena.pinned_array<index_t>(checked_product(p.count, pivots_of_one));
        host_infos = arena.pinned_array<index_t>(p.count);
    }
};

}  // namespace

template <class T>
int device_in_place(Context& context, const BatchProblem& p, const BatchOperands<T>& x) {
    const int device = x.a.device_of_stride(context);
    const bool with_b = !p.has_b() || x.b.device_of_stride(context) == device;
    const bool alone = context.device_count() == 1 || !p.has_values();
    return with_b && alone ? device : -1;
}

template <class T>
index_t batch_in_place(Context& context, int device, const BatchProblem& p, const BatchOperands<T>& x) {
    context.note_path("devices: the matrices are there");
    const index_t in_launch = matrices_of_launch<T>(context, p);
    const bool w_there = p.has_values() && context.device_of(x.w) == device,
               tau_there = (p.reads_taus() || p.delivers_taus()) && context.device_of(x.tau) == device,
               pivots_there = p.pivots() > 0 && context.device_of(x.pivots) == device,
               infos_there = context.device_of(x.infos) == device;
    Allocated<InPlaceWork<T>> work(context, Team{device + 1}, device, p, in_launch, w_there, tau_there,
                                   pivots_there, infos_there);
    real_t<T>* const w = w_there ? x.w : work->w;
    T* const tau = tau_there ? x.tau : work->tau;
    index_t* const pivots = pivots_there ? x.pivots : work->pivots;
    std::int64_t* const infos = infos_there ? x.infos : work->infos;
    const bool pivots_here = p.pivots() > 0 && !pivots_there;
    if (pivots_here && p.reads_pivots())
        copy_vector(context, work->host_pivots, x.pivots, p.count * p.pivots());
    if (p.reads_taus() && !tau_there) copy_vector(context, work->host_tau, x.tau, p.count * p.taus());

    // Matrices change in it, so the call is not cancelled any more.
    PhaseScope phase(context, "batch in place");
    Queue& queue = context.queue(device);
    if (pivots_here && p.reads_pivots())
        upload_array<index_t>(queue, work->host_pivots, pivots, p.count * p.pivots());
    if (p.reads_taus() && !tau_there) upload_array<T>(queue, work->host_tau, tau, p.count * p.taus());
    for (index_t first = 0; first < p.count; first += in_launch) {
        const index_t count = std::min(in_launch, p.count - first);
        BatchScratch<T> scratch = work->scratch;
        scratch.c.count = count;
        submit_batch(queue, p,
                     BatchOnDevice<T>{x.a.strided(first, count),
                                      p.has_b() ? x.b.strided(first, count) : MatrixBatch<T>{},
                                      w + first * (p.has_values() ? p.n : 0), tau + first * p.taus(),
                                      pivots + first * p.pivots(), infos + first},
                     scratch);
    }
    if (p.has_values() && !w_there) download_array(queue, w, work->host_w, p.count * p.n);
    if (p.delivers_taus() && !tau_there) download_array(queue, tau, work->host_tau, p.count * p.taus());
    if (pivots_here && !p.reads_pivots())
        download_array(queue, pivots, work->host_pivots, p.count * p.pivots());
    download_array(queue, infos, work->host_infos, p.count);
    context.synchronize();
    // The device has written the results that are in its memory; those of other places are copied.
    return add_small_results(p, x, work->host_w, work->host_tau, work->host_pivots, work->host_infos,
                             [&](auto* to, const auto* from, index_t n) {
                                 if (context.device_of(to) != device) copy_vector(context, to, from, n);
                             });
}

LAPILLI_INSTANCES(device_in_place, batch_in_place)

}  // namespace lapilli
