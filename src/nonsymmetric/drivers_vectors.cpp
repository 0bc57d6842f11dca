// SPDX-License-Identifier: BSD-3-Clause
// TREVC3: all vectors on a device, selected ones by the CPU. One text for the call and for its memory query,
// which has no data.
#include <fmt/format.h>

#include <algorithm>

#include "matrix/copied_operand.hpp"
#include "matrix/cpu_call.hpp"
#include "matrix/norms.hpp"
#include "nonsymmetric/copies.hpp"
#include "nonsymmetric/drivers.hpp"
#include "nonsymmetric/scaled_form.hpp"
#include "nonsymmetric/trevc.hpp"
#include "runtime/call_plan.hpp"
#include "runtime/team.hpp"

namespace lapilli {
namespace {

/// How many columns the selected vectors take: those of a real pair have two if either is selected.
template <class T>
index_t columns_of(HostView<const T> t, const index_t* select) {
    const index_t n = t.rows;
    index_t count = 0;
    for (index_t j = 0; j < n; ++j) {
        const bool pair = !is_complex<T> && j + 1 < n && t(j + 1, j) != T(0);
        if (select[j] != 0 || (pair && select[j + 1] != 0)) count += pair ? 2 : 1;
        if (pair) ++j;
    }
    return count;
}

template <class T>
index_t trevc3(CpuCall& call, char side, char howmny, index_t* select, const UserMatrix<const T>& t,
               const UserMatrix<T>& vl, const UserMatrix<T>& vr, index_t mm, index_t* m) {
    const bool some = howmny == 'S';
    index_t* const chosen = some ? call.vector(Use::changed, select, t.rows) : nullptr;
    const HostView<T> matrix = call.matrix(Use::read, t, schur_part<T>);
    // Columns behind the last vector keep what they hold.
    const Use use = howmny == 'B' ? Use::changed : Use::partly;
    const HostView<T> left = matrix_if(side != 'R', call, use, vl);
    const HostView<T> right = matrix_if(side != 'L', call, use, vr);
    index_t* const found = call.vector(Use::written, m, 1);
    if (call.context() != nullptr && some) {
        const index_t least = columns_of(HostView<const T>(matrix), chosen);
        if (mm < least)
            throw Error(-11, fmt::format("argument 11 (mm) = {}, must be at least {}, the columns of the "
                                         "selected vectors",
                                         mm, least));
    }
    call.count_blocks<T>(t.rows, t.rows);
    return call.run("eigenvectors", [&] {
        const ScaledForm<T> scaled(matrix, schur_part<T>);
        return host::trevc3(side, howmny, chosen, HostView<const T>(matrix), left, right, mm, found);
    });
}

template <class T>
struct SchurVectorsWork {
    CopiedOperand<T> t, left, right;
    TrevcWork<T> vectors;
    SchurVectorsWork(Arena& arena, const CopyPlan& of_t, const CopyPlan& of_left, const CopyPlan& of_right,
                     index_t rows)
        : t(arena, of_t, of_t.cols),
          left(arena, of_left, of_t.cols),
          right(arena, of_right, of_t.cols),
          vectors(arena, t.matrix, of_t.cols, rows) {}
};

/// t, left, right: the copies of the matrices; of a side that is not wanted without elements.
template <class T>
auto trevc3_plan(Context& context, char howmny, const CopyPlan& t, const CopyPlan& left,
                 const CopyPlan& right) {
    const bool all = howmny != 'S';
    return call_plan<SchurVectorsWork<T>>(
        all && context.use_devices("gehrd.crossover", t.rows),
        [=, &context](auto f) { return f(one_device, t, left, right, trevc_block<T>(context, t.rows)); });
}

bool wants_left(char side) { return side != 'R'; }
bool wants_right(char side) { return side != 'L'; }

template <class T, class Plan>
void all_vectors(Context& context, const Plan& plan, char howmny, const UserMatrix<const T>& t,
                 const UserMatrix<T>* vl, const UserMatrix<T>* vr, index_t* m) {
    const index_t n = t.rows;
    auto work = plan.workspace(context);
    TrevcWork<T>& vectors = work->vectors;
    struct OneSide {
        Side side;
        const UserMatrix<T>* user;
        CopiedOperand<T>& v;
    };
    const OneSide sides[] = {{Side::left, vl, work->left}, {Side::right, vr, work->right}};
    {
        const PhaseScope phase(context, "upload");
        work->t.upload(context, t);
        for (const OneSide& one : sides) {
            if (one.user == nullptr || howmny != 'B') continue;
            one.v.upload(context, *one.user);
            finite_max_norm(context, Part::all, one.v.matrix, {vectors.norm}, vectors.host_norm);
        }
        prepare_schur_form(context, vectors, work->t.matrix);
    }
    for (const OneSide& one : sides) {
        if (one.user == nullptr) continue;
        const PhaseScope phase(context, one.side == Side::left ? "left vectors" : "right vectors");
        schur_vectors(context, vectors, one.side, work->t.matrix,
                      howmny == 'B' ? one.v.matrix : DistMatrix<T>{});
        copy(context.queue(0), Part::all, vectors.x.local[0], one.v.matrix.local[0]);
    }
    const PhaseScope phase(context, "download");
    Delivery results;
    for (const OneSide& one : sides) {
        if (one.user == nullptr) continue;
        one.v.collect(context, *one.user);
        results.add(false, [&context, one] { one.v.write_back(context, *one.user); });
    }
    results.add_vector(context, m, &n, 1);
    results.run();
}

}  // namespace

template <class T>
index_t run_trevc3(Context& context, char side, char howmny, index_t* select, const UserMatrix<const T>& t,
                   const UserMatrix<T>& vl, const UserMatrix<T>& vr, index_t mm, index_t* m) {
    const index_t n = t.rows;
    const bool some = howmny == 'S', left = wants_left(side), right = wants_right(side);
    const auto all_of = [n, some](bool wanted, const UserMatrix<T>& v) {
        return wanted && !some ? v.first_columns(n) : UserMatrix<T>{};
    };
    const UserMatrix<T> of_left = all_of(left, vl), of_right = all_of(right, vr);
    const auto plan =
        trevc3_plan<T>(context, howmny, copy_plan_of(t), copy_plan_of(of_left), copy_plan_of(of_right));
    if (plan.on_devices && n > 0) {
        all_vectors<T>(context, plan, howmny, t, left ? &of_left : nullptr, right ? &of_right : nullptr, m);
        return 0;
    }
    CpuCall call(&context, NotFinite::refused, some ? Reason::no_devices_can : Reason::below_crossover);
    return trevc3(call, side, howmny, select, t, vl, vr, mm, m);
}

template <class T>
Footprint trevc3_memory(Context& context, char side, char howmny, index_t n, index_t mm) {
    const CopyPlan whole{n, n};
    const auto plan = trevc3_plan<T>(context, howmny, whole, wants_left(side) ? whole : CopyPlan{},
                                     wants_right(side) ? whole : CopyPlan{});
    if (plan.on_devices && n > 0) return plan.memory();
    CpuCall call(nullptr);
    trevc3<T>(call, side, howmny, nullptr, shape_of<const T>(n, n), shape_of<T>(n, mm), shape_of<T>(n, mm),
              mm, nullptr);
    return call.footprint();
}

#define LAPILLI_INSTANTIATE(T)                                                                  \
    template index_t run_trevc3(Context&, char, char, index_t*, const UserMatrix<const T>&,     \
                                const UserMatrix<T>&, const UserMatrix<T>&, index_t, index_t*); \
    template Footprint trevc3_memory<T>(Context&, char, char, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
