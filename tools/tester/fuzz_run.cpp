// SPDX-License-Identifier: BSD-3-Clause
#include "tester/fuzz_run.hpp"

#include <cmath>
#include <cstdio>
#include <optional>

#include "support/place.hpp"
#include "tester/fuzz_elements.hpp"
#include "tester/fuzz_expert.hpp"
#include "tester/fuzz_hostile.hpp"
#include "tester/fuzz_pivots.hpp"
#include "tester/fuzz_scaled.hpp"
#include "tester/fuzz_subnormal.hpp"

namespace lapilli::tester {
namespace {

using testing::Operand;
using testing::Operands;
using testing::Outcome;
using testing::Problem;
using testing::Residuals;
using testing::Routine;

std::string text(const Residuals& residuals) {
    char buffer[160];
    const auto of = [](const std::optional<double>& value) { return value.value_or(0); };
    std::snprintf(buffer, sizeof buffer, "residual %.3g, orthogonality %.3g, values %.3g",
                  of(residuals.residual), of(residuals.orthogonality), of(residuals.values));
    return buffer;
}

// Results as good as this much times LAPACK's pass where LAPACK's are not within the threshold either: of
// subnormal numbers, for instance, no result is.
constexpr double beside_lapack = 10;

bool needs_full_rank(const Routine& routine) {
    return routine.facts().name == "gels" || routine.facts().name == "getsls";
}

// GELS promises nothing of a matrix that is singular up to rounding, and how far a shortest solution is from
// the rows grows with the condition, which scaled rows or columns make as large as they like. (LAPACK's is
// always near the rows that LAPACK finds.)
double worst_of(const FuzzCase& that, Promise promise, const Residuals& residuals) {
    if (!needs_full_rank(*that.routine))
        return promise == Promise::vectors ? residuals.orthogonality.value_or(0) : residuals.worst();
    if (promise != Promise::residual) return 0;
    const bool graded = that.hostile.ends_with("rows") || that.hostile.ends_with("columns");
    return graded ? residuals.residual.value_or(0) : residuals.worst();
}

std::string bad_residual(const FuzzCase& that, Promise promise, const Scaled& scaled, const Operands& input,
                         const Operands& output) {
    const Routine& routine = *that.routine;
    const Operands judged = scaled.input(input);
    const Residuals own = routine.error(that.problem, judged, scaled.output(output));
    // A pivot that is nearly zero by rounding makes a solution pass the range.
    if (promise == Promise::lost_rank && input.has("B") && !std::isfinite(own.worst())) return "";
    if (worst_of(that, promise, own) <= Residuals::threshold) return "";
    if (routine.facts().level > 0) return text(own);  // what is allowed follows from the definition
    Operands reference = input;
    if (const lapilli_int info = routine.call_lapack(scaled.called(), reference); info != 0) {
        const bool passes_range = !std::isfinite(own.worst());
        if (passes_range && is_left_by_rounding(routine, scaled.called(), output, info)) return "";
        return text(own) + "; LAPACK fails";
    }
    const Residuals lapack = routine.error(that.problem, judged, scaled.output(reference));
    const double allowed = beside_lapack * worst_of(that, promise, lapack);
    if (!std::isfinite(allowed) || worst_of(that, promise, own) <= allowed) return "";
    return text(own) + "; LAPACK's: " + text(lapack);
}

std::string written_elsewhere(const Routine& routine, const Problem& problem, const Operands& input,
                              const Operands& output) {
    for (const Operand& x : input.all()) {
        if (!only_changed(routine.written(problem, x.name), x, output[x.name]))
            return std::string(x.name) + " was written where it must not be";
    }
    return "";
}

// LAPACK's info must be ours: the number of the minor that is not positive definite, or of a pivot that is
// zero. A pivot that is zero in one of both may be a rounding error in the other.
std::string other_info(const Routine& routine, const Problem& problem, const Operands& input,
                       const Operands& output, lapilli_int info) {
    Operands reference = input;
    const lapilli_int lapack = routine.call_lapack(problem, reference);
    const auto may_be_zero = [&](const Operands& of_other, lapilli_int pivot) {
        return pivot == 0 || is_left_by_rounding(routine, problem, of_other, pivot);
    };
    if (lapack == info || (may_be_zero(reference, info) && may_be_zero(output, lapack))) return "";
    return "info " + std::to_string(info) + ", LAPACK's " + std::to_string(lapack);
}

// Whether a pivot vanishes can be decided by rounding errors: in singular matrices, and where subnormal
// numbers meet much larger ones, as their rounding errors are as large as they are.
bool is_zero_pivot_by_rounding(Promise promise, const Routine& routine, const Problem& problem,
                               const Operands& input, lapilli_int info) {
    if ((promise != Promise::vectors && promise != Promise::lost_rank) || info > problem.n) return false;
    return input.has("ipiv") || needs_full_rank(routine);
}

// Operands of the BLAS multiplied by powers of two, or NaN where alpha = 0 leaves them unread.
void spoil_factors(const FuzzCase& that, const Operands& input) {
    if (that.routine->facts().level == 0) return;
    for (const Operand& x : input.all()) {
        const bool result = that.routine->written(that.problem, x.name) != testing::Region::nothing;
        const std::int64_t exponent = result          ? that.scale_a + that.scale_in
                                      : x.name == "A" ? that.scale_a
                                                      : that.scale_in;
        for_each_element(x, [&](std::int64_t i, std::int64_t j, auto...) {
            x.set(i, j,
                  that.unread && !result ? std::complex<double>(std::nan(""), std::nan(""))
                                         : times_power(x.get(i, j), static_cast<int>(exponent)));
        });
    }
}

// The problem of the call, with the places of its operands.
Problem in_places(const FuzzCase& that, Problem p) {
    if (that.routine->facts().level == 0) return p;
    const bool overwrites = that.routine->facts().overwrites;
    p.homes = {{"queue", that.home_a}, {"A", that.home_a},   {"B", that.home_in},
               {"x", that.home_in},    {"C", that.home_out}, {"y", that.home_out}};
    p.widths = {{"A", that.width_a}, {"B", overwrites ? that.width_c : that.width_b}, {"C", that.width_c}};
    return p;
}

}  // namespace

std::string fault_of(const FuzzCase& that) {
    const Routine& routine = *that.routine;
    Operands input = routine.data(that.problem);
    const Operands ordinary = input;
    make_hostile(routine, that.problem, that.hostile, input);
    const bool subnormal = is_subnormal_system(routine, that.problem, that.hostile);
    if (subnormal) shrink_right_hand_sides(routine, that.problem, input);
    spoil_factors(that, input);
    const Scaled scaled(routine, that.problem, ordinary, input);
    const Problem problem = in_places(that, scaled.called());
    Operands output = input;

    const testing::Context ctx(that.devices);
    for (const auto& [name, value] : that.settings) ctx.set(name, value);
    lapilli_memory bytes;
    if (const lapilli_int info = routine.memory(ctx, problem, &bytes); info != 0) {
        return "the memory query answers " + std::to_string(info) + ": " + lapilli_last_error(ctx);
    }
    const Outcome outcome = run(routine, ctx, problem, that.where, output);
    const std::string sentence = std::string(": ") + lapilli_last_error(ctx);

    const Promise promise = promise_of(routine, that.hostile);
    if (outcome.info < 0) {
        if (!input.same(output))
            return "info " + std::to_string(outcome.info) + ", and operands have changed" + sentence;
        if (promise == Promise::not_finite && outcome.info == LAPILLI_ERROR_NOT_FINITE) return "";
        return "info " + std::to_string(outcome.info) + sentence;
    }
    const std::string of_condition =
        fault_of_condition(routine, problem, promise == Promise::not_finite, outcome.info, output);
    if (!of_condition.empty()) return of_condition + sentence;
    if (promise == Promise::not_finite || promise == Promise::condition)
        return written_elsewhere(routine, problem, input, output);
    if (outcome.info > 0 && is_zero_pivot_by_rounding(promise, routine, problem, input, outcome.info))
        return written_elsewhere(routine, problem, input, output);
    if (outcome.info > 0 || promise == Promise::same_info) {
        const std::string fault = other_info(routine, problem, input, output, outcome.info);
        if (!fault.empty()) return fault + sentence;
    }
    if (outcome.info > 0) return "";
    std::string fault = subnormal ? bad_subnormal_solution(routine, problem, input, output) : "";
    if (fault.empty()) fault = bad_residual(that, promise, scaled, input, output);
    return fault.empty() ? written_elsewhere(routine, problem, input, output) : fault;
}

}  // namespace lapilli::tester
