// SPDX-License-Identifier: BSD-3-Clause
// GEQRT and GEMQRT: QR with the triangular factors of blocks of reflectors.
#pragma once

#include "support/general.hpp"
#include "support/routines/ormqr.hpp"

namespace lapilli::testing {

namespace lapack {
LAPILLI_TESTING_LAPACKE(larft, slarft, dlarft, clarft, zlarft)
}

// T for blocks of nb of the reflectors in A, by the CPU's LAPACK; the elements below the triangles are
// arbitrary.
template <class T>
Matrix<T> block_factors(const Matrix<T>& A, const std::vector<T>& tau, std::int64_t nb, std::int64_t pad) {
    const auto k = static_cast<std::int64_t>(tau.size());
    Matrix<T> factors(nb, k, pad);
    for (std::int64_t first = 0; first < k; first += nb) {
        const std::int64_t width = std::min(nb, k - first), rows = A.rows() - first;
        Matrix<T> V(rows, width), triangle(width, width);
        for (std::int64_t j = 0; j < width; ++j) {
            for (std::int64_t i = j; i < rows; ++i) V(i, j) = i == j ? T(1) : A(first + i, first + j);
        }
        lapack::larft<T>('F', 'C', rows, width, V.data(), V.ld(), &tau[static_cast<std::size_t>(first)],
                         triangle.data(), width);
        for (std::int64_t j = 0; j < width; ++j) {
            for (std::int64_t i = 0; i < nb; ++i) factors(i, first + j) = i <= j ? triangle(i, j) : T(3);
        }
    }
    return factors;
}

template <class T>
std::vector<T> factors_on_diagonals(const Matrix<T>& BT) {
    std::vector<T> tau;
    for (std::int64_t j = 0; j < BT.cols(); ++j) tau.push_back(BT(j % BT.rows(), j));
    return tau;
}

// A wrong call sets Problem::il, if not 0, as the width of the blocks.
template <class T>
struct Geqrt : RectangularDescription, from_table::Geqrt<T, Geqrt<T>> {
    using Table = from_table::Geqrt<T, Geqrt<T>>;
    using typename Table::Data, typename Table::Values;

    static std::int64_t steps(const Problem& p) { return std::max<std::int64_t>(0, std::min(p.rows(), p.n)); }
    static std::int64_t nb(const Problem& p) {
        return p.il != 0
                   ? p.il
                   : std::clamp<std::int64_t>(p.n < 500 ? 9 : 64, 1, std::max<std::int64_t>(1, steps(p)));
    }
    static Facts facts() {
        return {.name = "geqrt",
                .crossovers = {"geqrf.crossover"},
                .columns = {"geqrf.columns"},
                .rectangular = true,
                .schedules = {{.settings = {{"schedule", "device"}}},
                              {.settings = {{"schedule", "hybrid"}}},
                              {.settings = {{"geqrf.tall", "rows"}}}},
                .block_sizes = {{{"geqrf.nb", "5"}, {"matrix.nb", "7"}}, {{"geqrf.nb", "18"}}},
                .general = "A"};
    }
    static std::int64_t& size(Problem& p, std::string_view name) {
        return name == "nb" ? p.il : RectangularDescription::size(p, name);
    }
    static std::int64_t below(std::string_view name, int bound) {
        return name == "nb" ? bound - 2 : RectangularDescription::below(name, bound);
    }
    static std::vector<BadBound> bad_bounds() {
        return {{"nb", [](Problem& p) { p.il = steps(p) + 1; }}};
    }
    // Numbers in BT below the triangles must not change.
    static void data(const Problem& p, Data& x) {
        x.A = general_matrix<T>(p);
        x.BT = random_matrix<T>(nb(p), steps(p), p.pad, Stream(p.seed, 127));
    }
    static Values values(const Problem& p) { return {.m = m(p), .n = p.n, .nb = nb(p)}; }
    // The sizes follow from A.
    static bool any_shape(std::string_view operand) { return operand == "A"; }
    // The checks of GEQRF, and the triangles compared with LAPACK's for the same reflectors; elements below
    // them must not change.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const std::vector<T> tau = factors_on_diagonals(out.BT);
        Residuals residuals = qr_residuals(p, in.A, out.A, tau);
        const Matrix<T> expected = block_factors(out.A, tau, nb(p), 0);
        double difference = 0, norm = 0;
        for (std::int64_t j = 0; j < steps(p); ++j) {
            for (std::int64_t i = 0; i < nb(p); ++i) {
                if (i <= j % nb(p)) {
                    difference = std::max(difference, modulus(out.BT(i, j) - expected(i, j)));
                    norm = std::max(norm, modulus(expected(i, j)));
                } else if (out.BT(i, j) != in.BT(i, j)) {
                    difference = std::numeric_limits<double>::infinity();
                }
                if (!std::isfinite(modulus(out.BT(i, j))))
                    difference = std::numeric_limits<double>::infinity();
            }
        }
        residuals.values = ratio(difference, norm, static_cast<double>(std::max(p.rows(), p.n)), ulp<T>);
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto m = static_cast<double>(p.rows()), n = static_cast<double>(p.n), k = std::min(m, n);
        const double products = 2 * k * (m * n - (m + n) * k / 2 + k * k / 3);
        return count<T>(products, products);
    }
    static std::vector<Problem> hard_problems() { return general_problems(1e-3 / ulp<T>); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"an entry", [](Data& x) { x.A(12, 33) += T(60 * slip_size<T>()); }},
                {"entry of T", [](Data& x) { x.BT(1, 20) += T(60 * slip_size<T>()); }},
                {"what is below T", [](Data& x) { x.BT(5, 20) = T(3); }},
                {"NaN", [](Data& x) { x.BT(1, 20) = quiet_nan<T>(); }}};
    }

  private:
    static double modulus(T x) { return std::abs(std::complex<double>(x)); }
};

template <class T>
struct Gemqrt : Description, from_table::Gemqrt<T, Gemqrt<T>> {
    using Table = from_table::Gemqrt<T, Gemqrt<T>>;
    using typename Table::Data, typename Table::Values;
    using Product = Ormqr<T>;

    static Facts facts() {
        Facts facts = Product::facts();
        facts.name = "gemqrt";
        return facts;
    }
    // A wrong call sets Problem::iu, if not 0, as the width of the blocks.
    static std::int64_t nb(const Problem& p) {
        return p.iu != 0 ? p.iu : std::clamp<std::int64_t>(9, 1, std::max<std::int64_t>(1, reflectors(p)));
    }
    static std::int64_t& size(Problem& p, std::string_view name) {
        p.iu = nb(p);
        return name == "nb" ? p.iu : Product::size(p, name);
    }
    static std::int64_t below(std::string_view name, int bound) {
        return name == "nb" ? bound - 2 : bound - 1;
    }
    static std::vector<BadBound> bad_bounds() {
        return {{"k", [](Problem& p) { size(p, "k") = p.n + 1; }},
                {"nb", [](Problem& p) { size(p, "nb") = reflectors(p) + 1; }}};
    }
    static char trans(const Problem& p) { return Product::trans(p); }

    static void data(const Problem& p, Data& x) {
        const auto stored = of_product(p);
        x.V = stored.A;
        x.BT = block_factors(stored.A, stored.tau, nb(p), p.pad);
        x.C = stored.C;
    }
    static Values values(const Problem& p) {
        return {.side = p.side,
                .trans = trans(p),
                .m = p.c_rows(),
                .n = p.c_cols(),
                .k = reflectors(p),
                .nb = nb(p)};
    }
    // The sizes follow from the reflectors.
    static bool any_shape(std::string_view operand) { return operand == "V"; }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        typename Product::Data before{in.V, factors_on_diagonals(in.BT), in.C},
            after{out.V, factors_on_diagonals(out.BT), out.C};
        return Product::error(p, before, after);
    }
    static double operations(const Problem& p) { return Product::operations(p); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of C", [](Data& x) { x.C(17, 4) += T(10 * slip_size<T>()); }},
                {"entry of a reflector", [](Data& x) { x.V(30, 12) += T(slip_size<T>()); }}};
    }

  private:
    static typename Product::Data of_product(const Problem& p) {
        typename Product::Data x;
        Product::data(p, x);
        return x;
    }
};

}  // namespace lapilli::testing
