// SPDX-License-Identifier: BSD-3-Clause
#include "qr/geqrf.hpp"

#include <algorithm>

#include "device/calls.hpp"
#include "device/flag_args.hpp"
#include "host/lapack_qr.hpp"
#include "qr/gram_qr.hpp"
#include "reflectors/args.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {
namespace {

/// Columns of a block column where products are emulated.
constexpr index_t geqrf_limit = 1024;

/// The best width of a block column for a matrix with `cols` columns.
template <class T>
index_t measured_width(index_t columns, bool emulated) {
    if (emulated && columns >= 16000) return geqrf_limit;
    if (!is_complex<T> && columns >= 16000) return 512;
    return columns > 256 && columns < 4000 ? 128 : 256;
}

/// The least width on one device, where what a block column waits for between its panels is one operation:
/// all of a small matrix, and in real precisions as much as goes in one operation at the end.
template <class T>
index_t least_width(index_t columns) {
    if (columns <= 256) return 256;
    return is_complex<T> ? 64 : 128;
}

/// Thread blocks of a panel, and of what is between two, during an update: their shared memory holds the
/// panel, and its time is that of all multiprocessors (H200, d, 64 columns: 76 us of 5000 rows on 48 or 132,
/// 87 and 74 us of 10000).
template <class T>
index_t panel_blocks(index_t rows) {
    return (rows > 7000 ? 64 : 48) * (is_complex<T> ? 2 : 1);
}

}  // namespace

template <class T>
GeqrfPlan GeqrfPlan::of(const Context& context, index_t m, index_t n) {
    const Settings& settings = context.settings;
    const bool hybrid = settings.text("schedule") == "hybrid";
    // Two H200 take 0.74 of the time of one for dgeqrf of 10000.
    const Team team = team_for(context, "geqrf.columns", 4500, n);
    const index_t steps = std::min(m, n), least = team.devices == 1 && !hybrid ? least_width<T>(steps) : 64;
    const index_t enough_blocks = std::max(least, round_up(steps / 16, 64));
    // Measured: in z the products that gain are too few for block columns of 1024.
    const bool emulated = has_slices<T> && emulates_products<T>(context, ProductUse::updates);
    const index_t measured = measured_width<T>(steps, emulated);
    const index_t nb = settings.text("geqrf.nb") == "auto" ? std::min(measured, enough_blocks)
                                                           : settings.integer("geqrf.nb");
    const index_t limit = hybrid ? larft_limit : geqrf_limit;
    return {team, std::min(nb, limit), hybrid, wants_gram_qr(context, m, n)};
}

template <class T>
GeqrfWork<T>::GeqrfWork(Arena& arena, const DistMatrix<T>& matrix, bool hybrid)
    : a(matrix),
      v(arena, a.rows, std::min(a.cyclic.nb(), steps())),
      t(arena, std::min(a.cyclic.nb(), steps()), std::min(a.cyclic.nb(), steps())),
      tau(arena.pinned_array<T>(steps())) {
    const index_t nb = std::min(a.cyclic.nb(), steps());
    if (hybrid) host_column = arena.pinned_matrix<T>(a.rows, std::min(a.cyclic.nb(), a.cols()));
    for (int d = 0; d < arena.devices(); ++d) {
        const index_t cols = a.cyclic.local_cols(d), one = std::min(a.cyclic.nb(), a.cols());
        PerDevice w;
        w.tau = arena.device_array<T>(d, steps());
        w.c1 = arena.device_matrix<T>(d, nb, cols);
        w.c2 = arena.device_matrix<T>(d, nb, cols);
        w.room = {arena, d, a.rows, nb, one};
        w.begun = arena.device_array<unsigned>(d, 1);
        dev.push_back(w);
    }
}

namespace {

// Right-looking with a look-ahead of one block column, as GETRF's. Two queues on each device:
//
//   panel queue   A_(k+1) := Q_k^H A_(k+1), factor A_(k+1), V and T to the other devices
//   queue                                 | A_j := Q_k^H A_j for j = k+2, k+3, ...
//
// The panel queue waits until the previous update is complete, so that its products meet an empty device; the
// update begins when the panel has its multiprocessors, and takes the others.
// Q_k = I - V T V^H is the block column's, factored as block_column.hpp says; or, with the schedule "hybrid",
// by the CPU's LAPACK meanwhile.
template <class T>
class QrFactorization {
  public:
    QrFactorization(Context& context, GeqrfWork<T>& work)
        : context_(context),
          w_(work),
          cyclic_(work.a.cyclic),
          waits_for_start_(context.settings.text("test.panel.wait") == "start"),
          broadcast_(context, devices()),
          factored_(context, devices()),
          next_(context, devices()),
          updated_(context, devices()) {}

    void run() {
        submit_steps();
        collect();
    }

    void submit_steps() {
        for (int d = 0; d < devices(); ++d) {
            dev(d).room.clear(context_.queue(d));
            dev(d).room.by_products = context_.settings.text("test.geqrf.apply") == "products";
            zero(context_.queue(d), dev(d).begun, 1);
            context_.queue(d).record(updated_[d]);
            context_.panel_queue(d).wait(updated_[d]);
        }
        const index_t blocks = cyclic_.blocks(), panels = ceil_div(w_.steps(), cyclic_.nb());
        factor(0);
        for (index_t k = 0; k < panels; ++k) {
            for (int d = 0; d < devices() && is_wanted(k); ++d) fetch(d, k);
            if (k + 1 < blocks) {
                const int owner = cyclic_.owner(k + 1);
                Queue& side = context_.panel_queue(owner);
                side.wait(updated_[owner]);
                update_by(side, owner, k, w_.a.block_column(k + 1, start(k)), dev(owner).room.side1,
                          dev(owner).room.side2);
                side.record(next_[owner]);
                // The CPU's factorization makes the host wait: the devices get their work before it.
                if (k + 1 < panels && !on_cpu()) factor(k + 1);
                // Also a block column behind the last panel is the panel queue's.
                side.record(factored_[owner]);
            }
            for (int d = 0; d < devices() && is_wanted(k); ++d) update(d, k);
            if (k + 1 < panels && on_cpu()) factor(k + 1);
            const double left = 1.0 - static_cast<double>(k + 1) / static_cast<double>(panels);
            context_.submitted(1.0 - left * left * left);
        }
    }

    void submit_tau(T* tau) {
        Queue& queue = context_.queue(0);
        queue.wait(factored_[0]);
        const index_t count = w_.steps();
        copy_across(queue, DeviceView<const T>{dev(0).tau, count, 1, count},
                    DeviceView<T>{tau, count, 1, count});
    }

  private:
    int devices() const { return cyclic_.devices(); }
    bool on_cpu() const { return w_.host_column.data != nullptr; }
    auto& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }
    index_t start(index_t k) const { return cyclic_.block_start(k); }
    /// Columns of block column k that have reflectors.
    index_t steps(index_t k) const { return std::min(cyclic_.block_width(k), w_.steps() - start(k)); }
    /// Whether there are columns behind those of its reflectors.
    bool is_wanted(index_t k) const { return start(k) + steps(k) < w_.a.cols(); }
    DeviceView<T> v(int d, index_t k) const { return w_.v.at(d, k, w_.a.rows - start(k), steps(k)); }
    DeviceView<T> t(int d, index_t k) const { return w_.t.at(d, k, steps(k), steps(k)); }

    void factor(index_t k) {
        const int owner = cyclic_.owner(k);
        Queue& queue = broadcast_.begin_filling(owner, k);
        // Others may still be copying what is in the place of V.
        broadcast_.wait_until_filled(queue, k);
        const DeviceView<T> a = w_.a.block_column(k, start(k)), all_v = v(owner, k), all_t = t(owner, k);
        if (on_cpu()) {
            factor_on_cpu(queue, k, a, all_v, all_t);
        } else {
            const auto& w = dev(owner);
            // The first panel overlaps with nothing.
            const PanelShare place{k == 0 ? 0 : panel_blocks<T>(a.rows), w.begun, step_of(k)};
            BlockColumn<T>(queue, a, all_v, all_t, w.tau + start(k), w.room, place).factor(is_wanted(k));
        }
        broadcast_.end_filling(owner, k);
        queue.record(factored_[owner]);
    }
    void factor_on_cpu(Queue& queue, index_t k, DeviceView<T> a, DeviceView<T> all_v, DeviceView<T> all_t) {
        auto& w = dev(cyclic_.owner(k));
        const index_t count = all_v.cols;
        T *const tau = w_.tau + start(k), *const device_tau = w.tau + start(k);
        const HostView<T> column = w_.host_column.block(0, 0, a.rows, a.cols);
        copy_across(queue, a, column);
        queue.synchronize();
        {
            CpuTraceScope scope(context_.trace(), "geqrf of a block column");
            host::geqrf(Orthogonal::qr, column, tau);
        }
        copy_across(queue, column, a);
        upload_array(queue, tau, device_tau, count);
        copy(queue, Part::all, a.block(0, 0, a.rows, count), all_v);
        set(queue, Part::upper, T(0), T(1), all_v.block(0, 0, count, count));
        if (!is_wanted(k)) return;
        const DeviceView<T> gram = w.room.v1_v2.block(0, 0, count, count);
        gemm(queue, Op::adjoint, Op::none, T(1), all_v, all_v, T(0), gram);
        submit(queue, LarftArgs<T>{gram, device_tau, all_t});
    }

    /// V and T of block column k to device d.
    void fetch(int d, index_t k) {
        const int owner = cyclic_.owner(k);
        if (d == owner) return;
        Queue& queue = broadcast_.begin_filling(d, k);
        queue.wait(factored_[owner]);
        copy_across(queue, v(owner, k), v(d, k));
        copy_across(queue, t(owner, k), t(d, k));
        broadcast_.end_filling(d, k);
    }

    /// The owner's word once the factorization of block column k has begun.
    static unsigned step_of(index_t k) { return static_cast<unsigned>(k) + 1; }

    /// The columns of device d from block column k+2 on; k+1 is the panel queue's.
    void update(int d, index_t k) {
        Queue& queue = broadcast_.begin_using(d, k);
        const DeviceView<T> columns = w_.a.local_from(d, cyclic_.first_local_block(d, k + 2), start(k));
        if (columns.cols > 0 && k + 1 < cyclic_.blocks() && cyclic_.owner(k + 1) == d) {
            queue.wait(next_[d]);
            if (waits_for_start_ && !on_cpu() && start(k + 1) < w_.steps())
                wait_for_flag(queue, dev(d).begun, step_of(k + 1));
        }
        update_by(queue, d, k, columns, dev(d).c1, dev(d).c2);
        queue.record(updated_[d]);
        broadcast_.end_using(d, k);
    }
    void update_by(Queue& queue, int d, index_t k, DeviceView<T> c, DeviceView<T> room1,
                   DeviceView<T> room2) {
        if (c.cols > 0) apply_block_adjoint(queue, v(d, k), t(d, k), c, room1, room2);
    }

    void collect() {
        const index_t panels = ceil_div(w_.steps(), cyclic_.nb());
        for (int d = 0; d < devices(); ++d) context_.queue(d).wait(factored_[d]);
        for (index_t k = 0; k < panels; ++k) {
            const int owner = cyclic_.owner(k);
            download_array(context_.queue(owner), dev(owner).tau + start(k), w_.tau + start(k), steps(k));
        }
        context_.synchronize();
    }

    Context& context_;
    GeqrfWork<T>& w_;
    const Cyclic cyclic_;
    const bool waits_for_start_;
    PanelBroadcast broadcast_;
    DeviceEvents factored_, next_, updated_;
};

}  // namespace

template <class T>
void geqrf(Context& context, GeqrfWork<T>& work) {
    context.note_schedule(work.host_column.data != nullptr);
    QrFactorization<T>(context, work).run();
}

template <class T>
void submit_geqrf(Context& context, GeqrfWork<T>& work, T* tau) {
    QrFactorization<T> factorization(context, work);
    factorization.submit_steps();
    factorization.submit_tau(tau);
}

#define LAPILLI_INSTANTIATE(T)                                             \
    template GeqrfPlan GeqrfPlan::of<T>(const Context&, index_t, index_t); \
    template struct GeqrfWork<T>;                                          \
    template void geqrf(Context&, GeqrfWork<T>&);                          \
    template void submit_geqrf(Context&, GeqrfWork<T>&, T*);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
