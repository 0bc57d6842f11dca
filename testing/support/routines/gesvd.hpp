// SPDX-License-Identifier: BSD-3-Clause
// GESVD: singular values and vectors by QR iterations, a letter for U and one for V. GESVDX: some of them.
#pragma once

#include <algorithm>
#include <cmath>

#include "support/singular.hpp"
#include "support/some_singular_values.hpp"

namespace lapilli::testing {

template <class T>
struct Gesvd : RectangularDescription, from_table::Gesvd<T, Gesvd<T>> {
    using Table = from_table::Gesvd<T, Gesvd<T>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;

    // GESDD's tests have the other letters.
    static Facts facts() {
        return {.name = "gesvd",
                .crossovers = {"gesdd.crossover"},
                .columns = {"gesdd.columns"},
                .options = {{.name = "jobu", .letters = "SAO"}, {.name = "jobvt", .letters = "SN"}},
                .rectangular = true,
                .holds_matrix = false,  // no device does by default
                .schedules = {{.settings = {{"test.gesdd.stages", "two"}, {"test.gesdd.band", "12"}}}}};
    }
    static char u(const Problem& p) { return p.chosen("jobu", 'S'); }
    static char vt(const Problem& p) { return p.chosen("jobvt", 'S'); }
    static bool is_made(char letter) { return letter == 'S' || letter == 'A'; }

    static void data(const Problem& p, Data& x) {
        const std::int64_t m = p.rows(), n = p.n, k = std::min(m, n);
        x.A = rectangular_matrix<T>(p);
        x.S.assign(static_cast<std::size_t>(k), -7);
        if (is_made(u(p))) x.U = Matrix<T>(m, u(p) == 'S' ? k : m, p.pad);
        if (is_made(vt(p))) x.VT = Matrix<T>(vt(p) == 'S' ? k : n, n, p.pad);
    }
    static Values values(const Problem& p) { return {.jobu = u(p), .jobvt = vt(p), .m = m(p), .n = p.n}; }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        std::vector<Real<T>> superdiagonal(
            static_cast<std::size_t>(std::max<std::int64_t>(1, std::min(m(p), p.n))));
        return lapack::gesvd<T>(u(p), vt(p), m(p), p.n, x.A.data, x.A.ld, x.S, x.U.data, x.U.ld, x.VT.data,
                                x.VT.ld, superdiagonal.data());
    }
    static bool any_shape(std::string_view operand) { return operand == "A"; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        if (out.S.empty()) return residuals;
        const auto k = static_cast<std::int64_t>(out.S.size());
        const Matrix<T> U =
            leading_part(is_made(u(p)) ? out.U : out.A, p.rows(), is_made(u(p)) ? out.U.cols() : k);
        residuals = is_made(vt(p)) ? singular_vector_residuals<T>(p, in.A, U, out.S, out.VT)
                                   : residuals_of_one_set(p, in.A, U, out.S);
        residuals.values = singular_value_error(p, in.A, out.S);
        return residuals;
    }
    static double operations(const Problem& p) { return singular_value_operations<T>(p, true); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const Real<T> r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"largest value", [](Data& x) { x.S[0] *= 1 + r; }}};
        if (is_made(u(p))) slips.push_back({"entry of U", [](Data& x) { x.U(17, 4) += T(60 * r); }});
        if (is_made(vt(p))) slips.push_back({"entry of V", [](Data& x) { x.VT(4, 17) += T(60 * r); }});
        return slips;
    }

  private:
    // The columns of A^H U are orthogonal and as long as S says: (A^H U)^H (A^H U) = S^2, relative to the
    // largest value's square.
    static Residuals residuals_of_one_set(const Problem& p, const Matrix<T>& A, const Matrix<T>& U,
                                          const std::vector<Real<T>>& S) {
        const auto k = static_cast<std::int64_t>(S.size());
        const Matrix<T> images = product('C', A, leading_part(U, p.rows(), k));
        Matrix<T> gram = product('C', images, images);
        for (std::int64_t i = 0; i < k; ++i) {
            const Real<T> s = S[static_cast<std::size_t>(i)];
            gram(i, i) -= T(s * s);
        }
        Residuals residuals;
        residuals.residual = ratio(one_norm(gram), static_cast<double>(S[0]) * static_cast<double>(S[0]),
                                   static_cast<double>(std::max(p.rows(), p.n)), ulp<T>);
        residuals.orthogonality = orthogonality(U, Probe<T>(U.cols(), p.full_check, p.seed));
        return residuals;
    }
};

template <class T>
struct Gesvdx : RectangularDescription, from_table::Gesvdx<T, Gesvdx<T>> {
    using Table = from_table::Gesvdx<T, Gesvdx<T>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;
    using R = Real<T>;

    static Facts facts() {
        return {.name = "gesvdx",
                .crossovers = {"gesdd.crossover"},
                .columns = {"gesdd.columns"},
                .options = {{.name = "jobu", .letters = "V"}, {.name = "jobvt", .letters = "VN"}},
                .rectangular = true,
                .holds_matrix = false,
                .has_singular_values = true,
                .is_kin = true,
                .schedules = {{.settings = {{"test.gesdd.stages", "two"}, {"test.gesdd.band", "12"}}}}};
    }
    static std::vector<BadBound> bad_bounds() { return bad_parts_of_singular_values(); }
    static char vt(const Problem& p) { return p.chosen("jobvt", 'V'); }
    static char u(const Problem& p) { return p.chosen("jobu", 'V'); }
    static std::int64_t k(const Problem& p) { return std::min(p.rows(), p.n); }
    // The largest is about sqrt(m / 3) + sqrt(n / 3).
    static Selected part(const Problem& p) {
        Problem q = p;
        q.n = k(p);
        // Its indices are those of n values.
        if (q.il >= 1 && q.il <= q.iu && q.iu <= p.n) {
            q.iu = std::min(q.iu, std::max<std::int64_t>(1, q.n));
            q.il = std::min(q.il, q.iu);
        }
        const double size = std::sqrt(static_cast<double>(q.n));
        return selected_singular_values(q, 0.3 * size, 0.9 * size);
    }
    static void data(const Problem& p, Data& x) {
        const std::int64_t columns = part(p).most(k(p));
        x.A = rectangular_matrix<T>(p);
        x.ns = {-7};
        x.S.assign(static_cast<std::size_t>(k(p)), -7);
        if (u(p) == 'V') x.U = Matrix<T>(p.rows(), columns, p.pad);
        if (vt(p) == 'V') x.VT = Matrix<T>(columns, p.n, p.pad);
    }
    static Values values(const Problem& p) {
        const Selected s = part(p);
        return {.jobu = u(p),
                .jobvt = vt(p),
                .range = s.range,
                .m = m(p),
                .n = p.n,
                .vl = static_cast<R>(s.vl),
                .vu = static_cast<R>(s.vu),
                .il = s.il,
                .iu = s.iu};
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const Selected s = part(p);
        std::vector<lapack_int> superb(static_cast<std::size_t>(std::max<std::int64_t>(1, 12 * k(p))));
        lapack_int found = 0;
        const lapack_int info = lapack::gesvdx<T>(
            u(p), vt(p), s.range, lapack::to_int(m(p)), lapack::to_int(p.n), x.A.data, lapack::to_int(x.A.ld),
            static_cast<R>(s.vl), static_cast<R>(s.vu), lapack::to_int(s.il), lapack::to_int(s.iu), &found,
            x.S, x.U.data, lapack::to_int(x.U.ld), x.VT.data, lapack::to_int(x.VT.ld), superb.data());
        if (info == 0 && x.ns != nullptr) *x.ns = found;
        return info;
    }
    static bool any_shape(std::string_view operand) { return operand == "A"; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        if (k(p) == 0) return residuals;
        const std::int64_t found = out.ns[0];
        residuals.values = value_error(p, in, out, found);
        if (!(*residuals.values <= Residuals::threshold) || found == 0 || u(p) != 'V') return residuals;
        // A^H U = V S, or its columns' lengths where there is no V.
        const Matrix<T> U = leading_part(out.U, p.rows(), found);
        const std::vector<R> S(out.S.begin(), out.S.begin() + found);
        residuals.orthogonality = orthogonality(U, Probe<T>(found, p.full_check, p.seed));
        if (vt(p) != 'V') return residuals;
        const Matrix<T> VT = leading_part(out.VT, found, p.n);
        Matrix<T> Y = with_op('C', product('C', in.A, U));
        subtract(Y, diagonal_times(S, VT));
        residuals.residual = ratio(one_norm(Y), one_norm(in.A) + one_norm(with_op('C', in.A)),
                                   static_cast<double>(std::max(p.rows(), p.n)), ulp<T>);
        return residuals;
    }
    static double operations(const Problem&) { return 0; }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const R r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"largest value", [](Data& x) { x.S[0] *= 1 + r; }},
                                           {"number", [](Data& x) { x.ns[0] = -1; }}};
        if (u(p) == 'V' && vt(p) == 'V')
            slips.push_back({"entry of V", [](Data& x) { x.VT(1, 7) += T(60 * r); }});
        return slips;
    }

  private:
    static double value_error(const Problem& p, const Data& in, const Data& out, std::int64_t found) {
        return selected_singular_value_ratio(out.S, found, lapacks_singular_values(in.A), part(p), ulp<T>);
    }
};

}  // namespace lapilli::testing
