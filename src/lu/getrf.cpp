// SPDX-License-Identifier: BSD-3-Clause
#include "lu/getrf.hpp"

#include <algorithm>

#include "device/calls.hpp"
#include "device/flag_args.hpp"
#include "host/lapack.hpp"
#include "lu/submit_lu.hpp"

namespace lapilli {
namespace {

using PanelLists = LuPanelLists;

/// The number of block columns on device d with panels to their right.
index_t blocks_to_the_left(index_t rows, const Cyclic& cyclic, int d) {
    const index_t panels = ceil_div(std::min(rows, cyclic.cols()), cyclic.nb());
    return panels == 0 ? 0 : cyclic.first_local_block(d, panels - 1);
}
}  // namespace

template <class T>
GetrfWork<T>::GetrfWork(Arena& arena, const DistMatrix<T>& matrix, const GetrfPlan& how)
    : a(matrix), plan(how), panels(travel_buffers<T>(arena, a.rows, [&](int) { return a.cyclic.nb(); })) {
    const index_t lists = checked_product(PanelLists::of_a_column, steps());
    for (int d = 0; d < arena.devices(); ++d) {
        PerDevice w;
        w.lists = arena.device_array<index_t>(d, lists);
        w.info = arena.device_array<index_t>(d, 1);
        w.begun = arena.device_array<unsigned>(d, 1);
        w.work = arena.device_array<std::byte>(d, lu_panel_work<T>(a.rows, plan.wide_rows > 0));
        w.by_rows =
            arena.device_matrix<T>(d, plan.by_rows ? a.cyclic.local_cols(d) : 0, plan.by_rows ? a.rows : 0);
        const index_t left = blocks_to_the_left(a.rows, a.cyclic, d);
        w.left_lists = arena.device_array<int>(d, checked_product(left, a.rows));
        w.left_columns = arena.device_array<T>(d, permute_rows_work(a.rows, left * a.cyclic.nb()));
        dev.push_back(w);
    }
    if (plan.hybrid) {
        host_column = arena.pinned_matrix<T>(a.rows, std::min(plan.nb, a.cols()));
        host_lists = arena.pinned_array<index_t>(lists);
    }
    pivots = arena.pinned_array<index_t>(steps());
    info = arena.pinned_array<index_t>(arena.devices());
}

namespace {

// Right-looking with a look-ahead of one step, which is a block column or more (LuOrder). Two queues on each
// device:
//
//   panel queue   A_(k+1) := update by L_k, factor A_(k+1), its copies to the other devices
//   queue         A_j     := update by L_k for j = k+2, k+3, ...
//
// An update of columns C by a block column or panel L = (L1; L2) with a unit lower triangle L1:
//
//     C := P C,  C1 := L1^-1 C1,  C2 -= L2 C1
//
// A step is factored half after half, down to panels, the operation lu_panel; a half is followed by the
// update of the other one. The interchanges of the columns to the left of a step wait until all are factored.
//
// With `by_rows` the columns that are to be factored are kept transposed, R = A^T, where interchanged rows
// are side by side. The rows of U leave it as they become final, a step leaves it when its turn comes to be
// factored, and all of them when few rows are left:
//
//     R := R P^T,  C1 := L1^-1 R1^T,  R2 -= C1^T L2^T
template <class T>
class LuFactorization {
  public:
    LuFactorization(Context& context, GetrfWork<T>& work)
        : context_(context),
          w_(work),
          cyclic_(work.a.cyclic),
          order_(work.plan.order(work.a.rows, work.a.cols())),
          broadcast_(context, devices()),
          factored_(context, devices()),
          next_(context, devices()),
          taken_(context, devices()),
          ready_{DeviceEvents(context, devices()), DeviceEvents(context, devices())},
          waits_for_start_(context.settings.text("test.panel.wait") == "start") {
        for (index_t b = 0; b < cyclic_.blocks(); b += order_.blocks_at(cyclic_.block_start(b)))
            first_blocks_.push_back(b);
    }

    GetrfResult run() {
        submit_steps();
        interchange_to_the_left();
        return collect();
    }

    void submit_steps() {
        for (int d = 0; d < devices(); ++d) {
            zero(context_.queue(d), dev(d).info, 1);
            zero(context_.queue(d), dev(d).work, barrier_bytes);
            zero(context_.queue(d), dev(d).begun, 1);
            context_.queue(d).record(ready_[0][d]);
            context_.panel_queue(d).wait(ready_[0][d]);
            // The first step is not among them.
            if (waits_by_rows(0)) store_by_rows(d);
            context_.queue(d).record(ready_[1][d]);
        }
        const index_t steps = count(), panels = steps_with_pivots();
        factor(0);
        for (index_t k = 0; k < panels; ++k) {
            for (int d = 0; d < devices(); ++d) fetch(d, k);
            if (!panels_first()) update_all(k);
            if (k + 1 < steps) {
                const int owner = this->owner(k + 1);
                Queue& side = context_.panel_queue(owner);
                side.wait(ready_[(k + 1) % 2][owner]);
                update_waiting(side, owner, k, local_start(owner, k + 1), width(k + 1));
                side.record(next_[owner]);
                if (k + 1 < panels)
                    factor(k + 1);
                else
                    side.record(factored_[owner]);
                if (panels_first() && k + 1 < panels) let_begin(owner, k + 1);
            }
            if (panels_first()) update_all(k);
            const double left = 1.0 - static_cast<double>(k + 1) / static_cast<double>(panels);
            context_.submitted(1.0 - left * left * left);
        }
    }

    /// Results of the only device. The host does not know the pivots: the interchanges of each panel reach
    /// the columns to the left by themselves.
    void submit_results(index_t* ipiv, index_t* info) {
        Queue& queue = context_.queue(0);
        interchange_to_the_left();
        copy_across(queue, DeviceView<const index_t>{dev(0).info, 1, 1, 1},
                    DeviceView<index_t>{info, 1, 1, 1});
        copy_pivots<DeviceView<index_t>>(queue, ipiv);
    }

  private:
    int devices() const { return cyclic_.devices(); }
    /// Where a wide panel follows, the next block column is made and its panel begins before the update of
    /// the others: its small kernels wait for no tile of a large product.
    bool panels_first() const { return w_.plan.wide_rows > 0; }
    auto& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }
    /// Steps; those with pivots are before the others.
    index_t count() const { return static_cast<index_t>(first_blocks_.size()); }
    index_t steps_with_pivots() const {
        index_t k = count();
        while (k > 0 && start(k - 1) >= w_.steps()) --k;
        return k;
    }
    index_t first_block(index_t k) const {
        return k < count() ? first_blocks_[static_cast<std::size_t>(k)] : cyclic_.blocks();
    }
    int owner(index_t k) const { return cyclic_.owner(first_block(k)); }
    /// Its first column, how many it has, and how many of these have pivots.
    index_t start(index_t k) const { return std::min(cyclic_.block_start(first_block(k)), cyclic_.cols()); }
    index_t width(index_t k) const { return start(k + 1) - start(k); }
    index_t steps(index_t k) const { return std::min(start(k + 1), w_.steps()) - start(k); }
    /// The first column on device d of step k or a later one.
    index_t local_start(int d, index_t k) const {
        const index_t block = cyclic_.first_local_block(d, first_block(k));
        return std::min(block * cyclic_.nb(), cyclic_.local_cols(d));
    }
    /// Its columns from its first row on.
    DeviceView<T> columns(index_t k) const {
        const int d = owner(k);
        return w_.a.local[static_cast<std::size_t>(d)].block(start(k), local_start(d, k),
                                                             w_.a.rows - start(k), width(k));
    }
    /// L of step k, where device d has it.
    DeviceView<T> lower(int d, index_t k) const {
        if (d == owner(k)) return columns(k).block(0, 0, w_.a.rows - start(k), steps(k));
        return w_.panels.at(d, k, w_.a.rows - start(k), steps(k));
    }
    /// Whether L_k finds the columns that wait stored by rows.
    bool waits_by_rows(index_t k) const { return w_.plan.stores_by_rows(w_.a.rows - start(k)); }
    /// The owner's word once the factorization of step k has begun.
    static unsigned step_of(index_t k) { return static_cast<unsigned>(k) + 1; }
    /// Later work of the main queue begins when step k is being factored: it takes the multiprocessors that
    /// this leaves.
    void let_begin(int d, index_t k) {
        context_.queue(d).wait(next_[d]);
        if (waits_for_start_) wait_for_flag(context_.queue(d), dev(d).begun, step_of(k));
    }

    /// Columns of the panels of step k.
    index_t panel(index_t k) const { return order_.panel_at(start(k)); }
    /// f(its first column, its width) for the panels of `count` columns of step k.
    template <class F>
    void for_panels(index_t k, index_t count, F f) const {
        for (index_t c = 0; c < count; c += panel(k)) f(c, std::min(panel(k), count - c));
    }

    void factor(index_t k) {
        const int owner = this->owner(k);
        Queue& queue = context_.panel_queue(owner);
        const DeviceView<T> a = columns(k);
        if (w_.plan.hybrid)
            factor_on_cpu(queue, k, a);
        else
            factor_on_device(queue, k, a);
        queue.record(factored_[owner]);
    }

    void factor_on_device(Queue& queue, index_t k, DeviceView<T> a) {
        const index_t count = steps(k);
        factor_columns(queue, k, a, 0, count);
        if (count < a.cols) update_columns(queue, k, a, 0, count, a.cols - count);
    }
    /// `width` columns of step k from c on, half after half, so that products have a long inner dimension.
    void factor_columns(Queue& queue, index_t k, DeviceView<T> a, index_t c, index_t width) {
        if (width <= panel(k)) return factor_panel(queue, k, a, c, width);
        const index_t half = round_up(ceil_div(width, 2), panel(k));
        factor_columns(queue, k, a, c, half);
        update_columns(queue, k, a, c, half, width - half);
        factor_columns(queue, k, a, c + half, width - half);
    }
    /// Applies `width` factored columns from c on to the next `count` ones.
    void update_columns(Queue& queue, index_t k, DeviceView<T> a, index_t c, index_t width, index_t count) {
        const int d = owner(k);
        eliminate(queue, d, k, c, a.block(c, c, a.rows - c, width), a.block(c, c + width, a.rows - c, count));
    }
    void factor_panel(Queue& queue, index_t k, DeviceView<T> a, index_t c, index_t width) {
        const int d = owner(k);
        const index_t row = start(k) + c, rows = a.rows - c;
        const PanelLists lists(dev(d).lists, row, width);
        submit(queue, LuPanelArgs<T>{a.block(c, c, rows, width), row, lists.pivots, lists.to, lists.from,
                                     dev(d).info, dev(d).work, a.rows <= w_.plan.wide_rows,
                                     c == 0 ? dev(d).begun : nullptr, step_of(k)});
        interchange(queue, d, row, width, a.block(c, 0, rows, c));
    }

    /// The rows of C := as the panel at `row` has interchanged them.
    void interchange(Queue& queue, int d, index_t row, index_t width, DeviceView<T> c) {
        const PanelLists lists(dev(d).lists, row, width);
        submit(queue, SwapRowsArgs<T>{2 * width, lists.to, lists.from, c});
    }
    /// The rows of C := as the panels of step k from its column `first` on, the columns of L, make them. With
    /// `by_rows` C is stored as its transpose R, and U goes to C.
    void update_rows(Queue& queue, int d, index_t k, index_t first, DeviceView<T> l, DeviceView<T> c,
                     DeviceView<T> r = {}) {
        const bool by_rows = !r.empty();
        const index_t width = l.cols, rows = l.rows, cols = c.cols;
        for_panels(k, width, [&](index_t at, index_t count) {
            const PanelLists lists(dev(d).lists, start(k) + first + at, count);
            const DeviceView<T> top = c.block(at, 0, count, cols), triangle = l.block(at, at, count, count);
            const DeviceView<T> below =
                by_rows ? r.block(0, at, cols, rows - at) : c.block(at, 0, rows - at, cols);
            if (at == 0)
                return submit(queue,
                              LuRowsArgs<T>{2 * count, lists.to, lists.from, triangle, by_rows, below, top});
            // Applies the panels to the left to this one's rows, now in their places.
            const DeviceView<T> u = c.block(0, 0, at, cols), left = l.block(at, 0, count, at);
            if (by_rows) {
                submit(queue, SwapColumnsArgs<T>{2 * count, lists.to, lists.from, below});
                gemm(queue, Op::transpose, Op::transpose, T(-1), u, left, T(1),
                     below.block(0, 0, cols, count));
            } else {
                submit(queue, SwapRowsArgs<T>{2 * count, lists.to, lists.from, below});
                gemm(queue, Op::none, Op::none, T(-1), left, u, T(1), top);
            }
            submit(queue, LuRowsArgs<T>{0, lists.to, lists.from, triangle, by_rows, below, top});
        });
    }
    /// C := P C, C1 := L1^-1 C1, C2 -= L2 C1 with L, the columns of step k from its column `first` on.
    void eliminate(Queue& queue, int d, index_t k, index_t first, DeviceView<T> l, DeviceView<T> c) {
        const index_t width = l.cols, below = l.rows - width;
        const DeviceView<T> top = c.block(0, 0, width, c.cols);
        if (panels_first()) {
            update_rows(queue, d, k, first, l, c);
        } else {
            for_panels(k, width, [&](index_t at, index_t of_panel) {
                interchange(queue, d, start(k) + first + at, of_panel, c.block(at, 0, c.rows - at, c.cols));
            });
            solve(queue, l.block(0, 0, width, width), top);
        }
        if (below == 0) return;
        gemm(queue, Op::none, Op::none, T(-1), l.block(width, 0, below, width), top, T(1),
             c.block(width, 0, below, c.cols));
    }
    /// X := L^-1 X, half after half, so that most of it is products.
    void solve(Queue& queue, DeviceView<T> l, DeviceView<T> x) {
        constexpr index_t at_once = lu_solve_limit<T>;
        if (l.cols <= at_once) return submit(queue, LuSolveArgs<T>{l, x});
        const index_t half = round_up(ceil_div(l.cols, 2), at_once), rest = l.cols - half;
        const DeviceView<T> top = x.block(0, 0, half, x.cols), bottom = x.block(half, 0, rest, x.cols);
        solve(queue, l.block(0, 0, half, half), top);
        gemm(queue, Op::none, Op::none, T(-1), l.block(half, 0, rest, half), top, T(1), bottom);
        solve(queue, l.block(half, half, rest, rest), bottom);
    }

    /// The CPU's LAPACK factors the block column, while the devices update those behind it.
    void factor_on_cpu(Queue& queue, index_t k, DeviceView<T> a) {
        const index_t count = steps(k), row = start(k);
        const HostView<T> column = w_.host_column.block(0, 0, a.rows, a.cols);
        copy_across(queue, a, column);
        queue.synchronize();
        Interchanges all;
        {
            CpuTraceScope scope(context_.trace(), "getrf of a block column");
            const index_t failed = host::getrf(column, all.pivots);
            if (failed > 0 && cpu_info_ == 0) cpu_info_ = row + failed;
        }
        copy_across(queue, column, a);
        for_panels(k, count, [&](index_t c, index_t width) { list_moves(all, c, row, width); });
        const PanelLists first(w_.host_lists, row, 0), on_device(dev(owner(k)).lists, row, 0);
        upload_array(queue, first.pivots, on_device.pivots, PanelLists::of_a_column * count);
    }
    /// The lists of the panel from column c on, of a block column whose first row is `row`.
    void list_moves(const Interchanges& all, index_t c, index_t row, index_t width) {
        const PanelLists lists(w_.host_lists, row + c, width);
        const auto first = static_cast<std::size_t>(c), count = static_cast<std::size_t>(width);
        const RowMoves moves = moves_of(all, first, first + count);
        std::fill_n(lists.to, 2 * width, -1);
        for (std::size_t i = 0; i < moves.to.size(); ++i) {
            lists.to[i] = moves.to[i] - c;
            lists.from[i] = moves.from[i] - c;
        }
        for (std::size_t i = 0; i < count; ++i) lists.pivots[i] = row + all.pivots[first + i];
    }

    /// L_k and its lists to device d.
    void fetch(int d, index_t k) {
        const int owner = this->owner(k);
        Queue& queue = broadcast_.begin_filling(d, k);
        if (d != owner) {
            queue.wait(factored_[owner]);
            copy_across(queue, lower(owner, k), lower(d, k));
            const index_t begin = PanelLists::of_a_column * start(k),
                          count = PanelLists::of_a_column * steps(k);
            copy_across(queue, DeviceView<const index_t>{dev(owner).lists + begin, count, 1, count},
                        DeviceView<index_t>{dev(d).lists + begin, count, 1, count});
        }
        broadcast_.end_filling(d, k);
    }

    void update_all(index_t k) {
        for (int d = 0; d < devices(); ++d) update(d, k);
    }
    /// The columns of device d from step k+2 on; k+1 is the panel queue's. Those of k+2 come first, so that
    /// it need not wait for the others; all at once where the panel queue goes first.
    void update(int d, index_t k) {
        Queue& queue = broadcast_.begin_using(d, k);
        const index_t end = cyclic_.local_cols(d);
        index_t first = local_start(d, k + 2);
        if (!panels_first() && first < end && owner(k + 2) == d) {
            update_waiting(queue, d, k, first, width(k + 2));
            first += width(k + 2);
        }
        if (!panels_first()) queue.record(ready_[k % 2][d]);
        update_waiting(queue, d, k, first, end - first);
        if (panels_first()) queue.record(ready_[k % 2][d]);
        broadcast_.end_using(d, k);
    }
    /// `count` columns of device d from local column `first` on := their update by L_k. Those of step k+1, or
    /// all where few rows are left, are stored by columns then.
    void update_waiting(Queue& queue, int d, index_t k, index_t first, index_t count) {
        if (count == 0) return;
        const DeviceView<T> c =
            w_.a.local[static_cast<std::size_t>(d)].block(start(k), first, w_.a.rows - start(k), count);
        const DeviceView<T> l = lower(d, k);
        if (!waits_by_rows(k)) return eliminate(queue, d, k, 0, l, c);
        const DeviceView<T> r = by_rows(d, first, count, start(k));
        const index_t width = l.cols, below = l.rows - width;
        const DeviceView<T> top = c.block(0, 0, width, count);
        if (panels_first()) {
            update_rows(queue, d, k, 0, l, c, r);
        } else {
            for_panels(k, steps(k), [&](index_t at, index_t of_panel) {
                const PanelLists lists(dev(d).lists, start(k) + at, of_panel);
                submit(queue, SwapColumnsArgs<T>{2 * of_panel, lists.to, lists.from,
                                                 r.block(0, at, count, r.cols - at)});
            });
            transpose(queue, r.block(0, 0, count, width), top);
            solve(queue, l.block(0, 0, width, width), top);
        }
        if (below == 0) return;
        const DeviceView<T> rest = r.block(0, width, count, below);
        gemm(queue, Op::transpose, Op::transpose, T(-1), top, l.block(width, 0, below, width), T(1), rest);
        const bool is_next = owner(k + 1) == d && first == local_start(d, k + 1);
        if (is_next || !waits_by_rows(k + 1)) transpose(queue, rest, c.block(width, 0, below, count));
    }
    /// The transpose of `count` local columns from `first` on, from A's row `row` on.
    DeviceView<T> by_rows(int d, index_t first, index_t count, index_t row) {
        return dev(d).by_rows.block(first, row, count, w_.a.rows - row);
    }
    /// The columns behind the first step.
    void store_by_rows(int d) {
        const index_t first = local_start(d, 1), count = cyclic_.local_cols(d) - first;
        if (count == 0) return;
        const DeviceView<T> a = w_.a.local[static_cast<std::size_t>(d)].block(0, first, w_.a.rows, count);
        transpose(context_.queue(d), a, by_rows(d, first, count, 0));
    }

    GetrfResult collect() {
        for (int d = 0; d < devices(); ++d) download_array(context_.queue(d), dev(d).info, w_.info + d, 1);
        copy_pivots<HostView<index_t>>(context_.queue(0), w_.pivots);
        context_.synchronize();
        GetrfResult result{cpu_info_, {}};
        for (int d = 0; d < devices(); ++d) {
            if (w_.info[d] != 0 && (result.info == 0 || w_.info[d] < result.info)) result.info = w_.info[d];
        }
        result.interchanges.pivots.assign(w_.pivots, w_.pivots + w_.steps());
        return result;
    }

    /// Where all panels but the last have one width, their pivots are at one distance.
    template <class View>
    void copy_pivots(Queue& queue, index_t* pivots) {
        const index_t panels = steps_with_pivots();
        if (cyclic_.nb() % panel(0) == 0 && panel(0) == panel(panels - 1))
            return copy_pivots<View>(queue, panel(0), 0, w_.steps(), pivots);
        for (index_t k = 0; k < panels; ++k) copy_pivots<View>(queue, panel(k), start(k), steps(k), pivots);
    }
    /// Copies the pivots of `count` columns, from one on that begins a panel of `width` columns.
    template <class View>
    void copy_pivots(Queue& queue, index_t width, index_t first, index_t count, index_t* pivots) {
        const index_t panels = count / width, rest = count % width;
        const auto copy = [&](index_t at, index_t rows, index_t cols) {
            const PanelLists lists(dev(0).lists, at, rows);
            copy_across(queue,
                        DeviceView<const index_t>{lists.pivots, rows, cols, PanelLists::of_a_column * rows},
                        View{pivots + at, rows, cols, rows});
        };
        copy(first, width, panels);
        copy(first + panels * width, rest, 1);
    }

    /// In each block column the rows that the steps to its right have interchanged, at once, when all is
    /// factored and no device copies from another one's columns.
    void interchange_to_the_left() {
        for (int d = 0; d < devices(); ++d) {
            context_.queue(d).wait(factored_[d]);
            context_.queue(d).record(taken_[d]);
        }
        for (int d = 0; d < devices(); ++d) {
            const index_t lists = blocks_to_the_left(w_.a.rows, cyclic_, d), nb = cyclic_.nb();
            if (lists == 0) continue;
            Queue& queue = context_.queue(d);
            if (devices() > 1) taken_.hold(queue);
            const index_t begin = (d + 1) * nb, stride = devices() * nb;
            submit(queue,
                   ComposeRowsArgs<float>{order_, dev(d).lists, begin, stride, lists, dev(d).left_lists});
            const DeviceView<T> left =
                w_.a.local[static_cast<std::size_t>(d)].block(0, 0, w_.a.rows, lists * nb);
            submit(queue,
                   PermuteRowsArgs<T>{left, nb, begin, stride, dev(d).left_lists, dev(d).left_columns});
        }
    }

    Context& context_;
    GetrfWork<T>& w_;
    const Cyclic cyclic_;
    const LuOrder order_;
    std::vector<index_t> first_blocks_;  ///< of each step
    index_t cpu_info_ = 0;
    PanelBroadcast broadcast_;
    DeviceEvents factored_, next_, taken_, ready_[2];
    const bool waits_for_start_;
};

}  // namespace

template <class T>
GetrfResult getrf(Context& context, GetrfWork<T>& work) {
    context.note_schedule(work.plan.hybrid);
    return LuFactorization<T>(context, work).run();
}

template <class T>
void submit_getrf(Context& context, GetrfWork<T>& work, index_t* ipiv, index_t* info) {
    LuFactorization<T> factorization(context, work);
    factorization.submit_steps();
    factorization.submit_results(ipiv, info);
}

#define LAPILLI_INSTANTIATE(T)                           \
    template struct GetrfWork<T>;                        \
    template GetrfResult getrf(Context&, GetrfWork<T>&); \
    template void submit_getrf(Context&, GetrfWork<T>&, index_t*, index_t*);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
