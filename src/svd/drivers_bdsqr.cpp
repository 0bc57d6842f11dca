// SPDX-License-Identifier: BSD-3-Clause
// BDSQR between the caller's arrays and one device, or the CPU's LAPACK. The device takes the vectors of the
// bidiagonal matrix from divide and conquer, and the values from bisection, whose accuracy is that of QR
// iterations.
#include <algorithm>
#include <optional>

#include "host/lapack_svd.hpp"
#include "matrix/cpu_call.hpp"
#include "runtime/call_plan.hpp"
#include "runtime/emulation.hpp"
#include "runtime/team.hpp"
#include "svd/bdsdc/bdsdc.hpp"
#include "svd/bidiagonal_values.hpp"
#include "svd/drivers.hpp"
#include "svd/enlarged.hpp"
#include "svd/multiplied_operand.hpp"

namespace lapilli {
namespace {

constexpr const char* of_bidiagonal = "bidiagonal singular values";

template <class T>
index_t bdsqr(CpuCall& call, Uplo uplo, index_t n, real_t<T>* d, real_t<T>* e, const UserMatrix<T>& vt,
              const UserMatrix<T>& u, const UserMatrix<T>& c) {
    if (n == 0) return call.run(of_bidiagonal, [] { return index_t(0); });
    real_t<T>* const of_d = call.vector(Use::changed, d, n);
    real_t<T>* const of_e = call.vector(Use::changed, e, n - 1);
    const auto changed = [&](const UserMatrix<T>& x) {
        return x.rows > 0 && x.cols > 0 ? call.matrix(Use::changed, x) : HostView<T>{nullptr, 0, 0, 1};
    };
    const HostView<T> of_vt = changed(vt), of_u = changed(u), of_c = changed(c);
    return call.run(of_bidiagonal, [&] {
        const real_t<T> sigma = enlarge_bidiagonal(n, of_d, of_e);
        const index_t info = host::bdsqr(static_cast<char>(uplo), n, of_d, of_e, of_vt, of_u, of_c);
        for (index_t i = 0; i < n; ++i) of_d[i] /= sigma;
        return info;
    });
}

/// VT, U and C, as far as a call has them; vectors, if it has one.
template <class T>
struct BdsqrWork {
    std::optional<MultipliedOperand<T>> operands[3];
    BisectionWork bisection;
    std::optional<BdsdcWork<T>> vectors;

    BdsqrWork(Arena& arena, index_t n, const CopyPlan& vt, const CopyPlan& u, const CopyPlan& c, index_t nb)
        : bisection(arena, n) {
        const CopyPlan* const copy_plans[] = {&vt, &u, &c};
        bool any = false;
        for (int i = 0; i < 3; ++i) {
            if (copy_plans[i]->rows == 0 || copy_plans[i]->cols == 0) continue;
            operands[i].emplace(arena, *copy_plans[i], nb);
            any = true;
        }
        if (!any) return;
        const auto carve = [&](int i) {
            return [this, i, &arena] {
                if (operands[i]) operands[i]->carve_product(arena);
            };
        };
        vectors.emplace(arena, n, n, nb, [&](const Cyclic&) { arena.overlay(carve(0), carve(1), carve(2)); });
    }
};

template <class T>
auto bdsqr_plan(Context& context, index_t n, const CopyPlan& vt, const CopyPlan& u, const CopyPlan& c) {
    return call_plan<BdsqrWork<T>>(n > 0 && context.use_devices("gesdd.crossover", n), [=, &context](auto f) {
        return f(one_device, n, vt, u, c, context.settings.integer("matrix.nb"));
    });
}

/// LAPACK's info; none, and nothing has changed, where values vanish: LAPACK's are accurate however small
/// they are.
template <class T>
std::optional<index_t> bdsqr_on_device(Context& context, BdsqrWork<T>& work, Uplo uplo, index_t n,
                                       real_t<T>* d, real_t<T>* e, const UserMatrix<T>& vt,
                                       const UserMatrix<T>& u, const UserMatrix<T>& c) {
    using R = real_t<T>;
    const UserMatrix<T>* const given[] = {&vt, &u, &c};
    HostVector<R> host_d(context, d, n), host_e(context, e, n - 1), values(n);
    {
        PhaseScope phase(context, "upload");
        for (int i = 0; i < 3; ++i) {
            if (work.operands[i]) work.operands[i]->upload(context, *given[i]);
        }
    }
    {
        PhaseScope phase(context, of_bidiagonal);
        if (bidiagonal_values<R>(context, n, host_d.data(), host_e.data(), work.bisection, values.data()) > 0)
            return std::nullopt;
        if (work.vectors) {
            const index_t info =
                bdsdc<T>(context, host_d.data(), host_e.data(), Selection::all(), *work.vectors).info;
            if (info != 0) return info;
        }
    }
    if (work.vectors) {
        PhaseScope phase(context, "multiply");
        // The vectors have elements of all sizes: see transform_back in eigen/eigenproblem.cpp.
        const NativeProducts native(context);
        // B = U S V^T; of a lower bidiagonal matrix the transpose is upper, with the same elements.
        const bool upper = uplo == Uplo::upper;
        const DeviceView<T> left = (upper ? work.vectors->u : work.vectors->v).local[0],
                            right = (upper ? work.vectors->v : work.vectors->u).local[0];
        const DeviceView<T> of[] = {right, left, left};
        for (int i = 0; i < 3; ++i) {
            if (work.operands[i]) work.operands[i]->multiply(context, i != 1, of[i]);
        }
        context.synchronize();
    }
    PhaseScope phase(context, "download");
    Delivery results;
    for (int i = 0; i < 3; ++i) {
        if (!work.operands[i]) continue;
        CopiedOperand<T>& x = work.operands[i]->x;
        x.collect(context, *given[i]);
        results.add(false, [&context, &x, to = given[i]] { x.write_back(context, *to); });
    }
    results.add_vector(context, d, static_cast<const R*>(values.data()), n);
    results.run();
    return 0;
}

}  // namespace

template <class T>
index_t run_bdsqr(Context& context, Uplo uplo, index_t n, real_t<T>* d, real_t<T>* e, const UserMatrix<T>& vt,
                  const UserMatrix<T>& u, const UserMatrix<T>& c) {
    if (const auto plan = bdsqr_plan<T>(context, n, copy_plan_of(vt), copy_plan_of(u), copy_plan_of(c));
        plan.on_devices) {
        auto work = plan.workspace(context);
        if (const auto info = bdsqr_on_device(context, *work, uplo, n, d, e, vt, u, c)) return *info;
        context.note_path("cpu: values are too small for devices");
    }
    CpuCall call(&context, NotFinite::refused, Reason::below_crossover);
    return bdsqr(call, uplo, n, d, e, vt, u, c);
}

template <class T>
Footprint bdsqr_memory(Context& context, index_t n, index_t ncvt, index_t nru, index_t ncc) {
    CpuCall query(nullptr);
    bdsqr<T>(query, Uplo::upper, n, nullptr, nullptr, shape_of<T>(n, ncvt), shape_of<T>(nru, n),
             shape_of<T>(n, ncc));
    Footprint all = query.footprint();
    const auto plan = bdsqr_plan<T>(context, n, CopyPlan{n, ncvt}, CopyPlan{nru, n}, CopyPlan{n, ncc});
    // LAPACK computes behind the device where values vanish.
    if (plan.on_devices) all.cover(plan.memory());
    return all;
}

#define LAPILLI_INSTANTIATE(T)                                                                        \
    template index_t run_bdsqr(Context&, Uplo, index_t, real_t<T>*, real_t<T>*, const UserMatrix<T>&, \
                               const UserMatrix<T>&, const UserMatrix<T>&);                           \
    template Footprint bdsqr_memory<T>(Context&, index_t, index_t, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
