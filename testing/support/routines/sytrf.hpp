// SPDX-License-Identifier: BSD-3-Clause
// SYTRF and HETRF, SYTRS and HETRS, SYSV and HESV: symmetric and Hermitian indefinite systems.
#pragma once

#include "support/general.hpp"
#include "support/routine_of.hpp"

namespace lapilli::testing {

namespace lapack {
LAPILLI_TESTING_LAPACKE(sytrf_work, ssytrf_work, dsytrf_work, csytrf_work, zsytrf_work)
LAPILLI_TESTING_LAPACKE(hetrf_work, ssytrf_work, dsytrf_work, chetrf_work, zhetrf_work)
LAPILLI_TESTING_LAPACKE(sysv_work, ssysv_work, dsysv_work, csysv_work, zsysv_work)
LAPILLI_TESTING_LAPACKE(hesv_work, ssysv_work, dsysv_work, chesv_work, zhesv_work)
}  // namespace lapack

// A workspace with memory after it: OpenBLAS 0.3.21 reads up to three columns past its end.
template <class T>
struct IndefiniteWork {
    lapack_int length;
    std::vector<T> memory;
    explicit IndefiniteWork(lapack_int n)
        : length(64 * std::max(1, n)), memory(static_cast<std::size_t>(68 * std::max(1, n))) {}
};

// The whole matrix A from one triangle.
template <class T>
Matrix<T> from_triangle(char uplo, bool hermitian, const Matrix<T>& A) {
    const std::int64_t n = A.rows();
    Matrix<T> full(n, n);
    for (std::int64_t j = 0; j < n; ++j) {
        for (std::int64_t i = j; i < n; ++i) {
            const T below = uplo == 'L' ? A(i, j) : hermitian ? conjugate(A(j, i)) : A(j, i);
            full(j, i) = hermitian ? conjugate(below) : below;
            full(i, j) = hermitian && i == j ? T(real_part(below)) : below;
        }
    }
    return full;
}

// A matrix of the problem's kind; a symmetric one takes the lower triangle of a Hermitian one.
template <class T>
Matrix<T> indefinite_matrix(const Problem& p, bool hermitian) {
    Matrix<T> A = hermitian_matrix<T>(p, "uniform");
    for (std::int64_t j = 0; j < p.n && !hermitian; ++j) {
        for (std::int64_t i = j + 1; i < p.n; ++i) A(j, i) = A(i, j);
    }
    if (p.poison) poison_other_triangle(p.uplo, A);
    return A;
}

// The result of SYTRF in the form of a lower triangle: for an upper one, rows, columns and pivots are counted
// from the last.
template <class T, class I>
class IndefiniteFactors {
  public:
    IndefiniteFactors(char uplo, bool hermitian, const Matrix<T>& A, const std::vector<I>& ipiv)
        : upper_(uplo == 'U'), hermitian_(hermitian), A_(A), ipiv_(ipiv), n_(A.rows()) {}

    bool are_pivots() const {
        for (std::int64_t k = 0; k < n_; ++k) {
            const std::int64_t last = order(k) == 2 ? k + 1 : k;
            if (last >= n_ || pivot(k) < last || pivot(k) >= n_ || pivot(last) != pivot(k)) return false;
            if (order(last) != order(k)) return false;
            k = last;
        }
        return true;
    }
    // A X
    Matrix<T> times(Matrix<T> X) const {
        // L and a column of X, from the first pivot on.
        std::vector<T> l(static_cast<std::size_t>(n_ * n_));
        for (std::int64_t j = 0; j < n_; ++j) {
            for (std::int64_t i = j; i < n_; ++i) l[static_cast<std::size_t>(i + j * n_)] = A_(at(i), at(j));
        }
        parallel_for(X.cols(), n_ * n_, [&](std::int64_t c) {
            std::vector<T> x(static_cast<std::size_t>(n_));
            for (std::int64_t i = 0; i < n_; ++i) x[static_cast<std::size_t>(i)] = X(at(i), c);
            multiply(l.data(), x.data());
            for (std::int64_t i = 0; i < n_; ++i) X(at(i), c) = x[static_cast<std::size_t>(i)];
        });
        return X;
    }

  private:
    std::int64_t at(std::int64_t i) const { return upper_ ? n_ - 1 - i : i; }
    // x := L D L^H x
    void multiply(const T* l, T* x) const {
        for (std::int64_t k = 0; k < n_; k += order(k)) {
            swap(x, k);
            for (std::int64_t j = k; j < k + order(k); ++j) {
                const T* column = l + j * n_;
                for (std::int64_t i = k + order(k); i < n_; ++i) x[j] += other(column[i]) * x[i];
            }
        }
        for (std::int64_t k = 0; k < n_; k += order(k)) {
            const T* d = l + k + k * n_;
            if (order(k) == 1) {
                x[k] *= d[0];
                continue;
            }
            const T above = d[0] * x[k] + other(d[1]) * x[k + 1];
            x[k + 1] = d[1] * x[k] + d[n_ + 1] * x[k + 1];
            x[k] = above;
        }
        for (std::int64_t k = n_ - 1; k >= 0; --k) {
            if (order(k) == 2) --k;
            for (std::int64_t j = k; j < k + order(k); ++j) {
                const T* column = l + j * n_;
                for (std::int64_t i = k + order(k); i < n_; ++i) x[i] += column[i] * x[j];
            }
            swap(x, k);
        }
    }
    T other(T x) const { return hermitian_ ? conjugate(x) : x; }
    I number(std::int64_t k) const { return ipiv_[static_cast<std::size_t>(at(k))]; }
    int order(std::int64_t k) const { return number(k) < 0 ? 2 : 1; }
    std::int64_t pivot(std::int64_t k) const { return at(std::abs(number(k)) - 1); }
    void swap(T* x, std::int64_t k) const { std::swap(x[k + order(k) - 1], x[pivot(k)]); }

    const bool upper_, hermitian_;
    const Matrix<T>& A_;
    const std::vector<I>& ipiv_;
    const std::int64_t n_;
};

// ||A - L D L^H|| / (n ulp ||A||); infinite if a pivot is invalid.
template <class T, class I>
double indefinite_ratio(const Problem& p, bool hermitian, const Matrix<T>& A, const Matrix<T>& F,
                        const std::vector<I>& ipiv) {
    const IndefiniteFactors<T, I> factors(p.uplo, hermitian, F, ipiv);
    if (!factors.are_pivots()) return std::numeric_limits<double>::infinity();
    const Probe<T> probe(p.n, p.full_check, p.seed);
    const Matrix<T> full = from_triangle(p.uplo, hermitian, A);
    Matrix<T> Y = factors.times(probe.X());
    subtract(Y, product('N', full, probe.X()));
    return ratio(probe.norm(Y), probe.exact() ? one_norm(full) : frobenius_norm(full),
                 static_cast<double>(p.n), ulp<T>);
}

inline std::vector<Problem> indefinite_problems(double cond) {
    std::vector<Problem> problems = general_problems(cond);
    for (Problem& p : problems) p.pad = 1;
    return problems;
}

template <class T, bool hermitian>
struct IndefiniteFactor : Description,
                          std::conditional_t<hermitian, from_table::Hetrf<T, IndefiniteFactor<T, hermitian>>,
                                             from_table::Sytrf<T, IndefiniteFactor<T, hermitian>>> {
    using Table = std::conditional_t<hermitian, from_table::Hetrf<T, IndefiniteFactor<T, hermitian>>,
                                     from_table::Sytrf<T, IndefiniteFactor<T, hermitian>>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;

    static Facts facts() {
        return {.name = hermitian ? "hetrf" : "sytrf",
                .crossovers = {"sytrf.crossover"},
                .columns = {"sytrf.columns"},
                .hermitian = hermitian || !is_complex<T>,
                .schedules = {{}},
                .block_sizes = {{{"test.sytrf.nb", "5"}, {"potrf.nb", "6"}, {"matrix.nb", "7"}},
                                {{"test.sytrf.nb", "200"}, {"potrf.nb", "3"}},
                                {{"test.sytrf.nb", "2"}, {"potrf.nb", "200"}}}};
    }
    static void data(const Problem& p, Data& x) {
        x.A = indefinite_matrix<T>(p, hermitian);
        x.ipiv.assign(static_cast<std::size_t>(p.n), -7);
    }
    static Values values(const Problem& p) { return {.uplo = p.uplo, .n = p.n}; }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        std::vector<lapack_int> ipiv(static_cast<std::size_t>(std::max<std::int64_t>(p.n, 0)) + 1);
        const lapack_int n = lapack::to_int(p.n), ld = lapack::to_int(x.A.ld);
        IndefiniteWork<T> w(n);
        const lapack_int info =
            hermitian
                ? lapack::hetrf_work<T>(p.uplo, n, x.A.data, ld, ipiv.data(), w.memory.data(), w.length)
                : lapack::sytrf_work<T>(p.uplo, n, x.A.data, ld, ipiv.data(), w.memory.data(), w.length);
        if (info >= 0 && x.ipiv != nullptr) std::copy_n(ipiv.begin(), p.n, x.ipiv);
        return info;
    }
    static Region written(const Problem& p, std::string_view operand) {
        return operand == "A" ? triangle(p.uplo) : Region::whole;
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return {indefinite_ratio(p, hermitian, in.A, out.A, out.ipiv), {}, {}};
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        return count<T>(n * (n * (n / 6 + 0.5) + 1.0 / 3), n * (n * n / 6 - 1.0 / 6));
    }
    static std::vector<Problem> hard_problems() { return indefinite_problems(1e-3 / ulp<T>); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        if (p.uplo == 'L')
            return {{"entry", [](Data& x) { x.A(33, 12) += T(60 * slip_size<T>()); }},
                    {"NaN", [](Data& x) { x.A(33, 12) = quiet_nan<T>(); }}};
        return {{"entry", [](Data& x) { x.A(12, 33) += T(60 * slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A(12, 33) = quiet_nan<T>(); }}};
    }
    // Factors by the CPU's LAPACK, for routines that begin with them.
    static void factor(const Problem& p, Data& x) {
        data(p, x);
        call_lapack(p, {{x.A.data(), x.A.ld()}, x.ipiv.data()});
    }
};
template <class T>
struct Sytrf : IndefiniteFactor<T, false> {};
template <class T>
struct Hetrf : IndefiniteFactor<T, true> {};

template <class T, bool hermitian>
struct IndefiniteSolve : Description,
                         std::conditional_t<hermitian, from_table::Hetrs<T, IndefiniteSolve<T, hermitian>>,
                                            from_table::Sytrs<T, IndefiniteSolve<T, hermitian>>> {
    using Table = std::conditional_t<hermitian, from_table::Hetrs<T, IndefiniteSolve<T, hermitian>>,
                                     from_table::Sytrs<T, IndefiniteSolve<T, hermitian>>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;
    using Factor = IndefiniteFactor<T, hermitian>;

    static Facts facts() {
        return {.name = hermitian ? "hetrs" : "sytrs",
                .crossovers = {"sytrf.crossover"},
                .columns = {"sytrf.columns"},
                .k = 100,
                .schedules = {{}}};
    }
    static void data(const Problem& p, Data& x) {
        typename Factor::Data factors;
        Factor::factor(p, factors);
        x.A = std::move(factors.A);
        x.ipiv = std::move(factors.ipiv);
        x.B = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 105));
    }
    static Values values(const Problem& p) { return {.uplo = p.uplo, .n = p.n, .nrhs = p.k}; }
    static double solved(const Problem& p, const Matrix<T>& A, const Matrix<T>& X, const Matrix<T>& B) {
        return general_solve_ratio('N', from_triangle(p.uplo, hermitian, A), X, B);
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        residuals.residual = solved(p, indefinite_matrix<T>(p, hermitian), out.B, in.B);
        if (!in.A.same_bits(out.A) || in.ipiv != out.ipiv)  // the factors are an input
            residuals.residual = std::numeric_limits<double>::infinity();
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n), k = static_cast<double>(p.k);
        return count<T>(k * n * (n + 1), k * n * (n - 1));
    }
    static std::vector<Problem> hard_problems() { return indefinite_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.B(17, 4) += T(60 * slip_size<T>()); }},
                {"entry of a factor", [](Data& x) { x.A(33, 12) += T(slip_size<T>()); }}};
    }
};
template <class T>
struct Sytrs : IndefiniteSolve<T, false> {};
template <class T>
struct Hetrs : IndefiniteSolve<T, true> {};

template <class T, bool hermitian>
struct IndefiniteSystem : Description,
                          std::conditional_t<hermitian, from_table::Hesv<T, IndefiniteSystem<T, hermitian>>,
                                             from_table::Sysv<T, IndefiniteSystem<T, hermitian>>> {
    using Table = std::conditional_t<hermitian, from_table::Hesv<T, IndefiniteSystem<T, hermitian>>,
                                     from_table::Sysv<T, IndefiniteSystem<T, hermitian>>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;
    using Factor = IndefiniteFactor<T, hermitian>;
    using Solve = IndefiniteSolve<T, hermitian>;

    static Facts facts() {
        return {.name = hermitian ? "hesv" : "sysv",
                .crossovers = {"sytrf.crossover"},
                .columns = {"sytrf.columns"},
                .k = 100,
                .hermitian = hermitian || !is_complex<T>,
                .schedules = {{}},
                .block_sizes = Factor::facts().block_sizes};
    }
    static void data(const Problem& p, Data& x) {
        x.A = indefinite_matrix<T>(p, hermitian);
        x.ipiv.assign(static_cast<std::size_t>(p.n), -7);
        x.B = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 105));
    }
    static Values values(const Problem& p) { return {.uplo = p.uplo, .n = p.n, .nrhs = p.k}; }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        std::vector<lapack_int> ipiv(static_cast<std::size_t>(std::max<std::int64_t>(p.n, 0)) + 1);
        const lapack_int n = lapack::to_int(p.n), k = lapack::to_int(p.k), lda = lapack::to_int(x.A.ld),
                         ldb = lapack::to_int(x.B.ld);
        IndefiniteWork<T> w(n);
        const lapack_int info = hermitian ? lapack::hesv_work<T>(p.uplo, n, k, x.A.data, lda, ipiv.data(),
                                                                 x.B.data, ldb, w.memory.data(), w.length)
                                          : lapack::sysv_work<T>(p.uplo, n, k, x.A.data, lda, ipiv.data(),
                                                                 x.B.data, ldb, w.memory.data(), w.length);
        if (info >= 0 && x.ipiv != nullptr) std::copy_n(ipiv.begin(), p.n, x.ipiv);
        return info;
    }
    static Region written(const Problem& p, std::string_view operand) {
        return operand == "A" ? triangle(p.uplo) : Region::whole;
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const double factor = indefinite_ratio(p, hermitian, in.A, out.A, out.ipiv),
                     solve = Solve::solved(p, in.A, out.B, in.B);
        return {std::isnan(factor) || solve <= factor ? factor : solve, {}, {}};
    }
    static double operations(const Problem& p) { return Factor::operations(p) + Solve::operations(p); }
    static std::vector<Problem> hard_problems() { return indefinite_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.B(17, 4) += T(60 * slip_size<T>()); }},
                {"NaN in X", [](Data& x) { x.B(17, 4) = quiet_nan<T>(); }}};
    }
};
template <class T>
struct Sysv : IndefiniteSystem<T, false> {};
template <class T>
struct Hesv : IndefiniteSystem<T, true> {};

}  // namespace lapilli::testing
