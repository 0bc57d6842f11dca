// SPDX-License-Identifier: BSD-3-Clause
// GETRF, GETRS and GESV between the caller's matrices and the devices.
#include "lu/drivers.hpp"

#include "host/lapack.hpp"
#include "lu/lu_plan.hpp"
#include "matrix/delivery.hpp"
#include "matrix/submit_back.hpp"

namespace lapilli {
namespace {

template <class T>
GetrfResult factor(Context& context, GetrfWork<T>& work) {
    PhaseScope phase(context, "factor");
    return getrf(context, work);
}

template <class T>
void solve(Context& context, Op op, const Interchanges& interchanges, LuWork<T>& work) {
    PhaseScope phase(context, "solve");
    getrs(context, op, work.a.matrix, interchanges, work.b->matrix, *work.getrs);
}

/// Whether a device solves without the host before it waits: it has pivots and B. A callback may cancel a
/// call until the delivery begins.
template <class T>
bool is_solved_there(Context& context, const LuPlan<T>& plan, const index_t* ipiv, const UserMatrix<T>& b) {
    return plan.solves_there() && context.progress == nullptr && is_for_kernels<T>(context, b, 0) &&
           are_for_kernels(context, ipiv);
}
/// Returns info. It is negative if a pivot is no row: then B has not changed.
template <class T>
index_t solve_there(Context& context, const LuPlan<T>& plan, Op op, const UserMatrix<const T>& a,
                    const index_t* ipiv, const UserMatrix<T>& b, index_t bad_pivot) {
    Allocated<LuWork<T>> work(context, plan.getrf.team, plan);
    auto& triangle = work->getrs->triangle;
    index_t* const info = triangle.spare;
    upload<T>(context, work->a, a);
    {
        const PhaseScope phase(context, "solve", PhaseEnd::submitted);
        TransferWords words = triangle.mail_to_clear();
        if (words.zero_count == 0) words = {.zeros = info, .zero_count = 1};
        submit_to<T>(context, *work->b, b, words);
        submit_getrs(context, op, ipiv, work->a.matrix, work->b->matrix, *work->lists, triangle, info,
                     bad_pivot);
    }
    const PhaseScope phase(context, "download");
    submit_back(context, *work->b, b, {.unless = info, .tells = work->host_info});
    context.synchronize();
    return *work->host_info;
}

/// A matrix in host memory is factored where it is: the CPU cannot fail half-way. Not where the pivots go to
/// a device.
template <class T>
index_t getrf_on_cpu(Context& context, const UserMatrix<T>& a, index_t* ipiv) {
    std::vector<index_t> pivots;
    if (a.on_host() && !context.is_device_pointer(ipiv)) {
        PhaseScope phase(context, "factor");
        const index_t info = host::getrf(a.host(), pivots);
        std::copy(pivots.begin(), pivots.end(), ipiv);
        return info;
    }
    const HostMatrix<T> copy(context, a);
    index_t info = 0;
    {
        PhaseScope phase(context, "factor");
        info = while_reporting(context, [&] { return host::getrf(copy.view(), pivots); });
    }
    PhaseScope phase(context, "download");
    Delivery results;
    results.add(!a.on_host(), [&] { copy.deliver(); });
    results.add_vector(context, ipiv, std::move(pivots));
    results.run();
    return info;
}

}  // namespace

template <class T>
index_t run_getrf(Context& context, const UserMatrix<T>& a, index_t* ipiv) {
    const index_t m = a.rows, n = a.cols;
    if (m == 0 || n == 0) return 0;
    const auto plan = LuPlan<T>::of(context, true, m, n, 0);
    if (!plan.on_devices) return getrf_on_cpu(context, a, ipiv);
    if (plan.small) return factor_small<T>(context, plan.task(), a, copy_plan_of(a), {}, {.pivots = ipiv});
    Allocated<LuWork<T>> work(context, plan.getrf.team, plan.with(copy_plan_of(a)));
    upload<T>(context, work->a, a);
    GetrfResult result = factor(context, *work->getrf);
    PhaseScope phase(context, "download");
    work->a.collect(context, a);
    Delivery results;
    results.add_vector(context, ipiv, std::move(result.interchanges.pivots));
    results.add(false, [&] { work->a.write_back(context, a); });
    results.run();
    return result.info;
}

template <class T>
index_t run_getrs(Context& context, int number_of_ipiv, Op op, const UserMatrix<const T>& a,
                  const index_t* ipiv, const UserMatrix<T>& b) {
    const index_t n = a.rows, nrhs = b.cols;
    if (n == 0 || nrhs == 0) return 0;
    const auto plan = LuPlan<T>::of(context, false, n, n, nrhs);
    if (plan.on_devices && plan.small) {
        const index_t info = solve_small<T>(context, plan.task(op), a, b, ipiv, -number_of_ipiv);
        if (info >= 0) return info;
    }
    const auto of_copies = [&] {
        return plan.with(factors_for(context, plan.getrf.team, plan.getrf.nb, a, nrhs), copy_plan_of(b));
    };
    if (plan.on_devices && !plan.small && is_solved_there(context, plan, ipiv, b)) {
        const index_t info = solve_there(context, of_copies(), op, a, ipiv, b, -number_of_ipiv);
        if (info >= 0) return info;
    }
    const Interchanges interchanges = read_interchanges(context, number_of_ipiv, n, 1, n, ipiv, 1);
    if (!plan.on_devices) {
        PhaseScope phase(context, "solve");
        const HostMatrix<const T> lu(context, a);
        const HostMatrix<T> x(context, b);
        const index_t info = while_reporting(context, [&] {
            return host::getrs(static_cast<char>(op), HostView<const T>(lu.view()), interchanges.pivots,
                               x.view());
        });
        x.deliver();
        return info;
    }
    Allocated<LuWork<T>> work(context, plan.getrf.team, of_copies());
    upload(context, work->a, a);
    upload<T>(context, *work->b, b);
    solve(context, op, interchanges, *work);
    download(context, *work->b, b);
    return 0;
}

template <class T>
index_t run_gesv(Context& context, const UserMatrix<T>& a, index_t* ipiv, const UserMatrix<T>& b) {
    const index_t n = a.rows, nrhs = b.cols;
    if (n == 0) return 0;
    if (nrhs == 0) return run_getrf(context, a, ipiv);
    const auto plan = LuPlan<T>::of(context, true, n, n, nrhs);
    if (!plan.on_devices) {
        const HostMatrix<T> lu(context, a);
        const HostMatrix<T> x(context, b);
        std::vector<index_t> pivots;
        index_t info = 0;
        {
            PhaseScope phase(context, "solve");
            info = while_reporting(context, [&] {
                const index_t failed = host::getrf(lu.view(), pivots);
                if (failed != 0) return failed;
                return host::getrs('N', HostView<const T>(lu.view()), pivots, x.view());
            });
        }
        PhaseScope phase(context, "download");
        Delivery results;
        if (info == 0) results.add(!b.on_host(), [&] { x.deliver(); });
        results.add(!a.on_host(), [&] { lu.deliver(); });
        results.add_vector(context, ipiv, std::move(pivots));
        results.run();
        return info;
    }
    if (plan.small) return factor_small<T>(context, plan.task(), a, copy_plan_of(a), b, {.pivots = ipiv});
    Allocated<LuWork<T>> work(context, plan.getrf.team, plan.with(copy_plan_of(a), copy_plan_of(b)));
    upload<T>(context, work->a, a);
    upload<T>(context, *work->b, b);
    const GetrfResult result = factor(context, *work->getrf);
    if (result.info == 0) solve(context, Op::none, result.interchanges, *work);
    PhaseScope phase(context, "download");
    work->a.collect(context, a);
    if (result.info == 0) work->b->collect(context, b);
    Delivery results;
    results.add_vector(context, ipiv, result.interchanges.pivots);
    results.add(false, [&] { work->a.write_back(context, a); });
    if (result.info == 0) results.add(false, [&] { work->b->write_back(context, b); });
    results.run();
    return result.info;
}

template <class T>
Footprint getrf_memory(Context& context, index_t m, index_t n) {
    if (m == 0 || n == 0) return {};
    return LuPlan<T>::of(context, true, m, n, 0).memory();
}

template <class T>
Footprint getrs_memory(Context& context, index_t n, index_t nrhs) {
    if (n == 0 || nrhs == 0) return {};
    return LuPlan<T>::of(context, false, n, n, nrhs).memory();
}

template <class T>
Footprint gesv_memory(Context& context, index_t n, index_t nrhs) {
    if (n == 0) return {};
    return LuPlan<T>::of(context, true, n, n, nrhs).memory();
}

#define LAPILLI_INSTANTIATE(T)                                                                 \
    template index_t run_getrf(Context&, const UserMatrix<T>&, index_t*);                      \
    template index_t run_getrs(Context&, int, Op, const UserMatrix<const T>&, const index_t*,  \
                               const UserMatrix<T>&);                                          \
    template index_t run_gesv(Context&, const UserMatrix<T>&, index_t*, const UserMatrix<T>&); \
    template Footprint getrf_memory<T>(Context&, index_t, index_t);                            \
    template Footprint getrs_memory<T>(Context&, index_t, index_t);                            \
    template Footprint gesv_memory<T>(Context&, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
