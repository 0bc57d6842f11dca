// SPDX-License-Identifier: BSD-3-Clause
// GEQP3 between the caller's matrix and the devices.
#include "base/instances.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_vector.hpp"
#include "qr/drivers.hpp"
#include "qr/drivers_common.hpp"
#include "qr/geqp3.hpp"
#include "runtime/call_plan.hpp"

namespace lapilli {
namespace {

template <class T>
struct PivotedWork {
    CopiedOperand<T> a;
    Geqp3Work<T> geqp3;
    PivotedWork(Arena& arena, const CopyPlan& of_a, index_t nb)
        : a(arena, of_a, nb), geqp3(arena, a.matrix, nb) {}
};

template <class T>
auto geqp3_plan(Context& context, const CopyPlan& of_a) {
    return call_plan<PivotedWork<T>>(qr_on_devices(context, of_a), [=, &context](auto f) {
        return f(geqp3_team(context, of_a.cols), of_a, geqp3_width(context));
    });
}

}  // namespace

template <class T>
index_t run_geqp3(Context& context, const UserMatrix<T>& a, index_t* jpvt, T* tau) {
    const index_t n = a.cols, steps = std::min(a.rows, n);
    std::vector<index_t> order(static_cast<std::size_t>(n));
    copy_vector<index_t>(context, order.data(), jpvt, n);
    const auto plan = geqp3_plan<T>(context, copy_plan_of(a));
    if (!plan.on_devices) {
        const HostMatrix<T> copy(context, a);
        HostVector<T> host_tau(steps);
        {
            PhaseScope phase(context, "factor");
            while_reporting(context, [&] {
                host::geqp3(copy.view(), order, host_tau.data());
                return index_t(0);
            });
        }
        PhaseScope phase(context, "download");
        Delivery results;
        results.add(!a.on_host(), [&] { copy.deliver(); });
        results.add_vector(context, jpvt, std::move(order));
        results.add_vector(context, tau, host_tau.data(), steps);
        results.run();
        return 0;
    }
    auto work = plan.workspace(context);
    upload<T>(context, work->a, a);
    {
        PhaseScope phase(context, "factor");
        geqp3(context, ColumnOrder(order), work->geqp3);
    }
    PhaseScope phase(context, "download");
    work->a.collect(context, a);
    Delivery results;
    results.add_vector(context, jpvt, work->geqp3.host_order, n);
    results.add_vector(context, tau, work->geqp3.host_tau, steps);
    results.add(false, [&] { work->a.write_back(context, a); });
    results.run();
    return 0;
}

template <class T>
Footprint geqp3_memory(Context& context, index_t m, index_t n) {
    const auto plan = geqp3_plan<T>(context, CopyPlan{m, n});
    return plan.on_devices ? plan.memory() : pivoted_on_host<T>(checked_product(m, n), std::min(m, n), n);
}

LAPILLI_INSTANCES(run_geqp3, geqp3_memory)

}  // namespace lapilli
