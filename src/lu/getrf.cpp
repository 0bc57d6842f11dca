// SPDX-License-Identifier: BSD-3-Clause
#include "lu/getrf.hpp"

#include <algorithm>
#include <numeric>

#include "device/calls.hpp"
#include "host/lapack.hpp"
#include "lu/submit_lu.hpp"

namespace lapilli {
namespace {

/// Of the panel of `width` columns whose first row is `row`, in an array that has those of all panels: pivots, and the lists of
/// swap_rows, whose rows are counted from the panel's first.
struct PanelLists {
    static constexpr index_t of_a_column = 5;
    index_t *pivots, *to, *from;
    PanelLists(index_t* all, index_t row, index_t width)
        : pivots(all + of_a_column * row), to(pivots + width), from(to + 2 * width) {}
};

/// How many block columns device d has that panels follow to the right.
index_t blocks_to_the_left(index_t rows, const Cyclic& cyclic, int d) {
    const index_t panels = ceil_div(std::min(rows, cyclic.cols()), cyclic.nb());
    return panels == 0 ? 0 : cyclic.first_local_block(d, panels - 1);
}
template <class T>
PermutationWork<T> left_work(Arena& arena, index_t rows, const Cyclic& cyclic) {
    std::vector<index_t> lists, cols;
    for (int d = 0; d < cyclic.devices(); ++d) {
        lists.push_back(blocks_to_the_left(rows, cyclic, d));
        cols.push_back(lists.back() * cyclic.nb());
    }
    return {arena, rows, lists, cols};
}

}  // namespace

template <class T>
GetrfWork<T>::GetrfWork(Arena& arena, const DistMatrix<T>& matrix, const GetrfPlan& how)
    : a(matrix),
      plan(how),
      panels(travel_buffers<T>(arena, a.rows, [&](int) { return a.cyclic.nb(); })),
      to_the_left(left_work<T>(arena, a.rows, a.cyclic)) {
    const index_t lists = checked_product(PanelLists::of_a_column, steps());
    for (int d = 0; d < arena.devices(); ++d) {
        PerDevice w;
        w.lists = arena.device_array<index_t>(d, lists);
        w.info = arena.device_array<index_t>(d, 1);
        w.work = arena.device_array<std::byte>(d, lu_panel_work<T>(a.rows, plan.wide_rows > 0));
        w.by_rows =
            arena.device_matrix<T>(d, plan.by_rows ? a.cyclic.local_cols(d) : 0, plan.by_rows ? a.rows : 0);
        dev.push_back(w);
    }
    if (plan.hybrid) host_column = arena.pinned_matrix<T>(a.rows, std::min(plan.nb, a.cols()));
    host_lists = arena.pinned_array<index_t>(lists);
    info = arena.pinned_array<index_t>(arena.devices());
}

namespace {

// Right-looking with a look-ahead of one block column. Two queues on each device:
//
//   panel queue   A_(k+1) := update by L_k, factor A_(k+1), its copies to the other devices
//   queue         A_j     := update by L_k for j = k+2, k+3, ...
//
// An update of columns C by a block column or panel L = (L1; L2) with a unit lower triangle L1:
//
//     C := P C,  C1 := L1^-1 C1,  C2 -= L2 C1
//
// A block column is factored half after half, down to panels, the operation lu_panel; a half is followed by the update of the other
// one. The interchanges of the columns to the left of a block column wait until all are factored.
//
// With `by_rows` the columns that are to be factored are kept transposed, R = A^T, where interchanged rows are side by side. The rows of
// U leave it as they become final, a block column leaves it when its turn comes to be factored:
//
//     R := R P^T,  C1 := L1^-1 R1^T,  R2 -= C1^T L2^T
template <class T>
class LuFactorization {
  public:
    LuFactorization(Context& context, GetrfWork<T>& work)
        : context_(context),
          w_(work),
          cyclic_(work.a.cyclic),
          broadcast_(context, devices()),
          factored_(context, devices()),
          begun_(context, devices()),
          ready_{DeviceEvents(context, devices()), DeviceEvents(context, devices())} {}

    GetrfResult run() {
        submit_steps();
        GetrfResult result = collect();
        interchange_to_the_left(result.interchanges.pivots);
        return result;
    }

    void submit_steps() {
        for (int d = 0; d < devices(); ++d) {
            zero(context_.queue(d), dev(d).info, 1);
            zero(context_.queue(d), dev(d).work, barrier_bytes);
            context_.queue(d).record(ready_[0][d]);
            context_.panel_queue(d).wait(ready_[0][d]);
            // The first block column is not among them.
            if (w_.plan.by_rows) store_by_rows(d);
            context_.queue(d).record(ready_[1][d]);
        }
        const index_t blocks = cyclic_.blocks(), panels = ceil_div(w_.steps(), cyclic_.nb());
        factor(0);
        for (index_t k = 0; k < panels; ++k) {
            for (int d = 0; d < devices(); ++d) fetch(d, k);
            if (!panels_first()) update_all(k);
            if (k + 1 < blocks) {
                const int owner = cyclic_.owner(k + 1);
                Queue& side = context_.panel_queue(owner);
                side.wait(ready_[(k + 1) % 2][owner]);
                const DeviceView<T> next = w_.a.block_column(k + 1, start(k));
                if (w_.plan.by_rows)
                    transpose(side, by_rows(owner, cyclic_.local_block_start(k + 1), next.cols, start(k)),
                              next);
                update_by(side, owner, k, next);
                if (k + 1 < panels)
                    factor(k + 1);
                else
                    side.record(factored_[owner]);
                if (panels_first() && k + 1 < panels) context_.queue(owner).wait(begun_[owner]);
            }
            if (panels_first()) update_all(k);
            const double left = 1.0 - static_cast<double>(k + 1) / static_cast<double>(panels);
            context_.submitted(1.0 - left * left * left);
        }
    }

    /// Results of the only device. The host does not know the pivots: the interchanges of each panel reach the columns to the left
    /// by themselves.
    void submit_results(index_t* ipiv, index_t* info) {
        Queue& queue = context_.queue(0);
        queue.wait(factored_[0]);
        for (index_t k = 1; k < cyclic_.blocks() && start(k) < w_.steps(); ++k) {
            for_panels(k, steps(k), [&](index_t c, index_t width) {
                const index_t row = start(k) + c;
                interchange(queue, 0, row, width, w_.a.local[0].block(row, 0, w_.a.rows - row, start(k)));
            });
        }
        copy_across(queue, DeviceView<const index_t>{dev(0).info, 1, 1, 1},
                    DeviceView<index_t>{info, 1, 1, 1});
        // Where all panels but the last have one width, their pivots are at one distance.
        const bool all =
            cyclic_.nb() % panel(0) == 0 && panel(0) == panel(ceil_div(w_.steps(), cyclic_.nb()) - 1);
        const index_t at_once = all ? w_.steps() : cyclic_.nb();
        for (index_t first = 0; first < w_.steps(); first += at_once)
            copy_pivots(queue, first, std::min(at_once, w_.steps() - first), ipiv);
    }

  private:
    int devices() const { return cyclic_.devices(); }
    /// Where a wide panel follows, the next block column is made and its panel begins before the update of the others: its small kernels
    /// wait for no tile of a large product.
    bool panels_first() const { return w_.plan.wide_rows > 0; }
    auto& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }
    index_t start(index_t k) const { return cyclic_.block_start(k); }
    /// Columns of block column k that have pivots.
    index_t steps(index_t k) const { return std::min(cyclic_.block_width(k), w_.steps() - start(k)); }
    /// Block column k of L, where device d has it.
    DeviceView<T> lower(int d, index_t k) const {
        if (d == cyclic_.owner(k)) {
            const DeviceView<T> a = w_.a.block_column(k, start(k));
            return a.block(0, 0, a.rows, steps(k));
        }
        return w_.panels.at(d, k, w_.a.rows - start(k), steps(k));
    }

    /// Columns of the panels of block column k.
    index_t panel(index_t k) const { return w_.plan.panel_where(w_.a.rows - start(k)); }
    /// f(its first column, its width) for the panels of `count` columns of block column k.
    template <class F>
    void for_panels(index_t k, index_t count, F f) const {
        for (index_t c = 0; c < count; c += panel(k)) f(c, std::min(panel(k), count - c));
    }

    void factor(index_t k) {
        const int owner = cyclic_.owner(k);
        Queue& queue = context_.panel_queue(owner);
        const DeviceView<T> a = w_.a.block_column(k, start(k));
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
    /// `width` columns of block column k from c on, half after half, so that products have a long inner dimension.
    void factor_columns(Queue& queue, index_t k, DeviceView<T> a, index_t c, index_t width) {
        if (width <= panel(k)) return factor_panel(queue, k, a, c, width);
        const index_t half = round_up(ceil_div(width, 2), panel(k));
        factor_columns(queue, k, a, c, half);
        update_columns(queue, k, a, c, half, width - half);
        factor_columns(queue, k, a, c + half, width - half);
    }
    /// What `width` columns from c on, which are factored, do to the next `count` ones.
    void update_columns(Queue& queue, index_t k, DeviceView<T> a, index_t c, index_t width, index_t count) {
        const int d = cyclic_.owner(k);
        eliminate(queue, d, k, c, a.block(c, c, a.rows - c, width), a.block(c, c + width, a.rows - c, count));
    }
    void factor_panel(Queue& queue, index_t k, DeviceView<T> a, index_t c, index_t width) {
        const int d = cyclic_.owner(k);
        const index_t row = start(k) + c, rows = a.rows - c;
        const PanelLists lists(dev(d).lists, row, width);
        if (c == 0) queue.record(begun_[d]);
        submit(queue, LuPanelArgs<T>{a.block(c, c, rows, width), row, lists.pivots, lists.to, lists.from,
                                     dev(d).info, dev(d).work, a.rows <= w_.plan.wide_rows});
        interchange(queue, d, row, width, a.block(c, 0, rows, c));
    }

    /// The rows of C := as the panel at `row` has interchanged them.
    void interchange(Queue& queue, int d, index_t row, index_t width, DeviceView<T> c) {
        const PanelLists lists(dev(d).lists, row, width);
        submit(queue, SwapRowsArgs<T>{2 * width, lists.to, lists.from, c});
    }
    /// The rows of C := as the panels of block column k from its column `first` on, `width` columns of L, make them. With `by_rows` C is
    /// stored as its transpose R, and U goes to C.
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
            // What the panels to the left of this one do to its rows, when they are in their places.
            if (by_rows) {
                submit(queue, SwapColumnsArgs<T>{2 * count, lists.to, lists.from, below});
                transpose(queue, below.block(0, 0, cols, count), top);
            } else {
                submit(queue, SwapRowsArgs<T>{2 * count, lists.to, lists.from, below});
            }
            gemm(queue, Op::none, Op::none, T(-1), l.block(at, 0, count, at), c.block(0, 0, at, cols), T(1),
                 top);
            submit(queue, LuRowsArgs<T>{0, lists.to, lists.from, triangle, false, top, top});
        });
    }
    /// C := P C, C1 := L1^-1 C1, C2 -= L2 C1 with L, the columns of block column k from its column `first` on.
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
        const PanelLists first(w_.host_lists, row, 0), on_device(dev(cyclic_.owner(k)).lists, row, 0);
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
        const int owner = cyclic_.owner(k);
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
    /// The columns of device d from block column k+2 on; k+1 is the panel queue's. The next panel's come first, which need not wait for
    /// the others; all at once where the panel queue goes first.
    void update(int d, index_t k) {
        Queue& queue = broadcast_.begin_using(d, k);
        const index_t begin = cyclic_.first_local_block(d, k + 2), columns = cyclic_.local_cols(d);
        index_t first = std::min(begin * cyclic_.nb(), columns);
        if (!panels_first() && first < columns && cyclic_.global_block(d, begin) == k + 2) {
            const index_t width = cyclic_.block_width(k + 2);
            update_waiting(queue, d, k, first, width);
            first += width;
        }
        if (!panels_first()) queue.record(ready_[k % 2][d]);
        update_waiting(queue, d, k, first, columns - first);
        if (panels_first()) queue.record(ready_[k % 2][d]);
        broadcast_.end_using(d, k);
    }
    /// `count` columns of device d from local column `first` on := their update by L_k.
    void update_waiting(Queue& queue, int d, index_t k, index_t first, index_t count) {
        if (count == 0) return;
        const DeviceView<T> c =
            w_.a.local[static_cast<std::size_t>(d)].block(start(k), first, w_.a.rows - start(k), count);
        if (!w_.plan.by_rows) return update_by(queue, d, k, c);
        const DeviceView<T> r = by_rows(d, first, count, start(k)), l = lower(d, k);
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
        gemm(queue, Op::transpose, Op::transpose, T(-1), top, l.block(width, 0, below, width), T(1),
             r.block(0, width, count, below));
    }
    /// The transpose of `count` local columns from `first` on, from A's row `row` on.
    DeviceView<T> by_rows(int d, index_t first, index_t count, index_t row) {
        return dev(d).by_rows.block(first, row, count, w_.a.rows - row);
    }
    /// The columns behind the first block column.
    void store_by_rows(int d) {
        const DeviceView<T> a = w_.a.local_from(d, cyclic_.first_local_block(d, 1), 0);
        if (a.cols > 0)
            transpose(context_.queue(d), a, by_rows(d, cyclic_.local_cols(d) - a.cols, a.cols, 0));
    }
    /// C, the rows of some columns from block column k's first on, := update of C by L_k.
    void update_by(Queue& queue, int d, index_t k, DeviceView<T> c) {
        if (c.cols == 0) return;
        eliminate(queue, d, k, 0, lower(d, k), c);
    }

    GetrfResult collect() {
        for (int d = 0; d < devices(); ++d) {
            context_.queue(d).wait(factored_[d]);
            download_array(context_.queue(d), dev(d).info, w_.info + d, 1);
        }
        download_array(context_.queue(0), dev(0).lists, w_.host_lists, PanelLists::of_a_column * w_.steps());
        context_.synchronize();
        GetrfResult result{cpu_info_, {}};
        for (int d = 0; d < devices(); ++d) {
            if (w_.info[d] != 0 && (result.info == 0 || w_.info[d] < result.info)) result.info = w_.info[d];
        }
        for (index_t k = 0; start(k) < w_.steps(); ++k) {
            for_panels(k, steps(k), [&](index_t c, index_t width) {
                const PanelLists lists(w_.host_lists, start(k) + c, width);
                result.interchanges.pivots.insert(result.interchanges.pivots.end(), lists.pivots,
                                                  lists.pivots + width);
            });
        }
        return result;
    }

    /// Of `count` columns from one on that begins a panel.
    void copy_pivots(Queue& queue, index_t first, index_t count, index_t* ipiv) {
        const index_t width = panel(first / cyclic_.nb()), panels = count / width, rest = count % width;
        const auto copy = [&](index_t at, index_t rows, index_t cols) {
            const PanelLists lists(dev(0).lists, at, rows);
            copy_across(queue,
                        DeviceView<const index_t>{lists.pivots, rows, cols, PanelLists::of_a_column * rows},
                        DeviceView<index_t>{ipiv + at, rows, cols, rows});
        };
        copy(first, width, panels);
        copy(first + panels * width, rest, 1);
    }

    /// In each block column the rows that the panels to its right have interchanged, at once: from the last interchange to the first,
    /// what they make of the rows together.
    void interchange_to_the_left(const std::vector<index_t>& pivots) {
        std::vector<int> content(static_cast<std::size_t>(w_.a.rows)), place;
        std::iota(content.begin(), content.end(), 0);
        place = content;
        for (index_t k = w_.steps(); k-- > cyclic_.nb();) {
            auto &one = place[static_cast<std::size_t>(k)],
                 &other = place[static_cast<std::size_t>(pivots[static_cast<std::size_t>(k)] - 1)];
            std::swap(content[static_cast<std::size_t>(one)], content[static_cast<std::size_t>(other)]);
            std::swap(one, other);
            if (k % cyclic_.nb() != 0) continue;
            const index_t block = k / cyclic_.nb() - 1;
            int* const list = w_.to_the_left.dev[static_cast<std::size_t>(cyclic_.owner(block))].host +
                              cyclic_.local_block(block) * w_.a.rows;
            std::copy(content.begin() + k, content.end(), list + k);
        }
        for (int d = 0; d < devices(); ++d) {
            const index_t lists = blocks_to_the_left(w_.a.rows, cyclic_, d);
            if (lists == 0) continue;
            const auto& work = w_.to_the_left.dev[static_cast<std::size_t>(d)];
            Queue& queue = context_.queue(d);
            upload_array(queue, work.host, work.list, lists * w_.a.rows);
            const DeviceView<T> left =
                w_.a.local[static_cast<std::size_t>(d)].block(0, 0, w_.a.rows, lists * cyclic_.nb());
            submit(queue, PermuteRowsArgs<T>{left, cyclic_.nb(), (d + 1) * cyclic_.nb(),
                                             devices() * cyclic_.nb(), work.list, work.columns});
        }
        context_.synchronize();
    }

    Context& context_;
    GetrfWork<T>& w_;
    const Cyclic cyclic_;
    index_t cpu_info_ = 0;
    PanelBroadcast broadcast_;
    DeviceEvents factored_, begun_, ready_[2];
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
