// SPDX-License-Identifier: BSD-3-Clause
// BDSVDX: some singular values of a bidiagonal matrix, and their vectors, U over V.
#pragma once

#include "support/routines/bdsdc.hpp"
#include "support/some_singular_values.hpp"

namespace lapilli::testing {

template <class T>
struct Bdsvdx : Description, from_table::Bdsvdx<T, Bdsvdx<T>> {
    using Table = from_table::Bdsvdx<T, Bdsvdx<T>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;

    static Facts facts() {
        return {.name = "bdsvdx",
                .crossovers = {"gesdd.crossover"},
                .columns = {"gesdd.columns"},
                .options = {{.name = "uplo", .usual = 'U'}},
                .tridiagonal = true,
                .holds_matrix = false,
                .has_singular_values = true,
                .is_kin = true,  // its own suite has both precisions
                .schedules = {{.letters = {{"job", 'V'}}}}};
    }
    static bool vectors(const Problem& p) { return p.job == 'V'; }
    static std::vector<BadBound> bad_bounds() { return bad_parts_of_singular_values(); }
    static Selected part(const Problem& p) { return selected_singular_values(p, 0.3, 0.9); }
    static void data(const Problem& p, Data& x) {
        Bdsdc<T>::bidiagonal(p, x);
        x.ns = {-7};
        x.S.assign(static_cast<std::size_t>(p.n), -7);
        if (vectors(p)) x.Z = Matrix<T>(2 * p.n, part(p).most(p.n) + 1, p.pad);
    }
    static Values values(const Problem& p) {
        const Selected s = part(p);
        return {.uplo = p.uplo,
                .jobz = p.job,
                .range = s.range,
                .n = p.n,
                .vl = static_cast<T>(s.vl),
                .vu = static_cast<T>(s.vu),
                .il = s.il,
                .iu = s.iu};
    }
    // LAPACK writes behind what it has found.
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const Selected s = part(p);
        const auto size = static_cast<std::size_t>(std::max<std::int64_t>(1, p.n));
        std::vector<lapack_int> superb(12 * size);
        std::vector<T> of_s(2 * size);
        Matrix<T> of_z(static_cast<std::int64_t>(2 * size), static_cast<std::int64_t>(2 * size + 1));
        lapack_int found = 0;
        const lapack_int info = lapack::bdsvdx<T>(
            p.uplo, p.job, s.range, lapack::to_int(p.n), x.D, x.E, static_cast<T>(s.vl), static_cast<T>(s.vu),
            lapack::to_int(s.il), lapack::to_int(s.iu), &found, of_s.data(), of_z.data(),
            vectors(p) && x.Z.ld < 2 * p.n ? lapack::to_int(x.Z.ld) : lapack::to_int(of_z.ld()),
            superb.data());
        if (info != 0) return info;
        if (x.ns != nullptr) *x.ns = found;
        const std::int64_t kept = std::min<std::int64_t>(found, part(p).most(p.n));
        std::copy_n(of_s.begin(), kept, x.S);
        for (std::int64_t j = 0; vectors(p) && j < kept; ++j)
            std::copy_n(&of_z(0, j), 2 * p.n, x.Z.data + j * x.Z.ld);
        return info;
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        if (p.n == 0) return residuals;
        const std::int64_t found = out.ns[0];
        residuals.values = value_error(p, in, out, found);
        if (!(*residuals.values <= Residuals::threshold) || found == 0 || !vectors(p)) return residuals;
        // B V = U S
        const Matrix<T> U = half_of(p, out.Z, 0, found), V = half_of(p, out.Z, p.n, found);
        const Probe<T> probe(found, p.full_check, p.seed);
        residuals.orthogonality = std::max(orthogonality(U, probe), orthogonality(V, probe));
        Matrix<T> Y = Bdsdc<T>::times(p, in, V);
        for (std::int64_t j = 0; j < found; ++j) {
            for (std::int64_t i = 0; i < p.n; ++i) Y(i, j) -= U(i, j) * out.S[static_cast<std::size_t>(j)];
        }
        residuals.residual = ratio(one_norm(Y), Bdsdc<T>::norm(in), static_cast<double>(p.n), ulp<T>);
        return residuals;
    }
    static double operations(const Problem&) { return 0; }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const T r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"largest value", [](Data& x) { x.S[0] *= 1 + r; }},
                                           {"number", [](Data& x) { x.ns[0] = -1; }}};
        if (vectors(p)) {
            slips.push_back({"entry of U", [](Data& x) { x.Z(1, 0) += T(60 * r); }});
            slips.push_back({"entry of V", [](Data& x) { x.Z(x.Z.rows() - 1, 0) += T(60 * r); }});
        }
        return slips;
    }

  private:
    static Matrix<T> half_of(const Problem& p, const Matrix<T>& Z, std::int64_t row, std::int64_t columns) {
        Matrix<T> half(p.n, columns);
        for (std::int64_t j = 0; j < columns; ++j) std::copy_n(&Z(row, j), p.n, &half(0, j));
        return half;
    }
    static double value_error(const Problem& p, const Data& in, const Data& out, std::int64_t found) {
        std::vector<T> D = in.D, E = in.E;
        T none(0);
        lapack::bdsqr<T>(p.uplo, lapack::to_int(p.n), 0, 0, 0, D.data(), E.data(), &none, lapack::to_int(p.n),
                         &none, 1, &none, lapack::to_int(p.n));
        return selected_singular_value_ratio(out.S, found, D, part(p), ulp<T>);
    }
};

}  // namespace lapilli::testing
