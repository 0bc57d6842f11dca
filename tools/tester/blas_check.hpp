// SPDX-License-Identifier: BSD-3-Clause
// Checks a result of the BLAS by its entries: corners, neighbours of the diagonal and random ones are computed again
// on the host in long double, from the entries that the operands began with. The unit of an error is ulp times the
// same sum with absolute values: for random data the rounding errors of any order of summation stay near 1, and a
// term too many or too few is far above, even in single precision. What must not be written is compared as well.
#pragma once

#include <cmath>
#include <functional>
#include <limits>
#include <set>
#include <utility>

#include "tester/blas_case.hpp"
#include "tester/blas_data.hpp"

namespace lapilli::tester {

// Element l of a vector of that length in the memory that begins at its lowest address.
inline std::int64_t vector_index(std::int64_t length, std::int64_t inc, std::int64_t l) {
    return inc > 0 ? l * inc : (length - 1 - l) * -inc;
}

inline std::int64_t vector_extent(std::int64_t length, std::int64_t inc) {
    return length == 0 ? 0 : 1 + (length - 1) * std::abs(inc);
}

template <class T>
class BlasCheck {
  public:
    // The operands of a call that has been carried out once since they were filled; those it lacks are nullptr. `out`
    // is where y or C is, once for every device that received it.
    BlasCheck(const BlasCase& that, const Store<T>* a, const Store<T>* b, const Store<T>* x,
              std::vector<const Store<T>*> out)
        : s_(that),
          facts_(that.facts()),
          shapes_(shapes_of(that)),
          a_(a),
          b_(b),
          x_(x),
          out_(std::move(out)) {}

    // The largest error; infinity when something was written that must not be, NaN when a result is NaN.
    double worst() const {
        double worst = 0;
        const auto take = [&](double error) { worst = error <= worst || std::isnan(worst) ? worst : error; };
        for (const Store<T>* out : out_) {
            if (facts_.level == 2) {
                level2(*out, take);
            } else if (s_.routine == Blas::trsm) {
                solution(*out, take);
            } else {
                level3(*out, take);
            }
        }
        return worst;
    }

  private:
    using R = testing::Real<T>;
    using Wide = std::conditional_t<testing::is_complex<T>, std::complex<long double>, long double>;
    using Entry = std::function<T(std::int64_t, std::int64_t)>;
    using Positions = std::set<std::pair<std::int64_t, std::int64_t>>;
    using Take = std::function<void(double)>;

    // One product of the sum that a result is.
    struct Term {
        T alpha;
        std::int64_t depth;
        Entry left, right;
    };

    static Wide wide(T value) {
        if constexpr (testing::is_complex<T>) {
            return Wide(value.real(), value.imag());
        } else {
            return value;
        }
    }

    static double error(Wide computed, Wide exact, long double scale) {
        const long double difference = std::abs(computed - exact);
        return difference == 0 ? 0 : static_cast<double>(difference / (testing::ulp<T> * scale));
    }

    T a(std::int64_t i, std::int64_t j) const { return a_->initial(i + s_.offset, j + s_.offset); }

    static T op(char trans, const Entry& entry, std::int64_t i, std::int64_t j) {
        return trans == 'N' ? entry(i, j) : trans == 'T' ? entry(j, i) : testing::conjugate(entry(j, i));
    }

    bool in_triangle(std::int64_t i, std::int64_t j) const { return s_.uplo == 'L' ? i >= j : i <= j; }

    // The symmetric or Hermitian A from its triangle.
    T symmetric(std::int64_t i, std::int64_t j) const {
        if (!in_triangle(i, j)) {
            return facts_.hermitian ? testing::conjugate(a(j, i)) : a(j, i);
        }
        return facts_.hermitian && i == j ? T(testing::real_part(a(i, j))) : a(i, j);
    }

    T triangular(std::int64_t i, std::int64_t j) const {
        return i == j && s_.diag == 'U' ? T(1) : in_triangle(i, j) ? a(i, j) : T(0);
    }

    // op(A) as the routine takes it.
    T matrix(std::int64_t i, std::int64_t j) const {
        if (facts_.in_place) {
            return op(
                s_.trans, [&](auto r, auto c) { return triangular(r, c); }, i, j);
        }
        if (facts_.has_uplo && s_.routine != Blas::syrk && s_.routine != Blas::herk &&
            s_.routine != Blas::syr2k && s_.routine != Blas::her2k) {
            return symmetric(i, j);
        }
        return op(
            s_.trans, [&](auto r, auto c) { return a(r, c); }, i, j);
    }

    std::vector<Term> terms(const Store<T>& out) const {
        const T alpha = make(s_.alpha);
        const Entry A = [this](auto i, auto j) { return matrix(i, j); };
        const Entry B = [this](auto i, auto j) { return b_->initial(i, j); };
        const auto turned = [this](const Entry& entry) -> Entry {  // the transpose or adjoint of a factor
            return [this, entry](auto l, auto j) {
                return facts_.hermitian ? testing::conjugate(entry(j, l)) : entry(j, l);
            };
        };
        switch (s_.routine) {
            case Blas::gemm:
                return {{alpha, s_.k, A, [this, B](auto l, auto j) { return op(s_.transb, B, l, j); }}};
            case Blas::syrk:
            case Blas::herk:
                return {{facts_.hermitian ? T(testing::real_part(alpha)) : alpha, s_.k, A, turned(A)}};
            case Blas::syr2k:
            case Blas::her2k: {
                const Entry opB = [this, B](auto i, auto l) { return op(s_.trans, B, i, l); };
                return {{alpha, s_.k, A, turned(opB)},
                        {facts_.hermitian ? testing::conjugate(alpha) : alpha, s_.k, opB, turned(A)}};
            }
            default: {
                const Store<T>* other = facts_.in_place ? &out : b_;
                const Entry X = [other](auto i, auto j) { return other->initial(i, j); };
                return s_.side == 'L' ? std::vector<Term>{{alpha, s_.m, A, X}}
                                      : std::vector<Term>{{alpha, s_.n, X, A}};
            }
        }
    }

    T make(std::complex<double> value) const { return testing::make_scalar<T>(value.real(), value.imag()); }

    // Of entry (i, j) that was `before` and is `after`.
    double entry_error(const std::vector<Term>& terms, T beta, T before, T after, std::int64_t i,
                       std::int64_t j) const {
        Wide sum = 0;
        long double scale = 0;
        for (const Term& term : terms) {
            Wide inner = 0;
            long double inner_scale = 0;
            for (std::int64_t l = 0; l < term.depth; ++l) {
                const Wide product = wide(term.left(i, l)) * wide(term.right(l, j));
                inner += product;
                inner_scale += std::abs(product);
            }
            sum += wide(term.alpha) * inner;
            scale += std::abs(wide(term.alpha)) * inner_scale;
        }
        if (beta != T(0)) {
            sum += wide(beta) * wide(before);
            scale += std::abs(wide(beta) * wide(before));
        }
        return error(wide(after), sum, scale);
    }

    // Rows or columns that are looked at: all up to a number, else the first, the last and random ones.
    std::vector<std::int64_t> chosen(std::int64_t count, std::int64_t all_below, std::uint64_t samples,
                                     std::uint64_t stream) const {
        std::set<std::int64_t> rows;
        if (count <= all_below) {
            for (std::int64_t i = 0; i < count; ++i) {
                rows.insert(i);
            }
        } else {
            const testing::Stream random(1, stream);
            rows = {0, std::min<std::int64_t>(1, count - 1), std::max<std::int64_t>(0, count - 2), count - 1};
            for (std::uint64_t s = 0; s < samples; ++s) {
                rows.insert(static_cast<std::int64_t>(random.bits(s) % static_cast<std::uint64_t>(count)));
            }
        }
        return {rows.begin(), rows.end()};
    }

    void level2(const Store<T>& y, const Take& take) const {
        const std::int64_t extent = vector_extent(shapes_.out, s_.incy);
        if (extent == 0) {
            return;
        }
        const std::vector<T> after = y.read(0, 0, extent);
        const T beta = make(s_.beta);
        const std::vector<Term> product = {
            {make(s_.alpha), shapes_.in, [this](auto i, auto l) { return matrix(i, l); },
             [this](auto l, auto) { return x_->initial(vector_index(shapes_.in, s_.incx, l), 0); }}};
        for (const std::int64_t i : chosen(shapes_.out, 512, 64, 130)) {
            const std::int64_t at = vector_index(shapes_.out, s_.incy, i);
            take(entry_error(product, beta, y.initial(at, 0), after[static_cast<std::size_t>(at)], i, 0));
        }
        for (std::int64_t at = 0; at < extent; ++at) {
            if (at % std::abs(s_.incy) != 0 && after[static_cast<std::size_t>(at)] != y.initial(at, 0)) {
                take(std::numeric_limits<double>::infinity());
            }
        }
    }

    // Corners, neighbours of the diagonal, random entries.
    Positions positions(const Store<T>& c) const {
        const std::int64_t m = c.rows(), n = c.cols(), least = std::min(m, n);
        Positions entries;
        if (least == 0) {
            return entries;
        }
        if (m * n <= 1024) {
            for (std::int64_t i = 0; i < m * n; ++i) {
                entries.emplace(i % m, i / m);
            }
            return entries;
        }
        entries = {{0, 0}, {m - 1, 0}, {0, n - 1}, {m - 1, n - 1}};
        for (const std::int64_t i : chosen(least, 0, 16, 131)) {
            for (const std::int64_t j : {i - 1, i, i + 1}) {
                if (j >= 0 && j < n) {
                    entries.emplace(i, j);
                }
            }
        }
        const testing::Stream random(1, 132);
        for (std::uint64_t s = 0; s < 64; ++s) {
            entries.emplace(
                static_cast<std::int64_t>(random.bits(2 * s) % static_cast<std::uint64_t>(m)),
                static_cast<std::int64_t>(random.bits(2 * s + 1) % static_cast<std::uint64_t>(n)));
        }
        return entries;
    }

    bool writes_triangle() const { return facts_.level == 3 && facts_.has_uplo && !facts_.has_side; }

    void level3(const Store<T>& c, const Take& take) const {
        const std::vector<Term> products = terms(c);
        T beta = facts_.in_place ? T(0) : make(s_.beta);
        if (writes_triangle() && facts_.hermitian) {
            beta = T(testing::real_part(beta));
        }
        for (const auto& [i, j] : positions(c)) {
            const T after = c.read(i, j, 1)[0];
            T before = c.initial(i, j);
            if (writes_triangle() && !in_triangle(i, j)) {
                take(after == before ? 0 : std::numeric_limits<double>::infinity());
                continue;
            }
            if (writes_triangle() && facts_.hermitian && i == j) {
                before = T(testing::real_part(before));
                if (after != T(testing::real_part(after))) {
                    take(std::numeric_limits<double>::infinity());
                }
            }
            // Sums of squares grow all the way, and so do their rounding errors.
            const bool squares = (s_.routine == Blas::syrk || s_.routine == Blas::herk) && i == j;
            const double growth = squares ? std::max(1.0, std::sqrt(static_cast<double>(s_.k)) / 8) : 1;
            take(entry_error(products, beta, before, after, i, j) / growth);
        }
        untouched_padding(c, take);
    }

    void untouched_padding(const Store<T>& c, const Take& take) const {
        if (s_.pad == 0 || c.rows() == 0) {
            return;
        }
        for (const std::int64_t j : chosen(c.cols(), 16, 16, 133)) {
            const std::vector<T> below = c.read(c.rows(), j, s_.pad);
            for (std::int64_t i = 0; i < s_.pad; ++i) {
                if (below[static_cast<std::size_t>(i)] != c.initial(c.rows() + i, j)) {
                    take(std::numeric_limits<double>::infinity());
                }
            }
        }
    }

    // TRSM: the residual op(A) X - alpha B of some columns of X, or X op(A) - alpha B of some rows.
    void solution(const Store<T>& x, const Take& take) const {
        const bool left = s_.side == 'L';
        const std::int64_t order = left ? s_.m : s_.n, count = left ? s_.n : s_.m;
        const std::vector<std::int64_t> lines = chosen(count, 4, 2, 134);
        for (const std::int64_t line : lines) {
            std::vector<T> values;
            if (left) {
                values = x.read(0, line, order);
            } else {
                for (std::int64_t j = 0; j < order; ++j) {
                    values.push_back(x.read(line, j, 1)[0]);
                }
            }
            for (const std::int64_t i : chosen(order, 64, 32, 135)) {
                Wide sum = 0;
                const T right = left ? x.initial(i, line) : x.initial(line, i);
                long double scale = std::abs(wide(make(s_.alpha)) * wide(right));
                for (std::int64_t l = 0; l < order; ++l) {
                    const Wide product =
                        wide(left ? matrix(i, l) : matrix(l, i)) * wide(values[static_cast<std::size_t>(l)]);
                    sum += product;
                    scale += std::abs(product);
                }
                take(error(sum, wide(make(s_.alpha)) * wide(right), scale));
            }
        }
    }

    const BlasCase& s_;
    const BlasFacts& facts_;
    BlasShapes shapes_;
    const Store<T>*a_, *b_, *x_;
    std::vector<const Store<T>*> out_;
};

}  // namespace lapilli::tester
