// SPDX-License-Identifier: BSD-3-Clause
// The definition of a BLAS routine, entry by entry, and the error of a result. The unit of the error is ulp
// times the sum of the moduli of the entry's terms. Whatever the order of summation, n terms have an error of
// at most about n units, and near one for random data; a term too many or too few is far above, even in
// single precision.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "support/blas/calls.hpp"
#include "support/matrix.hpp"

namespace lapilli::testing {

template <class T>
class BlasDefinition {
  public:
    using Entry = std::function<T(std::int64_t, std::int64_t)>;

    // Operands by their entries. a: A as stored. in: B, or x as a column. before, after: C, or y as a column,
    // before and after the call. TRSM's error is the residual of `after`.
    BlasDefinition(const BlasCase& that, Entry a, Entry in, Entry before, Entry after)
        : s_(that),
          facts_(that.facts()),
          hermitian_(that.hermitian()),
          solves_(that.routine == Blas::trsm && that.alpha != 0.0),
          a_(std::move(a)),
          in_(std::move(in)),
          before_(std::move(before)),
          after_(std::move(after)) {
        beta_ = scalar_of<T>(solves_ ? -s_.alpha : facts_.overwrites ? 0 : s_.used_beta());
        if (s_.alpha != 0.0) make_terms();
    }

    // False for entries that the call must not change.
    bool writes(std::int64_t i, std::int64_t j) const { return !s_.rank_k() || s_.in_triangle(i, j); }

    // The number of terms in an entry's sum.
    std::int64_t depth() const {
        std::int64_t sum = 0;
        for (const Term& term : terms_) {
            sum += term.depth;
        }
        return sum;
    }

    // The error of a written entry; infinite if it must be real and is not.
    double error_at(std::int64_t i, std::int64_t j) const {
        Sum sum;
        for (const Term& term : terms_) {
            Sum inner;
            for (std::int64_t l = 0; l < term.depth; ++l) {
                const T left = term.left(i, l), right = term.right(l, j);
                inner.add(wide(left), modulus(left), wide(right), modulus(right));
            }
            sum.add(wide(term.alpha), modulus(term.alpha), inner.value, inner.size);
        }
        return error_of(sum, i, j);
    }

    // The largest error of all written entries. Each factor is looked up once.
    double largest_error(std::int64_t rows, std::int64_t cols) const {
        std::vector<Factors> tables;
        for (const Term& term : terms_) {
            tables.emplace_back(term, rows, cols);
        }
        double worst = 0;
        for (std::int64_t j = 0; j < cols; ++j) {
            for (std::int64_t i = 0; i < rows; ++i) {
                if (!writes(i, j)) {
                    continue;
                }
                Sum sum;
                for (std::size_t t = 0; t < terms_.size(); ++t) {
                    const Sum inner = tables[t].product(i, j);
                    sum.add(wide(terms_[t].alpha), modulus(terms_[t].alpha), inner.value, inner.size);
                }
                worst = larger(worst, error_of(sum, i, j));
            }
        }
        return worst;
    }

    // The larger of two errors; NaN counts as largest.
    static double larger(double a, double b) { return b <= a || std::isnan(a) ? a : b; }

  private:
    using Wide = std::conditional_t<is_complex<T>, std::complex<long double>, long double>;

    // One product of the sum that defines the result.
    struct Term {
        T alpha;
        std::int64_t depth;
        Entry left, right;
    };

    static Wide wide(T value) {
        if constexpr (is_complex<T>) {
            return Wide(value.real(), value.imag());
        } else {
            return value;
        }
    }
    static double modulus(T value) {
        if constexpr (is_complex<T>) {
            return std::abs(std::complex<double>(value));
        } else {
            return std::abs(static_cast<double>(value));
        }
    }

    // A sum of products, and the sum of their moduli.
    struct Sum {
        Wide value = 0;
        double size = 0;

        void add(Wide a, double size_a, Wide b, double size_b) {
            if constexpr (is_complex<T>) {  // without the library's search for infinities
                value += Wide(a.real() * b.real() - a.imag() * b.imag(),
                              a.real() * b.imag() + a.imag() * b.real());
            } else {
                value += a * b;
            }
            size += size_a * size_b;
        }
    };

    // The factors of a term, in the order of summation.
    class Factors {
      public:
        Factors(const Term& term, std::int64_t rows, std::int64_t cols)
            : depth_(term.depth), left_(size(rows)), right_(size(cols)) {
            for (std::int64_t i = 0; i < rows; ++i) {
                for (std::int64_t l = 0; l < depth_; ++l) set(left_, i, l, term.left(i, l));
            }
            for (std::int64_t j = 0; j < cols; ++j) {
                for (std::int64_t l = 0; l < depth_; ++l) set(right_, j, l, term.right(l, j));
            }
        }
        Sum product(std::int64_t i, std::int64_t j) const {
            Sum sum;
            for (std::int64_t l = 0; l < depth_; ++l) {
                const Factor &a = left_[place(i, l)], &b = right_[place(j, l)];
                sum.add(a.value, a.size, b.value, b.size);
            }
            return sum;
        }

      private:
        struct Factor {
            Wide value;
            double size;
        };
        std::size_t size(std::int64_t lines) const { return static_cast<std::size_t>(lines * depth_); }
        std::size_t place(std::int64_t line, std::int64_t l) const {
            return static_cast<std::size_t>(line * depth_ + l);
        }
        void set(std::vector<Factor>& factors, std::int64_t line, std::int64_t l, T value) const {
            factors[place(line, l)] = {wide(value), modulus(value)};
        }

        std::int64_t depth_;
        std::vector<Factor> left_, right_;
    };

    static T op(char trans, const Entry& entry, std::int64_t i, std::int64_t j) {
        return trans == 'N' ? entry(i, j) : trans == 'T' ? entry(j, i) : conjugate(entry(j, i));
    }

    // An element of A, derived from A's structure if it is not stored.
    T whole(std::int64_t i, std::int64_t j) const {
        if (!s_.structured_a()) {
            return a_(i, j);
        }
        if (facts_.overwrites) {
            return i == j && s_.diag == 'U' ? T(1) : s_.in_triangle(i, j) ? a_(i, j) : T(0);
        }
        if (!s_.in_triangle(i, j)) {
            return hermitian_ ? conjugate(a_(j, i)) : a_(j, i);
        }
        return hermitian_ && i == j ? T(real_part(a_(i, j))) : a_(i, j);
    }

    void make_terms() {
        const T alpha = scalar_of<T>(s_.used_alpha());
        const bool turned = facts_.has("trans");
        const Entry A = [this, turned](auto i, auto j) {
            return op(
                turned ? s_.trans : 'N', [this](auto r, auto c) { return whole(r, c); }, i, j);
        };
        // The transpose or adjoint of a factor.
        const auto adjoint = [this](const Entry& entry) -> Entry {
            return
                [this, entry](auto l, auto j) { return hermitian_ ? conjugate(entry(j, l)) : entry(j, l); };
        };
        if (facts_.level == 2) {
            terms_ = {{alpha, shapes_of(s_).in, A, in_}};
        } else if (s_.routine == Blas::gemm) {
            terms_ = {{alpha, s_.k, A, [this](auto l, auto j) { return op(s_.transb, in_, l, j); }}};
        } else if (s_.two_terms()) {
            const Entry B = [this](auto i, auto l) { return op(s_.trans, in_, i, l); };
            terms_ = {{alpha, s_.k, A, adjoint(B)},
                      {hermitian_ ? conjugate(alpha) : alpha, s_.k, B, adjoint(A)}};
        } else if (s_.rank_k()) {
            terms_ = {{alpha, s_.k, A, adjoint(A)}};
        } else {
            const Entry& X = solves_ ? after_ : facts_.overwrites ? before_ : in_;
            const T factor = solves_ ? T(1) : alpha;
            terms_ = {s_.side == 'L' ? Term{factor, s_.m, A, X} : Term{factor, s_.n, X, A}};
        }
    }

    double error_of(Sum sum, std::int64_t i, std::int64_t j) const {
        T before = before_(i, j);
        const T after = after_(i, j);
        if constexpr (is_complex<T>) {
            if (hermitian_ && s_.rank_k() && i == j && !s_.leaves_result()) {
                before = T(real_part(before));
                if (after.imag() != 0) {
                    return std::numeric_limits<double>::infinity();
                }
            }
        }
        if (beta_ != T(0)) {
            sum.add(wide(beta_), modulus(beta_), wide(before), modulus(before));
        }
        const auto difference = static_cast<double>(std::abs((solves_ ? Wide(0) : wide(after)) - sum.value));
        return difference == 0 ? 0 : difference / (ulp<T> * sum.size);
    }

    const BlasCase& s_;
    const BlasFacts& facts_;
    bool hermitian_, solves_;
    Entry a_, in_, before_, after_;
    T beta_;
    std::vector<Term> terms_;
};

}  // namespace lapilli::testing
