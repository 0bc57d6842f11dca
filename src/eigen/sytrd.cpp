// SPDX-License-Identifier: BSD-3-Clause
#include "eigen/sytrd.hpp"

#include <algorithm>

#include "device/calls.hpp"
#include "eigen/sytrd_panel.hpp"
#include "level2_args.hpp"
#include "matrix/panel_broadcast.hpp"
#include "matrix/safe_range.hpp"
#include "runtime/abort_on_failure.hpp"
#include "runtime/emulation.hpp"
#include "tridiagonal/panel/args.hpp"
#include "tridiagonal/resident/args.hpp"

namespace lapilli {

template <class T>
SytrdWork<T>::SytrdWork(Arena& arena, const DistMatrix<T>& matrix, const CarveLater& later)
    : n(matrix.rows), nb(matrix.cyclic.nb()), a(matrix), dev(static_cast<std::size_t>(arena.devices())) {
    const index_t blocks = a.cyclic.blocks();
    for (int k = 0; k < arena.devices(); ++k)
        dev[static_cast<std::size_t>(k)].tau = arena.device_array<T>(k, n);
    arena.overlay([&] { carve_workspace(arena); }, later);
    host_v = arena.pinned_matrix<T>(n, nb);
    host_w = arena.pinned_matrix<T>(n, nb);
    host_y = arena.pinned_matrix<T>(n, arena.devices());
    host_vectors = arena.pinned_array<T>(4 * (nb + 8));
    norms = arena.pinned_array<R>(blocks);
    aborted = arena.pinned_array<unsigned>(1);
    d = arena.pinned_array<R>(n);
    e = arena.pinned_array<R>(n);
    tau = arena.pinned_array<T>(n);
}

template <class T>
void SytrdWork<T>::carve_workspace(Arena& arena) {
    const index_t ld = round_up(n, row_padding), blocks = a.cyclic.blocks();
    for (int k = 0; k < arena.devices(); ++k) {
        const index_t local_blocks = a.cyclic.local_blocks(k);
        PerDevice& w = dev[static_cast<std::size_t>(k)];
        for (DeviceView<T>& vw : w.vw) vw = arena.device_matrix<T>(k, n, 3 * nb);
        w.pack = arena.device_matrix<T>(k, std::max<index_t>(1, local_blocks * nb), 2 * nb);
        const index_t rows = std::min(n, resident_limit<T>),
                      gathered = k == 0 && arena.devices() > 1 ? rows : 0;
        w.rest = arena.device_matrix<T>(k, gathered, gathered);
        w.d = arena.device_array<R>(k, n);
        w.e = arena.device_array<R>(k, n);
        w.partial =
            arena.device_array<T>(k, std::max(symv_work(n), panel_partial_sums<T>(n, nb, arena.devices())));
        w.scratch = arena.device_array<T>(k, std::max(panel_scratch(ld, nb), resident_work(rows)));
        w.parts = arena.device_array<T>(k, panel_parts(ld, arena.devices()));
        w.flags = arena.device_array<unsigned>(k, flag_words(ld, arena.devices()));
        w.barrier = arena.device_array<std::byte>(k, barrier_bytes);
        w.norms = arena.device_array<R>(k, blocks);
        w.y = arena.device_array<T>(k, ld);
    }
}

namespace {

/// The approximate number of columns of the trailing matrix that one product updates, over all devices.
constexpr index_t columns_of_a_product = 512;

template <class T>
class Reduction {
  public:
    using R = real_t<T>;
    Reduction(Context& context, SytrdWork<T>& work)
        : context_(context),
          w_(work),
          cyclic_(work.a.cyclic),
          group_(std::max<index_t>(1, columns_of_a_product / work.nb / devices())),
          broadcast_(context, devices()),
          updated_(context, devices()),
          turn_(devices() > 1),
          guard_(*work.aborted) {}

    void run() {
        std::vector<R*> norms;
        for (const auto& device : w_.dev) norms.push_back(device.norms);
        const R sigma = scale_to_safe_range(context_, Part::lower, w_.a, norms, w_.norms);
        const bool hybrid =
            context_.settings.text("schedule") == "hybrid" || !panel_fits<T>(w_.n, w_.nb, devices());
        const PanelPlace place = hybrid ? PanelPlace::cpu : PanelPlace::devices;
        SytrdPanel<T> panel(context_, w_, place);
        const index_t resident =
            hybrid ? 0 : std::min(context_.queue(0).resident_rows(precision_letter<T>), resident_limit<T>);
        prepare(w_.n > resident);
        for (index_t k = 0; k < cyclic_.blocks(); ++k) {
            if (w_.n - cyclic_.block_start(k) <= resident) {
                reduce_rest(k);
                break;
            }
            fetch_panel(k);
            panel.reduce(k);
            store_reflectors(k);
            update_trailing_matrix(k);
            const double left = 1.0 - static_cast<double>(k + 1) / static_cast<double>(cyclic_.blocks());
            context_.submitted(1.0 - left * left * left);
        }
        collect(sigma);
    }

  private:
    int devices() const { return cyclic_.devices(); }
    auto& dev(int k) { return w_.dev[static_cast<std::size_t>(k)]; }

    /// The flags of the kernels; zeros where those of panels read padding.
    void prepare(bool has_panels) {
        guard_.clear();
        for (int k = 0; k < devices(); ++k) {
            Queue& queue = context_.queue(k);
            zero(queue, dev(k).barrier, barrier_bytes);
            if (!has_panels) continue;
            zero(queue, dev(k).flags, flag_words(w_.a.local[0].ld, devices()));
            zero(queue, dev(k).scratch, panel_scratch(w_.a.local[0].ld, w_.nb));
            for (const DeviceView<T>& vw : dev(k).vw) zero(queue, vw.data, vw.ld * vw.cols);
        }
        if (devices() > 1) context_.synchronize();  // peers may set flags at once
    }

    /// V := the panel's columns of A, on every device, as soon as their owner has updated them.
    void fetch_panel(index_t k) {
        const index_t first = cyclic_.block_start(k), width = cyclic_.block_width(k);
        const int owner = cyclic_.owner(k);
        if (k == 0) context_.queue(owner).record(updated_[owner]);
        for (int d = 0; d < devices(); ++d) {
            Queue& side = broadcast_.begin_filling(d, k);
            side.wait(updated_[owner]);
            copy_across(side, w_.a.block_column(k, first),
                        dev(d).vw[k % 2].block(first, 0, w_.n - first, width));
            broadcast_.end_filling(d, k);
            broadcast_.begin_using(d, k);
        }
    }

    /// LAPACK's place for the reflectors: below the first subdiagonal of the panel's columns.
    void store_reflectors(index_t k) {
        const index_t first = cyclic_.block_start(k), width = cyclic_.block_width(k);
        if (first + 1 >= w_.n) return;
        const int owner = cyclic_.owner(k);
        // Every device copies the panel from the owner's columns before they may change.
        broadcast_.wait_until_filled(context_.queue(owner), k);
        copy(context_.queue(owner), Part::strictly_lower,
             dev(owner).vw[k % 2].block(first + 1, 0, w_.n - first - 1, width),
             w_.a.block_column(k, first + 1));
    }

    /// A -= V W^H + W V^H on what the next panels need, the next panel's columns first.
    void update_trailing_matrix(index_t k) {
        const index_t next = cyclic_.block_start(k) + cyclic_.block_width(k), width = cyclic_.block_width(k);
        if (next >= w_.n) return;
        for (int d = 0; d < devices(); ++d) {
            Queue& queue = context_.queue(d);
            const DeviceView<T> vw = dev(d).vw[k % 2];
            const index_t below = w_.n - next;
            copy(queue, Part::all, vw.block(next, 0, below, width), vw.block(next, 2 * width, below, width));
            const DeviceView<T> right = rows_of_local_columns(d, k, vw.block(next, width, below, 2 * width));
            const index_t begin = cyclic_.first_local_block(d, k + 1);
            const index_t end = cyclic_.local_blocks(d);
            const bool owns_next = cyclic_.owner(k + 1) == d;
            for (index_t b = begin; b < end;) {
                const index_t count = b == begin && owns_next ? 1 : std::min(end - b, group_);
                update_group(queue, d, vw, right, b, count, begin, width);
                if (b == begin && owns_next) queue.record(updated_[d]);
                b += count;
            }
            broadcast_.end_using(d, k);
        }
    }

    /// The rest from panel k on, on the first device alone, in shared memory and registers: there a column
    /// costs less than the exchange of A v between devices.
    void reduce_rest(index_t k) {
        const index_t first = cyclic_.block_start(k), rows = w_.n - first;
        Queue& queue = context_.queue(0);
        const bool alone = devices() == 1;
        const DeviceView<T> rest =
            alone ? w_.a.local[0].block(first, first, rows, rows) : dev(0).rest.block(0, 0, rows, rows);
        if (!alone) gather(k, rest);
        submit(queue, ResidentArgs<T>{rows, rest.data, rest.ld, dev(0).d + first, dev(0).e + first,
                                      dev(0).tau + first, dev(0).scratch, dev(0).barrier, context_.sharers});
        if (!alone) spread(k, rest);
        context_.submitted(1);
    }

    /// Calls f(queue of the owner, block column of A, its place in the rest) for every block from panel k on.
    template <class F>
    void over_rest(index_t k, DeviceView<T> rest, F f) {
        for (index_t b = k; b < cyclic_.blocks(); ++b) {
            const index_t first = cyclic_.block_start(b), at = first - cyclic_.block_start(k);
            f(context_.queue(cyclic_.owner(b)), w_.a.block_column(b, first),
              rest.block(at, at, w_.n - first, cyclic_.block_width(b)));
        }
    }
    void gather(index_t k, DeviceView<T> rest) {
        over_rest(k, rest, [](Queue& queue, DeviceView<T> column, DeviceView<T> place) {
            copy_across(queue, column, place);
        });
        for (int d = 1; d < devices(); ++d) {
            context_.queue(d).record(updated_[d]);
            context_.queue(0).wait(updated_[d]);
        }
    }
    /// The reflectors to the owners of their columns; d, e and tau to all devices.
    void spread(index_t k, DeviceView<T> rest) {
        context_.queue(0).record(updated_[0]);
        for (int d = 1; d < devices(); ++d) context_.queue(d).wait(updated_[0]);
        over_rest(k, rest, [](Queue& queue, DeviceView<T> column, DeviceView<T> place) {
            copy_across(queue, place, column);
        });
        const index_t first = cyclic_.block_start(k), rows = w_.n - first;
        for (int d = 1; d < devices(); ++d) {
            const auto send = [&]<class S>(S* from, S* to, index_t count) {
                copy_across(context_.queue(d), DeviceView<const S>{from + first, count, 1, rows},
                            DeviceView<S>{to + first, count, 1, rows});
            };
            send(dev(0).d, dev(d).d, rows);
            send(dev(0).e, dev(d).e, rows - 1);
            send(dev(0).tau, dev(d).tau, rows - 1);
        }
    }

    /// The rows of [W V] that belong to device d's columns right of panel k, in their local order.
    DeviceView<T> rows_of_local_columns(int d, index_t k, DeviceView<T> wv) {
        const index_t begin = cyclic_.first_local_block(d, k + 1);
        const index_t count = cyclic_.local_cols(d) - std::min(begin * w_.nb, cyclic_.local_cols(d));
        if (devices() == 1) return wv.block(0, 0, count, wv.cols);
        const DeviceView<T> packed = dev(d).pack.block(0, 0, count, wv.cols);
        if (count > 0) {
            gather_blocks(context_.queue(d), wv, w_.nb, cyclic_.global_block(d, begin) - (k + 1), devices(),
                          packed);
        }
        return packed;
    }

    void update_group(Queue& queue, int d, DeviceView<T> vw, DeviceView<T> right, index_t b, index_t count,
                      index_t begin, index_t width) {
        const index_t row = cyclic_.block_start(cyclic_.global_block(d, b));
        const index_t col = b * w_.nb;
        const index_t cols = std::min(count * w_.nb, cyclic_.local_cols(d) - col);
        gemm(queue, Op::none, Op::adjoint, T(-1), vw.block(row, 0, w_.n - row, 2 * width),
             right.block((b - begin) * w_.nb, 0, cols, 2 * width), T(1),
             w_.a.local[static_cast<std::size_t>(d)].block(row, col, w_.n - row, cols));
    }

    /// d, e and tau to the host, in the original scale; d and e into A.
    void collect(R sigma) {
        const index_t n = w_.n;
        Queue& queue = context_.queue(0);
        copy_across(queue, DeviceView<const R>{dev(0).d, n, 1, n}, HostView<R>{w_.d, n, 1, n});
        copy_across(queue, DeviceView<const R>{dev(0).e, n - 1, 1, n}, HostView<R>{w_.e, n - 1, 1, n});
        copy_across(queue, DeviceView<const T>{dev(0).tau, n - 1, 1, n}, HostView<T>{w_.tau, n - 1, 1, n});
        // On several devices another one's copy of the last panel may still read A.
        const bool at_once = sigma == R(1) && devices() == 1;
        if (at_once) store_tridiagonal();
        context_.synchronize();
        guard_.require_answers("a device timed out waiting for another one's part of a product");
        if (at_once) return;
        for (index_t i = 0; i < n; ++i) w_.d[i] /= sigma;
        for (index_t i = 0; i + 1 < n; ++i) w_.e[i] /= sigma;
        for (int k = 0; k < devices() && sigma != R(1); ++k) {
            copy_across(context_.queue(k), HostView<const R>{w_.d, n, 1, n},
                        DeviceView<R>{dev(k).d, n, 1, n});
            copy_across(context_.queue(k), HostView<const R>{w_.e, n - 1, 1, n},
                        DeviceView<R>{dev(k).e, n - 1, 1, n});
        }
        store_tridiagonal();
        context_.synchronize();
    }
    void store_tridiagonal() {
        for (index_t b = 0; b < cyclic_.blocks(); b += cyclic_.neighbours(b)) {
            const int k = cyclic_.owner(b);
            const index_t first = cyclic_.block_start(b);
            set_diagonal(context_.queue(k), dev(k).d + first, w_.a.neighbours(b, first));
            if (first + 1 < w_.n)
                set_diagonal(context_.queue(k), dev(k).e + first, w_.a.neighbours(b, first + 1));
        }
    }

    Context& context_;
    SytrdWork<T>& w_;
    const Cyclic cyclic_;
    /// Local block columns in one product: wide enough to be fast, narrow enough not to compute too much
    /// above the diagonal.
    const index_t group_;
    PanelBroadcast broadcast_;
    DeviceEvents updated_;
    const TeamTurn turn_;
    const AbortOnFailure guard_;
};

}  // namespace

template <class T>
void sytrd(Context& context, SytrdWork<T>& work) {
    // As in the band reduction: V and W lie next to each other, and W is as large as A.
    const NativeProducts native(context);
    Reduction<T>(context, work).run();
}

#define LAPILLI_INSTANTIATE(T)    \
    template struct SytrdWork<T>; \
    template void sytrd(Context&, SytrdWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
