// SPDX-License-Identifier: BSD-3-Clause
// STEDC, SYEVD and SYEVDX between the caller's matrices and the devices.
#include "base/instances.hpp"
#include "device/calls.hpp"
#include "eigen/drivers.hpp"
#include "eigen/eigenproblem.hpp"
#include "eigen/rotate.hpp"
#include "eigen/syevd_cpu.hpp"
#include "eigen/tridiagonal_cpu.hpp"
#include "eigen/unreduced.hpp"
#include "host/lapack.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/host_vector.hpp"
#include "matrix/staged_operand.hpp"
#include "runtime/call_plan.hpp"

namespace lapilli {
namespace {

/// Z, the eigenvectors of the tridiagonal matrix, and when it rotates C = Q Z, Q the caller's matrix.
template <class T>
struct RotateWork {
    StedcWork<T> stedc;
    DistMatrix<T> q, c;
    TransferWork<T> transfer;
    std::vector<DeviceView<T>> panel;
    RotateWork(Arena& arena, index_t n, index_t nb, bool on_host, bool rotates)
        : stedc(arena, n, n, nb),
          q(arena, n, rotates ? n : 0, nb),
          c(arena, n, rotates ? n : 0, stedc.vectors.cyclic.nb()),
          transfer(arena, n, n, nb, on_host) {
        for (int d = 0; d < arena.devices() && rotates; ++d)
            panel.push_back(arena.device_matrix<T>(d, n, nb));
    }
};

/// The eigenproblem with its matrix. The vectors leave by the way that the matrix came.
template <class T>
struct EigenWork {
    StagedOperand<T> a;
    EigenproblemWork<T> problem;
    EigenWork(Arena& arena, bool vectors, const Selection& wanted, const Staging& of_a, bool z_on_host,
              index_t nb, const EigenproblemPlan& plan)
        : a(arena, of_a, nb), problem(arena, a.matrix, vectors, plan, wanted) {
        if (vectors && z_on_host && !of_a.on_host)
            a.transfer.stage = arena.pinned_matrix<T>(of_a.rows, wanted.most(of_a.rows));
    }
};

auto sterf_plan(Context& context, index_t n) {
    return call_plan<BisectionWork>(context.use_devices("sytrd.crossover", n),
                                    [=, &context](auto f) { return f(sytrd_team(context, n), n); });
}

template <class T>
auto stedc_plan(Context& context, char compz, index_t n, bool z_on_host) {
    return call_plan<RotateWork<T>>(context.use_devices("stedc.crossover", n), [=, &context](auto f) {
        return f(sytrd_team(context, n), n, sytrd_block(context, n), z_on_host, compz == 'V');
    });
}

template <class T>
auto syevdx_plan(Context& context, bool vectors, const Selection& wanted, const Staging& of_a,
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
index_t run_stedc(Context& context, char compz, index_t n, real_t<T>* d, real_t<T>* e,
                  const UserMatrix<T>& z) {
    using R = real_t<T>;
    if (n == 0) return 0;
    HostVector<R> host_d(context, d, n), host_e(context, e, n - 1);
    require_finite(host_d.data(), n);
    require_finite(host_e.data(), n - 1);
    const auto deliver_with_vectors = [&](Delivery results) {
        results.add_vector(context, d, host_d.data(), n);
        results.add_vector(context, e, host_e.data(), n - 1);
        results.run();
    };
    index_t info = 0;
    if (compz == 'N') {
        PhaseScope phase(context, "tridiagonal eigenproblem");
        if (const auto plan = sterf_plan(context, n); plan.on_devices) {
            auto work = plan.workspace(context);
            sterf(context, host_d.data(), host_e.data(), *work);
        } else {
            info = stedc_on_cpu<T>(context, 'N', n, host_d.data(), host_e.data(), {});
        }
        PhaseScope download(context, "download");
        deliver_with_vectors({});
    } else if (const auto plan = stedc_plan<T>(context, compz, n, z.on_host()); !plan.on_devices) {
        PhaseScope phase(context, "tridiagonal eigenproblem");
        const HostMatrix<T> vectors(context, z);
        info = stedc_on_cpu<T>(context, compz, n, host_d.data(), host_e.data(), vectors.view());
        Delivery results;
        results.add(!z.on_host(), [&] { vectors.deliver(); });
        deliver_with_vectors(results);
    } else {
        auto work = plan.workspace(context);
        if (compz == 'V') {
            PhaseScope phase(context, "upload");
            upload<T>(context, z, Form::direct, Part::all, work->q, work->transfer);
        }
        {
            PhaseScope phase(context, "tridiagonal eigenproblem");
            info = stedc(context, host_d.data(), host_e.data(), {}, work->stedc).info;
        }
        if (compz == 'V' && info == 0) {
            PhaseScope phase(context, "multiply");
            rotate(context, work->q, work->stedc.vectors, work->c, work->panel);
        }
        PhaseScope phase(context, "download");
        Delivery results;
        if (info == 0) {
            const DistMatrix<T>& vectors = compz == 'V' ? work->c : work->stedc.vectors;
            collect(context, vectors, Form::direct, Part::all, z, work->transfer);
            results.add(false, [&] { write_back(context, Form::direct, Part::all, z, work->transfer); });
        }
        deliver_with_vectors(results);
    }
    return info;
}

template <class T>
index_t run_syevdx(Context& context, bool vectors, Uplo uplo, const Selection& wanted, const UserMatrix<T>& a,
                   index_t* m, real_t<T>* w, const UserMatrix<T>& z, const Remarks& remarks) {
    const index_t n = a.rows, none = 0;
    if (n == 0) {
        copy_vector(context, m, &none, 1);
        return 0;
    }
    // The matrix is its own conjugate transpose: an upper triangle, turned, is its lower one.
    const Staging triangle = staging_of(a, uplo == Uplo::lower ? Form::direct : Form::adjoint, Part::lower);
    const auto plan = syevdx_plan<T>(context, vectors, wanted, triangle, z.on_host());
    if (!plan.on_devices) {
        if (vectors) host::check_stedc('I', n, is_complex<T>);
        return syevd_on_cpu(context, vectors, uplo, wanted, a, m, w, z, remarks);
    }
    auto work = plan.workspace(context);
    {
        PhaseScope phase(context, "upload");
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
Footprint stedc_memory(Context& context, char compz, index_t n) {
    if (compz == 'N') {
        const auto plan = sterf_plan(context, n);
        return plan.on_devices ? plan.memory() : host_footprint<real_t<T>>(checked_product(2, n));
    }
    const auto plan = stedc_plan<T>(context, compz, n, true);
    if (plan.on_devices) return plan.memory();
    return host_footprint<T>(checked_product(checked_product(1 + host::stedc_matrices<T>(compz), n), n));
}

template <class T>
Footprint syevdx_memory(Context& context, bool vectors, const Selection& wanted, index_t n) {
    const auto plan = syevdx_plan<T>(context, vectors, wanted, Staging::any(n, n), true);
    if (plan.on_devices) return plan.memory();
    return host_footprint<T>(checked_product(checked_product(vectors ? 3 : 1, n), n));
}

template <class T>
Footprint syevd_memory(Context& context, bool vectors, index_t n) {
    return syevdx_memory<T>(context, vectors, {}, n);
}

LAPILLI_INSTANCES(run_stedc, run_syevd, run_syevdx, syevdx_memory, stedc_memory, syevd_memory)

}  // namespace lapilli
