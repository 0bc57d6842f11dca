// SPDX-License-Identifier: BSD-3-Clause
#include "tester/fuzz_hostile.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdint>
#include <limits>

#include "support/random.hpp"
#include "tester/fuzz_elements.hpp"
#include "tester/fuzz_expert.hpp"
#include "tester/fuzz_subnormal.hpp"

namespace lapilli::tester {
namespace {

using testing::Operand;
using testing::Operands;
using testing::Problem;
using testing::Routine;
using testing::Stream;

// The exponents of ten in this precision whose squares stay in range: residuals are computed with squares.
double decades(char precision) { return precision == 's' || precision == 'c' ? 15 : 140; }
// The powers of two of all numbers, subnormal ones included: the largest leaves room for the sums of a
// matrix's elements. Half of the range of normal numbers, and the digits of one.
struct Binades {
    int least, most, half, digits;
};
Binades binades(char precision) {
    return precision == 's' || precision == 'c' ? Binades{-149, 102, 63, 23} : Binades{-1074, 998, 511, 52};
}
// Residuals of solutions multiply A, and its squares in least squares, by X, which is as large as A is small.
double decades(const Routine& routine) {
    const std::string& name = routine.facts().name;
    const bool solves = name.starts_with("gesv") || name.starts_with("gels") || name == "getsls";
    return decades(routine.precision()) / (solves ? 3 : 1);
}

class Spoiler {
  public:
    Spoiler(const Routine& routine, const Problem& p, const std::string& way)
        : p_(p),
          way_(way),
          stream_(p.seed, 211),
          sizes_(p.seed, 212),
          reach_(decades(routine.precision())),
          general_reach_(decades(routine)),
          range_(binades(routine.precision())) {}

    void spoil(const Operand& x) {
        const std::int64_t zero = below(p_.n), other = below(p_.n);
        for_each_element(p_, x, [&](std::int64_t i, std::int64_t j, std::int64_t row, std::int64_t column) {
            const std::complex<double> value = x.get(row, column);
            if (way_ == "far") return x.set(row, column, times_power(value, far_exponent(i, j)));
            x.set(row, column, value * factor(i, j, zero, other));
            if (way_ == "ties")
                x.set(row, column, {std::round(2 * value.real()), i == j ? 0 : std::round(2 * value.imag())});
            if (way_ == "equal") x.set(row, column, 1);
        });
    }
    void spoil_general(const Operand& x) {
        if (way_ == "dependent") return make_dependent(x);
        const std::int64_t row = below(x.rows), other_row = below(x.rows), column = below(x.cols),
                           other_column = below(x.cols);
        for_each_element(x, [&](std::int64_t i, std::int64_t j, auto...) {
            const bool lost = (way_ == "empty-rows" && (i == row || i == other_row)) ||
                              (way_ == "empty-columns" && (j == column || j == other_column));
            x.set(i, j, lost ? 0 : x.get(i, j) * general_factor(i, j));
        });
    }
    // One element becomes a NaN or an infinity.
    void poison(const Operand& x, bool general) {
        const auto each = [&](const auto& f) {
            general ? for_each_element(x, f) : for_each_element(p_, x, f);
        };
        std::int64_t count = 0;
        each([&](auto...) { ++count; });
        std::int64_t chosen = below(count);
        const double bad = way_ == "nan" ? std::numeric_limits<double>::quiet_NaN()
                                         : std::numeric_limits<double>::infinity();
        each([&](std::int64_t, std::int64_t, std::int64_t row, std::int64_t column) {
            if (chosen-- == 0) x.set(row, column, bad);
        });
    }
    // One element of the diagonal becomes negative.
    void make_indefinite(const Operand& x) {
        const std::int64_t chosen = below(p_.n);
        const Operand plain = x.name == "BP" ? renamed(x, "AP") : x;
        for_each_element(p_, plain,
                         [&](std::int64_t i, std::int64_t j, std::int64_t row, std::int64_t column) {
                             if (i == chosen && j == chosen) x.set(row, column, -1);
                         });
    }

  private:
    static Operand renamed(Operand x, const char* name) {
        x.name = name;
        return x;
    }
    std::int64_t below(std::int64_t count) {
        return count <= 0
                   ? 0
                   : static_cast<std::int64_t>(stream_.bits(next_++) % static_cast<std::uint64_t>(count));
    }
    // In (-1, 1), of an element or a row.
    double at(std::int64_t i, std::int64_t j) const { return number_of(stream_, i, j); }
    // A second random number for element (i, j), independent of at(i, j).
    double size_at(std::int64_t i, std::int64_t j) const { return number_of(sizes_, i, j); }
    double number_of(const Stream& stream, std::int64_t i, std::int64_t j) const {
        return 2 * stream.uniform<double>(static_cast<std::uint64_t>(1000 + i * (p_.n + 1) + j)) - 1;
    }
    // From the largest to what a matrix scaled to numbers near one can only hold as subnormal numbers.
    double grade(std::int64_t i) const { return std::pow(10, reach_ * (0.6 * at(i, p_.n) - 0.1)); }

    // Columns become sums of two of the first ones.
    void make_dependent(const Operand& x) {
        const std::int64_t kept = 1 + below(x.cols);
        for_each_element(x, [&](std::int64_t i, std::int64_t j, auto...) {
            if (j >= kept) x.set(i, j, x.get(i, j % kept) + x.get(i, (j + 1) % kept));
        });
    }
    // Factors from nearly nothing to nearly the largest, for rows or columns next to each other: with squares
    // in the range, or without.
    double general_factor(std::int64_t i, std::int64_t j) const {
        const std::int64_t line = way_.ends_with("rows") ? i : j;
        if (way_ == "rows" || way_ == "columns") return std::pow(10, general_reach_ * at(line, p_.n));
        if (way_ == "far-rows" || way_ == "far-columns") return std::pow(10, 2.1 * reach_ * at(line, p_.n));
        if (way_ == "huge" || way_ == "tiny" || way_ == "subnormal") return factor(i, j, 0, 0);
        return 1;
    }

    // Large elements, of one binade, in half of the matrices as large as they can be, and small ones, few or
    // many: of any size, or in most of the matrices of such that they, or their squares, are subnormal where
    // the largest is one, or where it is the root of the largest number: algorithms scale matrices so.
    int far_exponent(std::int64_t i, std::int64_t j) const {
        const double share = at(p_.n + 1, 0), height = at(p_.n + 1, 1), place = 0.5 + 0.5 * at(p_.n + 1, 2);
        const int most = static_cast<int>(height > 0 ? range_.most : range_.most * (1 + height));
        if (at(i, j) > 0.8 * share || i + j == 0) return most;
        const double size = 0.5 + 0.5 * size_at(i, j),
                     most_halves = std::min(3, (most - range_.least) / range_.half);
        if (place > 0.75) return most - static_cast<int>((most - range_.least) * size);
        const int halves = 1 + static_cast<int>(most_halves * place / 0.75);
        return most - halves * range_.half - static_cast<int>(1.2 * range_.digits * size);
    }

    double factor(std::int64_t i, std::int64_t j, std::int64_t zero, std::int64_t other) const {
        if (way_ == "huge") return std::pow(10, reach_);
        if (way_ == "tiny") return std::pow(10, -reach_);
        if (way_ == "graded") return grade(i) * grade(j);
        if (way_ == "falling") {
            return std::pow(10, reach_ * (1 - 1.2 * static_cast<double>(i + j) / static_cast<double>(p_.n)));
        }
        // Beyond what squares of elements can be.
        if (way_ == "spike") return i == zero && j == zero ? std::pow(10, 2.1 * reach_) : 1;
        if (way_ == "subnormal") return std::pow(10, -2.25 * reach_);
        // A third of the elements, from nearly nothing to nearly the largest.
        if (way_ == "wild") {
            return at(i, j) > 0.3 ? std::pow(10, reach_ * (1.2 * at(j, i + p_.n) - 0.2)) : 1;
        }
        if (way_ == "sparse") return i == j || at(i, j) > 0.8 ? 1 : 0;
        if (way_ == "diagonal") return i == j ? 1 : 0;
        if (way_ == "zero-rows") return i == zero || j == zero || i == other || j == other ? 0 : 1;
        // Two blocks with nearly nothing between them.
        if (way_ == "split") return (i < zero) == (j < zero) ? 1 : std::pow(10, -0.5 * reach_);
        return 1;
    }

    const Problem& p_;
    const std::string& way_;
    Stream stream_, sizes_;
    double reach_, general_reach_;
    Binades range_;
    std::uint64_t next_ = 0;
};

}  // namespace

Promise promise_of(const Routine& routine, const std::string& hostile) {
    if (hostile == "nan" || hostile == "inf") return Promise::not_finite;
    if (is_expert(routine) && hostile != "none") return Promise::condition;
    if (hostile == "subnormal" || hostile.starts_with("far-")) return Promise::vectors;
    if (hostile == "spike" && !has_scaled_results(routine)) return Promise::vectors;
    if (hostile == "dependent" || hostile == "empty-rows" || hostile == "empty-columns")
        return Promise::lost_rank;
    return hostile == "indefinite" ? Promise::same_info : Promise::residual;
}

// STEIN's matrix must fit its values, and factors of indefinite matrices each other and what they were made
// of. Of batches the infos tell, and the number that a call returns is of another kind.
std::vector<std::string> free_operands(const Routine& routine) {
    const std::string& name = routine.facts().name;
    if (routine.facts().level > 0 || name == "stein" || name.ends_with("_batch")) return {};
    const bool indefinite = name.starts_with("sy") || name.starts_with("he");
    for (const char* with_factors : {"trs", "tri", "con", "rfs", "svx"}) {
        if (indefinite && name.substr(2) == with_factors) return {};
    }
    if (name.starts_with("st")) return {"D", "E"};
    if (name.starts_with("sb") || name == "sytrd_sb2st") return {"AB"};
    if (name.starts_with("sp")) return {"AP"};
    if (indefinite) return {"A"};
    return {};
}

bool takes_any_hermitian(const Routine& routine) { return !free_operands(routine).empty(); }

bool has_scaled_results(const Routine& routine) {
    const std::string& name = routine.facts().name;
    return takes_any_hermitian(routine) && !name.ends_with("trf") && !name.ends_with("sv");
}

HostileWays hostile_ways(const Routine& routine) {
    HostileWays ways;
    const auto add = [](std::vector<std::string>& to, std::initializer_list<const char*> more) {
        to.insert(to.end(), more.begin(), more.end());
    };
    if (is_expert(routine)) {
        add(ways.refused, {"nan", "inf"});
        if (has_triangle(routine))
            add(ways.ranges, {"graded", "huge", "tiny", "spike"});
        else
            add(ways.ranges, {"rows", "columns", "far-rows", "far-columns", "huge", "tiny"});
    }
    if (takes_any_hermitian(routine)) {
        add(ways.ranges, {"wild", "graded", "falling", "huge", "tiny", "spike", "subnormal"});
        // A matrix in which all numbers that there are may meet has most ways to fail.
        if (has_scaled_results(routine)) add(ways.ranges, {"far", "far", "far", "far", "far", "far", "far"});
        add(ways.structures, {"sparse", "diagonal", "zero-rows", "split", "ties", "equal"});
        add(ways.refused, {"nan", "inf"});
    }
    if (!routine.facts().general.empty()) {
        add(ways.ranges, {"rows", "columns", "far-rows", "far-columns", "huge", "tiny", "subnormal"});
        add(ways.structures, {"empty-rows", "empty-columns", "dependent"});
        add(ways.refused, {"nan", "inf"});
    }
    if (solves_subnormal_systems(routine))
        add(ways.ranges, {"subnormal", "subnormal", "subnormal", "subnormal", "subnormal"});
    if (!routine.facts().definite.empty()) add(ways.refused, {"indefinite"});
    if (routine.facts().name == "potrf") {
        add(ways.ranges, {"graded", "huge", "tiny"});
        add(ways.refused, {"nan", "inf"});
    }
    return ways;
}

bool is_hostile_way(const Routine& routine, const std::string& way) {
    const HostileWays ways = hostile_ways(routine);
    for (const auto* const some : {&ways.ranges, &ways.structures, &ways.refused}) {
        if (std::find(some->begin(), some->end(), way) != some->end()) return true;
    }
    return way == "none";
}

void make_hostile(const Routine& routine, const Problem& problem, const std::string& way, Operands& x) {
    Spoiler spoiler(routine, problem, way);
    if (problem.n == 0 || way == "none") return;
    if (is_expert(routine)) {
        const bool general = !has_triangle(routine);
        if (promise_of(routine, way) == Promise::not_finite) return spoiler.poison(x["A"], general);
        if (has_given_factors(problem)) return;
        return general ? spoiler.spoil_general(x["A"]) : spoiler.spoil(x["A"]);
    }
    if (const std::string name = routine.facts().general; !name.empty()) {
        if (promise_of(routine, way) == Promise::not_finite) return spoiler.poison(x[name], true);
        return spoiler.spoil_general(x[name]);
    }
    if (way == "indefinite") return spoiler.make_indefinite(x[routine.facts().definite]);
    std::vector<std::string> names = free_operands(routine);
    if (names.empty()) names = {routine.facts().definite};
    if (promise_of(routine, way) == Promise::not_finite) return spoiler.poison(x[names.front()], false);
    for (const std::string& name : names) {
        if (x.has(name)) spoiler.spoil(x[name]);
    }
}

}  // namespace lapilli::tester
