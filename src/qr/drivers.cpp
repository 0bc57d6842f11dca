// SPDX-License-Identifier: BSD-3-Clause
// GEQRF, ORGQR and ORMQR between the caller's matrices and the devices.
#include "qr/drivers.hpp"

#include "factor/drivers_common.hpp"
#include "host/lapack_qr.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_vector.hpp"
#include "matrix/identity.hpp"
#include "qr/geqrf.hpp"
#include "qr/safe_columns.hpp"
#include "reflectors/stored_q.hpp"

namespace lapilli {
namespace {

template <class T>
struct QrWork {
    StagedOperand<T> a;
    typename SafeColumns<T>::Work columns;
    GeqrfWork<T> geqrf;
    QrWork(Arena& arena, const Staging& of_a, const GeqrfPlan& plan)
        : a(arena, of_a, plan.nb),
          columns(arena, of_a.rows, a.matrix.cyclic.cols_of_devices(), Wanted::sums),
          geqrf(arena, a.matrix) {}
};

/// Copies of what the CPU works on: m x n elements and tau.
template <class T>
Footprint qr_on_host(index_t elements, index_t reflectors) {
    return host_footprint<T>(checked_sum(elements, reflectors));
}

template <class T>
void upload_q(Context& context, const UserMatrix<const T>& a, const T* tau, StoredQWork<T>& work) {
    work.a.upload(context, a);
    HostVector<T> host_tau(context, tau, a.cols);
    upload_tau(context, std::vector<T>(host_tau.data(), host_tau.data() + a.cols), work);
}

}  // namespace

template <class T>
index_t run_geqrf(Context& context, const UserMatrix<T>& a, T* tau) {
    const index_t steps = std::min(a.rows, a.cols);
    if (steps == 0) return 0;
    if (!context.use_devices("geqrf.crossover", steps)) {
        const HostMatrix<T> copy(context, a);
        HostVector<T> host_tau(steps);
        {
            PhaseScope phase(context, "factor");
            while_reporting(context, [&] {
                host::geqrf(copy.view(), host_tau.data());
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
    const auto plan = GeqrfPlan::of(context, a.rows, a.cols);
    Allocated<QrWork<T>> work(context, plan.team, staging_of(a), plan);
    upload<T>(context, work->a, a);
    {
        PhaseScope phase(context, "factor");
        SafeColumns<T> columns(context, work->a.matrix, work->columns);
        geqrf(context, work->geqrf);
        columns.restore();
    }
    PhaseScope phase(context, "download");
    work->a.collect(context, a);
    Delivery results;
    results.add_vector(context, tau, work->geqrf.tau, steps);
    results.add(false, [&] { work->a.write_back(context, a); });
    results.run();
    return 0;
}

template <class T>
index_t run_orgqr(Context& context, index_t k, const UserMatrix<T>& a, const T* tau) {
    if (a.rows == 0 || a.cols == 0) return 0;
    if (!context.use_devices("ormqr.crossover", a.cols)) {
        PhaseScope phase(context, "generate");
        const HostMatrix<T> q(context, a);
        HostVector<T> host_tau(context, tau, k);
        while_reporting(context, [&] {
            host::orgqr(k, q.view(), host_tau.data());
            return index_t(0);
        });
        q.deliver();
        return 0;
    }
    const auto plan = GeqrfPlan::of(context, a.rows, a.cols);
    Allocated<StoredQWork<T>> work(context, plan.team, staging_of(a), staging_of(a), a.cols, plan.nb,
                                   apply_q_block(context, a.cols));
    {
        PhaseScope phase(context, "upload");
        work->a.upload(context, a);
        HostVector<T> host_tau(context, tau, k);
        upload_tau(context, std::vector<T>(host_tau.data(), host_tau.data() + k), *work);
    }
    {
        PhaseScope phase(context, "generate");
        set_identity(context, work->c.matrix);
        apply_q(context, Op::none, work->a.matrix, work->tau, work->c.matrix, Start::identity, work->apply, 0,
                k);
    }
    PhaseScope phase(context, "download");
    work->c.download(context, a);
    return 0;
}

template <class T>
index_t run_ormqr(Context& context, Side side, Op op, const UserMatrix<const T>& a, const T* tau,
                  const UserMatrix<T>& c) {
    if (c.rows == 0 || c.cols == 0 || a.cols == 0) return 0;
    if (!context.use_devices("ormqr.crossover", a.cols)) {
        PhaseScope phase(context, "multiply");
        const HostMatrix<const T> q(context, a);
        const HostMatrix<T> x(context, c);
        HostVector<T> host_tau(context, tau, a.cols);
        const char trans = op == Op::none ? 'N' : is_complex<T> ? 'C' : 'T';
        while_reporting(context, [&] {
            host::ormqr(static_cast<char>(side), trans, HostView<const T>(q.view()), host_tau.data(),
                        x.view());
            return index_t(0);
        });
        x.deliver();
        return 0;
    }
    // C Q = (Q^H C^H)^H: from the right, C^H is what the devices hold.
    const bool turned = side == Side::right;
    const Op on_left = turned ? (op == Op::none ? Op::adjoint : Op::none) : op;
    const auto plan = GeqrfPlan::of(context, c.rows, c.cols);
    Allocated<StoredQWork<T>> work(context, plan.team, staging_of(a),
                                   staging_of(c, turned ? Form::adjoint : Form::direct), a.cols, plan.nb,
                                   apply_q_block(context, a.cols));
    {
        PhaseScope phase(context, "upload");
        upload_q(context, a, tau, *work);
        work->c.upload(context, c);
    }
    {
        PhaseScope phase(context, "multiply");
        apply_q(context, on_left, work->a.matrix, work->tau, work->c.matrix, Start::matrix, work->apply, 0);
    }
    PhaseScope phase(context, "download");
    work->c.download(context, c);
    return 0;
}

template <class T>
Footprint geqrf_memory(Context& context, index_t m, index_t n) {
    const index_t steps = std::min(m, n);
    if (steps == 0) return {};
    if (!context.use_devices("geqrf.crossover", steps)) return qr_on_host<T>(checked_product(m, n), steps);
    const auto plan = GeqrfPlan::of(context, m, n);
    return Allocated<QrWork<T>>::measure(plan.team, Staging{m, n}, plan);
}

template <class T>
Footprint orgqr_memory(Context& context, index_t m, index_t n) {
    if (m == 0 || n == 0) return {};
    if (!context.use_devices("ormqr.crossover", n)) return qr_on_host<T>(checked_product(m, n), n);
    const auto plan = GeqrfPlan::of(context, m, n);
    const Staging matrix{m, n};
    return Allocated<StoredQWork<T>>::measure(plan.team, matrix, matrix, n, plan.nb,
                                              apply_q_block(context, n));
}

template <class T>
Footprint ormqr_memory(Context& context, Side side, index_t m, index_t n, index_t k) {
    if (m == 0 || n == 0 || k == 0) return {};
    const index_t order = side == Side::left ? m : n;
    if (!context.use_devices("ormqr.crossover", k))
        return qr_on_host<T>(checked_sum(checked_product(order, k), checked_product(m, n)), k);
    const auto plan = GeqrfPlan::of(context, m, n);
    Staging of_c = Staging::any(m, n);
    of_c.form = side == Side::left ? Form::direct : Form::adjoint;
    return Allocated<StoredQWork<T>>::measure(plan.team, Staging{order, k}, of_c, k, plan.nb,
                                              apply_q_block(context, k));
}

#define LAPILLI_INSTANTIATE(T)                                                           \
    template index_t run_geqrf(Context&, const UserMatrix<T>&, T*);                      \
    template index_t run_orgqr(Context&, index_t, const UserMatrix<T>&, const T*);       \
    template index_t run_ormqr(Context&, Side, Op, const UserMatrix<const T>&, const T*, \
                               const UserMatrix<T>&);                                    \
    template Footprint geqrf_memory<T>(Context&, index_t, index_t);                      \
    template Footprint orgqr_memory<T>(Context&, index_t, index_t);                      \
    template Footprint ormqr_memory<T>(Context&, Side, index_t, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
