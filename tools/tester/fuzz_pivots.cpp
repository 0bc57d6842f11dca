// SPDX-License-Identifier: BSD-3-Clause
#include "tester/fuzz_pivots.hpp"

#include <cmath>
#include <complex>
#include <cstdlib>
#include <utility>
#include <vector>

namespace lapilli::tester {
namespace {

using testing::Operand;
using testing::Operands;
using testing::Problem;
using testing::Routine;

// A step of the elimination: pivot `first`, or of order 2 with `second`; rows `from` and `to` changed places
// before it.
struct Step {
    std::int64_t first, second, from, to;
    bool is_double() const { return first != second; }
};

// From the first elimination on: of an upper triangle the last column is the first.
std::vector<Step> steps_of(bool upper, const Operand& ipiv) {
    std::vector<Step> steps;
    const std::int64_t n = ipiv.rows, next = upper ? -1 : 1;
    for (std::int64_t k = upper ? n - 1 : 0; k >= 0 && k < n;) {
        const auto number = static_cast<std::int64_t>(ipiv.get(k).real());
        const std::int64_t last = number < 0 ? k + next : k;
        steps.push_back({k, last, last, std::abs(number) - 1});
        k = last + next;
    }
    return steps;
}

}  // namespace

// d(k) = a(k, k) - the sum over all steps before of l D l^H, l the step's columns in the row that has become
// row k. Columns keep the order of rows that they were computed in.
bool is_left_by_rounding(const Routine& routine, const Problem& problem, const Operands& factored,
                         std::int64_t k) {
    if (routine.facts().option("uplo") == nullptr || !factored.has("ipiv") || k < 1 || k > problem.n)
        return false;
    if (routine.written(problem, "ipiv") == testing::Region::nothing) return false;
    const bool upper = problem.uplo == 'U';
    const Operand a = factored["A"];
    const std::vector<Step> steps = steps_of(upper, factored["ipiv"]);
    std::size_t at = 0;
    while (at < steps.size() && steps[at].first != k - 1) ++at;
    if (at == steps.size() || steps[at].is_double()) return false;

    std::int64_t row = k - 1;
    const auto before = [&](const Step& s) { row = row == s.from ? s.to : row == s.to ? s.from : row; };
    const auto size = [&](std::int64_t i, std::int64_t j) { return std::abs(a.get(i, j)); };
    const double pivot = size(row, row);
    double sum = pivot;
    before(steps[at]);
    while (at-- > 0) {
        const Step& s = steps[at];
        const double first = size(row, s.first);
        sum += first * size(s.first, s.first) * first;
        if (s.is_double()) {
            const double second = size(row, s.second), between = upper == (s.first < s.second)
                                                                     ? size(s.first, s.second)
                                                                     : size(s.second, s.first);
            sum += second * size(s.second, s.second) * second + 2 * first * between * second;
        }
        before(s);
    }
    return std::isfinite(sum) && pivot <= static_cast<double>(problem.n) * routine.unit() * sum;
}

}  // namespace lapilli::tester
