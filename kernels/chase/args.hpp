// SPDX-License-Identifier: BSD-3-Clause
// The bulge chase: a Hermitian band matrix becomes tridiagonal. Its arguments, which sweeps and steps there are, and how the
// reflectors lie in memory. Plain data, shared by the kernels and the backends; T is the scalar, R its real type.
#pragma once

#include <cstdint>
#include <numeric>

#include "base/access.hpp"

namespace lapilli {

/// The widest band that is chased.
inline constexpr std::int64_t chase_widest = 128;
/// So many sweeps make a group: their reflectors are neighbours in memory, those of one step make a block reflector.
inline constexpr std::int64_t chase_group = 32;

/// Sweep s takes column s to tridiagonal form, and chases what fills in down the band in steps. Step t has the rows from
/// s + 1 + t b on, as many as the band is wide:
///
///       s    c0 .. r0 .. r0+b
///       .
///   s+1 x .                     step 0: the reflector of column s, on both sides of D, the block on the diagonal.
///       x . .                   Step t: the reflector of the step before from the right on O, the block left of D, which it
///    c0 x D D .                 fills; the reflector that leaves O's first column one element, from the left on O and on
///       . D D D .               both sides of D. The rest of O stays full until the next sweep.
///    r0   O O O D .
///         O O O D D .
struct ChaseShape {
    std::int64_t n, b;  ///< order, from 2; elements below the diagonal, from 1

    constexpr std::int64_t sweeps() const { return n - 1; }
    constexpr std::int64_t steps(std::int64_t s) const { return (n - 2 - s) / b + 1; }
    constexpr std::int64_t row(std::int64_t s, std::int64_t t) const { return s + 1 + t * b; }
    /// Rows of a step: the last one of a sweep may have fewer.
    constexpr std::int64_t length(std::int64_t s, std::int64_t t) const {
        return n - row(s, t) < b ? n - row(s, t) : b;
    }
    constexpr std::int64_t groups() const { return (sweeps() + chase_group - 1) / chase_group; }
    /// Sweeps of a group that have a step t.
    constexpr std::int64_t members(std::int64_t group, std::int64_t t) const {
        const std::int64_t left = sweeps() - t * b - group * chase_group;
        return left < 0 ? 0 : left < chase_group ? left : chase_group;
    }

    // The reflectors lie in columns of ldv() elements, of which b count; behind them are zeros. A group has chase_group
    // columns for each step of its first sweep. Seen with a leading dimension of ldv() - 1, the columns of one step are the
    // block reflector as it meets the rows of a matrix: each one row lower than the one before, with zeros around it.
    constexpr std::int64_t ldv() const { return b + chase_group; }
    constexpr std::int64_t group_columns(std::int64_t group) const {
        return steps(group * chase_group) * chase_group;
    }
    /// first: of each group the columns before it.
    static constexpr std::int64_t column(const std::int64_t* first, std::int64_t s, std::int64_t t) {
        return first[s / chase_group] + t * chase_group + s % chase_group;
    }
    /// Of all groups. Of `period` groups the last one's first sweep has `fewer` steps less than the first one's, whatever b is:
    /// memory queries ask this, and must not take longer for a longer matrix.
    constexpr std::int64_t columns() const {
        const std::int64_t common = std::gcd(b, chase_group), period = b / common,
                           fewer = chase_group / common;
        std::int64_t sum = 0;
        for (std::int64_t g = 0; g < period && g < groups(); ++g) {
            const std::int64_t count = (groups() - g - 1) / period + 1;
            sum += count * steps(g * chase_group) - count * (count - 1) / 2 * fewer;
        }
        return sum * chase_group;
    }

    // With a launch for each step of the whole chase, launch k does step k - 2 s of every sweep s that has one: a step
    // begins when the sweep before has done the next one, whose first row it shares.
    constexpr std::int64_t launches() const { return 2 * (sweeps() - 1) + 1; }
    constexpr std::int64_t last_sweep(std::int64_t k) const {
        return k / 2 < sweeps() ? k / 2 : sweeps() - 1;
    }
    /// Behind the last one in a launch that has none. That of the launch before does for a start.
    constexpr std::int64_t first_sweep(std::int64_t k, std::int64_t start) const {
        while (start <= last_sweep(k) && k - 2 * start >= steps(start)) ++start;
        return start;
    }
};

constexpr std::int64_t chase_words(std::int64_t n) { return n; }
/// A row of b + 1 elements for each step of a sweep, in words that hold four bytes of it.
template <class T>
constexpr std::int64_t chase_mail(std::int64_t n, std::int64_t b) {
    return ChaseShape{n, b}.steps(0) * (b + 1) * static_cast<std::int64_t>(sizeof(T) / 4);
}
constexpr std::int64_t chase_carried(std::int64_t n, std::int64_t b) { return n * (b + 1); }

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

/// T of each block reflector I - V T V^H, a step of the sweeps of a group: chase_group by chase_group, upper triangular, zeros
/// below and behind its members.
template <class T>
struct ChaseFactorsArgs {
    using Scalar = T;
    static constexpr const char* name = "chase_factors";
    std::int64_t n, b;
    const T *v, *tau;
    const std::int64_t* first;
    T* t;  ///< that of the reflectors in columns c, c + 1, ... at c chase_group

    constexpr ChaseShape shape() const { return {n, b}; }
    constexpr const char* violation() const {
        return n > 1 && b > 0 && b <= chase_widest ? nullptr : "chase_factors: order, width";
    }
    constexpr bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, v, Extent::array(shape().columns() * shape().ldv()));
        touch(Access::read, tau, Extent::array(shape().columns()));
        touch(Access::read, first, Extent::array(shape().groups()));
        touch(Access::write, t, Extent::array(shape().columns() * chase_group));
    }
};

}  // namespace lapilli
