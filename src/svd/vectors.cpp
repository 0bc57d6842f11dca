// SPDX-License-Identifier: BSD-3-Clause
#include "svd/vectors.hpp"

#include <utility>

#include "matrix/delivery.hpp"
#include "svd/back_transformation.hpp"
#include "svd/bdsdc/bdsdc.hpp"

namespace lapilli {
namespace {

/// The two sides of the working matrix, which is the adjoint of a wide matrix.
struct Sides {
    bool wide;
    Vectors left, right;
    index_t order, columns_of_left;  ///< the most of them

    Sides(const SvdResults& results, index_t m, index_t n)
        : wide(m < n),
          left(wide ? results.v : results.u),
          right(wide ? results.u : results.v),
          order(std::min(m, n)),
          columns_of_left(columns(left, results.wanted.most(order), std::max(m, n))) {}
    static index_t columns(Vectors side, index_t found, index_t all) {
        return side == Vectors::all ? all : found;
    }
};

template <class T>
struct SingularVectorsWork {
    using R = real_t<T>;
    Sides sides;
    std::unique_ptr<BdsdcWork<T>> bidiagonal;
    std::unique_ptr<BackTransformationWork<T>> back;
    BidiagonalizationWork<T> reduction;
    TransferWork<T> of_u, of_vt;
    R* s;

    SingularVectorsWork(Arena& arena, const SvdResults& results, const CopyPlan& of_a, const SvdPlan& plan)
        : sides(results, of_a.rows, of_a.cols), reduction(arena, of_a, plan, true, kept_of_tall(sides), [&] {
              carve_vectors(arena, results, plan);
          }) {
        const index_t k = sides.order, found = results.wanted.most(k), nb = plan.band.kd;
        const index_t columns = Sides::columns(results.u, found, of_a.rows),
                      rows = Sides::columns(results.v, found, of_a.cols);
        // The memory through which A was copied is free for vectors on their way back.
        const bool for_u = of_a.on_host && results.u_on_host && makes(results.u) && columns <= of_a.cols,
                   for_vt = of_a.on_host && results.vt_on_host && !for_u && rows <= of_a.rows;
        const HostView<T> stage = reduction.a().transfer.stage;
        if (makes(results.u)) of_u = {arena, of_a.rows, columns, nb, results.u_on_host && !for_u, false};
        if (makes(results.v)) of_vt = {arena, rows, of_a.cols, nb, results.vt_on_host && !for_vt, true};
        if (for_u) of_u.stage = stage.block(0, 0, of_a.rows, columns);
        if (for_vt) of_vt.stage = stage.block(0, 0, rows, of_a.cols);
        s = arena.pinned_array<R>(k);
    }

  private:
    static TallQ kept_of_tall(const Sides& sides) {
        if (!makes(sides.left)) return TallQ::nothing;
        return sides.columns_of_left <= sides.order ? TallQ::columns : TallQ::reflectors;
    }
    void carve_vectors(Arena& arena, const SvdResults& results, const SvdPlan& plan) {
        const index_t n = sides.order;
        bidiagonal = std::make_unique<BdsdcWork<T>>(
            arena, n, results.wanted.most(n), plan.band.kd, [&](const Cyclic& columns) {
                back = std::make_unique<BackTransformationWork<T>>(arena, reduction, columns,
                                                                   makes(sides.left), sides.columns_of_left,
                                                                   makes(sides.right), plan.reflectors);
            });
    }
};

/// Vectors for the caller.
template <class T>
void collect_vectors(Context& context, const DistMatrix<T>& vectors, Form form, const UserMatrix<T>& target,
                     TransferWork<T>& work, Delivery& results) {
    collect(context, vectors, form, Part::all, target, work);
    results.add(false,
                [&context, form, target, &work] { write_back(context, form, Part::all, target, work); });
}

}  // namespace

template <class T>
index_t singular_vectors(Context& context, const SvdPlan& plan, const SvdResults& results,
                         const UserMatrix<const T>& a, index_t* ns, real_t<T>* s, const UserMatrix<T>& u,
                         const UserMatrix<T>& vt) {
    using R = real_t<T>;
    Allocated<SingularVectorsWork<T>> allocated(context, plan.band.team, results,
                                                copy_plan_of(a, form_of_shape(a.rows, a.cols)), plan);
    SingularVectorsWork<T>& work = *allocated;
    {
        PhaseScope phase(context, "upload");
        work.reduction.a().upload(context, a);
    }
    const R sigma = bidiagonalize(context, work.reduction);
    R *const d = work.reduction.d(), *const e = work.reduction.e();
    IndexRange found{};
    {
        PhaseScope phase(context, "bidiagonal singular vectors");
        const DivideAndConquerResult result =
            bdsdc<T>(context, d, e, results.wanted.times(sigma), *work.bidiagonal);
        if (result.info != 0) return result.info;
        found = result.found;
    }
    DistMatrix<T>&left = work.bidiagonal->u, &right = work.bidiagonal->v;
    transform_back(context, work.reduction, *work.back,
                   Sides::columns(work.sides.left, found.count, std::max(a.rows, a.cols)), left, right);
    PhaseScope phase(context, "download");
    for (index_t i = 0; i < found.count; ++i) work.s[i] = d[found.begin + i] / sigma;
    const DistMatrix<T>&of_u = work.sides.wide ? right : left, &of_v = work.sides.wide ? left : right;
    Delivery delivery;
    if (makes(results.u))
        collect_vectors(context, of_u, Form::direct, u.first_columns(of_u.cols()), work.of_u, delivery);
    if (makes(results.v))
        collect_vectors(context, of_v, Form::adjoint, vt.block(0, 0, of_v.cols(), vt.cols), work.of_vt,
                        delivery);
    if (ns != nullptr) delivery.add_vector(context, ns, static_cast<const index_t*>(&found.count), 1);
    delivery.add_vector(context, s, static_cast<const R*>(work.s), found.count);
    delivery.run();
    return 0;
}

template <class T>
Footprint singular_vectors_memory(const SvdPlan& plan, const SvdResults& results, index_t m, index_t n) {
    return Allocated<SingularVectorsWork<T>>::measure(plan.band.team, results, any_of_shape(m, n), plan);
}

#define LAPILLI_INSTANTIATE(T)                                                          \
    template index_t singular_vectors(Context&, const SvdPlan&, const SvdResults&,      \
                                      const UserMatrix<const T>&, index_t*, real_t<T>*, \
                                      const UserMatrix<T>&, const UserMatrix<T>&);      \
    template Footprint singular_vectors_memory<T>(const SvdPlan&, const SvdResults&, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
