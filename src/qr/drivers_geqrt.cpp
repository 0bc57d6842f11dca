// SPDX-License-Identifier: BSD-3-Clause
// GEQRT and GEMQRT: GEQRF and ORMQR with the triangular factors of blocks of reflectors.
#include <algorithm>

#include "base/instances.hpp"
#include "matrix/delivery.hpp"
#include "qr/drivers.hpp"
#include "qr/drivers_common.hpp"
#include "qr/drivers_tall.hpp"
#include "qr/safe_rows.hpp"
#include "reflectors/args.hpp"
#include "runtime/call_plan.hpp"
#include "runtime/device_events.hpp"

namespace lapilli {
namespace {

/// Memory of device d for the triangles of blocks of nb reflectors, one after the other.
template <class T>
struct TriangleRoom {
    DeviceView<T> unit, gram, t, product;
    DeviceView<T> v;  ///< reflectors that lie on several devices

    TriangleRoom(Arena& arena, int d, index_t rows, index_t nb, bool gathers)
        : unit(arena.device_matrix<T>(d, nb, nb)),
          gram(arena.device_matrix<T>(d, nb, nb)),
          t(arena.device_matrix<T>(d, nb, nb)),
          product(arena.device_matrix<T>(d, nb, nb)),
          v(arena.device_matrix<T>(d, gathers ? rows : 0, gathers ? nb : 0)) {}
};

/// T is distributed as A is, except that the triangle of a block of reflectors is on one device.
template <class T>
struct GeqrtWork {
    QrWork<T> qr;
    CopiedOperand<T> bt;
    std::vector<TriangleRoom<T>> rooms;

    GeqrtWork(Arena& arena, const CopyPlan& of_a, const CopyPlan& of_bt, const GeqrfPlan& plan)
        : qr(arena, of_a, plan), bt(arena, of_bt, round_up(plan.nb, of_bt.rows)) {
        const bool gathers = arena.devices() > 1 && plan.nb % of_bt.rows != 0;
        for (int d = 0; d < arena.devices(); ++d)
            rooms.emplace_back(arena, d, of_a.rows, of_bt.rows, gathers);
    }
};

/// The work of a tall matrix distributed by rows, whose T is on the first device.
template <class T>
struct TallGeqrtWork {
    TallQrWork<T> qr;
    CopiedOperand<T> bt;

    TallGeqrtWork(Arena& arena, const RowDistribution& distribution, const CopyPlan& of_bt, bool a_on_host)
        : qr(arena, distribution, of_bt.cols, a_on_host), bt(arena, of_bt, of_bt.cols) {}
};

/// T of the reflectors V, which are below the diagonal of its first rows:
///
///     T = ( T_1  -T_1 V_1^H V_2 T_2 )    of larft_limit columns at a time
///         (  0          T_2         )
template <class T>
void form_triangle(Queue& queue, DeviceView<T> v, const T* tau, const TriangleRoom<T>& room,
                   DeviceView<T> t) {
    const index_t width = t.cols, below = v.rows - width;
    const auto part = [&](const DeviceView<T>& x) { return x.block(0, 0, width, width); };
    const DeviceView<T> unit = part(room.unit), gram = part(room.gram);
    set(queue, Part::all, T(0), T(1), unit);
    copy(queue, Part::strictly_lower, part(v), unit);
    gemm(queue, Op::adjoint, Op::none, T(1), unit, unit, T(0), gram);
    if (below > 0) {
        const DeviceView<T> rest = v.block(width, 0, below, width);
        gemm(queue, Op::adjoint, Op::none, T(1), rest, rest, T(1), gram);
    }
    set(queue, Part::all, T(0), T(0), t);
    for (index_t j = 0; j < width; j += larft_limit) {
        const index_t count = std::min(larft_limit, width - j);
        const DeviceView<T> own = t.block(j, j, count, count);
        submit(queue, LarftArgs<T>{gram.block(j, j, count, count), tau + j, own});
        if (j == 0) continue;
        const DeviceView<T> by_own = room.product.block(0, 0, j, count);
        gemm(queue, Op::none, Op::none, T(1), gram.block(0, j, j, count), own, T(0), by_own);
        gemm(queue, Op::none, Op::none, T(-1), t.block(0, 0, j, j), by_own, T(0), t.block(0, j, j, count));
    }
}

/// The reflectors of a span, from their first row on, where the queue's device d has them or can have them.
template <class T>
DeviceView<T> reflectors_on(Queue& queue, int d, const DistMatrix<T>& a, Span j,
                            const TriangleRoom<T>& room) {
    const Rectangle below{j.first, j.first, a.rows - j.first, j.width};
    if (a.cyclic.devices() == 1) return a.local[0].block(below.row, below.col, below.rows, below.cols);
    if (is_local(a.cyclic, d, j)) return columns_of(a, j).block(below.row, 0, below.rows, below.cols);
    const DeviceView<T> v = room.v.block(0, 0, below.rows, below.cols);
    bring(queue, readable(a), below, v);
    return v;
}

/// Calls f(the columns of a block of reflectors, the place of its triangle).
template <class T, class F>
void for_each_triangle(const DistMatrix<T>& bt, F f) {
    for (index_t first = 0; first < bt.cols(); first += bt.rows) {
        const Span block{first, std::min(bt.rows, bt.cols() - first)};
        f(block, columns_of(bt, block).block(0, 0, block.width, block.width));
    }
}

/// T of each block of the factored A, on the device that has its place. No triangle needs another one.
template <class T>
void form_triangles(Context& context, const GeqrtWork<T>& work) {
    const GeqrfWork<T>& qr = work.qr.geqrf;
    const Cyclic& layout = work.bt.matrix.cyclic;
    DeviceEvents finished(context, layout.devices());
    finished.record_main(context);
    for (int d = 0; d < layout.devices(); ++d) {
        finished.hold(context.queue(d));
        upload_array(context.queue(d), qr.tau, qr.dev[static_cast<std::size_t>(d)].tau, qr.steps());
    }
    for_each_triangle(work.bt.matrix, [&](Span block, const DeviceView<T>& place) {
        const int d = owner_of(layout, block);
        Queue& queue = context.queue(d);
        const auto& room = work.rooms[static_cast<std::size_t>(d)];
        const DeviceView<T> t = room.t.block(0, 0, block.width, block.width);
        form_triangle(queue, reflectors_on(queue, d, work.qr.a.matrix, block, room),
                      qr.dev[static_cast<std::size_t>(d)].tau + block.first, room, t);
        copy(queue, Part::upper, t, place);
    });
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

/// The triangles are those on the diagonal of T of all reflectors, which the factorization makes.
template <class T>
index_t geqrt_by_rows(Context& context, const RowDistribution& distribution, const UserMatrix<T>& a,
                      const UserMatrix<T>& bt) {
    Allocated<TallGeqrtWork<T>> work(context, Team{distribution.devices}, distribution, copy_plan_of(bt),
                                     a.on_host());
    TallQrWork<T>& qr = work->qr;
    {
        PhaseScope phase(context, "upload");
        qr.a.upload(context, a);
        work->bt.upload(context, bt);
    }
    {
        PhaseScope phase(context, "factor");
        const SafeRowBlocks<T> columns(context, qr.a, qr.columns);
        tall_qr(context, qr, columns.finite());
        columns.restore_triangle();
        for_each_triangle(work->bt.matrix, [&](Span block, const DeviceView<T>& place) {
            copy(context.queue(0), Part::upper,
                 qr.t.block(block.first, block.first, block.width, block.width), place);
        });
    }
    PhaseScope phase(context, "download");
    qr.a.collect(context, a);
    work->bt.collect(context, bt);
    Delivery results;
    results.add(false, [&] { qr.a.write_back(context, a); });
    results.add(false, [&] { work->bt.write_back(context, bt); });
    results.run();
    return 0;
}

/// By columns; tall matrices may go by rows.
template <class T>
auto geqrt_plan(Context& context, const CopyPlan& of_a, const CopyPlan& of_bt) {
    return call_plan<GeqrtWork<T>>(qr_on_devices(context, of_a), [=, &context](auto f) {
        const auto plan = GeqrfPlan::of<T>(context, of_a.rows, of_a.cols);
        return f(plan.team, of_a, of_bt, plan);
    });
}

}  // namespace

template <class T>
index_t run_geqrt(Context& context, const UserMatrix<T>& a, const UserMatrix<T>& bt) {
    if (std::min(a.rows, a.cols) == 0) return 0;
    const auto plan = geqrt_plan<T>(context, copy_plan_of(a), copy_plan_of(bt));
    if (!plan.on_devices) return geqrt_on_cpu(context, a, bt);
    if (const auto distribution = tall_distribution(context, a))
        return geqrt_by_rows(context, *distribution, a, bt);
    auto work = plan.workspace(context);
    upload<T>(context, work->qr.a, a);
    upload<T>(context, work->bt, bt);
    {
        PhaseScope phase(context, "factor");
        SafeColumns<T> columns(context, work->qr.a.matrix, work->qr.columns);
        geqrf(context, work->qr.geqrf);
        columns.restore_triangle();
        form_triangles(context, *work);
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
    const CopyPlan of_bt{nb, steps};
    const auto plan = geqrt_plan<T>(context, CopyPlan{m, n}, of_bt);
    if (!plan.on_devices)
        return qr_on_host<T>(checked_product(m, n), checked_product(nb, checked_sum(steps, n)));
    return of_either(context, m, n, plan.memory(), [&](const RowDistribution& distribution) {
        return Allocated<TallGeqrtWork<T>>::measure(Team{distribution.devices}, distribution, of_bt, true);
    });
}

template <class T>
Footprint gemqrt_memory(Context& context, Side side, index_t m, index_t n, index_t k, index_t nb) {
    if (m == 0 || n == 0 || k == 0) return {};
    Footprint bytes = ormqr_memory<T>(context, Orthogonal::qr, side, m, n, k);
    bytes.host += host_footprint<T>(checked_product(checked_sum(nb, 1), k)).host;
    return bytes;
}

LAPILLI_INSTANCES(run_geqrt, run_gemqrt, geqrt_memory, gemqrt_memory)

}  // namespace lapilli
