// SPDX-License-Identifier: BSD-3-Clause
#include "factor/potrf.hpp"

#include <algorithm>

#include "device/calls.hpp"
#include "host/lapack.hpp"
#include "matrix/real_diagonal.hpp"

namespace lapilli {

template <class T>
PotrfWork<T>::PotrfWork(Arena& arena, const DistMatrix<T>& matrix)
    : n(matrix.rows), nb(matrix.cyclic.nb()), a(matrix), panels(arena, n, nb) {
    for (int d = 0; d < arena.devices(); ++d) {
        PerDevice w;
        w.inverse = arena.device_matrix<T>(d, nb, nb);
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
          cyclic_(work.a.cyclic),
          on_cpu_(context.settings.text("potrf.schedule") == "hybrid"),
          group_(devices() == 1 ? std::max<index_t>(1, context.settings.integer("potrf.group") / work.nb)
                                : 1),
          broadcast_(context, devices()),
          factored_(context, devices()),
          ready_{DeviceEvents(context, devices()), DeviceEvents(context, devices())} {}

    index_t run() {
        const index_t blocks = cyclic_.blocks();
        // Products add to the diagonal: with a NaN in an imaginary part they would not leave the real one alone.
        if constexpr (is_complex<T>) make_diagonal_real(context_, w_.a);
        for (int d = 0; d < devices(); ++d) {
            zero(context_.queue(d), dev(d).info, 1);
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
    int devices() const { return cyclic_.devices(); }
    auto& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }
    DeviceView<T> panel(int d, index_t k, index_t rows) const {
        return w_.panels.at(d, k, rows, cyclic_.block_width(k));
    }
    index_t start(index_t k) const { return cyclic_.block_start(k); }

    /// Block column k by its owner: L over A, and below the diagonal block also in the panel buffer.
    void factor(index_t k) {
        const int owner = cyclic_.owner(k);
        Queue& queue = context_.panel_queue(owner);
        broadcast_.wait_until_free(queue, k);
        const DeviceView<T> a = w_.a.block_column(k, start(k)), panel = this->panel(owner, k, a.rows);
        if (on_cpu_) {
            factor_diagonal_on_cpu(queue, k, a);
            solve_below(queue, a, panel, 0, a.cols, dev(owner).inverse.block(0, 0, a.cols, a.cols));
        } else {
            factor_on_device(queue, k, a, panel);
        }
        queue.record(factored_[owner]);
    }

    /// Left-looking over narrow blocks: A_i -= L_(0..i-1) L_(0..i-1)^H, factor, L = A inverse^H.
    void factor_on_device(Queue& queue, index_t k, DeviceView<T> a, DeviceView<T> panel) {
        const int owner = cyclic_.owner(k);
        for (index_t i = 0; i < a.cols; i += potf2_limit) {
            const index_t width = std::min<index_t>(potf2_limit, a.cols - i);
            const DeviceView<T> column = a.block(i, i, a.rows - i, width);
            if (i > 0) {
                gemm(queue, Op::none, Op::adjoint, T(-1), panel.block(i, 0, a.rows - i, i),
                     panel.block(i, 0, width, i), T(1), column);
            }
            const DeviceView<T> inverse = dev(owner).inverse.block(0, 0, width, width);
            potf2(queue, column.block(0, 0, width, width), inverse, start(k) + i, dev(owner).info);
            solve_below(queue, a, panel, i, width, inverse);
        }
    }

    /// The rows below a diagonal block: L = A inverse^H.
    void solve_below(Queue& queue, DeviceView<T> a, DeviceView<T> panel, index_t i, index_t width,
                     DeviceView<T> inverse) {
        const index_t below = a.rows - i - width;
        if (below == 0) return;
        const DeviceView<T> from = a.block(i + width, i, below, width),
                            to = panel.block(i + width, i, below, width);
        gemm(queue, Op::none, Op::adjoint, T(1), from, inverse, T(0), to);
        copy(queue, Part::all, to, from);
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
            copy_across(queue, panel(owner, k, rows).block(width, 0, rows - width, width),
                        panel(d, k, rows).block(width, 0, rows - width, width));
        }
        broadcast_.end_filling(d, k);
    }

    /// The block columns of device d from k+2 on, the next panel first; k+1 is the panel queue's.
    void update(int d, index_t k) {
        Queue& queue = broadcast_.begin_using(d, k);
        const index_t begin = cyclic_.first_local_block(d, k + 2), end = cyclic_.local_blocks(d);
        for (index_t b = begin; b < end;) {
            const index_t block = cyclic_.global_block(d, b);
            const index_t count = block == k + 2 ? 1 : std::min(end - b, group_);
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
        const DeviceView<T> target = w_.a.block_column(j, start(j));
        const index_t cols = std::min(count * w_.nb, w_.n - start(j));
        const DeviceView<T> c{target.data, rows, cols, target.ld};
        const DeviceView<T> panel = this->panel(d, k, w_.n - start(k));
        gemm(queue, Op::none, Op::adjoint, T(-1), panel.block(offset, 0, rows, width),
             panel.block(offset, 0, cols, width), T(1), c);
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
            if (w_.info[d] != 0 && (info == 0 || w_.info[d] < info)) info = w_.info[d];
        }
        return info;
    }

    Context& context_;
    PotrfWork<T>& w_;
    const Cyclic cyclic_;
    const bool on_cpu_;
    /// On one device, neighbouring block columns in one product: more tiles for the machine, little waste.
    const index_t group_;
    index_t cpu_info_ = 0;
    PanelBroadcast broadcast_;
    DeviceEvents factored_, ready_[2];
};

}  // namespace

template <class T>
index_t potrf(Context& context, PotrfWork<T>& work) {
    return Factorization<T>(context, work).run();
}

#define LAPILLI_INSTANTIATE(T)    \
    template struct PotrfWork<T>; \
    template index_t potrf(Context&, PotrfWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
