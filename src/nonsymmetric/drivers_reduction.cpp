// SPDX-License-Identifier: BSD-3-Clause
// GEBAL and GEBAK on the CPU; GEHRD, ORGHR and ORMHR on the CPU or on devices. Each has one text, or one
// plan, for the call and for its memory query, which has no data.
#include "matrix/cpu_call.hpp"
#include "nonsymmetric/balance.hpp"
#include "nonsymmetric/drivers.hpp"
#include "nonsymmetric/first_device.hpp"
#include "nonsymmetric/gehrd.hpp"
#include "qr/stored_q_plan.hpp"
#include "runtime/call_plan.hpp"

namespace lapilli {
namespace {

template <class T>
index_t gebal(CpuCall& call, char job, const UserMatrix<T>& a, index_t* ilo, index_t* ihi, real_t<T>* scale) {
    const index_t n = a.rows;
    const HostView<T> matrix = call.matrix(Use::changed, a);
    index_t* const first = call.vector(Use::written, ilo, 1);
    index_t* const last = call.vector(Use::written, ihi, 1);
    real_t<T>* const factors = call.vector(Use::written, scale, n);
    return call.run("balance", [&] {
        const host::Balanced rows = balanced(job, matrix, factors);
        *first = rows.ilo;
        *last = rows.ihi;
        return 0;
    });
}

/// Whether GEBAL looks at the matrix where it is, in device memory.
template <class T>
bool is_there(Context& context, char job, const UserMatrix<T>& a) {
    return (a.spread != nullptr || (a.on_device && context.device_of(a.data) >= 0)) && a.rows > 0 &&
           job != 'N';
}
/// Whether it needs nothing of GEBAL.
template <class T>
bool is_balanced_there(Context& context, char job, const UserMatrix<T>& a) {
    bool found = false;
    with_reductions<T>(context, "balance", a, Wanted::sums, [&](const Reductions<T>& lines) {
        found = is_balanced(line_squares(lines), job == 'B' || job == 'S');
    });
    return found;
}

template <class T>
index_t gebak(CpuCall& call, char job, Side side, const host::Balanced& rows, const real_t<T>* scale,
              const UserMatrix<T>& v) {
    const real_t<T>* const factors = call.vector(Use::read, scale, v.rows);
    const HostView<T> vectors = call.matrix(Use::changed, v);
    return call.run("balance",
                    [&] { return host::gebak(job, static_cast<char>(side), rows, factors, vectors); });
}

template <class T>
index_t gehrd(CpuCall& call, const host::Balanced& rows, const UserMatrix<T>& a, T* tau) {
    const HostView<T> matrix = call.matrix(Use::changed, a);
    T* const factors = call.vector(Use::written, tau, a.rows - 1);
    call.count_blocks<T>(a.rows, a.rows);
    return call.run("reduce to Hessenberg form", [&] { return host::gehrd(rows, matrix, factors); });
}

template <class T>
index_t orghr(CpuCall& call, const host::Balanced& rows, const UserMatrix<T>& a, const T* tau) {
    const HostView<T> matrix = call.matrix(Use::changed, a);
    const T* const factors = call.vector(Use::read, tau, a.rows - 1);
    return call.run("form Q", [&] { return host::orghr(rows, matrix, factors); });
}

template <class T>
index_t ormhr(CpuCall& call, Side side, Op op, const host::Balanced& rows, const UserMatrix<const T>& a,
              const T* tau, const UserMatrix<T>& c) {
    const HostView<const T> reflectors = call.matrix(Use::read, a);
    const T* const factors = call.vector(Use::read, tau, a.rows - 1);
    const HostView<T> product = call.matrix(Use::changed, c);
    const char trans = op == Op::none ? 'N' : is_complex<T> ? 'C' : 'T';
    return call.run("apply Q", [&] {
        return host::ormhr(static_cast<char>(side), trans, rows, reflectors, factors, product);
    });
}

template <class T>
struct ReduceWork {
    CopiedOperand<T> a;
    GehrdWork<T> gehrd;
    ReduceWork(Arena& arena, const CopyPlan& of_a, index_t nb)
        : a(operand_of_first<T>(arena, of_a, nb)), gehrd(arena, a.matrix, nb) {}
};

template <class T>
auto gehrd_plan(Context& context, const CopyPlan& of_a) {
    return call_plan<ReduceWork<T>>(context.use_devices("gehrd.crossover", of_a.rows), [=, &context](auto f) {
        return f(gehrd_team(context, of_a.rows), of_a, gehrd_block<T>(context, of_a.rows));
    });
}

/// Where devices compute: below the crossover the drivers here call LAPACK themselves, since its routines
/// know ilo and ihi.
index_t no_lapack() {
    require(false, "stored Q of GEHRD: the plan has no devices");
    return 0;
}

/// Q of rows and columns ilo to ihi, whose reflectors begin in row ilo + 1.
StoredQ stored_q(index_t n, const host::Balanced& rows) {
    return {.crossover = "gehrd.crossover",
            .order = n,
            .form = Form::direct,
            .turns = false,
            .below = 1,
            .count = rows.ihi - rows.ilo,
            .most = n,
            .before = rows.ilo - 1,
            .behind = n - rows.ihi};
}
template <class T>
StoredQPlan orghr_plan(Context& context, const host::Balanced& rows, const CopyPlan& a) {
    return plan_to_form<T>(context, stored_q(a.rows, rows), a, BlocksOfQr<T>{context});
}

/// In products reflectors meet the rows ilo + 1 to ihi of A and of C alone. c: of all rows.
template <class T>
StoredQPlan ormhr_plan(Context& context, Side side, const host::Balanced& rows, CopyPlan a, CopyPlan c) {
    StoredQ q = stored_q(a.rows, rows);
    q.below = q.before = q.behind = 0;
    a.rows = a.cols = q.count;
    (side == Side::left ? c.rows : c.cols) = q.count;
    return plan_to_multiply<T>(context, q, side, a, c, BlocksOfQr<T>{context});
}

}  // namespace

template <class T>
index_t run_gebal(Context& context, char job, const UserMatrix<T>& a, index_t* ilo, index_t* ihi,
                  real_t<T>* scale) {
    const bool there = is_there(context, job, a);
    if (there && is_balanced_there(context, job, a)) {
        Delivery results;
        results.add_vector(context, ilo, std::vector<index_t>{1});
        results.add_vector(context, ihi, std::vector<index_t>{a.rows});
        results.add_vector(context, scale,
                           std::vector<real_t<T>>(static_cast<std::size_t>(a.rows), real_t<T>(1)));
        results.run();
        return 0;
    }
    if (there) context.note_path("cpu: A is not balanced, as a device has found; LAPACK balances a copy");
    // Else the log says that no devices compute the routine.
    CpuCall call(&context, NotFinite::refused, there ? Reason::below_crossover : Reason::no_devices_can);
    return gebal(call, job, a, ilo, ihi, scale);
}

template <class T>
index_t run_gebak(Context& context, char job, Side side, index_t ilo, index_t ihi, const real_t<T>* scale,
                  const UserMatrix<T>& v) {
    if (v.rows == 0 || v.cols == 0) return 0;
    CpuCall call(&context, NotFinite::passed_on);
    return gebak(call, job, side, {ilo, ihi}, scale, v);
}

template <class T>
index_t run_gehrd(Context& context, index_t ilo, index_t ihi, const UserMatrix<T>& a, T* tau) {
    const index_t n = a.rows;
    if (n == 0) return 0;
    const auto plan = gehrd_plan<T>(context, copy_plan_of(a));
    if (!plan.on_devices) {
        CpuCall call(&context, NotFinite::refused, Reason::below_crossover);
        return gehrd(call, {ilo, ihi}, a, tau);
    }
    auto work = plan.workspace(context);
    {
        const PhaseScope phase(context, "upload");
        work->a.upload(context, a);
    }
    {
        const PhaseScope phase(context, "reduce to Hessenberg form");
        gehrd(context, work->gehrd, ilo - 1, ihi);
    }
    const PhaseScope phase(context, "download");
    work->a.collect(context, a);
    Delivery results;
    results.add(false, [&] { work->a.write_back(context, a); });
    results.add_vector(context, tau, work->gehrd.host_tau, n - 1);
    results.run();
    return 0;
}

template <class T>
index_t run_orghr(Context& context, index_t ilo, index_t ihi, const UserMatrix<T>& a, const T* tau) {
    if (a.rows == 0) return 0;
    const host::Balanced rows{ilo, ihi};
    const StoredQPlan plan = orghr_plan<T>(context, rows, copy_plan_of(a));
    if (!plan.on_devices || ilo == ihi) {
        CpuCall call(&context, NotFinite::passed_on, Reason::below_crossover);
        return orghr(call, rows, a, tau);
    }
    return form_q<T>(context, plan, a, tau + (ilo - 1), [](HostView<T>, const T*) { return no_lapack(); });
}

template <class T>
index_t run_ormhr(Context& context, Side side, Op op, index_t ilo, index_t ihi, const UserMatrix<const T>& a,
                  const T* tau, const UserMatrix<T>& c) {
    if (c.rows == 0 || c.cols == 0) return 0;
    const host::Balanced rows{ilo, ihi};
    const StoredQPlan plan = ormhr_plan<T>(context, side, rows, copy_plan_of(a), copy_plan_of(c));
    if (!plan.on_devices || ilo == ihi) {
        CpuCall call(&context, NotFinite::passed_on, Reason::below_crossover);
        return ormhr(call, side, op, rows, a, tau, c);
    }
    const index_t count = ihi - ilo;
    const UserMatrix<T> part =
        side == Side::left ? c.block(ilo, 0, count, c.cols) : c.block(0, ilo, c.rows, count);
    return multiply_by_q<T>(context, plan, op, a.block(ilo, ilo - 1, count, count), tau + (ilo - 1), part,
                            [](char, HostView<const T>, const T*, HostView<T>) { return no_lapack(); });
}

template <class T>
Footprint gebal_memory(Context& context, index_t n) {
    CpuCall call(nullptr);
    gebal<T>(call, 'B', shape_of<T>(n, n), nullptr, nullptr, nullptr);
    Footprint footprint = call.footprint();
    footprint.cover(reductions_memory<T>(context, n, n, Wanted::sums));
    return footprint;
}

template <class T>
Footprint gebak_memory(Context&, index_t n, index_t m) {
    CpuCall call(nullptr);
    gebak<T>(call, 'B', Side::left, {1, n}, nullptr, shape_of<T>(n, m));
    return call.footprint();
}

template <class T>
Footprint gehrd_memory(Context& context, index_t n) {
    const auto plan = gehrd_plan<T>(context, CopyPlan{n, n});
    if (plan.on_devices) return plan.memory();
    CpuCall call(nullptr);
    gehrd<T>(call, {1, n}, shape_of<T>(n, n), nullptr);
    return call.footprint();
}

template <class T>
Footprint orghr_memory(Context& context, index_t n) {
    const StoredQPlan plan = orghr_plan<T>(context, {1, n}, CopyPlan{n, n});
    if (plan.on_devices) return memory_of<T>(plan);
    CpuCall call(nullptr);
    orghr<T>(call, {1, n}, shape_of<T>(n, n), nullptr);
    return call.footprint();
}

template <class T>
Footprint ormhr_memory(Context& context, Side side, index_t m, index_t n) {
    const index_t order = side == Side::left ? m : n;
    const StoredQPlan plan = ormhr_plan<T>(context, side, {1, order}, CopyPlan{order, order}, CopyPlan{m, n});
    if (plan.on_devices) return memory_of<T>(plan);
    CpuCall call(nullptr);
    ormhr<T>(call, side, Op::none, {1, order}, shape_of<const T>(order, order), nullptr, shape_of<T>(m, n));
    return call.footprint();
}

#define LAPILLI_INSTANTIATE(T)                                                                             \
    template index_t run_gebal(Context&, char, const UserMatrix<T>&, index_t*, index_t*, real_t<T>*);      \
    template index_t run_gebak(Context&, char, Side, index_t, index_t, const real_t<T>*,                   \
                               const UserMatrix<T>&);                                                      \
    template index_t run_gehrd(Context&, index_t, index_t, const UserMatrix<T>&, T*);                      \
    template index_t run_orghr(Context&, index_t, index_t, const UserMatrix<T>&, const T*);                \
    template index_t run_ormhr(Context&, Side, Op, index_t, index_t, const UserMatrix<const T>&, const T*, \
                               const UserMatrix<T>&);                                                      \
    template Footprint gebal_memory<T>(Context&, index_t);                                                 \
    template Footprint gebak_memory<T>(Context&, index_t, index_t);                                        \
    template Footprint gehrd_memory<T>(Context&, index_t);                                                 \
    template Footprint orghr_memory<T>(Context&, index_t);                                                 \
    template Footprint ormhr_memory<T>(Context&, Side, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
