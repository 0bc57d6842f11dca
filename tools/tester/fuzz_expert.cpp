// SPDX-License-Identifier: BSD-3-Clause
#include "tester/fuzz_expert.hpp"

#include <cmath>

namespace lapilli::tester {

bool is_expert(const testing::Routine& routine) { return routine.facts().option("fact") != nullptr; }
bool has_triangle(const testing::Routine& routine) { return routine.facts().option("uplo") != nullptr; }
bool has_given_factors(const testing::Problem& problem) { return problem.chosen("fact", 'N') == 'F'; }

std::string fault_of_condition(const testing::Routine& routine, const testing::Problem& problem, bool refused,
                               lapilli_int info, const testing::Operands& output) {
    if (!is_expert(routine)) return "";
    const double rcond = output["rcond"].get(0, 0).real(), least = routine.unit() / 2;
    const std::string found = "info " + std::to_string(info) + ", rcond " + std::to_string(rcond);
    if (!std::isfinite(rcond) || rcond < 0) return found;
    if (info > 0 && info <= problem.n) return rcond == 0 ? "" : found + " of a matrix with a bad pivot";
    if ((info > problem.n) != (rcond < least))
        return found + (rcond < least ? ": too small" : ": large enough");
    return refused && problem.n > 0 && info == 0 ? found + " of a matrix that is not finite" : "";
}

}  // namespace lapilli::tester
