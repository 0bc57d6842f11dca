// SPDX-License-Identifier: BSD-3-Clause
// GEQRF, GELQF, GEQLF, GERQF: QR factorization and its variants.
#pragma once

#include "support/general.hpp"
#include "support/orthogonal.hpp"

namespace lapilli::testing {

template <class T, class Kind>
struct OrthogonalFactor : RectangularDescription, from_table::OperandsOfGeqrf<T> {
    using typename from_table::OperandsOfGeqrf<T>::Data;
    struct Values {
        std::int64_t m, n;
    };

    static std::int64_t steps(const Problem& p) { return std::max<std::int64_t>(0, std::min(p.rows(), p.n)); }

    static Facts facts() {
        Facts facts{.name = std::string("ge") + Kind::letters + "f",
                    .crossovers = {"geqrf.crossover"},
                    .columns = {"geqrf.columns"},
                    .rectangular = true,
                    .is_kin = Kind::is_kin,
                    .schedules = {{.settings = {{"schedule", "device"}}},
                                  {.settings = {{"schedule", "hybrid"}}},
                                  {.settings = {{"test.small.order", "1000"}}}},
                    .block_sizes = {{{"geqrf.nb", "5"}, {"matrix.nb", "7"}}, {{"geqrf.nb", "200"}}},
                    .general = "A"};
        if (!Kind::is_kin) facts.schedules.push_back({.settings = {{"geqrf.tall", "rows"}}});
        return facts;
    }
    static void data(const Problem& p, Data& x) {
        x.A = general_matrix<T>(p);
        x.tau.assign(static_cast<std::size_t>(steps(p)), T(-7));
    }
    static Values values(const Problem& p) { return {m(p), p.n}; }
    static bool any_shape(std::string_view) { return true; }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return qr_residuals(p, as_of_qr<Kind>(in.A), as_of_qr<Kind>(out.A), factors_of_qr<Kind>(out.tau));
    }
    static double operations(const Problem& p) {
        const auto m = static_cast<double>(p.rows()), n = static_cast<double>(p.n), k = std::min(m, n);
        const double products = 2 * k * (m * n - (m + n) * k / 2 + k * k / 3);
        return count<T>(products, products);
    }
    static std::vector<Problem> hard_problems() { return general_problems(1e-3 / ulp<T>); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"an entry", [](Data& x) { x.A(12, 33) += T(60 * slip_size<T>()); }},
                {"another entry", [](Data& x) { x.A(33, 12) += T(60 * slip_size<T>()); }},
                {"factor of a reflector", [](Data& x) { x.tau[20] += T(60 * slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A(33, 12) = quiet_nan<T>(); }}};
    }
};

template <class T>
struct Geqrf : OrthogonalFactor<T, OfQr>, from_table::GeqrfCalls<T, Geqrf<T>> {};
template <class T>
struct Gelqf : OrthogonalFactor<T, OfLq>, from_table::GelqfCalls<T, Gelqf<T>> {};
template <class T>
struct Geqlf : OrthogonalFactor<T, OfQl>, from_table::GeqlfCalls<T, Geqlf<T>> {};
template <class T>
struct Gerqf : OrthogonalFactor<T, OfRq>, from_table::GerqfCalls<T, Gerqf<T>> {};

}  // namespace lapilli::testing
