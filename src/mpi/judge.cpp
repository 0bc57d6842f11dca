// SPDX-License-Identifier: BSD-3-Clause
#include "mpi/judge.hpp"

#include <algorithm>
#include <complex>
#include <cstdint>

namespace lapilli::mpi {
namespace {

/// Products of the distributed matrices with vectors that every rank has as a whole.
template <class T>
class Products {
  public:
    using Wide = typename RoomToJudge<T>::Wide;
    using Vector = std::vector<Wide>;

    Products(MPI_Comm comm, Place place, RoomToJudge<T>& room) : comm_(comm), place_(place), room_(room) {}

    /// Zeros, each time in another of the room's vectors.
    Vector& vector(std::size_t count) {
        Vector& x = room_.vectors.at(used_++);
        x.assign(count, 0);
        return x;
    }

    /// The Hermitian matrix with this part, times x.
    const Vector& hermitian(const LocalMatrix& A, Part part, const Vector& x) {
        Vector& y = vector(x.size());
        each(A, part, A.layout.columns.n, [&](std::size_t i, std::size_t j, Wide a) {
            if (i == j) {
                y[i] += real_part(a) * x[i];
            } else {
                y[i] += a * x[j];
                y[j] += conjugate(a) * x[i];
            }
        });
        return summed(y);
    }
    /// The first columns of Z, as many as x has elements, times x.
    const Vector& combined(const LocalMatrix& Z, const Vector& x) {
        Vector& y = vector(static_cast<std::size_t>(Z.layout.rows.n));
        each(Z, Part::all, static_cast<index_t>(x.size()),
             [&](std::size_t i, std::size_t j, Wide z) { y[i] += z * x[j]; });
        return summed(y);
    }
    /// The products of these columns, conjugated, with y.
    const Vector& projected(const LocalMatrix& Z, const Vector& y, index_t columns) {
        Vector& x = vector(static_cast<std::size_t>(columns));
        each(Z, Part::all, columns,
             [&](std::size_t i, std::size_t j, Wide z) { x[j] += conjugate(z) * y[i]; });
        return summed(x);
    }
    /// Trace and square of the Frobenius norm.
    std::pair<double, double> trace_and_square(const LocalMatrix& A, Part part) const {
        double sums[2] = {0, 0};
        each(A, part, A.layout.columns.n, [&](std::size_t i, std::size_t j, Wide a) {
            sums[0] += i == j ? real_part(a) : 0;
            sums[1] += i == j ? real_part(a) * real_part(a) : 2 * std::norm(a);
        });
        MPI_Allreduce(MPI_IN_PLACE, sums, 2, MPI_DOUBLE, MPI_SUM, comm_);
        return {sums[0], sums[1]};
    }

  private:
    template <class F>
    void each(const LocalMatrix& A, Part part, index_t columns, F f) const {
        const index_t end = A.layout.columns.local_from(place_.column, std::min(columns, A.layout.columns.n));
        const T* const data = reinterpret_cast<const T*>(A.data);
        for_each_run(A.layout, place_, part, 0, end,
                     [&](index_t i, index_t j, index_t r, index_t c, index_t length) {
                         for (index_t k = 0; k < length; ++k)
                             f(static_cast<std::size_t>(i + k), static_cast<std::size_t>(j),
                               Wide(data[r + k + c * A.ld]));
                     });
    }
    const Vector& summed(Vector& x) const {
        constexpr int numbers = is_complex<T> ? 2 : 1;
        MPI_Allreduce(MPI_IN_PLACE, x.data(), numbers * static_cast<int>(x.size()), MPI_DOUBLE, MPI_SUM,
                      comm_);
        return x;
    }

    MPI_Comm comm_;
    Place place_;
    RoomToJudge<T>& room_;
    std::size_t used_ = 0;
};

template <class Vector>
double norm_of(const Vector& x) {
    double sum = 0;
    for (const auto& element : x) sum += std::norm(element);
    return std::sqrt(sum);
}

template <class Vector>
double distance(const Vector& x, const Vector& y) {
    double sum = 0;
    for (std::size_t i = 0; i < x.size(); ++i) sum += std::norm(x[i] - y[i]);
    return std::sqrt(sum);
}

/// Numbers between 1/2 and 1 of either sign, the same on all ranks.
template <class Vector>
void directions(Vector& x) {
    std::uint64_t state = 88172645463325252U;
    for (auto& element : x) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        const double size = 0.5 + static_cast<double>(state >> 12) * 0x1p-53;
        element = (state & 1U) != 0 ? size : -size;
    }
}

/// Ascending, finite, and the same on all ranks but for rounding; the same answer on all ranks.
template <class Real>
bool values_agree(MPI_Comm comm, const Real* W, index_t found, double tolerance, std::vector<double>& least) {
    double good = 1, largest = 0;
    least.clear();
    for (index_t k = 0; k < found; ++k) {
        const double w = static_cast<double>(W[k]);
        if (!std::isfinite(w) || (k > 0 && W[k] < W[k - 1])) good = 0;
        least.push_back(w);
        least.push_back(-w);
        largest = std::max(largest, std::abs(w));
    }
    double all[2] = {good, -largest};
    MPI_Allreduce(MPI_IN_PLACE, all, 2, MPI_DOUBLE, MPI_MIN, comm);
    if (all[0] == 0) return false;
    MPI_Allreduce(MPI_IN_PLACE, least.data(), static_cast<int>(least.size()), MPI_DOUBLE, MPI_MIN, comm);
    for (std::size_t k = 0; k < least.size(); k += 2) {
        if (-least[k + 1] - least[k] > tolerance * -all[1]) return false;
    }
    return true;
}

/// The pairs' equations, of the vector x.
template <class T>
bool pairs_hold(Products<T>& products, const Pairs<T>& pairs, double norm_a, double norm_b,
                double tolerance) {
    using Vector = typename Products<T>::Vector;
    const auto columns = static_cast<std::size_t>(pairs.found);
    Vector &x = products.vector(columns), &scaled = products.vector(columns);
    directions(x);
    for (std::size_t k = 0; k < columns; ++k) scaled[k] = x[k] * static_cast<double>(pairs.W[k]);
    const Vector &y = products.combined(pairs.Z, x), &u = products.combined(pairs.Z, scaled);
    const auto by_a = [&](const Vector& v) -> const Vector& {
        return products.hermitian(pairs.A, pairs.part, v);
    };
    const auto by_b = [&](const Vector& v) -> const Vector& {
        return products.hermitian(pairs.B, pairs.part, v);
    };
    const auto close = [&](const Vector& a, const Vector& b, double scale) {
        return distance(a, b) <= tolerance * scale;
    };
    const auto both = [](bool a, bool b) { return a && b; };  // every rank takes part in every sum
    // Types 0 and 1: A y = B u. Type 2: A B y = u. Type 3: B A y = u, and its vectors are orthogonal over B's
    // inverse, with which Z^H A y = W x.
    switch (pairs.type) {
        case 0:
            return both(close(by_a(y), u, norm_a * norm_of(x)),
                        close(products.projected(pairs.Z, y, pairs.found), x, norm_of(x)));
        case 1:
            return both(close(by_a(y), by_b(u), norm_a * norm_of(y) + norm_b * norm_of(u)),
                        close(products.projected(pairs.Z, by_b(y), pairs.found), x,
                              norm_of(x) + norm_b * norm_of(y)));
        case 2:
            return both(close(by_a(by_b(y)), u, norm_a * norm_b * norm_of(y)),
                        close(products.projected(pairs.Z, by_b(y), pairs.found), x,
                              norm_of(x) + norm_b * norm_of(y)));
        default:
            return both(close(by_b(by_a(y)), u, norm_a * norm_b * norm_of(y)),
                        close(products.projected(pairs.Z, by_a(y), pairs.found), scaled,
                              norm_of(scaled) + norm_a * norm_of(y)));
    }
}

/// With all eigenvalues found: checks their sum and their sum of squares.
template <class Real>
bool sums_hold(const Real* W, index_t n, double trace, double norm_a, double tolerance) {
    double sum = 0, squares = 0;
    for (index_t k = 0; k < n; ++k) {
        const double w = static_cast<double>(W[k]);
        sum += w;
        squares += w * w;
    }
    const double bound = tolerance * std::sqrt(static_cast<double>(n)) * norm_a;
    return std::abs(sum - trace) <= bound && std::abs(std::sqrt(squares) - norm_a) <= bound;
}

/// This rank's judgement, after values that are the same everywhere.
template <class T>
bool looks_right(MPI_Comm comm, Place place, const Pairs<T>& pairs, double tolerance, RoomToJudge<T>& room) {
    const index_t n = pairs.A.layout.rows.n;
    Products<T> products(comm, place, room);
    const auto [trace, square] = products.trace_and_square(pairs.A, pairs.part);
    const double norm_a = std::sqrt(square);
    const double norm_b =
        pairs.type == 0 ? 0 : std::sqrt(products.trace_and_square(pairs.B, pairs.part).second);
    bool right = std::isfinite(norm_a) && std::isfinite(norm_b);
    if (pairs.type == 0 && pairs.found == n) right = sums_hold(pairs.W, n, trace, norm_a, tolerance) && right;
    if (pairs.has_vectors) right = pairs_hold(products, pairs, norm_a, norm_b, tolerance) && right;
    return right;
}

}  // namespace

template <class T>
bool are_right(MPI_Comm comm, Place place, const Pairs<T>& pairs, RoomToJudge<T>& room) {
    // The next comparison needs the same number of values on all ranks.
    std::int64_t found[2] = {pairs.found, -pairs.found};
    MPI_Allreduce(MPI_IN_PLACE, found, 2, MPI_INT64_T, MPI_MIN, comm);
    if (found[0] != -found[1] || found[0] < 0) return false;
    const double n = static_cast<double>(pairs.A.layout.rows.n);
    const double tolerance = 30 * std::sqrt(n) * static_cast<double>(unit_roundoff<T>);
    if (!values_agree(comm, pairs.W, pairs.found, tolerance, room.values)) return false;
    MPI_Bcast(pairs.W, static_cast<int>(pairs.found * index_t{sizeof(real_t<T>)}), MPI_BYTE, 0, comm);
    int right = looks_right(comm, place, pairs, tolerance, room) ? 1 : 0;
    MPI_Allreduce(MPI_IN_PLACE, &right, 1, MPI_INT, MPI_MIN, comm);
    return right != 0;
}

#define LAPILLI_MPI_JUDGE(T) template bool are_right<T>(MPI_Comm, Place, const Pairs<T>&, RoomToJudge<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_MPI_JUDGE)
#undef LAPILLI_MPI_JUDGE

}  // namespace lapilli::mpi
