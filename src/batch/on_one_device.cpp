// SPDX-License-Identifier: BSD-3-Clause
#include "batch/on_one_device.hpp"

#include <algorithm>

#include "base/instances.hpp"
#include "batch_lu/args.hpp"
#include "device/calls.hpp"
#include "factor/trtri.hpp"
#include "host/lu_without_interchanges.hpp"
#include "matrix/drivers_common.hpp"
#include "runtime/call_plan.hpp"

namespace lapilli {
namespace {

/// Columns of a step: its diagonal block is one of a batch.
constexpr index_t step_columns = 128;

template <class T>
struct LargeLuWork {
    CopiedOperand<T> a;
    std::int64_t* infos;  ///< of each step
    index_t* host_infos;

    LargeLuWork(Arena& arena, const CopyPlan& of_a)
        : a(arena, of_a, step_columns),
          infos(arena.device_array<std::int64_t>(0, steps())),
          host_infos(arena.pinned_array<index_t>(steps())) {}
    index_t steps() const { return (std::min(a.how.rows, a.how.cols) + step_columns - 1) / step_columns; }
};

template <class T>
struct RightSolveWork {
    CopiedOperand<T> a, b;
    T* diagonal;

    RightSolveWork(Arena& arena, const CopyPlan& of_a, const CopyPlan& of_b)
        : a(arena, of_a, step_columns),
          b(arena, of_b, step_columns),
          diagonal(arena.pinned_array<T>(of_a.rows)) {}
};

template <class T>
auto large_lu_plan(Context& context, const CopyPlan& of_a) {
    return call_plan<LargeLuWork<T>>(context.use_devices("getrf.crossover", std::min(of_a.rows, of_a.cols)),
                                     [=](auto f) { return f(Team{1}, of_a); });
}

template <class T>
auto right_solve_plan(Context& context, const CopyPlan& of_a, const CopyPlan& of_b) {
    return call_plan<RightSolveWork<T>>(context.use_devices("potrf.crossover", of_a.rows),
                                        [=](auto f) { return f(Team{1}, of_a, of_b); });
}

template <class T>
void submit_steps(Queue& queue, DeviceView<T> a, std::int64_t* infos) {
    const index_t steps = std::min(a.rows, a.cols);
    for (index_t first = 0; first < steps; first += step_columns, ++infos) {
        const index_t width = std::min(step_columns, steps - first), end = first + width,
                      below = a.rows - end, right = a.cols - end;
        const DeviceView<T> d = a.block(first, first, width, width), l = a.block(end, first, below, width),
                            u = a.block(first, end, width, right);
        submit(queue, BatchLuArgs<T>{{d.data, width, width, a.ld, a.ld * width, 1}, nullptr, infos});
        if (right > 0) trsm<T>(queue, {Side::left, Uplo::lower, Op::none, true}, T(1), d, u);
        if (below > 0) trsm<T>(queue, {Side::right, Uplo::upper, Op::none, false}, T(1), d, l);
        if (below > 0 && right > 0)
            gemm<T>(queue, Op::none, Op::none, T(-1), l, u, T(1), a.block(end, end, below, right));
    }
}

}  // namespace

template <class T>
index_t getrf_without_interchanges(Context& context, const UserMatrix<T>& a) {
    const auto plan = large_lu_plan<T>(context, copy_plan_of(a));
    if (!plan.on_devices)
        return on_cpu(context, "factor", a,
                      [](HostView<T> x) { return host::getrf_without_interchanges(x); });
    auto work = plan.workspace(context);
    upload<T>(context, work->a, a);
    index_t info = 0;
    {
        PhaseScope phase(context, "factor");
        Queue& queue = context.queue(0);
        submit_steps(queue, work->a.matrix.local[0], work->infos);
        download_array(queue, work->infos, work->host_infos, work->steps());
        context.synchronize();
        for (index_t step = work->steps() - 1; step >= 0; --step)
            if (work->host_infos[step] != 0) info = step * step_columns + work->host_infos[step];
    }
    download(context, work->a, a);
    return info;
}

template <class T>
index_t solve_from_right(Context& context, const Triangular& how, T alpha, const UserMatrix<const T>& a,
                         const UserMatrix<T>& b) {
    const Part part = how.uplo == Uplo::lower ? Part::lower : Part::upper;
    const auto plan = right_solve_plan<T>(context, copy_plan_of(a, Form::direct, part), copy_plan_of(b));
    if (!plan.on_devices) {
        PhaseScope phase(context, "solve");
        const HostMatrix<const T> triangle(context, a);
        const HostMatrix<T> x(context, b);
        for (index_t i = 0; i < a.rows && !how.unit; ++i)
            if (triangle.view()(i, i) == T(0)) return i + 1;
        host::trsm(how.side, how.uplo, how.op, how.unit, alpha, HostView<const T>(triangle.view()), x.view());
        x.deliver();
        return 0;
    }
    auto work = plan.workspace(context);
    upload<T>(context, work->a, a);
    const index_t zero =
        how.unit ? 0 : first_zero_on_diagonal(context, work->a.matrix, Form::direct, work->diagonal);
    if (zero != 0) return zero;
    upload<T>(context, work->b, b);
    {
        PhaseScope phase(context, "solve");
        trsm<T>(context.queue(0), how, alpha, work->a.matrix.local[0], work->b.matrix.local[0]);
    }
    download(context, work->b, b);
    return 0;
}

template <class T>
Footprint getrf_without_interchanges_memory(Context& context, index_t m, index_t n) {
    const auto plan = large_lu_plan<T>(context, CopyPlan::any(m, n));
    return plan.on_devices ? plan.memory() : host_footprint<T>(checked_product(m, n));
}
template <class T>
Footprint solve_from_right_memory(Context& context, index_t m, index_t n) {
    const auto plan = right_solve_plan<T>(context, CopyPlan::any(n, n), CopyPlan::any(m, n));
    return plan.on_devices ? plan.memory()
                           : host_footprint<T>(checked_sum(checked_product(n, n), checked_product(m, n)));
}

LAPILLI_INSTANCES(getrf_without_interchanges, solve_from_right, getrf_without_interchanges_memory,
                  solve_from_right_memory)

}  // namespace lapilli
