// SPDX-License-Identifier: BSD-3-Clause
#include "eigen/stedc/stedc.hpp"

#include <numeric>

#include "device/calls.hpp"
#include "eigen/stedc/order.hpp"
#include "eigen/stedc/tree.hpp"

namespace lapilli {
namespace {

/// So many columns of S are made and multiplied at a time.
constexpr index_t strip_width = 2048;
static_assert(strip_width >= stedc_small_limit);

}  // namespace

template <class T>
StedcWork<T>::StedcWork(Arena& arena, index_t n, index_t nb) : vectors(arena, n, n, nb) {
    const bool real_on_one_device = !is_complex<T> && arena.devices() == 1;
    if constexpr (!is_complex<T>) {
        if (real_on_one_device) q = vectors.local[0];
    }
    if (!real_on_one_device) q = arena.device_matrix<R>(0, n, n);
    if (arena.devices() > 1) strip = arena.device_matrix<T>(0, n, nb);
    packed = arena.device_matrix<R>(0, n, ceil_div(n, index_t(2)));
    s = arena.device_matrix<R>(0, n, std::min(n, strip_width));
    arrays = {n, arena.device_array<double>(0, StedcArrays::real_arrays * n),
              arena.device_array<index_t>(0, StedcArrays::integer_arrays * n),
              arena.device_array<index_t>(0, 1)};
    nodes = arena.device_array<StedcNode>(0, 2 * n);
    lists = arena.device_array<index_t>(0, 2 * n);
    host_d = arena.pinned_array<double>(n);
    host_e = arena.pinned_array<double>(n);
    host_nodes = arena.pinned_array<StedcNode>(2 * n);
    host_lists = arena.pinned_array<index_t>(2 * n);
    host_failed = arena.pinned_array<index_t>(1);
}

namespace {

template <class T>
class DivideAndConquer {
  public:
    using R = real_t<T>;

    DivideAndConquer(Context& context, StedcWork<T>& work)
        : context_(context), queue_(context.queue(0)), w_(work), n_(work.vectors.rows) {}

    index_t run(R* d, const R* e) {
        tree_ = stedc_tree(d, e, n_, w_.host_d, w_.host_e);
        begin();
        index_t first_node = 0;
        for (std::size_t k = 0; k < tree_.levels.size(); ++k) {
            const auto count = static_cast<index_t>(tree_.levels[k].size());
            if (k == 0) {
                step(StedcStep::leaves, level(first_node, count, tree_.levels[k]));
            } else {
                merge(first_node, level(first_node, count, tree_.levels[k]));
            }
            first_node += count;
            context_.report(static_cast<double>(k + 1) / static_cast<double>(tree_.levels.size()));
        }
        download_array(queue_, w_.arrays.d(), w_.host_d, n_);
        download_array(queue_, w_.arrays.failed, w_.host_failed, 1);
        queue_.synchronize();
        if (*w_.host_failed != 0) return info_of(*w_.host_failed - 1);
        const std::vector<index_t> order = sorted(d);
        if (w_.in_place()) {
            sort_in_place(order);
        } else {
            distribute(order);
        }
        return 0;
    }

  private:
    /// T, torn, and the nodes of all levels to the device; Q is zero.
    void begin() {
        index_t count = 0;
        for (const auto& nodes : tree_.levels) {
            std::copy(nodes.begin(), nodes.end(), w_.host_nodes + count);
            count += static_cast<index_t>(nodes.size());
        }
        upload_array(queue_, w_.host_d, w_.arrays.d(), n_);
        upload_array(queue_, w_.host_e, w_.arrays.element(), n_);
        upload_array<StedcNode>(queue_, w_.host_nodes, w_.nodes, count);
        zero(queue_, w_.arrays.failed, 1);
        zero(queue_, w_.q.data, w_.q.ld * n_);
    }

    StedcLevel<R> level(index_t first_node, index_t count, const std::vector<StedcNode>& nodes) const {
        StedcLevel<R> l{};
        l.arrays = w_.arrays;
        l.nodes = w_.nodes + first_node;
        l.count = count;
        for (const StedcNode& node : nodes) l.largest = std::max(l.largest, node.size);
        l.q = w_.q.data;
        l.ldq = w_.q.ld;
        l.packed = w_.packed.data;
        l.ldp = w_.packed.ld;
        l.s = w_.s.data;
        l.lds = w_.s.ld;
        l.unit = unit_roundoff<R>;
        return l;
    }

    void step(StedcStep which, const StedcLevel<R>& level) { submit(queue_, StedcArgs<T>{level, which}); }

    /// All merges of a level.
    void merge(index_t first_node, StedcLevel<R> level) {
        for (const StedcStep which :
             {StedcStep::order, StedcStep::deflate, StedcStep::rotate, StedcStep::pack, StedcStep::move,
              StedcStep::roots, StedcStep::weights}) {
            step(which, level);
        }
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
            multiply(nodes[k], one);
        }
    }

    /// The new vectors of a large merge, in strips of S.
    void multiply(const StedcNode& node, StedcLevel<R> level) {
        const index_t survivors = node.survivors(), f = node.first;
        const index_t upper = node.left + node.both, lower = node.both + node.right;
        for (index_t begin = 0; begin < survivors; begin += strip_width) {
            level.begin = begin;
            level.columns = std::min(strip_width, survivors - begin);
            step(StedcStep::vectors, level);
            const DeviceView<R> s = w_.s.block(f, 0, survivors, level.columns);
            product(w_.packed.block(f, 0, node.cut, upper), s.block(0, 0, upper, level.columns),
                    w_.q.block(f, f + begin, node.cut, level.columns));
            product(w_.packed.block(f + node.cut, 0, node.size - node.cut, lower),
                    s.block(node.left, 0, lower, level.columns),
                    w_.q.block(f + node.cut, f + begin, node.size - node.cut, level.columns));
        }
    }

    void product(DeviceView<R> a, DeviceView<R> b, DeviceView<R> c) {
        if (a.cols == 0) {
            set(queue_, Part::all, R(0), R(0), c);
        } else {
            gemm(queue_, Op::none, Op::none, R(1), a, b, R(0), c);
        }
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

    /// Sorts the columns of Q where they are, with the memory of the packed columns, which holds half of them.
    void sort_in_place(const std::vector<index_t>& order) {
        if constexpr (!is_complex<T>) {
            if (std::is_sorted(order.begin(), order.end())) return;
            const ColumnSort sort(order);
            sort.write(w_.host_lists);
            upload_array(queue_, w_.host_lists, w_.lists, 2 * n_);
            const index_t half = sort.half, rest = n_ - half;
            const index_t* list = w_.lists;
            move(half, list, nullptr, w_.q, w_.packed.block(0, 0, n_, half));
            move(sort.moved(), list + n_, list + n_ + sort.moved(), w_.q, w_.q);
            move(rest, list + half, nullptr, w_.q, w_.q.block(0, 0, n_, rest));
            copy(queue_, Part::all, w_.q.block(0, 0, n_, rest), w_.q.block(0, half, n_, rest));
            copy(queue_, Part::all, w_.packed.block(0, 0, n_, half), w_.q.block(0, 0, n_, half));
        }
    }

    /// The columns of Q, sorted, to the devices that own them.
    void distribute(const std::vector<index_t>& order) {
        std::copy(order.begin(), order.end(), w_.host_lists);
        upload_array(queue_, w_.host_lists, w_.lists, n_);
        const Cyclic& cyclic = w_.vectors.cyclic;
        for (index_t b = 0; b < cyclic.blocks(); ++b) {
            const DeviceView<T> target = w_.vectors.block_column(b, 0);
            const bool here = cyclic.owner(b) == 0;
            const DeviceView<T> sorted = here ? target : w_.strip.block(0, 0, n_, target.cols);
            move(target.cols, w_.lists + cyclic.block_start(b), nullptr, w_.q, sorted);
            if (!here) copy_across(queue_, sorted, target);
        }
    }

    Context& context_;
    Queue& queue_;
    StedcWork<T>& w_;
    index_t n_;
    StedcTree tree_;
};

}  // namespace

template <class T>
index_t stedc(Context& context, real_t<T>* d, real_t<T>* e, StedcWork<T>& work) {
    const index_t n = work.vectors.rows;
    require_finite(d, n);
    require_finite(e, n - 1);
    const index_t info = DivideAndConquer<T>(context, work).run(d, e);
    context.synchronize();
    return info;
}

#define LAPILLI_INSTANTIATE(T)    \
    template struct StedcWork<T>; \
    template index_t stedc(Context&, real_t<T>*, real_t<T>*, StedcWork<T>&);
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
LAPILLI_INSTANTIATE(std::complex<float>)
LAPILLI_INSTANTIATE(std::complex<double>)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
