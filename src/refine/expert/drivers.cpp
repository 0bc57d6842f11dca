// SPDX-License-Identifier: BSD-3-Clause
#include "refine/expert/drivers.hpp"

#include "host/lapack.hpp"
#include "host/lapack_expert.hpp"
#include "matrix/delivery.hpp"
#include "matrix/norms.hpp"
#include "refine/expert/expert.hpp"
#include "refine/expert/kinds.hpp"

namespace lapilli {
namespace {

/// Where numbers of the caller go. cols, growth: null where the routine has none.
template <class R>
struct ExpertResults {
    char* equed;
    R *rows, *cols;
    R *rcond, *ferr, *berr, *growth;
};

template <class R>
void add_number(Context& context, Delivery& results, R* target, R value) {
    results.add_vector(context, target, std::vector<R>{value});
}

/// All but the matrices and the pivots.
template <class T>
void add_numbers(Context& context, Delivery& results, const ExpertCall<T>& call,
                 const ExpertOutcome<real_t<T>>& out, const ExpertResults<real_t<T>>& to) {
    if (!call.given())
        results.add(false, [equed = to.equed, letter = out.scaling.letter()] { *equed = letter; });
    if (call.equilibrates() && out.scaling.of_rows) results.add_vector(context, to.rows, out.scaling.rows);
    if (call.equilibrates() && out.scaling.of_cols && to.cols != nullptr)
        results.add_vector(context, to.cols, out.scaling.cols);
    add_number(context, results, to.rcond, out.rcond);
    if (to.growth != nullptr) add_number(context, results, to.growth, out.growth);
    if (!out.is_solved(call.n())) return;
    results.add_vector(context, to.ferr, out.bounds.forward);
    results.add_vector(context, to.berr, out.bounds.backward);
}

/// Which matrices of the caller have changed.
struct Changes {
    bool a, factors, b, x;
    template <class T>
    static Changes of(const ExpertCall<T>& call, const ExpertOutcome<real_t<T>>& out) {
        return {call.equilibrates() && out.scaling.any(), !call.given(), out.scaling.of_b(call.op),
                out.is_solved(call.n())};
    }
};

/// Of a system of order 0 there is nothing to look at.
template <class T>
index_t nothing_to_solve(Context& context, const ExpertCall<T>& call, const ExpertResults<real_t<T>>& to) {
    ExpertOutcome<real_t<T>> out;
    out.rcond = 1;
    out.scaling.symmetric = call.scaling.symmetric;
    out.bounds.forward.resize(static_cast<std::size_t>(call.nrhs()));
    out.bounds.backward = out.bounds.forward;
    Delivery results;
    add_numbers(context, results, call, out, to);
    results.run();
    return 0;
}

/// The scaling that comes with given factors, as LAPACK's letter says. Of a symmetric one rows and cols are the same.
template <class R>
Scaling<R> given_scaling(Context& context, char equed, const R* rows, const R* cols, index_t n) {
    const auto fetched = [&](const R* factors) {
        std::vector<R> values(static_cast<std::size_t>(n));
        copy_vector<R>(context, values.data(), factors, n);
        return values;
    };
    Scaling<R> s;
    s.read_letter(equed);
    if (s.of_rows) s.rows = fetched(rows);
    if (s.of_cols) s.cols = fetched(cols);
    s.rowcnd = condition_of_factors(s.rows);
    s.colcnd = condition_of_factors(s.cols);
    return s;
}

// ---- On the devices

template <class T, class Kind>
void deliver(Context& context, const ExpertCall<T>& call, ExpertWork<T, Kind>& work,
             const ExpertOutcome<real_t<T>>& out, const ExpertResults<real_t<T>>& to, Delivery results) {
    struct One {
        bool changed;
        StagedOperand<T>& operand;
        const UserMatrix<T>& to;
    };
    const Changes changes = Changes::of(call, out);
    const One all[] = {{changes.a, work.a, call.a},
                       {changes.factors, work.factors, call.factors},
                       {changes.b, work.b, call.b},
                       {changes.x, work.x, call.x}};
    context.synchronize();
    for (const One& one : all) {
        if (!one.changed || one.to.cols == 0) continue;
        one.operand.collect(context, one.to);
        results.add(false, [&context, one] { one.operand.write_back(context, one.to); });
    }
    add_numbers(context, results, call, out, to);
    results.run();
}

// ---- On the CPU

template <class T>
struct ExpertOnHost {
    using R = real_t<T>;
    HostMatrix<T> a, factors, b, x;
    std::vector<R> rows, cols;
    ExpertOutcome<R> out;
    char equed;

    ExpertOnHost(Context& context, const ExpertCall<T>& call)
        : a(context, call.a),
          factors(context, call.factors),
          b(context, call.b),
          x(context, call.x),
          rows(call.scaling.rows),
          cols(call.scaling.cols),
          equed(call.scaling.letter()) {
        const auto columns = static_cast<std::size_t>(call.nrhs());
        out.scaling = call.scaling;
        out.bounds.forward.resize(columns);
        out.bounds.backward.resize(columns);
        rows.resize(static_cast<std::size_t>(call.n()));
        cols.resize(rows.size());
    }
    void read_scaling() {
        out.scaling.read_letter(equed);
        out.scaling.rows = rows;
        out.scaling.cols = cols;
    }
};

/// solve(on_host): by LAPACK, its info. deliver_square(matrix): a matrix of order n, or its triangle.
template <class T, class Solve, class DeliverSquare>
index_t expert_on_cpu(Context& context, const ExpertCall<T>& call, const ExpertResults<real_t<T>>& to,
                      std::vector<index_t>* pivots, index_t* ipiv, Solve solve,
                      DeliverSquare deliver_square) {
    ExpertOnHost<T> there(context, call);
    ExpertOutcome<real_t<T>>& out = there.out;
    {
        PhaseScope phase(context, "solve");
        out.info = while_reporting(context, [&] { return solve(there); });
    }
    there.read_scaling();
    PhaseScope phase(context, "download");
    const Changes changes = Changes::of(call, out);
    Delivery results;
    if (changes.a) results.add(!call.a.on_host(), [&] { deliver_square(there.a); });
    if (changes.factors) results.add(!call.factors.on_host(), [&] { deliver_square(there.factors); });
    if (changes.b) results.add(!call.b.on_host(), [&] { there.b.deliver(); });
    if (changes.x) results.add(!call.x.on_host(), [&] { there.x.deliver(); });
    if (!call.given() && pivots != nullptr) results.add_vector(context, ipiv, *pivots);
    add_numbers(context, results, call, out, to);
    results.run();
    return out.info;
}

template <class T>
Footprint expert_on_host(index_t n, index_t nrhs) {
    using R = real_t<T>;
    Footprint bytes = host_footprint<T>(checked_product(2, checked_product(n, checked_sum(n, nrhs))));
    bytes.host += host_footprint<R>(checked_product(4, checked_sum(n, nrhs))).host;
    bytes.host += host_footprint<index_t>(n).host;
    return bytes;
}

/// OpenBLAS's POTRF takes a NaN for a good pivot: host::potrf tells which minor it is in.
template <class T>
index_t posvx_on_host(char fact, Uplo uplo, ExpertOnHost<T>& there) {
    const char letter = static_cast<char>(uplo);
    const HostView<T> a = there.a.view(), factor = there.factors.view();
    ExpertOutcome<real_t<T>>& out = there.out;
    if constexpr (is_complex<T>) make_diagonal_real(a);
    const bool finite = !std::isnan(largest_of(
        Reductions<T>(HostView<const T>(a)).columns({Combine::largest, Size::larger_part, part_of(uplo)})));
    const index_t info =
        host::posvx(fact, letter, a, factor, there.equed, there.rows.data(), there.b.view(), there.x.view(),
                    out.rcond, out.bounds.forward.data(), out.bounds.backward.data());
    if (finite || fact == 'F') return info;
    for (index_t j = 0; j < a.cols; ++j) {
        const index_t first = uplo == Uplo::lower ? j : 0, last = uplo == Uplo::lower ? a.rows : j + 1;
        std::copy(a.at(first, j), a.at(last, j), factor.at(first, j));
    }
    out.rcond = 0;
    return host::potrf(letter, factor);
}

}  // namespace

template <class T>
index_t run_gesvx(Context& context, int number_of_ipiv, char fact, Op op, const UserMatrix<T>& a,
                  const UserMatrix<T>& af, index_t* ipiv, char* equed, real_t<T>* r, real_t<T>* c,
                  const UserMatrix<T>& b, const UserMatrix<T>& x, real_t<T>* rcond, real_t<T>* ferr,
                  real_t<T>* berr, real_t<T>* rpivot) {
    ExpertCall<T> call{fact, op, a, af, b, x, {}};
    const ExpertResults<real_t<T>> to{equed, r, c, rcond, ferr, berr, rpivot};
    const index_t n = call.n();
    if (n == 0) return nothing_to_solve(context, call, to);
    Interchanges interchanges;
    if (call.given()) {
        interchanges = read_interchanges(context, number_of_ipiv, n, 1, n, ipiv, 1);
        call.scaling = given_scaling(context, *equed, r, c, n);
    }
    if (!context.use_devices("getrf.crossover", n)) {
        std::vector<index_t>& pivots = interchanges.pivots;
        return expert_on_cpu<T>(
            context, call, to, &pivots, ipiv,
            [&](ExpertOnHost<T>& there) {
                ExpertOutcome<real_t<T>>& out = there.out;
                return host::gesvx(fact, static_cast<char>(op), there.a.view(), there.factors.view(), pivots,
                                   there.equed, there.rows.data(), there.cols.data(), there.b.view(),
                                   there.x.view(), out.rcond, out.bounds.forward.data(),
                                   out.bounds.backward.data(), out.growth);
            },
            [](const HostMatrix<T>& matrix) { matrix.deliver(); });
    }
    using Kind = GeneralKind<T>;
    const auto plan = Kind::Factors::plan(context, n);
    Allocated<ExpertWork<T, Kind>> work(context, plan.team, staging_of(a), staging_of(af), staging_of(b),
                                        staging_of(x), plan);
    work->system.interchanges = std::move(interchanges);
    const ExpertOutcome<real_t<T>> out = Expert<T, Kind>(context, call, *work).run();
    PhaseScope phase(context, "download");
    Delivery results;
    if (!call.given()) results.add_vector(context, ipiv, work->system.interchanges.pivots);
    deliver(context, call, *work, out, to, std::move(results));
    return out.info;
}

template <class T>
index_t run_posvx(Context& context, char fact, Uplo uplo, const UserMatrix<T>& a, const UserMatrix<T>& af,
                  char* equed, real_t<T>* s, const UserMatrix<T>& b, const UserMatrix<T>& x, real_t<T>* rcond,
                  real_t<T>* ferr, real_t<T>* berr) {
    ExpertCall<T> call{fact, Op::none, a, af, b, x, {}};
    const ExpertResults<real_t<T>> to{equed, s, nullptr, rcond, ferr, berr, nullptr};
    const index_t n = call.n();
    call.scaling.symmetric = true;
    if (n == 0) return nothing_to_solve(context, call, to);
    if (call.given()) call.scaling = given_scaling(context, *equed, s, s, n);
    if (!context.use_devices("potrf.crossover", n)) {
        return expert_on_cpu<T>(
            context, call, to, nullptr, nullptr,
            [&](ExpertOnHost<T>& there) { return posvx_on_host(fact, uplo, there); },
            [&](const HostMatrix<T>& matrix) { matrix.deliver_triangle(uplo); });
    }
    using Kind = DefiniteKind<T>;
    const auto plan = Kind::Factors::plan(context, n);
    Allocated<ExpertWork<T, Kind>> work(context, plan.team, triangle_of(uplo, a), triangle_of(uplo, af),
                                        staging_of(b), staging_of(x), plan);
    const ExpertOutcome<real_t<T>> out = Expert<T, Kind>(context, call, *work).run();
    PhaseScope phase(context, "download");
    deliver(context, call, *work, out, to, {});
    return out.info;
}

namespace {

template <class T, class Kind>
Footprint expert_memory(Context& context, const char* crossover, index_t n, index_t nrhs,
                        const Staging& square) {
    if (n == 0) return {};
    if (!context.use_devices(crossover, n)) return expert_on_host<T>(n, nrhs);
    const auto plan = Kind::Factors::plan(context, n);
    const Staging columns{n, nrhs};
    Footprint bytes =
        Allocated<ExpertWork<T, Kind>>::measure(plan.team, square, square, columns, columns, plan);
    bytes.host += RefinementTerms<T>::on_host(n, nrhs).host;
    return bytes;
}

}  // namespace

template <class T>
Footprint gesvx_memory(Context& context, index_t n, index_t nrhs) {
    return expert_memory<T, GeneralKind<T>>(context, "getrf.crossover", n, nrhs, Staging{n, n});
}
template <class T>
Footprint posvx_memory(Context& context, index_t n, index_t nrhs) {
    return expert_memory<T, DefiniteKind<T>>(context, "potrf.crossover", n, nrhs, Staging::any(n, n));
}

#define LAPILLI_INSTANTIATE(T)                                                                          \
    template index_t run_gesvx(Context&, int, char, Op, const UserMatrix<T>&, const UserMatrix<T>&,     \
                               index_t*, char*, real_t<T>*, real_t<T>*, const UserMatrix<T>&,           \
                               const UserMatrix<T>&, real_t<T>*, real_t<T>*, real_t<T>*, real_t<T>*);   \
    template index_t run_posvx(Context&, char, Uplo, const UserMatrix<T>&, const UserMatrix<T>&, char*, \
                               real_t<T>*, const UserMatrix<T>&, const UserMatrix<T>&, real_t<T>*,      \
                               real_t<T>*, real_t<T>*);                                                 \
    template Footprint gesvx_memory<T>(Context&, index_t, index_t);                                     \
    template Footprint posvx_memory<T>(Context&, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
