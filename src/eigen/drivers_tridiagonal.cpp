// SPDX-License-Identifier: BSD-3-Clause
// SYTRD, ORGTR and ORMTR between the caller's matrices and the devices.
#include "eigen/drivers.hpp"
#include "eigen/sytrd.hpp"
#include "host/lapack.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/host_vector.hpp"
#include "matrix/identity.hpp"
#include "matrix/norms.hpp"
#include "matrix/real_diagonal.hpp"
#include "reflectors/stored_q.hpp"
#include "runtime/while_reporting.hpp"

namespace lapilli {
namespace {

/// Two-sided reductions take an upper triangle through the reversal J: the lower triangle of J A J is the
/// upper one of A, and LAPACK's upper-format reflectors, d, e and tau are the lower ones in reverse order.
Form form_of(Uplo uplo) { return uplo == Uplo::lower ? Form::direct : Form::reversed; }

template <class T>
void reverse_if_upper(Uplo uplo, T* values, index_t count) {
    if (uplo == Uplo::upper) std::reverse(values, values + count);
}

template <class T>
struct TridiagonalizeWork {
    StagedOperand<T> a;
    SytrdWork<T> sytrd;
    TridiagonalizeWork(Arena& arena, const Staging& of_a, index_t nb)
        : a(arena, of_a, nb), sytrd(arena, a.matrix) {}
};

template <class T>
void upload_reflectors(Context& context, Uplo uplo, const UserMatrix<const T>& a, const T* tau,
                       StoredQWork<T>& work) {
    work.a.upload(context, a);
    HostVector<T> host_tau(context, tau, a.rows - 1);
    reverse_if_upper(uplo, host_tau.data(), a.rows - 1);
    upload_tau(context, std::vector<T>(host_tau.data(), host_tau.data() + a.rows - 1), work.tau);
}

}  // namespace

template <class T>
index_t run_sytrd(Context& context, Uplo uplo, const UserMatrix<T>& a, real_t<T>* d, real_t<T>* e, T* tau) {
    using R = real_t<T>;
    const index_t n = a.rows;
    if (n == 0) return 0;
    if (!context.use_devices("sytrd.crossover", n)) {
        PhaseScope phase(context, "tridiagonalize");
        const HostMatrix<T> copy(context, a);
        make_diagonal_real(copy.view());
        finite_max_norm(part_of(uplo), HostView<const T>(copy.view()));
        HostVector<R> host_d(n), host_e(n - 1);
        HostVector<T> host_tau(n - 1);
        const index_t info = while_reporting(context, [&] {
            return host::sytrd(static_cast<char>(uplo), copy.view(), host_d.data(), host_e.data(),
                               host_tau.data());
        });
        Delivery results;
        results.add(!a.on_host(), [&] { copy.deliver_triangle(uplo); });
        results.add_vector(context, d, host_d.data(), n);
        results.add_vector(context, e, host_e.data(), n - 1);
        results.add_vector(context, tau, host_tau.data(), n - 1);
        results.run();
        return info;
    }
    Allocated<TridiagonalizeWork<T>> work(context, sytrd_team(context, n),
                                          staging_of(a, form_of(uplo), Part::lower), sytrd_block(context, n));
    SytrdWork<T>& w = work->sytrd;
    {
        PhaseScope phase(context, "upload");
        work->a.upload(context, a);
    }
    {
        PhaseScope phase(context, "tridiagonalize");
        sytrd(context, w);
    }
    PhaseScope phase(context, "download");
    reverse_if_upper(uplo, w.d, n);
    reverse_if_upper(uplo, w.e, n - 1);
    reverse_if_upper(uplo, w.tau, n - 1);
    work->a.collect(context, a);
    Delivery results;
    results.add(false, [&] { work->a.write_back(context, a); });
    results.add_vector(context, d, w.d, n);
    results.add_vector(context, e, w.e, n - 1);
    results.add_vector(context, tau, w.tau, n - 1);
    results.run();
    return 0;
}

template <class T>
index_t run_orgtr(Context& context, Uplo uplo, const UserMatrix<T>& a, const T* tau) {
    const index_t n = a.rows;
    if (n == 0) return 0;
    if (!context.use_devices("ormtr.crossover", n)) {
        PhaseScope phase(context, "generate");
        const HostMatrix<T> q(context, a);
        HostVector<T> host_tau(context, tau, n - 1);
        const index_t info = while_reporting(
            context, [&] { return host::orgtr(static_cast<char>(uplo), q.view(), host_tau.data()); });
        q.deliver();
        return info;
    }
    Allocated<StoredQWork<T>> work(context, sytrd_team(context, n), staging_of(a, form_of(uplo), Part::lower),
                                   staging_of(a, form_of(uplo), Part::all), n, sytrd_block(context, n),
                                   apply_q_block<T>(context, n, ProductUse::updates));
    {
        PhaseScope phase(context, "upload");
        upload_reflectors<T>(context, uplo, a, tau, *work);
    }
    {
        PhaseScope phase(context, "generate");
        set_identity(context, work->c.matrix);
        apply_q(context, Op::none, work->a.matrix, work->tau, work->c.matrix, Start::identity, work->apply);
    }
    PhaseScope phase(context, "download");
    work->c.download(context, a);
    return 0;
}

template <class T>
index_t run_ormtr(Context& context, Side side, Uplo uplo, Op op, const UserMatrix<const T>& a, const T* tau,
                  const UserMatrix<T>& c) {
    const index_t n = a.rows, cols = side == Side::left ? c.cols : c.rows;
    if (n == 0 || cols == 0) return 0;
    if (!context.use_devices("ormtr.crossover", n)) {
        PhaseScope phase(context, "multiply");
        const HostMatrix<const T> q(context, a);
        const HostMatrix<T> x(context, c);
        HostVector<T> host_tau(context, tau, n - 1);
        const char trans = op == Op::none ? 'N' : is_complex<T> ? 'C' : 'T';
        const index_t info = while_reporting(context, [&] {
            return host::ormtr(static_cast<char>(side), static_cast<char>(uplo), trans,
                               HostView<const T>(q.view()), host_tau.data(), x.view());
        });
        x.deliver();
        return info;
    }
    // C Q = (Q^H C^H)^H: from the right, C^H is what the devices hold.
    const bool turned = side == Side::right;
    const Form form = turned ? (uplo == Uplo::lower ? Form::adjoint : Form::adjoint_reversed) : form_of(uplo);
    const Op op_on_left = turned ? (op == Op::none ? Op::adjoint : Op::none) : op;
    Allocated<StoredQWork<T>> work(context, sytrd_team(context, n), staging_of(a, form_of(uplo), Part::lower),
                                   staging_of(c, form, Part::all), n, sytrd_block(context, n),
                                   apply_q_block<T>(context, n, ProductUse::updates));
    {
        PhaseScope phase(context, "upload");
        upload_reflectors(context, uplo, a, tau, *work);
        work->c.upload(context, c);
    }
    {
        PhaseScope phase(context, "multiply");
        apply_q(context, op_on_left, work->a.matrix, work->tau, work->c.matrix, Start::matrix, work->apply);
    }
    PhaseScope phase(context, "download");
    work->c.download(context, c);
    return 0;
}

template <class T>
Footprint sytrd_memory(Context& context, index_t n) {
    if (!context.use_devices("sytrd.crossover", n)) return host_footprint<T>(checked_product(n, n));
    return Allocated<TridiagonalizeWork<T>>::measure(sytrd_team(context, n), Staging::any(n, n),
                                                     sytrd_block(context, n));
}

template <class T>
Footprint ormtr_memory(Context& context, Side side, index_t m, index_t n) {
    const index_t order = side == Side::left ? m : n, cols = side == Side::left ? n : m;
    if (!context.use_devices("ormtr.crossover", order)) {
        return host_footprint<T>(checked_product(checked_sum(order, cols), order));
    }
    const Staging of_a = Staging::any(order, order);
    Staging of_c = Staging::any(m, n);
    of_c.form = side == Side::left ? Form::direct : Form::adjoint;
    return Allocated<StoredQWork<T>>::measure(sytrd_team(context, order), of_a, of_c, order,
                                              sytrd_block(context, order),
                                              apply_q_block<T>(context, order, ProductUse::updates));
}

template <class T>
Footprint orgtr_memory(Context& context, index_t n) {
    return ormtr_memory<T>(context, Side::left, n, n);
}

#define LAPILLI_INSTANTIATE(T)                                                                    \
    template index_t run_sytrd(Context&, Uplo, const UserMatrix<T>&, real_t<T>*, real_t<T>*, T*); \
    template index_t run_orgtr(Context&, Uplo, const UserMatrix<T>&, const T*);                   \
    template index_t run_ormtr(Context&, Side, Uplo, Op, const UserMatrix<const T>&, const T*,    \
                               const UserMatrix<T>&);                                             \
    template Footprint sytrd_memory<T>(Context&, index_t);                                        \
    template Footprint orgtr_memory<T>(Context&, index_t);                                        \
    template Footprint ormtr_memory<T>(Context&, Side, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
