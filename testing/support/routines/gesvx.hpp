// SPDX-License-Identifier: BSD-3-Clause
// GESVX and POSVX: expert drivers.
#pragma once

#include "support/routines/gerfs.hpp"
#include "support/routines/gesv.hpp"
#include "support/routines/posv.hpp"

namespace lapilli::testing {

namespace expert {

inline char fact(const Problem& p) { return p.chosen("fact", 'E'); }
inline bool given(const Problem& p) { return fact(p) == 'F'; }
inline bool equilibrates(const Problem& p) { return fact(p) == 'E'; }

// Scales of rows and columns, of very different sizes.
inline int row_size(std::int64_t i) { return static_cast<int>(i * 7 % 13); }
inline int column_size(std::int64_t j) { return static_cast<int>(j * 5 % 11); }

// A := diag(r) A diag(c), in LAPACK's order of products, in one triangle if uplo is given. An empty list
// means ones.
template <class T>
void scale(Matrix<T>& A, const std::vector<Real<T>>& r, const std::vector<Real<T>>& c, char uplo = '\0') {
    for (std::int64_t j = 0; j < A.cols(); ++j) {
        for (std::int64_t i = 0; i < A.rows(); ++i) {
            if ((uplo == 'L' && i < j) || (uplo == 'U' && i > j)) continue;
            Real<T> factor = c.empty() ? Real<T>(1) : c[static_cast<std::size_t>(j)];
            if (!r.empty()) factor *= r[static_cast<std::size_t>(i)];
            A(i, j) *= factor;
        }
    }
}
// B := diag(1 / r) B
template <class T>
void divide_rows(Matrix<T>& B, const std::vector<Real<T>>& r) {
    for (std::int64_t j = 0; j < B.cols(); ++j) {
        for (std::int64_t i = 0; !r.empty() && i < B.rows(); ++i) B(i, j) /= r[static_cast<std::size_t>(i)];
    }
}

// The criteria of LAPACK's LAQGE and LAQSY: elements are far from overflow and underflow; factors are about
// equal.
template <class R>
bool good_range(R amax) {
    const R small = std::numeric_limits<R>::min() / std::numeric_limits<R>::epsilon();
    return amax >= small && amax <= 1 / small;
}
template <class R>
bool about_equal(R condition) {
    return condition >= R(0.1);
}

// The scale factors that LAPACK applies; those that it does not find worthwhile are left out.
template <class T>
struct Scale {
    std::vector<Real<T>> r, c;
    bool any() const { return !r.empty() || !c.empty(); }
    char letter() const { return r.empty() ? (c.empty() ? 'N' : 'C') : c.empty() ? 'R' : 'B'; }
};

template <class T>
Scale<T> scale_of_general(const Matrix<T>& A) {
    using R = Real<T>;
    const auto n = static_cast<std::size_t>(A.cols());
    Scale<T> s{std::vector<R>(n + 1), std::vector<R>(n + 1)};
    R rowcnd = 1, colcnd = 1, amax = 1;
    const lapack_int info =
        n == 0 ? 0
               : lapack::geequ<T>(lapack::to_int(A.rows()), lapack::to_int(A.cols()), A.data(),
                                  lapack::to_int(A.ld()), s.r.data(), s.c.data(), &rowcnd, &colcnd, &amax);
    s.r.resize(n);
    s.c.resize(n);
    if (info != 0 || n == 0 || (about_equal(rowcnd) && good_range(amax))) s.r.clear();
    if (info != 0 || n == 0 || about_equal(colcnd)) s.c.clear();
    return s;
}

template <class T>
Scale<T> scale_of_definite(const Matrix<T>& A) {
    using R = Real<T>;
    const auto n = static_cast<std::size_t>(A.cols());
    Scale<T> s{std::vector<R>(n + 1), {}};
    R scond = 1, amax = 1;
    const lapack_int info = n == 0 ? 0
                                   : lapack::poequ<T>(lapack::to_int(A.rows()), A.data(),
                                                      lapack::to_int(A.ld()), s.r.data(), &scond, &amax);
    s.r.resize(n);
    if (info != 0 || n == 0 || (about_equal(scond) && good_range(amax))) s.r.clear();
    s.c = s.r;
    return s;
}

// Keeps the worse of two errors; NaN is worst.
inline void take_worse(std::optional<double>& worst, double value) {
    if (!worst || (!std::isnan(*worst) && !(value <= *worst))) worst = value;
}

// Compares bits, except for the sign of zero imaginary parts on a Hermitian matrix's diagonal.
template <class T>
bool same_hermitian(Matrix<T> A, Matrix<T> B) {
    for (std::int64_t i = 0; i < A.rows(); ++i) {
        A(i, i) = real_part(A(i, i));
        B(i, i) = real_part(B(i, i));
    }
    return A.same_bits(B);
}

// The largest |a(i, j)| in the first `columns` columns, in all rows or in the upper triangle.
template <class T>
double largest_element(const Matrix<T>& A, std::int64_t columns, bool upper) {
    double largest = 0;
    for (std::int64_t j = 0; j < columns; ++j) {
        for (std::int64_t i = 0; i < (upper ? j + 1 : A.rows()); ++i)
            largest = std::max(largest, std::sqrt(squared_modulus(A(i, j))));
    }
    return largest;
}
// LAPACK's reciprocal pivot growth of the first `columns` columns.
template <class T>
double pivot_growth(const Matrix<T>& A, const Matrix<T>& LU, std::int64_t columns) {
    const double of_u = largest_element(LU, columns, true);
    return of_u == 0 ? 1 : largest_element(A, columns, false) / of_u;
}

// Converts error bounds of Y to those of diag(c) Y.
template <class R>
void divide_by_condition(std::vector<R>& ferr, const std::vector<R>& c) {
    if (c.empty()) return;
    const auto [least, most] = std::minmax_element(c.begin(), c.end());
    for (R& bound : ferr) bound /= *least / *most;
}

}  // namespace expert

template <class T>
struct Gesvx : Description, from_table::Gesvx<T, Gesvx<T>> {
    using Table = from_table::Gesvx<T, Gesvx<T>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;

    static Facts facts() {
        Facts facts = Getrf<T>::facts();
        facts.name = "gesvx";
        facts.general = "";
        facts.rectangular = false;
        facts.k = 100;
        facts.options = {{"fact", "ENF", 'E'}};
        facts.schedules = {{.letters = {{"fact", 'E'}}, .settings = {{"schedule", "device"}}},
                           {.letters = {{"fact", 'N'}, {"trans", 'T'}}, .settings = {{"schedule", "hybrid"}}},
                           {.letters = {{"fact", 'F'}, {"trans", 'C'}}}};
        return facts;
    }
    static void data(const Problem& p, Data& x) {
        using expert::given;
        x.A = general_matrix<T>(p);
        if (expert::fact(p) != 'N') {
            for (std::int64_t j = 0; j < p.n; ++j) {
                for (std::int64_t i = 0; i < p.n; ++i)
                    x.A(i, j) *=
                        static_cast<Real<T>>(std::ldexp(1.0, expert::row_size(i) - expert::column_size(j)));
            }
        }
        x.B = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 105));
        put_into(product('N', with_op(p.trans, x.A), known_solution<T>(p)), x.B);
        x.X = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 113));
        x.AF = random_matrix<T>(p.n, p.n, p.pad, Stream(p.seed, 116));
        const auto order = static_cast<std::size_t>(p.n), columns = static_cast<std::size_t>(p.k);
        x.ipiv.assign(order, -7);
        x.equed = {'?'};
        x.R.assign(order, -7);
        x.C.assign(order, -7);
        x.rcond = x.rpivot = {-7};
        x.ferr.assign(columns, -7);
        x.berr.assign(columns, -7);
        if (given(p)) go_on(p, x);
    }
    static Values values(const Problem& p) {
        return {.fact = expert::fact(p), .trans = p.trans, .n = p.n, .nrhs = p.k};
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const std::int64_t n = std::max<std::int64_t>(p.n, 0);
        std::vector<lapack_int> ipiv(static_cast<std::size_t>(n) + 1);
        if (expert::given(p)) std::copy_n(x.ipiv, n, ipiv.begin());
        const lapack_int info =
            lapack::gesvx<T>(expert::fact(p), p.trans, lapack::to_int(p.n), lapack::to_int(p.k), x.A.data,
                             lapack::to_int(x.A.ld), x.AF.data, lapack::to_int(x.AF.ld), ipiv.data(), x.equed,
                             x.R, x.C, x.B.data, lapack::to_int(x.B.ld), x.X.data, lapack::to_int(x.X.ld),
                             x.rcond, x.ferr, x.berr, x.rpivot);
        if (info >= 0) std::copy_n(ipiv.begin(), n, x.ipiv);
        return info;
    }
    static Region written(const Problem& p, std::string_view operand) {
        const bool only_read =
            operand == "AF" || operand == "ipiv" || operand == "equed"
                ? expert::given(p)
                : (operand == "A" || operand == "R" || operand == "C") && !expert::equilibrates(p);
        return only_read ? Region::nothing : Region::whole;
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const expert::Scale<T> s = scale_of(p, in);
        Data scaled = in;
        if (expert::equilibrates(p)) expert::scale(scaled.A, s.r, s.c);
        const auto &of_b = p.trans == 'N' ? s.r : s.c, &of_x = p.trans == 'N' ? s.c : s.r;
        expert::scale(scaled.B, of_b, {});
        if (!is_scaled(p, s, scaled, in, out)) return {std::numeric_limits<double>::infinity(), {}, {}};
        Matrix<T> Y = out.X;
        expert::divide_rows(Y, of_x);
        Residuals residuals = of_refinement<T>(
            p, in, out, general_solve_ratio(p.trans, scaled.A, Y, scaled.B),
            [&](const Problem& few, Data& reference) {
                const std::vector<lapack_int> pivots(out.ipiv.begin(), out.ipiv.end());
                Matrix<T> X = Y;
                lapack::gerfs<T>(p.trans, lapack::to_int(p.n), lapack::to_int(few.k), scaled.A.data(),
                                 lapack::to_int(scaled.A.ld()), out.AF.data(), lapack::to_int(out.AF.ld()),
                                 pivots.data(), scaled.B.data(), lapack::to_int(scaled.B.ld()), X.data(),
                                 lapack::to_int(X.ld()), reference.ferr.data(), reference.berr.data());
                expert::divide_by_condition(reference.ferr, of_x);
            });
        if (!expert::given(p))
            expert::take_worse(residuals.residual, lu_ratio(scaled.A, out.AF, out.ipiv, p));
        expert::take_worse(
            residuals.values,
            *of_estimate(static_cast<double>(out.rcond[0]), condition(p, scaled.A, out.AF)).residual);
        const double growth = expert::pivot_growth(scaled.A, out.AF, p.n);
        expert::take_worse(residuals.values,
                           ratio(std::abs(static_cast<double>(out.rpivot[0]) - growth), growth, 1, ulp<T>));
        return residuals;
    }
    static double operations(const Problem& p) {
        return expert::given(p) ? Getrs<T>::operations(p) : Gesv<T>::operations(p);
    }
    static std::vector<Problem> hard_problems() { return general_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        std::vector<SlipOf<Data>> all = slips_of_refinement<T, Data>();
        all.push_back({"entry of a factor", [](Data& x) { x.AF(33, 12) += T(slip_size<T>()); }});
        all.push_back({"pivot", [](Data& x) { x.ipiv[20] = 20; }});
        all.push_back({"condition", [](Data& x) { x.rcond[0] *= 20; }});
        all.push_back({"growth", [](Data& x) { x.rpivot[0] *= 1 + slip_size<T>(); }});
        all.push_back({"letter", [](Data& x) { x.equed[0] = x.equed[0] == 'R' ? 'N' : 'R'; }});
        all.push_back({"right-hand side", [](Data& x) { x.B(3, 2) *= 1 + slip_size<T>(); }});
        all.push_back({"matrix", [](Data& x) { x.A(3, 2) *= 1 + slip_size<T>(); }});
        if (expert::equilibrates(p))
            all.push_back({"a row's factor", [](Data& x) { x.R[3] *= 1 + slip_size<T>(); }});
        return all;
    }

    static Pointers pointers(Data& x) {
        return {{x.A.data(), x.A.ld()},
                {x.AF.data(), x.AF.ld()},
                x.ipiv.data(),
                x.equed.data(),
                x.R.data(),
                x.C.data(),
                {x.B.data(), x.B.ld()},
                {x.X.data(), x.X.ld()},
                x.rcond.data(),
                x.ferr.data(),
                x.berr.data(),
                x.rpivot.data()};
    }

  private:
    // Scales A, factors it, and stores the scale factors, for FACT = 'F'.
    static void go_on(const Problem& p, Data& x) {
        const expert::Scale<T> s = expert::scale_of_general(x.A);
        if (!s.r.empty()) x.R = s.r;
        if (!s.c.empty()) x.C = s.c;
        x.equed = {s.letter()};
        expert::scale(x.A, s.r, s.c);
        put_into(x.A, x.AF);
        std::vector<lapack_int> pivots(static_cast<std::size_t>(p.n) + 1);
        if (p.n > 0)
            lapack::getrf<T>(lapack::to_int(p.n), lapack::to_int(p.n), x.AF.data(), lapack::to_int(x.AF.ld()),
                             pivots.data());
        std::copy_n(pivots.begin(), p.n, x.ipiv.begin());
    }
    static expert::Scale<T> scale_of(const Problem& p, const Data& in) {
        if (expert::equilibrates(p)) return expert::scale_of_general(in.A);
        const char equed = expert::given(p) ? in.equed[0] : 'N';
        expert::Scale<T> s;
        if (equed == 'R' || equed == 'B') s.r = in.R;
        if (equed == 'C' || equed == 'B') s.c = in.C;
        return s;
    }
    // Whether scaled operands and operands that must not change are right, bit by bit.
    static bool is_scaled(const Problem& p, const expert::Scale<T>& s, const Data& scaled, const Data& in,
                          const Data& out) {
        const bool new_factors = expert::equilibrates(p);
        const bool factors_kept = !expert::given(p) || (in.AF.same_bits(out.AF) && in.ipiv == out.ipiv);
        return factors_kept && scaled.A.same_bits(out.A) && scaled.B.same_bits(out.B) &&
               out.equed[0] == s.letter() && out.R == (new_factors && !s.r.empty() ? s.r : in.R) &&
               out.C == (new_factors && !s.c.empty() ? s.c : in.C);
    }
    static double condition(const Problem& p, const Matrix<T>& A, const Matrix<T>& LU) {
        if (p.n == 0) return 1;
        Real<T> rcond = 0;
        lapack::gecon<T>(p.trans == 'N' ? '1' : 'I', lapack::to_int(p.n), LU.data(), lapack::to_int(LU.ld()),
                         static_cast<Real<T>>(one_norm(with_op(p.trans, A))), &rcond);
        return static_cast<double>(rcond);
    }
};

template <class T>
struct Posvx : Description, from_table::Posvx<T, Posvx<T>> {
    using Table = from_table::Posvx<T, Posvx<T>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;

    static Facts facts() {
        Facts facts = Posv<T>::facts();
        facts.name = "posvx";
        facts.definite = "";
        facts.crossovers = {"potrf.crossover"};
        facts.options = {{"fact", "ENF", 'E'}};
        const Settings settings = facts.schedules.front().settings;
        facts.schedules = {{.letters = {{"fact", 'E'}}, .settings = settings},
                           {.letters = {{"fact", 'N'}}},
                           {.letters = {{"fact", 'F'}}}};
        return facts;
    }
    static void data(const Problem& p, Data& x) {
        Problem plain = p;
        plain.poison = false;
        x.A = hermitian_matrix<T>(plain, "posdef");
        if (expert::fact(p) != 'N') {
            std::vector<Real<T>> sizes;
            for (std::int64_t i = 0; i < p.n; ++i)
                sizes.push_back(static_cast<Real<T>>(std::ldexp(1.0, expert::row_size(i) - 6)));
            expert::scale(x.A, sizes, sizes);
        }
        x.B = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 105));
        put_into(product('N', x.A, known_solution<T>(p)), x.B);
        x.X = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 113));
        x.AF = random_matrix<T>(p.n, p.n, p.pad, Stream(p.seed, 116));
        x.equed = {'?'};
        x.S.assign(static_cast<std::size_t>(p.n), -7);
        x.rcond = {-7};
        x.ferr.assign(static_cast<std::size_t>(p.k), -7);
        x.berr.assign(static_cast<std::size_t>(p.k), -7);
        if (expert::given(p)) go_on(p, x);
        if (p.poison) {
            poison_other_triangle(p.uplo, x.A);
            poison_other_triangle(p.uplo, x.AF);
        }
    }
    static Values values(const Problem& p) {
        return {.fact = expert::fact(p), .uplo = p.uplo, .n = p.n, .nrhs = p.k};
    }
    static Region written(const Problem& p, std::string_view operand) {
        if (operand == "A") return expert::equilibrates(p) ? triangle(p.uplo) : Region::nothing;
        if (operand == "AF") return expert::given(p) ? Region::nothing : triangle(p.uplo);
        if (operand == "equed") return expert::given(p) ? Region::nothing : Region::whole;
        return operand == "S" && !expert::equilibrates(p) ? Region::nothing : Region::whole;
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        expert::Scale<T> s;
        if (expert::equilibrates(p)) s = expert::scale_of_definite(in.A);
        if (expert::given(p) && in.equed[0] == 'Y') s.r = s.c = in.S;
        Data scaled = in;
        if (expert::equilibrates(p)) expert::scale(scaled.A, s.r, s.c, p.uplo);
        expert::scale(scaled.B, s.r, {});
        const bool kept = !expert::given(p) || in.AF.same_bits(out.AF);
        const bool good = kept && expert::same_hermitian(scaled.A, out.A) && scaled.B.same_bits(out.B) &&
                          out.equed[0] == (s.any() ? 'Y' : 'N') &&
                          out.S == (expert::equilibrates(p) && s.any() ? s.r : in.S);
        if (!good) return {std::numeric_limits<double>::infinity(), {}, {}};
        Matrix<T> Y = out.X;
        expert::divide_rows(Y, s.r);
        Residuals residuals = of_refinement<T>(
            p, in, out, solve_ratio(p.uplo, scaled.A, Y, scaled.B), [&](const Problem& few, Data& reference) {
                Matrix<T> X = Y;
                lapack::porfs<T>(p.uplo, lapack::to_int(p.n), lapack::to_int(few.k), scaled.A.data(),
                                 lapack::to_int(scaled.A.ld()), out.AF.data(), lapack::to_int(out.AF.ld()),
                                 scaled.B.data(), lapack::to_int(scaled.B.ld()), X.data(),
                                 lapack::to_int(X.ld()), reference.ferr.data(), reference.berr.data());
                expert::divide_by_condition(reference.ferr, s.r);
            });
        if (!expert::given(p))
            expert::take_worse(residuals.residual,
                               cholesky_ratio(p.uplo, scaled.A, out.AF, Probe<T>(p.n, p.full_check, p.seed)));
        expert::take_worse(
            residuals.values,
            *of_estimate(static_cast<double>(out.rcond[0]), condition(p, scaled.A, out.AF)).residual);
        return residuals;
    }
    static double operations(const Problem& p) {
        return expert::given(p) ? Potrs<T>::operations(p) : Posv<T>::operations(p);
    }
    static std::vector<Problem> hard_problems() { return positive_definite_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        std::vector<SlipOf<Data>> all = slips_of_refinement<T, Data>();
        all.push_back({"NaN in the factor", [](Data& x) { x.AF(33, 12) = x.AF(12, 33) = quiet_nan<T>(); }});
        all.push_back({"condition", [](Data& x) { x.rcond[0] *= 20; }});
        all.push_back({"letter", [](Data& x) { x.equed[0] = x.equed[0] == 'Y' ? 'N' : 'Y'; }});
        all.push_back({"right-hand side", [](Data& x) { x.B(3, 2) *= 1 + slip_size<T>(); }});
        all.push_back({"matrix", [](Data& x) { x.A(3, 3) *= 1 + slip_size<T>(); }});
        if (expert::equilibrates(p))
            all.push_back({"a factor", [](Data& x) { x.S[3] *= 1 + slip_size<T>(); }});
        return all;
    }

    static Pointers pointers(Data& x) {
        return {{x.A.data(), x.A.ld()}, {x.AF.data(), x.AF.ld()}, x.equed.data(), x.S.data(),
                {x.B.data(), x.B.ld()}, {x.X.data(), x.X.ld()},   x.rcond.data(), x.ferr.data(),
                x.berr.data()};
    }

  private:
    static void go_on(const Problem& p, Data& x) {
        const expert::Scale<T> s = expert::scale_of_definite(x.A);
        if (s.any()) x.S = s.r;
        x.equed = {s.any() ? 'Y' : 'N'};
        expert::scale(x.A, s.r, s.c);
        put_into(x.A, x.AF);
        lapack::potrf<T>(p.uplo, lapack::to_int(p.n), x.AF.data(), lapack::to_int(x.AF.ld()));
    }
    static double condition(const Problem& p, const Matrix<T>& A, const Matrix<T>& factor) {
        if (p.n == 0) return 1;
        Real<T> rcond = 0;
        lapack::pocon<T>(p.uplo, lapack::to_int(p.n), factor.data(), lapack::to_int(factor.ld()),
                         static_cast<Real<T>>(one_norm(A, p.uplo)), &rcond);
        return static_cast<double>(rcond);
    }
};

}  // namespace lapilli::testing
