// SPDX-License-Identifier: BSD-3-Clause
// TZRZF and ORMRZ between the caller's matrices and the device that computes.
#include "base/instances.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_vector.hpp"
#include "qr/drivers.hpp"
#include "qr/drivers_common.hpp"
#include "qr/tzrzf.hpp"
#include "reflectors/stored_q.hpp"
#include "runtime/call_plan.hpp"

namespace lapilli {
namespace {

template <class T>
struct FactorWork {
    CopiedOperand<T> a;
    TzrzfWork<T> tzrzf;
    FactorWork(Arena& arena, const CopyPlan& of_a, index_t nb)
        : a(arena, of_a, nb), tzrzf(arena, of_a.rows, of_a.cols - of_a.rows, nb) {}
};

template <class T>
struct MultiplyWork {
    CopiedOperand<T> a, c;
    T* tau;
    ApplyRzWork<T> apply;
    MultiplyWork(Arena& arena, const CopyPlan& of_a, const CopyPlan& of_c, index_t length, index_t lines,
                 index_t nb)
        : a(arena, of_a, nb),
          c(arena, of_c, nb),
          tau(arena.device_array<T>(0, of_a.rows)),
          apply(arena, length, lines, nb) {}
};

template <class T>
auto tzrzf_plan(Context& context, const CopyPlan& of_a) {
    return call_plan<FactorWork<T>>(qr_on_devices(context, of_a), [=, &context](auto f) {
        return f(one_device, of_a, rz_block<T>(context, of_a.rows));
    });
}

/// Overlapping reflectors are no reflectors: LAPACK accepts them, and the CPU computes what it makes of them.
template <class T>
auto ormrz_plan(Context& context, Side side, index_t length, const CopyPlan& of_a, const CopyPlan& of_c) {
    const bool on_device = qr_on_devices(context, of_a) && of_a.rows + length <= of_a.cols;
    return call_plan<MultiplyWork<T>>(on_device, [=, &context](auto f) {
        const index_t lines = side == Side::left ? of_c.cols : of_c.rows;
        return f(one_device, of_a, of_c, length, lines, rz_block<T>(context, of_a.rows));
    });
}

}  // namespace

template <class T>
index_t run_tzrzf(Context& context, const UserMatrix<T>& a, T* tau) {
    const index_t m = a.rows;
    if (m == 0) return 0;
    if (m == a.cols) {
        const PhaseScope phase(context, "factor");  // the drop-in library's look at the arguments ends here
        copy_vector<T>(context, tau, HostVector<T>(m).data(), m);
        return 0;
    }
    const auto plan = tzrzf_plan<T>(context, copy_plan_of(a));
    if (!plan.on_devices) {
        const HostMatrix<T> copy(context, a);
        HostVector<T> host_tau(m);
        {
            PhaseScope phase(context, "factor");
            while_reporting(context, [&] {
                host::tzrzf(copy.view(), host_tau.data());
                return index_t(0);
            });
        }
        PhaseScope phase(context, "download");
        Delivery results;
        results.add(!a.on_host(), [&] { copy.deliver(); });
        results.add_vector(context, tau, host_tau.data(), m);
        results.run();
        return 0;
    }
    auto work = plan.workspace(context);
    upload<T>(context, work->a, a);
    {
        PhaseScope phase(context, "factor");
        tzrzf(context, work->a.matrix.local[0], work->tzrzf);
    }
    PhaseScope phase(context, "download");
    work->a.collect(context, a);
    Delivery results;
    results.add_vector(context, tau, work->tzrzf.host_tau, m);
    results.add(false, [&] { work->a.write_back(context, a); });
    results.run();
    return 0;
}

template <class T>
index_t run_ormrz(Context& context, Side side, Op op, index_t length, const UserMatrix<const T>& a,
                  const T* tau, const UserMatrix<T>& c) {
    const index_t k = a.rows;
    if (c.rows == 0 || c.cols == 0 || k == 0) return 0;
    const auto plan = ormrz_plan<T>(context, side, length, copy_plan_of(a), copy_plan_of(c));
    if (!plan.on_devices) {
        PhaseScope phase(context, "multiply");
        const HostMatrix<const T> z(context, a);
        const HostMatrix<T> x(context, c);
        HostVector<T> host_tau(context, tau, k);
        const char trans = op == Op::none ? 'N' : is_complex<T> ? 'C' : 'T';
        while_reporting(context, [&] {
            host::ormrz(static_cast<char>(side), trans, length, HostView<const T>(z.view()), host_tau.data(),
                        x.view());
            return index_t(0);
        });
        x.deliver();
        return 0;
    }
    auto work = plan.workspace(context);
    {
        PhaseScope phase(context, "upload");
        work->a.upload(context, a);
        work->c.upload(context, c);
        HostVector<T> host_tau(context, tau, k);
        upload_tau(context, std::vector<T>(host_tau.data(), host_tau.data() + k), {work->tau});
    }
    {
        PhaseScope phase(context, "multiply");
        apply_rz<T>(context, side, op, work->a.matrix.local[0].block(0, a.cols - length, k, length),
                    work->tau, work->c.matrix.local[0], work->apply);
    }
    PhaseScope phase(context, "download");
    work->c.download(context, c);
    return 0;
}

template <class T>
Footprint tzrzf_memory(Context& context, index_t m, index_t n) {
    if (m == 0 || m == n) return {};
    const auto plan = tzrzf_plan<T>(context, CopyPlan{m, n});
    return plan.on_devices ? plan.memory() : qr_on_host<T>(checked_product(m, n), m);
}

template <class T>
Footprint ormrz_memory(Context& context, Side side, index_t m, index_t n, index_t k, index_t length) {
    if (m == 0 || n == 0 || k == 0) return {};
    const index_t order = side == Side::left ? m : n;
    const auto plan = ormrz_plan<T>(context, side, length, CopyPlan{k, order}, CopyPlan{m, n});
    if (plan.on_devices) return plan.memory();
    return qr_on_host<T>(checked_sum(checked_product(order, k), checked_product(m, n)), k);
}

LAPILLI_INSTANCES(run_tzrzf, run_ormrz, tzrzf_memory, ormrz_memory)

}  // namespace lapilli
