// SPDX-License-Identifier: BSD-3-Clause
// The bulge chase of a Hermitian band matrix, which becomes tridiagonal: its arguments. Plain data, shared by the kernels and
// the backends; T is the scalar, R its real type.
#pragma once

#include "chase/shape.hpp"

namespace lapilli {

/// Sweep s takes column s to tridiagonal form (ChaseShape):
///
///       s    c0 .. r0 .. r0+b
///       .
///   s+1 x .                     step 0: the reflector of column s, on both sides of D, the block on the diagonal.
///       x . .                   Step t: the reflector of the step before from the right on O, the block left of D, which it
///    c0 x D D .                 fills; the reflector that leaves O's first column one element, from the left on O and on
///       . D D D .               both sides of D. The rest of O stays full until the next sweep.
///    r0   O O O D .
///         O O O D D .
///
/// T = Q^H A Q by Householder reflectors H = I - tau v v^H, v of b elements of which the first is 1. Q is the product of all
/// of them, sweep by sweep, and in each step by step.
template <class T, class R>
struct BandChase {
    using Scalar = T;
    static constexpr const char* name = "band_chase";
    std::int64_t n, b;
    T* band;           ///< A(j + i, j) at i + j ldw, i = 0 .. b, below them zeros up to i = 2b - 1; destroyed
    std::int64_t ldw;  ///< from 2b
    R *d, *e;          ///< n, n - 1
    T *v, *tau;        ///< see ChaseShape; both null: the reflectors are not kept
    const std::int64_t* first;  ///< of each group, see ChaseShape
    T* carried;                 ///< with a launch for each step: chase_carried(n, b) elements
    unsigned* progress;         ///< chase_words(n), zero. The last one is not when a block has waited in vain
    std::uint64_t* mail;        ///< chase_mail<T>(n, b) words, zero
    std::int64_t patience;      ///< how long, in nanoseconds
    bool stepwise;  ///< a launch for each step, instead of one in which sweeps wait for each other

    constexpr ChaseShape shape() const { return {n, b}; }
    /// The precondition that does not hold; null when all do.
    constexpr const char* violation() const {
        return n > 1 && b > 0 && b <= chase_widest && ldw >= 2 * b ? nullptr : "band_chase: order, width";
    }
    constexpr bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, band, Extent::matrix(2 * b, n, ldw));
        touch(Access::write, d, Extent::array(n));
        touch(Access::write, e, Extent::array(n - 1));
        if (v != nullptr) {
            touch(Access::write, v, Extent::array(shape().columns() * shape().ldv()));
            touch(Access::write, tau, Extent::array(shape().columns()));
            touch(Access::read, first, Extent::array(shape().groups()));
        }
        touch(Access::write, carried, Extent::array(chase_carried(n, b)));
        touch(Access::write, progress, Extent::array(chase_words(n)));
        touch(Access::write, mail, Extent::array(chase_mail<T>(n, b)));
    }
};

/// The chase of a matrix of T.
template <class T>
using BandChaseArgs = BandChase<T, real_t<T>>;

}  // namespace lapilli

#define LAPILLI_CHASE_OPERATIONS(X) X(BandChaseArgs)
