// SPDX-License-Identifier: BSD-3-Clause
// STEDC, and with it STERF, STEV and STEVD, between the caller's matrices and the devices.
#include "base/instances.hpp"
#include "host/lapack.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/host_vector.hpp"
#include "runtime/call_plan.hpp"
#include "tridiagonal/blocks.hpp"
#include "tridiagonal/drivers.hpp"
#include "tridiagonal/on_cpu.hpp"
#include "tridiagonal/rotate.hpp"
#include "tridiagonal/stedc/stedc.hpp"
#include "tridiagonal/sterf.hpp"
#include "tridiagonal/unreduced.hpp"

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
Footprint stedc_memory(Context& context, char compz, index_t n) {
    if (compz == 'N') {
        const auto plan = sterf_plan(context, n);
        return plan.on_devices ? plan.memory() : host_footprint<real_t<T>>(checked_product(2, n));
    }
    const auto plan = stedc_plan<T>(context, compz, n, true);
    if (plan.on_devices) return plan.memory();
    return host_footprint<T>(checked_product(checked_product(1 + host::stedc_matrices<T>(compz), n), n));
}

LAPILLI_INSTANCES(run_stedc, stedc_memory)

}  // namespace lapilli
