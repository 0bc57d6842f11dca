// SPDX-License-Identifier: BSD-3-Clause
// The reduction to a band between the caller's matrices and the devices.
#include "eigen/drivers_band.hpp"

#include "base/instances.hpp"
#include "device/calls.hpp"
#include "eigen/sytrd.hpp"
#include "eigen/twostage/sy2sb.hpp"
#include "host/lapack_band.hpp"
#include "matrix/copied_operand.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/host_vector.hpp"
#include "matrix/norms.hpp"
#include "matrix/real_diagonal.hpp"
#include "matrix/redistribute.hpp"
#include "runtime/call_plan.hpp"
#include "runtime/while_reporting.hpp"

namespace lapilli {
namespace {

/// An upper triangle is the conjugate transpose of a lower one: LAPACK's reflectors and tau of its LQ
/// factorizations are those of the QR factorizations there.
Form form_of_triangle(Uplo uplo) { return uplo == Uplo::lower ? Form::direct : Form::adjoint; }

template <class T>
struct BandWork {
    CopiedOperand<T> a;
    Sy2sbWork<T> sy2sb;
    DistMatrix<T> ab;
    TransferWork<T> of_ab;
    DeviceView<T> turned, upper;  ///< the band, its rows as columns, and as that of an upper triangle
    T* tau;
    BandWork(Arena& arena, const CopyPlan& of_a, bool ab_on_host, index_t kd, index_t panels)
        : a(arena, of_a, sy2sb_panel(kd)),
          sy2sb(arena, a.matrix, kd, panels, kd),
          ab(arena, kd + 1, of_a.rows, sy2sb_panel(kd)),
          of_ab(arena, kd + 1, of_a.rows, sy2sb_panel(kd), ab_on_host) {
        // Also for a lower triangle, which needs neither: the memory query has one answer for both.
        const index_t n = of_a.rows;
        turned = arena.device_matrix<T>(0, n, kd + 1);
        upper = arena.device_matrix<T>(0, kd + 1, n);
        tau = arena.pinned_array<T>(std::max<index_t>(0, of_a.rows - kd));
    }
};

/// The band of the lower triangle, in LAPACK's storage, as that of the upper one: row i - j of the one is,
/// conjugated, row kd - (i - j) of the other, that much further to the right.
template <class T>
void turn_band(Queue& queue, DeviceView<T> lower, DeviceView<T> turned, DeviceView<T> upper) {
    adjoint(queue, lower, turned);
    zero(queue, upper.data, upper.ld * upper.cols);
    for (index_t t = 0; t < std::min(lower.rows, lower.cols); ++t) {
        const index_t length = lower.cols - t;
        copy(queue, Part::all, DeviceView<T>{turned.at(0, t), 1, length, 1},
             DeviceView<T>{upper.at(upper.rows - 1 - t, t), 1, length, upper.ld});
    }
}

/// On the devices.
template <class T>
void reduce_to_band(Context& context, Uplo uplo, const UserMatrix<T>& a, const UserMatrix<T>& ab,
                    BandWork<T>& work, T* tau) {
    {
        PhaseScope phase(context, "upload");
        work.a.upload(context, a);
    }
    {
        PhaseScope phase(context, "reduce to a band");
        const real_t<T> sigma = sy2sb(context, work.sy2sb);
        if (sigma != real_t<T>(1)) scale(context.queue(0), Part::all, real_t<T>(1) / sigma, work.sy2sb.band);
    }
    PhaseScope phase(context, "download");
    DeviceView<T> band = work.sy2sb.band;
    if (uplo == Uplo::upper) {
        turn_band(context.queue(0), band, work.turned, work.upper);
        band = work.upper;
    }
    const index_t reflectors = work.sy2sb.reflectors();
    if (reflectors > 0) download_array(context.queue(0), work.sy2sb.dev[0].tau, work.tau, reflectors);
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
    if (reflectors > 0) results.add_vector(context, tau, work.tau, reflectors);
    results.run();
}

template <class T>
auto sy2sb_plan(Context& context, index_t kd, const CopyPlan& of_a, bool ab_on_host) {
    return call_plan<BandWork<T>>(context.use_devices("sytrd.crossover", of_a.rows), [=, &context](auto f) {
        const index_t n = of_a.rows;
        const Team team = sytrd_team(context, n);
        return f(team, of_a, ab_on_host, kd, sy2sb_group<T>(context, team.devices, n, kd));
    });
}

}  // namespace

template <class T>
index_t run_sytrd_sy2sb(Context& context, Uplo uplo, index_t kd, const UserMatrix<T>& a,
                        const UserMatrix<T>& ab, T* tau) {
    constexpr index_t bad_bandwidth = -3;  // of the spread form, whose AB says what it is
    const index_t n = a.rows;
    if (kd < 1) return bad_bandwidth;
    if (n == 0) return 0;
    const CopyPlan triangle = copy_plan_of(a, form_of_triangle(uplo), Part::lower);
    if (const auto plan = sy2sb_plan<T>(context, kd, triangle, ab.on_host()); plan.on_devices) {
        auto work = plan.workspace(context);
        reduce_to_band(context, uplo, a, ab, *work, tau);
        return 0;
    }
    PhaseScope phase(context, "reduce to a band");
    const index_t reflectors = std::max<index_t>(0, n - kd);
    const HostMatrix<T> copy(context, a), band(kd + 1, n);
    make_diagonal_real(copy.view());
    finite_max_norm(part_of(uplo), HostView<const T>(copy.view()));
    std::fill_n(band.view().data, band.view().ld * n, T(0));  // LAPACK leaves the corner alone
    HostVector<T> host_tau(reflectors);
    const index_t info = while_reporting(context, [&] {
        return host::sytrd_sy2sb(static_cast<char>(uplo), kd, copy.view(), band.view(), host_tau.data());
    });
    Delivery results;
    results.add(!a.on_host(), [&] { copy.deliver_triangle(uplo); });
    results.add(!ab.on_host(), [&] { deliver_from_host<T>(context, band.view(), ab); });
    if (reflectors > 0) results.add_vector(context, tau, host_tau.data(), reflectors);
    results.run();
    return info;
}

template <class T>
Footprint sytrd_sy2sb_memory(Context& context, index_t n, index_t kd) {
    const auto plan = sy2sb_plan<T>(context, kd, CopyPlan::any(n, n), true);
    if (plan.on_devices) return plan.memory();
    // Copies of A and the band, and LAPACK's work: blocks of reflectors, and two squares of the band's width.
    const index_t rows = checked_sum(checked_sum(n, kd), checked_sum(kd, std::max<index_t>(kd, 32)));
    return host_footprint<T>(
        checked_sum(checked_product(checked_sum(rows, 1), n), checked_product(2 * kd, kd)));
}

LAPILLI_INSTANCES(run_sytrd_sy2sb, sytrd_sy2sb_memory)

}  // namespace lapilli
