// SPDX-License-Identifier: BSD-3-Clause
// Divide and conquer on the devices, from the leaves to the wanted vectors: the workspace and the driver, for
// the symmetric tridiagonal problem (tridiagonal/stedc) and the bidiagonal one (svd/bdsdc). The merges
// (merges/merges.hpp) are shared by the devices.
#pragma once

#include <algorithm>
#include <functional>
#include <numeric>
#include <vector>

#include "arch/limits.hpp"
#include "base/selection.hpp"
#include "device/calls.hpp"
#include "merges/merges.hpp"

namespace lapilli {

template <class T>
struct DivideAndConquerWork {
    using R = real_t<T>;
    struct PerDevice {
        double *d, *e;    ///< the matrix, merges.n elements each; d may be the place of the values
        index_t* failed;  ///< the number of leaves that did not converge; behind it the words of a barrier
    };
    index_t n;                   ///< the order of the problem: the number of values
    MergeWork<R> merges;         ///< in real precisions on one device, the results are parts of its matrices
    std::vector<PerDevice> dev;  ///< devices with rows
    double *host_d, *host_e;     ///< merges.n elements
    index_t* host_failed;        ///< one per device

    static constexpr index_t state_words = 2 + barrier_bytes / static_cast<index_t>(sizeof(index_t));

    int devices() const { return merges.devices(); }
    int sharers() const { return merges.sharers(); }
    bool in_place() const { return !is_complex<T> && devices() == 1; }

    /// The space for vectors: at most `most` of them, in block columns of nb, narrower if otherwise some
    /// devices would have none. later(columns of the vectors): may carve all device memory except the
    /// vectors. room: on one device, memory for `packed` that is otherwise unused meanwhile; each dimension
    /// is half of merges.n, rounded up.
    using CarveForVectors = std::function<void(const Cyclic&)>;

  protected:
    /// columns, rows: see MergeWork.
    DivideAndConquerWork(Arena& arena, index_t order, index_t columns, std::vector<index_t> rows)
        : n(checked_dimension(order)),
          merges(arena, columns, std::move(rows)),
          dev(static_cast<std::size_t>(sharers())) {}

    /// results: one matrix for each Q. keeps_d: the values do not overwrite the diagonal.
    void carve(Arena& arena, const std::vector<DistMatrix<T>*>& results, index_t most, index_t nb,
               bool keeps_d, const CarveForVectors& later, DeviceView<R> room);
};

struct DivideAndConquerResult {
    index_t info;      ///< LAPACK's: above 0 if a leaf did not converge; then there are no results
    IndexRange found;  ///< the wanted values among all
};

/// The driver. A Problem has the members
///
///     Scalar, work, tree                  the scalar T, the workspace, and the tree of the matrix in work.host_d and host_e
///     results()                           the matrices that receive the vectors, one for each Q
///     make_leaves(merges, d, batch, level), deflate(d, level, ends), find(d, step, level), make_vectors(d, level)
///                                         submit these steps on device d
///     steps                               of find(), see Merges::Solver
///     merge_small(merges, levels)         if there is such a member: submits all steps of the merges of these levels,
///                                         which are small, on the only device; at most most_small levels of a
///                                         matrix of at most most_small_rows rows
///     info(failed)                        LAPACK's info for the number that a leaf has left
///     scale_values()                      brings the values in work.host_d to the scale of the matrix
///     is_before(a, b)                     the order of the values
///     found(d)                            the wanted ones among the sorted values
template <class Problem>
class DivideAndConquer {
  public:
    using T = typename Problem::Scalar;
    using R = real_t<T>;

    DivideAndConquer(Context& context, const Selection& wanted, Problem& problem)
        : context_(context),
          wanted_(wanted),
          problem_(problem),
          w_(problem.work),
          merges_(context, w_.merges, problem.tree) {}

    /// d becomes the sorted values. Waits.
    DivideAndConquerResult run(R* d) {
        const DivideAndConquerResult result = solve(d);
        context_.synchronize();
        return result;
    }

  private:
    Queue& queue(int d) { return context_.queue(d); }
    const auto& dev(int d) const { return w_.dev[static_cast<std::size_t>(d)]; }
    double* values(int d) const { return w_.merges.dev[static_cast<std::size_t>(d)].arrays.d(); }

    DivideAndConquerResult solve(R* d) {
        begin();
        const auto levels = problem_.tree.levels.size();
        for (std::size_t k = 0; k < levels; ++k) {
            const MergeShares level = merges_.level(k);
            if (k == 0) {
                make_leaves(level);
            } else if (const std::size_t small = small_levels(k); small > 0) {
                merge_small(k, small);
                k += small - 1;
            } else {
                const bool last = is_last(level);
                merges_.solve(level, last, solver());
                if (last) return finish(d, &level);
                merges_.multiply(level, make_vectors());
            }
            context_.submitted(static_cast<double>(k + 1) / static_cast<double>(levels));
        }
        return finish(d, nullptr);
    }

    /// The levels from the k-th on whose steps are one operation.
    std::size_t small_levels(std::size_t k) const {
        std::size_t count = 0;
        if constexpr (requires { Problem::most_small; }) {
            if (w_.sharers() > 1 || w_.merges.n > Problem::most_small_rows) return 0;
            for (; k < problem_.tree.levels.size() && count < Problem::most_small; ++k, ++count) {
                const MergeShares level = merges_.level(k);
                if (level.is_large() || is_last(level)) break;
            }
        }
        return count;
    }
    void merge_small([[maybe_unused]] std::size_t first, [[maybe_unused]] std::size_t count) {
        if constexpr (requires { Problem::most_small; }) {
            std::vector<MergeShares> levels;
            for (std::size_t k = first; k < first + count; ++k) levels.push_back(merges_.level(k));
            problem_.merge_small(merges_, levels);
        }
    }

    /// Copies the matrix and the nodes of all levels to the devices.
    void begin() {
        merges_.on_devices([&](int d) {
            upload_array(queue(d), w_.host_d, dev(d).d, w_.merges.n);
            upload_array(queue(d), w_.host_e, dev(d).e, w_.merges.n);
            zero(queue(d), dev(d).failed, DivideAndConquerWork<T>::state_words);
        });
        merges_.begin();
    }

    void make_leaves(const MergeShares& level) {
        for (const MergeBatch& batch : level.batches)
            merges_.on_devices(batch, [&](int d) { problem_.make_leaves(merges_, d, batch, level); });
    }
    typename Merges<T>::Solver solver() {
        return {
            [this](int d, const MergeLevel<R>& level, const R* ends) { problem_.deflate(d, level, ends); },
            [this](int d, int step, const MergeLevel<R>& level) { problem_.find(d, step, level); },
            Problem::steps};
    }
    typename Merges<T>::MakeVectors make_vectors() {
        return [this](int d, int, const MergeLevel<R>& level) { problem_.make_vectors(d, level); };
    }

    /// The merge of the whole matrix, if only some of its vectors are wanted: these alone are made.
    bool is_last(const MergeShares& level) const {
        return level.largest == w_.merges.n && wanted_.range != Range::all;
    }

    /// Brings the results to the host; `last` is the level of the merge whose vectors have not been made, or
    /// null.
    DivideAndConquerResult finish(R* d, const MergeShares* last) {
        std::fill_n(w_.host_failed, w_.sharers(), index_t(0));
        merges_.on_devices([&](int k) {
            const index_t row = merges_.row(k);
            download_array(queue(k), values(k) + row, w_.host_d + row, merges_.rows(k));
            download_array(queue(k), dev(k).failed, w_.host_failed + k, 1);
        });
        context_.synchronize();
        const index_t failed = *std::max_element(w_.host_failed, w_.host_failed + w_.sharers());
        if (failed != 0) return {problem_.info(failed), {0, 0}};
        std::vector<index_t> order = sorted(d);
        const IndexRange found = problem_.found(d);
        order = {order.begin() + found.begin, order.begin() + found.begin + found.count};
        if (last != nullptr && found.count > 0) merges_.multiply_wanted(*last, order, make_vectors());
        int which = 0;
        for (DistMatrix<T>* const vectors : problem_.results()) {
            narrow(*vectors, found.count);
            if (which > 0) context_.synchronize();  // the lists of columns are in use
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
            local = local.block(0, 0, w_.n, vectors.cyclic.local_cols(d));
        }
    }

    /// d := the values in their order. Returns the columns of their vectors; columns from w_.n on belong to
    /// no value.
    std::vector<index_t> sorted(R* d) {
        problem_.scale_values();
        std::vector<index_t> order(static_cast<std::size_t>(w_.n));
        std::iota(order.begin(), order.end(), index_t(0));
        std::stable_sort(order.begin(), order.end(), [this](index_t a, index_t b) {
            return Problem::is_before(w_.host_d[a], w_.host_d[b]);
        });
        for (index_t j = 0; j < w_.n; ++j)
            d[j] = static_cast<R>(w_.host_d[order[static_cast<std::size_t>(j)]]);
        return order;
    }

    Context& context_;
    const Selection& wanted_;
    Problem& problem_;
    const DivideAndConquerWork<T>& w_;
    Merges<T> merges_;
};

}  // namespace lapilli
