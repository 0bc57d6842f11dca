// SPDX-License-Identifier: BSD-3-Clause
// SBEVD and SBEVX: eigenvalues and vectors of band matrices, all or a part.
#include <memory>

#include "base/instances.hpp"
#include "eigen/band_reduction.hpp"
#include "eigen/drivers_band.hpp"
#include "eigen/sytrd.hpp"
#include "host/lapack.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_vector.hpp"
#include "runtime/call_plan.hpp"
#include "tridiagonal/on_cpu.hpp"
#include "tridiagonal/stedc/stedc.hpp"
#include "tridiagonal/sterf.hpp"

namespace lapilli {
namespace {

/// The plan of a call for eigenvalues: what is wanted, and the places of its matrices.
struct BandEigenPlan {
    bool vectors, with_q;
    Selection wanted;
    bool z_on_host, q_on_host;
};

template <class T>
struct BandEigenWork {
    BandChaseWork<T> band;
    std::unique_ptr<BisectionWork> sterf;
    std::unique_ptr<StedcWork<T>> stedc;
    std::unique_ptr<ApplyChaseWork<T>> apply;
    std::unique_ptr<TransferWork<T>> transfer;
    std::unique_ptr<FormQWork<T>> form;
    BandEigenWork(Arena& arena, index_t n, index_t kd, const BandEigenPlan& plan, index_t nb)
        : band(arena, n, kd, plan.vectors) {
        if (!plan.vectors) {
            sterf = std::make_unique<BisectionWork>(arena, n);
            return;
        }
        const index_t most = plan.wanted.most(n);
        stedc = std::make_unique<StedcWork<T>>(arena, n, most, nb);
        apply = std::make_unique<ApplyChaseWork<T>>(arena, band.chase.q.shape, stedc->vectors.cyclic);
        transfer = std::make_unique<TransferWork<T>>(arena, n, most, nb, plan.z_on_host);
        if (plan.with_q) form = std::make_unique<FormQWork<T>>(arena, band.chase.q.shape, nb, plan.q_on_host);
    }
};

template <class T>
auto sbevx_plan(Context& context, index_t n, index_t kd, const BandEigenPlan& how) {
    return call_plan<BandEigenWork<T>>(bands_use_devices(context, n, kd), [=, &context](auto f) {
        return f(sytrd_team(context, n), n, kd, how, sytrd_block(context, n));
    });
}

}  // namespace

template <class T>
index_t run_sbevx(Context& context, bool vectors, Uplo uplo, const Selection& wanted, const UserMatrix<T>& ab,
                  const UserMatrix<T>& q, index_t* m, real_t<T>* w, const UserMatrix<T>& z,
                  const Remarks& remarks) {
    using R = real_t<T>;
    const index_t n = ab.cols, kd = ab.rows - 1, none = 0;
    if (kd < 0) return bad_band - 1;  // LAPACK's range comes first
    if (n == 0) {
        copy_vector(context, m, &none, 1);
        return 0;
    }
    const bool with_q = vectors && (q.data != nullptr || q.spread != nullptr);
    const auto plan = sbevx_plan<T>(context, n, kd, {vectors, with_q, wanted, z.on_host(), q.on_host()});
    if (vectors && !plan.on_devices) host::check_stedc('V', n, is_complex<T>);
    const HostMatrix<T> band(context, ab);
    HostVector<R> values(n), e(n);
    IndexRange found{0, 0};
    UserMatrix<T> target;
    Delivery results;
    const auto deliver = [&](bool with_vectors) {
        results.add(!ab.on_host(), [&] { band.deliver(); });
        results.add_vector(context, m, &found.count, 1);
        results.add_vector(context, w, values.data() + found.begin, found.count);
        if (with_vectors) add_remarks(context, results, remarks, found.count, n);
        results.run();
    };
    // T goes where the band was, before its values take d's place.
    const auto keep = [&](const R* of_d, const R* of_e) {
        put_tridiagonal<T>(uplo, of_d, of_e, band.view());
        std::copy_n(of_d, n, values.data());
        std::copy_n(of_e, n - 1, e.data());
    };
    index_t info = 0;
    if (!plan.on_devices) {
        const index_t order = vectors ? n : 0, order_of_q = with_q ? n : 0;
        const HostMatrix<T> rotation(order, order), host_q(order_of_q, order_of_q);
        HostVector<R> d(n);
        reduce_band_on_cpu<T>(context, vectors ? 'V' : 'N', uplo, ab, band.view(), d.data(), e.data(),
                              rotation.view());
        if (with_q) std::copy_n(rotation.view().data, n * n, host_q.view().data);
        keep(d.data(), e.data());
        PartOnCpu<T> part;
        {
            PhaseScope phase(context, "tridiagonal eigenproblem");
            part = part_on_cpu<T>(context, vectors, wanted, n, values.data(), e.data(), rotation.view());
        }
        found.count = part.count();
        std::copy(part.values.begin(), part.values.end(), values.data());
        PhaseScope phase(context, "download");
        if (vectors && part.info == 0) {
            target = z.first_columns(found.count);
            results.add(!z.on_host(), [&] { deliver_from_host<T>(context, part.vectors, target); });
        }
        if (with_q) results.add(!q.on_host(), [&] { deliver_from_host<T>(context, host_q.view(), q); });
        deliver(vectors && part.info == 0);
        return part.info;
    }
    auto work = plan.workspace(context);
    reduce_band<T>(context, uplo, band.view(), work->band);
    keep(work->band.chase.d, work->band.chase.e);
    {
        PhaseScope phase(context, "tridiagonal eigenproblem");
        if (vectors) {
            const DivideAndConquerResult result =
                stedc(context, values.data(), e.data(), wanted, *work->stedc);
            info = result.info;
            if (info == 0) found = result.found;
        } else {
            found.count =
                bisect<R>(context, values.data(), e.data(), wanted, values.data(), nullptr, *work->sterf);
        }
    }
    if (vectors && info == 0) {
        PhaseScope phase(context, "back-transform");
        apply_chase(context, work->band.chase.q, work->stedc->vectors, *work->apply);
    }
    if (with_q) {
        PhaseScope phase(context, "generate");
        form_q(context, work->band.chase.q, *work->form);
    }
    PhaseScope phase(context, "download");
    if (vectors && info == 0) {
        target = z.first_columns(found.count);
        collect(context, work->stedc->vectors, Form::direct, Part::all, target, *work->transfer);
        results.add(false, [&] { write_back(context, Form::direct, Part::all, target, *work->transfer); });
    }
    if (with_q) {
        collect(context, work->form->q, Form::direct, Part::all, q, work->form->transfer);
        results.add(false, [&] { write_back(context, Form::direct, Part::all, q, work->form->transfer); });
    }
    deliver(vectors && info == 0);
    return info;
}

template <class T>
index_t run_sbevd(Context& context, bool vectors, Uplo uplo, const UserMatrix<T>& ab, real_t<T>* w,
                  const UserMatrix<T>& z) {
    if (ab.rows == 0) return bad_band;
    index_t all = 0;
    return run_sbevx<T>(context, vectors, uplo, {}, ab, {}, &all, w, z, {});
}

template <class T>
Footprint sbevx_memory(Context& context, bool vectors, const Selection& wanted, index_t n, index_t kd,
                       bool with_q) {
    with_q = with_q && vectors;
    const auto plan = sbevx_plan<T>(context, n, kd, {vectors, with_q, wanted, true, true});
    if (plan.on_devices) return with_bands<T>(plan.memory(), n, kd);
    const index_t matrices = vectors ? (with_q ? 2 : 1) + host::stedc_matrices<T>('V') : 0;
    const index_t rows = checked_sum(checked_sum(kd, 1), checked_product(matrices, n));
    return host_footprint<T>(checked_product(rows, n));
}

template <class T>
Footprint sbevd_memory(Context& context, bool vectors, index_t n, index_t kd) {
    return sbevx_memory<T>(context, vectors, {}, n, kd, false);
}

LAPILLI_INSTANCES(run_sbevd, run_sbevx, sbevd_memory, sbevx_memory)

}  // namespace lapilli
