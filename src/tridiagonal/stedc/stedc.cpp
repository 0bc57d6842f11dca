// SPDX-License-Identifier: BSD-3-Clause
#include "tridiagonal/stedc/stedc.hpp"

#include <numeric>

#include "device/calls.hpp"
#include "stedc/args.hpp"
#include "tridiagonal/stedc/tree.hpp"

namespace lapilli {
template <class T>
StedcWork<T>::StedcWork(Arena& arena, index_t order, index_t most, index_t nb, const CarveForVectors& later,
                        DeviceView<R> room)
    : n(checked_dimension(order)), merges(arena, n, {n}), dev(static_cast<std::size_t>(sharers())) {
    vectors.rows = n;
    vectors.cyclic = distributed_vectors(checked_dimension(most), nb, arena.devices());
    if (in_place()) merges.carve_q(arena);
    if constexpr (!is_complex<T>) {
        if (in_place()) vectors.local.push_back(merges.dev[0].q[0].block(0, 0, n, most));
    }
    for (int d = 0; d < devices() && !in_place(); ++d)
        vectors.local.push_back(arena.device_matrix<T>(d, n, vectors.cyclic.most_local_cols()));
    arena.overlay([&] { carve_workspace(arena, room); }, [&] { later(vectors.cyclic); });
    host_d = arena.pinned_array<double>(n);
    host_e = arena.pinned_array<double>(n);
    host_failed = arena.pinned_array<index_t>(sharers());
}

template <class T>
void StedcWork<T>::carve_workspace(Arena& arena, DeviceView<R> room) {
    if (!in_place()) merges.carve_q(arena);
    merges.carve_workspace(arena, room);
    for (int d = 0; d < sharers(); ++d)
        dev[static_cast<std::size_t>(d)] = {arena.device_array<double>(d, n),
                                            arena.device_array<index_t>(d, 1)};
}

namespace {

template <class T>
class DivideAndConquer {
  public:
    using R = real_t<T>;

    DivideAndConquer(Context& context, const R* d, const R* e, const Selection& wanted, StedcWork<T>& work)
        : context_(context),
          wanted_(wanted),
          w_(work),
          n_(work.n),
          tree_(stedc_tree(d, e, n_, w_.host_d, w_.host_e)),
          merges_(context, w_.merges, tree_) {}

    StedcResult run(R* d) {
        begin();
        for (std::size_t k = 0; k < tree_.levels.size(); ++k) {
            const MergeShares level = merges_.level(k);
            if (k == 0) {
                make_leaves(level);
            } else {
                const bool last = is_last(level);
                merges_.solve(level, last, [this](int device, const MergeLevel<R>& l, const R* ends) {
                    for (const StedcStep which :
                         {StedcStep::order, StedcStep::deflate, StedcStep::roots, StedcStep::weights})
                        step(device, which, l, ends);
                });
                if (last) return finish(d, &level);
                merges_.multiply(level, make_vectors());
            }
            context_.submitted(static_cast<double>(k + 1) / static_cast<double>(tree_.levels.size()));
        }
        return finish(d, nullptr);
    }

  private:
    Queue& queue(int d) { return context_.queue(d); }
    const auto& dev(int d) const { return w_.dev[static_cast<std::size_t>(d)]; }
    double* values(int d) const { return w_.merges.dev[static_cast<std::size_t>(d)].arrays.d(); }

    /// T, torn, and the nodes of all levels to the devices.
    void begin() {
        merges_.on_devices([&](int d) {
            upload_array(queue(d), w_.host_d, values(d), n_);
            upload_array(queue(d), w_.host_e, dev(d).below, n_);
            zero(queue(d), dev(d).failed, 1);
        });
        merges_.begin();
    }

    void step(int d, StedcStep which, const MergeLevel<R>& level, const R* ends = nullptr) {
        submit(queue(d), StedcArgs<T>{{level, dev(d).below, ends, dev(d).failed, unit_roundoff<R>}, which});
    }
    void make_leaves(const MergeShares& level) {
        for (const MergeBatch& batch : level.batches) {
            merges_.on_devices(
                batch, [&](int d) { step(d, StedcStep::leaves, merges_.on_device(d, 0, batch, level)); });
        }
    }
    typename Merges<T>::MakeVectors make_vectors() {
        return [this](int d, int, const MergeLevel<R>& level) { step(d, StedcStep::vectors, level); };
    }

    /// The merge of the whole matrix, when only some of its vectors are made: those that are wanted.
    bool is_last(const MergeShares& level) const {
        return level.largest == n_ && wanted_.range != Range::all;
    }

    /// Brings the results to the host; `last` is the level of the merge whose vectors have not been made, or null.
    StedcResult finish(R* d, const MergeShares* last) {
        std::fill_n(w_.host_failed, w_.sharers(), index_t(0));
        merges_.on_devices([&](int k) {
            const index_t row = merges_.row(k);
            download_array(queue(k), values(k) + row, w_.host_d + row, merges_.rows(k));
            download_array(queue(k), dev(k).failed, w_.host_failed + k, 1);
        });
        context_.synchronize();
        const index_t failed = *std::max_element(w_.host_failed, w_.host_failed + w_.sharers());
        if (failed != 0) return {info_of(failed - 1), {0, 0}};
        std::vector<index_t> order = sorted(d);
        const IndexRange found = wanted_.among(d, n_);
        order = {order.begin() + found.begin, order.begin() + found.begin + found.count};
        narrow(found.count);
        if (found.count == 0) return {0, found};
        if (last != nullptr) merges_.multiply_wanted(*last, order, make_vectors());
        if (w_.in_place()) {
            merges_.sort_in_place(0, order);
        } else {
            merges_.distribute(0, order, w_.vectors);
        }
        return {0, found};
    }

    /// The result has this many columns, in blocks for all devices.
    void narrow(index_t columns) {
        DistMatrix<T>& vectors = w_.vectors;
        vectors.cyclic = distributed_vectors(columns, vectors.cyclic.nb(), w_.devices());
        for (int d = 0; d < w_.devices(); ++d) {
            DeviceView<T>& local = vectors.local[static_cast<std::size_t>(d)];
            local = local.block(0, 0, n_, vectors.cyclic.local_cols(d));
        }
    }

    /// LAPACK's: the rows of the leaf that did not converge.
    index_t info_of(index_t first) const {
        index_t last = n_;
        for (const MergeNode& leaf : tree_.levels[0]) {
            if (leaf.first == first) last = leaf.first + leaf.size;
        }
        return (first + 1) * (n_ + 1) + last;
    }

    /// d := the eigenvalues in ascending order. Returns the columns in which their vectors lie.
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

    Context& context_;
    const Selection& wanted_;
    StedcWork<T>& w_;
    index_t n_;
    MergeTree tree_;
    Merges<T> merges_;
};

}  // namespace

template <class T>
StedcResult stedc(Context& context, real_t<T>* d, real_t<T>* e, const Selection& wanted, StedcWork<T>& work) {
    require_finite(d, work.n);
    require_finite(e, work.n - 1);
    const StedcResult result = DivideAndConquer<T>(context, d, e, wanted, work).run(d);
    context.synchronize();
    return result;
}

#define LAPILLI_INSTANTIATE(T)    \
    template struct StedcWork<T>; \
    template StedcResult stedc(Context&, real_t<T>*, real_t<T>*, const Selection&, StedcWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
