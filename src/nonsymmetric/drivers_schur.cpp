// SPDX-License-Identifier: BSD-3-Clause
// GEES and GEESX. Each has one text for the call and for its memory query, which has no data.
#include <algorithm>
#include <optional>
#include <vector>

#include "matrix/safe_range.hpp"
#include "nonsymmetric/balance.hpp"
#include "nonsymmetric/copies.hpp"
#include "nonsymmetric/drivers.hpp"
#include "nonsymmetric/leading.hpp"
#include "nonsymmetric/reduced.hpp"
#include "nonsymmetric/reorder.hpp"
#include "nonsymmetric/scaled_form.hpp"
#include "nonsymmetric/subspace_conditions.hpp"
#include "nonsymmetric/wanted_conditions.hpp"
#include "runtime/caller.hpp"

namespace lapilli {
namespace {

/// Which eigenvalues the function selects. It runs on the calling thread and may throw.
template <class T>
std::vector<index_t> selected(Context& context, select_t<T> select, const Eigenvalues<T>& w, index_t n) {
    std::vector<index_t> chosen(static_cast<std::size_t>(n));
    call_caller(context, "the function SELECT", [&] {
        for (index_t i = 0; i < n; ++i) {
            index_t& one = chosen[static_cast<std::size_t>(i)];
            if constexpr (is_complex<T>) {
                one = select(w.w + i) != 0;
            } else {
                one = select(w.w + i, w.imaginary + i) != 0;
            }
        }
        return 0;
    });
    return chosen;
}

/// Operands of GEES and GEESX on the host.
template <class T>
struct SchurCopies {
    HostView<T> t;
    index_t* sdim;
    Eigenvalues<T> w;
    HostView<T> vs;
    real_t<T>*rconde, *rcondv;
};

/// Moves selected values to the front; LAPACK's info.
template <class T>
index_t sort_values(CpuCall& call, bool vectors, select_t<T> select, char sense, const SchurCopies<T>& of) {
    const index_t n = of.t.rows;
    const std::vector<index_t> chosen = selected<T>(*call.context(), select, of.w, n);
    const index_t failed = call.compute("reorder", [&] {
        const ScaledForm<T> scaled(of.t, Searched::all, Factors::all);
        const index_t info = host::trsen(sense, vectors ? 'V' : 'N', chosen.data(), of.t, of.vs, of.w,
                                         of.sdim, of.rconde, of.rcondv);
        scaled.restore(of.w, true, of.vs, of.rcondv);
        return info;
    });
    if (failed != 0) return n + failed;
    // Only blocks of real matrices change their values by more than rounding.
    if (is_complex<T>) return 0;
    const Leading after = leading(selected<T>(*call.context(), select, of.w, n), of.w.imaginary, n);
    *of.sdim = after.count;
    return after.broken ? n + 2 : 0;
}

/// With memory for an order, and for condition numbers where some are wanted.
template <class T>
struct GeesWork : ReducedWork<T> {
    ReorderWork<T> order;
    std::optional<SubspaceWork<T>> subspace;

    GeesWork(Arena& arena, const CopyPlan& of_a, const CopyPlan& of_q, index_t nb, index_t kb,
             const QrSizes& sizes, index_t rows, bool conditions, index_t tile)
        : ReducedWork<T>(arena, of_a, of_q, nb, kb, sizes),
          order(arena, this->a.matrix, this->q.matrix, rows) {
        if (conditions) subspace.emplace(arena, of_a.cols, tile);
    }
};

/// The selected values, as a device finds them.
template <class R>
struct OfSelected {
    index_t sdim = 0;
    R of_values = 0, of_space = 0;
};

/// Moves selected values to the front, on the device; LAPACK's info.
template <class T>
index_t sort_on_device(Context& context, GeesWork<T>& work, select_t<T> select, char sense,
                       OfSelected<real_t<T>>& found) {
    const index_t n = work.a.matrix.rows;
    const std::vector<index_t> chosen = selected<T>(context, select, work.iteration.values(), n);
    index_t failed = 0;
    {
        const PhaseScope phase(context, "reorder");
        failed = reorder(context, work.order, chosen.data(), &found.sdim);
        std::copy_n(work.order.w, n, work.iteration.host_w);
        if constexpr (!is_complex<T>) std::copy_n(work.order.wi, n, work.iteration.host_wi);
    }
    if (failed != 0) return n + failed;
    if (work.subspace) {
        const PhaseScope phase(context, "estimate");
        subspace_conditions(context, *work.subspace, work.lines, work.a.matrix, found.sdim,
                            wants_values(sense) ? &found.of_values : nullptr,
                            wants_space(sense) ? &found.of_space : nullptr);
    }
    // As in sort_values().
    if (is_complex<T>) return 0;
    const Eigenvalues<T> w = work.iteration.values();
    const Leading after = leading(selected<T>(context, select, w, n), w.imaginary, n);
    found.sdim = after.count;
    return after.broken ? n + 2 : 0;
}

/// The Schur form by LAPACK's steps, with the reduction on a device.
template <class T, class Plan>
index_t form_by_steps(CpuCall& call, const Plan& plan, const SchurCopies<T>& of) {
    const index_t n = of.t.rows;
    call.count<real_t<T>>(n);
    if (call.context() == nullptr) return 0;
    const bool vectors = !of.vs.empty();
    std::vector<real_t<T>> places(static_cast<std::size_t>(n));
    host::Balanced rows;
    const ScaledForm<T> scaled(of.t, Searched::all, Factors::all);
    call.compute("balance", [&] {
        rows = host::gebal('P', of.t, places.data());
        return 0;
    });
    Context& context = *call.context();
    auto work = plan.workspace(context);
    const UserMatrix<T> copy{of.t.data, n, n, of.t.ld};
    {
        const PhaseScope phase(context, "upload");
        work->a.upload(context, copy);
    }
    const index_t info = schur_on_device(context, *work, rows, true);
    {
        const PhaseScope phase(context, "download");
        work->a.download(context, copy);
        if (vectors) work->q.download(context, {of.vs.data, n, n, of.vs.ld});
        std::copy_n(work->iteration.host_w, n, of.w.w);
        if constexpr (!is_complex<T>) std::copy_n(work->iteration.host_wi, n, of.w.imaginary);
    }
    if (vectors) host::gebak('P', 'R', rows, places.data(), of.vs);
    scaled.restore(of.w, info == 0, of.vs);
    *of.sdim = 0;
    return info;
}

/// Whether the Schur form of A has to be found by LAPACK's steps on the host, as far as A tells there, before
/// it is on a device.
template <class T>
bool is_permuted(const UserMatrix<T>& a) {
    return a.on_host() && has_isolated_values(HostView<const T>(a.host()));
}

/// The Schur form where A and VS are, with an order where there is a SELECT, if nothing is left to do on the
/// host: no permutation, and no scale. Else nothing, and nothing has changed.
template <class T, class Plan>
std::optional<index_t> gees_on_device(Context& context, const Plan& plan, const UserMatrix<T>& a,
                                      select_t<T> select, char sense, index_t* sdim, const Eigenvalues<T>& w,
                                      const UserMatrix<T>& vs, real_t<T>* rconde, real_t<T>* rcondv) {
    const index_t n = a.rows;
    auto work = plan.workspace(context);
    {
        const PhaseScope phase(context, "upload");
        work->a.upload(context, a);
    }
    {
        const PhaseScope phase(context, "balance");
        const DistMatrix<T>& matrix = work->a.matrix;
        const GehrdWork<T>& of_norm = work->gehrd;
        if (scale_to_safe_range(context, Part::all, matrix, {of_norm.norm}, of_norm.host_norm) !=
            real_t<T>(1))
            return {};
        // is_permuted() has said it of a matrix in host memory.
        const Reductions<T> lines(context, whole_matrix(matrix), 0, work->lines);
        if (!a.on_host() && !is_balanced(line_squares(lines), false)) return {};
    }
    index_t info = schur_on_device(context, *work, {1, n}, true);
    OfSelected<real_t<T>> found;
    if (info == 0 && select != nullptr) info = sort_on_device<T>(context, *work, select, sense, found);
    const PhaseScope phase(context, "download");
    // A last: its memory holds what it held until VS has left the device.
    if (vs.rows > 0) work->q.collect(context, vs);
    work->a.collect(context, a);
    Delivery results;
    results.add(false, [&] { work->a.write_back(context, a); });
    if (vs.rows > 0) results.add(false, [&] { work->q.write_back(context, vs); });
    results.add_vector(context, sdim, &found.sdim, 1);
    if (wants_values(sense)) results.add_vector(context, rconde, &found.of_values, 1);
    if (wants_space(sense)) results.add_vector(context, rcondv, &found.of_space, 1);
    results.add_vector(context, w.w, work->iteration.host_w, n);
    if constexpr (!is_complex<T>) results.add_vector(context, w.imaginary, work->iteration.host_wi, n);
    results.run();
    return info;
}

/// The plan of the operands where they are, or, without data, of copies in host memory.
template <class T>
auto gees_plan(Context& context, const UserMatrix<T>& a, bool vectors, const UserMatrix<T>& vs,
               bool conditions) {
    const index_t n = a.rows;
    const CopyPlan of_a = copy_plan_of(a), of_q = vectors ? copy_plan_of(vs) : CopyPlan{};
    return call_plan<GeesWork<T>>(context.use_devices("gehrd.crossover", n), [=, &context](auto f) {
        return f(gehrd_team(context, n), of_a, of_q, gehrd_block<T>(context, n),
                 apply_q_block<T>(context, n, ProductUse::back_transformation), qr_sizes<T>(context, n),
                 reorder_window(context), conditions, subspace_tile(context, n));
    });
}

template <class T, class Plan>
index_t gees(CpuCall& call, const Plan& plan, bool vectors, bool sorts, select_t<T> select, char sense,
             const UserMatrix<T>& a, index_t* sdim, const Eigenvalues<T>& w, const UserMatrix<T>& vs,
             real_t<T>* rconde, real_t<T>* rcondv) {
    SchurCopies<T> of{};
    of.t = call.matrix(Use::changed, a);
    of.sdim = call.vector(Use::written, sdim, 1);
    of.w = written_values(call, w, a.rows);
    of.vs = matrix_if(vectors, call, Use::written, vs);
    of.rconde = written_if(wants_values(sense), call, rconde, 1);
    of.rcondv = written_if(wants_space(sense), call, rcondv, 1);
    if (sense != 'N') count_conditions<T>(call, a.rows);
    index_t info = plan.on_devices ? form_by_steps(call, plan, of) : call.compute("Schur form", [&] {
        return host::gees(vectors ? 'V' : 'N', of.t, of.w, of.vs);
    });
    if (info == 0 && sorts && call.context() != nullptr)
        info = sort_values<T>(call, vectors, select, sense, of);
    call.deliver(info, Failed::delivers);
    return info;
}

}  // namespace

template <class T>
index_t run_gees(Context& context, bool vectors, char sort, select_t<T> select, char sense,
                 const UserMatrix<T>& a, index_t* sdim, const Eigenvalues<T>& w, const UserMatrix<T>& vs,
                 real_t<T>* rconde, real_t<T>* rcondv) {
    const index_t n = a.rows;
    const auto plan = gees_plan<T>(context, shape_of<T>(n, n), vectors, shape_of<T>(n, n), false);
    if (plan.on_devices && n > 0 && !is_permuted(a)) {
        const UserMatrix<T> wanted = vectors ? vs : UserMatrix<T>{};
        const auto in_place = gees_plan<T>(context, a, vectors, vs, sense != 'N');
        const select_t<T> wanted_order = sort == 'S' ? select : nullptr;
        const auto info =
            gees_on_device<T>(context, in_place, a, wanted_order, sense, sdim, w, wanted, rconde, rcondv);
        if (info) return *info;
    }
    CpuCall call(&context, NotFinite::refused, Reason::below_crossover);
    return gees(call, plan, vectors, sort == 'S', select, sense, a, sdim, w, vs, rconde, rcondv);
}

namespace {

template <class T>
Footprint schur_memory(Context& context, bool vectors, index_t n, bool conditions) {
    const auto plan = gees_plan<T>(context, shape_of<T>(n, n), vectors, shape_of<T>(n, n), conditions);
    CpuCall call(nullptr);
    gees<T>(call, plan, vectors, true, nullptr, conditions ? 'B' : 'N', shape_of<T>(n, n), nullptr, {},
            shape_of<T>(n, n), nullptr, nullptr);
    return with_devices(plan, call.footprint());
}

}  // namespace

template <class T>
Footprint gees_memory(Context& context, bool vectors, index_t n) {
    return schur_memory<T>(context, vectors, n, false);
}

/// For any sense.
template <class T>
Footprint geesx_memory(Context& context, bool vectors, index_t n) {
    return schur_memory<T>(context, vectors, n, true);
}

#define LAPILLI_INSTANTIATE(T)                                                                         \
    template index_t run_gees(Context&, bool, char, select_t<T>, char, const UserMatrix<T>&, index_t*, \
                              const Eigenvalues<T>&, const UserMatrix<T>&, real_t<T>*, real_t<T>*);    \
    template Footprint gees_memory<T>(Context&, bool, index_t);                                        \
    template Footprint geesx_memory<T>(Context&, bool, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
