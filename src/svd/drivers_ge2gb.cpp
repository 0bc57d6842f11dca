// SPDX-License-Identifier: BSD-3-Clause
// The reduction to a band between the caller's matrices and the devices.
#include "device/calls.hpp"
#include "matrix/copied_operand.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/host_vector.hpp"
#include "matrix/norms.hpp"
#include "matrix/redistribute.hpp"
#include "runtime/while_reporting.hpp"
#include "svd/drivers.hpp"
#include "svd/ge2gb.hpp"
#include "svd/ge2gb_cpu.hpp"
#include "svd/plan.hpp"

namespace lapilli {
namespace {

constexpr const char* to_band = "reduce to a band";

/// A wide matrix is the adjoint of a tall one: what are Q and P there are P and Q here.
template <class T>
struct BandOfGeneralWork {
    CopiedOperand<T> a;
    Ge2gbWork<T> reduction;
    DistMatrix<T> ab;
    TransferWork<T> of_ab;
    DeviceView<T> turned, lower;  ///< the band, its rows as columns, and as that of the adjoint
    T *tauq, *taup;
    BandOfGeneralWork(Arena& arena, const CopyPlan& of_a, bool ab_on_host, const Ge2gbPlan& plan)
        : a(arena, of_a, plan.kd),
          reduction(arena, a.matrix, plan.panels),
          ab(arena, plan.kd + 1, a.matrix.cols(), plan.kd),
          of_ab(arena, plan.kd + 1, a.matrix.cols(), plan.kd, ab_on_host) {
        const index_t n = a.matrix.cols();
        turned = arena.device_matrix<T>(0, n, plan.kd + 1);
        lower = arena.device_matrix<T>(0, plan.kd + 1, n);
        tauq = arena.pinned_array<T>(n);
        taup = arena.pinned_array<T>(n);
    }
};

/// The band of B^H in LAPACK's storage of a lower one: diagonal t of B is its row b - t, diagonal -t of B^H
/// row t there.
template <class T>
void turn_band(Queue& queue, DeviceView<T> upper, DeviceView<T> turned, DeviceView<T> lower) {
    adjoint(queue, upper, turned);
    zero(queue, lower.data, lower.ld * lower.cols);
    for (index_t t = 0; t < std::min(upper.rows, upper.cols); ++t) {
        const index_t length = upper.cols - t;
        copy(queue, Part::all, DeviceView<T>{turned.at(t, upper.rows - 1 - t), 1, length, 1},
             DeviceView<T>{lower.at(t, 0), 1, length, lower.ld});
    }
}

template <class T>
void reduce_on_devices(Context& context, const UserMatrix<T>& a, const UserMatrix<T>& ab,
                       BandOfGeneralWork<T>& work, T* tauq, T* taup) {
    Ge2gbWork<T>& reduction = work.reduction;
    {
        PhaseScope phase(context, "upload");
        work.a.upload(context, a);
    }
    {
        PhaseScope phase(context, to_band);
        const real_t<T> sigma = ge2gb(context, reduction);
        if (sigma != real_t<T>(1)) scale(context.queue(0), Part::all, real_t<T>(1) / sigma, reduction.band);
    }
    PhaseScope phase(context, "download");
    const index_t n = reduction.n, right = reduction.right_reflectors();
    const bool wide = work.a.how.turned();
    DeviceView<T> band = reduction.band;
    if (wide) {
        turn_band(context.queue(0), band, work.turned, work.lower);
        band = work.lower;
    }
    T *const left_tau = wide ? work.taup : work.tauq, *const right_tau = wide ? work.tauq : work.taup;
    download_array(context.queue(0), reduction.dev[0].tauq, left_tau, n);
    std::fill_n(right_tau, n, T(0));
    if (right > 0) download_array(context.queue(0), reduction.dev[0].taup, right_tau, right);
    context.synchronize();
    for_each_piece(work.ab, {0, 0, band.rows, band.cols}, [&](DeviceView<T> piece, index_t first) {
        copy_across(context.queue(0), band.block(0, first, band.rows, piece.cols), piece);
    });
    context.synchronize();
    work.a.collect(context, a);
    collect(context, work.ab, Form::direct, Part::all, ab, work.of_ab);
    Delivery results;
    results.add(false, [&] { work.a.write_back(context, a); });
    results.add(false, [&] { write_back(context, Form::direct, Part::all, ab, work.of_ab); });
    results.add_vector(context, tauq, work.tauq, n);
    results.add_vector(context, taup, work.taup, n);
    results.run();
}

template <class T>
void reduce_on_cpu(Context& context, index_t kd, const UserMatrix<T>& a, const UserMatrix<T>& ab, T* tauq,
                   T* taup) {
    PhaseScope phase(context, to_band);
    const index_t n = std::min(a.rows, a.cols);
    const HostMatrix<T> copy(context, a), band(kd + 1, n);
    const HostView<T> full = copy.view(), of_band = band.view();
    finite_max_norm(Part::all, HostView<const T>(full));
    HostVector<T> of_tauq(n), of_taup(n);
    while_reporting(context, [&] {
        ge2gb_cpu(kd, full, of_tauq.data(), of_taup.data());
        return index_t(0);
    });
    const bool wide = a.rows < a.cols;
    for (index_t j = 0; j < n; ++j) {
        for (index_t t = 0; t <= kd; ++t) {
            const index_t i = wide ? j + t : j - kd + t;
            *of_band.at(t, j) = i < 0 || i >= n ? T(0) : *full.at(i, j);
        }
    }
    Delivery results;
    results.add(!a.on_host(), [&] { copy.deliver(); });
    results.add(!ab.on_host(), [&] { deliver_from_host<T>(context, of_band, ab); });
    results.add_vector(context, tauq, static_cast<const T*>(of_tauq.data()), n);
    results.add_vector(context, taup, static_cast<const T*>(of_taup.data()), n);
    results.run();
}

}  // namespace

template <class T>
index_t run_gebrd_ge2gb(Context& context, index_t kd, const UserMatrix<T>& a, const UserMatrix<T>& ab,
                        T* tauq, T* taup) {
    constexpr index_t bad_bandwidth = -2;  // of the spread form, whose AB says what it is
    if (kd < 1 || kd > ge2gb_limit) return bad_bandwidth;
    if (a.rows == 0 || a.cols == 0) return 0;
    const auto plan = Ge2gbPlan::of(context, a.rows, a.cols, kd);
    if (!plan.on_devices) {
        reduce_on_cpu(context, kd, a, ab, tauq, taup);
        return 0;
    }
    Allocated<BandOfGeneralWork<T>> work(context, plan.team, copy_plan_of(a, form_of_shape(a.rows, a.cols)),
                                         ab.on_host(), plan);
    reduce_on_devices(context, a, ab, *work, tauq, taup);
    return 0;
}

template <class T>
Footprint gebrd_ge2gb_memory(Context& context, index_t m, index_t n, index_t kd) {
    if (m == 0 || n == 0) return host_footprint<T>(0);
    const auto plan = Ge2gbPlan::of(context, m, n, kd);
    const index_t order = std::min(m, n), longest = std::max(m, n);
    if (!plan.on_devices) {
        // The copies of A and the band, the factors of reflectors, LAPACK's work: blocks of reflectors.
        const index_t elements = checked_sum(checked_product(m, n), checked_product(kd + 3, order));
        return host_footprint<T>(checked_sum(elements, checked_product(kd, longest)));
    }
    return Allocated<BandOfGeneralWork<T>>::measure(plan.team, any_of_shape(m, n), true, plan);
}

#define LAPILLI_INSTANTIATE(T)                                                                               \
    template index_t run_gebrd_ge2gb(Context&, index_t, const UserMatrix<T>&, const UserMatrix<T>&, T*, T*); \
    template Footprint gebrd_ge2gb_memory<T>(Context&, index_t, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
