// SPDX-License-Identifier: BSD-3-Clause
// SBTRD and SYTRD_SB2ST: band matrices of the caller to tridiagonal form by the bulge chase.
#include <memory>

#include "base/instances.hpp"
#include "eigen/band_reduction.hpp"
#include "eigen/drivers_band.hpp"
#include "eigen/sytrd.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_vector.hpp"
#include "runtime/call_plan.hpp"
#include "tridiagonal/rotate.hpp"

namespace lapilli {
namespace {

/// Q, and when it multiplies the caller's matrix, that, and the product.
template <class T>
struct ReduceWork {
    BandChaseWork<T> band;
    std::unique_ptr<FormQWork<T>> form;
    DistMatrix<T> given, product;
    std::vector<DeviceView<T>> panel;
    ReduceWork(Arena& arena, index_t n, index_t kd, char vect, index_t nb, bool on_host)
        : band(arena, n, kd, vect != 'N') {
        if (vect == 'N') return;
        form = std::make_unique<FormQWork<T>>(arena, band.chase.q.shape, nb, on_host);
        if (vect == 'V') return;
        given = DistMatrix<T>(arena, n, n, nb);
        product = DistMatrix<T>(arena, n, n, nb);
        for (int d = 0; d < arena.devices(); ++d) panel.push_back(arena.device_matrix<T>(d, n, nb));
    }
};

template <class T>
auto sbtrd_plan(Context& context, char vect, index_t n, index_t kd, bool q_on_host) {
    return call_plan<ReduceWork<T>>(bands_use_devices(context, n, kd), [=, &context](auto f) {
        return f(sytrd_team(context, n), n, kd, vect, sytrd_block(context, n), q_on_host);
    });
}

}  // namespace

template <class T>
index_t run_sytrd_sb2st(Context& context, Uplo uplo, const UserMatrix<const T>& ab, real_t<T>* d,
                        real_t<T>* e) {
    using R = real_t<T>;
    const index_t n = ab.cols, kd = ab.rows - 1;
    if (kd < 0) return bad_band - 1;  // LAPACK's stage1 comes first
    if (n == 0) return 0;
    const HostMatrix<const T> band(context, ab);
    Delivery results;
    const auto deliver = [&](const R* of_d, const R* of_e) {
        PhaseScope phase(context, "download");
        results.add_vector(context, d, of_d, n);
        results.add_vector(context, e, of_e, n - 1);
        results.run();
    };
    const auto plan = sbtrd_plan<T>(context, 'N', n, kd, true);
    if (!plan.on_devices) {
        HostVector<R> host_d(n), host_e(n - 1);
        reduce_band_on_cpu<T>(context, 'N', uplo, ab, band.view(), host_d.data(), host_e.data(),
                              HostView<T>{nullptr, 0, 0, 1});
        deliver(host_d.data(), host_e.data());
        return 0;
    }
    auto work = plan.workspace(context);
    reduce_band<T>(context, uplo, band.view(), work->band);
    deliver(work->band.chase.d, work->band.chase.e);
    return 0;
}

template <class T>
index_t run_sbtrd(Context& context, char vect, Uplo uplo, const UserMatrix<T>& ab, real_t<T>* d, real_t<T>* e,
                  const UserMatrix<T>& q) {
    using R = real_t<T>;
    const index_t n = ab.cols, kd = ab.rows - 1;
    if (kd < 0) return bad_band;
    if (n == 0) return 0;
    const HostMatrix<T> band(context, ab);
    Delivery results;
    const auto deliver = [&](const R* of_d, const R* of_e) {
        put_tridiagonal<T>(uplo, of_d, of_e, band.view());
        results.add(!ab.on_host(), [&] { band.deliver(); });
        results.add_vector(context, d, of_d, n);
        results.add_vector(context, e, of_e, n - 1);
        results.run();
    };
    const auto plan = sbtrd_plan<T>(context, vect, n, kd, q.on_host());
    if (!plan.on_devices) {
        HostVector<R> host_d(n), host_e(n - 1);
        const index_t order = vect == 'N' ? 0 : n;
        const HostMatrix<T> host_q = vect == 'U' ? HostMatrix<T>(context, q) : HostMatrix<T>(order, order);
        reduce_band_on_cpu<T>(context, vect, uplo, ab, band.view(), host_d.data(), host_e.data(),
                              host_q.view());
        PhaseScope phase(context, "download");
        if (vect != 'N') results.add(!q.on_host(), [&] { deliver_from_host<T>(context, host_q.view(), q); });
        deliver(host_d.data(), host_e.data());
        return 0;
    }
    auto work = plan.workspace(context);
    reduce_band<T>(context, uplo, band.view(), work->band);
    if (vect != 'N') {
        if (vect == 'U') {
            PhaseScope phase(context, "upload");
            upload<T>(context, q, Form::direct, Part::all, work->given, work->form->transfer);
        }
        {
            PhaseScope phase(context, "generate");
            form_q(context, work->band.chase.q, *work->form);
        }
        if (vect == 'U') {
            PhaseScope phase(context, "multiply");
            rotate(context, work->given, work->form->q, work->product, work->panel);
        }
    }
    PhaseScope phase(context, "download");
    if (vect != 'N') {
        TransferWork<T>& transfer = work->form->transfer;
        collect(context, vect == 'U' ? work->product : work->form->q, Form::direct, Part::all, q, transfer);
        results.add(false, [&] { write_back(context, Form::direct, Part::all, q, transfer); });
    }
    deliver(work->band.chase.d, work->band.chase.e);
    return 0;
}

template <class T>
Footprint sytrd_sb2st_memory(Context& context, index_t n, index_t kd) {
    return sbtrd_memory<T>(context, 'N', n, kd);
}

template <class T>
Footprint sbtrd_memory(Context& context, char vect, index_t n, index_t kd) {
    const auto plan = sbtrd_plan<T>(context, vect, n, kd, true);
    if (plan.on_devices) return with_bands<T>(plan.memory(), n, kd);
    const index_t rows = checked_sum(checked_sum(kd, 1), vect == 'N' ? 0 : n);
    return host_footprint<T>(checked_product(rows, n));
}

LAPILLI_INSTANCES(run_sytrd_sb2st, run_sbtrd, sytrd_sb2st_memory, sbtrd_memory)

}  // namespace lapilli
