// SPDX-License-Identifier: BSD-3-Clause
// A bulge chase: its sweeps and steps, and the layout of the reflectors that it leaves. Whatever is chased,
// what packs and applies reflectors reads any set in this layout; a chase with two unitary matrices leaves
// two. Plain data, shared by the kernels and the backends; T is the scalar.
#pragma once

#include <cstdint>
#include <numeric>

#include "base/access.hpp"

namespace lapilli {

/// The widest band that is chased, and an order that no device's memory holds: the numbers of steps are ints.
inline constexpr std::int64_t chase_widest = 128, chase_longest = 1 << 30;
/// The sweeps of a group: their reflectors are neighbours in memory, those of one step make a block
/// reflector.
inline constexpr std::int64_t chase_group = 32;

/// Sweep s begins with column s, and chases what fills in down the band in steps. The reflector of step t has
/// the rows from s + 1 + t b on, as many as the band is wide.
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

    // Each reflector lies in a column of ldv() elements: the first b are its own, the rest are zeros. A group
    // has chase_group columns for each step of its first sweep. Seen with a leading dimension of ldv() - 1,
    // the columns of one step are the block reflector as it meets the rows of a matrix: each one row lower
    // than the one before, with zeros around it.
    constexpr std::int64_t ldv() const { return b + chase_group; }
    constexpr std::int64_t group_columns(std::int64_t group) const {
        return steps(group * chase_group) * chase_group;
    }
    /// first: of each group the columns before it.
    static constexpr std::int64_t column(const std::int64_t* first, std::int64_t s, std::int64_t t) {
        return first[s / chase_group] + t * chase_group + s % chase_group;
    }
    /// The columns of all groups. Of `period` groups the last one's first sweep has `fewer` steps less than
    /// the first one's, whatever b is: memory queries ask this, and must not take longer for a longer matrix.
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

    // With a launch for each step of the whole chase, launch k does step k - 2 s of every sweep s that has
    // one: a step begins when the sweep before has done the next one, whose first row it shares.
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

/// The elements of O and D in all steps of the first sweep.
constexpr std::int64_t chase_parked(std::int64_t n, std::int64_t b) {
    return ChaseShape{n, b}.steps(0) * 2 * b * b;
}
/// A step sends b elements to the next step, and b + 1 to the next sweep, in words that hold four bytes. The
/// latter have slots for two sweeps.
template <class T>
constexpr std::int64_t chase_mail(std::int64_t n, std::int64_t b) {
    return ChaseShape{n, b}.steps(0) * (3 * b + 2) * static_cast<std::int64_t>(sizeof(T) / 4);
}

}  // namespace lapilli
