// SPDX-License-Identifier: BSD-3-Clause
#include "eigen/stedc/stedc.hpp"

#include <numeric>

#include "device/calls.hpp"
#include "eigen/stedc/order.hpp"
#include "eigen/stedc/shared_merge.hpp"
#include "eigen/stedc/tree.hpp"

namespace lapilli {
namespace {

/// Of S and of the packed survivors of merges up to this size.
index_t small_columns(index_t size) { return size + ceil_div(size, index_t(2)); }

/// So many columns in blocks of at most nb, of which every device has one if there are enough columns. The fullest device
/// never has more than it has of more columns.
Cyclic dealt(index_t columns, index_t nb, int devices) {
    return {columns, std::clamp<index_t>(ceil_div(columns, index_t(devices)), 1, nb), devices};
}

}  // namespace

template <class T>
StedcWork<T>::StedcWork(Arena& arena, index_t order, index_t most, index_t nb, const CarveForVectors& later,
                        DeviceView<R> room)
    : n(checked_dimension(order)) {
    vectors.rows = n;
    vectors.cyclic = dealt(checked_dimension(most), nb, arena.devices());
    if (in_place()) q = arena.device_matrix<R>(0, n, n);
    if constexpr (!is_complex<T>) {
        if (in_place()) vectors.local.push_back(q.block(0, 0, n, most));
    }
    for (int d = 0; d < devices() && !in_place(); ++d)
        vectors.local.push_back(arena.device_matrix<T>(d, n, vectors.cyclic.most_local_cols()));
    arena.overlay([&] { carve_workspace(arena, room); }, [&] { later(vectors.cyclic); });
    host_d = arena.pinned_array<double>(n);
    host_e = arena.pinned_array<double>(n);
    host_nodes = arena.pinned_array<StedcNode>(2 * n);
    host_lists = arena.pinned_array<index_t>(list_count(n));
    host_failed = arena.pinned_array<index_t>(1);
}

template <class T>
void StedcWork<T>::carve_workspace(Arena& arena, DeviceView<R> room) {
    const index_t half = ceil_div(n, index_t(2)), small = std::min<index_t>(n, stedc_small_limit);
    if (!in_place()) q = arena.device_matrix<R>(0, n, n);
    if (devices() > 1) strip = arena.device_matrix<T>(0, n, vectors.cyclic.nb());
    for (int d = 0; d < devices(); ++d) {
        PerDevice w;
        const bool several = devices() > 1, has_room = room.rows >= half && room.cols >= half;
        w.packed = has_room && !several ? room : arena.device_matrix<R>(d, several ? n : half, half);
        w.s = arena.device_matrix<R>(
            d, n,
            several ? std::min(n, stedc_strip) : std::max(std::min(n, stedc_strip), small_columns(small)));
        if (is_complex<T> && devices() > 1)
            w.products = arena.device_matrix<R>(d, n, std::min(n, stedc_strip));
        w.arrays = {n, arena.device_array<double>(d, StedcArrays::real_arrays * n),
                    arena.device_array<index_t>(d, StedcArrays::integer_arrays * n),
                    arena.device_array<index_t>(d, 1)};
        w.nodes = arena.device_array<StedcNode>(d, d == 0 ? 2 * n : 1);
        w.lists = arena.device_array<index_t>(d, list_count(n));
        dev.push_back(w);
    }
}

template <class T>
DeviceView<real_t<T>> StedcWork<T>::packed_of(index_t largest) const {
    const PerDevice& first = dev[0];
    if (devices() > 1 || by_halves(largest)) return first.packed;
    const index_t small = std::min<index_t>(n, stedc_small_limit);
    return first.s.block(0, small, n, small_columns(small) - small);
}

namespace {

/// The parts that a merge's survivors are packed in, as StedcLevel has them.
std::vector<index_t> halves(bool apart) {
    return apart ? std::vector<index_t>{1, 2} : std::vector<index_t>{0};
}

template <class T>
class DivideAndConquer {
  public:
    using R = real_t<T>;

    DivideAndConquer(Context& context, const Selection& wanted, StedcWork<T>& work)
        : context_(context),
          queue_(context.queue(0)),
          wanted_(wanted),
          w_(work),
          first_(work.dev[0]),
          n_(work.n) {}

    StedcResult run(R* d, const R* e) {
        tree_ = stedc_tree(d, e, n_, w_.host_d, w_.host_e);
        begin();
        index_t first_node = 0;
        for (std::size_t k = 0; k < tree_.levels.size(); ++k) {
            const auto count = static_cast<index_t>(tree_.levels[k].size());
            const StedcLevel<R> l = level(first_node, count, tree_.levels[k]);
            if (k == 0) {
                step(StedcStep::leaves, l);
            } else if (is_last(l)) {
                solve(l);
                return finish(d, &l);
            } else {
                solve(l);
                multiply(first_node, l);
            }
            first_node += count;
            context_.submitted(static_cast<double>(k + 1) / static_cast<double>(tree_.levels.size()));
        }
        return finish(d, nullptr);
    }

  private:
    /// T, torn, and the nodes of all levels to the device; Q is zero.
    void begin() {
        index_t count = 0;
        for (const auto& nodes : tree_.levels) {
            std::copy(nodes.begin(), nodes.end(), w_.host_nodes + count);
            count += static_cast<index_t>(nodes.size());
        }
        upload_array(queue_, w_.host_d, first_.arrays.d(), n_);
        upload_array(queue_, w_.host_e, first_.arrays.element(), n_);
        upload_array<StedcNode>(queue_, w_.host_nodes, first_.nodes, count);
        zero(queue_, first_.arrays.failed, 1);
        zero(queue_, w_.q.data, w_.q.ld * n_);
    }

    StedcLevel<R> level(index_t first_node, index_t count, const std::vector<StedcNode>& nodes) const {
        StedcLevel<R> l{};
        l.arrays = first_.arrays;
        l.nodes = first_.nodes + first_node;
        l.count = count;
        for (const StedcNode& node : nodes) l.largest = std::max(l.largest, node.size);
        l.q = w_.q.data;
        l.ldq = w_.q.ld;
        const DeviceView<R> packed = w_.packed_of(l.largest);
        l.packed = packed.data;
        l.ldp = packed.ld;
        l.half = w_.by_halves(l.largest) ? 1 : 0;
        l.s = first_.s.data;
        l.lds = first_.s.ld;
        l.unit = unit_roundoff<R>;
        return l;
    }

    void step(StedcStep which, const StedcLevel<R>& level) { submit(queue_, StedcArgs<T>{level, which}); }

    /// The merge of the whole matrix, of whose vectors a device makes only some: those that it owns, or that are wanted.
    bool is_last(const StedcLevel<R>& level) const {
        return level.largest == n_ && (w_.devices() > 1 || wanted_.range != Range::all);
    }

    /// All merges of a level, but for the new vectors, and what is packed by halves.
    void solve(const StedcLevel<R>& level) {
        for (const StedcStep which : {StedcStep::order, StedcStep::deflate, StedcStep::rotate})
            step(which, level);
        if (level.half == 0) pack(level);
        for (const StedcStep which : {StedcStep::roots, StedcStep::weights}) step(which, level);
    }
    /// Survivors out of the way of the new vectors, the others to columns behind them.
    void pack(const StedcLevel<R>& level) {
        step(StedcStep::pack, level);
        step(StedcStep::move, level);
    }

    void multiply(index_t first_node, StedcLevel<R> level) {
        if (level.largest <= stedc_small_limit) {
            level.columns = level.largest;
            step(StedcStep::vectors, level);
            step(StedcStep::multiply, level);
            return;
        }
        StedcNode* const nodes = w_.host_nodes + first_node;
        download_array(queue_, level.nodes, nodes, level.count);
        queue_.synchronize();
        for (index_t k = 0; k < level.count; ++k) {
            StedcLevel<R> one = level;
            one.nodes += k;
            one.count = 1;
            multiply_large(nodes[k], one);
        }
    }

    /// The new vectors of a large merge.
    void multiply_large(const StedcNode& node, const StedcLevel<R>& level) {
        multiply_strips(node, level, node.survivors(),
                        [](StedcLevel<R>& strip, index_t begin) { strip.begin = begin; });
    }

    /// The first `count` columns of a merge's Q, in strips of S; choose(level, begin): what S of a strip is.
    template <class F>
    void multiply_strips(const StedcNode& node, StedcLevel<R> level, index_t count, F choose) {
        const DeviceView<R> packed = w_.packed_of(level.largest);
        for (const index_t half : halves(level.half != 0)) {
            level.half = half;
            if (half != 0) pack(level);
            for (index_t begin = 0; begin < count; begin += stedc_strip) {
                level.columns = std::min(stedc_strip, count - begin);
                choose(level, begin);
                step(StedcStep::vectors, level);
                const DeviceView<R> s = first_.s.block(0, 0, n_, level.columns),
                                    q = w_.q.block(node.first, node.first + begin, node.size, level.columns);
                half == 0 ? multiply_strip(queue_, node, packed, s, q)
                          : multiply_half(queue_, node, half == 1, packed, s, q);
            }
        }
    }

    /// What the host must know of the end; `last` is the merge whose vectors have not been made, or null.
    StedcResult finish(R* d, const StedcLevel<R>* last) {
        download_array(queue_, first_.arrays.d(), w_.host_d, n_);
        download_array(queue_, first_.arrays.failed, w_.host_failed, 1);
        if (last != nullptr) download_array<StedcNode>(queue_, last->nodes, w_.host_nodes, 1);
        queue_.synchronize();
        if (*w_.host_failed != 0) return {info_of(*w_.host_failed - 1), {0, 0}};
        std::vector<index_t> order = sorted(d);
        const IndexRange found = wanted_.among(d, n_);
        order = {order.begin() + found.begin, order.begin() + found.begin + found.count};
        narrow(found.count);
        if (found.count == 0) return {0, found};
        if (last != nullptr && w_.devices() > 1) {
            SharedMerge<T>(context_, w_, *w_.host_nodes, last->nodes).run(order);
            return {0, found};
        }
        if (last != nullptr) multiply_wanted(*w_.host_nodes, *last, order);
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
    void multiply_wanted(const StedcNode& node, const StedcLevel<R>& level, std::vector<index_t>& order) {
        index_t* const roots = w_.host_lists + 2 * n_;  // sorting uses the part before
        index_t count = 0;
        for (index_t& column : order) {
            if (column >= node.survivors()) continue;
            roots[count] = column;
            column = count++;
        }
        upload_array(queue_, roots, first_.lists + 2 * n_, count);
        multiply_strips(node, level, count, [this](StedcLevel<R>& strip, index_t begin) {
            strip.roots = first_.lists + 2 * n_ + begin;
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

    void move(index_t count, const index_t* from, const index_t* to, DeviceView<const R> a, DeviceView<T> b) {
        submit(queue_, MoveColumnsArgs<T>{count, from, to, a, b});
    }

    /// Sorts columns of Q where they are, with the memory of the packed columns, which holds half of them.
    void sort_in_place(const std::vector<index_t>& order) {
        if constexpr (!is_complex<T>) {
            const auto count = static_cast<index_t>(order.size());
            if (is_sorted_from_zero(order)) return;
            const ColumnSort sort(order);
            sort.write(w_.host_lists);
            upload_array(queue_, w_.host_lists, first_.lists, count + 2 * sort.moved());
            const index_t half = sort.half, rest = count - half;
            const index_t* list = first_.lists;
            // As many rows at a time as there is room for.
            for (index_t row = 0; row < n_; row += first_.packed.rows) {
                const index_t rows = std::min(first_.packed.rows, n_ - row);
                const DeviceView<T> q = w_.q.block(row, 0, rows, n_),
                                    aside = first_.packed.block(0, 0, rows, half);
                move(half, list, nullptr, q, aside);
                move(sort.moved(), list + count, list + count + sort.moved(), q, q);
                move(rest, list + half, nullptr, q, q.block(0, 0, rows, rest));
                copy(queue_, Part::all, q.block(0, 0, rows, rest), q.block(0, half, rows, rest));
                copy(queue_, Part::all, aside, q.block(0, 0, rows, half));
            }
        }
    }
    static bool is_sorted_from_zero(const std::vector<index_t>& order) {
        index_t expected = 0;
        return std::all_of(order.begin(), order.end(), [&](index_t column) { return column == expected++; });
    }

    /// The columns of Q, sorted, to the devices that own them.
    void distribute(const std::vector<index_t>& order) {
        std::copy(order.begin(), order.end(), w_.host_lists);
        upload_array(queue_, w_.host_lists, first_.lists, static_cast<index_t>(order.size()));
        const Cyclic& cyclic = w_.vectors.cyclic;
        for (index_t b = 0; b < cyclic.blocks(); ++b) {
            const DeviceView<T> target = w_.vectors.block_column(b, 0);
            const bool here = cyclic.owner(b) == 0;
            const DeviceView<T> sorted = here ? target : w_.strip.block(0, 0, n_, target.cols);
            move(target.cols, first_.lists + cyclic.block_start(b), nullptr, w_.q, sorted);
            if (!here) copy_across(queue_, sorted, target);
        }
    }

    Context& context_;
    Queue& queue_;
    const Selection& wanted_;
    StedcWork<T>& w_;
    const typename StedcWork<T>::PerDevice& first_;
    index_t n_;
    StedcTree tree_;
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
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
LAPILLI_INSTANTIATE(std::complex<float>)
LAPILLI_INSTANTIATE(std::complex<double>)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
