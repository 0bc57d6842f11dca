// SPDX-License-Identifier: BSD-3-Clause
// Arguments of operations on a few long vectors. Plain data, shared by the kernels, the backends and the
// tests.
//
//     vectors    k-by-n, column-major: the k numbers of one entry are contiguous in memory; n is large, k is small
#pragma once

#include <algorithm>
#include <cstdint>

#include "base/access.hpp"
#include "base/view.hpp"

namespace lapilli {

/// x(i, j) := random_entry(seed, i, first + j): vector i, entry first + j
template <class T>
struct RandomizeArgs {
    using Scalar = T;
    static constexpr const char* name = "randomize";
    std::uint64_t seed;
    index_t first;
    DeviceView<T> x;

    const char* violation() const { return nullptr; }
    bool empty() const { return x.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, x);
    }
};

/// The number of parts in which sums of squares are added. It depends only on the vectors' length, and so the
/// result has the same bits in every run.
constexpr index_t parts_of_squares(index_t n) {
    return std::clamp<index_t>(ceil_div(n, index_t{256}), 1, index_t{1024});
}

/// squares[i] := the sum of the squares |x(i, j)|^2 over j
template <class T>
struct SquaresArgs {
    using Scalar = T;
    static constexpr const char* name = "squares";
    DeviceView<const T> x;
    real_t<T>* parts;  ///< workspace: parts_of_squares(n) numbers for each vector
    real_t<T>* squares;

    const char* violation() const { return nullptr; }
    bool empty() const { return x.rows == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, x);
        touch(Access::write, parts, Extent::array(x.rows * parts_of_squares(x.cols)));
        touch(Access::write, squares, Extent::array(x.rows));
    }
};

/// r := a - diag(values) b, where r may be a, and squares[i] := the sum of |r(i, j)|^2 over j
template <class T>
struct ResidualsArgs {
    using Scalar = T;
    static constexpr const char* name = "residuals";
    DeviceView<const T> a, b;
    const T* values;  ///< only real parts are used
    DeviceView<T> r;
    real_t<T>* parts;  ///< as in SquaresArgs
    real_t<T>* squares;

    const char* violation() const {
        const auto fits = [&](const DeviceView<const T>& v) { return v.rows == r.rows && v.cols == r.cols; };
        return fits(a) && fits(b) ? nullptr : "residuals: shapes";
    }
    bool empty() const { return r.rows == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::read, b);
        touch(Access::read, values, Extent::array(r.rows));
        touch(Access::write, r);
        touch(Access::write, parts, Extent::array(r.rows * parts_of_squares(r.cols)));
        touch(Access::write, squares, Extent::array(r.rows));
    }
};

/// Limits of `combine`: real numbers in a column of the source, and coefficients, with both dimensions
/// rounded up to multiples of 16. A complex number counts as two real ones, its coefficient as four.
inline constexpr index_t combine_most_sources = 128, combine_most_coefficients = 8192;
/// Whether the kernel accepts this many vectors.
template <class T>
constexpr bool combine_takes(index_t sources, index_t targets) {
    const index_t planes = is_complex<T> ? 2 : 1;
    const index_t m = round_up(planes * sources, 16), k = round_up(planes * targets, 16);
    return m <= combine_most_sources && k <= combine_most_coefficients / std::max<index_t>(1, m);
}

/// target := C^H source, or C^H source + target. Vectors of the target may be among those of the source
template <class T>
struct CombineArgs {
    using Scalar = T;
    static constexpr const char* name = "combine";
    DeviceView<const T> c, source;
    bool adds;
    DeviceView<T> target;

    const char* violation() const {
        const bool fits = c.rows == source.rows && c.cols == target.rows && source.cols == target.cols;
        return fits && combine_takes<T>(c.rows, c.cols) ? nullptr : "combine: shapes";
    }
    bool empty() const { return target.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, c);
        touch(Access::read, source);
        touch(Access::write, target);
    }
};

}  // namespace lapilli

#define LAPILLI_LONG_VECTORS_OPERATIONS(X) \
    X(RandomizeArgs)                       \
    X(SquaresArgs)                         \
    X(ResidualsArgs)                       \
    X(CombineArgs)
