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
    known["--lda"] = [&](const std::string& v) { b.lda = parse_integer(v, 1, "--lda"); };
    known["--incx"] = [&](const std::string& v) { b.incx = parse_increment(v, "--incx"); };
    known["--incy"] = [&](const std::string& v) { b.incy = parse_increment(v, "--incy"); };
    known["--alpha"] = [&](const std::string& v) { b.alpha = parse_scalar(v, "--alpha"); };
    known["--beta"] = [&](const std::string& v) { b.beta = parse_scalar(v, "--beta"); };
    known["--inner"] = [&](const std::string& v) { b.batch = parse_integer(v, 1, "--inner"); };
    known["--copies"] = [&](const std::string& v) { b.copies = parse_integer(v, 1, "--copies"); };
}

void complete_blas(Options& o, const BlasFacts& facts) {
    BlasOptions& b = o.blas;
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
    if (*std::max_element(o.offset.begin(), o.offset.end()) > 0 &&
        (facts.level != 2 || std::count(o.where.begin(), o.where.end(), Where::spread) > 0)) {
        throw UsageError("--offset: for gemv, symv and hemv in one memory");
    }
    if (facts.level == 2) {
        b.alpha = b.alpha.value_or(1), b.beta = b.beta.value_or(0);
    } else {
        b.alpha = b.alpha.value_or(facts.in_place ? 1 : -1), b.beta = b.beta.value_or(1);
    }
}

BlasCase blas_case(const Options& o, char precision, const Problem& problem) {
    BlasCase c;
    static_cast<Problem&>(c) = problem;
    c.m = problem.rows();
    c.routine = find_blas(o.routine)->id;
    c.precision = precision;
    c.row = c.column = problem.offset;
    c.incx = o.blas.incx, c.incy = o.blas.incy, c.lda = o.blas.lda;
    c.alpha = *o.blas.alpha, c.beta = *o.blas.beta;
    if (c.lda > 0 && c.lda < shapes_of(c).a.rows + c.row)
        throw UsageError("--lda " + std::to_string(c.lda) + " is less than the rows of A");
    return c;
}

}  // namespace lapilli::tester
