// SPDX-License-Identifier: BSD-3-Clause
#include "tester/blas_options.hpp"

#include <algorithm>

#include "tester/options.hpp"

namespace lapilli::tester {
namespace {

// "-1" or "0.5,2"
std::complex<double> parse_scalar(const std::string& text, const std::string& what) {
    const std::vector<std::string> parts = split(text, ',');
    if (parts.empty() || parts.size() > 2) {
        throw UsageError(what + ": '" + text + "' is neither a number nor re,im");
    }
    return {std::stod(parts[0]), parts.size() > 1 ? std::stod(parts[1]) : 0.0};
}

std::int64_t parse_increment(const std::string& text, const std::string& what) {
    const bool negative = text.rfind('-', 0) == 0;
    const std::int64_t size = parse_integer(negative ? text.substr(1) : text, 1, what);
    return negative ? -size : size;
}

}  // namespace

void add_blas_options(ValueOptions& known, Options& o) {
    BlasOptions& b = o.blas;
    known["--k"] = [&](const std::string& v) { b.k = parse_sizes(v, "--k"); };
    known["--pad"] = [&](const std::string& v) { b.pad = parse_sizes(v, "--pad"); };
    known["--offset"] = [&](const std::string& v) { b.offset = parse_sizes(v, "--offset"); };
    known["--lda"] = [&](const std::string& v) { b.lda = parse_integer(v, 1, "--lda"); };
    known["--incx"] = [&](const std::string& v) { b.incx = parse_increment(v, "--incx"); };
    known["--incy"] = [&](const std::string& v) { b.incy = parse_increment(v, "--incy"); };
    known["--transa"] = known.at("--trans");
    known["--transb"] = [&](const std::string& v) { b.transb = parse_letters(v, "NTC", "--transb"); };
    known["--diag"] = [&](const std::string& v) { b.diag = parse_letters(v, "NU", "--diag"); };
    known["--alpha"] = [&](const std::string& v) { b.alpha = parse_scalar(v, "--alpha"); };
    known["--beta"] = [&](const std::string& v) { b.beta = parse_scalar(v, "--beta"); };
    known["--inner"] = [&](const std::string& v) { b.batch = parse_integer(v, 1, "--inner"); };
    known["--copies"] = [&](const std::string& v) { b.copies = parse_integer(v, 1, "--copies"); };
}

void complete_blas(Options& o, const BlasFacts& facts) {
    BlasOptions& b = o.blas;
    if (o.precision.empty()) {
        o.precision = facts.complex_only ? "z" : "d";
    }
    if (facts.complex_only) {
        parse_letters(o.precision, "cz", o.routine + " --precision");
    }
    if (o.where.empty()) {
        o.where = {facts.local ? Where::device : Where::spread};
    }
    for (const Where where : o.where) {
        if (where == Where::spread ? !facts.spread : !facts.local) {
            throw UsageError(o.routine + " does not exist for --where " + testing::name_of(where));
        }
    }
    if (o.repeat == 0) {
        o.repeat = 9;
    }
    if (!facts.has_uplo) {
        o.uplo = "L";
    }
    if (!facts.has_side) {
        o.side = "L";
    }
    o.trans = *facts.trans == '\0' ? "N" : parse_letters(o.trans, facts.trans, o.routine + " --trans");
    if (!facts.has_transb) {
        b.transb = "N";
    }
    if (!facts.in_place) {
        b.diag = "N";
    }
    if (*std::max_element(b.offset.begin(), b.offset.end()) > 0 &&
        (facts.level != 2 || std::count(o.where.begin(), o.where.end(), Where::spread) > 0)) {
        throw UsageError("--offset: for gemv, symv and hemv in one memory");
    }
    if (facts.level == 2) {
        b.alpha = b.alpha.value_or(1), b.beta = b.beta.value_or(0);
    } else {
        b.alpha = b.alpha.value_or(facts.in_place ? 1 : -1), b.beta = b.beta.value_or(1);
    }
}

std::vector<BlasCase> blas_cases(const Options& o) {
    const BlasOptions& b = o.blas;
    const BlasFacts& facts = *find_blas(o.routine);
    std::vector<BlasCase> cases;
    BlasCase c;
    c.routine = facts.id;
    c.incx = b.incx, c.incy = b.incy, c.lda = b.lda;
    c.alpha = *b.alpha, c.beta = *b.beta;
    // Lists from the slowest to the fastest; a size that is not given is n.
    const std::vector<std::int64_t> same = {-1}, none = {0};
    const auto& ms = !facts.has_m || o.rows.empty() ? same : o.rows;
    const auto& ks = !facts.has_k ? none : b.k.empty() ? same : b.k;
    const auto each = [](const auto& values, auto& target, const auto& next) {
        for (const auto value : values) {
            target = value;
            next();
        }
    };
    std::int64_t m = 0, k = 0;
    const auto add = [&] {
        cases.push_back(c);
        cases.back().column = c.row;
        cases.back().m = m < 0 ? c.n : m;
        cases.back().k = k < 0 ? c.n : k;
    };
    const auto sizes = [&] { each(ks, k, [&] { each(ms, m, [&] { each(o.n, c.n, add); }); }); };
    const auto places = [&] { each(b.pad, c.pad, [&] { each(b.offset, c.row, sizes); }); };
    const auto sides = [&] { each(o.side, c.side, [&] { each(b.diag, c.diag, places); }); };
    const auto trans = [&] { each(o.trans, c.trans, [&] { each(b.transb, c.transb, sides); }); };
    each(o.precision, c.precision, [&] { each(o.uplo, c.uplo, trans); });
    for (const BlasCase& that : cases) {
        if (that.lda > 0 && that.lda < shapes_of(that).a.rows + that.row) {
            throw UsageError("--lda " + std::to_string(that.lda) + " is less than the rows of A");
        }
    }
    return cases;
}

}  // namespace lapilli::tester
