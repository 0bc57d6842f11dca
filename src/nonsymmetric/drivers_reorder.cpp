// SPDX-License-Identifier: BSD-3-Clause
// TREXC and TRSEN. The CPU's part of each has one text for the call and for its memory query, which has no
// data.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "matrix/copied_operand.hpp"
#include "matrix/norms.hpp"
#include "nonsymmetric/copies.hpp"
#include "nonsymmetric/drivers.hpp"
#include "nonsymmetric/first_device.hpp"
#include "nonsymmetric/reduced.hpp"
#include "nonsymmetric/reorder.hpp"
#include "nonsymmetric/scaled_form.hpp"
#include "nonsymmetric/subspace_conditions.hpp"
#include "nonsymmetric/wanted_conditions.hpp"

namespace lapilli {
namespace {

/// TREXC's.
void check_rows(index_t ifst, index_t ilst, index_t n) {
    const auto check = [n](int number, const char* name, index_t row) {
        if (n > 0 && (row < 1 || row > n))
            throw Error(-number,
                        fmt::format("argument {} ({}) is {}, must be 1 to n = {}", number, name, row, n));
    };
    check(7, "ifst", ifst);
    check(8, "ilst", ilst);
}

/// The copy of a Schur form with zeros below it, where LAPACK's TREXC of real matrices reads.
template <class T>
HostView<T> schur_form(CpuCall& call, const UserMatrix<T>& t) {
    const HostView<T> form = call.matrix(Use::changed, t, schur_part<T>);
    for (index_t j = 0; j < form.cols && call.context() != nullptr; ++j) {
        const index_t end = end_row(schur_part<T>, j, form.rows);
        std::fill_n(form.at(end, j), form.rows - end, T(0));
    }
    return form;
}

template <class T>
index_t trexc(CpuCall& call, char compq, const UserMatrix<T>& t, const UserMatrix<T>& q, index_t* ifst,
              index_t* ilst) {
    const HostView<T> matrix = schur_form(call, t);
    const HostView<T> vectors = matrix_if(compq == 'V', call, Use::changed, q);
    index_t* const from = call.vector(Use::changed, ifst, 1);
    index_t* const to = call.vector(Use::changed, ilst, 1);
    if (call.context() != nullptr) check_rows(*from, *to, t.rows);
    return call.run(
        "reorder",
        [&] {
            const ScaledForm<T> scaled(matrix, schur_part<T>);
            const index_t info = host::trexc(compq, matrix, vectors, from, to);
            scaled.restore({}, true, vectors);
            return info;
        },
        Failed::delivers);
}

template <class T>
index_t trsen(CpuCall& call, char job, char compq, const index_t* select, const UserMatrix<T>& t,
              const UserMatrix<T>& q, const Eigenvalues<T>& w, index_t* m, real_t<T>* s, real_t<T>* sep) {
    const index_t* const chosen = call.vector(Use::read, select, t.rows);
    const HostView<T> matrix = schur_form(call, t);
    const HostView<T> vectors = matrix_if(compq == 'V', call, Use::changed, q);
    const Eigenvalues<T> values = written_values(call, w, t.rows);
    index_t* const found = call.vector(Use::written, m, 1);
    real_t<T>* const of_values = written_if(wants_values(job), call, s, 1);
    real_t<T>* const of_spaces = written_if(wants_space(job), call, sep, 1);
    if (job != 'N') count_conditions<T>(call, t.rows);
    return call.run(
        "reorder",
        [&] {
            const ScaledForm<T> scaled(matrix, schur_part<T>);
            const index_t info =
                host::trsen(job, compq, chosen, matrix, vectors, values, found, of_values, of_spaces);
            scaled.restore(values, true, vectors, of_spaces);
            return info;
        },
        Failed::delivers);
}

/// T and Q on a device.
template <class T>
struct FormWork {
    CopiedOperand<T> t, q;
    ReorderWork<T> order;
    real_t<T>*norm, *host_norm;
    std::optional<SubspaceWork<T>> subspace;
    std::optional<LineSums<T>> sums;  ///< with it

    /// q: without elements where it is not wanted. conditions: some are.
    FormWork(Arena& arena, const CopyPlan& of_t, const CopyPlan& of_q, index_t rows, bool conditions,
             index_t tile)
        : t(arena, of_t, std::max<index_t>(1, of_t.cols)),
          q(arena, of_q, std::max<index_t>(1, of_q.cols)),
          order(arena, t.matrix, q.matrix, rows),
          norm(arena.device_array<real_t<T>>(0, 1)),
          host_norm(arena.pinned_array<real_t<T>>(1)) {
        if (!conditions) return;
        subspace.emplace(arena, of_t.cols, tile);
        sums.emplace(arena, of_t.cols, columns_of_first(arena, of_t.cols), Wanted::sums);
    }
};

template <class T>
auto form_plan(Context& context, bool conditions, const CopyPlan& t, const CopyPlan& q) {
    return call_plan<FormWork<T>>(
        t.rows > 0 && context.use_devices("gehrd.crossover", t.rows), [=, &context](auto f) {
            return f(one_device, t, q, reorder_window(context), conditions, subspace_tile(context, t.rows));
        });
}
template <class T>
auto form_plan(Context& context, bool conditions, const UserMatrix<T>& t, const UserMatrix<T>& q) {
    return form_plan<T>(context, conditions, copy_plan_of(t), q.rows > 0 ? copy_plan_of(q) : CopyPlan{});
}

/// False where T is so tiny that the CPU's part scales it.
template <class T>
bool upload_form(Context& context, FormWork<T>& work, const UserMatrix<T>& t, const UserMatrix<T>& q) {
    const index_t n = t.rows;
    const PhaseScope phase(context, "upload");
    work.t.upload(context, t);
    const DeviceView<T> form = work.t.matrix.local[0];
    const index_t unread = end_row(schur_part<T>, 0, n);
    if (n > unread)
        set(context.queue(0), Part::lower, T(0), T(0), form.block(unread, 0, n - unread, n - unread));
    const auto largest = [&](const DistMatrix<T>& a) {
        return finite_max_norm(context, Part::all, a, {work.norm}, work.host_norm);
    };
    if (safe_scale(largest(work.t.matrix)) > real_t<T>(1)) return false;
    if (q.rows > 0) {
        work.q.upload(context, q);
        largest(work.q.matrix);
    }
    return true;
}

/// Why the CPU computes then, for the log.
void note_tiny(Context& context) { context.note_path("cpu: T is tiny, and LAPACK gets a larger copy"); }

/// T and Q to the caller.
template <class T>
Delivery delivery_of_form(Context& context, FormWork<T>& work, const UserMatrix<T>& t,
                          const UserMatrix<T>& q) {
    Delivery results;
    work.t.collect(context, t);
    results.add(false, [&] { work.t.write_back(context, t); });
    if (q.rows > 0) {
        work.q.collect(context, q);
        results.add(false, [&] { work.q.write_back(context, q); });
    }
    return results;
}

/// Nothing, and no array has changed, where T is so tiny that the CPU's part scales it.
template <class T, class Plan>
std::optional<index_t> trexc_on_device(Context& context, const Plan& plan, const UserMatrix<T>& t,
                                       const UserMatrix<T>& q, index_t* ifst, index_t* ilst) {
    auto work = plan.workspace(context);
    index_t from = 0, to = 0;
    copy_vector<index_t>(context, &from, ifst, 1);
    copy_vector<index_t>(context, &to, ilst, 1);
    check_rows(from, to, t.rows);
    if (!upload_form(context, *work, t, q)) return {};
    index_t info = 0;
    {
        const PhaseScope phase(context, "reorder");
        info = move_block(context, work->order, &from, &to);
    }
    const PhaseScope phase(context, "download");
    Delivery results = delivery_of_form(context, *work, t, q);
    results.add_vector(context, ifst, &from, 1);
    results.add_vector(context, ilst, &to, 1);
    results.run();
    return info;
}

/// As trexc_on_device(). s, sep: null where they are not wanted.
template <class T, class Plan>
std::optional<index_t> trsen_on_device(Context& context, const Plan& plan, const index_t* select,
                                       const UserMatrix<T>& t, const UserMatrix<T>& q,
                                       const Eigenvalues<T>& w, index_t* m, real_t<T>* s, real_t<T>* sep) {
    const index_t n = t.rows;
    auto work = plan.workspace(context);
    HostVector<index_t> chosen(context, select, n);
    if (!upload_form(context, *work, t, q)) return {};
    index_t info = 0, count = 0;
    {
        const PhaseScope phase(context, "reorder");
        info = reorder(context, work->order, chosen.data(), &count);
    }
    real_t<T> of_values = 0, of_space = 0;
    if (info == 0 && work->subspace) {
        const PhaseScope phase(context, "estimate");
        subspace_conditions(context, *work->subspace, *work->sums, work->t.matrix, count,
                            s != nullptr ? &of_values : nullptr, sep != nullptr ? &of_space : nullptr);
    }
    const PhaseScope phase(context, "download");
    Delivery results = delivery_of_form(context, *work, t, q);
    results.add_vector(context, w.w, work->order.w, n);
    if constexpr (!is_complex<T>) results.add_vector(context, w.imaginary, work->order.wi, n);
    results.add_vector(context, m, &count, 1);
    if (s != nullptr) results.add_vector(context, s, &of_values, 1);
    if (sep != nullptr) results.add_vector(context, sep, &of_space, 1);
    results.run();
    return info;
}

}  // namespace

template <class T>
index_t run_trexc(Context& context, char compq, const UserMatrix<T>& t, const UserMatrix<T>& q, index_t* ifst,
                  index_t* ilst) {
    const UserMatrix<T> wanted = compq == 'V' ? q : UserMatrix<T>{};
    const auto plan = form_plan<T>(context, false, t, wanted);
    if (plan.on_devices) {
        if (const auto info = trexc_on_device(context, plan, t, wanted, ifst, ilst)) return *info;
        note_tiny(context);
    }
    CpuCall call(&context, NotFinite::refused, Reason::below_crossover);
    return trexc(call, compq, t, q, ifst, ilst);
}

template <class T>
index_t run_trsen(Context& context, char job, char compq, const index_t* select, const UserMatrix<T>& t,
                  const UserMatrix<T>& q, const Eigenvalues<T>& w, index_t* m, real_t<T>* s, real_t<T>* sep) {
    const UserMatrix<T> wanted = compq == 'V' ? q : UserMatrix<T>{};
    const auto plan = form_plan<T>(context, job != 'N', t, wanted);
    if (plan.on_devices) {
        const auto info = trsen_on_device(context, plan, select, t, wanted, w, m,
                                          wants_values(job) ? s : nullptr, wants_space(job) ? sep : nullptr);
        if (info) return *info;
        note_tiny(context);
    }
    CpuCall call(&context, NotFinite::refused, Reason::below_crossover);
    return trsen(call, job, compq, select, t, q, w, m, s, sep);
}

template <class T>
Footprint trexc_memory(Context& context, char compq, index_t n) {
    const CopyPlan whole{n, n};
    const auto plan = form_plan<T>(context, false, whole, compq == 'V' ? whole : CopyPlan{});
    CpuCall call(nullptr);
    trexc<T>(call, compq, shape_of<T>(n, n), shape_of<T>(n, n), nullptr, nullptr);
    return with_devices(plan, call.footprint());
}

/// For any job.
template <class T>
Footprint trsen_memory(Context& context, char compq, index_t n) {
    const CopyPlan whole{n, n};
    const auto plan = form_plan<T>(context, true, whole, compq == 'V' ? whole : CopyPlan{});
    CpuCall call(nullptr);
    trsen<T>(call, 'B', compq, nullptr, shape_of<T>(n, n), shape_of<T>(n, n), {}, nullptr, nullptr, nullptr);
    return with_devices(plan, call.footprint());
}

#define LAPILLI_INSTANTIATE(T)                                                                       \
    template index_t run_trexc(Context&, char, const UserMatrix<T>&, const UserMatrix<T>&, index_t*, \
                               index_t*);                                                            \
    template index_t run_trsen(Context&, char, char, const index_t*, const UserMatrix<T>&,           \
                               const UserMatrix<T>&, const Eigenvalues<T>&, index_t*, real_t<T>*,    \
                               real_t<T>*);                                                          \
    template Footprint trexc_memory<T>(Context&, char, index_t);                                     \
    template Footprint trsen_memory<T>(Context&, char, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
