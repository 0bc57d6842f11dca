// SPDX-License-Identifier: BSD-3-Clause
// How expert drivers scale systems: diag(R) A diag(C) Y = diag(R) B with X = diag(C) Y, or with R and C
// exchanged where A is transposed. When scaling is worth it, say LAPACK's LAQGE and LAQSY.
#pragma once

#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "device/calls.hpp"
#include "matrix/transfer.hpp"
#include "norms/scale_factors.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// Factors of rows and of columns, and which of them are used. Of a symmetric scaling both are S.
template <class R>
struct Scaling {
    bool of_rows = false, of_cols = false;
    std::vector<R> rows, cols;  ///< where they are used
    R rowcnd = 1, colcnd = 1;   ///< the smallest factor over the largest
    bool symmetric = false;

    bool any() const { return of_rows || of_cols; }
    /// Factors of the right-hand sides of op(A) X = B; the others are those of the solutions.
    bool of_b(Op op) const { return op == Op::none ? of_rows : of_cols; }
    const std::vector<R>& factors_of_b(Op op) const { return op == Op::none ? rows : cols; }
    bool of_x(Op op) const { return op == Op::none ? of_cols : of_rows; }
    const std::vector<R>& factors_of_x(Op op) const { return op == Op::none ? cols : rows; }
    /// Errors of scaled solutions over this bound those of the solutions.
    R condition_of_x(Op op) const { return op == Op::none ? colcnd : rowcnd; }

    /// LAPACK's equed.
    char letter() const {
        if (symmetric) return any() ? 'Y' : 'N';
        return of_rows ? (of_cols ? 'B' : 'R') : of_cols ? 'C' : 'N';
    }
    /// A small one, too. 'N' does not say whether the scaling is symmetric.
    void read_letter(char equed) {
        const char large = static_cast<char>(equed & ~('a' - 'A'));
        symmetric = symmetric || large == 'Y';
        of_rows = large == 'R' || large == 'B' || large == 'Y';
        of_cols = large == 'C' || large == 'B' || large == 'Y';
    }
};

namespace scaling {

template <class R>
constexpr R least_good_condition = R(0.1);
/// Whether amax is neither near overflow nor near underflow.
template <class R>
bool in_good_range(R amax) {
    constexpr R small = std::numeric_limits<R>::min() / std::numeric_limits<R>::epsilon();
    return amax >= small && amax <= 1 / small;
}

}  // namespace scaling

/// A NaN has no size that could be brought to 1.
template <class R>
Scaling<R> scaling_by(GeneralFactors<R> f) {
    Scaling<R> s;
    if (!f.good() || std::isnan(f.amax())) return s;
    s.rowcnd = f.rows.ratio;
    s.colcnd = f.cols.ratio;
    s.of_rows = !(s.rowcnd >= scaling::least_good_condition<R> && scaling::in_good_range(f.amax()));
    s.of_cols = !(s.colcnd >= scaling::least_good_condition<R>);
    if (s.of_rows) s.rows = std::move(f.rows.values);
    if (s.of_cols) s.cols = std::move(f.cols.values);
    return s;
}

template <class R>
Scaling<R> scaling_by(DiagonalFactors<R> f) {
    Scaling<R> s;
    s.symmetric = true;
    if (f.info != 0) return s;
    s.rowcnd = s.colcnd = f.ratio;
    s.of_rows = s.of_cols = !(f.ratio >= scaling::least_good_condition<R> && scaling::in_good_range(f.amax));
    if (s.any()) s.rows = s.cols = std::move(f.values);
    return s;
}

/// The smallest over the largest of factors that a caller gives, as LAPACK's drivers take it.
template <class R>
R condition_of_factors(const std::vector<R>& factors) {
    constexpr R least = std::numeric_limits<R>::min(), most = 1 / least;
    R smallest = most, largest = 0;
    for (const R x : factors) {
        smallest = std::min(smallest, x);
        largest = std::max(largest, x);
    }
    return factors.empty() ? R(1) : std::max(smallest, least) / std::min(largest, most);
}

/// The scaling that comes with given factors, as LAPACK's letter says. Of a symmetric one rows and cols are
/// the same.
template <class R>
Scaling<R> given_scaling(Context& context, char equed, const R* rows, const R* cols, index_t n) {
    const auto fetched = [&](const R* factors) {
        std::vector<R> values(static_cast<std::size_t>(n));
        copy_vector<R>(context, values.data(), factors, n);
        return values;
    };
    Scaling<R> s;
    s.read_letter(equed);
    if (s.of_rows) s.rows = fetched(rows);
    if (s.of_cols) s.cols = fetched(cols);
    s.rowcnd = condition_of_factors(s.rows);
    s.colcnd = condition_of_factors(s.cols);
    return s;
}

/// Scales working matrices of n rows, or columns, on their devices.
template <class T>
class Scaler {
    using R = real_t<T>;

  public:
    struct Work {
        std::vector<R*> rows, cols;  ///< on each device
        R *host_rows, *host_cols;    ///< pinned
        Work(Arena& arena, index_t n)
            : host_rows(arena.pinned_array<R>(n)), host_cols(arena.pinned_array<R>(n)) {
            for (int d = 0; d < arena.devices(); ++d) {
                rows.push_back(arena.device_array<R>(d, n));
                cols.push_back(arena.device_array<R>(d, n));
            }
        }
    };

    Scaler(Context& context, Work& work) : context_(context), w_(work) {}

    /// A := diag(rows) A diag(cols), all of it or the lower triangle; a list that is not used may be empty.
    /// Waits.
    void scale(const DistMatrix<T>& a, Part part, const Scaling<R>& s) {
        const bool rows = s.of_rows, cols = s.of_cols;
        if (rows) bring(s.rows, w_.host_rows, w_.rows);
        if (cols) bring(s.cols, w_.host_cols, w_.cols);
        for (index_t b = 0; b < a.cyclic.blocks(); b += a.cyclic.neighbours(b)) {
            const int d = a.cyclic.owner(b);
            const index_t column = a.cyclic.block_start(b), row = part == Part::lower ? column : 0;
            submit(context_.queue(d),
                   EquilibrateArgs<T>{part, rows ? at(w_.rows, d) + row : nullptr,
                                      cols ? at(w_.cols, d) + column : nullptr, a.neighbours(b, row)});
        }
        context_.synchronize();
    }
    /// B := diag(factors) B. Waits.
    void scale_rows(const DistMatrix<T>& b, const std::vector<R>& factors) {
        bring(factors, w_.host_rows, w_.rows);
        for (int d = 0; d < b.cyclic.devices(); ++d)
            submit(context_.queue(d), EquilibrateArgs<T>{Part::all, at(w_.rows, d), nullptr,
                                                         b.local[static_cast<std::size_t>(d)]});
        context_.synchronize();
    }

  private:
    static R* at(const std::vector<R*>& of_devices, int d) { return of_devices[static_cast<std::size_t>(d)]; }
    void bring(const std::vector<R>& factors, R* pinned, const std::vector<R*>& to) {
        std::copy(factors.begin(), factors.end(), pinned);
        for (std::size_t d = 0; d < to.size(); ++d)
            upload_array(context_.queue(static_cast<int>(d)), pinned, to[d],
                         static_cast<index_t>(factors.size()));
    }

    Context& context_;
    Work& w_;
};

}  // namespace lapilli
