// SPDX-License-Identifier: BSD-3-Clause
#include "tester/fuzz_scaled.hpp"

#include <cmath>
#include <limits>
#include <string_view>

#include "tester/fuzz_elements.hpp"
#include "tester/fuzz_hostile.hpp"

namespace lapilli::tester {
namespace {

using testing::Operand;
using testing::Operands;
using testing::Problem;
using testing::Routine;

double largest_element(const Routine& routine, const Problem& p, const Operands& x) {
    double largest = 0;
    for (const std::string& name : free_operands(routine)) {
        if (!x.has(name)) continue;
        const Operand matrix = x[name];
        for_each_element(p, matrix, [&](std::int64_t, std::int64_t, std::int64_t row, std::int64_t column) {
            largest = std::max(largest, size_of(matrix.get(row, column)));
        });
    }
    return largest;
}

bool is_scaled_result(const Routine& routine, std::string_view operand) {
    return operand == "W" || operand == "D" || operand == "E" || operand == "AB" ||
           (operand == "A" && routine.facts().name == "sygst");
}

std::complex<double> near_one(std::complex<double> value, double least, int exponent) {
    return size_of(value) < least ? 0 : times_power(value, -exponent);
}

}  // namespace

Scaled::Scaled(const Routine& routine, const Problem& problem, const Operands& ordinary,
               const Operands& spoiled)
    : routine_(routine), problem_(problem) {
    // A part that is the routine's own choice has bounds of its own.
    const bool own_bounds = problem.range == 'V' && problem.vl == 0 && problem.vu == 0;
    if (!has_scaled_results(routine) || own_bounds || spoiled.same(ordinary)) return;
    const double largest = largest_element(routine, problem, spoiled);
    const double before = largest_element(routine, problem, ordinary);
    // Subnormal numbers have few digits: nothing near one is like them.
    const bool single = routine.unit() > 1e-10;
    const double least = 0x1p40 * (single ? static_cast<double>(std::numeric_limits<float>::min())
                                          : std::numeric_limits<double>::min());
    if (before == 0 || largest <= least || !std::isfinite(largest)) return;
    active_ = true;
    least_ = largest * routine.unit() * routine.unit();
    exponent_ = std::ilogb(largest) - std::ilogb(before);
}

Problem Scaled::called() const {
    Problem p = problem_;
    p.vl = std::ldexp(p.vl, exponent_);
    p.vu = std::ldexp(p.vu, exponent_);
    return p;
}

Operands Scaled::input(const Operands& of_call) const {
    Operands x = of_call;
    if (!active_) return x;
    for (const std::string& name : free_operands(routine_)) {
        if (!x.has(name)) continue;
        const Operand matrix = x[name];
        for_each_element(problem_, matrix,
                         [&](std::int64_t, std::int64_t, std::int64_t row, std::int64_t column) {
                             matrix.set(row, column, near_one(matrix.get(row, column), least_, exponent_));
                         });
    }
    return x;
}

Operands Scaled::output(const Operands& of_call) const {
    Operands x = of_call;
    if (!active_) return x;
    for (const Operand& operand : x.all()) {
        if (!is_scaled_result(routine_, operand.name)) continue;
        for_each_element(operand, [&](std::int64_t i, std::int64_t j, auto...) {
            operand.set(i, j, near_one(operand.get(i, j), least_, exponent_));
        });
    }
    return x;
}

}  // namespace lapilli::tester
