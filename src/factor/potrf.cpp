// SPDX-License-Identifier: BSD-3-Clause
#include "factor/potrf.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "device/calls.hpp"
#include "host/lapack.hpp"
#include "matrix/real_diagonal.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {

template <class T>
PotrfWork<T>::PotrfWork(Arena& arena, const DistMatrix<T>& matrix, bool gathers)
    : n(matrix.rows),
      nb(matrix.cyclic.nb()),
      a(matrix),
      panels(travel_buffers<T>(arena, n, [width = nb](int) { return width; })) {
    for (int d = 0; d < arena.devices(); ++d) {
        PerDevice w;
        w.inverse = arena.device_matrix<T>(d, nb, nb);
        const bool has_room = gathers && arena.devices() > 1;
        w.gathered = arena.device_matrix<T>(d, has_room ? a.cyclic.local_cols(d) : 0, has_room ? nb : 0);
        w.work = arena.device_array<T>(d, potrf_panel_work<T>(n));
        w.flags = arena.device_array<unsigned>(d, PotrfFlags::words);
        w.info = arena.device_array<index_t>(d, 1);
        dev.push_back(w);
    }
    host_block = arena.pinned_matrix<T>(nb, nb);
    host_inverse = arena.pinned_matrix<T>(nb, nb);
    info = arena.pinned_array<index_t>(arena.devices());
}

index_t potrf_block(Context& context, index_t n) {
    const index_t enough_blocks = std::max<index_t>(64, round_up(n / 16, 64));
    return std::min(context.settings.integer("potrf.nb"), enough_blocks);
}

template <class T>
bool potrf_gathers(const Context& context) {
    return emulates_products<T>(context, ProductUse::updates);
}

namespace {

// Right-looking with a look-ahead of one block column. Two queues on each device:
//
//   panel queue   A_(k+1) -= L_k L_k^H, factor A_(k+1), its copies to the other devices
//   queue         A_j     -= L_k L_k^H for j = k+2, k+3, ...
template <class T>
class Factorization {
  public:
    Factorization(Context& context, PotrfWork<T>& work)
        : context_(context),
          w_(work),
          on_cpu_(context.settings.text("potrf.schedule") == "hybrid"),
          matrix_(on_cpu_ ? work.a : in_wide_blocks(context, work.a)),
          cyclic_(matrix_.cyclic),
          triangle_(devices() == 1 && updates_triangle(context)),
          emulated_triangle_(triangle_ && emulates_products<T>(context, ProductUse::updates)),
          group_(devices() == 1 ? std::max<index_t>(1, context.settings.integer("potrf.group") / cyclic_.nb())
                                : 1),
          together_(context.settings.integer("potrf.together")),
          broadcast_(context, devices()),
          factored_(context, devices()),
          ready_{DeviceEvents(context, devices()), DeviceEvents(context, devices())} {}

    index_t run() {
        context_.note_schedule("potrf.schedule", on_cpu_);
        const index_t blocks = cyclic_.blocks();
        // Products add to the diagonal: with a NaN in an imaginary part they would not leave the real one alone.
        if constexpr (is_complex<T>) make_diagonal_real(context_, w_.a);
        for (int d = 0; d < devices(); ++d) {
            zero(context_.queue(d), dev(d).info, 1);
            zero(context_.queue(d), dev(d).flags, PotrfFlags::words);
            for (DeviceEvents& events : ready_) context_.queue(d).record(events[d]);
            context_.panel_queue(d).wait(ready_[0][d]);
        }
        factor(0);
        for (index_t k = 0; k < blocks; ++k) {
            for (int d = 0; d < devices(); ++d) fetch(d, k);
            for (int d = 0; d < devices(); ++d) update(d, k);
            if (k + 1 < blocks) {
                Queue& side = context_.panel_queue(cyclic_.owner(k + 1));
                side.wait(ready_[(k + 1) % 2][cyclic_.owner(k + 1)]);
                update_columns(side, k, k + 1, 1);
                factor(k + 1);
            }
            const double left = 1.0 - static_cast<double>(k + 1) / static_cast<double>(blocks);
            context_.submitted(1.0 - left * left * left);
        }
        return collect_info();
    }

  private:
    /// One device has all columns side by side, and may take them in blocks that suit the factorization.
    static DistMatrix<T> in_wide_blocks(Context& context, const DistMatrix<T>& a) {
        DistMatrix<T> wide = a;
        if (a.cyclic.devices() > 1) return wide;
        const index_t nb = context.settings.integer("potrf.nb");
        // Measured: where products are emulated those of 1024 columns gain more than the panels lose.
        const index_t emulated = a.cols() < 16000 ? nb : 2 * nb;
        wide.cyclic = Cyclic(
            a.cols(),
            emulates_products<T>(context, ProductUse::updates) ? emulated : std::min(nb, potrf_panel_limit),
            1);
        return wide;
    }
    /// An emulated product brings its operands into another form first: once for a triangle, not for each part of it.
    static bool updates_triangle(Context& context) {
        const std::string& how = context.settings.text("potrf.update");
        return how == "auto" ? emulates_products<T>(context, ProductUse::updates) : how == "triangle";
    }
    int devices() const { return cyclic_.devices(); }
    auto& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }
    /// L_k on device d, in place or as it has come from its owner: there without the diagonal block.
    DeviceView<T> panel(int d, index_t k) const {
        return d == cyclic_.owner(k) ? matrix_.block_column(k, start(k))
                                     : w_.panels.at(d, k, w_.n - start(k), cyclic_.block_width(k));
    }
    index_t start(index_t k) const { return cyclic_.block_start(k); }

    /// Block column k by its owner: L over A.
    void factor(index_t k) {
        const int owner = cyclic_.owner(k);
        Queue& queue = context_.panel_queue(owner);
        const DeviceView<T> a = matrix_.block_column(k, start(k));
        if (on_cpu_) {
            factor_diagonal_on_cpu(queue, k, a);
            const index_t below = a.rows - a.cols;
            if (below > 0) {
                trmm(queue, {Side::right, Uplo::lower, Op::adjoint, false}, T(1),
                     dev(owner).inverse.block(0, 0, a.cols, a.cols), a.block(a.cols, 0, below, a.cols));
            }
        } else {
            for (index_t i = 0; i < a.cols; i += potrf_panel_limit) {
                const index_t width = std::min(potrf_panel_limit, a.cols - i);
                const DeviceView<T> column = a.block(i, i, a.rows - i, width);
                if (i > 0) {
                    gemm(queue, Op::none, Op::adjoint, T(-1), a.block(i, 0, a.rows - i, i),
                         a.block(i, 0, width, i), T(1), column);
                }
                factor_on_device(queue, dev(owner), column, start(k) + i);
            }
        }
        queue.record(factored_[owner]);
    }

    /// Where the rows below are few, with them: their blocks wait for the diagonal block's steps. Many are faster by themselves.
    void factor_on_device(Queue& queue, const typename PotrfWork<T>::PerDevice& dev, DeviceView<T> a,
                          index_t first) {
        const index_t below = a.rows - a.cols;
        const bool together = below <= together_;
        const DeviceView<T> target = together ? a : a.block(0, 0, a.cols, a.cols);
        submit(queue, PotrfPanelArgs<T>{target, dev.work, first, dev.info, dev.flags});
        if (!together) submit(queue, PotrfRowsArgs<T>{a, dev.work, dev.info});
    }

    void factor_diagonal_on_cpu(Queue& queue, index_t k, DeviceView<T> a) {
        const index_t width = a.cols;
        const HostView<T> block = w_.host_block.block(0, 0, width, width);
        const HostView<T> inverse = w_.host_inverse.block(0, 0, width, width);
        copy_across(queue, a.block(0, 0, width, width), block);
        queue.synchronize();
        {
            CpuTraceScope scope(context_.trace(), "potrf of the diagonal block");
            for (index_t j = 0; j < width; ++j) std::fill_n(inverse.at(0, j), width, T(0));
            const index_t failed = cpu_info_ == 0 ? host::potrf('L', block) : 0;
            if (failed > 0) cpu_info_ = start(k) + failed;
            if (cpu_info_ == 0) {
                for (index_t j = 0; j < width; ++j) std::copy_n(block.at(j, j), width - j, inverse.at(j, j));
                host::trtri('L', 'N', inverse);
            }
        }
        copy_across(queue, block, a.block(0, 0, width, width));
        copy_across(queue, inverse, dev(cyclic_.owner(k)).inverse.block(0, 0, width, width));
    }

    /// L_k below its diagonal block, to device d.
    void fetch(int d, index_t k) {
        const int owner = cyclic_.owner(k);
        Queue& queue = broadcast_.begin_filling(d, k);
        const index_t width = cyclic_.block_width(k), rows = w_.n - start(k);
        if (d != owner) {
            queue.wait(factored_[owner]);
            copy_across(queue, panel(owner, k).block(width, 0, rows - width, width),
                        panel(d, k).block(width, 0, rows - width, width));
        }
        broadcast_.end_filling(d, k);
    }

    /// The block columns of device d from k+2 on, the next panel first; k+1 is the panel queue's.
    void update(int d, index_t k) {
        Queue& queue = broadcast_.begin_using(d, k);
        const index_t begin = cyclic_.first_local_block(d, k + 2), end = cyclic_.local_blocks(d);
        if (emulated_triangle_ && begin < end) {
            update_rest(queue, k, [&] { queue.record(ready_[k % 2][d]); });
            return broadcast_.end_using(d, k);
        }
        const bool together = triangle_ || dev(d).gathered.cols > 0;
        for (index_t b = begin; b < end;) {
            const index_t block = cyclic_.global_block(d, b);
            const index_t rest = together ? end - b : std::min(end - b, group_);
            const index_t count = block == k + 2 ? 1 : rest;
            if (count > 1 && devices() > 1)
                update_gathered(queue, d, k, b);
            else
                update_columns(queue, k, block, count);
            if (block == k + 2) queue.record(ready_[k % 2][d]);
            b += count;
        }
        broadcast_.end_using(d, k);
    }

    /// A_j -= L_k L_k^H for `count` block columns from j on, neighbours in the memory of j's owner.
    void update_columns(Queue& queue, index_t k, index_t j, index_t count) {
        const int d = cyclic_.owner(j);
        const index_t width = cyclic_.block_width(k), offset = start(j) - start(k), rows = w_.n - start(j);
        const DeviceView<T> target = matrix_.block_column(j, start(j));
        const index_t cols = std::min(count * cyclic_.nb(), rows);
        const DeviceView<T> c{target.data, rows, cols, target.ld};
        const DeviceView<T> left = panel(d, k).block(offset, 0, rows, width);
        if (triangle_ && cols == rows)
            update_triangle(queue, left, left, c);
        else
            gemm(queue, Op::none, Op::adjoint, T(-1), left, left.block(0, 0, cols, width), T(1), c);
    }

    /// All block columns from k+2 on at once, of one device: L_k is brought into another form once. `next` is called when k+2 is made.
    template <class F>
    void update_rest(Queue& queue, index_t k, F next) {
        const index_t j = k + 2, width = cyclic_.block_width(k), rows = w_.n - start(j);
        const DeviceView<T> c{matrix_.block_column(j, start(j)).data, rows, rows, matrix_.local[0].ld};
        const DeviceView<T> left = panel(0, k).block(start(j) - start(k), 0, rows, width);
        update_triangle(queue, left, left, c, {cyclic_.nb(), next});
    }

    /// All block columns of device d from its b-th on, at once: the rows of L_k that belong to them come together first.
    void update_gathered(Queue& queue, int d, index_t k, index_t b) {
        const index_t first = cyclic_.global_block(d, b), width = cyclic_.block_width(k);
        const DeviceView<T> c = matrix_.local_from(d, b, start(first));
        const DeviceView<T> left = panel(d, k).block(start(first) - start(k), 0, c.rows, width),
                            right = dev(d).gathered.block(0, 0, c.cols, width);
        gather_blocks(queue, left, cyclic_.nb(), 0, devices(), right);
        update_triangle(queue, left, right, c);
    }

    /// C -= L R^H on the lower triangle alone, whose columns are every so many blocks of it where there are several devices.
    void update_triangle(Queue& queue, DeviceView<const T> l, DeviceView<const T> r, DeviceView<T> c,
                         const Milestone& milestone = {}) {
        ProductArgs<T> args{};
        args.m = c.rows;
        args.n = c.cols;
        args.k = l.cols;
        args.op_a = 'N';
        args.op_b = 'C';
        args.terms = 1;
        args.alpha[0] = T(-1);
        args.a[0] = l.data;
        args.lda = l.ld;
        args.b[0] = r.data;
        args.ldb = r.ld;
        args.beta = T(1);
        args.c = c.data;
        args.ldc = c.ld;
        args.part = 'L';
        args.nb = cyclic_.nb();
        args.team = devices();
        product(queue, args, milestone);
    }

    index_t collect_info() {
        for (int d = 0; d < devices(); ++d) {
            context_.queue(d).wait(factored_[d]);
            copy_across(context_.queue(d), DeviceView<const index_t>{dev(d).info, 1, 1, 1},
                        HostView<index_t>{w_.info + d, 1, 1, 1});
        }
        context_.synchronize();
        index_t info = cpu_info_;
        for (int d = 0; d < devices(); ++d) {
            if (w_.info[d] == potrf_gave_up)
                throw Error(LAPILLI_ERROR_DEVICE,
                            "a thread block of POTRF has waited in vain for another one");
            if (w_.info[d] != 0 && (info == 0 || w_.info[d] < info)) info = w_.info[d];
        }
        return info;
    }

    Context& context_;
    PotrfWork<T>& w_;
    const bool on_cpu_;
    const DistMatrix<T> matrix_;
    const Cyclic cyclic_;
    /// On one device: the trailing matrix behind the next block column as a triangle; or as so many neighbouring block columns
    /// in one product of rectangles, which computes more above the diagonal.
    const bool triangle_, emulated_triangle_;
    const index_t group_;
    const index_t together_;
    index_t cpu_info_ = 0;
    PanelBroadcast broadcast_;
    DeviceEvents factored_, ready_[2];
};

}  // namespace

template <class T>
index_t potrf(Context& context, PotrfWork<T>& work) {
    return Factorization<T>(context, work).run();
}

#define LAPILLI_INSTANTIATE(T)                      \
    template struct PotrfWork<T>;                   \
    template bool potrf_gathers<T>(const Context&); \
    template index_t potrf(Context&, PotrfWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
