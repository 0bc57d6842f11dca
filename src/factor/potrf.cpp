// SPDX-License-Identifier: BSD-3-Clause
#include "factor/potrf.hpp"

#include <algorithm>
#include <complex>
#include <optional>
#include <type_traits>

#include "base/error.hpp"
#include "device/calls.hpp"
#include "device/flag_args.hpp"
#include "factor/submit_potrf.hpp"
#include "host/lapack.hpp"
#include "matrix/real_diagonal.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {

namespace {
/// info and the words behind it.
constexpr index_t state_size = 1 + (PotrfFlags::words + 1) / 2 + 1;
/// The most columns of a launch. Tiles of complex numbers have half the order: from the ninth on their sums
/// take longer than a step of the chain, and a product between two launches is faster.
template <class T>
constexpr index_t launch_columns = is_complex<T> ? potrf_panel_limit / 2 : potrf_panel_limit;
}  // namespace

template <class T>
PotrfWork<T>::PotrfWork(Arena& arena, const DistMatrix<T>& matrix, const PotrfPlan& plan)
    : n(matrix.rows),
      nb(matrix.cyclic.nb()),
      on_cpu(plan.on_cpu),
      a(matrix),
      panels(travel_buffers<T>(arena, n, [width = nb](int) { return width; })) {
    const index_t from_cpu = on_cpu ? nb : 0;
    for (int d = 0; d < arena.devices(); ++d) {
        PerDevice w;
        w.inverse = arena.device_matrix<T>(d, from_cpu, from_cpu);
        const bool has_room = plan.gathers && arena.devices() > 1;
        w.gathered = arena.device_matrix<T>(d, has_room ? a.cyclic.local_cols(d) : 0, has_room ? nb : 0);
        w.work = arena.device_array<T>(d, potrf_panel_work<T>(n));
        w.info = arena.device_array<index_t>(d, state_size);
        w.flags = reinterpret_cast<unsigned*>(w.info + 1);
        w.begun = w.flags + PotrfFlags::words;
        dev.push_back(w);
    }
    host_block = arena.pinned_matrix<T>(from_cpu, from_cpu);
    host_inverse = arena.pinned_matrix<T>(from_cpu, from_cpu);
    info = arena.pinned_array<index_t>(arena.devices());
}

template <class T>
TransferWords PotrfWork<T>::state_to_clear() {
    static_assert(state_size <= TransferWords::most_zeros);
    is_clear = true;
    return {.zeros = dev[0].info, .zero_count = state_size};
}

namespace {
bool factors_on_cpu(const Context& context) { return context.settings.text("schedule") == "hybrid"; }
}  // namespace

index_t potrf_block(Context& context, index_t n) {
    const index_t enough_blocks = std::max<index_t>(64, round_up(n / 16, 64));
    return std::min(context.settings.integer("potrf.nb"), enough_blocks);
}

index_t potrf_working_block(Context& context, index_t n) {
    const bool in_blocks = potrf_team(context, n).devices > 1 || factors_on_cpu(context);
    return in_blocks ? potrf_block(context, n) : std::min(context.settings.integer("potrf.nb"), n);
}

namespace {
/// The width of most block columns of a matrix of order n on one device. Half as many columns are 2 to 10 %
/// faster on an H200 (d and c of 1000 and 2000, z of 512 to 2000) while the chain of diagonal blocks takes
/// most of the time: its last columns then have fewer rows next to them. In s they are slower, and in d and c
/// at 512.
template <class T>
index_t usual_width(Context& context, index_t n) {
    constexpr index_t half = potrf_panel_limit / 2,
                      least = std::is_same_v<T, std::complex<double>> ? 0 : 3 * half, most = 2500;
    const index_t nb = std::min(context.settings.integer("potrf.nb"), n);
    return !std::is_same_v<T, float> && n > least && n <= most ? std::min(nb, half) : nb;
}

/// The width of the block column that begins with column `first`. On an H200 two panels at a time are faster
/// if the update takes longer than both, that is, while many rows are left; with emulated products, in all of
/// a large matrix.
template <class T>
index_t width_on_one_device(Context& context, index_t n, index_t first) {
    const index_t nb = usual_width<T>(context, n), left = n - first;
    const bool emulated = emulates_products<T>(context, ProductUse::updates);
    const index_t wide_from = emulated ? (n < 16000 ? n : 0) : std::max(10 * nb, n / 2);
    return std::min(left > wide_from ? 2 * nb : nb, left);
}
}  // namespace

template <class T>
index_t potrf_first_columns(Context& context, index_t n) {
    return width_on_one_device<T>(context, n, 0);
}

template <class T>
PotrfPlan potrf_plan(const Context& context) {
    return {.on_cpu = factors_on_cpu(context), .gathers = emulates_products<T>(context, ProductUse::updates)};
}

namespace {

// Right-looking with a look-ahead of one block column. Two queues on each device:
//
//     panel queue   A_(k+1) -= L_k L_k^H | factor A_(k+1), its copies to the other devices |
//     queue                                 | A_j -= L_k L_k^H for all j >= k+2            |
//
// The panel queue waits until the previous update is complete, so that its product meets an empty device; the
// update begins when the factorization has its multiprocessors, and takes the others.
template <class T>
class Factorization {
  public:
    Factorization(Context& context, PotrfWork<T>& work)
        : context_(context),
          w_(work),
          on_cpu_(work.on_cpu),
          cyclic_(work.a.cyclic),
          columns_(block_columns()),
          together_(rows_with_the_chain()),
          waits_for_start_(!on_cpu_ && context.settings.text("test.panel.wait") == "start"),
          factored_(context, devices()),
          next_(context, devices()),
          updated_(context, devices()) {
        if (devices() > 1) broadcast_.emplace(context, devices());
    }

    index_t run(const PotrfDelivery& deliver) {
        submit_steps();
        if (deliver) {
            if (!is_one_column()) context_.queue(0).wait(factored_[0]);
            deliver({.unless = dev(0).info, .tells = w_.info});
        } else {
            fetch_info();
        }
        context_.synchronize();
        return collect_info();
    }

    void submit_steps() {
        context_.note_schedule(on_cpu_);
        // Products add to the diagonal: with a NaN in an imaginary part they would not leave the real one
        // alone. The kernel reads real parts alone.
        const bool in_one_kernel = is_one_column() && !on_cpu_ && w_.n <= launch_columns<T>;
        if constexpr (is_complex<T>)
            if (!in_one_kernel) make_diagonal_real(context_, w_.a);
        for (int d = 0; d < devices(); ++d) {
            if (!w_.is_clear) zero(context_.queue(d), dev(d).info, state_size);
            if (is_one_column()) continue;
            context_.queue(d).record(updated_[d]);
            if (!w_.arrives_in_two) context_.panel_queue(d).wait(updated_[d]);
        }
        factor(0);
        for (index_t k = 0; k < count(); ++k) {
            const bool last = k + 1 == count();
            if (is_one_column()) return context_.submitted(1);
            for (int d = 0; d < devices(); ++d) fetch(d, k);
            if (!last) {
                make_next(k);
                // The CPU's factorization makes the host wait: the devices get their work before it.
                if (!on_cpu_) factor(k + 1);
            }
            for (int d = 0; d < devices(); ++d) update(d, k);
            if (!last && on_cpu_) factor(k + 1);
            const double left = 1.0 - static_cast<double>(k + 1) / static_cast<double>(count());
            context_.submitted(1.0 - left * left * left);
        }
    }

    /// The only device has the only info.
    void submit_info(index_t* info) {
        Queue& queue = context_.queue(0);
        if (!is_one_column()) queue.wait(factored_[0]);
        copy_across(queue, DeviceView<const index_t>{dev(0).info, 1, 1, 1},
                    DeviceView<index_t>{info, 1, 1, 1});
    }

  private:
    /// A block column, with all rows from its diagonal block on.
    struct BlockColumn {
        index_t first, width;
        int owner;
    };

    /// Several devices factor the layout's block columns. One device holds all columns next to each other:
    /// their widths follow the factorization alone.
    std::vector<BlockColumn> block_columns() const {
        std::vector<BlockColumn> columns;
        if (devices() > 1 || on_cpu_) {
            for (index_t b = 0; b < cyclic_.blocks(); ++b)
                columns.push_back({cyclic_.block_start(b), cyclic_.block_width(b), cyclic_.owner(b)});
            return columns;
        }
        for (index_t first = 0; first < w_.n;) {
            const index_t width = width_on_one_device<T>(context_, w_.n, first);
            columns.push_back({first, width, 0});
            first += width;
        }
        return columns;
    }
    /// The most rows below a diagonal block that are factored in its launch. A launch has about one thread
    /// block for each row tile, and a tile of complex numbers is half as high. Of a small matrix all rows:
    /// there the panels take longer than the updates, which get few multiprocessors next to such a launch
    /// (H200, d: n = 5000 2.45 instead of 2.60 ms, 10000 9.9 instead of 9.6).
    index_t rows_with_the_chain() const {
        const index_t most = context_.settings.integer("test.potrf.together") / (is_complex<T> ? 2 : 1);
        return w_.n / 2 <= most ? w_.n : most;
    }
    int devices() const { return cyclic_.devices(); }
    /// In a small matrix nothing overlaps: one queue has all work, and no event is waited for.
    bool is_one_column() const { return devices() == 1 && count() == 1; }
    Queue& panel_queue(int d) { return is_one_column() ? context_.queue(d) : context_.panel_queue(d); }
    auto& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }
    index_t count() const { return static_cast<index_t>(columns_.size()); }
    const BlockColumn& column(index_t k) const { return columns_[static_cast<std::size_t>(k)]; }
    /// The columns of A from the k-th block column on that its owner has, with the rows from its diagonal
    /// block on.
    DeviceView<T> trailing(index_t k) const {
        const auto& [first, width, owner] = column(k);
        if (devices() > 1) return w_.a.local_from(owner, cyclic_.local_block(k), first);
        return w_.a.local[0].block(first, first, w_.n - first, w_.n - first);
    }
    DeviceView<T> block_column(index_t k) const {
        const DeviceView<T> a = trailing(k);
        return a.block(0, 0, a.rows, column(k).width);
    }
    /// L_k on device d, in place or as it has come from its owner: there without the diagonal block.
    DeviceView<T> panel(int d, index_t k) const {
        const auto& [first, width, owner] = column(k);
        return d == owner ? block_column(k) : w_.panels.at(d, k, w_.n - first, width);
    }

    /// Block column k by its owner: L over A.
    void factor(index_t k) {
        const auto& [first, width, owner] = column(k);
        Queue& queue = panel_queue(owner);
        const DeviceView<T> a = block_column(k);
        if (on_cpu_) {
            factor_diagonal_on_cpu(queue, k, a);
            const index_t below = a.rows - a.cols;
            if (below > 0) {
                trmm(queue, {Side::right, Uplo::lower, Op::adjoint, false}, T(1),
                     dev(owner).inverse.block(0, 0, a.cols, a.cols), a.block(a.cols, 0, below, a.cols));
            }
        } else {
            for (index_t i = 0; i < width; i += launch_columns<T>) {
                const index_t count = std::min(launch_columns<T>, width - i);
                const DeviceView<T> part = a.block(i, i, a.rows - i, count);
                if (i > 0) {
                    gemm(queue, Op::none, Op::adjoint, T(-1), a.block(i, 0, a.rows - i, i),
                         a.block(i, 0, count, i), T(1), part);
                }
                factor_on_device(queue, dev(owner), part, first + i, i == 0 ? step_of(k) : 0);
            }
        }
        if (!is_one_column()) queue.record(factored_[owner]);
    }

    /// Where the rows below are few, with them: their blocks wait for the diagonal block's steps. Many are
    /// faster by themselves.
    void factor_on_device(Queue& queue, const typename PotrfWork<T>::PerDevice& dev, DeviceView<T> a,
                          index_t first, unsigned step) {
        const index_t below = a.rows - a.cols;
        const bool together = below <= together_;
        const DeviceView<T> target = together ? a : a.block(0, 0, a.cols, a.cols);
        submit(queue, PotrfPanelArgs<T>{target, dev.work, first, dev.info, dev.flags, dev.begun, step});
        if (!together) submit(queue, PotrfRowsArgs<T>{a, dev.work, dev.info});
    }

    /// The owner's word once the factorization of block column k has begun.
    static unsigned step_of(index_t k) { return static_cast<unsigned>(k) + 1; }

    void factor_diagonal_on_cpu(Queue& queue, index_t k, DeviceView<T> a) {
        const auto& [first, width, owner] = column(k);
        const HostView<T> block = w_.host_block.block(0, 0, width, width);
        const HostView<T> inverse = w_.host_inverse.block(0, 0, width, width);
        copy_across(queue, a.block(0, 0, width, width), block);
        queue.synchronize();
        {
            CpuTraceScope scope(context_.trace(), "potrf of the diagonal block");
            for (index_t j = 0; j < width; ++j) std::fill_n(inverse.at(0, j), width, T(0));
            const index_t failed = cpu_info_ == 0 ? host::potrf('L', block) : 0;
            if (failed > 0) cpu_info_ = first + failed;
            if (cpu_info_ == 0) {
                for (index_t j = 0; j < width; ++j) std::copy_n(block.at(j, j), width - j, inverse.at(j, j));
                host::trtri('L', 'N', inverse);
            }
        }
        copy_across(queue, block, a.block(0, 0, width, width));
        copy_across(queue, inverse, dev(owner).inverse.block(0, 0, width, width));
    }

    /// L_k below its diagonal block, to device d.
    void fetch(int d, index_t k) {
        const auto& [first, width, owner] = column(k);
        if (!broadcast_) return context_.queue(d).wait(factored_[d]);
        Queue& queue = broadcast_->begin_filling(d, k);
        if (d != owner) {
            const index_t below = w_.n - first - width;
            queue.wait(factored_[owner]);
            copy_across(queue, panel(owner, k).block(width, 0, below, width),
                        panel(d, k).block(width, 0, below, width));
        }
        broadcast_->end_filling(d, k);
    }

    /// A_(k+1) -= L_k L_k^H, the last of its updates, by its owner's panel queue.
    void make_next(index_t k) {
        const int owner = column(k + 1).owner;
        Queue& queue = context_.panel_queue(owner);
        queue.wait(updated_[owner]);
        update_rectangle(queue, k, k + 1);
        queue.record(next_[owner]);
    }

    /// The block columns of device d from k+2 on.
    void update(int d, index_t k) {
        Queue& queue = broadcast_ ? broadcast_->begin_using(d, k) : context_.queue(d);
        if (k + 1 < count() && column(k + 1).owner == d) {
            queue.wait(next_[d]);
            if (waits_for_start_ && k + 2 < count()) wait_for_flag(queue, dev(d).begun, step_of(k + 1));
        }
        index_t j = k + 2;
        while (j < count() && column(j).owner != d) ++j;
        if (j < count() && (devices() == 1 || dev(d).gathered.cols > 0)) {
            update_triangle(queue, d, k, j);
        } else {
            for (; j < count(); j += devices()) update_rectangle(queue, k, j);
        }
        queue.record(updated_[d]);
        if (broadcast_) broadcast_->end_using(d, k);
    }

    /// A_j -= L_k L_k^H.
    void update_rectangle(Queue& queue, index_t k, index_t j) {
        const DeviceView<T> c = block_column(j);
        const DeviceView<T> left =
            panel(column(j).owner, k).block(column(j).first - column(k).first, 0, c.rows, column(k).width);
        gemm(queue, Op::none, Op::adjoint, T(-1), left, left.block(0, 0, c.cols, left.cols), T(1), c);
    }

    /// The lower triangle of all block columns of device d from the j-th on, in one product. Of several
    /// devices the rows of L_k that belong to these columns come together first.
    void update_triangle(Queue& queue, int d, index_t k, index_t j) {
        const DeviceView<T> c = trailing(j);
        const DeviceView<T> left =
            panel(d, k).block(column(j).first - column(k).first, 0, c.rows, column(k).width);
        DeviceView<T> right = left;
        if (devices() > 1) {
            right = dev(d).gathered.block(0, 0, c.cols, left.cols);
            gather_blocks(queue, left, cyclic_.nb(), 0, devices(), right);
        }
        ProductArgs<T> args{};
        args.m = c.rows;
        args.n = c.cols;
        args.k = left.cols;
        args.op_a = 'N';
        args.op_b = 'C';
        args.terms = 1;
        args.alpha[0] = T(-1);
        args.a[0] = left.data;
        args.lda = left.ld;
        args.b[0] = right.data;
        args.ldb = right.ld;
        args.beta = T(1);
        args.c = c.data;
        args.ldc = c.ld;
        args.part = 'L';
        args.real_diagonal = is_complex<T>;
        args.nb = cyclic_.nb();
        args.team = devices();
        product(queue, args);
    }

    /// On the panel queues: the main queues may still have work. Of one block column the only queue has all
    /// of it.
    void fetch_info() {
        for (int d = 0; d < devices(); ++d) {
            Queue& queue = panel_queue(d);
            if (!is_one_column()) queue.wait(factored_[d]);
            copy_across(queue, DeviceView<const index_t>{dev(d).info, 1, 1, 1},
                        HostView<index_t>{w_.info + d, 1, 1, 1});
        }
    }
    index_t collect_info() {
        index_t info = cpu_info_;
        for (int d = 0; d < devices(); ++d) {
            if (w_.info[d] == potrf_gave_up)
                throw Error(LAPILLI_ERROR_DEVICE,
                            "a thread block of POTRF timed out waiting for another one");
            if (w_.info[d] != 0 && (info == 0 || w_.info[d] < info)) info = w_.info[d];
        }
        return info;
    }

    Context& context_;
    PotrfWork<T>& w_;
    const bool on_cpu_;
    const Cyclic cyclic_;
    const std::vector<BlockColumn> columns_;
    const index_t together_;
    const bool waits_for_start_;
    index_t cpu_info_ = 0;
    std::optional<PanelBroadcast> broadcast_;  ///< several devices
    DeviceEvents factored_, next_, updated_;
};

}  // namespace

template <class T>
index_t potrf(Context& context, PotrfWork<T>& work, const PotrfDelivery& deliver) {
    return Factorization<T>(context, work).run(deliver);
}

static_assert(potrf_gave_up == -1, "queues give it to the caller, as the routine table says");

template <class T>
void submit_potrf(Context& context, PotrfWork<T>& work, index_t* info) {
    Factorization<T> factorization(context, work);
    factorization.submit_steps();
    factorization.submit_info(info);
}

#define LAPILLI_INSTANTIATE(T)                                             \
    template struct PotrfWork<T>;                                          \
    template PotrfPlan potrf_plan<T>(const Context&);                      \
    template index_t potrf_first_columns<T>(Context&, index_t);            \
    template index_t potrf(Context&, PotrfWork<T>&, const PotrfDelivery&); \
    template void submit_potrf(Context&, PotrfWork<T>&, index_t*);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
