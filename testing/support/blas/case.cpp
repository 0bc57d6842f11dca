// SPDX-License-Identifier: BSD-3-Clause
#include "support/blas/case.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "support/table.hpp"

namespace lapilli::testing {

namespace {

BlasFacts from_table(Blas id, const char* name) {
    BlasFacts facts;
    facts.name = name;
    facts.id = id;
    const Facts in_table = with_options(facts, 'z');
    facts.options = in_table.options;
    const std::vector<TableArgument> plain = table_arguments(name, "plain", 'z');
    const auto has_argument = [&](const char* wanted) {
        return std::any_of(plain.begin(), plain.end(), [&](const auto& a) { return a.name == wanted; });
    };
    facts.level = has_argument("x") ? 2 : 3;
    if (facts.level == 3) {
        facts.crossovers = {"level3.crossover"};
        facts.block_sizes = {{{"test.level3.nb", "1"}}, {{"test.level3.nb", "37"}}};
    }
    facts.in_place = facts.level == 2;
    facts.complex_only = table_arguments(name, plain.empty() ? "mgpu" : "plain", 'd').empty();
    facts.local = !plain.empty();
    facts.spread = !table_arguments(name, "mgpu", 'z').empty();
    facts.overwrites = facts.has("diag");
    // Spread matrices carry their sizes, so the table lists none here. All routines with a spread form only
    // are m by n.
    facts.rectangular = !facts.local || has_argument("m");
    facts.k = has_argument("k") ? Facts::k_is_n : 0;
    return facts;
}

const std::vector<BlasFacts>& all_facts() {
    static const std::vector<BlasFacts> all = [] {
        std::vector<BlasFacts> list;
        for (const char* name : {"gemv", "symv", "hemv", "gemm", "syrk", "herk", "syr2k", "her2k", "symm",
                                 "hemm", "trsm", "trmm"})
            list.push_back(from_table(static_cast<Blas>(list.size()), name));
        return list;
    }();
    return all;
}

}  // namespace

const BlasFacts& facts_of(Blas routine) { return all_facts()[static_cast<std::size_t>(routine)]; }

BlasCase blas_case(const Routine& routine, const Problem& p) {
    const auto found = std::find_if(all_facts().begin(), all_facts().end(), [&](const BlasFacts& facts) {
        return facts.name == routine.facts().name;
    });
    if (found == all_facts().end()) throw std::logic_error(routine.facts().name + " is none of the BLAS");
    return {p, found->id, routine.precision()};
}

std::string BlasCase::text() const {
    const auto number = [](std::complex<double> x) {
        return std::to_string(x.real()) + ',' + std::to_string(x.imag());
    };
    std::string text = std::string(1, precision) + ' ' + facts().name + " side=" + side + " uplo=" + uplo +
                       " trans=" + trans + transb + " diag=" + diag;
    for (const auto& [name, value] : {std::pair("m", m),
                                      {"n", n},
                                      {"k", k},
                                      {"incx", incx},
                                      {"incy", incy},
                                      {"pad", pad},
                                      {"row", row},
                                      {"column", column}}) {
        text += std::string(" ") + name + '=' + std::to_string(value);
    }
    return text + " alpha=" + number(alpha) + " beta=" + number(beta);
}

std::string name_in_table(const BlasCase& that) {
    std::string name = that.facts().name;
    if (that.facts().complex_only && !that.complex_scalars()) name.replace(0, 2, "sy");
    return name;
}

std::vector<Option> options_of(const BlasCase& that) {
    Facts facts;
    facts.name = name_in_table(that);
    return with_options(facts, that.precision).options;
}

BlasShapes shapes_of(const BlasCase& that) {
    const std::int64_t m = that.m, n = that.n, k = that.k;
    const bool plain = that.trans == 'N';
    const auto stored = [](bool as_is, std::int64_t rows, std::int64_t cols) {
        return as_is ? BlasShape{rows, cols} : BlasShape{cols, rows};
    };
    const std::int64_t order = that.side == 'L' ? m : n;
    switch (that.routine) {
        case Blas::gemv:
            return {{m, n}, {}, {}, plain ? n : m, plain ? m : n};
        case Blas::symv:
        case Blas::hemv:
            return {{n, n}, {}, {}, n, n};
        case Blas::gemm:
            return {stored(plain, m, k), stored(that.transb == 'N', k, n), {m, n}, 0, 0};
        case Blas::syrk:
        case Blas::herk:
            return {stored(plain, n, k), {}, {n, n}, 0, 0};
        case Blas::syr2k:
        case Blas::her2k:
            return {stored(plain, n, k), stored(plain, n, k), {n, n}, 0, 0};
        case Blas::symm:
        case Blas::hemm:
            return {{order, order}, {m, n}, {m, n}, 0, 0};
        default:
            return {{order, order}, {}, {m, n}, 0, 0};
    }
}

namespace {

// Multiplications, to leading order as many as additions.
double multiplications(const BlasCase& that) {
    const auto m = static_cast<double>(that.m), n = static_cast<double>(that.n),
               k = static_cast<double>(that.k), order = that.side == 'L' ? m : n;
    switch (that.routine) {
        case Blas::gemv:
            return m * n;
        case Blas::symv:
        case Blas::hemv:
            return n * n;
        case Blas::gemm:
            return m * n * k;
        case Blas::syrk:
        case Blas::herk:
            return 0.5 * n * (n + 1) * k;
        case Blas::syr2k:
        case Blas::her2k:
            return n * (n + 1) * k;
        case Blas::symm:
        case Blas::hemm:
            return m * n * order;
        default:
            return 0.5 * m * n * order;
    }
}

}  // namespace

double operations_of(const BlasCase& that) {
    return (that.complex_scalars() ? 8 : 2) * multiplications(that);
}

std::size_t scalar_bytes(char precision) { return precision == 's' ? 4 : precision == 'z' ? 16 : 8; }

double bytes_of(const BlasCase& that) {
    const auto m = static_cast<double>(that.m), n = static_cast<double>(that.n);
    const auto size = static_cast<double>(scalar_bytes(that.precision));
    if (that.facts().level != 2) {
        return 0;
    }
    return size * (that.routine == Blas::gemv ? m * n : 0.5 * n * (n + 1));
}

}  // namespace lapilli::testing
