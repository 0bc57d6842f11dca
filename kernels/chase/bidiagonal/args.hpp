// SPDX-License-Identifier: BSD-3-Clause
// Arguments of the chase that reduces an upper band matrix to a bidiagonal one. Plain data, shared by the
// kernel and the backends; T is the scalar, R its real type.
#pragma once

#include "chase/shape.hpp"

namespace lapilli {

/// The widest band.
inline constexpr std::int64_t bidiagonal_widest = 64;

/// Sweep s reduces row s and column s + 1 (ChaseShape). With C_t the columns, R_t the rows from s + 1 + t b
/// on, b of each:
///
///             C_t
///       s     x x x        Step 0: O is row s. A reflector u from the right leaves one element of the row; D = R_0 x C_0 is
///     R_0     D D D        multiplied by it, and by the reflector v from the left that leaves one element of D's first column.
///             D D D
///
///   R_t-1   O O O          Step t: v of step t - 1 multiplies O = R_(t-1) x C_t from the left, which fills it. A reflector u
///           O O O          from the right leaves one element of O's first row, and multiplies the rest of O and D = R_t x C_t;
///     R_t   D D D          v leaves one element of D's first column, as in step 0. The other rows of O and columns of D stay
///           . D D          full until the next sweep.
///
/// B = Q^H A P by Householder reflectors H = I - tau v v^H, where v has b elements, the first of them 1. Q is
/// the product of all reflectors from the left, P of all from the right, by sweeps and within a sweep by
/// steps.
template <class T, class R>
struct BandBidiagonal {
    using Scalar = T;
    static constexpr const char* name = "band_bidiagonal";
    std::int64_t n, b;
    const T* band;     ///< A(i, j) at b + i - j + j ldw; elements above row 0 are not read
    std::int64_t ldw;  ///< at least b + 1
    R *d, *e;          ///< n, n - 1. The first diagonal element's imaginary part is not read
    T *u, *tau_u;      ///< the reflectors from the right, see ChaseShape; null: reflectors are not kept
    T *v, *tau_v;      ///< those from the left
    const std::int64_t* first;  ///< of each group, see ChaseShape
    T* parked;  ///< chase_parked(n, b) elements: windows of sweeps while their block works on another one
    std::uint64_t* mail;    ///< chase_mail<T>(n, b) words, zero
    unsigned* failed;       ///< zero; set when a block times out
    std::int64_t patience;  ///< timeout of a waiting block in nanoseconds

    constexpr ChaseShape shape() const { return {n, b}; }
    /// The violated precondition; null if all hold.
    constexpr const char* violation() const {
        return n > 1 && n < chase_longest && b > 0 && b <= bidiagonal_widest && ldw > b
                   ? nullptr
                   : "band_bidiagonal: order, width";
    }
    constexpr bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, band, Extent::matrix(b + 1, n, ldw));
        touch(Access::write, d, Extent::array(n));
        touch(Access::write, e, Extent::array(n - 1));
        if (u != nullptr) {
            for (T** const reflectors : {&u, &v})
                touch(Access::write, *reflectors, Extent::array(shape().columns() * shape().ldv()));
            for (T** const tau : {&tau_u, &tau_v})
                touch(Access::write, *tau, Extent::array(shape().columns()));
            touch(Access::read, first, Extent::array(shape().groups()));
        }
        touch(Access::write, parked, Extent::array(chase_parked(n, b)));
        touch(Access::write, mail, Extent::array(chase_mail<T>(n, b)));
        touch(Access::write, failed, Extent::array(1));
    }
};

/// The chase of a matrix of T.
template <class T>
using BandBidiagonalArgs = BandBidiagonal<T, real_t<T>>;

}  // namespace lapilli

#define LAPILLI_CHASE_BIDIAGONAL_OPERATIONS(X) X(BandBidiagonalArgs)
