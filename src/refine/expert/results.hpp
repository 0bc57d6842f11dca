// SPDX-License-Identifier: BSD-3-Clause
// The results of an expert driver on their way to the caller's arrays.
#pragma once

#include "matrix/delivery.hpp"
#include "refine/expert/expert.hpp"

namespace lapilli {

/// Where numbers of the caller go. equed, cols, growth: null where the routine has none.
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
    if (!call.given() && to.equed != nullptr)
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

/// The matrices of the caller that have changed.
struct Changes {
    bool a, factors, b, x;
    template <class T>
    static Changes of(const ExpertCall<T>& call, const ExpertOutcome<real_t<T>>& out) {
        return {call.equilibrates() && out.scaling.any(), !call.given(), out.scaling.of_b(call.op),
                out.is_solved(call.n())};
    }
};

/// The results for order 0.
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

/// Delivers the results of work on the devices; `results` has the others.
// ---- On the devices

template <class T, class Kind>
void deliver(Context& context, const ExpertCall<T>& call, ExpertWork<T, Kind>& work,
             const ExpertOutcome<real_t<T>>& out, const ExpertResults<real_t<T>>& to, Delivery results) {
    struct One {
        bool changed;
        CopiedOperand<T>& operand;
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

}  // namespace lapilli
