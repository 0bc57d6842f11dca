// SPDX-License-Identifier: BSD-3-Clause
#include "support/blas/case.hpp"

#include <utility>

namespace lapilli::testing {

const std::vector<BlasFacts>& blas_routines() {
    constexpr bool yes = true, no = false;
    //                           level complex  m    k   uplo transb side  trans  local spread herm. in place
    static const std::vector<BlasFacts> table = {
        {Blas::gemv, "gemv", 2, no, yes, no, no, no, no, "NTC", yes, yes, no, no},
        {Blas::symv, "symv", 2, no, no, no, yes, no, no, "", yes, yes, no, no},
        {Blas::hemv, "hemv", 2, yes, no, no, yes, no, no, "", yes, yes, yes, no},
        {Blas::gemm, "gemm", 3, no, yes, yes, no, yes, no, "NTC", yes, no, no, no},
        {Blas::syrk, "syrk", 3, no, no, yes, yes, no, no, "NT", yes, yes, no, no},
        {Blas::herk, "herk", 3, yes, no, yes, yes, no, no, "NC", yes, yes, yes, no},
        {Blas::syr2k, "syr2k", 3, no, no, yes, yes, no, no, "NT", yes, yes, no, no},
        {Blas::her2k, "her2k", 3, yes, no, yes, yes, no, no, "NC", yes, yes, yes, no},
        {Blas::symm, "symm", 3, no, yes, no, yes, no, yes, "", no, yes, no, no},
        {Blas::hemm, "hemm", 3, yes, yes, no, yes, no, yes, "", no, yes, yes, no},
        {Blas::trsm, "trsm", 3, no, yes, no, yes, no, yes, "NTC", no, yes, no, yes},
        {Blas::trmm, "trmm", 3, no, yes, no, yes, no, yes, "NTC", no, yes, no, yes}};
    return table;
}

const BlasFacts* find_blas(const std::string& name) {
    for (const BlasFacts& facts : blas_routines()) {
        if (name == facts.name) {
            return &facts;
        }
    }
    return nullptr;
}

const BlasFacts& BlasCase::facts() const {
    return blas_routines()[static_cast<std::size_t>(routine)];  // the table has the order of the enumeration
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

std::string transposes_of(const BlasCase& that) {
    const std::string all = that.facts().trans;
    return all.empty() ? "N" : that.rank_k() && !that.complex_scalars() ? "NTC" : all;
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

// Multiplications, of which there are as many as additions to leading order.
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
