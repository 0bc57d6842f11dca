// SPDX-License-Identifier: BSD-3-Clause
#include "tester/blas_report.hpp"

#include <cstdio>

namespace lapilli::tester {
namespace {

std::string complex_text(std::complex<double> value) {
    const std::string re = format("%g", value.real());
    return value.imag() == 0 ? re : re + format("%+gi", value.imag());
}

// The letters that the routine has of op(A) and op(B).
std::string trans_text(const BlasCase& that) {
    const BlasFacts& facts = that.facts();
    std::string text = *facts.trans == '\0' ? "" : std::string(1, that.trans);
    return facts.has_transb ? text + that.transb : text;
}

std::string side_text(const BlasCase& that) {
    return !that.facts().has_side  ? ""
           : that.facts().in_place ? std::string{that.side, that.diag}
                                   : std::string(1, that.side);
}

std::int64_t leading_dimension(const BlasCase& that) {
    return that.lda > 0 ? that.lda : shapes_of(that).a.rows + that.row + that.pad;
}

// The rate that the routine is bound by.
std::string main_rate(const Measurement& m) { return rate_text(m.bandwidth ? m.bandwidth : m.rate); }

}  // namespace

Case describe(const BlasCase& that, Where where) {
    const BlasFacts& facts = that.facts();
    Case result;
    result.routine = facts.name;
    result.precision = that.precision;
    result.uplo = facts.has_uplo ? std::string(1, that.uplo) : "";
    result.n = that.n;
    result.k = that.k;
    result.where = where;
    result.more = {{"m", facts.has_m ? std::to_string(that.m) : ""},
                   {"trans", trans_text(that)},
                   {"side", side_text(that)},
                   {"ld", std::to_string(leading_dimension(that))},
                   {"offset", std::to_string(that.row)},
                   {"alpha", complex_text(that.alpha)},
                   {"beta", complex_text(that.beta)}};
    if (facts.level == 2) {
        result.more.insert(result.more.end(),
                           {{"incx", std::to_string(that.incx)}, {"incy", std::to_string(that.incy)}});
    }
    return result;
}

void print_blas_columns(const Options& options) {
    const bool level2 = find_blas(options.routine)->level == 2;
    std::printf("%4s %6s %4s %5s %7s %7s %6s %6s %11s %9s %9s", "prec", "where", "uplo", "trans", "m", "n",
                "k", "offset", "seconds", "GB/s", "GF/s");
    for (const std::string& peer : options.peers) {
        std::printf(" %14s %9s %7s", peer.c_str(), level2 ? "GB/s" : "GF/s", "ratio");
    }
    std::printf(" %9s\n", "error");
}

void print_blas_case(const BlasCase& that, Where where, const Measurement* own,
                     const std::vector<Measurement>& peers) {
    const BlasFacts& facts = that.facts();
    const auto dash = [](const std::string& text) { return text.empty() ? std::string("-") : text; };
    const auto size = [](bool there, std::int64_t value) { return there ? std::to_string(value) : "-"; };
    const std::string uplo = facts.has_uplo ? std::string(1, that.uplo) : "";
    const bool timed = own != nullptr && own->trouble.empty();
    std::printf("%4c %6s %4s %5s %7s %7lld %6s %6s %11s %9s %9s", that.precision, testing::name_of(where),
                dash(uplo).c_str(), dash(side_text(that) + trans_text(that)).c_str(),
                size(facts.has_m, that.m).c_str(), static_cast<long long>(that.n),
                size(facts.has_k, that.k).c_str(), size(that.row > 0, that.row).c_str(),
                timed ? format("%.3e", own->seconds).c_str() : "-",
                timed ? rate_text(own->bandwidth).c_str() : "-", timed ? rate_text(own->rate).c_str() : "-");
    for (const Measurement& peer : peers) {
        const bool there = peer.trouble.empty();
        std::printf(" %14s %9s %7s", there ? format("%.3e", peer.seconds).c_str() : "-",
                    there ? main_rate(peer).c_str() : "-",
                    peer.ratio ? format("%.2f", *peer.ratio).c_str() : "-");
    }
    if (own != nullptr) {
        const bool checked = own->residuals.has_value();
        std::printf(" %9s  %s", checked ? residual_text(own->residuals->residual).c_str() : "-",
                    !own->ok() ? "failed"
                    : checked  ? "ok"
                               : "");
    }
    std::printf("\n");
    if (own != nullptr && !own->trouble.empty()) {
        std::printf("        %s\n", own->trouble.c_str());
    }
    print_trouble(peers);
    std::fflush(stdout);
}

}  // namespace lapilli::tester
