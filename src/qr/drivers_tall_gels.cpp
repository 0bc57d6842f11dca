// SPDX-License-Identifier: BSD-3-Clause
// GELS of a tall matrix of few columns. Each device has the same rows of A and B. The first device has R, and
// the rows of B that R is solved with.
#include <algorithm>

#include "base/instances.hpp"
#include "matrix/delivery.hpp"
#include "qr/drivers_common.hpp"
#include "qr/drivers_tall.hpp"
#include "qr/safe_rows.hpp"
#include "qr/tall_q.hpp"

namespace lapilli {
namespace {

template <class T>
struct TallLeastSquaresWork {
    TallQrWork<T> qr;
    RowBlocks<T> b;
    typename SafeColumns<T>::Work columns_of_b, diagonal;
    TallProductWork<T> product;

    TallLeastSquaresWork(Arena& arena, const RowDistribution& distribution, index_t n, index_t nrhs,
                         bool a_on_host, bool b_on_host)
        : qr(arena, distribution, n, a_on_host),
          b(arena, distribution, arena.device_matrix<T>(0, distribution.top, nrhs), b_on_host),
          columns_of_b(arena, distribution.each(), b.blocks.cyclic.cols_of_devices(), Wanted::sums),
          diagonal(arena, n, qr.a.blocks.cyclic.cols_of_devices(), Wanted::diagonal),
          product(arena, n, nrhs) {}
};

template <class T>
void clear_blocks(Context& context, const RowBlocks<T>& b) {
    for (int d = 0; d < b.distribution.devices; ++d) set(context.queue(d), Part::all, T(0), T(0), b.block(d));
}

/// The top is what meets R, whatever the number of right-hand sides.
RowDistribution with_r_on_top(const RowDistribution& distribution, index_t n) {
    return {distribution.rows, n, distribution.devices};
}

/// X over B, but for the common factor of its scales. overdetermined: at least as many equations as unknowns.
template <class T>
void solve(Context& context, bool overdetermined, const SolutionScales& scales,
           TallLeastSquaresWork<T>& work) {
    const index_t n = work.qr.cols();
    const TallReflectors<T> reflectors{work.qr.stack_v.block(0, 0, n, n), work.qr.a.blocks, work.qr.t};
    const DeviceView<T>& top = work.b.top;
    const auto triangle = [&](Op op) {
        PhaseScope phase(context, "solve");
        trsm<T>(context.queue(0), {.uplo = Uplo::upper, .op = op}, T(1), work.qr.a.top, top);
    };
    const auto q = [&](Op op) {
        PhaseScope phase(context, "multiply");
        apply_tall_q(context, op, reflectors, work.b, work.product);
    };
    solve_with_factors(overdetermined, q, triangle, [&] { scale_rows(context.queue(0), top, scales.rows); });
}

/// B, or nothing where R has a zero on its diagonal.
template <class T>
index_t tall_gels(Context& context, bool overdetermined, TallLeastSquaresWork<T>& work) {
    const RowBlocks<T>& a = work.qr.a;
    const SafeRowBlocks<T> columns(context, a, work.qr.columns);
    if (columns.all_zero()) {
        set(context.queue(0), Part::all, T(0), T(0), work.b.top);
        clear_blocks(context, work.b);
        return 0;
    }
    {
        PhaseScope phase(context, "factor");
        tall_qr(context, work.qr, columns.finite());
    }
    DistMatrix<const T> r;
    r.rows = a.cols();
    r.cyclic = Cyclic(a.cols(), a.cols(), 1);
    r.local = {a.top};
    const index_t zero = first_zero<T>(context, r, work.diagonal);
    if (zero != 0) {
        columns.restore_triangle();
        return zero;
    }
    if (!overdetermined) clear_blocks(context, work.b);
    const SafeRowBlocks<T> right_hand_sides(context, work.b, work.columns_of_b);
    const SolutionScales scales = columns.of_solution();
    solve(context, overdetermined, scales, work);
    right_hand_sides.restore(scales.common, !overdetermined);
    columns.restore_triangle();
    return 0;
}

}  // namespace

template <class T>
index_t run_tall_gels(Context& context, const RowDistribution& distribution, bool overdetermined,
                      const UserMatrix<T>& a, const UserMatrix<T>& b) {
    Allocated<TallLeastSquaresWork<T>> work(context, Team{distribution.devices},
                                            with_r_on_top(distribution, a.cols), a.cols, b.cols, a.on_host(),
                                            b.on_host());
    {
        PhaseScope phase(context, "upload");
        work->qr.a.upload(context, a);
        work->b.upload(context, b);
    }
    const index_t info = tall_gels(context, overdetermined, *work);
    PhaseScope phase(context, "download");
    work->qr.a.collect(context, a);
    if (info == 0) work->b.collect(context, b);
    Delivery results;
    results.add(false, [&] { work->qr.a.write_back(context, a); });
    if (info == 0) results.add(false, [&] { work->b.write_back(context, b); });
    results.run();
    return info;
}

template <class T>
Footprint tall_gels_memory(Context& context, index_t m, index_t n, index_t nrhs,
                           const Footprint& by_columns) {
    return of_either(context, m, std::max(n, nrhs), by_columns, [&](const RowDistribution& distribution) {
        return Allocated<TallLeastSquaresWork<T>>::measure(
            Team{distribution.devices}, with_r_on_top(distribution, n), n, nrhs, true, true);
    });
}

LAPILLI_INSTANCES(run_tall_gels, tall_gels_memory)

}  // namespace lapilli
