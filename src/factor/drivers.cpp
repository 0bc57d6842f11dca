// SPDX-License-Identifier: BSD-3-Clause
#include "factor/drivers.hpp"

#include "base/instances.hpp"
#include "factor/cholesky_plan.hpp"
#include "factor/submit_potrf.hpp"
#include "host/lapack.hpp"
#include "matrix/delivery.hpp"
#include "matrix/submit_back.hpp"
#include "runtime/while_reporting.hpp"

namespace lapilli {
namespace {

template <class T>
index_t factor(Context& context, PotrfWork<T>& work, const PotrfDelivery& deliver = {}) {
    PhaseScope phase(context, "factor");
    return potrf(context, work, deliver);
}

/// A in the memory of the device that computes. The first block column is factored while the others arrive,
/// and L is delivered before the host knows info.
template <class T>
index_t factor_there(Context& context, CholeskyWork<T>& work, const UserMatrix<T>& a) {
    PotrfWork<T>& potrf = *work.potrf;
    const index_t columns = is_complex<T> ? a.rows : potrf_first_columns<T>(context, a.rows);
    potrf.arrives_in_two = columns < a.rows;
    {
        const PhaseScope phase(context, "upload", PhaseEnd::submitted);
        submit_triangle<T>(context, work.a, a, columns, potrf.state_to_clear());
    }
    return factor(context, potrf,
                  [&](const TransferWords& words) { submit_back(context, work.a, a, words); });
}

/// Whether one thread block factors A where it is: its kernel is the delivery, too. A callback may cancel the
/// call until the delivery begins.
template <class T>
bool is_in_place(Context& context, const CholeskyPlan<T>& plan, Uplo uplo, const UserMatrix<T>& a) {
    return plan.team.devices == 1 && is_one_block<T>(context, plan.factorization, a.rows) &&
           uplo == Uplo::lower && context.progress == nullptr && is_for_kernels<T>(context, a, 0);
}
struct PinnedInfo {
    index_t* info;
    explicit PinnedInfo(Arena& arena) : info(arena.pinned_array<index_t>(1)) {}
};
template <class T>
index_t factor_in_place(Context& context, const UserMatrix<T>& a) {
    Allocated<PinnedInfo> work(context, one_device);
    {
        const PhaseScope phase(context, "factor", PhaseEnd::submitted);
        submit_potrf(context, context.queue(0), a.on_one_device(), work->info);
        context.submitted(1);
    }
    const PhaseScope phase(context, "download");
    context.synchronize();
    return *work->info;
}

template <class T>
void solve(Context& context, CholeskyWork<T>& work, Uplo uplo = Uplo::lower, PhaseEnd ends = PhaseEnd::idle) {
    const PhaseScope phase(context, "solve", ends);
    potrs(context, work.a.matrix, work.b->matrix, *work.potrs, uplo);
}

}  // namespace

template <class T>
index_t run_potrf(Context& context, Uplo uplo, const UserMatrix<T>& a) {
    const index_t n = a.rows;
    if (n == 0) return 0;
    const auto plan = CholeskyPlan<T>::of(context, true, n, 0);
    if (!plan.on_devices) {
        return on_cpu(context, "factor", a,
                      [&](HostView<T> x) { return host::potrf(static_cast<char>(uplo), x); });
    }
    if (plan.small) return factor_small<T>(context, plan.task(), a, triangle_of(uplo, a), {}, {});
    if (is_in_place(context, plan, uplo, a)) return factor_in_place(context, a);
    Allocated<CholeskyWork<T>> work(context, plan.team, plan.with(triangle_of(uplo, a)));
    // A callback may cancel the call until the delivery begins.
    if (context.progress == nullptr && !work->potrf->on_cpu && is_reached<T>(context, work->a, a))
        return factor_there(context, *work, a);
    upload<T>(context, work->a, a);
    const index_t info = factor(context, *work->potrf);
    PhaseScope phase(context, "download");
    work->a.download(context, a);
    return info;
}

template <class T>
index_t run_potrs(Context& context, Uplo uplo, const UserMatrix<const T>& a, const UserMatrix<T>& b) {
    const index_t n = a.rows, nrhs = b.cols;
    if (n == 0 || nrhs == 0) return 0;
    const auto plan = CholeskyPlan<T>::of(context, false, n, nrhs);
    if (!plan.on_devices) {
        PhaseScope phase(context, "solve");
        const HostMatrix<const T> l(context, a);
        const HostMatrix<T> x(context, b);
        const index_t info = while_reporting(context, [&] {
            return host::potrs(static_cast<char>(uplo), HostView<const T>(l.view()), x.view());
        });
        x.deliver();
        return info;
    }
    if (plan.small) return solve_small<T>(context, plan.task(uplo), a, b, nullptr, 0);
    const CopiedFactor l = factor_of(context, plan.team, uplo, a,
                                     TriangularFromLeft<T>::in_one_kernel(plan.team, n, plan.nb, nrhs));
    Allocated<CholeskyWork<T>> work(context, plan.team, plan.with(l.copy_plan, copy_plan_of(b)));
    upload(context, work->a, a);
    const bool submits = context.progress == nullptr && is_reached<T>(context, *work->b, b);
    if (submits) {
        submit_to<T>(context, *work->b, b, work->potrs->mail_to_clear());
    } else {
        upload<T>(context, *work->b, b);
    }
    solve(context, *work, l.uplo, submits ? PhaseEnd::submitted : PhaseEnd::idle);
    const PhaseScope phase(context, "download");
    if (submits) {
        submit_back(context, *work->b, b);
        context.synchronize();
    } else {
        work->b->download(context, b);
    }
    return 0;
}

template <class T>
index_t run_posv(Context& context, Uplo uplo, const UserMatrix<T>& a, const UserMatrix<T>& b) {
    const index_t n = a.rows, nrhs = b.cols;
    if (n == 0) return 0;
    if (nrhs == 0) return run_potrf(context, uplo, a);
    const auto plan = CholeskyPlan<T>::of(context, true, n, nrhs);
    if (!plan.on_devices) {
        PhaseScope phase(context, "solve");
        const HostMatrix<T> l(context, a);
        const HostMatrix<T> x(context, b);
        const index_t info = while_reporting(context, [&] {
            const index_t failed = host::potrf(static_cast<char>(uplo), l.view());
            if (failed != 0) return failed;
            return host::potrs(static_cast<char>(uplo), HostView<const T>(l.view()), x.view());
        });
        Delivery results;
        if (info == 0) results.add(!b.on_host(), [&] { x.deliver(); });
        results.add(!a.on_host(), [&] { l.deliver_triangle(uplo); });
        results.run();
        return info;
    }
    if (plan.small) return factor_small<T>(context, plan.task(), a, triangle_of(uplo, a), b, {});
    Allocated<CholeskyWork<T>> work(context, plan.team, plan.with(triangle_of(uplo, a), copy_plan_of(b)));
    upload<T>(context, work->a, a);
    upload<T>(context, *work->b, b);
    const index_t info = factor(context, *work->potrf);
    if (info == 0) solve(context, *work);
    PhaseScope phase(context, "download");
    work->a.collect(context, a);
    if (info == 0) work->b->download(context, b);
    work->a.write_back(context, a);
    return info;
}

template <class T>
Footprint potrf_memory(Context& context, index_t n) {
    return CholeskyPlan<T>::of(context, true, n, 0).memory();
}

template <class T>
Footprint potrs_memory(Context& context, index_t n, index_t nrhs) {
    if (n == 0 || nrhs == 0) return {};
    return CholeskyPlan<T>::of(context, false, n, nrhs).memory();
}

template <class T>
Footprint posv_memory(Context& context, index_t n, index_t nrhs) {
    return CholeskyPlan<T>::of(context, true, n, nrhs).memory();
}

LAPILLI_INSTANCES(run_potrf, run_potrs, run_posv, potrf_memory, potrs_memory, posv_memory)

}  // namespace lapilli
