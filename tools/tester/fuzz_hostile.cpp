// SPDX-License-Identifier: BSD-3-Clause
#include "tester/fuzz_hostile.hpp"

#include <cmath>
#include <complex>
#include <cstdint>
#include <limits>

#include "support/random.hpp"

namespace lapilli::tester {
namespace {

using testing::Operand;
using testing::Operands;
using testing::Problem;
using testing::Routine;
using testing::Stream;

// How far powers of ten go in this precision, squares of the largest included: residuals are computed with squares.
double decades(char precision) { return precision == 's' || precision == 'c' ? 15 : 140; }
// Residuals of solutions multiply A, and its squares in least squares, by X, which is as large as A is small.
double decades(const Routine& routine) {
    const std::string& name = routine.facts().name;
    const bool solves = name.starts_with("gesv") || name.starts_with("gels") || name == "getsls";
    return decades(routine.precision()) / (solves ? 3 : 1);
}

// f(i, j, element, row, column) for each element of a Hermitian operand that routines read: A(i, j) of a triangle, of a
// band, of packed storage, or of a tridiagonal matrix's diagonals.
template <class F>
void for_each_element(const Problem& p, const Operand& x, const F& f) {
    const bool lower = p.uplo == 'L';
    if (x.name == "D" || x.name == "E") {
        for (std::int64_t i = 0; i < x.rows; ++i) f(x.name == "D" ? i : i + 1, i, i, std::int64_t{0});
    } else if (x.name == "AP") {
        std::int64_t at = 0;
        for (std::int64_t j = 0; j < p.n; ++j) {
            for (std::int64_t i = lower ? j : 0; i < (lower ? p.n : j + 1); ++i)
                f(i, j, at++, std::int64_t{0});
        }
    } else {
        const bool band = x.name == "AB";
        for (std::int64_t j = 0; j < x.cols; ++j) {
            for (std::int64_t r = 0; r < x.rows; ++r) {
                const std::int64_t i = !band ? r : lower ? j + r : j + r - (x.rows - 1);
                if (i >= 0 && i < p.n && (lower ? i >= j : i <= j)) f(i, j, r, j);
            }
        }
    }
}

// The same for each element of a general matrix.
template <class F>
void for_each_element(const Operand& x, const F& f) {
    for (std::int64_t j = 0; j < x.cols; ++j) {
        for (std::int64_t i = 0; i < x.rows; ++i) f(i, j, i, j);
    }
}

// The operands that may hold any Hermitian matrix: A of eigenproblems and of their reductions. STEIN's must fit its values, and
// factors of indefinite matrices each other and what they were made of.
std::vector<std::string> free_operands(const Routine& routine) {
    const std::string& name = routine.facts().name;
    // Of batches the infos tell, and the number that a call returns is of another kind.
    if (name == "stein" || name.ends_with("_batch")) return {};
    for (const char* with_factors : {"sytrs", "sytri", "sycon", "syrfs", "sysvx"}) {
        if (name == with_factors) return {};
    }
    if (name.starts_with("st")) return {"D", "E"};
    if (name.starts_with("sb") || name == "sytrd_sb2st") return {"AB"};
    if (name.starts_with("sp")) return {"AP"};
    if (name.starts_with("sy")) return {"A"};
    return {};
}

// The operand that must be positive definite: A of Cholesky factorizations, B of generalized problems.
std::string definite_operand(const Routine& routine) {
    const std::string& name = routine.facts().name;
    if (name.ends_with("_batch")) return "";
    if (name == "potrf" || name == "posv") return "A";
    if (name.starts_with("sygv") && name != "sygvdf") return "B";
    if (name.starts_with("spgv")) return "BP";
    return "";
}

// The operand that may hold any matrix at all: A of LU and QR factorizations, of what solves with them, and of norms.
std::string general_operand(const Routine& routine) {
    for (const char* name : {"getrf", "gesv", "gesv_mixed", "geqrf", "gelqf", "geqlf", "gerqf", "geqrt",
                             "gels", "getsls", "geqp3", "gelsy", "lange", "geequ"}) {
        if (routine.facts().name == name) return "A";
    }
    return "";
}

class Spoiler {
  public:
    Spoiler(const Routine& routine, const Problem& p, const std::string& way)
        : p_(p),
          way_(way),
          stream_(p.seed, 211),
          reach_(decades(routine.precision())),
          general_reach_(decades(routine)) {}

    void spoil(const Operand& x) {
        const std::int64_t zero = below(p_.n), other = below(p_.n);
        for_each_element(p_, x, [&](std::int64_t i, std::int64_t j, std::int64_t row, std::int64_t column) {
            const std::complex<double> value = x.get(row, column);
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
    double at(std::int64_t i, std::int64_t j) const {
        return 2 * stream_.uniform<double>(static_cast<std::uint64_t>(1000 + i * (p_.n + 1) + j)) - 1;
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
    // Rows or columns from nearly nothing to nearly the largest, one beside another: with squares in the range, or without.
    double general_factor(std::int64_t i, std::int64_t j) const {
        const std::int64_t line = way_.ends_with("rows") ? i : j;
        if (way_ == "rows" || way_ == "columns") return std::pow(10, general_reach_ * at(line, p_.n));
        if (way_ == "far-rows" || way_ == "far-columns") return std::pow(10, 2.1 * reach_ * at(line, p_.n));
        if (way_ == "huge" || way_ == "tiny" || way_ == "subnormal") return factor(i, j, 0, 0);
        return 1;
    }

    double factor(std::int64_t i, std::int64_t j, std::int64_t zero, std::int64_t other) const {
        if (way_ == "huge") return std::pow(10, reach_);
        if (way_ == "tiny") return std::pow(10, -reach_);
        if (way_ == "graded") return grade(i) * grade(j);
        if (way_ == "falling") {
            return std::pow(10, reach_ * (1 - 1.2 * static_cast<double>(i + j) / static_cast<double>(p_.n)));
        }
        // Beyond what squares of elements can be: only info tells there.
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
    Stream stream_;
    double reach_, general_reach_;
    std::uint64_t next_ = 0;
};

}  // namespace

Promise promise_of(const std::string& hostile) {
    if (hostile == "nan" || hostile == "inf") return Promise::not_finite;
    if (hostile == "subnormal" || hostile == "spike" || hostile.starts_with("far-")) return Promise::vectors;
    if (hostile == "dependent" || hostile == "empty-rows" || hostile == "empty-columns")
        return Promise::lost_rank;
    return hostile == "indefinite" ? Promise::same_info : Promise::residual;
}

bool takes_any_hermitian(const Routine& routine) { return !free_operands(routine).empty(); }

std::vector<std::string> hostile_ways(const Routine& routine) {
    std::vector<std::string> ways = {"none"};
    const auto add = [&](std::initializer_list<const char*> more) {
        ways.insert(ways.end(), more.begin(), more.end());
    };
    if (takes_any_hermitian(routine)) {
        add({"wild", "graded", "falling", "huge", "tiny", "spike", "subnormal", "sparse", "diagonal",
             "zero-rows", "split", "ties", "equal", "nan", "inf"});
    }
    if (!general_operand(routine).empty()) {
        add({"rows", "columns", "far-rows", "far-columns", "huge", "tiny", "subnormal", "empty-rows",
             "empty-columns", "dependent", "nan", "inf"});
    }
    if (!definite_operand(routine).empty()) add({"indefinite"});
    if (routine.facts().name == "potrf") add({"graded", "huge", "tiny", "nan", "inf"});
    return ways;
}

void make_hostile(const Routine& routine, const Problem& problem, const std::string& way, Operands& x) {
    Spoiler spoiler(routine, problem, way);
    if (problem.n == 0 || way == "none") return;
    if (const std::string name = general_operand(routine); !name.empty()) {
        if (promise_of(way) == Promise::not_finite) return spoiler.poison(x[name], true);
        return spoiler.spoil_general(x[name]);
    }
    if (way == "indefinite") return spoiler.make_indefinite(x[definite_operand(routine)]);
    std::vector<std::string> names = free_operands(routine);
    if (names.empty()) names = {definite_operand(routine)};
    if (promise_of(way) == Promise::not_finite) return spoiler.poison(x[names.front()], false);
    for (const std::string& name : names) {
        if (x.has(name)) spoiler.spoil(x[name]);
    }
}

}  // namespace lapilli::tester
