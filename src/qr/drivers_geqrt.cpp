// SPDX-License-Identifier: BSD-3-Clause
// GEQRT and GEMQRT: GEQRF and ORMQR with the triangular factors of blocks of reflectors.
#include <algorithm>

#include "matrix/delivery.hpp"
#include "qr/drivers.hpp"
#include "qr/drivers_common.hpp"
#include "runtime/team.hpp"

namespace lapilli {
namespace {

template <class T>
struct GeqrtWork {
    QrWork<T> qr;
    StagedOperand<T> bt;
    DeviceView<T> unit, gram, t, product;  ///< of a block of reflectors

    GeqrtWork(Arena& arena, const Staging& of_a, const Staging& of_bt, const GeqrfPlan& plan)
        : qr(arena, of_a, plan),
          bt(arena, of_bt, plan.nb),
          unit(square(arena, of_bt)),
          gram(square(arena, of_bt)),
          t(square(arena, of_bt)),
          product(square(arena, of_bt)) {}

  private:
    static DeviceView<T> square(Arena& arena, const Staging& of_bt) {
        return arena.device_matrix<T>(0, of_bt.rows, of_bt.rows);
    }
};

GeqrfPlan plan_on_one_device(const Context& context, index_t m, index_t n) {
    GeqrfPlan plan = GeqrfPlan::of(context, m, n);
    plan.team = one_device;
    return plan;
}

/// T of reflectors `first` and those behind it, as many as `t` has columns, which are below the diagonal of A:
///
///     T = ( T_1  -T_1 V_1^H V_2 T_2 )    of larft_limit columns at a time
///         (  0          T_2         )
template <class T>
void form_triangle(Queue& queue, DeviceView<T> a, index_t first, const T* tau, GeqrtWork<T>& work,
                   DeviceView<T> t) {
    const index_t width = t.cols, below = a.rows - first - width;
    const auto part = [&](const DeviceView<T>& x) { return x.block(0, 0, width, width); };
    const DeviceView<T> unit = part(work.unit), gram = part(work.gram);
    set(queue, Part::all, T(0), T(1), unit);
    copy(queue, Part::strictly_lower, a.block(first, first, width, width), unit);
    gemm(queue, Op::adjoint, Op::none, T(1), unit, unit, T(0), gram);
    if (below > 0) {
        const DeviceView<T> v = a.block(first + width, first, below, width);
        gemm(queue, Op::adjoint, Op::none, T(1), v, v, T(1), gram);
    }
    set(queue, Part::all, T(0), T(0), t);
    for (index_t j = 0; j < width; j += larft_limit) {
        const index_t count = std::min(larft_limit, width - j);
        const DeviceView<T> own = t.block(j, j, count, count);
        larft<T>(queue, gram.block(j, j, count, count), tau + first + j, own);
        if (j == 0) continue;
        const DeviceView<T> by_own = work.product.block(0, 0, j, count);
        gemm(queue, Op::none, Op::none, T(1), gram.block(0, j, j, count), own, T(0), by_own);
        gemm(queue, Op::none, Op::none, T(-1), t.block(0, 0, j, j), by_own, T(0), t.block(0, j, j, count));
    }
}

template <class T>
index_t geqrt_on_cpu(Context& context, const UserMatrix<T>& a, const UserMatrix<T>& bt) {
    const HostMatrix<T> factors(context, a), triangles(context, bt);
    {
        PhaseScope phase(context, "factor");
        while_reporting(context, [&] {
            host::geqrt(factors.view(), triangles.view());
            return index_t(0);
        });
    }
    PhaseScope phase(context, "download");
    Delivery results;
    results.add(!a.on_host(), [&] { factors.deliver(); });
    results.add(!bt.on_host(), [&] { triangles.deliver(); });
    results.run();
    return 0;
}

}  // namespace

template <class T>
index_t run_geqrt(Context& context, const UserMatrix<T>& a, const UserMatrix<T>& bt) {
    const index_t m = a.rows, n = a.cols, steps = std::min(m, n), nb = bt.rows;
    if (steps == 0) return 0;
    if (!context.use_devices("geqrf.crossover", order_of_work(m, n, steps)))
        return geqrt_on_cpu(context, a, bt);
    Allocated<GeqrtWork<T>> work(context, one_device, staging_of(a), staging_of(bt),
                                 plan_on_one_device(context, m, n));
    upload<T>(context, work->qr.a, a);
    upload<T>(context, work->bt, bt);
    {
        PhaseScope phase(context, "factor");
        SafeColumns<T> columns(context, work->qr.a.matrix, work->qr.columns);
        geqrf(context, work->qr.geqrf);
        columns.restore_triangle();
        Queue& queue = context.queue(0);
        for (index_t first = 0; first < steps; first += nb) {
            const index_t width = std::min(nb, steps - first);
            const DeviceView<T> t = work->t.block(0, 0, width, width);
            form_triangle(queue, work->qr.a.matrix.local[0], first, work->qr.geqrf.dev[0].tau, *work, t);
            copy(queue, Part::upper, t, work->bt.matrix.local[0].block(0, first, width, width));
        }
    }
    PhaseScope phase(context, "download");
    work->qr.a.collect(context, a);
    work->bt.collect(context, bt);
    Delivery results;
    results.add(false, [&] { work->qr.a.write_back(context, a); });
    results.add(false, [&] { work->bt.write_back(context, bt); });
    results.run();
    return 0;
}

/// tau is on the diagonals of the triangles.
template <class T>
index_t run_gemqrt(Context& context, Side side, Op op, const UserMatrix<const T>& v,
                   const UserMatrix<const T>& bt, const UserMatrix<T>& c) {
    const index_t k = v.cols;
    if (k == 0 || c.rows == 0 || c.cols == 0) return 0;
    std::vector<T> tau;
    {
        const HostMatrix<const T> triangles(context, bt);
        for (index_t j = 0; j < k; ++j) tau.push_back(*triangles.view().at(j % bt.rows, j));
    }
    return run_ormqr<T>(context, Orthogonal::qr, side, op, v, tau.data(), c);
}

template <class T>
Footprint geqrt_memory(Context& context, index_t m, index_t n, index_t nb) {
    const index_t steps = std::min(m, n);
    if (steps == 0) return {};
    if (!context.use_devices("geqrf.crossover", order_of_work(m, n, steps)))
        return qr_on_host<T>(checked_product(m, n), checked_product(nb, checked_sum(steps, n)));
    return Allocated<GeqrtWork<T>>::measure(one_device, Staging{m, n}, Staging{nb, steps},
                                            plan_on_one_device(context, m, n));
}

template <class T>
Footprint gemqrt_memory(Context& context, Side side, index_t m, index_t n, index_t k, index_t nb) {
    if (m == 0 || n == 0 || k == 0) return {};
    Footprint bytes = ormqr_memory<T>(context, Orthogonal::qr, side, m, n, k);
    bytes.host += host_footprint<T>(checked_product(checked_sum(nb, 1), k)).host;
    return bytes;
}

#define LAPILLI_INSTANTIATE(T)                                                                              \
    template index_t run_geqrt(Context&, const UserMatrix<T>&, const UserMatrix<T>&);                       \
    template index_t run_gemqrt(Context&, Side, Op, const UserMatrix<const T>&, const UserMatrix<const T>&, \
                                const UserMatrix<T>&);                                                      \
    template Footprint geqrt_memory<T>(Context&, index_t, index_t, index_t);                                \
    template Footprint gemqrt_memory<T>(Context&, Side, index_t, index_t, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
