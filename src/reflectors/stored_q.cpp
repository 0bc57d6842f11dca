// SPDX-License-Identifier: BSD-3-Clause
#include "reflectors/stored_q.hpp"

#include <algorithm>

#include "base/instances.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/host_vector.hpp"
#include "matrix/identity.hpp"
#include "matrix/submit_back.hpp"
#include "reflectors/submit_q.hpp"
#include "runtime/while_reporting.hpp"

namespace lapilli {
namespace {

bool is_reversed(Form form) { return form == Form::reversed || form == Form::adjoint_reversed; }

/// The form of C: its rows are in the order of the reflectors' elements, and from the right C^H is what the
/// devices hold.
Form form_of_c(Form of_a, Side side) {
    if (is_reversed(of_a)) return side == Side::right ? Form::adjoint_reversed : Form::reversed;
    return side == Side::right ? Form::adjoint : Form::direct;
}

template <class T>
struct StoredQWork {
    CopiedOperand<T> a, c;
    std::vector<T*> tau;
    ApplyQWork<T> apply;

    StoredQWork(Arena& arena, const StoredQPlan& plan)
        : a(arena, plan.a, plan.blocks.nb),
          c(arena, plan.c, plan.blocks.nb),
          apply(arena, a.matrix.rows, plan.kb, c.matrix.cyclic) {
        for (int d = 0; d < arena.devices(); ++d) tau.push_back(arena.device_array<T>(d, plan.q.most));
    }
};

template <class T>
void upload_reflectors(Context& context, const StoredQ& q, const UserMatrix<const T>& a, const T* tau,
                       StoredQWork<T>& work) {
    work.a.upload(context, a);
    HostVector<T> host_tau(context, tau, q.count);
    if (is_reversed(q.form)) std::reverse(host_tau.data(), host_tau.data() + q.count);
    upload_tau(context, std::vector<T>(host_tau.data(), host_tau.data() + q.count), work.tau);
}

template <class T>
UserMatrix<const T> with_reflectors(const StoredQ& q, const UserMatrix<const T>& a) {
    const index_t none = q.before + q.behind;
    return none == 0 ? a : a.block(q.before, q.before, a.rows - none, a.cols - none);
}
/// The rows of C that reflectors change. All columns are kept: those that are still zero begin at a later row
/// than the skipped ones.
template <class T>
DistMatrix<T> rows_with_reflectors(const StoredQ& q, const DistMatrix<T>& c) {
    DistMatrix<T> part = c;
    part.rows = c.rows - q.before - q.behind;
    for (DeviceView<T>& local : part.local) local = local.block(q.before, 0, part.rows, local.cols);
    return part;
}

template <class T>
void form(Context& context, const StoredQPlan& plan, StoredQWork<T>& work) {
    set_identity(context, work.c.matrix);
    apply_q(context, Op::none, work.a.matrix, work.tau, rows_with_reflectors(plan.q, work.c.matrix),
            Start::identity, work.apply, plan.q.below, plan.q.count);
}

template <class T>
void multiply(Context& context, const StoredQPlan& plan, Op op, StoredQWork<T>& work) {
    // C Q = (Q^H C^H)^H; and where reflectors are rows of A, Q is the adjoint of the working matrix's.
    const bool turned = plan.c.turned() != plan.a.turned();
    apply_q(context, (op == Op::adjoint) != turned ? Op::adjoint : Op::none, work.a.matrix, work.tau,
            work.c.matrix, Start::matrix, work.apply, plan.q.below, plan.q.count);
}

/// The reflectors of a queue's caller, in ascending order.
template <class T>
void submit_reflectors(Context& lane, const StoredQ& q, const DeviceView<const T>& a, const T* tau,
                       StoredQWork<T>& work) {
    require(!is_reversed(q.form), "submit_reflectors: reversed");
    work.a.upload(lane, there(a));
    copy_across(lane.queue(0), DeviceView<const T>{tau, q.count, 1, std::max<index_t>(1, q.count)},
                DeviceView<T>{work.tau[0], q.count, 1, std::max<index_t>(1, q.count)});
}

/// The copy plan of A, as the routine stores it.
CopyPlan copy_plan_of(const StoredQ& q, CopyPlan a) {
    a.form = q.form;
    a.part = q.part;
    a.turns = q.turns;
    return a;
}

template <class T>
StoredQPlan plan_of(Context& context, const StoredQ& q, bool multiplies, const CopyPlan& a, const CopyPlan& c,
                    BlocksOfC blocks) {
    StoredQPlan plan{q, multiplies, context.use_devices(q.crossover, q.order), a, c};
    if (!plan.on_devices) return plan;
    plan.blocks = c.turned() ? blocks(c.cols, c.rows) : blocks(c.rows, c.cols);
    plan.kb = apply_q_block<T>(context, q.most, ProductUse::updates);
    return plan;
}

}  // namespace

template <class T>
StoredQPlan plan_to_form(Context& context, const StoredQ& q, const CopyPlan& a, BlocksOfC blocks) {
    CopyPlan of_a = copy_plan_of(q, a);
    CopyPlan of_q = of_a;
    of_q.part = Part::all;
    of_a.rows -= q.before + q.behind;
    of_a.cols -= q.before + q.behind;
    return plan_of<T>(context, q, false, of_a, of_q, blocks);
}

template <class T>
StoredQPlan plan_to_multiply(Context& context, const StoredQ& q, Side side, const CopyPlan& a,
                             const CopyPlan& c, BlocksOfC blocks) {
    CopyPlan of_c = c;
    of_c.form = form_of_c(q.form, side);
    of_c.turns = true;
    return plan_of<T>(context, q, true, copy_plan_of(q, a), of_c, blocks);
}

template <class T>
Footprint memory_of(const StoredQPlan& plan) {
    if (plan.on_devices) return Allocated<StoredQWork<T>>::measure(plan.blocks.team, plan);
    const index_t of_a = checked_product(plan.a.rows, plan.a.cols),
                  of_c = plan.multiplies ? checked_product(plan.c.rows, plan.c.cols) : 0;
    return host_footprint<T>(checked_sum(checked_sum(of_a, of_c), plan.q.most));
}

template <class T>
index_t form_q(Context& context, const StoredQPlan& plan, const UserMatrix<T>& a, const T* tau,
               FunctionRef<index_t(HostView<T>, const T*)> lapack) {
    if (!plan.on_devices) {
        PhaseScope phase(context, "generate");
        const HostMatrix<T> q(context, a);
        HostVector<T> host_tau(context, tau, plan.q.count);
        const index_t info = while_reporting(context, [&] { return lapack(q.view(), host_tau.data()); });
        q.deliver();
        return info;
    }
    Allocated<StoredQWork<T>> work(context, plan.blocks.team, plan);
    {
        PhaseScope phase(context, "upload");
        upload_reflectors<T>(context, plan.q, with_reflectors<T>(plan.q, a), tau, *work);
    }
    {
        PhaseScope phase(context, "generate");
        form(context, plan, *work);
    }
    PhaseScope phase(context, "download");
    work->c.download(context, a);
    return 0;
}

template <class T>
index_t multiply_by_q(Context& context, const StoredQPlan& plan, Op op, const UserMatrix<const T>& a,
                      const T* tau, const UserMatrix<T>& c,
                      FunctionRef<index_t(char, HostView<const T>, const T*, HostView<T>)> lapack) {
    if (!plan.on_devices) {
        PhaseScope phase(context, "multiply");
        const HostMatrix<const T> q(context, a);
        const HostMatrix<T> x(context, c);
        HostVector<T> host_tau(context, tau, plan.q.count);
        const char trans = op == Op::none ? 'N' : is_complex<T> ? 'C' : 'T';
        const index_t info = while_reporting(
            context, [&] { return lapack(trans, HostView<const T>(q.view()), host_tau.data(), x.view()); });
        x.deliver();
        return info;
    }
    Allocated<StoredQWork<T>> work(context, plan.blocks.team, plan);
    {
        PhaseScope phase(context, "upload");
        upload_reflectors(context, plan.q, a, tau, *work);
        work->c.upload(context, c);
    }
    {
        PhaseScope phase(context, "multiply");
        multiply(context, plan, op, *work);
    }
    PhaseScope phase(context, "download");
    work->c.download(context, c);
    return 0;
}

template <class T>
void submit_form_q(UserQueue& queue, const StoredQPlan& plan, const DeviceView<T>& a, const T* tau) {
    Context& lane = queue.lane();
    Submitted<StoredQWork<T>> work(queue, plan);
    submit_reflectors<T>(lane, plan.q, a, tau, *work);
    form(lane, plan, *work);
    submit_back(lane, work->c, there(a));
}

template <class T>
void submit_multiply_by_q(UserQueue& queue, const StoredQPlan& plan, Op op, const DeviceView<const T>& a,
                          const T* tau, const DeviceView<T>& c) {
    Context& lane = queue.lane();
    Submitted<StoredQWork<T>> work(queue, plan);
    submit_reflectors<T>(lane, plan.q, a, tau, *work);
    work->c.upload(lane, there(c));
    multiply(lane, plan, op, *work);
    submit_back(lane, work->c, there(c));
}

LAPILLI_INSTANCES(plan_to_form, plan_to_multiply, memory_of, form_q, multiply_by_q, submit_form_q,
                  submit_multiply_by_q)

}  // namespace lapilli
