// SPDX-License-Identifier: BSD-3-Clause
// Arguments of the bulge chase, which reduces a Hermitian band matrix to a tridiagonal one. Plain data,
// shared by the kernels and the backends; T is the scalar, R its real type.
#pragma once

#include "chase/shape.hpp"

namespace lapilli {

/// Sweep s reduces column s to tridiagonal form (ChaseShape):
///
///       s    c0 .. r0 .. r0+b
///       .
///   s+1 x .                     Step 0 applies the reflector of column s to both sides of D, the diagonal block.
///       x . .                   Step t applies the previous step's reflector from the right to O, the block left
///    c0 x D D .                 of D, which fills it. It then makes a reflector that leaves one element in O's
///       . D D D .               first column, and applies it from the left to O and to both sides of D. The rest
///    r0   O O O D .             of O stays full until the next sweep.
///         O O O D D .
///
/// T = Q^H A Q by Householder reflectors H = I - tau v v^H, where v has b elements, the first of them 1. Q is
/// the product of all reflectors, by sweeps and within a sweep by steps.
template <class T, class R>
struct BandChase {
    using Scalar = T;
    static constexpr const char* name = "band_chase";
    std::int64_t n, b;
    const T* band;     ///< A(j + i, j) at i + j ldw, i = 0 .. b. Imaginary parts of the diagonal are not read
    std::int64_t ldw;  ///< at least b + 1
    R *d, *e;          ///< n, n - 1
    T *v, *tau;        ///< see ChaseShape; both null: reflectors are not kept
    const std::int64_t* first;  ///< of each group, see ChaseShape
    T* parked;                  ///< chase_parked(n, b) elements: windows of sweeps that are not in registers
    std::uint64_t* mail;        ///< chase_mail<T>(n, b) words, zero
    unsigned* failed;           ///< zero; set when a block times out
    std::int64_t patience;      ///< timeout of a waiting block in nanoseconds
    bool stepwise;  ///< one launch per step, instead of one launch in which sweeps wait for each other

    constexpr ChaseShape shape() const { return {n, b}; }
    /// The violated precondition; null if all hold.
    constexpr const char* violation() const {
        return n > 1 && n < chase_longest && b > 0 && b <= chase_widest && ldw > b
                   ? nullptr
                   : "band_chase: order, width";
    }
    constexpr bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, band, Extent::matrix(b + 1, n, ldw));
        touch(Access::write, d, Extent::array(n));
        touch(Access::write, e, Extent::array(n - 1));
        if (v != nullptr) {
            touch(Access::write, v, Extent::array(shape().columns() * shape().ldv()));
            touch(Access::write, tau, Extent::array(shape().columns()));
            touch(Access::read, first, Extent::array(shape().groups()));
        }
        touch(Access::write, parked, Extent::array(chase_parked(n, b)));
        touch(Access::write, mail, Extent::array(chase_mail<T>(n, b)));
        touch(Access::write, failed, Extent::array(1));
    }
};

/// The chase of a matrix of T.
template <class T>
using BandChaseArgs = BandChase<T, real_t<T>>;

}  // namespace lapilli

#define LAPILLI_CHASE_OPERATIONS(X) X(BandChaseArgs)
