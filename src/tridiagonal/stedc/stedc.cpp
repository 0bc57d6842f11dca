// SPDX-License-Identifier: BSD-3-Clause
#include "tridiagonal/stedc/stedc.hpp"

#include <algorithm>
#include <vector>

#include "stedc/args.hpp"
#include "tridiagonal/stedc/tree.hpp"

namespace lapilli {
template <class T>
StedcWork<T>::StedcWork(Arena& arena, index_t order, index_t most, index_t nb, const CarveForVectors& later,
                        DeviceView<R> room)
    : DivideAndConquerWork<T>(arena, order, order, {order}) {
    this->carve(arena, {&vectors}, most, nb, false, later, room);
}

namespace {

/// A problem as DivideAndConquer takes it.
template <class T>
class StedcProblem {
  public:
    using Scalar = T;
    using R = real_t<T>;
    StedcWork<T>& work;
    MergeTree tree;

    StedcProblem(Context& context, const R* d, const R* e, const Selection& wanted, StedcWork<T>& w)
        : work(w), tree(stedc_tree(d, e, w.n, w.host_d, w.host_e)), context_(context), wanted_(wanted) {}

    std::vector<DistMatrix<T>*> results() { return {&work.vectors}; }
    void make_leaves(const Merges<T>& merges, int d, const MergeBatch& batch, const MergeShares& level) {
        step(d, StedcStep::leaves, merges.on_device(d, 0, batch, level));
    }
    void deflate(int d, const MergeLevel<R>& level, const R* ends) {
        for (const StedcStep which : {StedcStep::order, StedcStep::deflate}) step(d, which, level, ends);
    }
    static constexpr int steps = 3;
    void find(int d, int which, const MergeLevel<R>& level) {
        constexpr StedcStep found[steps] = {StedcStep::roots, StedcStep::weights, StedcStep::lengths};
        step(d, found[which], level);
    }
    void make_vectors(int d, const MergeLevel<R>& level) { step(d, StedcStep::vectors, level); }

    static constexpr std::size_t most_small = StedcLevels<R>::most;
    /// A grid of one block for each multiprocessor has a warp for each column of about as many rows.
    static constexpr index_t most_small_rows = 1024;
    void merge_small(const Merges<T>& merges, const std::vector<MergeShares>& levels) {
        const auto& dev = work.dev[0];
        StedcMergesArgs<T> args{};
        static_cast<MergeLevel<R>&>(args) = merges.on_device(0, 0, levels[0].batches[0], levels[0]);
        args.below = dev.e;
        args.failed = dev.failed;
        args.unit = unit_roundoff<R>;
        args.levels = static_cast<int>(levels.size());
        std::transform(levels.begin(), levels.end(), args.sizes, [](const MergeShares& level) {
            return typename StedcLevels<R>::Size{level.batches[0].count, level.largest};
        });
        args.barrier = dev.failed + 2;
        args.sharers = context_.sharers;
        submit(context_.queue(0), args);
    }

    /// LAPACK's: the rows of the leaf that did not converge.
    index_t info(index_t failed) const {
        const index_t first = failed - 1;
        index_t last = work.n;
        for (const MergeNode& leaf : tree.levels[0]) {
            if (leaf.first == first) last = leaf.first + leaf.size;
        }
        return (first + 1) * (work.n + 1) + last;
    }
    void scale_values() {
        for (const UnreducedBlock& block : tree.blocks) {
            for (index_t i = block.first; i < block.first + block.size; ++i)
                work.host_d[i] = scaled_by(work.host_d[i], block.exponent);
        }
    }
    static bool is_before(double a, double b) { return a < b; }
    IndexRange found(const R* d) const { return wanted_.among(d, work.n); }

  private:
    void step(int d, StedcStep which, const MergeLevel<R>& level, const R* ends = nullptr) {
        const auto& dev = work.dev[static_cast<std::size_t>(d)];
        submit(context_.queue(d), StedcArgs<T>{{level, dev.e, ends, dev.failed, unit_roundoff<R>}, which});
    }

    Context& context_;
    const Selection& wanted_;
};

}  // namespace

template <class T>
DivideAndConquerResult stedc(Context& context, real_t<T>* d, real_t<T>* e, const Selection& wanted,
                             StedcWork<T>& work) {
    require_finite(d, work.n);
    require_finite(e, work.n - 1);
    StedcProblem<T> problem(context, d, e, wanted, work);
    return DivideAndConquer(context, wanted, problem).run(d);
}

#define LAPILLI_INSTANTIATE(T)    \
    template struct StedcWork<T>; \
    template DivideAndConquerResult stedc(Context&, real_t<T>*, real_t<T>*, const Selection&, StedcWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
