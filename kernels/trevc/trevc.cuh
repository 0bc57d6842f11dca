// SPDX-License-Identifier: BSD-3-Clause
// Rows of all eigenvectors of a Schur form (TrevcBlockArgs in trevc/args.hpp): a warp has a vector, a thread
// block eight of them.
//
//     shared memory    M, a column behind the other, 65 elements apart:    right   M(i, j) = T(first + i, first + j)
//                                                                          left    M(i, j) = conj(T(last - j, last - i))
//
// so that M is upper triangular for both sides, and is solved from its last row up. Lane l has rows l and l +
// 32 of the vector, as complex numbers: the vector of a pair is one.
//
// Per row, or two rows of a pair: every lane of the warp solves them, and subtracts what they do to its own
// rows. Bytes: T's block for every thread block, X once. The latency of a step is the bound: two shuffles,
// two divisions, a column of shared memory.
#pragma once

#include "arch/simt.cuh"
#include "arch/warp_sum.cuh"
#include "trevc/args.hpp"
#include "trevc/solve.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

struct LargerOf {
    template <class S>
    LAPILLI_DEVICE S operator()(S a, S b) const {
        return a < b ? b : a;
    }
};

/// The columns, out of those before `n`, that a vector has.
template <class T>
struct VectorColumns {
    bool first = true;  ///< the column is not the second one of a pair
    bool pair = false;

    LAPILLI_DEVICE VectorColumns(const T* t, std::int64_t ld, std::int64_t n, std::int64_t k) {
        if constexpr (!is_complex<T>) {
            first = k == 0 || load(t + k + (k - 1) * ld) == T(0);
            pair = k + 1 < n && load(t + k + 1 + k * ld) != T(0);
        }
    }
};

template <class T>
struct TrevcProblem {
    static constexpr int threads = 256, stride = trevc_limit + 1;
    TrevcBlockArgs<T> args;

    static constexpr std::size_t elements() { return static_cast<std::size_t>(trevc_limit) * stride; }
};

template <class T>
class TrevcVector {
    using R = real_t<T>;
    using C = Complex<R>;
    static constexpr int kStride = TrevcProblem<T>::stride;

  public:
    LAPILLI_DEVICE explicit TrevcVector(const TrevcBlockArgs<T>& args)
        : p(args),
          right_(args.side == Side::right),
          rows_(static_cast<int>(args.rows)),
          range_(args.largest, args.t.rows),
          m_(shared<T>(0, TrevcProblem<T>::elements())) {}

    /// By all threads of the block.
    LAPILLI_DEVICE void load_triangle() const {
        const int warps = thread_count() / 32;
        for (int j = warp_id(); j < rows_; j += warps) {
            for (int i = lane_id(); i < rows_; i += 32) {
                const T x = load(p.t.data + p.first + i + (p.first + j) * p.t.ld);
                m_[right_ ? i + j * kStride : rows_ - 1 - j + (rows_ - 1 - i) * kStride] =
                    right_ ? x : conj(x);
            }
        }
        sync();
    }
    /// By a warp: the vector that begins with column k.
    LAPILLI_DEVICE void run(std::int64_t k) {
        const bool own = k >= p.first && k < p.first + p.rows;
        // A pair that a block splits is none: T is not quasi-triangular then, and no access may leave the
        // block.
        const VectorColumns<T> columns(p.t.data, p.t.ld, own ? p.first + p.rows : p.t.rows, k);
        if (!columns.first) return;
        pair_ = columns.pair;
        x_ = p.x.data + k * p.x.ld;
        start(k, own);
        for (int last = top_; last >= 0; --last) last = step(last, own);
        finish();
        store(p.bound + k, bound_);
    }

  private:
    LAPILLI_DEVICE std::int64_t row_of(int i) const { return p.first + (right_ ? i : rows_ - 1 - i); }
    LAPILLI_DEVICE T m(int i, int j) const { return m_[i + j * kStride]; }
    LAPILLI_DEVICE static PlainComplex plain(C x) {
        return {static_cast<double>(x.re), static_cast<double>(x.im)};
    }
    LAPILLI_DEVICE static PlainComplex plain_of(T x) {
        return {static_cast<double>(real(x)), static_cast<double>(imag(x))};
    }
    LAPILLI_DEVICE static C narrow(PlainComplex x) { return {static_cast<R>(x.re), static_cast<R>(x.im)}; }
    LAPILLI_DEVICE static R size_of(C x) { return abs(x.re) + abs(x.im); }

    LAPILLI_DEVICE C element(std::int64_t row) const {
        const T x = load(x_ + row);
        if constexpr (is_complex<T>) {
            return x;
        } else {
            return {x, pair_ ? load(x_ + row + p.x.ld) : R(0)};
        }
    }
    LAPILLI_DEVICE void put(std::int64_t row, C x) const {
        if constexpr (is_complex<T>) {
            store(x_ + row, x);
        } else {
            store(x_ + row, x.re);
            if (pair_) store(x_ + row + p.x.ld, x.im);
        }
    }

    /// The eigenvalue, and the rows of the block that the vector has when it begins.
    LAPILLI_DEVICE void start(std::int64_t k, bool own) {
        const T* const diagonal = p.t.data + k + k * p.t.ld;
        value_ = plain_of(load(diagonal));
        if constexpr (!is_complex<T>) {
            if (pair_) {
                const R above = load(diagonal + p.t.ld), below = load(diagonal + 1);
                value_.im = static_cast<double>(sqrt(abs(above))) * static_cast<double>(sqrt(abs(below)));
            }
        }
        constexpr double ulp = sizeof(R) == 8 ? 0x1p-52 : 0x1p-23;
        least_ = max(ulp * value_.size(), static_cast<double>(range_.smallest));
        if (!right_) value_.im = -value_.im;
        const int begin = static_cast<int>(k - p.first);
        own_ = right_ ? begin : rows_ - 1 - begin - (pair_ ? 1 : 0);
        top_ = own ? own_ + (pair_ ? 1 : 0) : rows_ - 1;
        bound_ = own ? R(0) : load(p.bound + k);
        LAPILLI_UNROLL
        for (int s = 0; s < 2; ++s) {
            const int i = lane_id() + 32 * s;
            at_[s] = own || i >= rows_ ? C{0, 0} : element(row_of(i));
        }
    }
    LAPILLI_DEVICE C from(int row) const { return shuffle(row < 32 ? at_[0] : at_[1], row & 31); }

    /// Solves row `last`, and the row before it where they are a pair. Returns the first one.
    LAPILLI_DEVICE int step(int last, bool own) {
        bool two = false;
        if constexpr (!is_complex<T>) two = last > 0 && m(last, last - 1) != T(0);
        const int first = two ? last - 1 : last;
        TrevcStep s;
        if (own && first == own_) {
            s.x[0] = {1, 0};
            if (two) own_pair(first, s);
        } else {
            PlainComplex a[2][2] = {{plain_of(m(first, first)) - value_, {0, 0}}, {{0, 0}, {0, 0}}},
                         b[2] = {plain(from(first)), {0, 0}};
            if (two) {
                a[0][1] = plain_of(m(first, last));
                a[1][0] = plain_of(m(last, first));
                a[1][1] = plain_of(m(last, last)) - value_;
                b[1] = plain(from(last));
            }
            s = TrevcStep::solve(two, a, b, least_, static_cast<double>(range_.solved));
            lower(s.down);
        }
        const C x = narrow(s.x[0]), y = narrow(s.x[1]);
        LAPILLI_UNROLL
        for (int slot = 0; slot < 2; ++slot) {
            const int i = lane_id() + 32 * slot;
            if (i < first) {
                at_[slot] = fma(negated(m(i, first)), x, at_[slot]);
                if (two) at_[slot] = fma(negated(m(i, last)), y, at_[slot]);
            }
            if (i == first) at_[slot] = x;
            if (two && i == last) at_[slot] = y;
        }
        return first;
    }
    LAPILLI_DEVICE static T negated(T x) { return T(0) - x; }

    /// The vector of (0, b; c, 0) for the eigenvalue i w, with a larger element of size 1.
    LAPILLI_DEVICE void own_pair(int first, TrevcStep& s) const {
        const double b = plain_of(m(first, first + 1)).re, c = plain_of(m(first + 1, first)).re,
                     w = value_.im;
        if (abs(b) >= abs(c)) {
            s.x[1] = {0, w / b};
        } else {
            s.x[0] = {-w / c, 0};
            s.x[1] = {0, 1};
        }
    }
    LAPILLI_DEVICE static C lowered_by(C x, int down) { return {lowered(x.re, down), lowered(x.im, down)}; }
    LAPILLI_DEVICE void lower(int down) {
        if (down == 0) return;
        down_ += down;
        bound_ = lowered(bound_, down);
        LAPILLI_UNROLL
        for (int s = 0; s < 2; ++s) at_[s] = lowered_by(at_[s], down);
    }

    /// The block's rows go to memory, and the other rows get the column's scale.
    LAPILLI_DEVICE void finish() {
        R most[1] = {max(size_of(at_[0]), size_of(at_[1]))};
        butterfly(most, 16, 1, LargerOf());
        bound_ += R(2 * rows_) * p.largest * most[0];
        if (bound_ > range_.sum / R(4)) lower(1);
        LAPILLI_UNROLL
        for (int s = 0; s < 2; ++s) {
            const int i = lane_id() + 32 * s;
            if (i < rows_) put(row_of(i), at_[s]);
        }
        if (down_ == 0) return;
        for (std::int64_t i = lane_id(); i < p.t.rows; i += 32)
            if (i < p.first || i >= p.first + p.rows) put(i, lowered_by(element(i), down_));
    }

    const TrevcBlockArgs<T>& p;
    const bool right_;
    const int rows_;
    const TrevcRange<R> range_;
    const Shared<T> m_;
    bool pair_ = false;
    T* x_ = nullptr;
    PlainComplex value_;  ///< of M
    double least_ = 0;
    int own_ = 0, top_ = 0, down_ = 0;  ///< own_: the vector's row where it begins in this block
    R bound_ = 0;
    C at_[2];
};

template <class T>
__global__ void __launch_bounds__(256) trevc_block(TrevcProblem<T> problem) {
    const TrevcBlockArgs<T>& args = problem.args;
    TrevcVector<T> vector(args);
    vector.load_triangle();
    const std::int64_t k =
        args.first_column() + static_cast<std::int64_t>(block_id()) * (thread_count() / 32) + warp_id();
    if (k < args.end_column()) vector.run(k);
}

/// A vector in memory as complex numbers, element by element.
template <class T>
struct VectorInMemory {
    T *x, *y;  ///< y: the imaginary parts of a pair's
    bool pair;

    LAPILLI_DEVICE PlainComplex get(std::int64_t i) const {
        const T a = load(x + i);
        if constexpr (is_complex<T>) {
            return {static_cast<double>(real(a)), static_cast<double>(imag(a))};
        } else {
            return {static_cast<double>(a), pair ? static_cast<double>(load(y + i)) : 0.0};
        }
    }
    LAPILLI_DEVICE void put(std::int64_t i, PlainComplex e) const {
        using R = real_t<T>;
        if constexpr (is_complex<T>) {
            store(x + i, T(static_cast<R>(e.re), static_cast<R>(e.im)));
        } else {
            store(x + i, static_cast<R>(e.re));
            if (pair) store(y + i, static_cast<R>(e.im));
        }
    }
};

/// A warp's vector of n elements, whose |re| + |im| are at most `most`, to norm 1.
template <class T>
LAPILLI_DEVICE void make_unit_vector(const VectorInMemory<T>& v, std::int64_t n, double most) {
    const double by = 1.0 / most;
    double sum = 0, largest[1] = {-1};
    std::int64_t at = n;
    for (std::int64_t i = lane_id(); i < n; i += 32) {
        const PlainComplex e = v.get(i);
        const double re = e.re * by, im = e.im * by, square = re * re + im * im;
        sum += square;
        if (square > largest[0]) {
            largest[0] = square;
            at = i;
        }
    }
    const double own = largest[0], inverse = by * rsqrt(warp_sum(sum));
    butterfly(largest, 16, 1, LargerOf());
    // The first of equal ones.
    std::int64_t first[1] = {own == largest[0] ? -at : -n};
    butterfly(first, 16, 1, LargerOf());
    at = -first[0];
    double cosine = inverse, sine = 0;
    const bool turns = is_complex<T> || v.pair;
    if (turns) {
        const PlainComplex e = v.get(at);
        const double of_size = inverse * by * rsqrt(largest[0]);
        cosine = e.re * of_size;
        sine = e.im * of_size;
    }
    sync_warp();
    for (std::int64_t i = lane_id(); i < n; i += 32) {
        const PlainComplex e = v.get(i);
        v.put(i, {cosine * e.re + sine * e.im, turns && i == at ? 0.0 : cosine * e.im - sine * e.re});
    }
}

/// TrevcScaleArgs: a warp has a vector.
template <class T>
__global__ void __launch_bounds__(256) trevc_scale(TrevcScaleArgs<T> args) {
    const std::int64_t k = static_cast<std::int64_t>(block_id()) * (thread_count() / 32) + warp_id(),
                       n = args.x.rows;
    if (k >= args.t.rows) return;
    const VectorColumns<T> columns(args.t.data, args.t.ld, args.t.rows, k);
    if (!columns.first) return;
    T* const x = args.x.data + k * args.x.ld;
    const VectorInMemory<T> v{x, x + args.x.ld, columns.pair};
    double most[1] = {0};
    for (std::int64_t i = lane_id(); i < n; i += 32) {
        const PlainComplex e = v.get(i);
        most[0] = max(most[0], abs(e.re) + abs(e.im));
    }
    butterfly(most, 16, 1, LargerOf());
    if (most[0] == 0) return;
    if (args.unit) return make_unit_vector(v, n, most[0]);
    for (std::int64_t i = lane_id(); i < n; i += 32) {
        const PlainComplex e = v.get(i);
        v.put(i, {e.re / most[0], e.im / most[0]});
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
