// SPDX-License-Identifier: BSD-3-Clause
// GEQRF, ORGQR, ORMQR and their kin between the caller's matrices and the devices.
#include "qr/drivers.hpp"

#include <algorithm>
#include <cstdint>

#include "matrix/delivery.hpp"
#include "matrix/host_vector.hpp"
#include "matrix/identity.hpp"
#include "qr/drivers_common.hpp"
#include "qr/drivers_tall.hpp"
#include "reflectors/stored_q.hpp"

namespace lapilli {
namespace {

/// The factors of k reflectors in the order of the working matrix, to every device.
template <class T>
void upload_factors(Context& context, Orthogonal kind, const T* tau, index_t k, const StoredQWork<T>& work) {
    HostVector<T> host_tau(context, tau, k);
    std::vector<T> factors(host_tau.data(), host_tau.data() + k);
    if (is_reversed(kind)) std::reverse(factors.begin(), factors.end());
    upload_tau(context, factors, work.tau);
}

/// Of the matrix that Q is multiplied with: reversed like A, and from the right turned.
Form form_of_operand(Orthogonal kind, Side side) {
    if (is_reversed(kind)) return side == Side::right ? Form::adjoint_reversed : Form::reversed;
    return side == Side::right ? Form::adjoint : Form::direct;
}

index_t reflectors_in(Orthogonal kind, index_t rows, index_t cols) { return has_rows(kind) ? rows : cols; }

/// GEQRF of a matrix that the first device has, where it is: what changes it is delivered. False: it is what it has been.
template <class T>
bool factored_in_place(Context& context, const UserMatrix<T>& a, T* tau, GramQrWork<T>& work) {
    DeviceView<T> here{a.data, a.rows, a.cols, a.ld};
    if (a.spread != nullptr) here = {static_cast<T*>(a.spread->local[0]), a.rows, a.cols, a.spread->ld};
    const std::vector<TallPiece<T>> all{{0, here}};
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
    if (!context.use_devices("geqrf.crossover", order_of_work(a.rows, a.cols, steps))) {
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
    if (kind == Orthogonal::qr) {
        if (const auto deal = tall_deal(context, a)) return run_tall_geqrf(context, *deal, a, tau);
    }
    const Staging of_a = staging_of(a, kind);
    const auto plan = plan_of<T>(context, of_a);
    Allocated<GramFirstWork<T>> work(context, plan.team, of_a, plan);
    // The kernels load whole elements.
    const bool in_place = work->tries_gram && where_it_is<T>(context, plan.team, a, of_a).in_place &&
                          reinterpret_cast<std::uintptr_t>(a.data) % sizeof(T) == 0;
    if (in_place && factored_in_place(context, a, tau, work->gram)) return 0;
    upload<T>(context, work->a, a);
    T* factors = work->geqrf.tau;
    {
        PhaseScope phase(context, "factor");
        if (!in_place && work->by_gram(context)) {
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
    const index_t columns = reflectors_in(kind, a.rows, a.cols);
    if (!context.use_devices("ormqr.crossover", order_of_work(a.rows, a.cols, columns))) {
        PhaseScope phase(context, "generate");
        const HostMatrix<T> q(context, a);
        HostVector<T> host_tau(context, tau, k);
        while_reporting(context, [&] {
            host::orgqr(kind, k, q.view(), host_tau.data());
            return index_t(0);
        });
        q.deliver();
        return 0;
    }
    if (kind == Orthogonal::qr) {
        if (const auto deal = tall_deal(context, a)) return run_tall_orgqr(context, *deal, k, a, tau);
    }
    const Staging of_a = staging_of(a, kind);
    const auto plan = plan_of<T>(context, of_a);
    Allocated<StoredQWork<T>> work(context, plan.team, of_a, of_a, columns, plan.nb,
                                   apply_q_block<T>(context, columns, ProductUse::updates));
    {
        PhaseScope phase(context, "upload");
        work->a.upload(context, a);
        upload_factors(context, kind, tau, k, *work);
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
index_t run_ormqr(Context& context, Orthogonal kind, Side side, Op op, const UserMatrix<const T>& a,
                  const T* tau, const UserMatrix<T>& c) {
    const index_t k = reflectors_in(kind, a.rows, a.cols);
    if (c.rows == 0 || c.cols == 0 || k == 0) return 0;
    if (!context.use_devices("ormqr.crossover", order_of_work(std::max(a.rows, a.cols), k, k))) {
        PhaseScope phase(context, "multiply");
        const HostMatrix<const T> q(context, a);
        const HostMatrix<T> x(context, c);
        HostVector<T> host_tau(context, tau, k);
        const char trans = op == Op::none ? 'N' : is_complex<T> ? 'C' : 'T';
        while_reporting(context, [&] {
            host::ormqr(kind, static_cast<char>(side), trans, HostView<const T>(q.view()), host_tau.data(),
                        x.view());
            return index_t(0);
        });
        x.deliver();
        return 0;
    }
    if (kind == Orthogonal::qr && side == Side::left) {
        if (const auto deal = tall_deal(context, a, c)) return run_tall_ormqr(context, *deal, op, a, tau, c);
    }
    // C Q = (Q^H C^H)^H: from the right, C^H is what the devices hold. Q of LQ and RQ is the adjoint of the working matrix's.
    const Staging of_a = staging_of(a, kind), of_c = staging_of(c, form_of_operand(kind, side));
    const bool turned = (side == Side::right) != has_rows(kind);
    const auto plan = plan_of<T>(context, of_c);
    Allocated<StoredQWork<T>> work(context, plan.team, of_a, of_c, k, plan.nb,
                                   apply_q_block<T>(context, k, ProductUse::updates));
    {
        PhaseScope phase(context, "upload");
        work->a.upload(context, a);
        upload_factors(context, kind, tau, k, *work);
        work->c.upload(context, c);
    }
    {
        PhaseScope phase(context, "multiply");
        apply_q(context, (op == Op::adjoint) != turned ? Op::adjoint : Op::none, work->a.matrix, work->tau,
                work->c.matrix, Start::matrix, work->apply, 0);
    }
    PhaseScope phase(context, "download");
    work->c.download(context, c);
    return 0;
}

template <class T>
Footprint geqrf_memory(Context& context, Orthogonal kind, index_t m, index_t n) {
    const index_t steps = std::min(m, n);
    if (steps == 0) return {};
    if (!context.use_devices("geqrf.crossover", order_of_work(m, n, steps)))
        return qr_on_host<T>(checked_product(m, n), steps);
    const Staging of_a = staging_of(m, n, kind);
    const auto plan = plan_of<T>(context, of_a);
    const Footprint by_columns = Allocated<GramFirstWork<T>>::measure(plan.team, of_a, plan);
    return kind == Orthogonal::qr ? tall_geqrf_memory<T>(context, m, n, by_columns) : by_columns;
}

template <class T>
Footprint orgqr_memory(Context& context, Orthogonal kind, index_t m, index_t n) {
    if (m == 0 || n == 0) return {};
    const index_t columns = reflectors_in(kind, m, n);
    if (!context.use_devices("ormqr.crossover", order_of_work(m, n, columns)))
        return qr_on_host<T>(checked_product(m, n), columns);
    const Staging of_a = staging_of(m, n, kind);
    const auto plan = plan_of<T>(context, of_a);
    const Footprint by_columns = Allocated<StoredQWork<T>>::measure(
        plan.team, of_a, of_a, columns, plan.nb, apply_q_block<T>(context, columns, ProductUse::updates));
    return kind == Orthogonal::qr ? tall_orgqr_memory<T>(context, m, n, by_columns) : by_columns;
}

template <class T>
Footprint ormqr_memory(Context& context, Orthogonal kind, Side side, index_t m, index_t n, index_t k) {
    if (m == 0 || n == 0 || k == 0) return {};
    const index_t order = side == Side::left ? m : n;
    if (!context.use_devices("ormqr.crossover", order_of_work(order, k, k)))
        return qr_on_host<T>(checked_sum(checked_product(order, k), checked_product(m, n)), k);
    Staging of_c = Staging::any(m, n);
    of_c.form = form_of_operand(kind, side);
    const auto plan = plan_of<T>(context, of_c);
    const Staging of_a = has_rows(kind) ? staging_of(k, order, kind) : staging_of(order, k, kind);
    const Footprint by_columns = Allocated<StoredQWork<T>>::measure(
        plan.team, of_a, of_c, k, plan.nb, apply_q_block<T>(context, k, ProductUse::updates));
    return kind == Orthogonal::qr && side == Side::left ? tall_ormqr_memory<T>(context, m, n, k, by_columns)
                                                        : by_columns;
}

#define LAPILLI_INSTANTIATE(T)                                                                       \
    template index_t run_geqrf(Context&, Orthogonal, const UserMatrix<T>&, T*);                      \
    template index_t run_orgqr(Context&, Orthogonal, index_t, const UserMatrix<T>&, const T*);       \
    template index_t run_ormqr(Context&, Orthogonal, Side, Op, const UserMatrix<const T>&, const T*, \
                               const UserMatrix<T>&);                                                \
    template Footprint geqrf_memory<T>(Context&, Orthogonal, index_t, index_t);                      \
    template Footprint orgqr_memory<T>(Context&, Orthogonal, index_t, index_t);                      \
    template Footprint ormqr_memory<T>(Context&, Orthogonal, Side, index_t, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
