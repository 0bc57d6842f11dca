// SPDX-License-Identifier: BSD-3-Clause
#include "merges/merges.hpp"

#include "device/calls.hpp"
#include "elementwise/args.hpp"
#include "merges/columns.hpp"
#include "merges/order.hpp"

namespace lapilli {
namespace {

/// Columns of S and of the packed survivors together, for merges up to this size.
index_t small_columns(index_t size) { return size + ceil_div(size, index_t(2)); }

template <class E>
void copy_array(Queue& queue, const E* from, E* to, index_t count) {
    copy_across(queue, DeviceView<const E>{from, count, 1, count}, DeviceView<E>{to, count, 1, count});
}

bool is_sorted_from_zero(const std::vector<index_t>& order) {
    index_t expected = 0;
    return std::all_of(order.begin(), order.end(), [&](index_t column) { return column == expected++; });
}

}  // namespace

template <class R>
MergeWork<R>::MergeWork(Arena& arena, index_t columns, std::vector<index_t> rows)
    : n(checked_dimension(columns)),
      rows_of_q(std::move(rows)),
      dev(static_cast<std::size_t>(arena.devices())),
      host_nodes(arena.pinned_array<MergeNode>(2 * n)),
      host_lists(arena.pinned_array<index_t>(list_count(n))) {}

template <class R>
void MergeWork<R>::carve_q(Arena& arena) {
    const index_t most = merge_most_rows(n, sharers());
    for (int d = 0; d < sharers(); ++d) {
        for (const index_t rows : rows_of_q)
            dev[static_cast<std::size_t>(d)].q.push_back(arena.device_matrix<R>(d, std::min(most, rows), n));
    }
}

template <class R>
void MergeWork<R>::carve_workspace(Arena& arena, DeviceView<R> room) {
    const index_t half = ceil_div(n, index_t(2)), small = std::min<index_t>(n, merge_small_limit);
    const index_t rows = merge_most_rows(n, sharers());
    const bool has_room = devices() == 1 && room.rows >= half && room.cols >= half;
    for (int d = 0; d < devices(); ++d) {
        PerDevice& w = dev[static_cast<std::size_t>(d)];
        w.lists = arena.device_array<index_t>(d, list_count(n));
        if (d >= sharers()) continue;
        w.packed = has_room ? room : arena.device_matrix<R>(d, std::min(rows, half), half);
        w.s = arena.device_matrix<R>(d, n, std::max(std::min(n, merge_strip), small_columns(small)));
        w.ends = arena.device_array<R>(d, n);
        w.arrays = {n, arena.device_array<double>(d, MergeArrays::real_arrays * n),
                    arena.device_array<index_t>(d, MergeArrays::integer_arrays * n)};
        w.nodes = arena.device_array<MergeNode>(d, 2 * n);
    }
}

template <class T>
Merges<T>::Merges(Context& context, const MergeWork<R>& work, const MergeTree& tree)
    : context_(context), w_(work), tree_(tree), n_(work.n), rows_(merge_rows(tree, work.n, work.sharers())) {
    index_t begin = 0;
    for (const auto& nodes : tree_.levels) {
        begins_.push_back(begin);
        std::copy(nodes.begin(), nodes.end(), w_.host_nodes + begin);
        begin += static_cast<index_t>(nodes.size());
    }
}

template <class T>
DeviceView<real_t<T>> Merges<T>::q(int d, int which) const {
    const auto at = static_cast<std::size_t>(which);
    const index_t end = std::min(row(d + 1), w_.rows_of_q[at]);
    return dev(d).q[at].block(0, 0, std::max<index_t>(end - row(d), 0), n_);
}

template <class T>
void Merges<T>::begin() {
    const index_t count =
        begins_.empty() ? 0 : begins_.back() + static_cast<index_t>(tree_.levels.back().size());
    on_devices([&](int d) {
        upload_array<MergeNode>(queue(d), w_.host_nodes, dev(d).nodes, count);
        for (const DeviceView<R>& matrix : dev(d).q) zero(queue(d), matrix.data, matrix.ld * n_);
    });
    // One device may be done with its nodes, which the host reads, before another one has them.
    if (w_.sharers() > 1) context_.synchronize();
}

template <class T>
MergeShares Merges<T>::level(std::size_t k) const {
    return {tree_.levels[k], begins_[k], rows_};
}

template <class T>
MergeLevel<real_t<T>> Merges<T>::on_device(int d, int which, const Batch& batch, const Level& level) const {
    const DeviceView<R> here = q(d, which), packed = packed_of(d, level);
    MergeLevel<R> l{};
    l.arrays = dev(d).arrays;
    l.nodes = dev(d).nodes + batch.begin;
    l.count = batch.count;
    l.largest = level.largest;
    l.q = here.data;
    l.ldq = here.ld;
    l.row = row(d);
    l.rows = here.rows;
    l.is_last = which == w_.count() - 1;
    l.packed = packed.data;
    l.ldp = packed.ld;
    l.s = dev(d).s.data;
    l.lds = dev(d).s.ld;
    return l;
}

/// The survivors of a large merge are packed half after half, which takes half the memory, and S twice.
template <class T>
DeviceView<real_t<T>> Merges<T>::packed_of(int d, const Level& level) const {
    if (level.is_large()) return dev(d).packed;
    const index_t small = std::min<index_t>(n_, merge_small_limit);
    return dev(d).s.block(0, small, n_, small_columns(small) - small);
}

template <class T>
void Merges<T>::step(int d, MergeStep which, const MergeLevel<R>& level) {
    submit(queue(d), MergeArgs<T>{level, which});
}

template <class T>
void Merges<T>::solve(const Level& level, bool asks, const Solver& solver) {
    // Once devices have had a merge in common, their arrays are read by others: until a level ends.
    shares_ = shares_ || level.is_shared;
    if (shares_) context_.synchronize();
    if (level.is_shared) {
        for (const Batch& batch : level.batches) {
            if (batch.is_shared()) bring_children(batch);
        }
        context_.synchronize();
    }
    // Devices must know how many roots they exchange.
    const bool tells = asks || level.is_large() || level.is_shared;
    for (const Batch& batch : level.batches) {
        const int leader = batch.first;
        const MergeLevel<R> l = on_device(leader, w_.count() - 1, batch, level);
        solver.deflate(leader, l, batch.is_shared() ? dev(leader).ends : nullptr);
        if (tells) download_array(queue(leader), l.nodes, w_.host_nodes + batch.begin, batch.count);
    }
    if (tells) context_.synchronize();
    for (const Batch& batch : level.batches)
        on_devices(batch.first + 1, batch.last, [&](int d) { fetch(d, batch); });
    // The first step of a leader writes what others copy.
    if (level.is_shared) context_.synchronize();
    find(level, solver);
    for (const Batch& batch : level.batches) {
        on_devices(batch, [&](int d) {
            for_each_q([&](int which) { step(d, MergeStep::rotate, on_device(d, which, batch, level)); });
        });
    }
}

/// A shared merge's values, and the rows of the last Q next to the cut, to the device that leads. All devices
/// are idle.
template <class T>
void Merges<T>::bring_children(const Batch& batch) {
    const MergeNode& node = w_.host_nodes[batch.begin];
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
                                                 q(d, w_.count() - 1).block(at - row(d), begin, 1, count),
                                                 {leader.ends + begin, 1, count, 1}});
        };
        bring(cut - 1, node.first, node.cut);
        bring(cut, cut, end - cut);
    });
}

/// The roots and what follows from them: of each merge its devices find a part each, and copy the others'
/// parts.
template <class T>
void Merges<T>::find(const Level& level, const Solver& solver) {
    for (int step = 0; step < solver.steps; ++step) {
        for (const Batch& batch : level.batches)
            on_devices(batch, [&](int d) { solver.find(d, step, part_of(d, batch, level)); });
        if (!level.is_shared) continue;
        context_.synchronize();
        for (const Batch& batch : level.batches) exchange(batch);
        // The next step writes what others copy.
        if (step + 1 < solver.steps) context_.synchronize();
    }
}

/// The devices of a batch that have rows.
template <class T>
std::vector<int> Merges<T>::sharers_of(const Batch& batch) {
    std::vector<int> sharers;
    on_devices(batch, [&](int d) { sharers.push_back(d); });
    return sharers;
}

template <class T>
MergeLevel<real_t<T>> Merges<T>::part_of(int d, const Batch& batch, const Level& level) {
    const std::vector<int> sharers = sharers_of(batch);
    MergeLevel<R> l = on_device(d, w_.count() - 1, batch, level);
    l.part = std::find(sharers.begin(), sharers.end(), d) - sharers.begin();
    l.parts = static_cast<index_t>(sharers.size());
    return l;
}

/// Copies the numbers of the others' parts to each device of a merge. All devices are idle.
template <class T>
void Merges<T>::exchange(const Batch& batch) {
    const MergeNode& node = w_.host_nodes[batch.begin];
    const std::vector<int> sharers = sharers_of(batch);
    const auto parts = static_cast<index_t>(sharers.size());
    for (const int to : sharers) {
        for (index_t part = 0; part < parts; ++part) {
            const int from = sharers[static_cast<std::size_t>(part)];
            MergeLevel<R> l{};
            l.part = part;
            l.parts = parts;
            const MergePart theirs = MergePart::of(l, node);
            if (from != to) copy_numbers(from, to, node.first + theirs.begin, theirs.end - theirs.begin);
        }
    }
}

/// These elements of all arrays, from a device to another one.
template <class T>
void Merges<T>::copy_numbers(int from, int to, index_t begin, index_t count) {
    const auto copy_arrays = [&](const auto* source, auto* target, index_t arrays) {
        using E = std::remove_pointer_t<decltype(target)>;
        copy_across(queue(to), DeviceView<const E>{source + begin, count, arrays, n_},
                    DeviceView<E>{target + begin, count, arrays, n_});
    };
    copy_arrays(dev(from).arrays.reals, dev(to).arrays.reals, MergeArrays::real_arrays);
    copy_arrays(dev(from).arrays.integers, dev(to).arrays.integers, MergeArrays::integer_arrays);
}

/// Fetches what the leader of a shared merge has found.
template <class T>
void Merges<T>::fetch(int d, const Batch& batch) {
    const MergeNode& node = w_.host_nodes[batch.begin];
    copy_numbers(batch.first, d, node.first, node.size);
    copy_array(queue(d), dev(batch.first).nodes + batch.begin, dev(d).nodes + batch.begin, 1);
}

/// Survivors out of the way of the new vectors, the others to columns behind them.
template <class T>
void Merges<T>::pack(int d, const MergeLevel<R>& level) {
    step(d, MergeStep::pack, level);
    step(d, MergeStep::move, level);
}

template <class T>
void Merges<T>::multiply(const Level& level, const MakeVectors& make) {
    if (level.is_large()) return multiply_large(level, make);
    for (const Batch& batch : level.batches) {
        on_devices(batch, [&](int d) {
            for_each_q([&](int which) {
                MergeLevel<R> l = on_device(d, which, batch, level);
                l.columns = level.largest;
                pack(d, l);
                make(d, which, l);
                step(d, MergeStep::multiply, l);
            });
        });
    }
}

/// One merge after the other, all devices by turns.
template <class T>
void Merges<T>::multiply_large(const Level& level, const MakeVectors& make) {
    index_t most = 0;
    for (const Batch& batch : level.batches) most = std::max(most, batch.count);
    for (index_t k = 0; k < most; ++k) {
        for (const Batch& batch : level.batches) {
            if (k >= batch.count) continue;
            const Batch one{batch.begin + k, 1, batch.first, batch.last};
            const auto next = [](MergeLevel<R>& strip, index_t begin) { strip.begin = begin; };
            on_devices(one, [&](int d) {
                for_each_q([&](int which) {
                    multiply_strips(d, which, one, level, w_.host_nodes[one.begin].survivors(), make, next);
                });
            });
        }
    }
}

/// A device's rows of the first `count` columns of a merge's Q, in strips of S; choose(level, begin): what S
/// of a strip is.
template <class T>
template <class Choose>
void Merges<T>::multiply_strips(int d, int which, const Batch& batch, const Level& level, index_t count,
                                const MakeVectors& make, Choose choose) {
    const MergeNode& node = w_.host_nodes[batch.begin];
    MergeLevel<R> l = on_device(d, which, batch, level);
    l.packed = dev(d).packed.data;
    l.ldp = dev(d).packed.ld;
    for (const index_t half : {1, 2}) {
        l.half = half;
        const MergeRows here = MergeRows::of(l, node);
        if (here.begin >= here.end) continue;
        pack(d, l);
        const index_t first = half == 1 ? 0 : node.left,
                      inner = node.both + (half == 1 ? node.left : node.right);
        const DeviceView<R> packed = dev(d).packed.block(0, 0, here.end - here.begin, inner);
        for (index_t begin = 0; begin < count; begin += merge_strip) {
            l.columns = std::min(merge_strip, count - begin);
            choose(l, begin);
            make(d, which, l);
            const DeviceView<R> target = q(d, which).block(node.first + here.begin - l.row,
                                                           node.first + begin, packed.rows, l.columns);
            if (inner == 0) {
                set(queue(d), Part::all, R(0), R(0), target);
            } else {
                gemm(queue(d), Op::none, Op::none, R(1), packed,
                     dev(d).s.block(node.first + first, 0, inner, l.columns), R(0), target);
            }
        }
    }
}

template <class T>
void Merges<T>::multiply_wanted(const Level& level, std::vector<index_t>& order, const MakeVectors& make) {
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
        for_each_q([&](int which) {
            multiply_strips(d, which, batch, level, count, make,
                            [here](MergeLevel<R>& strip, index_t begin) { strip.roots = here + begin; });
        });
    });
}

template <class T>
void Merges<T>::sort_in_place(int which, const std::vector<index_t>& order) {
    const auto count = static_cast<index_t>(order.size());
    if (is_sorted_from_zero(order)) return;
    const ColumnSort sort(order);
    sort.write(w_.host_lists);
    const index_t* list = dev(0).lists;
    upload_array(queue(0), w_.host_lists, dev(0).lists, count + 2 * sort.moved());
    const DeviceView<R> all = q(0, which);
    const index_t half = sort.half, rest = count - half, at_once = dev(0).packed.rows;
    const auto move = [&](index_t columns, const index_t* from, const index_t* to, DeviceView<const R> a,
                          DeviceView<R> b) {
        submit(queue(0), MoveColumnsArgs<R>{columns, from, to, a, b});
    };
    // As many rows at a time as there is room for.
    for (index_t row = 0; row < all.rows; row += at_once) {
        const index_t rows = std::min(at_once, all.rows - row);
        const DeviceView<R> here = all.block(row, 0, rows, n_), aside = dev(0).packed.block(0, 0, rows, half);
        move(half, list, nullptr, here, aside);
        move(sort.moved(), list + count, list + count + sort.moved(), here, here);
        move(rest, list + half, nullptr, here, here.block(0, 0, rows, rest));
        copy(queue(0), Part::all, here.block(0, 0, rows, rest), here.block(0, half, rows, rest));
        copy(queue(0), Part::all, aside, here.block(0, 0, rows, half));
    }
}

template <class T>
void Merges<T>::distribute(int which, const std::vector<index_t>& order, const DistMatrix<T>& vectors) {
    context_.synchronize();
    const Cyclic& cyclic = vectors.cyclic;
    index_t* list = w_.host_lists;
    for (int d = 0; d < w_.devices(); ++d) {
        const index_t count = cyclic.local_cols(d);
        for (index_t local = 0; local < count; ++local) {
            const index_t block = cyclic.global_block(d, local / cyclic.nb());
            list[local] = order[static_cast<std::size_t>(cyclic.block_start(block) + local % cyclic.nb())];
        }
        upload_array(queue(d), list, dev(d).lists, count);
        list += count;
        const DeviceView<T>& target = vectors.local[static_cast<std::size_t>(d)];
        // Each device starts with another sender, so that not all read from the same one.
        for (int k = 0; k < w_.sharers(); ++k) {
            const int from = (d + k) % w_.sharers();
            const DeviceView<R> rows = q(from, which);
            submit(queue(d), MoveColumnsArgs<T>{count, dev(d).lists, nullptr, rows,
                                                target.block(row(from), 0, rows.rows, count)});
        }
    }
}

template struct MergeWork<float>;
template struct MergeWork<double>;
#define LAPILLI_INSTANTIATE(T) template class Merges<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
