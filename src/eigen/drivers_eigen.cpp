// SPDX-License-Identifier: BSD-3-Clause
// SYEVD and SYEVDX between the caller's matrices and the devices.
#include "base/instances.hpp"
#include "eigen/drivers.hpp"
#include "eigen/eigenproblem.hpp"
#include "eigen/syevd_cpu.hpp"
#include "host/lapack.hpp"
#include "matrix/copied_operand.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_matrix.hpp"
#include "runtime/call_plan.hpp"

namespace lapilli {
namespace {

/// The eigenproblem with its matrix. The vectors leave by the way that the matrix came.
template <class T>
struct EigenWork {
    CopiedOperand<T> a;
    EigenproblemWork<T> problem;
    EigenWork(Arena& arena, bool vectors, const Selection& wanted, const CopyPlan& of_a, bool z_on_host,
              index_t nb, const EigenproblemPlan& plan)
        : a(arena, of_a, nb), problem(arena, a.matrix, vectors, plan, wanted) {
        if (vectors && z_on_host && !of_a.on_host)
            a.transfer.stage = arena.pinned_matrix<T>(of_a.rows, wanted.most(of_a.rows));
    }
};

template <class T>
auto syevdx_plan(Context& context, bool vectors, const Selection& wanted, const CopyPlan& of_a,
                 bool z_on_host) {
    return call_plan<EigenWork<T>>(context.use_devices("sytrd.crossover", of_a.rows), [=, &context](auto f) {
        const index_t n = of_a.rows, nb = sytrd_block(context, n);
        const Team team = eigenproblem_team<T>(context, n, vectors);
        const EigenproblemPlan plan =
            plan_that_fits<EigenWork<T>, T>(context, team, n, vectors, vectors, wanted, of_a, z_on_host, nb);
        return f(team, vectors, wanted, of_a, z_on_host, nb, plan);
    });
}

}  // namespace

template <class T>
index_t run_syevdx(Context& context, bool vectors, Uplo uplo, const Selection& wanted, const UserMatrix<T>& a,
                   index_t* m, real_t<T>* w, const UserMatrix<T>& z, const Remarks& remarks) {
    const index_t n = a.rows, none = 0;
    if (n == 0) {
        copy_vector(context, m, &none, 1);
        return 0;
    }
    // The matrix is its own conjugate transpose: an upper triangle, turned, is its lower one.
    const CopyPlan triangle =
        copy_plan_of(a, uplo == Uplo::lower ? Form::direct : Form::adjoint, Part::lower);
    const auto plan = syevdx_plan<T>(context, vectors, wanted, triangle, z.on_host());
    if (!plan.on_devices) {
        if (vectors) host::check_stedc('I', n, is_complex<T>);
        return syevd_on_cpu(context, vectors, uplo, wanted, a, m, w, z, remarks);
    }
    auto work = plan.workspace(context);
    {
        const PhaseScope phase(context, "upload", a.on_host() ? PhaseEnd::idle : PhaseEnd::submitted);
        work->a.upload(context, a);
    }
    EigenproblemWork<T>& problem = work->problem;
    const index_t info = solve_eigenproblem(context, problem), count = problem.count();
    Delivery results;
    if (vectors && info == 0) {
        PhaseScope phase(context, "download");
        const UserMatrix<T> target = z.first_columns(count);
        collect(context, problem.vectors(), Form::direct, Part::all, target, work->a.transfer);
        results.add(false, [&context, target, &work] {
            write_back(context, Form::direct, Part::all, target, work->a.transfer);
        });
        add_remarks(context, results, remarks, count, n);
    }
    results.add_vector(context, m, &count, 1);
    results.add_vector(context, w, problem.values(), count);
    results.run();
    return info;
}

template <class T>
index_t run_syevd(Context& context, bool vectors, Uplo uplo, const UserMatrix<T>& a, real_t<T>* w) {
    index_t all = 0;
    return run_syevdx(context, vectors, uplo, {}, a, &all, w, a);
}

template <class T>
Footprint syevdx_memory(Context& context, bool vectors, const Selection& wanted, index_t n) {
    const auto plan = syevdx_plan<T>(context, vectors, wanted, CopyPlan::any(n, n), true);
    if (plan.on_devices) return plan.memory();
    return host_footprint<T>(checked_product(checked_product(vectors ? 3 : 1, n), n));
}

template <class T>
Footprint syevd_memory(Context& context, bool vectors, index_t n) {
    return syevdx_memory<T>(context, vectors, {}, n);
}

LAPILLI_INSTANCES(run_syevd, run_syevdx, syevdx_memory, syevd_memory)

}  // namespace lapilli
