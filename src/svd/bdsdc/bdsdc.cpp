// SPDX-License-Identifier: BSD-3-Clause
#include "svd/bdsdc/bdsdc.hpp"

#include "bdsdc/args.hpp"
#include "tridiagonal/unreduced.hpp"

namespace lapilli {
namespace {

constexpr int q_of_u = 0, q_of_v = 1;  ///< the matrices of the merges

}  // namespace

template <class T>
BdsdcWork<T>::BdsdcWork(Arena& arena, index_t order, index_t most, index_t nb, const CarveForVectors& later,
                        DeviceView<R> room)
    : DivideAndConquerWork<T>(arena, order, checked_sum(order, 1), {order, order}) {
    this->carve(arena, {&u, &v}, most, nb, true, later, room);
}

namespace {

/// A problem as DivideAndConquer takes it.
template <class T>
class BdsdcProblem {
  public:
    using Scalar = T;
    using R = real_t<T>;
    BdsdcWork<T>& work;
    /// Torn at rows that belong to no child: B is not changed. A leaf scales itself, and so does a merge.
    MergeTree tree;

    BdsdcProblem(Context& context, const R* d, const R* e, const Selection& wanted, BdsdcWork<T>& w)
        : work(w), tree({{0, w.n + 1, 0}}, [](const MergeNode&) {}), context_(context), wanted_(wanted) {
        std::copy_n(d, w.n, w.host_d);
        std::copy_n(e, w.n - 1, w.host_e);
        w.host_d[w.n] = w.host_e[w.n - 1] = w.host_e[w.n] = 0;
    }

    std::vector<DistMatrix<T>*> results() { return {&work.u, &work.v}; }
    void make_leaves(const Merges<T>& merges, int d, const MergeBatch& batch, const MergeShares& level) {
        const MergeLevel<R> left = merges.on_device(d, q_of_u, batch, level);
        step(d, BdsdcStep::leaves, merges.on_device(d, q_of_v, batch, level), nullptr,
             {left.q, left.rows, work.n + 1, left.ldq});
    }
    void deflate(int d, const MergeLevel<R>& level, const R* ends) {
        for (const BdsdcStep which : {BdsdcStep::order, BdsdcStep::deflate}) step(d, which, level, ends);
    }
    static constexpr int steps = 3;
    void find(int d, int which, const MergeLevel<R>& level) {
        constexpr BdsdcStep found[steps] = {BdsdcStep::roots, BdsdcStep::weights, BdsdcStep::lengths};
        step(d, found[which], level);
    }
    void make_vectors(int d, const MergeLevel<R>& level) { step(d, BdsdcStep::vectors, level); }

    index_t info(index_t failed) const { return failed; }
    void scale_values() {}
    static bool is_before(double a, double b) { return a > b; }
    IndexRange found(const R* d) const { return wanted_.among_descending(d, work.n); }

  private:
    void step(int d, BdsdcStep which, const MergeLevel<R>& level, const R* ends = nullptr,
              DeviceView<R> u = {}) {
        const auto& dev = work.dev[static_cast<std::size_t>(d)];
        submit(context_.queue(d),
               BdsdcArgs<T>{{level, dev.d, dev.e, u.data, u.ld, ends, dev.failed, unit_roundoff<R>}, which});
    }

    Context& context_;
    const Selection& wanted_;
};

}  // namespace

template <class T>
DivideAndConquerResult bdsdc(Context& context, real_t<T>* d, const real_t<T>* e, const Selection& wanted,
                             BdsdcWork<T>& work) {
    require_finite(d, work.n, "bidiagonal");
    require_finite(e, work.n - 1, "bidiagonal");
    BdsdcProblem<T> problem(context, d, e, wanted, work);
    return DivideAndConquer(context, wanted, problem).run(d);
}

#define LAPILLI_INSTANTIATE(T)                                                                      \
    template struct BdsdcWork<T>;                                                                   \
    template DivideAndConquerResult bdsdc(Context&, real_t<T>*, const real_t<T>*, const Selection&, \
                                          BdsdcWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
