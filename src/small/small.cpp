// SPDX-License-Identifier: BSD-3-Clause
#include "small/small.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "batch_lu/args.hpp"
#include "batch_qr/args.hpp"
#include "device/calls.hpp"
#include "matrix/delivery.hpp"
#include "matrix/drivers_common.hpp"
#include "matrix/submit_back.hpp"

namespace lapilli {
namespace {

/// The largest orders for which the kernels of batches are faster than the schedule of large matrices,
/// measured on an H200: without right-hand sides, with a few, with as many as that schedule solves for in one
/// kernel, and with more.
struct SmallOrders {
    index_t none, few, many, most;
};
SmallOrders measured(const SmallTask& task, char precision) {
    const bool real = precision == 's' || precision == 'd';
    if (!task.factors) return {0, real ? 64 : 0, real ? 64 : 32, real ? 512 : 256};
    switch (task.kind) {
        case SmallKind::cholesky:
            return {0, 64, 64, real ? 384 : 200};
        case SmallKind::lu:
            return real ? SmallOrders{160, 200, 200, 256} : SmallOrders{128, 100, 128, 200};
        case SmallKind::qr:
            return {128, 0, 0, 0};
    }
    return {};
}
/// The most right-hand sides that are few; that are many; the most at all.
constexpr index_t few_sides = 4, many_sides = 128, most_sides = 512;
/// In device memory, where the CPU would have to fetch the matrix. Measured: the CPU is faster at 32, devices
/// are at 64.
constexpr index_t least_on_devices = 48;

index_t kernels_order(const SmallTask& task) {
    const index_t factors = task.kind == SmallKind::cholesky ? batch_potrf_order
                            : task.kind == SmallKind::lu     ? batch_lu_order
                                                             : batch_qr_order;
    return task.factors ? factors : batch_solve_order;
}

index_t measured_order(const SmallTask& task, char precision, index_t nrhs) {
    const SmallOrders orders = measured(task, precision);
    if (nrhs == 0) return orders.none;
    return nrhs <= few_sides ? orders.few : nrhs <= many_sides ? orders.many : orders.most;
}

template <class T>
MatrixBatch<T> one_matrix(const DeviceView<T>& a) {
    return {a.data, a.rows, a.cols, a.ld, a.ld * a.cols, 1};
}

template <class T>
void submit_lu(Queue& queue, const SmallTask& task, const SmallArrays<T>& x, index_t bad_pivot) {
    const MatrixBatch<T> a = one_matrix(x.a), b = one_matrix(x.b);
    // One right-hand side goes with the rows.
    const bool together = task.factors && b.cols == 1;
    if (task.factors) submit(queue, BatchLuArgs<T>{a, x.pivots, x.info, together ? b : MatrixBatch<T>{}});
    if (together || !task.solves) return;
    submit(queue, BatchSolveArgs<T>::of_lu(task.op, a, x.pivots, b, x.info, !task.factors, bad_pivot));
}

template <class T>
void submit_cholesky(Queue& queue, const SmallTask& task, const SmallArrays<T>& x) {
    const MatrixBatch<T> a = one_matrix(x.a), b = one_matrix(x.b);
    if (task.factors) submit(queue, BatchPotrfArgs<T>{task.uplo, a.square(), x.info});
    if (!task.solves) return;
    auto solution = BatchSolveArgs<T>::of_cholesky(task.uplo, a, b, x.info);
    solution.checks = !task.factors;
    submit(queue, solution);
}

template <class T>
void submit_qr(Queue& queue, const SmallArrays<T>& x) {
    SubmittedScales<T> columns(queue, x.a, *x.scales);
    submit(queue, BatchQrArgs<T>{one_matrix(x.a), x.tau, x.info});
    columns.restore_triangle();
}

}  // namespace

bool is_small(const Context& context, Team team, const SmallTask& task, char precision, index_t rows,
              index_t cols, index_t nrhs) {
    const Settings& settings = context.settings;
    if (team.devices != 1 || settings.text("schedule") == "hybrid" || nrhs > most_sides) return false;
    const bool is_set = settings.text("test.small.order") != "auto";
    const index_t wished =
        is_set ? settings.integer("test.small.order") : measured_order(task, precision, nrhs);
    return std::max(rows, cols) <= std::min(wished, kernels_order(task));
}

bool use_devices(Context& context, const char* crossover, index_t n, bool closer) {
    if (context.use_devices(crossover, n)) return true;
    const index_t setting = context.settings.integer(crossover);
    const index_t least = std::min(setting, std::max(setting / 10, least_on_devices));
    const bool close = closer && context.matrices_on_devices && context.device_count() > 0;
    if (!close || n < 2 || n < least) return false;
    if (context.logs())
        context.path = fmt::format("devices: n = {}, {} = {}, in device memory {}", n, crossover,
                                   context.settings.text(crossover), least);
    return true;
}

template <class T>
void submit_small(Queue& queue, const SmallTask& task, const SmallArrays<T>& x, index_t bad_pivot) {
    switch (task.kind) {
        case SmallKind::cholesky:
            return submit_cholesky(queue, task, x);
        case SmallKind::lu:
            return submit_lu(queue, task, x, bad_pivot);
        case SmallKind::qr:
            return submit_qr(queue, x);
    }
}

template <class T>
SmallWork<T>::SmallWork(Arena& arena, const SmallTask& task, const CopyPlan& of_a, const CopyPlan& of_b)
    : a(arena, of_a, std::max(of_a.rows, of_a.cols)) {
    const index_t steps = std::min(of_a.rows, of_a.cols), of_lu = task.kind == SmallKind::lu ? steps : 0,
                  of_qr = task.kind == SmallKind::qr ? steps : 0;
    if (task.solves) b.emplace(arena, of_b, std::max(of_b.rows, of_b.cols));
    info = arena.device_array<index_t>(0, 1);
    pivots = arena.device_array<index_t>(0, of_lu);
    tau = arena.device_array<T>(0, of_qr);
    if (of_qr > 0) scales.emplace(arena, a.matrix.rows, a.matrix.cols());
    host_info = arena.pinned_array<index_t>(1);
    host_pivots = arena.pinned_array<index_t>(of_lu);
    host_tau = arena.pinned_array<T>(of_qr);
}

namespace {

/// Whether one operation does all of the task. It runs as a whole or, where its device fails, not at all: no
/// thread block waits for another.
bool is_one_operation(const SmallTask& task) {
    return task.kind != SmallKind::qr && task.factors != task.solves;
}
/// The copy plan of the matrix that a task writes. In place, its operation is the delivery, too. A callback
/// may cancel a call until the delivery begins.
template <class T>
CopyPlan where_it_goes(Context& context, const SmallTask& task, const UserMatrix<T>& a, CopyPlan otherwise) {
    otherwise.in_place = is_one_operation(task) && context.progress == nullptr &&
                         otherwise.form == Form::direct && is_for_kernels<T>(context, a, 0);
    return otherwise;
}

/// The results of a call, on their way to the caller. A: null if it holds given factors, or is in place; B:
/// null if nothing is solved, or in place.
template <class T>
class SmallDelivery {
  public:
    SmallDelivery(Context& context, SmallWork<T>& work, const UserMatrix<T>* a, const UserMatrix<T>* b)
        : context_(context),
          w_(work),
          a_(a),
          b_(b),
          submits_(context.progress == nullptr && (a == nullptr || is_reached<T>(context, work.a, *a)) &&
                   (b == nullptr || is_reached<T>(context, *work.b, *b))) {}

    /// Whether the device delivers before the host knows info, so that the host waits once. It must reach the
    /// caller's matrices; and a callback may cancel the call until the delivery begins.
    bool submits() const { return submits_; }
    /// Where the only operation puts info if it delivers, too: to the host, and no copy is behind it. Others
    /// read it on the device first.
    index_t* info() const { return delivers() ? w_.info : w_.host_info; }

    /// A vector of the device, for the caller.
    template <class E>
    void add_vector(const E* device, E* pinned, E* target, index_t count) {
        Queue& queue = context_.queue(0);
        if (submits_ && context_.device_of(target) == 0) {
            copy_across(queue, DeviceView<const E>{device, count, 1, count},
                        DeviceView<E>{target, count, 1, count});
            return;
        }
        download_array(queue, device, pinned, count);
        results_.add_vector(context_, target, pinned, count);
    }
    /// reversed: scalar factors reach the caller the last one first. Returns info.
    index_t run(bool reversed = false) {
        TransferWords words{.unless = w_.info, .tells = w_.host_info};
        if (delivers() && !submits_) download_array(context_.queue(0), w_.info, w_.host_info, 1);
        if (submits_ && a_ != nullptr) submit_back(context_, w_.a, *a_, std::exchange(words, {w_.info}));
        if (submits_ && b_ != nullptr) submit_back(context_, *w_.b, *b_, words);
        context_.synchronize();
        const index_t info = *w_.host_info;
        if (reversed) std::reverse(w_.host_tau, w_.host_tau + std::min(a_->rows, a_->cols));
        const bool with_b = b_ != nullptr && info == 0;
        if (!submits_ && a_ != nullptr) w_.a.collect(context_, *a_);
        if (!submits_ && with_b) w_.b->collect(context_, *b_);
        if (a_ != nullptr) results_.add(false, [this] { w_.a.write_back(context_, *a_); });
        if (with_b) results_.add(false, [this] { w_.b->write_back(context_, *b_); });
        results_.run();
        return info;
    }

  private:
    bool delivers() const { return a_ != nullptr || b_ != nullptr; }

    Context& context_;
    SmallWork<T>& w_;
    const UserMatrix<T>*a_, *b_;
    const bool submits_;
    Delivery results_;
};

/// The phase in which a device computes.
template <class T>
void compute(Context& context, const SmallTask& task, const SmallArrays<T>& arrays, bool delivers_at_once,
             index_t bad_pivot = 0) {
    const PhaseScope phase(context, task.solves ? "solve" : "factor",
                           delivers_at_once ? PhaseEnd::submitted : PhaseEnd::idle);
    if (context.logs()) context.path += ", in one thread block";
    submit_small(context.queue(0), task, arrays, bad_pivot);
    context.submitted(1.0);
}

}  // namespace

template <class T>
index_t factor_small(Context& context, const SmallTask& task, const UserMatrix<T>& a, const CopyPlan& of_a,
                     const UserMatrix<T>& b, const SmallResults<T>& results) {
    const CopyPlan how = where_it_goes(context, task, a, of_a);
    Allocated<SmallWork<T>> work(context, one_device, task, how, copy_plan_of(b));
    upload<T>(context, work->a, a);
    if (task.solves) upload<T>(context, *work->b, b);
    SmallArrays<T> arrays = work->arrays();
    const bool pivots_there = how.in_place && are_for_kernels(context, results.pivots);
    if (pivots_there) arrays.pivots = results.pivots;
    SmallDelivery<T> delivery(context, *work, how.in_place ? nullptr : &a, task.solves ? &b : nullptr);
    arrays.info = delivery.info();
    compute(context, task, arrays, delivery.submits());
    const PhaseScope phase(context, "download");
    const index_t steps = std::min(a.rows, a.cols);
    if (results.pivots != nullptr && !pivots_there)
        delivery.add_vector(work->pivots, work->host_pivots, results.pivots, steps);
    if (results.tau != nullptr) delivery.add_vector(work->tau, work->host_tau, results.tau, steps);
    return delivery.run(results.reversed);
}

template <class T>
index_t solve_small(Context& context, const SmallTask& task, const UserMatrix<const T>& a,
                    const UserMatrix<T>& b, const index_t* pivots, index_t bad_pivot) {
    const CopyPlan of_a = where_it_is(context, one_device, a, copy_plan_of(a));
    const CopyPlan of_b = where_it_goes(context, task, b, copy_plan_of(b));
    Allocated<SmallWork<T>> work(context, one_device, task, of_a, of_b);
    upload(context, work->a, a);
    upload<T>(context, *work->b, b);
    SmallArrays<T> arrays = work->arrays();
    if (pivots != nullptr && are_for_kernels(context, pivots)) {
        arrays.pivots = given(pivots);
    } else if (pivots != nullptr) {
        copy_vector(context, work->host_pivots, pivots, a.rows);
        upload_array(context.queue(0), work->host_pivots, work->pivots, a.rows);
    }
    SmallDelivery<T> delivery(context, *work, nullptr, of_b.in_place ? nullptr : &b);
    arrays.info = delivery.info();
    compute(context, task, arrays, delivery.submits(), bad_pivot);
    const PhaseScope phase(context, "download");
    return delivery.run();
}

#define LAPILLI_INSTANTIATE(T)                                                                       \
    template struct SmallWork<T>;                                                                    \
    template void submit_small(Queue&, const SmallTask&, const SmallArrays<T>&, index_t);            \
    template index_t factor_small(Context&, const SmallTask&, const UserMatrix<T>&, const CopyPlan&, \
                                  const UserMatrix<T>&, const SmallResults<T>&);                     \
    template index_t solve_small(Context&, const SmallTask&, const UserMatrix<const T>&,             \
                                 const UserMatrix<T>&, const index_t*, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
