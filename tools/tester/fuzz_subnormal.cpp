// SPDX-License-Identifier: BSD-3-Clause
#include "tester/fuzz_subnormal.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>

#include "tester/fuzz_elements.hpp"

namespace lapilli::tester {
namespace {

using testing::Operand;
using testing::Operands;
using testing::Problem;
using testing::Routine;

constexpr std::int64_t most_order = 200;  // a check takes n^2 operations for each right-hand side

// A general matrix, or the named triangle of a symmetric or Hermitian one.
class MatrixNearOne {
  public:
    MatrixNearOne(const Routine& routine, const Problem& p, const Operand& a)
        : a_(a), triangle_(routine.facts().option("uplo") != nullptr), lower_(p.uplo == 'L') {
        hermitian_ = routine.facts().name.starts_with("he") || routine.facts().name.starts_with("po");
        for (std::int64_t j = 0; j < a.cols; ++j) {
            for (std::int64_t i = 0; i < a.rows; ++i) {
                if (!triangle_ || (lower_ ? i >= j : i <= j))
                    largest_ = std::max(largest_, size_of(a.get(i, j)));
            }
        }
        exponent_ = largest_ == 0 ? 0 : std::ilogb(largest_);
    }
    int exponent() const { return exponent_; }
    std::complex<double> operator()(std::int64_t i, std::int64_t j) const {
        const bool there = !triangle_ || (lower_ ? i >= j : i <= j);
        const std::complex<double> x = there ? a_.get(i, j) : a_.get(j, i);
        if (hermitian_ && i == j) return times_power(x.real(), -exponent_);
        return times_power(there || !hermitian_ ? x : std::conj(x), -exponent_);
    }

  private:
    const Operand a_;
    const bool triangle_, lower_;
    bool hermitian_ = false;
    double largest_ = 0;
    int exponent_ = 0;
};

double modulus_of_all(const Operand& x, std::int64_t j) {
    double largest = 0;
    for (std::int64_t i = 0; i < x.rows; ++i) {
        const double size = size_of(x.get(i, j));
        if (!(size <= largest)) largest = size;
        if (std::isnan(size)) break;
    }
    return largest;
}

}  // namespace

bool solves_subnormal_systems(const Routine& routine) {
    const std::string& name = routine.facts().name;
    return name == "gesv" || name == "gesv_mixed" || name == "sysv" || name == "hesv";
}

bool is_subnormal_system(const Routine& routine, const Problem& problem, const std::string& hostile) {
    return hostile == "subnormal" && solves_subnormal_systems(routine) && problem.n > 0 &&
           problem.n <= most_order;
}

void shrink_right_hand_sides(const Routine& routine, const Problem& problem, const Operands& spoiled) {
    const int exponent = MatrixNearOne(routine, problem, spoiled["A"]).exponent();
    const Operand b = spoiled["B"];
    for_each_element(
        b, [&](std::int64_t i, std::int64_t j, auto...) { b.set(i, j, times_power(b.get(i, j), exponent)); });
}

// |B - A X| against n (ulp + what an element's last digit is of the largest) |A| |X|, as of every backward
// stable solution. A matrix without digits may be singular but for rounding: X may pass the range then.
std::string bad_subnormal_solution(const Routine& routine, const Problem& problem, const Operands& input,
                                   const Operands& output) {
    const MatrixNearOne a(routine, problem, input["A"]);
    const Operand b = input["B"], x = output.has("X") ? output["X"] : output["B"];
    const bool single = routine.unit() > 1e-10;
    const int last = single ? std::numeric_limits<float>::min_exponent - std::numeric_limits<float>::digits
                            : std::numeric_limits<double>::min_exponent - std::numeric_limits<double>::digits;
    const double lost = std::ldexp(1, last - a.exponent());
    // Fewer digits do not make a matrix that can be told from a singular one.
    const auto n = static_cast<double>(problem.n);
    if (lost * n * n > 1e-3) return "";
    const double unit = 30 * n * n * (routine.unit() + lost);
    for (std::int64_t j = 0; j < b.cols; ++j) {
        const double size = modulus_of_all(x, j);
        if (!std::isfinite(size)) return "X holds a NaN or an infinity in column " + std::to_string(j);
        for (std::int64_t i = 0; i < b.rows; ++i) {
            std::complex<double> r = times_power(b.get(i, j), -a.exponent());
            for (std::int64_t k = 0; k < x.rows; ++k) r -= a(i, k) * x.get(k, j);
            if (!(size_of(r) <= unit * (size + 1)))
                return "residual " + std::to_string(size_of(r) / (size + 1) / unit) +
                       " of what is allowed in (" + std::to_string(i) + ", " + std::to_string(j) +
                       "), the matrix near one";
        }
    }
    return "";
}

}  // namespace lapilli::tester
