// SPDX-License-Identifier: BSD-3-Clause
#include "eigen/stedc/stedc.hpp"

#include <numeric>

#include "device/calls.hpp"
#include "eigen/stedc/order.hpp"
#include "stedc/columns.hpp"

namespace lapilli {
namespace {

/// Columns of S and of the packed survivors together, for merges up to this size.
index_t small_columns(index_t size) { return size + ceil_div(size, index_t(2)); }

/// Deals the columns in blocks of at most nb, at least one to every device if there are enough columns. The fullest device never
/// gets more columns when there are fewer in all.
Cyclic dealt(index_t columns, index_t nb, int devices) {
    return {columns, std::clamp<index_t>(ceil_div(columns, index_t(devices)), 1, nb), devices};
}

}  // namespace

template <class T>
StedcWork<T>::StedcWork(Arena& arena, index_t order, index_t most, index_t nb, const CarveForVectors& later,
                        DeviceView<R> room)
    : n(checked_dimension(order)), dev(static_cast<std::size_t>(arena.devices())) {
    vectors.rows = n;
    vectors.cyclic = dealt(checked_dimension(most), nb, arena.devices());
    if (in_place()) dev[0].q = arena.device_matrix<R>(0, n, n);
    if constexpr (!is_complex<T>) {
        if (in_place()) vectors.local.push_back(dev[0].q.block(0, 0, n, most));
    }
    for (int d = 0; d < devices() && !in_place(); ++d)
        vectors.local.push_back(arena.device_matrix<T>(d, n, vectors.cyclic.most_local_cols()));
    arena.overlay([&] { carve_workspace(arena, room); }, [&] { later(vectors.cyclic); });
    host_d = arena.pinned_array<double>(n);
    host_e = arena.pinned_array<double>(n);
    host_nodes = arena.pinned_array<StedcNode>(2 * n);
    host_lists = arena.pinned_array<index_t>(list_count(n));
    host_failed = arena.pinned_array<index_t>(sharers());
}

template <class T>
void StedcWork<T>::carve_workspace(Arena& arena, DeviceView<R> room) {
    const index_t half = ceil_div(n, index_t(2)), small = std::min<index_t>(n, stedc_small_limit);
    const index_t rows = stedc_most_rows(n, sharers());
    const bool has_room = devices() == 1 && room.rows >= half && room.cols >= half;
    for (int d = 0; d < devices(); ++d) {
        PerDevice& w = dev[static_cast<std::size_t>(d)];
        w.lists = arena.device_array<index_t>(d, list_count(n));
        if (d >= sharers()) continue;
        if (!in_place()) w.q = arena.device_matrix<R>(d, rows, n);
        w.packed = has_room ? room : arena.device_matrix<R>(d, std::min(rows, half), half);
        w.s = arena.device_matrix<R>(d, n, std::max(std::min(n, stedc_strip), small_columns(small)));
        w.ends = arena.device_array<R>(d, n);
        w.arrays = {n, arena.device_array<double>(d, StedcArrays::real_arrays * n),
                    arena.device_array<index_t>(d, StedcArrays::integer_arrays * n),
                    arena.device_array<index_t>(d, 1)};
        w.nodes = arena.device_array<StedcNode>(d, 2 * n);
    }
}

namespace {

template <class T>
class DivideAndConquer {
  public:
    using R = real_t<T>;

    DivideAndConquer(Context& context, const Selection& wanted, StedcWork<T>& work)
        : context_(context), wanted_(wanted), w_(work), n_(work.n) {}

    StedcResult run(R* d, const R* e) {
        tree_ = stedc_tree(d, e, n_, w_.host_d, w_.host_e);
        rows_ = stedc_rows(tree_, n_, w_.sharers());
        begin();
        index_t first_node = 0;
        for (std::size_t k = 0; k < tree_.levels.size(); ++k) {
            const Level level(tree_.levels[k], first_node, rows_);
            if (k == 0) {
                for (const Batch& batch : level.batches) step(StedcStep::leaves, batch, level);
            } else {
                const bool last = is_last(level);
                solve(level, last);
                if (last) return finish(d, &level);
                multiply(level);
            }
            first_node += static_cast<index_t>(tree_.levels[k].size());
            context_.submitted(static_cast<double>(k + 1) / static_cast<double>(tree_.levels.size()));
        }
        return finish(d, nullptr);
    }

  private:
    using Batch = StedcBatch;
    using Level = StedcShares;

    Queue& queue(int d) { return context_.queue(d); }
    const auto& dev(int d) const { return w_.dev[static_cast<std::size_t>(d)]; }
    /// The first row of a device, and of the one behind it.
    index_t row(int d) const { return rows_[static_cast<std::size_t>(d)]; }
    index_t rows(int d) const { return row(d + 1) - row(d); }
    DeviceView<R> q(int d) const { return dev(d).q.block(0, 0, rows(d), n_); }

    /// task(d) for each device that has rows, of all or of a batch.
    template <class Task>
    void on_devices(int first, int last, Task task) {
        for (int d = first; d <= last; ++d) {
            if (rows(d) > 0) task(d);
        }
    }
    template <class Task>
    void on_devices(Task task) {
        on_devices(0, w_.sharers() - 1, task);
    }
    template <class Task>
    void on_devices(const Batch& batch, Task task) {
        on_devices(batch.first, batch.last, task);
    }

    /// T, torn, and the nodes of all levels to the devices; Q is zero.
    void begin() {
        index_t count = 0;
        for (const auto& nodes : tree_.levels) {
            std::copy(nodes.begin(), nodes.end(), w_.host_nodes + count);
            count += static_cast<index_t>(nodes.size());
        }
        on_devices([&](int d) {
            upload_array(queue(d), w_.host_d, dev(d).arrays.d(), n_);
            upload_array(queue(d), w_.host_e, dev(d).arrays.element(), n_);
            upload_array<StedcNode>(queue(d), w_.host_nodes, dev(d).nodes, count);
            zero(queue(d), dev(d).arrays.failed, 1);
            zero(queue(d), dev(d).q.data, dev(d).q.ld * n_);
        });
        // One device may be done with its nodes, which the host reads, before another one has them.
        if (w_.sharers() > 1) context_.synchronize();
    }

    StedcLevel<R> on_device(int d, const Batch& batch, const Level& level) const {
        StedcLevel<R> l{};
        l.arrays = dev(d).arrays;
        l.nodes = dev(d).nodes + batch.begin;
        l.count = batch.count;
        l.largest = level.largest;
        l.q = dev(d).q.data;
        l.ldq = dev(d).q.ld;
        l.row = row(d);
        l.rows = rows(d);
        const DeviceView<R> packed = packed_of(d, level);
        l.packed = packed.data;
        l.ldp = packed.ld;
        l.s = dev(d).s.data;
        l.lds = dev(d).s.ld;
        l.unit = unit_roundoff<R>;
        return l;
    }
    /// The survivors of a large merge are packed half after half, which takes half the memory, and S twice.
    DeviceView<R> packed_of(int d, const Level& level) const {
        if (level.is_large()) return dev(d).packed;
        const index_t small = std::min<index_t>(n_, stedc_small_limit);
        return dev(d).s.block(0, small, n_, small_columns(small) - small);
    }

    void step(int d, StedcStep which, const StedcLevel<R>& level) {
        submit(queue(d), StedcArgs<T>{level, which});
    }
    void step(StedcStep which, const Batch& batch, const Level& level) {
        on_devices(batch, [&](int d) { step(d, which, on_device(d, batch, level)); });
    }

    /// The merge of the whole matrix, when only some of its vectors are made: those that are wanted.
    bool is_last(const Level& level) const { return level.largest == n_ && wanted_.range != Range::all; }

    /// All merges of a level, but for the new vectors. The host knows their sizes if it must, or asks to.
    void solve(const Level& level, bool asks) {
        // Once devices have had a merge in common, their arrays are read by others: until a level ends.
        shares_ = shares_ || level.is_shared;
        if (shares_) context_.synchronize();
        if (level.is_shared) {
            for (const Batch& batch : level.batches) {
                if (batch.is_shared()) bring_children(batch);
            }
            context_.synchronize();
        }
        const bool tells = asks || level.is_large();
        for (const Batch& batch : level.batches) {
            const int leader = batch.first;
            StedcLevel<R> l = on_device(leader, batch, level);
            if (batch.is_shared()) l.ends = dev(leader).ends;
            for (const StedcStep which :
                 {StedcStep::order, StedcStep::deflate, StedcStep::roots, StedcStep::weights})
                step(leader, which, l);
            if (tells) download_array(queue(leader), l.nodes, w_.host_nodes + batch.begin, batch.count);
        }
        if (tells || level.is_shared) context_.synchronize();
        for (const Batch& batch : level.batches) {
            on_devices(batch.first + 1, batch.last, [&](int d) { fetch(d, batch); });
            step(StedcStep::rotate, batch, level);
        }
    }

    /// A shared merge's eigenvalues, and the rows of Q next to the cut, to the device that leads. All devices are idle.
    void bring_children(const Batch& batch) {
        const StedcNode& node = w_.host_nodes[batch.begin];
        const auto& leader = dev(batch.first);
        Queue& to_leader = queue(batch.first);
        on_devices(batch.first + 1, batch.last, [&](int d) {
            const index_t begin = std::max(node.first, row(d)),
                          count = std::min(node.first + node.size, row(d + 1)) - begin;
            copy_array(to_leader, dev(d).arrays.d() + begin, leader.arrays.d() + begin, count);
        });
        const index_t cut = node.first + node.cut, end = node.first + node.size;
        on_devices(batch, [&](int d) {
            const auto bring = [&](index_t at, index_t begin, index_t count) {
                if (at < row(d) || at >= row(d + 1)) return;
                submit(to_leader, MoveColumnsArgs<R>{count,
                                                     nullptr,
                                                     nullptr,
                                                     q(d).block(at - row(d), begin, 1, count),
                                                     {leader.ends + begin, 1, count, 1}});
            };
            bring(cut - 1, node.first, node.cut);
            bring(cut, cut, end - cut);
        });
    }

    /// What the leader of a shared merge found.
    void fetch(int d, const Batch& batch) {
        const StedcNode& node = w_.host_nodes[batch.begin];
        const auto& leader = dev(batch.first);
        const auto arrays = [&](const auto* from, auto* to, index_t count) {
            using E = std::remove_pointer_t<decltype(to)>;
            copy_across(queue(d), DeviceView<const E>{from + node.first, node.size, count, n_},
                        DeviceView<E>{to + node.first, node.size, count, n_});
        };
        arrays(leader.arrays.reals, dev(d).arrays.reals, StedcArrays::real_arrays);
        arrays(leader.arrays.integers, dev(d).arrays.integers, StedcArrays::integer_arrays);
        copy_array(queue(d), leader.nodes + batch.begin, dev(d).nodes + batch.begin, 1);
    }
    template <class E>
    static void copy_array(Queue& queue, const E* from, E* to, index_t count) {
        copy_across(queue, DeviceView<const E>{from, count, 1, count}, DeviceView<E>{to, count, 1, count});
    }

    /// Survivors out of the way of the new vectors, the others to columns behind them.
    void pack(int d, const StedcLevel<R>& level) {
        step(d, StedcStep::pack, level);
        step(d, StedcStep::move, level);
    }

    void multiply(const Level& level) {
        if (level.is_large()) return multiply_large(level);
        for (const Batch& batch : level.batches) {
            on_devices(batch, [&](int d) {
                StedcLevel<R> l = on_device(d, batch, level);
                l.columns = level.largest;
                pack(d, l);
                step(d, StedcStep::vectors, l);
                step(d, StedcStep::multiply, l);
            });
        }
    }

    /// One merge after the other, all devices by turns.
    void multiply_large(const Level& level) {
        index_t most = 0;
        for (const Batch& batch : level.batches) most = std::max(most, batch.count);
        for (index_t k = 0; k < most; ++k) {
            for (const Batch& batch : level.batches) {
                if (k >= batch.count) continue;
                const Batch one{batch.begin + k, 1, batch.first, batch.last};
                const auto next = [](StedcLevel<R>& strip, index_t begin) { strip.begin = begin; };
                on_devices(one, [&](int d) {
                    multiply_strips(d, one, level, w_.host_nodes[one.begin].survivors(), next);
                });
            }
        }
    }

    /// A device's rows of the first `count` columns of a merge's Q, in strips of S; choose(level, begin): what S of a strip
    /// is.
    template <class F>
    void multiply_strips(int d, const Batch& batch, const Level& level, index_t count, F choose) {
        const StedcNode& node = w_.host_nodes[batch.begin];
        StedcLevel<R> l = on_device(d, batch, level);
        l.packed = dev(d).packed.data;
        l.ldp = dev(d).packed.ld;
        for (const index_t half : {1, 2}) {
            l.half = half;
            const StedcRows here = StedcRows::of(l, node);
            if (here.begin >= here.end) continue;
            pack(d, l);
            const index_t first = half == 1 ? 0 : node.left,
                          inner = node.both + (half == 1 ? node.left : node.right);
            const DeviceView<R> packed = dev(d).packed.block(0, 0, here.end - here.begin, inner);
            for (index_t begin = 0; begin < count; begin += stedc_strip) {
                l.columns = std::min(stedc_strip, count - begin);
                choose(l, begin);
                step(d, StedcStep::vectors, l);
                const DeviceView<R> target =
                    q(d).block(node.first + here.begin - l.row, node.first + begin, packed.rows, l.columns);
                if (inner == 0) {
                    set(queue(d), Part::all, R(0), R(0), target);
                } else {
                    gemm(queue(d), Op::none, Op::none, R(1), packed,
                         dev(d).s.block(node.first + first, 0, inner, l.columns), R(0), target);
                }
            }
        }
    }

    /// What the host must know of the end; `last` is the level of the merge whose vectors have not been made, or null.
    StedcResult finish(R* d, const Level* last) {
        std::fill_n(w_.host_failed, w_.sharers(), index_t(0));
        on_devices([&](int k) {
            download_array(queue(k), dev(k).arrays.d() + row(k), w_.host_d + row(k), rows(k));
            download_array(queue(k), dev(k).arrays.failed, w_.host_failed + k, 1);
        });
        context_.synchronize();
        const index_t failed = *std::max_element(w_.host_failed, w_.host_failed + w_.sharers());
        if (failed != 0) return {info_of(failed - 1), {0, 0}};
        std::vector<index_t> order = sorted(d);
        const IndexRange found = wanted_.among(d, n_);
        order = {order.begin() + found.begin, order.begin() + found.begin + found.count};
        narrow(found.count);
        if (found.count == 0) return {0, found};
        if (last != nullptr) multiply_wanted(*last, order);
        if (w_.in_place()) {
            sort_in_place(order);
        } else {
            distribute(order);
        }
        return {0, found};
    }

    /// The result has so many columns, in blocks for all devices.
    void narrow(index_t columns) {
        DistMatrix<T>& vectors = w_.vectors;
        vectors.cyclic = dealt(columns, vectors.cyclic.nb(), w_.devices());
        for (int d = 0; d < w_.devices(); ++d) {
            DeviceView<T>& local = vectors.local[static_cast<std::size_t>(d)];
            local = local.block(0, 0, n_, vectors.cyclic.local_cols(d));
        }
    }

    /// The wanted vectors of the last merge, side by side in the first columns of Q, which the survivors left behind when
    /// they were packed. `order` says where wanted vectors are to stand, and then where they do.
    void multiply_wanted(const Level& level, std::vector<index_t>& order) {
        const Batch& batch = level.batches[0];
        const index_t survivors = w_.host_nodes[batch.begin].survivors();
        index_t* const roots = w_.host_lists + 2 * n_;  // sorting uses the part before
        index_t count = 0;
        for (index_t& column : order) {
            if (column >= survivors) continue;
            roots[count] = column;
            column = count++;
        }
        on_devices(batch, [&](int d) {
            index_t* const here = dev(d).lists + 2 * n_;
            upload_array(queue(d), roots, here, count);
            multiply_strips(d, batch, level, count,
                            [here](StedcLevel<R>& strip, index_t begin) { strip.roots = here + begin; });
        });
    }

    /// LAPACK's: the rows of the leaf that did not converge.
    index_t info_of(index_t first) const {
        index_t last = n_;
        for (const StedcNode& leaf : tree_.levels[0]) {
            if (leaf.first == first) last = leaf.first + leaf.size;
        }
        return (first + 1) * (n_ + 1) + last;
    }

    /// d := the eigenvalues in ascending order. Returns the columns in which their vectors stand.
    std::vector<index_t> sorted(R* d) {
        for (const UnreducedBlock& block : tree_.blocks) {
            for (index_t i = block.first; i < block.first + block.size; ++i)
                w_.host_d[i] = scaled_by(w_.host_d[i], block.exponent);
        }
        std::vector<index_t> order(static_cast<std::size_t>(n_));
        std::iota(order.begin(), order.end(), index_t(0));
        std::stable_sort(order.begin(), order.end(),
                         [this](index_t a, index_t b) { return w_.host_d[a] < w_.host_d[b]; });
        for (index_t j = 0; j < n_; ++j) d[j] = static_cast<R>(w_.host_d[order[static_cast<std::size_t>(j)]]);
        return order;
    }

    void move(int d, index_t count, const index_t* from, const index_t* to, DeviceView<const R> a,
              DeviceView<T> b) {
        submit(queue(d), MoveColumnsArgs<T>{count, from, to, a, b});
    }

    /// Sorts columns of Q where they are, with the memory of the packed columns, which holds half of them.
    void sort_in_place(const std::vector<index_t>& order) {
        if constexpr (!is_complex<T>) {
            const auto count = static_cast<index_t>(order.size());
            if (is_sorted_from_zero(order)) return;
            const ColumnSort sort(order);
            sort.write(w_.host_lists);
            const index_t* list = dev(0).lists;
            upload_array(queue(0), w_.host_lists, dev(0).lists, count + 2 * sort.moved());
            const index_t half = sort.half, rest = count - half, at_once = dev(0).packed.rows;
            // As many rows at a time as there is room for.
            for (index_t row = 0; row < n_; row += at_once) {
                const index_t rows = std::min(at_once, n_ - row);
                const DeviceView<T> q = dev(0).q.block(row, 0, rows, n_),
                                    aside = dev(0).packed.block(0, 0, rows, half);
                move(0, half, list, nullptr, q, aside);
                move(0, sort.moved(), list + count, list + count + sort.moved(), q, q);
                move(0, rest, list + half, nullptr, q, q.block(0, 0, rows, rest));
                copy(queue(0), Part::all, q.block(0, 0, rows, rest), q.block(0, half, rows, rest));
                copy(queue(0), Part::all, aside, q.block(0, 0, rows, half));
            }
        }
    }
    static bool is_sorted_from_zero(const std::vector<index_t>& order) {
        index_t expected = 0;
        return std::all_of(order.begin(), order.end(), [&](index_t column) { return column == expected++; });
    }

    /// The columns of Q, sorted, to the devices that own them, which read the rows of all.
    void distribute(const std::vector<index_t>& order) {
        context_.synchronize();
        const Cyclic& cyclic = w_.vectors.cyclic;
        index_t* list = w_.host_lists;
        for (int d = 0; d < w_.devices(); ++d) {
            const index_t count = cyclic.local_cols(d);
            for (index_t local = 0; local < count; ++local) {
                const index_t block = cyclic.global_block(d, local / cyclic.nb());
                list[local] =
                    order[static_cast<std::size_t>(cyclic.block_start(block) + local % cyclic.nb())];
            }
            upload_array(queue(d), list, dev(d).lists, count);
            list += count;
            const DeviceView<T>& target = w_.vectors.local[static_cast<std::size_t>(d)];
            // Not all of them from the same device at the same time.
            for (int k = 0; k < w_.sharers(); ++k) {
                const int from = (d + k) % w_.sharers();
                move(d, count, dev(d).lists, nullptr, q(from), target.block(row(from), 0, rows(from), count));
            }
        }
    }

    Context& context_;
    const Selection& wanted_;
    StedcWork<T>& w_;
    index_t n_;
    StedcTree tree_;
    std::vector<index_t> rows_;  ///< see stedc_rows
    bool shares_ = false;
};

}  // namespace

template <class T>
StedcResult stedc(Context& context, real_t<T>* d, real_t<T>* e, const Selection& wanted, StedcWork<T>& work) {
    require_finite(d, work.n);
    require_finite(e, work.n - 1);
    const StedcResult result = DivideAndConquer<T>(context, wanted, work).run(d, e);
    context.synchronize();
    return result;
}

#define LAPILLI_INSTANTIATE(T)    \
    template struct StedcWork<T>; \
    template StedcResult stedc(Context&, real_t<T>*, real_t<T>*, const Selection&, StedcWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
