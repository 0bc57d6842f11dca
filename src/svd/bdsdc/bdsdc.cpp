// SPDX-License-Identifier: BSD-3-Clause
#include "svd/bdsdc/bdsdc.hpp"

#include <algorithm>
#include <numeric>

#include "bdsdc/args.hpp"
#include "device/calls.hpp"
#include "tridiagonal/unreduced.hpp"

namespace lapilli {
namespace {

constexpr int q_of_u = 0, q_of_v = 1;  ///< the matrices of the merges

}  // namespace

template <class T>
BdsdcWork<T>::BdsdcWork(Arena& arena, index_t order, index_t most, index_t nb, const CarveForVectors& later,
                        DeviceView<R> room)
    : n(checked_dimension(order)),
      merges(arena, checked_sum(n, 1), {n, n}),
      dev(static_cast<std::size_t>(sharers())) {
    if (in_place()) merges.carve_q(arena);
    int which = q_of_u;
    for (DistMatrix<T>* const vectors : {&u, &v}) {
        vectors->rows = n;
        vectors->cyclic = distributed_vectors(checked_dimension(most), nb, arena.devices());
        if constexpr (!is_complex<T>) {
            if (in_place())
                vectors->local.push_back(
                    merges.dev[0].q[static_cast<std::size_t>(which)].block(0, 0, n, most));
        }
        for (int d = 0; d < devices() && !in_place(); ++d)
            vectors->local.push_back(arena.device_matrix<T>(d, n, vectors->cyclic.most_local_cols()));
        ++which;
    }
    arena.overlay([&] { carve_workspace(arena, room); }, [&] { later(v.cyclic); });
    host_d = arena.pinned_array<double>(n + 1);
    host_e = arena.pinned_array<double>(n + 1);
    host_failed = arena.pinned_array<index_t>(sharers());
}

template <class T>
void BdsdcWork<T>::carve_workspace(Arena& arena, DeviceView<R> room) {
    if (!in_place()) merges.carve_q(arena);
    merges.carve_workspace(arena, room);
    for (int d = 0; d < sharers(); ++d)
        dev[static_cast<std::size_t>(d)] = {arena.device_array<double>(d, n + 1),
                                            arena.device_array<double>(d, n + 1),
                                            arena.device_array<index_t>(d, 1)};
}

namespace {

template <class T>
class BidiagonalDivideAndConquer {
  public:
    using R = real_t<T>;

    BidiagonalDivideAndConquer(Context& context, const R* d, const R* e, const Selection& wanted,
                               BdsdcWork<T>& work)
        : context_(context),
          wanted_(wanted),
          w_(work),
          n_(work.n),
          // Torn at rows that belong to no child: B is not changed. A leaf scales itself, and so does a merge.
          tree_({{0, n_ + 1, 0}}, [](const MergeNode&) {}),
          merges_(context, w_.merges, tree_) {
        std::copy_n(d, n_, w_.host_d);
        std::copy_n(e, n_ - 1, w_.host_e);
        w_.host_d[n_] = w_.host_e[n_ - 1] = w_.host_e[n_] = 0;
    }

    BdsdcResult run(R* d) {
        begin();
        for (std::size_t k = 0; k < tree_.levels.size(); ++k) {
            const MergeShares level = merges_.level(k);
            if (k == 0) {
                make_leaves(level);
            } else {
                const bool last = level.largest == n_ + 1 && wanted_.range != Range::all;
                merges_.solve(level, last, [this](int device, const MergeLevel<R>& l, const R* ends) {
                    for (const BdsdcStep which : {BdsdcStep::order, BdsdcStep::deflate, BdsdcStep::roots,
                                                  BdsdcStep::weights, BdsdcStep::lengths})
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

    /// B and the nodes of all levels to the devices.
    void begin() {
        merges_.on_devices([&](int d) {
            upload_array(queue(d), w_.host_d, dev(d).diagonal, n_ + 1);
            upload_array(queue(d), w_.host_e, dev(d).above, n_ + 1);
            zero(queue(d), dev(d).failed, 1);
        });
        merges_.begin();
    }

    void step(int d, BdsdcStep which, const MergeLevel<R>& level, const R* ends = nullptr,
              DeviceView<R> u = {}) {
        submit(queue(d), BdsdcArgs<T>{{level, dev(d).diagonal, dev(d).above, u.data, u.ld, ends,
                                       dev(d).failed, unit_roundoff<R>},
                                      which});
    }
    void make_leaves(const MergeShares& level) {
        for (const MergeBatch& batch : level.batches) {
            merges_.on_devices(batch, [&](int d) {
                const MergeLevel<R> left = merges_.on_device(d, q_of_u, batch, level);
                step(d, BdsdcStep::leaves, merges_.on_device(d, q_of_v, batch, level), nullptr,
                     {left.q, left.rows, n_ + 1, left.ldq});
            });
        }
    }

    typename Merges<T>::MakeVectors make_vectors() {
        return [this](int d, int, const MergeLevel<R>& level) { step(d, BdsdcStep::vectors, level); };
    }

    /// Brings the results to the host; `last` is the level of the merge whose vectors have not been made, or null.
    BdsdcResult finish(R* d, const MergeShares* last) {
        std::fill_n(w_.host_failed, w_.sharers(), index_t(0));
        merges_.on_devices([&](int k) {
            const index_t row = merges_.row(k);
            download_array(queue(k), values(k) + row, w_.host_d + row, merges_.rows(k));
            download_array(queue(k), dev(k).failed, w_.host_failed + k, 1);
        });
        context_.synchronize();
        const index_t failed = *std::max_element(w_.host_failed, w_.host_failed + w_.sharers());
        if (failed != 0) return {failed, {0, 0}};
        std::vector<index_t> order = sorted(d);
        const IndexRange found = wanted_.among_descending(d, n_);
        order = {order.begin() + found.begin, order.begin() + found.begin + found.count};
        if (last != nullptr && found.count > 0) merges_.multiply_wanted(*last, order, make_vectors());
        int which = q_of_u;
        for (DistMatrix<T>* const vectors : {&w_.u, &w_.v}) {
            narrow(*vectors, found.count);
            if (which > q_of_u) context_.synchronize();  // the lists of columns are in use
            if (found.count > 0 && w_.in_place()) merges_.sort_in_place(which, order);
            if (found.count > 0 && !w_.in_place()) merges_.distribute(which, order, *vectors);
            ++which;
        }
        return {0, found};
    }

    /// The result has this many columns, in blocks for all devices.
    void narrow(DistMatrix<T>& vectors, index_t columns) const {
        vectors.cyclic = distributed_vectors(columns, vectors.cyclic.nb(), w_.devices());
        for (int d = 0; d < w_.devices(); ++d) {
            DeviceView<T>& local = vectors.local[static_cast<std::size_t>(d)];
            local = local.block(0, 0, n_, vectors.cyclic.local_cols(d));
        }
    }

    /// d := the singular values in descending order. Returns the columns in which their vectors lie; the last column is
    /// the null vector of a row more.
    std::vector<index_t> sorted(R* d) {
        std::vector<index_t> order(static_cast<std::size_t>(n_));
        std::iota(order.begin(), order.end(), index_t(0));
        std::stable_sort(order.begin(), order.end(),
                         [this](index_t a, index_t b) { return w_.host_d[a] > w_.host_d[b]; });
        for (index_t j = 0; j < n_; ++j) d[j] = static_cast<R>(w_.host_d[order[static_cast<std::size_t>(j)]]);
        return order;
    }

    Context& context_;
    const Selection& wanted_;
    BdsdcWork<T>& w_;
    index_t n_;
    MergeTree tree_;
    Merges<T> merges_;
};

}  // namespace

template <class T>
BdsdcResult bdsdc(Context& context, real_t<T>* d, const real_t<T>* e, const Selection& wanted,
                  BdsdcWork<T>& work) {
    require_finite(d, work.n, "bidiagonal");
    require_finite(e, work.n - 1, "bidiagonal");
    const BdsdcResult result = BidiagonalDivideAndConquer<T>(context, d, e, wanted, work).run(d);
    context.synchronize();
    return result;
}

#define LAPILLI_INSTANTIATE(T)    \
    template struct BdsdcWork<T>; \
    template BdsdcResult bdsdc(Context&, real_t<T>*, const real_t<T>*, const Selection&, BdsdcWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
