// SPDX-License-Identifier: BSD-3-Clause
// GEQRF, ORGQR, ORMQR and their kin between the caller's matrices and the devices.
#include "qr/drivers.hpp"

#include <algorithm>
#include <optional>

#include "base/instances.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_vector.hpp"
#include "qr/drivers_common.hpp"
#include "qr/drivers_tall.hpp"
#include "qr/stored_q_plan.hpp"

namespace lapilli {
namespace {

/// The ways of GEQRF. Where Gram matrices are not accurate enough, the way is that of block columns.
enum class QrWay { cpu, small, by_rows, gram_in_place, gram_of_copy, block_columns };

template <class T>
struct QrPlan {
    QrWay way;
    CopyPlan a;
    GeqrfPlan columns{};
    std::optional<RowDistribution> rows{};

    static QrPlan of(Context& context, const CopyPlan& a) {
        const auto plan = plan_of<T>(context, a);
        const bool small = is_small(context, plan.team, small_qr, precision_letter<T>, a.rows, a.cols, 0);
        if (!qr_on_devices(context, a, small)) return {QrWay::cpu, a};
        if (small) return {QrWay::small, a};
        const bool gram = GramFirstWork<T>::tries(plan, a.turned() ? a.rows : a.cols);
        return {gram ? QrWay::gram_of_copy : QrWay::block_columns, a, plan};
    }
    /// A query is not told where the matrix is: a call says so.
    QrPlan with(Context& context, Orthogonal kind, const UserMatrix<T>& given) const {
        QrPlan plan = *this;
        if (way == QrWay::cpu || way == QrWay::small) return plan;
        if (kind == Orthogonal::qr) plan.rows = tall_distribution(context, given);
        if (plan.rows)
            plan.way = QrWay::by_rows;
        else if (way == QrWay::gram_of_copy && where_it_is<T>(context, columns.team, given, a).in_place)
            plan.way = QrWay::gram_in_place;
        return plan;
    }
    Footprint memory(Context& context, Orthogonal kind) const {
        if (way == QrWay::cpu)
            return qr_on_host<T>(checked_product(a.rows, a.cols), std::min(a.rows, a.cols));
        if (way == QrWay::small) return small_memory<T>(small_qr, a, {});
        const Footprint in_columns = Allocated<GramFirstWork<T>>::measure(columns.team, a, columns);
        return kind == Orthogonal::qr ? tall_geqrf_memory<T>(context, a.rows, a.cols, in_columns)
                                      : in_columns;
    }
};

template <class T>
index_t geqrf_on_cpu(Context& context, Orthogonal kind, const UserMatrix<T>& a, T* tau, index_t steps) {
    const HostMatrix<T> copy(context, a);
    HostVector<T> host_tau(steps);
    {
        PhaseScope phase(context, "factor");
        while_reporting(context, [&] {
            host::geqrf(kind, copy.view(), host_tau.data());
            return index_t(0);
        });
    }
    PhaseScope phase(context, "download");
    Delivery results;
    results.add(!a.on_host(), [&] { copy.deliver(); });
    results.add_vector(context, tau, host_tau.data(), steps);
    results.run();
    return 0;
}

/// GEQRF of a matrix that the first device has, where it is: what changes it is delivered. False: it is what
/// it has been.
template <class T>
bool factored_in_place(Context& context, const UserMatrix<T>& a, T* tau, GramQrWork<T>& work) {
    const std::vector<TallPiece<T>> all{{0, a.on_one_device()}};
    {
        PhaseScope phase(context, "factor");
        if (!factor_by_gram(context, all, work)) return false;
    }
    PhaseScope phase(context, "download");
    Delivery results;
    results.add_vector(context, tau, work.host_tau, a.cols);
    results.add(true, [&] {
        finish_by_gram(context, all, work);
        context.synchronize();
    });
    results.run();
    return true;
}

}  // namespace

template <class T>
index_t run_geqrf(Context& context, Orthogonal kind, const UserMatrix<T>& a, T* tau) {
    const index_t steps = std::min(a.rows, a.cols);
    if (steps == 0) return 0;
    const auto plan = QrPlan<T>::of(context, copy_plan_of(a, kind)).with(context, kind, a);
    if (plan.way == QrWay::cpu) return geqrf_on_cpu(context, kind, a, tau, steps);
    if (plan.way == QrWay::small) {
        factor_small<T>(context, small_qr, a, plan.a, {}, {.tau = tau, .reversed = is_reversed(kind)});
        return 0;
    }
    if (plan.way == QrWay::by_rows) return run_tall_geqrf(context, *plan.rows, a, tau);
    Allocated<GramFirstWork<T>> work(context, plan.columns.team, plan.a, plan.columns);
    if (plan.way == QrWay::gram_in_place && factored_in_place(context, a, tau, work->gram)) return 0;
    upload<T>(context, work->a, a);
    T* factors = work->geqrf.tau;
    {
        PhaseScope phase(context, "factor");
        if (plan.way == QrWay::gram_of_copy && work->by_gram(context)) {
            factors = work->gram.host_tau;
        } else {
            SafeColumns<T> columns(context, work->a.matrix, work->columns);
            geqrf(context, work->geqrf);
            columns.restore_triangle();
        }
    }
    PhaseScope phase(context, "download");
    work->a.collect(context, a);
    if (is_reversed(kind)) std::reverse(factors, factors + steps);
    Delivery results;
    results.add_vector(context, tau, factors, steps);
    results.add(false, [&] { work->a.write_back(context, a); });
    results.run();
    return 0;
}

template <class T>
index_t run_orgqr(Context& context, Orthogonal kind, index_t k, const UserMatrix<T>& a, const T* tau) {
    if (a.rows == 0 || a.cols == 0) return 0;
    const StoredQPlan plan = orgqr_plan<T>(context, kind, k, copy_plan_of(a));
    if (kind == Orthogonal::qr && plan.on_devices) {
        if (const auto distribution = tall_distribution(context, a))
            return run_tall_orgqr(context, *distribution, k, a, tau);
    }
    return form_q<T>(context, plan, a, tau, [&](HostView<T> q, const T* factors) {
        host::orgqr(kind, k, q, factors);
        return index_t(0);
    });
}

template <class T>
index_t run_ormqr(Context& context, Orthogonal kind, Side side, Op op, const UserMatrix<const T>& a,
                  const T* tau, const UserMatrix<T>& c) {
    if (c.rows == 0 || c.cols == 0 || std::min(a.rows, a.cols) == 0) return 0;
    const StoredQPlan plan = ormqr_plan<T>(context, kind, side, copy_plan_of(a), copy_plan_of(c));
    if (kind == Orthogonal::qr && side == Side::left && plan.on_devices) {
        if (const auto distribution = tall_distribution(context, a, c))
            return run_tall_ormqr(context, *distribution, op, a, tau, c);
    }
    return multiply_by_q<T>(context, plan, op, a, tau, c,
                            [&](char trans, HostView<const T> q, const T* factors, HostView<T> x) {
                                host::ormqr(kind, static_cast<char>(side), trans, q, factors, x);
                                return index_t(0);
                            });
}

template <class T>
Footprint geqrf_memory(Context& context, Orthogonal kind, index_t m, index_t n) {
    if (std::min(m, n) == 0) return {};
    return QrPlan<T>::of(context, copy_plan_of(m, n, kind)).memory(context, kind);
}

template <class T>
Footprint orgqr_memory(Context& context, Orthogonal kind, index_t m, index_t n) {
    if (m == 0 || n == 0) return {};
    const StoredQPlan plan = orgqr_plan<T>(context, kind, 0, {m, n});
    const bool may_be_tall = kind == Orthogonal::qr && plan.on_devices;
    return may_be_tall ? tall_orgqr_memory<T>(context, m, n, memory_of<T>(plan)) : memory_of<T>(plan);
}

template <class T>
Footprint ormqr_memory(Context& context, Orthogonal kind, Side side, index_t m, index_t n, index_t k) {
    if (m == 0 || n == 0 || k == 0) return {};
    const index_t order = side == Side::left ? m : n;
    const CopyPlan a = has_rows(kind) ? CopyPlan{k, order} : CopyPlan{order, k};
    const StoredQPlan plan = ormqr_plan<T>(context, kind, side, a, {m, n});
    const bool may_be_tall = kind == Orthogonal::qr && side == Side::left && plan.on_devices;
    return may_be_tall ? tall_ormqr_memory<T>(context, m, n, k, memory_of<T>(plan)) : memory_of<T>(plan);
}

LAPILLI_INSTANCES(run_geqrf, run_orgqr, run_ormqr, geqrf_memory, orgqr_memory, ormqr_memory)

}  // namespace lapilli
