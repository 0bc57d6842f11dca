// SPDX-License-Identifier: BSD-3-Clause
#include "solve/least_squares.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "files/scalar.hpp"
#include "solve/api.hpp"
#include "solve/squares.hpp"

namespace lapilli::solve {

namespace {

using files::Dense;
using files::real_of;

/// Its first rows, or all of them with zeros below.
template <class T>
Dense<T> with_rows(const Dense<T>& a, std::int64_t rows) {
    Dense<T> result(rows, a.cols(), "the right-hand sides");
    for (std::int64_t j = 0; j < a.cols(); ++j) {
        std::copy_n(a.column(j), std::min(rows, a.rows()), result.column(j));
    }
    return result;
}

/// X in the first n rows of B, which has max(m, n) rows, the triangular factor over A. The rank of A.
template <class T>
std::int64_t solve_full_rank(Session& session, Dense<T>& a, Dense<T>& b, const Options& options) {
    const std::int64_t full = std::min(a.rows(), a.cols());
    session.routine(
        Routines<T>::gels_name,
        [&] {
            return Routines<T>::gels(session.context(), 'N', a.rows(), a.cols(), b.cols(), a.data(), a.ld(),
                                     b.data(), b.ld());
        },
        [&](lapilli_int info) {
            return info > 0 ? fmt::format(": {}, of rank below {}{}", options.a, full, rank_remedy)
                            : std::string();
        });
    return full;
}

/// The same for any rank. Over A in the leading triangle, of the order of the rank, is R of a complete
/// orthogonal factorization.
template <class T>
std::int64_t solve_any_rank(Session& session, Dense<T>& a, Dense<T>& b, double rcond) {
    std::vector<lapilli_int> order(static_cast<std::size_t>(a.cols()), 0);
    lapilli_int rank = 0;
    session.routine(Routines<T>::gelsy_name, [&] {
        return Routines<T>::gelsy(session.context(), a.rows(), a.cols(), b.cols(), a.data(), a.ld(), b.data(),
                                  b.ld(), order.data(), static_cast<real_of<T>>(rcond), &rank);
    });
    return rank;
}

/// 1 / cond(A), with the Frobenius norm in the place of the 2-norm. The factor R is the Cholesky factor of
/// A^H A, L that of A A^H: POCON tells the norm of their inverse, a square.
template <class T>
std::optional<double> rcond_of(Session& session, char uplo, std::int64_t rank, const Dense<T>& factor,
                               Square norm) {
    using Real = real_of<T>;
    if (!(norm >= std::numeric_limits<Real>::min() && norm <= std::numeric_limits<Real>::max())) return {};
    Real rcond = 0;
    session.routine(Routines<T>::pocon_name, [&] {
        return Routines<T>::pocon(session.context(), uplo, rank, factor.data(), factor.ld(),
                                  static_cast<Real>(norm), &rcond);
    });
    return std::sqrt(static_cast<double>(rcond));
}

}  // namespace

template <class T>
LeastSquares<T> least_squares(Session& session, Dense<T> a, Dense<T> b, const Options& options) {
    const std::int64_t m = a.rows(), n = a.cols();
    LeastSquares<T> found;
    found.routine = options.rcond ? Routines<T>::gelsy_name : Routines<T>::gels_name;
    Square norm = 0;
    session.step("norms", [&] {
        norm = total(squares(a));
        found.sides = lengths(squares(b));
    });
    // GELS calls 0 the solution of a matrix of zeros, and tells neither rank nor residual.
    if (norm == 0 && !options.rcond)
        throw Failure(options.a + ": a matrix of zeros does not have full rank" + rank_remedy);
    if (m < n) b = with_rows(b, n);
    if (options.rcond) {
        found.rank = solve_any_rank(session, a, b, *options.rcond);
        found.rcond = rcond_of(session, 'U', found.rank, a, norm);
    } else {
        found.rank = solve_full_rank(session, a, b, options);
        found.rcond = rcond_of(session, m >= n ? 'U' : 'L', found.rank, a, norm);
        if (m > n) found.norms = lengths(squares(b, n));
    }
    found.x = m > n ? with_rows(b, n) : std::move(b);
    return found;
}

#define LAPILLI_LEAST_SQUARES(T) \
    template LeastSquares<T> least_squares(Session&, Dense<T>, Dense<T>, const Options&);
LAPILLI_LEAST_SQUARES(float)
LAPILLI_LEAST_SQUARES(double)
LAPILLI_LEAST_SQUARES(std::complex<float>)
LAPILLI_LEAST_SQUARES(std::complex<double>)

}  // namespace lapilli::solve
