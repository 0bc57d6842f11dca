// SPDX-License-Identifier: BSD-3-Clause
// The solution of a triangular system for one vector, or for a few, in one operation: arguments, and the
// division of its rows into blocks. Plain data, shared by the kernels, the backends and the tests.
#pragma once

#include <cstdint>

#include "base/access.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli {

/// The unknowns of a block.
inline constexpr int trsv_order = 64;
inline constexpr int trsv_threads = 256;
/// The timeout of a thread block that waits for another block's unknowns, in nanoseconds.
inline constexpr std::int64_t trsv_patience = 60'000'000'000;

/// The vectors that a team of thread blocks solves for at the same time, where there are several.
template <class T>
inline constexpr int trsv_columns = sizeof(T) == 16 ? 4 : 8;

/// Words of `mail`: each unknown with its stamp, and one that is set when a block times out.
template <class T>
constexpr index_t trsv_mail(index_t n, index_t columns = 1) {
    const index_t places = columns == 1 ? 1 : round_up(columns, index_t{trsv_columns<T>});
    return n * places * static_cast<index_t>(sizeof(T) / 4) + 1;
}

/// X := alpha op(A)^-1 X, A triangular of order n. The other triangle is not read, nor is the diagonal if
/// `unit` is true. If a block has timed out, X contains NaN.
template <class T>
struct TrsvArgs {
    using Scalar = T;
    static constexpr const char* name = "trsv";
    Uplo uplo;
    Op op;
    bool unit;
    T alpha;
    DeviceView<const T> a;
    DeviceView<T> x;
    std::uint64_t* mail;  ///< trsv_mail<T>(n, columns) words, zero before the operation, aligned to 16 bytes

    const char* violation() const { return a.rows == a.cols && a.rows == x.rows ? nullptr : "trsv: shape"; }
    bool empty() const { return x.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::write, x);
        touch(Access::write, mail, Extent::array(trsv_mail<T>(x.rows, x.cols)));
    }
};

/// A triangle of A, and whether it is transposed.
struct TrsvTriangle {
    Uplo uplo;
    Op op;
    bool unit;

    /// The last unknown is solved for first.
    constexpr bool backwards() const { return (uplo == Uplo::upper) == (op == Op::none); }
};

/// x := second^-1 first^-1 b for one vector, with two triangles of A. One of them begins with the last
/// unknown, the other one with the first. The bits are those of two operations.
template <class T>
struct TrsvTwoArgs {
    using Scalar = T;
    static constexpr const char* name = "trsv_two";
    TrsvTriangle first, second;
    DeviceView<const T> a;
    const T* b;
    T* x;  ///< may be b
    /// The mail of both solutions, each rounded up to two words: zero before the operation, aligned to 16
    /// bytes
    std::uint64_t* mail;

    static constexpr index_t words(index_t n) { return round_up(trsv_mail<T>(n), index_t{2}); }
    const char* violation() const {
        return a.rows == a.cols && first.backwards() != second.backwards() ? nullptr : "trsv_two: triangles";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        touch(Access::read, b, Extent::array(a.rows));
        touch(Access::write, x, Extent::array(a.rows));
        touch(Access::write, mail, Extent::array(2 * words(a.rows)));
    }
};

}  // namespace lapilli

#define LAPILLI_TRSV_OPERATIONS(X) X(TrsvArgs) X(TrsvTwoArgs)
