// SPDX-License-Identifier: BSD-3-Clause
// QR factorization of a tall matrix of few columns in as few passes over the matrix as possible: arguments of
// the operations. Plain data, shared by the kernels, the backends and the tests.
//
//     G = A^H A                     tall_gram        reads A
//     G = R^H R                     tall_cholesky
//     G' = (A R^-1)^H (A R^-1)      tall_gram        reads A, if one pass is not enough: TallQrWay::twice
//     T - D R' = L W                tall_reflectors  T: the first rows of A R^-1 (tall_divide), G' = R'^H R' or R' = I
//     A <- A R^-1 W^-1              tall_divide      reads and writes the rows below: the reflectors. A is unchanged before
//
// D R' R is LAPACK's R. L, on top of the reflectors V of the rows below, holds LAPACK's reflectors, as in
// panel_qr/cholesky.cuh.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "arch/limits.hpp"
#include "base/access.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli {

/// The most columns.
template <class T>
inline constexpr int tall_qr_limit = is_complex<T> ? 64 : 128;

/// The scalar of all small matrices: double precision.
template <class T>
using tall_qr_wide = std::conditional_t<is_complex<T>, std::complex<double>, double>;

/// The outcome so far, a word that each operation leaves for the following ones.
enum class TallQrWay : int {
    none = 0,   ///< this method fails; A is unchanged and must be factored in another way
    twice = 1,  ///< A R^-1 is not orthogonal to rounding errors: its Gram matrix is needed
    once = 2    ///< A R^-1 is orthogonal to rounding errors
};

/// A triangular factor F in the format of tall_divide: squares of 8 x 8, each stored by columns, ordered by
/// columns of squares; then the inverses of the diagonal squares. Padded columns are those of the identity.
struct TallQrFactor {
    static constexpr int side = 8, square = side * side;
    static constexpr int squares(int sides) { return sides * (sides + 1) / 2; }
    static constexpr int square_at(int row, int column) { return (squares(column) + row) * square; }
    static constexpr int within(int i, int k) { return k % side * side + i % side; }
    /// The position of element (i, k), whose square must not be below the diagonal.
    static constexpr int at(int i, int k) { return square_at(i / side, k / side) + within(i, k); }
    /// The position of the inverses in an array for this many columns.
    static constexpr int inverses_at(int columns) { return squares(columns / side) * square; }
    static constexpr int size(int columns) { return inverses_at(columns) + columns * side; }
};

/// Kernels are compiled for 32, 64 and 128 columns.
constexpr int tall_qr_columns(std::int64_t width) { return width <= 32 ? 32 : width <= 64 ? 64 : 128; }

inline constexpr int tall_qr_threads = 256, tall_qr_most_blocks = 160;

/// The Gram matrix as computed by the warps of a block, each from its own 16 rows at a time. A group has as
/// many warps as there are strips of 16 columns, and adds up the products of its rows. Warps 2 p and 2 p + 1
/// of a group compute halves of strips p and strips - 1 - p, right of the diagonal:
///
///       h h h h      of strips p, p + 1, ... in the first one, and of strips - 1 - p ... in the other,
///         . . .      together strips + 1 squares of 16 x 16; a warp has 8 columns of each
///           . .
///             h
template <class T>
struct TallGramShape {
    static constexpr int warps = tall_qr_threads / 32, tile = 16;
    static constexpr int strips(int columns) { return columns / tile; }
    static constexpr int groups(int columns) { return warps / strips(columns); }
    /// Blocks per multiprocessor.
    static constexpr int blocks_at_once(int columns) { return columns == 32 ? 2 : 1; }
    static constexpr int elements(int columns) {
        return strips(columns) * (strips(columns) + 1) * tile * tile / 2;
    }
    static constexpr int ld(int columns) { return columns + 4; }
    static constexpr std::size_t wide_bytes = sizeof(tall_qr_wide<T>);
    static constexpr std::size_t rows_bytes(int columns) {
        return static_cast<std::size_t>(groups(columns) * columns * ld(columns)) * wide_bytes;
    }
    static constexpr std::size_t factor_bytes(int columns) {
        return static_cast<std::size_t>(TallQrFactor::size(columns)) * wide_bytes;
    }
    static constexpr std::size_t bytes(int columns, bool divided) {
        return rows_bytes(columns) + (divided ? factor_bytes(columns) : 0);
    }
    /// The number of blocks of a launch, with at least 16 rows per warp, and the elements of all their parts.
    static constexpr std::int64_t blocks(std::int64_t rows, int columns,
                                         int multiprocessors = tall_qr_most_blocks) {
        const std::int64_t most =
            std::int64_t{std::min(multiprocessors, tall_qr_most_blocks)} * blocks_at_once(columns);
        return std::clamp<std::int64_t>((rows + 16 * warps - 1) / (16 * warps), 1, most);
    }
    static constexpr std::int64_t work(std::int64_t rows, int columns) {
        return blocks(rows, columns) * elements(columns);
    }
};

/// gram = A^H A, or (A F^-1)^H (A F^-1), in double precision, summed in an order that depends only on the
/// sizes and the device.
template <class T>
struct TallGramArgs {
    using Scalar = T;
    using W = tall_qr_wide<T>;
    static constexpr const char* name = "tall_gram";
    DeviceView<const T> a;
    const W* factor;  ///< null, or a TallQrFactor for tall_qr_limit columns
    const int* way;   ///< with a factor: nothing happens unless it is `twice`
    W* work;          ///< TallGramShape<T>::work(a.rows, tall_qr_columns(a.cols)) elements
    DeviceView<W> gram;

    const char* violation() const {
        const bool fits = a.cols <= tall_qr_limit<T> && gram.rows == a.cols && gram.cols == a.cols;
        return fits && (factor == nullptr) == (way == nullptr) ? nullptr : "tall_gram: shape";
    }
    bool empty() const { return a.cols == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a);
        if (factor != nullptr) {
            touch(Access::read, factor, Extent::array(TallQrFactor::size(tall_qr_limit<T>)));
            touch(Access::read, way, Extent::array(1));
        }
        touch(Access::write, work, Extent::array(TallGramShape<T>::work(a.rows, tall_qr_columns(a.cols))));
        touch(Access::write, gram);
    }
};

/// gram = R^H R: computes R with zeros below its diagonal, and a copy as a factor for tall_divide.
template <class T>
struct TallCholeskyArgs {
    using Scalar = T;
    using W = tall_qr_wide<T>;
    static constexpr const char* name = "tall_cholesky";
    DeviceView<const W> gram;
    DeviceView<W> r;
    W* factor;  ///< TallQrFactor::size(tall_qr_limit<T>)
    int* way;   ///< a TallQrWay

    const char* violation() const {
        const bool fits = gram.cols <= tall_qr_limit<T> && gram.rows == gram.cols;
        return fits && r.rows == gram.rows && r.cols == gram.cols ? nullptr : "tall_cholesky: shape";
    }
    bool empty() const { return gram.cols == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, gram);
        touch(Access::write, r);
        touch(Access::write, factor, Extent::array(TallQrFactor::size(tall_qr_limit<T>)));
        touch(Access::write, way, Extent::array(1));
    }
};

/// Computes the reflectors in the first rows, R, tau, and the factor by which the rows below must be divided.
template <class T>
struct TallReflectorsArgs {
    using Scalar = T;
    using W = tall_qr_wide<T>;
    static constexpr const char* name = "tall_reflectors";
    DeviceView<const W> q;     ///< square: the first rows of A R^-1
    DeviceView<const W> gram;  ///< of A R^-1, if it was needed
    DeviceView<const W> r;     ///< from tall_cholesky
    DeviceView<T> a;           ///< square: LAPACK's R, with reflectors below its diagonal
    T* tau;
    W* factor;  ///< W, or W R after only one Gram matrix: TallQrFactor::size(tall_qr_limit<T>) elements
    int* way;   ///< a TallQrWay. If it is or becomes `none`, nothing is written

    const char* violation() const {
        const index_t n = a.cols;
        const auto is_square = [&](const auto& x) { return x.rows == n && x.cols == n; };
        const bool fits = n <= tall_qr_limit<T> && is_square(a) && is_square(q) && is_square(gram);
        return fits && is_square(r) ? nullptr : "tall_reflectors: shape";
    }
    bool empty() const { return a.cols == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, q);
        touch(Access::read, gram);
        touch(Access::read, r);
        touch(Access::write, a);
        touch(Access::write, tau, Extent::array(a.cols));
        touch(Access::write, factor, Extent::array(TallQrFactor::size(tall_qr_limit<T>)));
        touch(Access::write, way, Extent::array(1));
    }
};

/// The rows X of A below the first ones become X first^-1 second^-1, and the first rows become `top`. With
/// two factors, `second` alone is applied if `way` is `once`, and nothing happens if it is `none`.
template <class T>
struct TallDivideArgs {
    using Scalar = T;
    using W = tall_qr_wide<T>;
    static constexpr const char* name = "tall_divide";
    DeviceView<T> a;
    const W *first, *second;  ///< TallQrFactor of tall_qr_limit columns; `second` may be null
    const int* way;
    DeviceView<const T> top{};  ///< the first rows; may be empty
    DeviceView<W> wide{};       ///< empty, or receives the result instead of A

    const char* violation() const {
        const bool fits = top.rows == 0 || (top.cols == a.cols && top.rows <= a.rows && wide.rows == 0);
        const bool goes = wide.rows == 0 || (wide.rows == a.rows && wide.cols == a.cols);
        return fits && goes && a.cols <= tall_qr_limit<T> ? nullptr : "tall_divide: shape";
    }
    bool empty() const { return a.rows == 0 || a.cols == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        const Extent factor = Extent::array(TallQrFactor::size(tall_qr_limit<T>));
        touch(Access::write, a);
        touch(Access::read, first, factor);
        if (second != nullptr) touch(Access::read, second, factor);
        touch(Access::read, way, Extent::array(1));
        if (top.rows > 0) touch(Access::read, top);
        if (wide.rows > 0) touch(Access::write, wide);
    }
};

}  // namespace lapilli

#define LAPILLI_TALL_QR_OPERATIONS(X) \
    X(TallGramArgs) X(TallCholeskyArgs) X(TallReflectorsArgs) X(TallDivideArgs)
