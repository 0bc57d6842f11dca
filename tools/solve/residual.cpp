// SPDX-License-Identifier: BSD-3-Clause
#include "solve/residual.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "files/check.hpp"
#include "files/parallel.hpp"
#include "files/scalar.hpp"
#include "solve/api.hpp"
#include "solve/squares.hpp"

namespace lapilli::solve {

namespace {

using files::Dense;
using files::real_of;

void require_success(const Session& session, lapilli_int info) {
    if (info == LAPILLI_ERROR_CANCELLED) {
        throw Cancelled();
    }
    if (info != 0) {
        throw Failure(lapilli_last_error(session.context()));
    }
}

// C = op(A) B for the first n columns of C; k: the rows of op(A)'s product.
template <class T>
void multiply(Session& session, char op, std::int64_t m, std::int64_t n, std::int64_t k, const Dense<T>& a,
              const T* b, std::int64_t ldb, Dense<T>& c) {
    require_success(session, Routines<T>::gemm(session.context(), op, 'N', m, n, k, T(1), a.data(), a.ld(), b,
                                               ldb, T(0), c.data(), c.ld()));
}

constexpr double infinite = std::numeric_limits<double>::infinity();

// The greatest sum over i < rows of |f(i, j)|, j < cols. A NaN counts as infinite.
template <class Function>
double greatest_column_sum(std::int64_t rows, std::int64_t cols, const Function& f) {
    std::vector<double> sums(static_cast<std::size_t>(cols));
    files::for_each_part(cols, [&](std::int64_t j) {
        double sum = 0;
        for (std::int64_t i = 0; i < rows; ++i) {
            sum += static_cast<double>(std::abs(f(i, j)));
        }
        sums[static_cast<std::size_t>(j)] = std::isnan(sum) ? infinite : sum;
    });
    return sums.empty() ? 0 : *std::max_element(sums.begin(), sums.end());
}

// A NaN counts as infinite.
template <class T>
double greatest_in_column(const Dense<T>& a, std::int64_t j) {
    double most = 0;
    for (std::int64_t i = 0; i < a.rows(); ++i) {
        const double size = static_cast<double>(std::abs(a(i, j)));
        most = std::isnan(size) ? infinite : std::max(most, size);
    }
    return most;
}

double positive(double x) { return x > 0 ? x : 1; }

// A NaN counts as infinite.
double finite_or_infinite(double x) { return std::isnan(x) ? infinite : x; }

template <class T>
T scaled(T x, int exponent) {
    if constexpr (files::is_complex<T>) {
        return {std::scalbn(x.real(), exponent), std::scalbn(x.imag(), exponent)};
    } else {
        return std::scalbn(x, exponent);
    }
}

template <class T>
void scale_column(Dense<T>& a, std::int64_t j, int exponent) {
    for (std::int64_t i = 0; i < a.rows(); ++i) {
        a(i, j) = scaled(a(i, j), exponent);
    }
}

template <class T>
void scale(Dense<T>& a, int exponent) {
    files::for_each_part(exponent != 0 ? a.cols() : 0, [&](std::int64_t j) { scale_column(a, j, exponent); });
}

// The power of two that brings this number to about 1; a zero counts as the least number.
int exponent_to_one(double most) {
    return -std::ilogb(std::max(most, std::numeric_limits<double>::denorm_min()));
}

// The power of two that brings the elements of A to about 1, or 0 where products with A stay within the range
// without it.
template <class T>
int exponent_of_scale(const Dense<T>& a) {
    const double most = files::greatest_element(a);
    const int exponent = most > 0 ? exponent_to_one(most) : 0;
    return std::abs(exponent) > std::numeric_limits<real_of<T>>::max_exponent / 2 ? exponent : 0;
}

// Results of a problem that was scaled have been rounded before: near the end of the range not to n eps of
// their size, but to the distance of subnormal numbers, as if the norm were the least normal number.
template <class Real>
double scaled_norm(double norm, int exponent) {
    const auto least = static_cast<double>(std::numeric_limits<Real>::min());
    return exponent == 0 ? positive(norm) : std::max(norm, std::scalbn(least, exponent));
}

}  // namespace

template <class T, class Real>
Residuals eigen_residuals(Session& session, Dense<T>& a, const Dense<T>* b, std::int64_t itype,
                          const Dense<T>& v, std::vector<Real> w) {
    const int exponent = exponent_of_scale(a);
    scale(a, exponent);
    for (Real& value : w) {
        value = scaled(value, exponent);
    }
    const std::int64_t n = a.rows(), k = static_cast<std::int64_t>(w.size());
    const double units =
        static_cast<double>(std::max<std::int64_t>(n, 1)) * std::numeric_limits<Real>::epsilon();
    double most = 0, norm_v = 0;
    for (const Real x : w) {
        most = std::max(most, std::abs(static_cast<double>(x)));
    }
    const double norm_a = scaled_norm<Real>(files::one_norm(a), exponent),
                 norm_b = b != nullptr ? files::one_norm(*b) : 1;
    Residuals found;
    // A quarter of the columns at once: the scratch is small compared with the matrix, and A travels to the
    // devices four times.
    const std::int64_t width = std::min(k, std::max<std::int64_t>(1024, (k + 3) / 4));
    Dense<T> left(n, width, "the check"), right(n, b != nullptr ? width : 0, "the check"),
        gram(k, width, "the check");
    for (std::int64_t first = 0; first < k; first += width) {
        const std::int64_t columns = std::min(width, k - first);
        const T* const block = v.column(first);
        const auto lambda = [&](std::int64_t j) { return w[static_cast<std::size_t>(first + j)]; };
        const auto vector = [&](std::int64_t i, std::int64_t j) { return block[i + j * n]; };
        norm_v = std::max(norm_v, greatest_column_sum(n, columns, vector));
        // `left` is what must be lambda times `image`, and V^H times `partner` what must be the identity or,
        // for itype 3, the eigenvalues.
        const T* image = block;
        const T* partner = block;
        if (b == nullptr) {
            multiply(session, 'N', n, columns, n, a, block, n, left);
        } else if (itype == 1) {
            multiply(session, 'N', n, columns, n, a, block, n, left);
            multiply(session, 'N', n, columns, n, *b, block, n, right);
            image = partner = right.data();
        } else {
            multiply(session, 'N', n, columns, n, itype == 2 ? *b : a, block, n, right);
            multiply(session, 'N', n, columns, n, itype == 2 ? a : *b, right.data(), n, left);
            partner = right.data();
        }
        multiply(session, 'C', k, columns, n, v, partner, n, gram);
        found.residual =
            std::max(found.residual, greatest_column_sum(n, columns, [&](std::int64_t i, std::int64_t j) {
                         return left(i, j) - image[i + j * n] * lambda(j);
                     }));
        found.orthogonality = std::max(
            found.orthogonality, greatest_column_sum(k, columns, [&](std::int64_t i, std::int64_t j) {
                return i == first + j ? gram(i, j) - (itype == 3 ? lambda(j) : Real(1)) : gram(i, j);
            }));
    }
    if (b == nullptr) {
        found.residual /= norm_a * units;
        found.orthogonality /= units;
    } else {
        const double scale = itype == 1 ? norm_a + most * norm_b : norm_a * norm_b + most;
        const double partner_norm = itype == 3 ? norm_a : norm_b;
        found.residual /= positive(scale * norm_v) * units;
        found.orthogonality /= positive(partner_norm * norm_v * norm_v) * units;
    }
    return found;
}

namespace {

// The greatest column sum of X^H X - I.
template <class T>
double distance_from_orthonormal(Session& session, const Dense<T>& x) {
    const std::int64_t k = x.cols();
    Dense<T> gram(k, k, "the check");
    multiply(session, 'C', k, k, x.rows(), x, x.data(), x.ld(), gram);
    return greatest_column_sum(k, k, [&](std::int64_t i, std::int64_t j) {
        return i == j ? gram(i, j) - real_of<T>(1) : gram(i, j);
    });
}
// The greatest column sum of op(A) X - Y S.
template <class T, class Real>
double distance_of_images(Session& session, char op, const Dense<T>& a, const Dense<T>& x, const Dense<T>& y,
                          const std::vector<Real>& s) {
    Dense<T> image(y.rows(), y.cols(), "the check");
    multiply(session, op, y.rows(), y.cols(), x.rows(), a, x.data(), x.ld(), image);
    return greatest_column_sum(y.rows(), y.cols(), [&](std::int64_t i, std::int64_t j) {
        return image(i, j) - y(i, j) * s[static_cast<std::size_t>(j)];
    });
}

}  // namespace

template <class T, class Real>
Residuals singular_residuals(Session& session, Dense<T>& a, const Dense<T>& u, const Dense<T>& vt,
                             std::vector<Real> s) {
    const int exponent = exponent_of_scale(a);
    scale(a, exponent);
    for (Real& value : s) value = scaled(value, exponent);
    Dense<T> v(vt.cols(), vt.rows(), "the check");
    files::for_each_part(v.cols(), [&](std::int64_t j) {
        for (std::int64_t i = 0; i < v.rows(); ++i) {
            if constexpr (files::is_complex<T>)
                v(i, j) = std::conj(vt(j, i));
            else
                v(i, j) = vt(j, i);
        }
    });
    const double units = static_cast<double>(std::max<std::int64_t>({a.rows(), a.cols(), 1})) *
                         std::numeric_limits<Real>::epsilon();
    const double by_rows =
        greatest_column_sum(a.cols(), a.rows(), [&](std::int64_t i, std::int64_t j) { return a(j, i); });
    const double norm = scaled_norm<Real>(std::max(files::one_norm(a), by_rows), exponent);
    Residuals found;
    found.residual =
        std::max(distance_of_images(session, 'N', a, v, u, s), distance_of_images(session, 'C', a, u, v, s)) /
        (norm * units);
    found.orthogonality =
        std::max(distance_from_orthonormal(session, u), distance_from_orthonormal(session, v)) / units;
    return found;
}

template <class T>
SolutionResiduals solution_residuals(Session& session, Dense<T>& a, const Dense<T>& x, Dense<T>& b) {
    const int exponent = exponent_of_scale(a);
    scale(a, exponent);
    scale(b, exponent);
    const std::int64_t m = a.rows(), n = a.cols(), nrhs = b.cols();
    Dense<T> product(m, nrhs, "the check");
    multiply(session, 'N', m, nrhs, n, a, x.data(), x.ld(), product);
    const double units = static_cast<double>(std::max(m, n)) * std::numeric_limits<real_of<T>>::epsilon();
    const double norm = scaled_norm<real_of<T>>(files::one_norm(a), exponent);
    SolutionResiduals worst;
    for (std::int64_t j = 0; j < nrhs; ++j) {
        const auto sum_of = [&](std::int64_t rows, const auto& f) { return greatest_column_sum(rows, 1, f); };
        const double error = sum_of(m, [&](std::int64_t i, std::int64_t) { return product(i, j) - b(i, j); });
        const double size = norm * sum_of(n, [&](std::int64_t i, std::int64_t) { return x(i, j); });
        const double of_b = sum_of(m, [&](std::int64_t i, std::int64_t) { return b(i, j); });
        worst.residual = std::max(worst.residual, finite_or_infinite(error / (positive(size) * units)));
        worst.backward_error =
            std::max(worst.backward_error, finite_or_infinite(error / positive(size + of_b)));
    }
    return worst;
}

// Each column of B and X has a scale of its own, so that neither of them nor a product passes the range,
// whatever A is:
//
//     (2^a A)^H (2^b B - 2^a A 2^(b-a) X)
//
// Compared is it with |A| (|A| |X| + |B|), |A| being the Frobenius norm: where A is nearly dependent, A X is
// far larger than B, and so are its rounding errors. With what has been left out it is as with these.
template <class T>
LeastSquaresResiduals least_squares_residuals(Session& session, Dense<T>& a, const Dense<T>& x, Dense<T>& b,
                                              double left_out) {
    using Real = real_of<T>;
    const std::int64_t m = a.rows(), n = a.cols(), nrhs = b.cols();
    const int of_a = exponent_to_one(files::greatest_element(a));
    scale(a, of_a);
    const double norm = positive(length(total(squares(a))));
    Dense<T> y = files::copy_of(x), product(m, nrhs, "the check"), gradient(n, nrhs, "the check");
    std::vector<int> of_b(static_cast<std::size_t>(nrhs));
    files::for_each_part(nrhs, [&](std::int64_t j) {
        const double most = greatest_in_column(x, j);
        if (!(most < infinite)) return;  // and then the error is not finite
        int& exponent = of_b[static_cast<std::size_t>(j)];
        exponent = std::min(exponent_to_one(greatest_in_column(b, j)), of_a + exponent_to_one(most));
        scale_column(y, j, exponent - of_a);
        scale_column(b, j, exponent);
    });
    const std::vector<Square> squares_of_y = squares(y), squares_of_b = squares(b);
    multiply(session, 'N', m, nrhs, n, a, y.data(), y.ld(), product);
    files::for_each_part(nrhs, [&](std::int64_t j) {
        for (std::int64_t i = 0; i < m; ++i) b(i, j) -= product(i, j);
    });
    multiply(session, 'C', n, nrhs, m, a, b.data(), b.ld(), gradient);
    const std::vector<Square> r = squares(b), g = squares(gradient);
    const double units =
        static_cast<double>(std::max(m, n)) * std::numeric_limits<Real>::epsilon() + left_out;
    LeastSquaresResiduals found;
    for (std::size_t j = 0; j < r.size(); ++j) {
        const double size = norm * scaled_norm<Real>(length(squares_of_y[j]), of_b[j] - of_a) +
                            scaled_norm<Real>(length(squares_of_b[j]), of_b[j]);
        found.residual = std::max(found.residual, finite_or_infinite(length(g[j]) / (norm * size * units)));
        found.angles.push_back(r[j] > 0 ? length(g[j] / r[j]) / norm : 0);
        found.norms.push_back(std::scalbn(length(r[j]), -of_b[j]));
    }
    return found;
}

namespace {

// A^H and X, scaled: A, and each column of X, have scales of their own.
template <class T>
struct AmongRows {
    Dense<T> adjoint, y;
    std::vector<int> of_x;
    double norm = 0;
    std::vector<Square> given;
    bool finite = true;

    AmongRows(const Dense<T>& a, const Dense<T>& x)
        : adjoint(a.cols(), a.rows(), "the check"), y(files::copy_of(x)) {
        const int of_a = exponent_to_one(files::greatest_element(a));
        files::for_each_part(a.rows(), [&](std::int64_t i) {
            for (std::int64_t j = 0; j < a.cols(); ++j) {
                adjoint(j, i) = scaled(files::scalar_of<T>(std::real(a(i, j)), -std::imag(a(i, j))), of_a);
            }
        });
        for (std::int64_t j = 0; j < x.cols(); ++j) {
            const double most = greatest_in_column(x, j);
            finite = finite && most < infinite;
            of_x.push_back(finite ? exponent_to_one(most) : 0);
            scale_column(y, j, of_x.back());
        }
        norm = positive(length(total(squares(adjoint))));
        given = squares(y);
    }

    // With Z in the first rows of Y and what remains of X behind them. Compared is that with |X| + |A| |Z|:
    // rounding errors of A move its rows, those of a nearly dependent A far, and so does what has been left
    // out. An X that was nearly too small to be a number has been rounded before.
    double distance(std::int64_t rank, double left_out) const {
        using Real = real_of<T>;
        const std::int64_t most = std::max(adjoint.rows(), adjoint.cols());
        const std::vector<Square> whole = squares(y), rest = squares(y, rank);
        const double units = static_cast<double>(most) * std::numeric_limits<Real>::epsilon();
        double worst = 0;
        for (std::size_t j = 0; j < rest.size(); ++j) {
            // Without an end where Z passes the range: then A is too close to one of lower rank for any rows
            // to be its own.
            const double moved = norm * finite_or_infinite(length(whole[j] - rest[j]));
            const double size = scaled_norm<Real>(length(given[j]), of_x[j]);
            worst = std::max(
                worst, finite_or_infinite(length(rest[j]) / (size * units + moved * (units + left_out))));
        }
        return worst;
    }
};

}  // namespace

// Z is the solution of the least squares problem A^H Z = X: what remains of X is in the rows behind it.
template <class T>
double distance_from_rows(Session& session, const Dense<T>& a, const Dense<T>& x) {
    AmongRows<T> rows(a, x);
    if (!rows.finite) return infinite;
    require_success(
        session, Routines<T>::gels(session.context(), 'N', a.cols(), a.rows(), x.cols(), rows.adjoint.data(),
                                   rows.adjoint.ld(), rows.y.data(), rows.y.ld()));
    return rows.distance(a.rows(), 0);
}

// Q R = A^H P by pivots. The first columns of Q span the rows that count, Z solves the leading triangle of R;
// what is in R below that triangle and to its right has been left out.
template <class T>
RowsThatCount distance_from_rows(Session& session, const Dense<T>& a, const Dense<T>& x, std::int64_t rank,
                                 double rcond) {
    AmongRows<T> rows(a, x);
    if (!rows.finite) return {infinite, 0};
    const Dense<T>& r = rows.adjoint;
    const std::int64_t least = std::min(r.rows(), r.cols());
    std::vector<lapilli_int> order(static_cast<std::size_t>(r.cols()), 0);
    std::vector<T> tau(static_cast<std::size_t>(least));
    require_success(session, Routines<T>::geqp3(session.context(), r.rows(), r.cols(), rows.adjoint.data(),
                                                r.ld(), order.data(), tau.data()));
    require_success(session, Routines<T>::ormqr(session.context(), 'L', 'C', r.rows(), x.cols(), rank,
                                                r.data(), r.ld(), tau.data(), rows.y.data(), rows.y.ld()));
    require_success(session, Routines<T>::trtrs(session.context(), 'U', 'N', 'N', rank, x.cols(), r.data(),
                                                r.ld(), rows.y.data(), rows.y.ld()));
    Square behind = 0;
    for (std::int64_t j = rank; j < r.cols(); ++j) {
        for (std::int64_t i = rank; i <= std::min(j, r.rows() - 1); ++i) behind += square(r(i, j));
    }
    const auto most = static_cast<double>(std::max(a.rows(), a.cols()));
    const double left_out = std::min(length(behind) / rows.norm, most * rcond);
    return {rows.distance(rank, left_out), left_out};
}

#define LAPILLI_RESIDUALS(T, Real)                                                                          \
    template Residuals singular_residuals(Session&, Dense<T>&, const Dense<T>&, const Dense<T>&,            \
                                          std::vector<Real>);                                               \
    template Residuals eigen_residuals(Session&, Dense<T>&, const Dense<T>*, std::int64_t, const Dense<T>&, \
                                       std::vector<Real>);                                                  \
    template SolutionResiduals solution_residuals(Session&, Dense<T>&, const Dense<T>&, Dense<T>&);         \
    template LeastSquaresResiduals least_squares_residuals(Session&, Dense<T>&, const Dense<T>&, Dense<T>&, \
                                                           double);                                         \
    template double distance_from_rows(Session&, const Dense<T>&, const Dense<T>&);                         \
    template RowsThatCount distance_from_rows(Session&, const Dense<T>&, const Dense<T>&, std::int64_t,     \
                                              double);
LAPILLI_RESIDUALS(float, float)
LAPILLI_RESIDUALS(double, double)
LAPILLI_RESIDUALS(std::complex<float>, float)
LAPILLI_RESIDUALS(std::complex<double>, double)

}  // namespace lapilli::solve
